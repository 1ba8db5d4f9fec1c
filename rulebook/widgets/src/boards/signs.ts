// Signs, seasons and creations as line drawings of our own, on a grid of 24.

/** The signs of the cards, after woven patterns. */
export const SIGNS: { [sign: string]: string[] } = {
  ratas: ["M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18", "M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8", "M12 3v5M12 16v5M3 12h5M16 12h5"],
  saulutė: ["M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8", "M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2"],
  rombas: ["M12 2l10 10-10 10L2 12z", "M12 7l5 5-5 5-5-5z", "M12 11l1 1-1 1-1-1z"],
  žvaigždė: ["M12 2l3 7 7 3-7 3-3 7-3-7-7-3 7-3z", "M5 5l4.5 4.5M19 5l-4.5 4.5M5 19l4.5-4.5M19 19l-4.5-4.5"],
  žalčiukas: ["M6 4c-3 3 0 5 6 5.5s9 3 6 6-10 2-13 5", "M6 4c1.5-2 5-2 5.5 .5", "M8 4.5h.2"],
  banga: ["M2 9c2.5-5 5-5 7.5 0s5 5 7.5 0 3-4 5-3", "M2 17c2.5-5 5-5 7.5 0s5 5 7.5 0 3-4 5-3"],
  kryžma: ["M12 3v18M3 12h18", "M9 3h6M9 21h6M3 9v6M21 9v6", "M12 9l3 3-3 3-3-3z"],
  dantytė: ["M2 11l4-7 4 7 4-7 4 7 4-7", "M2 20l4-7 4 7 4-7 4 7 4-7"],
  eglutė: ["M12 2v20", "M12 5l-5 4M12 5l5 4", "M12 11l-7 5M12 11l7 5", "M12 17l-8 5M12 17l8 5"],
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
