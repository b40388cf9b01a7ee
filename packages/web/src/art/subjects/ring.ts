import type { Subject } from '../scene';

/** A signet ring. */
export const ring: Subject = {
  light: [100, 44, 26],
  stage: 'altar',
  symmetrical: true,
  shapes: `
  i M100 34a26 26 0 1 1 0 52 26 26 0 0 1 0-52zm0 9a17 17 0 1 0 0 34 17 17 0 0 0 0-34z
  l M100 34a26 26 0 0 0-18 45l3-3a22 22 0 0 1 15-38z
  i M80 10h40l10 14-30 22-30-22z
  l o.9 M80 10h20v36L70 24z
  d M86 15h28l6 8-20 15-20-15z
  e2 M100 20l-3 4c-5-1-9 0-12-3 2 6 6 9 11 8l4 5 4-5c5 1 9-2 11-8-3 3-7 2-12 3z`,
};
