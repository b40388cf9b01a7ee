import type { Portrait } from '../portrait';

/** An automaton of House Hagal: a mask, nobody's face. */
export const hagal: Portrait = {
  house: 'smuggler',
  inks: { cloth: '#191614', 'cloth-lit': '#4b4036' },
  body: `
  cloth M24 158c2-24 18-34 44-41h24c26 7 42 17 44 41z
  cloth-lit M24 158c2-24 18-34 42-40l4 40z
  cloth M80 22c-28 2-36 28-34 58 1 22 12 36 34 44 22-8 33-22 34-44 2-30-6-56-34-58z
  #d3a24c M80 32c-18 0-26 16-26 40s10 40 26 46z
  #8a5f24 M80 32c18 0 26 16 26 40s-10 40-26 46z
  n0 M60 66q8-5 15 1-7 5-15-1zM85 67q8-6 15-1-8 6-15 1zM74 96h12v3H74z
  #f6d58a M60 50q9-6 17-3-8 2-13 7zM76 60h4v26h-6z`,
  mark: `
  n3 M80 40l5 8-5 9-5-9z
  ~n3 w2.5 M62 120l18 14 18-14
  n3 M72 136h16l-8 14z`,
  token: [0, -14],
};
