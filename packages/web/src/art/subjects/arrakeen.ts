import type { Subject } from '../scene';

/** A city under the rocks. */
export const arrakeen: Subject = {
  light: [138, 36, 14],
  calm: 0.5,
  shapes: `
  e1 M0 70V38l14-10 10 4 12-12 16 6 14-4 12 10 16 2 14 12 26-2 22 8 44-4v22z
  i o.35 M24 32l12-12 16 6-8 12-6 32H28zM66 22l12 10 16 2 14 12-10 24H82z
  e2 M60 76V52h14V44h16v-8l10-6 10 6v8h18V34h12v18h16v-8h14v32z
  i M20 84V62h16V52h20v-8h8v-8h14v8h8v10h14V30l8-10 8 10v24h12V46a10 10 0 0 1 20 0v12h14v-8h16v34z
  l M116 30v54h-3V24l-5-4 0 0 3 0zM148 46v38h-3V46a10 10 0 0 0-7-9.6c6 0 10 4 10 9.6zM78 36v18h-2V36zM56 44v18h-2V44zM178 50v34h-2.5V50zM26 68h3v5h-3zM42 58h3v5h-3zM42 68h3v5h-3zM66 50h3v5h-3zM88 60h3v5h-3zM88 70h3v5h-3zM106 40h3v6h-3zM106 52h3v6h-3zM106 64h3v6h-3zM132 56h3v5h-3zM132 66h3v5h-3zM158 64h3v5h-3zM168 58h3v5h-3z
  ~i w1 M108 20V8
  l M108 8l9 2.5-9 2.5z`,
};
