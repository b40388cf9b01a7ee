import type { Portrait } from '../portrait';

/** Bashar. */
export const bashar: Portrait = {
  house: 'corrino',
  inks: { skin: '#c9986f', hair: '#1a1a20', 'hair-lit': '#3f4152', cloth: '#15182a', 'cloth-lit': '#3d4870' },
  body: `
  cloth M14 160c0-26 20-38 52-44h28c32 6 52 18 52 44z
  cloth-lit M14 160c0-26 20-38 50-43l6 43z
  +neck
  cloth M58 104l22 12 22-12 5 18-27 14-27-14z
  n2 M58 104l22 12 22-12 1 4-23 12-23-12z
  +square
  cloth M50 50c2-20 14-30 30-30s28 10 30 30l-4 8c-16-6-36-6-52 0z
  cloth-lit M50 50c2-20 12-29 26-30-8 8-12 18-12 35-4 1-7 2-10 3z
  n0 M52 56c16-7 40-7 56 0l4 8c-20-8-44-8-64 0z
  n2 M50 50c18-7 42-7 60 0l-2 6c-16-7-40-7-56 0z`,
  mark: `
  n3 M58 128l22 12 22-12v8l-22 12-22-12zM62 142l18 10 18-10v7l-18 10-18-10zM80 30l4 7 8 1-6 5 2 8-8-4-8 4 2-8-6-5 8-1z`,
  token: [0, -22],
};
