import type { Portrait } from '../portrait';

/** Alia. */
export const alia: Portrait = {
  house: 'atreides',
  inks: { skin: '#f0cba2', hair: '#8a4a1e', 'hair-lit': '#d98a3c', cloth: '#1d2126', 'cloth-lit': '#45545a' },
  body: `
  hair M80 26c-28 0-38 26-36 58 1 18-2 32-6 44l22 6h40l22-6c-4-12-7-26-6-44 2-32-8-58-36-58z
  hair-lit M80 26c-28 0-38 26-36 58 1 18-2 32-6 44l14 4c6-22 6-40 6-58 0-24 8-40 22-48z
  cloth M34 160c2-22 16-32 36-38h20c20 6 34 16 36 38z
  cloth-lit M34 160c2-22 16-32 36-38l2 38z
  +neck
  +soft
  +blue-eyes
  hair M56 74c-2-26 8-38 24-38s26 12 24 38c-2-8-4-14-8-18-6 2-12 1-18-3-4 5-8 7-13 6-4 4-7 9-9 15z
  hair-lit M56 74c-2-24 6-36 20-38-6 6-8 12-7 20-2 2-3 3-4 3-4 4-7 9-9 15z`,
  mark: `
  n3 M52 134l50-24 4 6-48 26z
  #fff M52 134l50-24 1 2z
  n3 M100 106l10 16-6 4-10-16z
  #b79a4a M106 106l12-6 4 8-12 6z`,
  token: [0, -14],
};
