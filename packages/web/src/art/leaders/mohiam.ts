import type { Portrait } from '../portrait';

/** Gaius Helen Mohiam. */
export const mohiam: Portrait = {
  house: 'bene',
  inks: { skin: '#dcb391', cloth: '#0f0b1c', 'cloth-lit': '#2f2450' },
  body: `
  cloth M80 8c-34 4-48 40-48 76 0 30-8 52-14 76h124c-6-24-14-46-14-76 0-36-14-72-48-76z
  cloth-lit M80 8c-34 4-48 40-48 76 0 30-8 52-14 76h22c4-26 8-48 8-78 0-38 10-62 32-74z
  n0 M80 26c-22 2-32 24-32 52 0 26 10 46 32 52 22-6 32-26 32-52 0-28-10-50-32-52z
  +neck
  +long
  ~n0 w1.4 M63 72q4 3 9 3M66 84q1 5 4 8
  n1 M56 66c0-20 8-32 24-32s24 12 24 32c-6-10-14-14-24-14s-18 4-24 14z
  n2 o.8 M56 66c6-10 14-14 24-14s18 4 24 14l-1 4c-6-9-13-13-23-13s-17 4-23 13z`,
  mark: `
  n3 M60 126l22-8 24 8v26l-24 8-22-8z
  n1 M82 134l24-8v26l-24 8z
  n2 M60 126l22 8v26l-22-8z
  n0 M68 138l8 3v9l-8-3z
  #fff M118 96l4 2-14 32-2-1z`,
  token: [-2, -24],
};
