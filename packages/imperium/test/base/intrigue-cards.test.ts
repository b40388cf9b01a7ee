import { SietchError } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { catalogOf } from '../../src/content/catalog.js';
import { imperium } from '../../src/game.js';
import type { PlayerPosition, Position } from '../../src/scenario/position.js';
import { Table } from '../table.js';

/** Seat 1 (Earl Memnon) begins a turn. */
function at(player: PlayerPosition, position: Position = {}): Table {
  const moment = position.phase === undefined ? { turn: 1 } : {};
  return new Table({ ...moment, first: 1, ...position, players: { ...position.players, 1: player } });
}

/** The forty intrigues, one entry per copy. */
const ALL = catalogOf({ edition: 'base' }).edition.intrigues.flatMap((card) =>
  Array.from({ length: card.copies }, () => card.id),
);

const views = (table: Table, seats: readonly (number | undefined)[]) =>
  seats.map((seat) => JSON.stringify(table.view(seat)));

describe('what an intrigue asks for', () => {
  const cases: readonly [
    intrigue: string,
    without: PlayerPosition,
    code: string,
    fulfilled: PlayerPosition,
  ][] = [
    ['choam-shares', { solari: 6 }, 'cost', { solari: 7 }],
    ['water-of-life', { spice: 1, water: 0 }, 'cost', { spice: 1, water: 1 }],
    ['the-sleeper-must-awaken', { spice: 3 }, 'cost', { spice: 4 }],
    ['councilors-dispensation', { councilSeat: false }, 'condition', { councilSeat: true }],
    ['poison-snooper', { deck: [] }, 'condition', { deck: ['dagger'] }],
  ];

  it.each(cases)('%s is played only if its demand is met', (intrigue, without, code, fulfilled) => {
    covers('imp-intrigue-conditions-on-card', 'imp-intrigue-cost-mandatory', 'faq-intrigue-conditions');
    const player: PlayerPosition = { hand: [], intrigues: [intrigue] };
    const refused = at({ ...player, ...without });
    expect(refused.refused(`intrigue:${intrigue}`)).toBe(code);
    expect(refused.keys).not.toContain(`intrigue:${intrigue}`);
    const offered = at({ ...player, ...fulfilled });
    expect(offered.refused(`intrigue:${intrigue}`)).toBeUndefined();
    expect(offered.keys).toContain(`intrigue:${intrigue}`);
  });

  it('playing it pays the whole cost, without a question', () => {
    covers('imp-intrigue-cost-mandatory', 'faq-intrigue-conditions');
    const table = at({ hand: [], solari: 9, points: 2, intrigues: ['choam-shares'] });
    table.choose('intrigue:choam-shares');
    expect(table.player(1)).toMatchObject({ solari: 2, points: 3 });
    expect(table.happened('paid')).toEqual([
      { event: 'paid', seat: 1, what: 'solari', n: 7, source: 'intrigue:choam-shares' },
    ]);
  });

  it('a costly alternative is offered only to those who can pay, and taken it is paid', () => {
    covers('imp-intrigue-cost-mandatory', 'faq-intrigue-conditions');
    const position: Position = { row: ['spice-hunter', 'stilgar'] };
    const poor = at({ hand: [], spice: 1, intrigues: ['bypass-protocol'] }, position);
    poor.choose('intrigue:bypass-protocol');
    expect(poor.asks).toBe('acquire');
    expect(poor.keys).not.toContain('acquire:stilgar@row');
    const rich = at({ hand: [], spice: 2, intrigues: ['bypass-protocol'] }, position);
    rich.choose('intrigue:bypass-protocol', 'option:1');
    expect(rich.player(1).spice).toBe(0);
    rich.choose('acquire:stilgar@row');
    expect(rich.player(1).deck.at(-1)).toBe('stilgar');
  });
});

describe('getting intrigues', () => {
  it.each([
    ['reconnaissance', 'carthag'],
    ['diplomacy', 'conspire'],
    ['diplomacy', 'secrets'],
  ])('%s to %s brings an intrigue', (card, space) => {
    covers('imp-intrigue-sources');
    const table = at({ hand: [card], spice: 4 }).choose(`agent:${card}>${space}`);
    expect(table.player(1).intrigues).toHaveLength(1);
    expect(table.state.intrigueDeck).toHaveLength(39);
  });

  it('other spaces do not, but any effect with the symbol does', () => {
    covers('imp-intrigue-sources');
    const spaces = at({ hand: ['piter-de-vries', 'reconnaissance'] });
    spaces.choose('agent:piter-de-vries>arrakeen');
    expect(spaces.player(1).intrigues).toHaveLength(1);
    const plain = at({ hand: ['reconnaissance'] }).choose('agent:reconnaissance>arrakeen');
    expect(plain.player(1).intrigues).toEqual([]);
    const reveal = at({ hand: ['thufir-hawat'] }).choose('reveal');
    expect(reveal.player(1).intrigues).toHaveLength(1);
  });

  it('a player who holds a dozen draws another', () => {
    covers('imp-intrigue-no-limit');
    const table = at({ hand: ['reconnaissance'], intrigues: ALL.slice(0, 12) });
    table.choose('agent:reconnaissance>carthag', 'effect:carthag.1');
    expect(table.player(1).intrigues).toHaveLength(13);
    expect(table.asks).toBe('agent-effects');
  });

  it('the discard pile is shuffled into a new deck when a card must be drawn', () => {
    covers('imp-intrigue-deck-empty');
    const table = at({ hand: ['reconnaissance'] }, { intrigueDeck: [] });
    expect([table.state.intrigueDeck.length, table.state.intrigueDiscard.length]).toEqual([0, 40]);
    table.choose('agent:reconnaissance>carthag');
    expect([table.state.intrigueDeck.length, table.state.intrigueDiscard.length]).toEqual([39, 0]);
    expect(table.player(1).intrigues).toHaveLength(1);
  });

  it('drawing its last card does not renew the deck', () => {
    covers('imp-intrigue-deck-empty');
    const table = at({ hand: ['reconnaissance'] }, { intrigueDeck: ['windfall'] });
    table.choose('agent:reconnaissance>carthag');
    expect(table.player(1).intrigues).toEqual(['windfall']);
    expect([table.state.intrigueDeck.length, table.state.intrigueDiscard.length]).toEqual([0, 39]);
  });

  it('with both piles empty the draw is lost', () => {
    covers('imp-intrigue-deck-empty');
    const table = at({ hand: ['reconnaissance'] }, { intrigueDeck: [], players: { 0: { intrigues: ALL } } });
    table.choose('agent:reconnaissance>carthag');
    expect(table.player(1).intrigues).toEqual([]);
    expect(table.happened('drew-intrigue')).toEqual([]);
    expect(table.player(0).intrigues).toHaveLength(40);
  });
});

describe('holding intrigues', () => {
  it('revealing and cleaning up leave them alone', () => {
    covers('imp-intrigue-kept-apart');
    const table = at({ hand: ['dagger'], deck: [], discard: [], intrigues: ['windfall', 'ambush'] });
    table.choose('reveal');
    expect(table.happened('reveal').map((event) => event.cards)).toEqual([['dagger']]);
    table.choose('end');
    expect(table.player(1).intrigues).toEqual(['windfall', 'ambush']);
    expect(table.player(1).discard).toEqual(['dagger']);
  });

  it('they are not shuffled into a deck nor drawn from it', () => {
    covers('imp-intrigue-kept-apart');
    const table = at({ hand: [], deck: [], discard: ['dagger'], intrigues: ['refocus', 'ambush'] });
    table.choose('intrigue:refocus');
    expect(table.player(1)).toMatchObject({ hand: ['dagger'], deck: [], discard: [], intrigues: ['ambush'] });
  });

  it('they cannot be trashed, nor discarded, as cards of the hand', () => {
    covers('imp-intrigue-kept-apart');
    const trash = at({
      hand: ['guild-administrator', 'dagger'],
      deck: [],
      discard: [],
      intrigues: ['windfall'],
    });
    trash.choose('agent:guild-administrator>secure-contract', 'effect:guild-administrator.0');
    expect(trash.keys.sort()).toEqual(['skip', 'trash:dagger@hand', 'trash:guild-administrator@play'].sort());
    const discard = at(
      { hand: ['reverend-mother-mohiam'], played: ['bene-gesserit-sister'] },
      { players: { 2: { hand: [], intrigues: ['windfall'] }, 0: { hand: [], intrigues: ['ambush'] } } },
    );
    discard.choose('agent:reverend-mother-mohiam>wealth');
    expect(discard.player(2).intrigues).toEqual(['windfall']);
    expect(discard.player(0).intrigues).toEqual(['ambush']);
    expect(discard.happened('discarded')).toEqual([]);
  });

  it('the own intrigues are in view on every turn', () => {
    covers('imp-intrigue-owner-may-look');
    const table = at({ hand: [] }, { players: { 0: { intrigues: ['ambush', 'windfall'] } } });
    expect(table.asked).not.toBe(0);
    expect(table.view(0).players[0]?.intrigues).toEqual(['ambush', 'windfall']);
  });

  it('other intrigues make no difference to what opponents see', () => {
    covers('imp-intrigue-hidden-until-played');
    const seen = (intrigue: string, turn: number) => {
      const table = new Table({
        turn,
        first: turn,
        players: { 1: { intrigues: [intrigue], hand: ['dagger'], deck: [] } },
      });
      return { others: views(table, [undefined, 0, 2]), own: views(table, [1]) };
    };
    for (const turn of [0, 1]) {
      expect(seen('ambush', turn).others).toEqual(seen('windfall', turn).others);
      expect(seen('ambush', turn).own).not.toEqual(seen('windfall', turn).own);
    }
  });

  it('drawn, it is told to its owner only; played, to everybody', () => {
    covers('imp-intrigue-hidden-until-played');
    const table = at({ hand: ['reconnaissance'] }, { intrigueDeck: ['windfall'] });
    table.choose('agent:reconnaissance>carthag');
    expect(table.happened('drew-intrigue')).toMatchObject([
      { seat: 1, n: 1, secret: { seats: [1], intrigues: ['windfall'] } },
    ]);
    table.choose('intrigue:windfall');
    expect(table.happened('intrigue')).toEqual([{ event: 'intrigue', seat: 1, intrigue: 'windfall' }]);
  });

  it('how many a player holds is open to all', () => {
    covers('imp-intrigue-count-public');
    const table = at({ hand: [], intrigues: ['ambush', 'windfall', 'bribery'] });
    for (const seat of [undefined, 0, 2]) {
      expect(table.view(seat).players.map((player) => player.intrigueCount)).toEqual([0, 3, 0]);
      expect(table.view(seat).players[1]?.intrigues).toBeUndefined();
    }
  });

  it('once resolved it lies open beside the deck', () => {
    covers('imp-intrigue-discard-face-up');
    const table = at({ hand: [], intrigues: ['windfall', 'ambush'] }).choose('intrigue:windfall');
    expect(table.player(1)).toMatchObject({ intrigues: ['ambush'], faceUp: [], solari: 2 });
    for (const seat of [undefined, 0, 1, 2]) expect(table.view(seat).intrigueDiscard).toEqual(['windfall']);
  });

  it('while it is being resolved it is not in the discard pile yet', () => {
    covers('imp-intrigue-discard-face-up');
    const table = at({ hand: [], solari: 2, intrigues: ['bribery'] }).choose('intrigue:bribery');
    expect([table.player(1).faceUp, table.state.intrigueDiscard]).toEqual([['bribery'], []]);
    expect(table.view(0).players[1]?.faceUp).toEqual(['bribery']);
    table.choose('faction:guild');
    expect(table.state.intrigueDiscard).toEqual(['bribery']);
    imperium.audit(table.state);
  });
});

describe('nobody plays what is not theirs', () => {
  it('an intrigue of somebody else is no legal choice', () => {
    const table = at({ hand: ['dagger'] }, { players: { 0: { intrigues: ['windfall'] } } });
    expect(() => table.game.apply('intrigue:windfall')).toThrow(SietchError);
  });
});
