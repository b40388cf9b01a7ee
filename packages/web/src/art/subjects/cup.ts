import type { Subject } from '../scene';

/** A cup one should not drink. */
export const cup: Subject = {
  light: [100, 40, 24],
  stage: 'altar',
  symmetrical: true,
  shapes: `
  i M66 18h68c0 24-10 36-26 40v12h16v8H76v-8h16V58C76 54 66 42 66 18z
  l M66 18h8c1 20 8 32 22 38v14H86v-1h6V58C76 54 66 42 66 18z
  e1 M66 18a34 7 0 1 0 68 0a34 7 0 1 0-68 0z
  s2 M72 19a28 4.8 0 1 0 56 0a28 4.8 0 1 0-56 0z
  ~l w1.6 o.8 M92 12c-4-6 4-8 0-14M106 10c-4-5 4-7 0-12
  l M144 6c5 7 7 10 7 13a7 7 0 0 1-14 0c0-3 2-6 7-13z
  e2 M88 32l12-7 12 7-12 16z`,
};
