import { randomFromSeed } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { covers } from '../../../test/covers.js';
import { arrakis } from '../src/game.js';
import { actingDashboard } from '../src/state.js';
import { ATREIDES, HARKONNEN, Table } from './table.js';

describe('A card picked from the hand', () => {
  const picked = () =>
    new Table({ turn: 'atreides', atreides: { hand: ['thumpers', 'crysknife'] } }).choose('card:thumpers');

  it('is seen by its owner only, until a die is spent for it', () => {
    covers('arr-planning-hand-hidden');
    const table = picked();
    expect(table.asks).toBe('spend-die');
    expect(table.game.canUndo).toBe(true);
    expect(table.view(ATREIDES).decision?.detail).toMatchObject({ card: 'thumpers' });
    for (const seat of [HARKONNEN, undefined])
      expect(JSON.stringify(table.view(seat).decision)).not.toContain('thumpers');
    table.choose('die:mentat');
    expect(table.game.canUndo).toBe(false);
  });

  it('leaves the opponent a position to think about', () => {
    const guess = arrakis.determinize(picked().view(HARKONNEN), randomFromSeed('guess'));
    arrakis.audit(guess);
    const { decision } = guess;
    const card = decision?.kind === 'spend-die' && decision.purpose === 'card' ? decision.card : '';
    expect(actingDashboard(guess, 'atreides').hand).toContain(card);
  });
});
