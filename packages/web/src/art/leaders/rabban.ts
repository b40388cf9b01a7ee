import type { Portrait } from '../portrait';

/** Beast Rabban. */
export const rabban: Portrait = {
  house: 'harkonnen',
  inks: { skin: '#d39b74', hair: '#1a0d0f', 'hair-lit': '#3f2222', cloth: '#140c0f', 'cloth-lit': '#3a1d1e' },
  body: `
  cloth M8 160c2-30 22-40 52-46h40c30 6 50 16 52 46z
  cloth-lit M8 160c2-30 22-40 50-45l4 45z
  cloth M22 128 14 102l20 16 0-22 16 20zM138 128l8-26-20 16 0-22-16 20z
  cloth-lit M22 128 14 102l12 22zM36 120l-2-24 8 22z
  skin M63 88h34v30H63z
  n0 M72 98q10 8 25 0v24H70z
  n1 M56 112q24 14 48 0l6 10q-30 18-60 0z
  +square-stern
  skin M57.6 84C58 96 68 107 80 107c-6-3-10-8-10-14z
  n0 M58 59q11-2 22 3 11-5 22-3l-1 7q-11-1-21 2-10-3-21-2z
  skin o.8 M86 71l12-1-6 13z
  ~#8c3a2b w2.4 M63 71l6 12
  hair M55 62c-3-22 8-30 25-30s28 8 25 30c-3-8-5-12-9-14-11-2-21-2-32 0-4 2-6 6-9 14z
  hair-lit M56 56c0-14 9-21 22-22-8 4-12 8-14 14-4 1-6 4-8 8z`,
  mark: `
  ~n3 w4.5 M96 150c-8-16 4-28 18-28s24 12 18 22-24 10-26 0 12-14 18-8
  ~n3 w7 M96 150l-4 8`,
  token: [-16, -30],
};
