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

describe('getting intrigues', () => {
  it.each([
    ['diplomacy', 'secrets'],
    ['diplomacy', 'sardaukar'],
    ['dagger', 'assembly-hall'],
  ])('%s sent to %s brings one', (card, space) => {
    covers('upr-intrigue-sources');
    const table = at({ hand: [card], spice: 4 });
    table.choose(`agent:${card}>${space}`);
    expect(table.player(0).intrigues).toHaveLength(1);
    expect(table.happened('drew-intrigue')).toMatchObject([{ seat: 0, n: 1, source: `space:${space}` }]);
  });

  it('every intrigue icon of a card brings one too, other spaces none', () => {
    covers('upr-intrigue-sources');
    const icon = at({ hand: ['treacherous-maneuver'] });
    icon.choose('reveal');
    expect(icon.player(0).intrigues).toHaveLength(1);
    const none = at({ hand: ['dagger'] });
    none.choose('agent:dagger>gather-support');
    expect(none.player(0).intrigues).toEqual([]);
  });

  it('opponents learn the number of intrigues, not which they are', () => {
    covers('upr-intrigue-hidden');
    const before = at({ hand: ['dagger'], intrigues: ['contingency-plan', 'cunning'] });
    const after = at({ hand: ['dagger'], intrigues: ['impress', 'devour'] });
    for (const seat of [1, 2, undefined]) {
      expect(JSON.stringify(after.view(seat))).toBe(JSON.stringify(before.view(seat)));
      expect(before.view(seat).players[0]).not.toHaveProperty('intrigues');
      expect(before.view(seat).players[0]?.intrigueCount).toBe(2);
    }
    expect(before.player(0).hand).toEqual(['dagger']);
    expect(before.view(1).players[0]?.handAndDeck).not.toContain('cunning');
  });

  it('only who draws learns what was drawn, and a played card is open', () => {
    covers('upr-intrigue-hidden');
    const table = at({ hand: ['dagger'], intrigues: ['contingency-plan'] });
    table.choose('agent:dagger>assembly-hall', 'effect:assembly-hall.0');
    const [drawn] = table.happened('drew-intrigue');
    expect(drawn?.secret.seats).toEqual([0]);
    table.choose('intrigue:contingency-plan');
    expect(table.happened('intrigue')).toEqual([
      { event: 'intrigue', seat: 0, intrigue: 'contingency-plan' },
    ]);
    expect(table.view(1).intrigueDiscard).toEqual(['contingency-plan']);
  });

  it('the owner sees them at any time, also on others’ turns and in combat', () => {
    covers('upr-intrigue-owner-looks');
    const intrigues = ['contingency-plan', 'cunning'];
    const elsewhere = uprisingTable({ turn: 1, players: { 0: { intrigues } } });
    expect(elsewhere.view(0).players[0]?.intrigues).toEqual(intrigues);
    expect(fighting([], { conflict: 0, intrigues }).view(0).players[0]?.intrigues).toEqual(intrigues);
  });
});

describe('playing intrigues', () => {
  it('a played card goes face up to the discard pile once it is resolved', () => {
    covers('upr-intrigue-played-discard');
    const table = at({ hand: ['dagger'], intrigues: ['cunning'], deck: ['diplomacy'], spice: 1 });
    table.choose('intrigue:cunning');
    expect(table.player(0).faceUp).toEqual(['cunning']);
    expect(table.state.intrigueDiscard).toEqual([]);
    table.choose('option:0');
    expect(table.player(0)).toMatchObject({ faceUp: [], intrigues: [], hand: ['dagger', 'diplomacy'] });
    expect(table.view(2).intrigueDiscard).toEqual(['cunning']);
  });

  it('an empty intrigue deck is made anew of the discard pile', () => {
    covers('upr-intrigue-played-discard');
    const table = at({ hand: ['dagger'] }, { intrigueDeck: [] });
    const pile = table.state.intrigueDiscard.length;
    expect(pile).toBe(40);
    table.choose('agent:dagger>assembly-hall');
    expect(table.player(0).intrigues).toHaveLength(1);
    expect(table.state.intrigueDeck).toHaveLength(39);
    expect(table.state.intrigueDiscard).toEqual([]);
  });

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

describe('when they may be played', () => {
  it('a plot goes with the start, the middle and the end of any own turn', () => {
    covers('upr-intrigue-plot-timing');
    const intrigues = ['contingency-plan', 'contingency-plan', 'contingency-plan'];
    const agent = at({ hand: ['dagger'], intrigues });
    agent.choose('intrigue:contingency-plan');
    expect(agent.asks).toBe('turn');
    agent.choose('agent:dagger>gather-support', 'way:0', 'intrigue:contingency-plan');
    expect([agent.asks, agent.player(0).solari]).toEqual(['agent-effects', 4]);
    const reveal = at({ hand: ['dagger'], intrigues });
    reveal.choose('reveal', 'intrigue:contingency-plan');
    expect([reveal.asks, reveal.player(0).solari]).toEqual(['reveal-effects', 2]);
    reveal.choose('intrigue:contingency-plan');
    expect(reveal.player(0).solari).toBe(4);
  });

  it('never on another’s turn, in combat or at the end of the game', () => {
    covers('upr-intrigue-plot-timing');
    const other = uprisingTable({
      turn: 1,
      players: { 0: { intrigues: ['cunning'] }, 1: { hand: ['dagger'] } },
    });
    expect(other.asked).toBe(1);
    expect(other.keys.filter((key) => key.startsWith('intrigue:'))).toEqual([]);
    const combat = fighting(['cunning']);
    expect(combat.keys).toEqual(['pass']);
    expect(combat.refused('intrigue:cunning')).toBe('wrong-time');
    const end = uprisingTable({ phase: 'endgame', first: 0, players: { 0: { intrigues: ['cunning'] } } });
    expect([end.asks, end.keys, end.refused('intrigue:cunning')]).toEqual([
      'endgame',
      ['pass'],
      'wrong-time',
    ]);
  });

  it('a combat card is for the combat phase only', () => {
    covers('upr-intrigue-combat-timing');
    const table = at({ hand: ['dagger'], conflict: 2, garrison: 1, intrigues: ['impress'] });
    expect(table.refused('intrigue:impress')).toBe('wrong-time');
    table.choose('agent:dagger>gather-support');
    expect(table.refused('intrigue:impress')).toBe('wrong-time');
    const reveal = at({ hand: ['dagger'], conflict: 2, garrison: 1, intrigues: ['impress'] });
    reveal.choose('reveal');
    expect(reveal.refused('intrigue:impress')).toBe('wrong-time');
    const end = uprisingTable({ phase: 'endgame', first: 0, players: { 0: { intrigues: ['impress'] } } });
    expect(end.refused('intrigue:impress')).toBe('wrong-time');
    expect(fighting(['impress']).keys).toEqual(['intrigue:impress', 'pass']);
  });

  it('an endgame card is for the end of the game only', () => {
    covers('upr-intrigue-endgame-timing');
    const own = {
      intrigues: ['secure-spice-trade'],
      discard: ['the-spice-must-flow', 'the-spice-must-flow'],
    };
    const turn = at({ hand: ['dagger'], ...own });
    expect(turn.refused('intrigue:secure-spice-trade')).toBe('wrong-time');
    expect(fighting([], own).refused('intrigue:secure-spice-trade')).toBe('wrong-time');
    const end = uprisingTable({ phase: 'endgame', first: 0, players: { 0: { ...own, points: 5 } } });
    end.choose('intrigue:secure-spice-trade');
    expect(end.player(0)).toMatchObject({ points: 6, spice: 2 });
  });
});
