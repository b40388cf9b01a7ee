import type { Portrait } from '../portrait';

/** Paul Atreides. */
export const paul: Portrait = {
  house: 'atreides',
  inks: { skin: '#f0cba2', hair: '#1a141c', 'hair-lit': '#4a3438', cloth: '#10161c', 'cloth-lit': '#27343a' },
  body: `
  hair M52 66C46 40 62 26 82 28c22 0 32 18 26 42l-4 14H58z
  cloth M24 158c2-24 18-34 44-41h24c26 7 42 17 44 41z
  cloth-lit M24 158c2-24 18-34 42-40l4 12c-14 4-22 12-24 28z
  +neck
  cloth M62 108l18 14 20-14 6 18-26 16-24-16z
  cloth-lit M62 108l18 14v20L56 126z
  +oval
  hair M54 72C46 44 62 28 84 29c20 1 30 18 24 42-2 5-4 7-6 8 0-10-2-16-6-22-5 2-9 1-13-3-3 6-8 8-13 7-4 1-8 6-10 12-3 0-5-1-6-1z
  hair-lit M56 62c-2-16 8-28 24-29-8 5-10 9-11 14-5 3-10 8-13 15zM84 54c-4-6-4-12 1-18 0 8 3 12 8 14-3 2-6 3-9 4z`,
  mark: `
  ~n3 w2.5 M62 118l18 18 20-18
  ~n3 w5 M71.5 143a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0z
  n3 M71 131h18l-3 9H74z
  n0 M74.5 133.5h11l-5.5 5z`,
  token: [0, -22],
};
