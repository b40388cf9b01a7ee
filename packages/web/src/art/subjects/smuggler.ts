import type { Subject } from '../scene';

/** A ship that flies low. */
export const smuggler: Subject = {
  light: [56, 34, 13],
  shapes: `
  i @translate(0,4) M36 48l20-16 40-8 56 2 34 14-12 14-44 8H70L44 60z
  l @translate(0,4) M36 48l20-16 40-8 56 2 8 3-60-1-36 8-20 14z
  i @translate(0,4) M96 26l12-14h26l8 14zM150 56l22 14h-34l-8-14zM64 58l-10 12h26l8-12z
  l @translate(0,4) M96 26l12-14h6l-10 14z
  e1 @translate(0,4) M56 42h12v6H56zM74 42h12v6H74z
  d @translate(0,4) M186 40l12 4-12 6zM180 54l10 6-14 0z
  e1 o.9 M40 84c8-12 20-12 28-4 8-10 24-10 32 0 10-10 26-8 32 2 8-8 22-6 28 4z
  i o.35 M34 84a70 4 0 1 0 140 0a70 4 0 1 0-140 0z`,
};
