import type { Portrait } from '../portrait';

/** Thufir Hawat. */
export const thufir: Portrait = {
  house: 'harkonnen',
  inks: { skin: '#c99a78', hair: '#8b8785', 'hair-lit': '#e0dad2', cloth: '#16100f', 'cloth-lit': '#4a2b22' },
  body: `
  cloth M24 158c2-24 18-34 44-41h24c26 7 42 17 44 41z
  cloth-lit M24 158c2-24 18-34 42-40l4 40z
  +neck
  n1 M58 112l22 12 22-12 6 8-28 18-28-18z
  +long
  hair M60 57c6-5 13-4 18 1l-1 4c-5-4-11-4-17-1zM83 58c5-5 12-6 17-1l0 4c-6-3-12-3-16 1z
  hair-lit M60 57c6-5 13-4 18 1l-1 1c-5-3-11-4-17 0z
  hair M58 74c-8-20-4-40 12-46 14-4 32 0 34 18 1 10 0 20-2 28-2-10-3-18-6-24-8-6-22-8-30-2-4 6-6 16-8 26z
  hair-lit M58 74c-8-20-4-40 12-46 3-1 6-1 9-1-8 4-12 10-13 21-4 6-6 16-8 26z
  hair M74 95c2 10 4 16 6 20 2-4 4-10 6-20-4 2-8 2-12 0z`,
  mark: `
  #e5384e M69 90c4-3 8-3 11-1 3-2 7-2 11 1-6 5-16 5-22 0z
  n3 M66 128h28l4 6-4 24H66l-4-24z
  n0 M68 134h24v4H68zM68 142h24v4H68zM68 150h16v4H68z`,
  token: [0, 0],
};
