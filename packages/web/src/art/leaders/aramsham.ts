import type { Portrait } from '../portrait';

/** Captain Aramsham. */
export const aramsham: Portrait = {
  house: 'corrino',
  inks: { skin: '#d8aa82', hair: '#1a1a24', 'hair-lit': '#4a4c63', cloth: '#1b1f33', 'cloth-lit': '#6b7596' },
  body: `
  cloth M8 160c0-28 22-40 56-46h32c34 6 56 18 56 46z
  cloth-lit M8 160c0-28 22-40 54-45l6 45z
  n3 M18 134c6-8 16-14 28-16l3 6c-12 2-20 8-26 16zM142 134c-6-8-16-14-28-16l-3 6c12 2 20 8 26 16z
  +neck
  +square
  cloth-lit M80 14c-22 4-32 24-30 54l-2 30 12 12 4-30c-2-10-2-18 2-24 8-4 20-4 28 0 4 6 4 14 2 24l4 30 12-12-2-30c2-30-8-50-30-54z
  cloth M80 14c22 4 32 24 30 54l2 30-12 12-4-30c2-10 2-18-2-24-4-2-9-3-14-3z
  n3 M77 10h6v42h-6z
  n0 M62 56c10-6 26-6 36 0l-2 5c-10-4-22-4-32 0z`,
  mark: `
  #fff3dc M80 100l6 10v38H74v-38z
  #c4b28c M80 100l6 10v38h-6z
  n3 M64 146h32v5H64zM77 151h6v9h-6z`,
  token: [0, -18],
};
