import type { Portrait } from '../portrait';

/** Duke Leto. */
export const leto: Portrait = {
  house: 'atreides',
  inks: { skin: '#d9a878', hair: '#14121a', 'hair-lit': '#3a3a48', cloth: '#0d1517', 'cloth-lit': '#24393a' },
  body: `
  cloth M14 158c0-26 20-36 52-42h28c32 6 52 16 52 42z
  cloth-lit M14 158c0-26 20-36 50-41l6 41z
  n3 M16 140c3-10 10-15 22-18l3 5c-12 3-19 7-22 16zM144 140c-3-10-10-15-22-18l-3 5c12 3 19 7 22 16z
  +neck
  cloth M58 102l22 12 22-12 5 20-27 14-27-14z
  cloth-lit M58 102l22 12v22L53 122z
  +square
  hair M57 74c1 20 8 34 23 34s22-14 23-34c-2 8-6 12-11 13-5-3-19-3-24 0-5-1-9-5-11-13z
  hair-lit M57 76c2 12 5 21 11 27 0-6-1-11 0-16-5-1-9-4-11-11z
  skin M73 91.5q7 3 14 0-7 5-14 0z
  hair M53 72C46 42 60 28 80 28s34 14 27 44l-4 2c2-12-1-20-6-25-12 3-24 3-34 0-5 5-8 13-6 25z
  hair-lit M54 66c-4-20 6-34 22-36-6 6-9 12-10 20-6 2-10 8-12 16z`,
  mark: `
  #e2503a M80 150l-5-8c-8 2-17-1-23-10 7 2 12 1 16-2l9 3 3-4 3 4 9-3c4 3 9 4 16 2-6 9-15 12-23 10z`,
  token: [0, -24],
};
