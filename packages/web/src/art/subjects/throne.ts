import type { Subject } from '../scene';

/** A throne hall. */
export const throne: Subject = {
  light: [100, 40, 14],
  stage: 'hall',
  symmetrical: true,
  shapes: `
  s4 o.35 M84 0h32l26 90H58z
  i M0 0h16l4 8v70H0zM200 0h-16l-4 8v70h20zM34 0h14l2 6v64H34zM166 0h-14l-2 6v64h16z
  l o.75 M16 0l4 8v70h-2V9zM48 0l2 6v64h-1.5V7zM184 0l-4 8v70h1V9z
  e2 M60 0h8v60l-4-4-4 4zM132 0h8v60l-4-4-4 4z
  e3 M0 78h200v12H0z
  e2 M62 70h76l8 8H54z
  e1 M70 64h60l8 6H62z
  i M84 64V34c0-10 6-18 16-24 10 6 16 14 16 24v30z
  l M84 64V34c0-10 6-18 16-24v3c-8 6-13 12-13 21v30z
  e2 M90 64V38c0-8 4-13 10-17 6 4 10 9 10 17v26z
  i M100 32c3 0 5 2 5 5s-1 4-2 5c6 2 8 8 9 22H88c1-14 3-20 9-22-1-1-2-2-2-5s2-5 5-5z
  l M95 33l1.5 2 1.5-3.5 2 3 2-3 1.5 3.5 1.5-2-.5 3.5h-9z
  i M30 88V68c0-3 2-5 4-5s4 2 4 5v20zM162 88V68c0-3 2-5 4-5s4 2 4 5v20z
  ~i w1.2 M42 88V54M158 88V54`,
};
