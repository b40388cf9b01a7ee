import type { Portrait } from '../portrait';

/** Helena Richese. */
export const helena: Portrait = {
  house: 'richese',
  inks: { skin: '#f2cfab', hair: '#1d1a26', 'hair-lit': '#4b4a66', cloth: '#0d1d28', 'cloth-lit': '#235066' },
  body: `
  cloth M32 160c2-22 16-34 42-40h28c24 6 36 18 38 40z
  cloth-lit M32 160c2-22 16-34 42-40l4 40z
  n2 o.9 M70 118c2-12 8-16 12-24l30-8c6 12 8 22 4 36-14 8-32 8-46-4z
  +profile
  n1 M76 112c10 6 24 4 34-8l8 16c-12 12-30 14-46 6z
  hair M66 48c-3-10 2-20 14-24 18-5 34 6 34 26 0 8-2 14-5 18 10 0 14 8 12 17s-12 13-20 8c-5-4-6-10-5-16-4-6-6-13-6-21-8 0-17-2-24-8z
  hair-lit M66 48c-3-10 2-20 14-24 6-2 12-1 18 1-11 2-16 9-15 18 1 6 4 10 7 13-8 0-17-2-24-8z
  ~n3 w2.6 M70 36c10 8 24 10 40 6
  n3 M105 80a4 4 0 1 0 8 0a4 4 0 1 0-8 0z`,
  mark: `
  ~n3 w5 M64 150l14-14
  n3 M75 124a17 17 0 1 0 34 0a17 17 0 1 0-34 0z
  #2f86a6 M80 124a12 12 0 1 0 24 0a12 12 0 1 0-24 0z
  #e6fbff M84 122c1-6 5-9 10-9-4 3-6 6-7 11z`,
  token: [0, -18],
};
