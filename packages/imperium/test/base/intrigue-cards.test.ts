import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import type { PlayerPosition, Position } from '../../src/scenario/position.js';
import { Table } from '../table.js';

/** Seat 1 (Earl Memnon) begins a turn. */
function at(player: PlayerPosition, position: Position = {}): Table {
  const moment = position.phase === undefined ? { turn: 1 } : {};
  return new Table({ ...moment, first: 1, ...position, players: { ...position.players, 1: player } });
}

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

describe('holding intrigues', () => {
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
});
