import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { catalogOf } from '../../src/content/catalog.js';
import { UPRISING } from '../../src/content/uprising/edition.js';
import type { PlayerPosition } from '../../src/scenario/position.js';
import { type Table, uprisingTable } from '../table.js';
import { at } from './playing.js';

/** The combat of a conflict in which seats 0 and 1 have troops. */
const fighting = (intrigues: readonly string[], own: PlayerPosition = {}): Table =>
  uprisingTable({
    phase: 'combat',
    first: 0,
    conflict: 'skirmish-crysknife',
    players: {
      0: { conflict: 2, garrison: 1, intrigues: [...intrigues], ...own },
      1: { conflict: 1, garrison: 1 },
    },
  });

describe('playing intrigues', () => {
  it('a plot for later stays face up until it is used', () => {
    covers('upr-intrigue-played-discard');
    const table = at({ hand: ['convincing-argument', 'dagger'], intrigues: ['call-to-arms'] });
    table.choose('intrigue:call-to-arms', 'agent:dagger>gather-support');
    expect(table.player(0).faceUp).toEqual(['call-to-arms']);
    expect(table.view(1).players[0]?.faceUp).toEqual(['call-to-arms']);
    expect(table.state.intrigueDiscard).toEqual([]);
    table.choose('end');
    while (table.asked !== 0) table.choose(table.keys.includes('reveal') ? 'reveal' : 'end');
    table.choose('reveal', 'acquire:prepare-the-way@reserve');
    expect(table.player(0).garrison).toBe(3 + 2 + 1);
    table.choose('end');
    expect(table.state.intrigueDiscard).toEqual(['call-to-arms']);
  });

  it('condition, cost and moment must be met', () => {
    covers('upr-intrigue-printed-conditions');
    const intrigues = ['councilors-ambition', 'buy-access', 'impress', 'secure-spice-trade', 'opportunism'];
    const poor = at({ hand: ['dagger'], solari: 4, influence: { fremen: 1 }, intrigues });
    expect(intrigues.map((id) => poor.refused(`intrigue:${id}`))).toEqual([
      'condition',
      'cost',
      'wrong-time',
      'wrong-time',
      'cost',
    ]);
    const rich = at({ hand: ['dagger'], solari: 5, councilSeat: true, influence: { fremen: 2 }, intrigues });
    expect(rich.keys.filter((key) => key.startsWith('intrigue:'))).toEqual([
      'intrigue:councilors-ambition',
      'intrigue:buy-access',
      'intrigue:opportunism',
    ]);
    rich.choose('intrigue:buy-access', 'option:0', 'option:1');
    expect(rich.player(0)).toMatchObject({ solari: 0, influence: { emperor: 1, guild: 1, fremen: 2 } });
  });

  it('a card of two types has the effect of the moment it is played at', () => {
    covers('upr-intrigue-types');
    const plot = at({ hand: ['dagger'], intrigues: ['contingency-plan'] });
    plot.choose('intrigue:contingency-plan');
    expect(plot.player(0)).toMatchObject({ solari: 2, swords: 0 });
    const combat = fighting(['contingency-plan']);
    combat.choose('intrigue:contingency-plan');
    expect(combat.happened('gained')).toContainEqual({
      event: 'gained',
      seat: 0,
      what: 'swords',
      n: 3,
      source: 'intrigue:contingency-plan',
    });
    expect(combat.player(0).solari).toBe(0);
  });

  it('each card is a plot, a combat card or an endgame card, and some are two of them', () => {
    covers('upr-intrigue-types');
    const { edition } = catalogOf({ edition: 'uprising' });
    const types = UPRISING.intrigues.map(
      ({ id }) => edition.intrigues.find((card) => card.id === id)?.plays ?? [],
    );
    for (const plays of types) expect(plays.length).toBeGreaterThan(0);
    expect(new Set(types.flat().map(({ timing }) => timing))).toEqual(new Set(['plot', 'combat', 'endgame']));
    expect(types.filter((plays) => plays.length > 1)).toHaveLength(5);
  });
});
