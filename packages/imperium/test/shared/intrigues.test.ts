import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import type { PlayerPosition, Position } from '../../src/scenario/position.js';
import type { Table } from '../table.js';
import { EDITIONS, type Of, tableOf } from './editions.js';

interface Cards {
  /** Plots without a question. */
  readonly plots: readonly [string, string, string];
  /** A plot that asks something, and an answer. */
  readonly asking: readonly [plot: string, own: PlayerPosition, answer: string];
  readonly combat: string;
  /** Worth a point at the end of the game to who has this. */
  readonly endgame: readonly [intrigue: string, own: PlayerPosition];
  /** Visits that bring an intrigue. */
  readonly visits: readonly (readonly [card: string, space: string])[];
  /** A card whose reveal box brings one. */
  readonly revealed: string;
}
const CARDS: Of<Cards> = {
  imperium: {
    plots: ['windfall', 'water-peddlers-union', 'know-their-ways'],
    asking: ['bribery', { solari: 2 }, 'faction:guild'],
    combat: 'ambush',
    endgame: ['plans-within-plans', { influence: { emperor: 3, guild: 3, fremen: 3 } }],
    visits: [
      ['reconnaissance', 'carthag'],
      ['diplomacy', 'conspire'],
      ['diplomacy', 'secrets'],
    ],
    revealed: 'thufir-hawat',
  },
  uprising: {
    plots: ['contingency-plan', 'contingency-plan', 'contingency-plan'],
    asking: ['cunning', { spice: 1, deck: ['diplomacy'] }, 'option:0'],
    combat: 'impress',
    endgame: ['secure-spice-trade', { discard: ['the-spice-must-flow', 'the-spice-must-flow'] }],
    visits: [
      ['dagger', 'assembly-hall'],
      ['diplomacy', 'sardaukar'],
      ['diplomacy', 'secrets'],
    ],
    revealed: 'treacherous-maneuver',
  },
};

const OTHERS = [undefined, 1, 2];

describe.each(EDITIONS)('intrigues of $id', (edition) => {
  const { plots, asking, combat, endgame, visits, revealed } = CARDS[edition.id];
  const [plot, own, answer] = asking;
  const [card, space] = visits[0] ?? ['', ''];
  const deck = tableOf(edition).state.intrigueDeck;
  const play = plots.map((id) => `intrigue:${id}`);
  const [first = '', second = '', third = ''] = play;

  const at = (player: PlayerPosition, position: Position = {}): Table =>
    tableOf(
      edition,
      {
        ...(position.phase === undefined ? { turn: 0 } : {}),
        first: 0,
        ...edition.quiet,
        ...position,
        players: { 0: player, ...position.players },
      },
      { confirmTurns: true },
    );
  const fighting = (player: PlayerPosition) =>
    at({ conflict: 2, garrison: 1, ...player }, { phase: 'combat', players: { 1: { conflict: 1 } } });
  const ending = (player: PlayerPosition) => at({ points: 5, ...player }, { phase: 'endgame' });
  /** Seat 0 draws by a visit. */
  function drawing(player: PlayerPosition, position: Position = {}): Table {
    const table = at({ hand: [card], ...player }, position).choose(`agent:${card}>${space}`);
    const waiting = table.keys.find((key) => key.startsWith(`effect:${space}`));
    return waiting === undefined ? table : table.choose(waiting);
  }

  it.each(visits)('%s sent to %s brings one', (sent, to) => {
    covers('imp-intrigue-sources', 'upr-intrigue-sources');
    const table = at({ hand: [sent], spice: 4 }).choose(`agent:${sent}>${to}`);
    expect(table.player(0).intrigues).toHaveLength(1);
    expect(table.state.intrigueDeck).toHaveLength(39);
    expect(table.happened('drew-intrigue')).toMatchObject([{ seat: 0, n: 1, source: `space:${to}` }]);
  });

  it('the symbol of a card brings one too, other spaces none', () => {
    covers('imp-intrigue-sources', 'upr-intrigue-sources');
    expect(
      at({ hand: [revealed] })
        .choose('reveal')
        .player(0).intrigues,
    ).toHaveLength(1);
    const none = at({ hand: ['reconnaissance'] }).choose('agent:reconnaissance>arrakeen');
    expect(none.player(0).intrigues).toEqual([]);
  });

  it('a player who holds a dozen draws another', () => {
    covers('imp-intrigue-no-limit');
    expect(drawing({ intrigues: deck.slice(0, 12) }).player(0).intrigues).toHaveLength(13);
  });

  it('the discard pile becomes the deck when a card must be drawn, not before', () => {
    covers('imp-intrigue-deck-empty', 'upr-intrigue-played-discard');
    const piles = ({ state }: Table) => [state.intrigueDeck.length, state.intrigueDiscard.length];
    expect(piles(at({}, { intrigueDeck: [] }))).toEqual([0, 40]);
    const renewed = drawing({}, { intrigueDeck: [] });
    expect([renewed.player(0).intrigues.length, ...piles(renewed)]).toEqual([1, 39, 0]);
    const last = drawing({}, { intrigueDeck: [combat] });
    expect([...last.player(0).intrigues, ...piles(last)]).toEqual([combat, 0, 39]);
    const none = drawing({}, { intrigueDeck: [], players: { 1: { intrigues: deck } } });
    expect(none.player(0).intrigues).toEqual([]);
    expect(none.happened('drew-intrigue')).toEqual([]);
    expect(none.player(1).intrigues).toHaveLength(40);
  });

  it('the card drawn is known to its owner only, the number to all', () => {
    covers('imp-icon-draw-intrigue', 'imp-intrigue-hidden-until-played', 'imp-intrigue-count-public');
    covers('upr-sym-draw-intrigue', 'upr-intrigue-hidden');
    const table = drawing({}, { intrigueDeck: [plots[0], combat] });
    expect(table.state.intrigueDeck).toEqual([combat]);
    expect(table.view(0).players[0]).toMatchObject({ intrigues: [plots[0]], intrigueCount: 1 });
    for (const seat of OTHERS) {
      expect(table.view(seat).players.map(({ intrigueCount }) => intrigueCount)).toEqual([1, 0, 0]);
      expect(table.view(seat).players[0]).toHaveProperty('intrigues', undefined);
    }
    const secret = { seats: [0], intrigues: [plots[0]] };
    expect(table.happened('drew-intrigue')).toMatchObject([{ seat: 0, n: 1, secret }]);
  });

  it('which ones are held makes no difference to what opponents see', () => {
    covers('imp-intrigue-hidden-until-played', 'upr-intrigue-hidden');
    const seen = (turn: number, intrigues: string[], seats: readonly (number | undefined)[]) => {
      const table = at({ intrigues, hand: ['dagger'], deck: [] }, { turn, first: turn });
      return seats.map((seat) => JSON.stringify(table.view(seat)));
    };
    for (const turn of [0, 1]) {
      const [some, more] = [
        [combat, plot],
        [plot, endgame[0]],
      ];
      expect(seen(turn, some, OTHERS)).toEqual(seen(turn, more, OTHERS));
      expect(seen(turn, some, [0])).not.toEqual(seen(turn, more, [0]));
    }
  });

  it('the owner sees them at any time, also on others’ turns and in combat', () => {
    covers('imp-intrigue-owner-may-look', 'upr-intrigue-owner-looks');
    const intrigues = [combat, plot];
    for (const table of [at({ intrigues }, { turn: 1 }), fighting({ intrigues, conflict: 0 })]) {
      expect(table.asked).not.toBe(0);
      expect(table.view(0).players[0]?.intrigues).toEqual(intrigues);
    }
  });

  it('revealing and cleaning up leave them alone', () => {
    covers('imp-intrigue-kept-apart');
    const intrigues = [plots[0], combat];
    const table = at({ hand: ['dagger'], deck: [], discard: [], intrigues }).choose('reveal');
    expect(table.happened('reveal').map(({ cards }) => cards)).toEqual([['dagger']]);
    expect(table.choose('end').player(0)).toMatchObject({ intrigues, discard: ['dagger'] });
  });

  it('a played card lies open, and goes to the discard pile once it is resolved', () => {
    covers('imp-intrigue-discard-face-up', 'imp-intrigue-hidden-until-played', 'upr-intrigue-hidden');
    covers('upr-intrigue-played-discard');
    const table = at({ hand: ['dagger'], ...own, intrigues: [plot, combat] }).choose(`intrigue:${plot}`);
    expect(table.happened('intrigue')).toEqual([{ event: 'intrigue', seat: 0, intrigue: plot }]);
    expect(table.view(1).players[0]).toMatchObject({ faceUp: [plot], intrigueCount: 1 });
    expect(table.state.intrigueDiscard).toEqual([]);
    table.choose(answer);
    expect(table.player(0)).toMatchObject({ faceUp: [], intrigues: [combat] });
    for (const seat of [0, ...OTHERS]) expect(table.view(seat).intrigueDiscard).toEqual([plot]);
  });

  it('plots go before the agent is sent, between effects and after them', () => {
    covers('imp-intrigue-plot-timing', 'upr-intrigue-plot-timing', 'upr-turns-plot-any');
    const table = at({ hand: ['reconnaissance'], intrigues: [...plots] }).choose(first);
    expect(table.asks).toBe('turn');
    table.choose('agent:reconnaissance>arrakeen', second);
    expect(table.asks).toBe('agent-effects');
    const waiting = table.keys.filter((key) => key.startsWith('effect:arrakeen'));
    table.choose(...waiting, 'deploy:1', third);
    expect(table.state.intrigueDiscard).toEqual(plots);
    expect(table.asked).toBe(0);
  });

  it('before revealing, among purchases and after them', () => {
    covers('imp-intrigue-plot-timing', 'imp-phase2-plot-any-number', 'upr-intrigue-plot-timing');
    covers('upr-turns-plot-any');
    const table = at({ hand: ['convincing-argument'], intrigues: [...plots] }).choose(
      first,
      'reveal',
      second,
    );
    expect(table.asks).toBe('reveal-effects');
    table.choose(table.keys.find((key) => key.endsWith('@reserve')) ?? '', third);
    expect(table.state.intrigueDiscard).toEqual(plots);
  });

  it('all on one turn, or none', () => {
    covers('imp-phase2-plot-any-number', 'upr-turns-plot-any');
    const table = at({ hand: ['reconnaissance'], intrigues: [...plots] }).choose(...play);
    expect([table.asks, table.asked]).toEqual(['turn', 0]);
    expect(table.keys).toContain('agent:reconnaissance>arrakeen');
    const none = at({ hand: ['dagger'], intrigues: [...plots] }).choose('reveal', 'end');
    expect(none.player(0).intrigues).toEqual(plots);
    expect(none.asked).toBe(1);
  });

  it('another player’s turn leaves no moment for a plot', () => {
    covers('imp-intrigue-plot-not-on-others-turn', 'upr-intrigue-plot-timing');
    const table = at({ hand: ['dagger'] }, { players: { 1: { intrigues: [plots[0]] } } });
    expect(table.keys.filter((key) => key.startsWith('intrigue:'))).toEqual([]);
    expect(() => table.game.apply(first)).toThrow('not among the legal choices');
    const refused = expect.objectContaining({ code: 'not-your-decision' });
    expect(() => table.game.apply(first, 1)).toThrow(refused);
    expect(table.view(1).decision?.choices).toBeUndefined();
  });

  it('nor do the combat and the end of the game', () => {
    covers('imp-intrigue-plot-not-on-others-turn', 'upr-intrigue-plot-timing');
    for (const table of [fighting({ ...own, intrigues: [plot] }), ending({ ...own, intrigues: [plot] })]) {
      expect(table.keys).toEqual(['pass']);
      expect(table.refused(`intrigue:${plot}`)).toBe('wrong-time');
    }
  });

  /** Seat 0 at the start and in the middle of an Agent turn, and on a Reveal turn. */
  const turns = (player: PlayerPosition) =>
    [[], ['agent:reconnaissance>arrakeen'], ['reveal']].map((steps) =>
      at({ hand: ['reconnaissance'], conflict: 2, garrison: 1, ...player }).choose(...steps),
    );

  it('a combat card is for the combat only', () => {
    covers('imp-intrigue-combat-timing', 'upr-intrigue-combat-timing');
    const intrigues = [combat, plots[0]];
    for (const table of [...turns({ intrigues }), ending({ intrigues })])
      expect(table.refused(`intrigue:${combat}`)).toBe('wrong-time');
    const table = fighting({ intrigues: [combat] });
    expect(table.keys).toEqual([`intrigue:${combat}`, 'pass']);
    table.choose(`intrigue:${combat}`);
    expect(table.happened('gained')[0]).toMatchObject({ seat: 0, what: 'swords' });
  });

  it('an endgame card is for the end of the game only', () => {
    covers('imp-intrigue-endgame-timing', 'upr-intrigue-endgame-timing');
    const [id, needs] = endgame;
    const player = { ...needs, intrigues: [id, combat, plots[0]] };
    for (const table of [...turns(player), fighting(player)])
      expect(table.refused(`intrigue:${id}`)).toBe('wrong-time');
    const table = ending(player);
    expect(table.keys).toEqual([`intrigue:${id}`, 'pass']);
    expect(table.choose(`intrigue:${id}`).player(0).points).toBe(6);
  });
});
