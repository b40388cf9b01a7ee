import type { Subject } from '../scene';

/** A storm over the desert. */
export const storm: Subject = {
  light: [36, 36, 12],
  stage: 'bare',
  shapes: `
  e1 M60 90C40 70 48 40 30 20 50 24 60 10 54-4h150v94z
  e2 M92 90c-16-16-6-40-22-58 18 2 26-14 22-36h110v94z
  i o.85 M128 90c-12-14 0-34-12-50 14 0 22-14 22-44h64v94z
  ~l w1.6 o.75 M66 28q24-10 44 2M58 46q40-14 70 4M62 64q46-12 84 6M96 14q30-8 56 6M120 34q30-6 66 4
  d M84 4l-14 28h10l-12 26 26-34H82l12-20z
  e3 M-4 90V80c40-8 100-8 208 2v10z
  i M22 82l-1-9c0-3 1-4 3-4s3 1 3 4l1 3 3 6zM34 84l0-7c0-2 1-3 2-3s2 1 2 3l1 7z`,
};
