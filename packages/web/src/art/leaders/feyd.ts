import type { Portrait } from '../portrait';

/** Feyd-Rautha. */
export const feyd: Portrait = {
  house: 'harkonnen',
  inks: { skin: '#efc8a6', hair: '#120a10', 'hair-lit': '#43262c', cloth: '#160b0f', 'cloth-lit': '#4a1a1d' },
  body: `
  cloth M24 158c2-24 18-34 44-41h24c26 7 42 17 44 41z
  cloth-lit M24 158c2-24 18-34 42-40l4 40z
  +neck
  n1 M58 116l22 12 22-12 6 6-28 18-28-18z
  +oval
  n0 M71 91q9 4 18-2-7 6.5-18 2zM62 62q8-4 16 2l0 2q-8-4-15-1z
  hair M56 78c-8-30 2-48 24-48s32 18 24 48c-2-16-4-22-10-28l-13 10-15-10c-6 6-8 14-10 28z
  hair-lit M56 74c-6-26 2-41 20-43-8 7-11 13-10 20-5 5-8 12-10 23z`,
  mark: `
  #fff3dc M36 106l50 38-5 6-50-38-6-14z
  #cdb48c M25 98l6 14 50 38 2.5-3z
  n3 M86 138l12 12-5 6-14-10z
  ~n3 w2 M124 106l-50 38 5 6 50-38 6-14z
  n3 M74 138l-12 12 5 6 14-10z`,
  token: [0, -18],
};
