// Signs, seasons and creations as line drawings of our own, on a grid of 24.

/** The signs of the cards as they are woven: of straight threads, a wave apart. */
export const SIGNS: { [sign: string]: string[] } = {
  ratas: ["M8 3h8l5 5v8l-5 5H8l-5-5V8z", "M12 3v6M12 15v6M3 12h6M15 12h6", "M12 9l3 3-3 3-3-3z"],
  saulutė: ["M12 7l5 5-5 5-5-5z", "M12 1v2M12 21v2M1 12h2M21 12h2M4.5 4.5l2 2M17.5 17.5l2 2M19.5 4.5l-2 2M6.5 17.5l-2 2", "M12 11.5v1"],
  rombas: ["M12 2l10 10-10 10L2 12z", "M12 7l5 5-5 5-5-5z", "M12 11.5v1"],
  žvaigždė: ["M5 5h14v14H5z", "M12 2l10 10-10 10L2 12z", "M12 11.5v1"],
  žalčiukas: ["M14 9h4V3H6v9h12v9H6v-6h4"],
  banga: ["M2 9c2.5-5 5-5 7.5 0s5 5 7.5 0 3-4 5-3", "M2 17c2.5-5 5-5 7.5 0s5 5 7.5 0 3-4 5-3"],
  kryžma: ["M12 2v20M2 12h20", "M8.5 6h7M8.5 18h7M6 8.5v7M18 8.5v7"],
  dantytė: ["M2 11l5-8 5 8 5-8 5 8z", "M2 21l5-8 5 8 5-8 5 8z"],
  eglutė: ["M12 4v18", "M7 8l5-5 5 5", "M5 15l7-7 7 7", "M4 21l8-8 8 8"],
};

/** The woven edge of a card of each creation, on a grid of 48 by 6. */
export const BANDS: { [creation: string]: string } = {
  world: `M0 5.5${"l4-5 4 5".repeat(6)}`,
  fate: `M0 3${"q3-4 6 0t6 0".repeat(4)}`,
  reda: `M1.5 .5${"l5 5m0-5l-5 5m8-5".repeat(6)}`,
  unknown: "M0 3h48",
};

export const SEASONS: { [seat: string]: string[] } = {
  Ruduo: ["M5 19C4 10 9 4 20 4c0 11-6 16-15 15z", "M4 21C7 15 11 11 15 9"],
  Žiema: ["M12 2v20M3.3 7l17.4 10M20.7 7L3.3 17", "M9.5 3.5L12 6l2.5-2.5M9.5 20.5L12 18l2.5 2.5"],
  Pavasaris: ["M12 21v-9", "M12 12C12 7 9 4 4 4c0 5 3 8 8 8z", "M12 15c0-4 3-6 8-6 0 4-3 6-8 6z"],
  Vasara: ["M12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10", "M12 1.5v2.5M12 20v2.5M1.5 12h2.5M20 12h2.5M4.6 4.6l1.8 1.8M17.6 17.6l1.8 1.8M19.4 4.6l-1.8 1.8M6.4 17.6l-1.8 1.8"],
};

/** A mark for each creation, so that colour is not needed. */
export const MARKS: { [creation: string]: string[] } = {
  world: ["M2 20L9 6l5 9 2-4 6 9z"],
  fate: ["M15 3a9 9 0 1 0 6 13A8 8 0 0 1 15 3z"],
  reda: ["M20 8.5A9 9 0 1 0 21 13", "M21 3v6h-6", "M12 9.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5"],
  unknown: ["M8 8a4 4 0 1 1 5.5 3.7c-1 .5-1.5 1.3-1.5 2.8", "M12 18.5v.5"],
};

export const PLANES: { [plane: string]: string[] } = {
  Forma: ["M4 4h16v16H4z", "M9 9h6v6H9z"],
  Virsmas: ["M4 12a8 8 0 0 1 14-5l2 2M20 4v5h-5", "M20 12a8 8 0 0 1-14 5l-2-2M4 20v-5h5"],
};

export const TOKEN = ["M12 1l11 11-11 11L1 12z", "M12 7l5 5-5 5-5-5z"];
export const MARA = ["M2 7c3-3 5-3 7 0s4 3 7 0 4-2 6-1", "M4 13c2-2 4-2 5.5 0s3.5 2 5.5 0 3-2 5-1", "M7 19c1.5-1.5 3-1.5 4 0s3 1.5 6-1"];
export const CROWN = ["M3 18h18M4 15L3 7l5 4 4-6 4 6 5-4-1 8z"];
