import type { Subject } from '../scene';

/** A contract, sealed. */
export const ledger: Subject = {
  light: [60, 36, 13],
  stage: 'hall',
  shapes: `
  e3 M0 62h200v28H0z
  e2 M0 62h200v5H0z
  d M56 14h80c6 0 8 4 8 8v52H64V26c0-6-2-10-8-12z
  i o.35 M136 14c6 0 8 4 8 8v52h-12V24c0-5 1-9 4-10z
  l M56 14c-6 0-9 4-9 9v5h17v-4c0-5-2-9-8-10z
  ~i w2.2 o.75 M74 28h46M74 37h46M74 46h30
  s2 M111 60a11 11 0 1 0 22 0a11 11 0 1 0-22 0z
  e2 M115 60a7 7 0 1 0 14 0a7 7 0 1 0-14 0z
  l M119 56h6l2 4-5 5-5-5z
  s2 M116 68l-4 14 8-4 6 6 2-15z
  i M152 82l26-58 6 3-24 58-9 5z
  l M152 82l26-58 2 1-25 58z`,
};
