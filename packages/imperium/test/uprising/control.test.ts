import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import type { Position } from '../../src/scenario/position.js';
import { type Table, uprisingTable } from '../table.js';

const CONTROLLED: readonly [conflict: string, space: string][] = [
  ['siege-of-arrakeen', 'arrakeen'],
  ['seize-spice-refinery', 'spice-refinery'],
  ['secure-imperial-basin', 'imperial-basin'],
  ['battle-for-arrakeen', 'arrakeen'],
  ['battle-for-spice-refinery', 'spice-refinery'],
  ['battle-for-imperial-basin', 'imperial-basin'],
];

/** The conflict is fought out with so many troops of the seats; what the rewards ask is answered with the first offer. */
function fought(conflict: string, troops: readonly number[], position: Position = {}): Table {
  const players = Object.fromEntries(troops.map((n, seat) => [seat, { conflict: n, garrison: 0 }]));
  const table = uprisingTable({ phase: 'combat', first: 0, conflict, ...position, players }, { players: 4 });
  while (table.state.round === 1 && !['turn', 'defend'].includes(table.asks))
    table.choose(table.keys[0] ?? '');
  return table;
}

describe('gaining control', () => {
  it.each(CONTROLLED)('whoever wins %s controls %s', (conflict, space) => {
    covers('upr-control-gain');
    const table = fought(conflict, [0, 3, 2, 1]);
    expect(table.state.control).toEqual({
      arrakeen: undefined,
      'spice-refinery': undefined,
      'imperial-basin': undefined,
      [space]: 1,
    });
    expect(table.happened('control')).toEqual([{ event: 'control', seat: 1, space }]);
  });

  it('other conflicts give no control', () => {
    covers('upr-control-gain');
    for (const conflict of ['skirmish-crysknife', 'trade-dispute', 'propaganda'])
      expect(fought(conflict, [3, 2, 1, 0]).happened('control')).toEqual([]);
  });

  it('the marker of a new winner takes the place of the old one', () => {
    covers('upr-control-gain');
    const table = fought('siege-of-arrakeen', [0, 3, 2, 1], {
      control: { arrakeen: 2, 'spice-refinery': 1 },
    });
    expect(table.state.control).toMatchObject({ arrakeen: 1, 'spice-refinery': 1 });
  });

  it('second and third place, and a tie for first, bring none', () => {
    covers('upr-control-only-winner');
    const table = fought('siege-of-arrakeen', [3, 2, 1, 0]);
    expect(table.happened('reward').map(({ seat, place }) => [seat, place])).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
    expect(table.state.control.arrakeen).toBe(0);
    const tied = fought('siege-of-arrakeen', [3, 3, 1, 0]);
    expect(tied.state.control.arrakeen).toBeUndefined();
    const kept = fought('siege-of-arrakeen', [3, 3, 1, 0], { control: { arrakeen: 2 } });
    expect(kept.state.control.arrakeen).toBe(2);
  });
});

describe('the bonus of control', () => {
  const BONUS = [
    ['arrakeen', 'reconnaissance', 'solari', 1, 0],
    ['spice-refinery', 'reconnaissance', 'solari', 1, 2],
    ['imperial-basin', 'dune-the-desert-planet', 'spice', 1, 1],
  ] as const;

  it.each(BONUS)('a visit to %s by %s brings its controller %s', (space, card, what, bonus, own) => {
    covers('upr-control-bonus');
    const theirs = uprisingTable({
      turn: 0,
      control: { [space]: 1 },
      players: { 0: { hand: [card], deck: ['dagger'] } },
    });
    theirs.choose(`agent:${card}>${space}`);
    expect(theirs.player(1)[what]).toBe(bonus);
    expect(theirs.player(0)[what]).toBe(own);
    const mine = uprisingTable({
      turn: 0,
      control: { [space]: 0 },
      players: { 0: { hand: [card], deck: ['dagger'] } },
    });
    mine.choose(`agent:${card}>${space}`);
    expect(mine.player(0)[what]).toBe(own + bonus);
    const nobodys = uprisingTable({ turn: 0, players: { 0: { hand: [card], deck: ['dagger'] } } });
    nobodys.choose(`agent:${card}>${space}`);
    expect(nobodys.player(0)[what]).toBe(own);
    expect(nobodys.player(1)[what]).toBe(0);
  });

  it('it comes after the spies and before the effects of the visit', () => {
    covers('upr-control-bonus');
    const table = uprisingTable({
      turn: 0,
      control: { arrakeen: 1 },
      players: {
        0: {
          hand: ['reconnaissance'],
          deck: ['dagger', 'diplomacy'],
          spies: ['post-spice-refinery-arrakeen'],
        },
      },
    });
    table.choose('agent:reconnaissance>arrakeen');
    expect([table.asks, table.player(1).solari]).toEqual(['gather', 0]);
    table.choose('recall:post-spice-refinery-arrakeen');
    const order = table.log.map(({ event }) => event).filter((event) => event !== 'turn');
    expect(order).toEqual(['agent', 'spy-recalled', 'drew', 'gained', 'troops', 'drew']);
  });
});

describe('defending a controlled space', () => {
  const revealed = (conflict: string, position: Position = {}) =>
    uprisingTable({ phase: 'round-start', first: 0, conflict, ...position });

  it.each(CONTROLLED)(
    'when %s is turned up, the controller of %s may send a troop of the supply',
    (conflict, space) => {
      covers('upr-control-defence');
      const table = revealed(conflict, { control: { [space]: 2 } });
      expect([table.asks, table.asked, table.keys]).toEqual(['defend', 2, ['deploy', 'skip']]);
      table.choose('deploy');
      expect(table.player(2)).toMatchObject({ conflict: 1, garrison: 3, supply: 8 });
      const declined = revealed(conflict, { control: { [space]: 2 } }).choose('skip');
      expect(declined.player(2)).toMatchObject({ conflict: 0, garrison: 3, supply: 9 });
    },
  );

  it('not for another space, nor without a controller or a troop in the supply', () => {
    covers('upr-control-defence');
    const elsewhere = { arrakeen: 2, 'imperial-basin': 2 };
    expect(revealed('seize-spice-refinery', { control: elsewhere }).asks).toBe('turn');
    expect(revealed('trade-dispute', { control: { ...elsewhere, 'spice-refinery': 2 } }).asks).toBe('turn');
    expect(revealed('seize-spice-refinery').asks).toBe('turn');
    const empty = revealed('siege-of-arrakeen', {
      control: { arrakeen: 2 },
      players: { 2: { garrison: 12 } },
    });
    expect(empty.asks).toBe('turn');
    expect(empty.player(2)).toMatchObject({ conflict: 0, garrison: 12 });
  });
});
