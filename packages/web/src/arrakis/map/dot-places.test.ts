import { AREAS } from '@sietch/arrakis';
import { describe, expect, it } from 'vitest';
import { CELLS } from './arrakis-map';
import { common } from './box';
import { DOT, placeDot } from './dot-places';

describe('dots of what has changed', () => {
  it('lie on no name and no piece while there is another place', () => {
    for (const { id } of AREAS) {
      const cell = CELLS[id];
      if (cell === undefined || cell.room < 40) continue;
      const [x, y] = cell.at;
      const name = { x: x - cell.room, y: y - cell.room, width: 2 * cell.room, height: cell.room };
      const [cx, cy] = placeDot(cell.at, cell.room, [name]);
      const dot = { x: cx - DOT, y: cy - DOT, width: 2 * DOT, height: 2 * DOT };
      expect(common(dot, name), id).toBe(0);
    }
  });
});
