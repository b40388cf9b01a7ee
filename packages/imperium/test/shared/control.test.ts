import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import type { Position } from '../../src/scenario/position.js';
import type { Table } from '../table.js';
import { EDITIONS, type Edition, tableOf } from './editions.js';

/** A space that can be controlled, a card that goes there, what its control brings, and how much of it a visit. */
type Bonus = readonly [space: string, card: string, what: 'solari' | 'spice', own: number, rule: string];
const BONUS: Readonly<Record<Edition['id'], readonly Bonus[]>> = {
  imperium: [
    ['arrakeen', 'reconnaissance', 'solari', 0, 'imp-control-bonus-arrakeen'],
    ['carthag', 'reconnaissance', 'solari', 0, 'imp-control-bonus-carthag'],
    ['imperial-basin', 'dune-the-desert-planet', 'spice', 1, 'imp-control-bonus-imperial-basin'],
  ],
  uprising: [
    ['arrakeen', 'reconnaissance', 'solari', 0, 'upr-control-bonus'],
    ['spice-refinery', 'reconnaissance', 'solari', 2, 'upr-control-bonus'],
    ['imperial-basin', 'dune-the-desert-planet', 'spice', 1, 'upr-control-bonus'],
  ],
};

describe.each(EDITIONS)('control in $id', (edition) => {
  const spaces = BONUS[edition.id];
  const { conflict: quiet } = edition.quiet;
  const siege = 'siege-of-arrakeen';

  /** A conflict is fought out with so many troops of the seats; what rewards ask is answered with the first offer. */
  function fought(conflict: string, troops: readonly number[], position: Position = {}): Table {
    const players = Object.fromEntries(troops.map((n, seat) => [seat, { conflict: n, garrison: 0 }]));
    const table = tableOf(
      edition,
      { phase: 'combat', first: 0, conflict, ...position, players },
      { players: 4 },
    );
    while (table.state.round === 1 && !['turn', 'defend'].includes(table.asks))
      table.choose(table.keys[0] ?? '');
    return table;
  }

  it.each(edition.about)('whoever wins %s controls %s, and no other space', (conflict, space) => {
    covers('imp-control-gain', 'upr-control-gain');
    const table = fought(conflict, [0, 3, 2, 1]);
    const nobody = Object.fromEntries(spaces.map(([id]) => [id, undefined]));
    expect(table.state.control).toEqual({ ...nobody, [space]: 1 });
    expect(table.happened('control')).toEqual([{ event: 'control', seat: 1, space }]);
  });

  it('other conflicts give no control', () => {
    covers('imp-control-gain', 'upr-control-gain');
    for (const conflict of [quiet, ...edition.quiet.conflictDeck])
      expect(fought(conflict, [3, 2, 1, 0]).happened('control')).toEqual([]);
  });

  it('second and third place, and a tie for first, bring none', () => {
    covers('imp-control-gain', 'imp-control-lasts', 'upr-control-only-winner');
    const table = fought(siege, [3, 2, 1, 0]);
    expect(table.happened('reward').map(({ seat, place }) => [seat, place])).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
    expect(table.state.control.arrakeen).toBe(0);
    expect(fought(siege, [3, 3, 1, 0]).state.control.arrakeen).toBeUndefined();
    expect(fought(siege, [3, 3, 1, 0], { control: { arrakeen: 2 } }).state.control.arrakeen).toBe(2);
  });

  it('the marker of a new winner takes the place of the old one', () => {
    covers('imp-control-lasts', 'upr-control-gain');
    const control = { arrakeen: 2, 'imperial-basin': 2 };
    expect(fought(siege, [0, 3, 2, 1], { control }).state.control).toMatchObject({
      arrakeen: 1,
      'imperial-basin': 2,
    });
  });

  it('the marker stays in the next round', () => {
    covers('imp-control-lasts');
    const control = { 'imperial-basin': 2, arrakeen: 1 };
    const table = tableOf(edition, { phase: 'recall', first: 0, ...edition.quiet, control });
    expect(table.state.round).toBe(2);
    expect(table.state.control).toMatchObject(control);
  });
});

describe.each(EDITIONS)('the bonus of control in $id', (edition) => {
  const visit = (space: string, card: string, controller: number | undefined, makers = {}) =>
    tableOf(edition, {
      turn: 0,
      first: 0,
      makers,
      control: controller === undefined ? {} : { [space]: controller },
      players: {
        0: { hand: [card], garrison: 0, deck: ['dagger'], solari: 0, spice: 0 },
        1: { solari: 0, spice: 0 },
        2: { solari: 0, spice: 0 },
      },
    }).choose(`agent:${card}>${space}`);

  it.each(BONUS[edition.id])(
    'a visit to %s by %s brings its controller 1 %s',
    (space, card, what, own, rule) => {
      covers(rule, 'imp-control-bonus-any-agent');
      const theirs = visit(space, card, 1);
      expect(theirs.player(1)).toMatchObject({ solari: 0, spice: 0, water: 1, [what]: 1 });
      expect(theirs.player(2)).toMatchObject({ solari: 0, spice: 0, water: 1 });
      expect(theirs.player(0)[what]).toBe(own);
      expect(visit(space, card, 0).player(0)[what]).toBe(own + 1);
      const nobodys = visit(space, card, undefined);
      expect([nobodys.player(0)[what], nobodys.player(1)[what]]).toEqual([own, 0]);
    },
  );

  it.each(BONUS[edition.id])('the visitor of %s loses nothing by it', (space, card) => {
    covers('imp-control-bonus-from-bank');
    const own = (table: Table) => {
      const { solari, spice, water, garrison, hand, intrigues } = table.player(0);
      return { solari, spice, water, garrison, hand, intrigues: intrigues.length };
    };
    const controlled = visit(space, card, 2);
    expect(controlled.happened('paid')).toEqual([]);
    expect(own(controlled)).toEqual(own(visit(space, card, undefined)));
  });

  it('the spice lying on Imperial Basin is the visitor’s', () => {
    covers('imp-control-bonus-from-bank');
    const table = visit('imperial-basin', 'dune-the-desert-planet', 1, { 'imperial-basin': 2 });
    expect([table.player(0).spice, table.player(1).spice]).toEqual([3, 1]);
    expect(table.state.makers['imperial-basin']).toBe(0);
  });
});

describe.each(EDITIONS)('the defence of a controlled space in $id', (edition) => {
  const revealed = (conflict: string, position: Position = {}) =>
    tableOf(edition, { phase: 'round-start', first: 0, conflict, ...position });
  const spaces = BONUS[edition.id].map(([space]) => space);

  it.each(edition.about)('when %s is turned up, the controller of %s may send a troop', (conflict, space) => {
    covers('imp-control-defence', 'imp-control-defence-card-match', 'upr-control-defence');
    for (const id of spaces)
      expect(revealed(conflict, { control: { [id]: 2 } }).asks, id).toBe(id === space ? 'defend' : 'turn');
    const table = revealed(conflict, { control: { [space]: 2 } });
    expect([table.asked, table.keys]).toEqual([2, ['deploy', 'skip']]);
    table.choose('deploy');
    expect(table.player(2)).toMatchObject({ conflict: 1, garrison: 3, supply: 8 });
    expect([table.asks, table.asked]).toEqual(['turn', 0]);
    const declined = revealed(conflict, { control: { [space]: 2 } }).choose('skip');
    expect(declined.player(2)).toMatchObject({ conflict: 0, garrison: 3, supply: 9 });
    expect(revealed(conflict).asks).toBe('turn');
  });

  it('other conflicts call nobody', () => {
    covers('imp-control-defence-card-match', 'upr-control-defence');
    const control = Object.fromEntries(spaces.map((space, seat) => [space, seat]));
    for (const conflict of [edition.quiet.conflict, ...edition.quiet.conflictDeck])
      expect(revealed(conflict, { control }).asks).toBe('turn');
  });

  it('the troop comes from the supply; with an empty supply nobody is asked', () => {
    covers('imp-control-defence-supply', 'upr-control-defence');
    const with4 = { control: { arrakeen: 2 }, players: { 2: { garrison: 4 } } };
    const table = revealed('siege-of-arrakeen', with4).choose('deploy');
    expect(table.player(2)).toMatchObject({ supply: 7, garrison: 4, conflict: 1 });
    const with12 = { control: { arrakeen: 2 }, players: { 2: { garrison: 12 } } };
    const empty = revealed('siege-of-arrakeen', with12);
    expect(empty.asks).toBe('turn');
    expect(empty.player(2)).toMatchObject({ conflict: 0, garrison: 12 });
  });
});
