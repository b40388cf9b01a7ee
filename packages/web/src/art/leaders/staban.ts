import type { Portrait } from '../portrait';

/** Staban Tuek. */
export const staban: Portrait = {
  house: 'smuggler',
  inks: { skin: '#b97f58', hair: '#241a15', 'hair-lit': '#54402f', cloth: '#231f1d', 'cloth-lit': '#5d5348' },
  body: `
  cloth M12 160c0-28 20-40 54-46h28c34 6 54 18 54 46z
  cloth-lit M12 160c0-28 20-40 52-45l6 45z
  +neck
  +square
  hair o.9 M57 78c2 18 10 29 23 29s21-11 23-29c-3 5-6 7-10 8-6-2-20-2-26 0-4-1-7-3-10-8z
  skin M73 92q7 3 14 0-7 5-14 0z
  hair M54 64C50 42 60 30 80 30s30 12 26 34c-4-8-8-12-12-14-10-2-18-2-28 0-4 2-8 6-12 14z
  hair-lit M54 64C50 44 58 32 76 30c-8 6-10 12-10 20-4 2-8 6-12 14z
  n2 M44 108c10 8 22 13 36 13s26-5 36-13l10 12c-12 15-28 22-46 22s-34-7-46-22z
  #5b6a70 M80 121c14 0 26-5 36-13l10 12c-12 15-28 22-46 22 6-7 6-14 0-21z
  n2 M110 118l18 40h-18l-8-32z`,
  mark: `
  #14100e M52 40h56v8H52z
  n3 M58 34h18l4 6 4-6h18c5 0 7 4 6 9s-5 11-11 11H87l-7-7-7 7H63c-6 0-10-6-11-11s1-9 6-9z
  #2f6f80 M60 38h13l3 5-5 7h-7c-4 0-7-4-7-7s1-5 3-5zM87 38h13c2 0 3 2 3 5s-3 7-7 7h-7l-5-7z
  #d6f4ff M61 40h6l-6 6zM89 40h5l-6 5z`,
  token: [0, 0],
};
