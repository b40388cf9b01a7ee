import type { Subject } from '../scene';

/** One who listens behind a door. */
export const spy: Subject = {
  light: [140, 34, 15],
  stage: 'hall',
  shapes: `
  e2 o.5 M0 0h200v90H0z
  s4 o.5 M112 0h56v90h-56z
  d o.85 M120 18c0-12 10-18 20-18s20 6 20 18v72h-40z
  i M0 0h76l-6 10v80H0zM176 0h24v90h-24z
  l M76 0l-6 10v80h-3V9l4-9zM176 0h3v90h-3z
  e3 M12 0h8v90h-8zM44 0h8v90h-8z
  i M88 18c9 0 15 6 15 15 0 5-2 9-4 11 10 4 15 14 17 46H70V56c2-8 6-11 10-13-3-3-5-6-5-11 0-8 5-14 13-14z
  l M90 18c8 1 13 7 13 15 0 5-2 9-4 11 10 4 15 14 17 46h-3c-3-28-8-38-20-44 6-6 8-20-3-28z
  d M92 32q4-3 8 0-4 3-8 0z
  i o.35 M116 84h84v6h-84z`,
};
