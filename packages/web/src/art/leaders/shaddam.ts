import type { Portrait } from '../portrait';

/** Shaddam IV. */
export const shaddam: Portrait = {
  house: 'corrino',
  inks: { skin: '#e6bd95', hair: '#7c3524', 'hair-lit': '#b5593a', cloth: '#10142a', 'cloth-lit': '#2a3560' },
  body: `
  cloth M18 160c2-26 22-38 52-44h36c26 6 38 20 40 44z
  cloth-lit M18 160c2-26 22-38 50-43l8 43z
  +profile
  cloth M62 108c10 8 28 12 46 6l6 14c-18 8-44 6-58-8z
  n3 M62 108c10 8 28 12 46 6l1.5 4c-18 7-38 3-50-6z
  hair M80 62c6-6 24-10 28-2 2 14-2 30-8 40-6-2-10-8-12-16-6-4-8-12-8-22z
  hair-lit M80 62c5-5 16-8 22-6-8 4-13 10-14 28-6-4-8-12-8-22z
  cloth M60 58c-2-18 8-34 28-36 18 0 28 14 28 38-18-8-36-8-56-2z
  cloth-lit M60 58c-2-18 8-34 26-36-8 8-12 18-12 33z`,
  mark: `
  n3 M58 60c18-9 40-9 59 1l-1 7c-18-9-38-9-57-1zM66 22l8 12 9-18 9 17 10-16 5 18 11-10-4 28c-14-5-30-5-44-1z
  #c8322b M77.5 43a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0z
  n3 M34 134l16-6 4 6-18 8zM32 146l22-8 3 6-24 9z`,
  token: [0, 0],
};
