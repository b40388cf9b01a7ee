import type { Subject } from '../scene';

/** A crysknife before the moon. */
export const crysknife: Subject = {
  light: [100, 42, 22],
  stage: 'altar',
  symmetrical: true,
  shapes: `
  i o.25 @translate(100,44)rotate(-24)translate(4,9) M-78 2C-50-14-6-16 34-8v14C0 8-44 8-78 2z
  #fff8e8 @translate(100,44)rotate(-24) M-80 2C-50-14-6-16 34-9V0C-4-4-48-2-80 2z
  #d8c6a2 @translate(100,44)rotate(-24) M-80 2C-48-2-4-4 34 0v7C0 9-46 8-80 2z
  ~i w.8 o.35 @translate(100,44)rotate(-24) M-60-1C-30-6 0-7 30-5
  i @translate(100,44)rotate(-24) M34-12h5V12h-5zM40-8l34-2c6 0 10 4 10 9s-4 9-10 9L40 6z
  ~l w2 @translate(100,44)rotate(-24) M48-7v13M56-8v15M64-8v16`,
};
