import { seeded, seedOf } from '../../../art/random';
import { dune, join, type Sand } from './sand';

const ACROSS = 54;
const DOWN = 27;
const ROWS = 10;
const IN_ROW = 7;

/** A piece of deep desert that can be laid beside itself in every direction. */
export const DUNES: Sand & { readonly width: number; readonly height: number } = (() => {
  const random = seeded(seedOf('dune field'));
  const [width, height] = [ACROSS * IN_ROW, DOWN * ROWS];
  const dunes = Array.from({ length: ROWS * IN_ROW }, (_, i) => {
    const row = Math.floor(i / IN_ROW);
    const x = (i % IN_ROW) * ACROSS + 12 + (row % 2) * 27 + (random() * 2 - 1) * 6;
    const y = row * DOWN + DOWN / 2 + (random() * 2 - 1) * 4;
    const w = 18 + random() * 8;
    // What one edge cuts off goes on at the other.
    return join([dune(x, y, w), dune(x - width, y, w), dune(x + width, y, w)]);
  });
  return { ...join(dunes), width, height };
})();
