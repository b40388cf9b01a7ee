import type { Subject } from '../scene';

/** A spice harvester: a factory that crawls. */
export const harvester: Subject = {
  light: [44, 38, 12],
  calm: 0.6,
  shapes: `
  e1 o.75 M124 60c6-24 18-34 30-30 4-14 24-16 30-2 10-2 16 6 16 14v38h-80z
  e2 o.7 M140 62c6-16 16-20 24-16 6-8 18-6 22 4 8 0 14 6 14 14v16h-62z
  i M34 76V50l14-6V30h12v10h10V22h14v16h16V14h12v22l22 6 14 14v20z
  l M34 76V50l14-6V30h4v16l-14 6v24zM70 40V22h4v18zM100 38V14h4v24zM84 40h16v3H84z
  i M34 56L12 62 2 84h24l10-10z
  l M34 56L12 62 2 84h5l9-19 18-5z
  e1 M10 80l6-12 5 2-5 10zM20 80l5-9 4 2-3 7z
  i M28 70h116l8 14H24z
  e2 M34 74h14l2 7H32zM56 74h14l1 7H55zM78 74h14l1 7H77zM100 74h14l2 7h-17zM122 74h14l4 7h-17z
  d M56 50h5v5h-5zM66 50h5v5h-5zM76 50h5v5h-5zM94 46h5v5h-5zM104 46h5v5h-5zM118 52h8v5h-8z`,
};
