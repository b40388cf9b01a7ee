import type { Subject } from '../scene';

/** A stilltent and a thumper. */
export const stilltent: Subject = {
  light: [52, 36, 13],
  shapes: `
  i o.35 M70 82c40-6 90-6 124 0v3H70z
  i M76 82c4-26 22-40 44-40s42 14 48 40z
  l M76 82c4-26 22-40 44-40-18 6-30 20-34 40z
  e2 M112 82c0-14 4-24 10-30 6 6 10 16 10 30z
  l o.85 M116 82c0-12 2-20 6-26 4 6 6 14 6 26z
  ~e2 w1.6 M98 48c-6 10-10 22-11 34M146 48c6 10 10 22 12 34
  ~i w3.5 M44 84V52
  i M37 46h14v8H37z
  l M37 46h4v8h-4z
  ~l w1.5 M32 58q-5 6 0 12M56 58q5 6 0 12M26 54q-9 10 0 20M62 54q9 10 0 20`,
};
