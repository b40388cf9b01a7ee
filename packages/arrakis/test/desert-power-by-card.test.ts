import { describe, expect, it } from 'vitest';
import { covers } from '../../../test/covers.js';
import { Table } from './table.js';

const position = (dice: object) => ({
  clear: true,
  turn: 'atreides',
  areas: { 'outer-ne-5': { worm: 'sandworm' } },
  atreides: {
    hand: ['usul-the-base-of-the-pillar', 'thumpers'],
    leaders: { 'wild-maker': 'ready' },
    dice,
  },
});

describe('Desert Power', () => {
  it('taken as a turn offers the special action of Wild Maker', () => {
    const table = new Table(position({ mentat: 1 })).choose('desert-power');
    expect(table.keys).toEqual(['act:wormsigns', 'act:move-worms', 'leader:wild-maker']);
  });

  it('taken by a card offers its own effects only', () => {
    covers('arr-desert-power-by-card');
    const table = new Table(position({ mentat: 1 })).choose(
      'card:usul-the-base-of-the-pillar',
      '?die:mentat',
    );
    expect(table.keys).toEqual(['act:wormsigns', 'act:move-worms', 'skip']);
    expect(table.refused('leader:wild-maker')).toBe('other-result');
  });
});
