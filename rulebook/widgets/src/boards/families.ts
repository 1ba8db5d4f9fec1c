// The families of Siggil as line drawings of our own, on a grid of 24; what is closed is filled in a lighter tone.

export const FAMILIES: { [family: string]: string[] } = {
  Akmuo: ["M3 17l3-8 6-5 6 3 3 9-3 4H6z", "M6 9l6 4 6-6M12 13l1 7"],
  Lapas: ["M5 19C4 10 9 4 20 4c0 11-6 16-15 15z", "M3 21C7 15 11 11 16 8", "M9.5 14l-.5-4M13 10.7l4 .3"],
  Plunksna: ["M7 17C4 10 9 4 21 3c0 8-4 14-10 14z", "M3 21L15 9", "M10 14h5M13 11h5"],
  Vėžlys: ["M12 6.5a6.5 6 0 1 0 0 12a6.5 6 0 1 0 0-12z", "M10 6.6C9.5 2.2 14.5 2.2 14 6.6",
    "M7 8.5L4 6M17 8.5L20 6M7 16.5L4 19M17 16.5l3 2.5", "M12 9.5l3 2v2.5l-3 2-3-2v-2.5z"],
  Vėjas: ["M2 9h12a3.2 3.2 0 1 0-3-4", "M2 13h16a3.2 3.2 0 1 1-3 4", "M2 17h7a2.2 2.2 0 1 1-2 3"],
  Kriauklė: ["M12 20L3 12c0-6 4-9 9-9s9 3 9 9z", "M12 20L7 4.5M12 20V3M12 20l5-15.5", "M8.5 20.5h7"],
  Ugnis: ["M12 22c-5 0-7.5-3-7.5-7 0-5 5-6.5 5.5-13 5 2 9.5 7 9.5 13 0 4-2.5 7-7.5 7z",
    "M12 22c-2 0-3.2-1.5-3.2-3.5 0-2 2-3 3.2-5.5 1.2 2.5 3.2 3.5 3.2 5.5s-1.2 3.5-3.2 3.5z"],
};

/** What is about a spirit: a ring of beads, and the box that holds it. */
export const BEADS = "M12-6a18 18 0 1 0 0 36a18 18 0 1 0 0-36";
export const HALO = "-8 -8 40 40";
