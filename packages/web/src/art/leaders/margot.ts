import type { Portrait } from '../portrait';

/** Lady Margot Fenring. */
export const margot: Portrait = {
  house: 'fenring',
  inks: { skin: '#f5d5b4', hair: '#a8702a', 'hair-lit': '#efc26c', cloth: '#2a0f24', 'cloth-lit': '#6a2a55' },
  body: `
  cloth M24 158c2-24 18-34 44-41h24c26 7 42 17 44 41z
  cloth-lit M24 158c2-24 18-34 42-40l4 40z
  +neck
  n3 o.9 M60 110c4 8 10 14 20 18 10-4 16-10 20-18l8 8c-6 12-16 20-28 24-12-4-22-12-28-24z
  cloth M63 112c4 7 9 11 17 14 8-3 13-7 17-14l5 6c-5 9-12 15-22 18-10-3-17-9-22-18z
  +soft
  hair M55 70c-5-20 0-34 12-42 6-12 26-14 34-2 10 8 10 26 4 44-2-10-5-16-11-20-10 3-20 1-28-4-5 6-9 14-11 24z
  hair-lit M55 70c-5-20 0-34 12-42 4-8 14-11 22-9-12 3-18 12-23 27-5 6-9 14-11 24z
  ~hair-lit w2.2 M92 22c8 6 11 16 9 28M84 26c6 4 9 10 9 18
  n3 M57 84l3 7-3 5-3-5z`,
  mark: `
  n3 M92 158L70 116c16-10 46-10 64 4l-30 38z
  n1 M92 158L80 124c14-6 30-5 42 2l-20 32z
  ~n0 w1.4 M95 156L76 113M97 156L90 110M99 156l6-46M101 156l18-43`,
  token: [-6, -26],
};
