import type { Portrait } from '../portrait';

/** Earl Memnon Thorvald. */
export const memnon: Portrait = {
  house: 'thorvald',
  inks: { skin: '#d9a37a', hair: '#6b5a3c', 'hair-lit': '#c2ad78', cloth: '#1b1a12', 'cloth-lit': '#49441f' },
  body: `
  cloth M8 160c0-28 22-40 56-46h32c34 6 56 18 56 46z
  cloth-lit M8 160c0-28 22-40 54-45l6 45z
  n2 M12 146c4-16 14-24 30-28l4 8c-14 4-22 12-26 24zM148 146c-4-16-14-24-30-28l-4 8c14 4 22 12 26 24z
  +neck
  +square
  hair M55 72c0 30 10 52 25 60 15-8 25-30 25-60-3 9-7 14-13 15-6-4-18-4-24 0-6-1-10-6-13-15z
  hair-lit M55 74c0 28 8 48 23 57-8-12-11-28-10-44-6-1-10-5-13-13z
  skin M73 92q7 3 14 0-7 6-14 0z
  hair M53 70C47 44 58 30 80 30s33 14 27 40l-5 4c1-10-1-18-6-24-12 4-22 3-32 0-5 6-7 14-6 24z
  hair-lit M54 66c-4-20 6-33 20-35-6 6-9 11-10 19-5 4-8 9-10 16z`,
  mark: `
  #6b4526 M112 158l-5-2 20-58 6 2z
  n3 M112 84l38 14-6 17-38-14z
  #a8924a M108 95l38 14-2 6-38-14z`,
  token: [-18, -10],
};
