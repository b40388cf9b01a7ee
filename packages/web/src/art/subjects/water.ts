import type { Subject } from '../scene';

/** Water under the rock. */
export const water: Subject = {
  light: [100, 34, 12],
  stage: 'cave',
  symmetrical: true,
  shapes: `
  i M0 0h200v90h-22c6-24 2-50-18-66C140 10 60 10 40 24 20 40 16 66 22 90H0z
  e3 M0 0h60C30 10 12 40 14 90H0zM200 0h-60c30 10 48 40 46 90h14z
  l o.8 M40 24c20-14 100-14 120 0-24-8-96-8-120 0z
  i M88 8l4 14 4-12 4 18 5-16 3 10 4-14z
  d M100 32c5 7 8 10 8 14a8 8 0 0 1-16 0c0-4 3-7 8-14z
  s3 M22 68c40-8 116-8 156 0v22H22z
  s4 M44 70c36-6 76-6 112 0-36 6-76 6-112 0z
  ~l w1.6 M82 72a18 3.5 0 1 0 36 0a18 3.5 0 1 0-36 0z
  ~l w1.6 o.7 M64 73a36 7 0 1 0 72 0a36 7 0 1 0-72 0z
  ~l w1.6 o.4 M42 75a58 11 0 1 0 116 0a58 11 0 1 0-116 0z`,
};
