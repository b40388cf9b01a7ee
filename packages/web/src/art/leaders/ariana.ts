import type { Portrait } from '../portrait';

/** Countess Ariana Thorvald. */
export const ariana: Portrait = {
  house: 'thorvald',
  inks: { skin: '#efc49c', hair: '#8a5a20', 'hair-lit': '#dca64e', cloth: '#1f1a10', 'cloth-lit': '#4e4526' },
  body: `
  cloth M24 158c2-24 18-34 44-41h24c26 7 42 17 44 41z
  cloth-lit M24 158c2-24 18-34 42-40l4 40z
  hair M56 60c-10 24-12 52-4 78l12-4c-4-24-4-46 0-66zM104 60c10 24 12 52 4 78l-12-4c4-24 4-46 0-66z
  hair-lit M56 60c-10 24-12 52-4 78l6-2c-6-26-4-50 2-70z
  ~hair-lit w1.6 M50 92l10 6M49 106l10 6M50 120l10 6M110 92l-8 6M111 106l-9 6M110 120l-9 6
  +neck
  n2 M48 122c8-8 18-8 32 4 14-12 24-12 32-4l6 10c-12-6-24-4-38 10-14-14-26-16-38-10z
  +soft
  hair M55 66c-2-22 8-34 25-34s27 12 25 34c-4-9-12-15-24-17-14 2-22 8-26 17z
  hair-lit M55 66c-2-20 6-32 20-34-4 6-2 12 6 17-14 2-22 8-26 17z
  n3 M54 46c4-14 14-20 26-20s22 6 26 20l-5 4c-4-10-10-15-21-15s-17 5-21 15z`,
  mark: `
  n3 M64 126h32c0 11-5 17-13 19v7h9v6H68v-6h9v-7c-8-2-13-8-13-19z
  #5aa9d8 M68 129h24c-1 5-3 8-6 9-6-3-12-2-15-2-2-2-3-4-3-7z`,
  token: [0, -22],
};
