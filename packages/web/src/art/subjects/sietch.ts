import type { Subject } from '../scene';

/** The door of a sietch. */
export const sietch: Subject = {
  light: [60, 26, 10],
  stage: 'bare',
  symmetrical: true,
  shapes: `
  e1 M0 70V48l20-8 12-18 22-8 18 10 26-14 24 6 20-10 26 12 14 24 18 8v40H0z
  e2 M54 14l18 10-6 20 8 46H40l10-40zM122 16l20-10 26 12-10 24 10 48h-30l6-40z
  i o.35 M98 10l24 6-14 24 4 50H88l4-44z
  i M78 90V60a22 22 0 0 1 44 0v30z
  l M84 90V61a16 16 0 0 1 32 0v29z
  d M90 90V63a10 10 0 0 1 20 0v27z
  i M100 64c3 0 4 2 4 4s-1 3-1 4c4 1 6 5 7 18H90c1-13 3-17 7-18-1-1-1-2-1-4s1-4 4-4z
  e3 M-4 90V82q100-10 208 0v10z
  i o.5 M78 84h44l6 6H72z`,
};
