import { describe, expect, it } from 'vitest';
import { covers } from '../../../test/covers.js';
import { Table } from './table.js';

/** The conflict cards about a space. */
const ABOUT = [
  ['siege-of-arrakeen', 'arrakeen'],
  ['battle-for-arrakeen', 'arrakeen'],
  ['siege-of-carthag', 'carthag'],
  ['battle-for-carthag', 'carthag'],
  ['secure-imperial-basin', 'imperial-basin'],
  ['battle-for-imperial-basin', 'imperial-basin'],
] as const;

const CONTROLLED = ['arrakeen', 'carthag', 'imperial-basin'] as const;

describe('winning control', () => {
  it.each(ABOUT)('the winner of %s puts a marker on %s', (conflict, space) => {
    covers('imp-control-gain');
    const table = new Table({
      phase: 'combat',
      first: 0,
      conflict,
      players: { 1: { conflict: 2 }, 2: { conflict: 1 } },
    });
    expect(table.happened('control')).toEqual([{ event: 'control', seat: 1, space }]);
    const others = CONTROLLED.filter((id) => id !== space);
    expect(table.state.control[space]).toBe(1);
    for (const id of others) expect(table.state.control[id]).toBeUndefined();
  });

  it('a tie for the first place gives nobody control', () => {
    covers('imp-control-gain');
    const table = new Table({
      phase: 'combat',
      first: 0,
      conflict: 'siege-of-arrakeen',
      players: { 0: { conflict: 2 }, 1: { conflict: 2 } },
    });
    expect(table.state.control.arrakeen).toBeUndefined();
  });

  it('other conflicts give no control', () => {
    covers('imp-control-gain');
    const table = new Table({
      phase: 'combat',
      first: 0,
      conflict: 'desert-power',
      players: { 1: { conflict: 2 } },
    });
    expect(table.happened('control')).toEqual([]);
  });

  it('the marker stays in the next round', () => {
    covers('imp-control-lasts');
    const table = new Table({
      phase: 'recall',
      first: 0,
      conflict: 'skirmish-a',
      conflictDeck: ['desert-power', 'guild-bank-raid'],
      control: { carthag: 2, arrakeen: 1 },
    });
    expect(table.state.round).toBe(2);
    expect(table.state.control).toMatchObject({ carthag: 2, arrakeen: 1 });
  });

  it('another winner of the same space replaces it', () => {
    covers('imp-control-lasts');
    const table = new Table({
      phase: 'combat',
      first: 0,
      conflict: 'siege-of-carthag',
      control: { carthag: 2, arrakeen: 2 },
      players: { 0: { conflict: 3 }, 2: { conflict: 1 } },
    });
    expect(table.state.control).toMatchObject({ carthag: 0, arrakeen: 2 });
  });

  it('a conflict over it that nobody wins changes nothing', () => {
    covers('imp-control-lasts');
    const table = new Table({
      phase: 'combat',
      first: 0,
      conflict: 'siege-of-carthag',
      control: { carthag: 2 },
      players: { 0: { conflict: 1 }, 1: { conflict: 1 } },
    });
    expect(table.state.control.carthag).toBe(2);
  });
});

describe('the control bonus', () => {
  const visit = (space: string, controller: number | undefined, makers = {}) =>
    new Table({
      turn: 0,
      first: 0,
      makers,
      control: controller === undefined ? {} : { [space]: controller },
      players: {
        0: { hand: ['signet-ring'], leader: 'count-ilban-richese', garrison: 0, deck: ['dagger'] },
        1: { solari: 0, spice: 0 },
        2: { solari: 0, spice: 0 },
      },
    }).choose(`agent:signet-ring>${space}`);

  it.each([
    ['arrakeen', 'solari', 'imp-control-bonus-arrakeen'],
    ['carthag', 'solari', 'imp-control-bonus-carthag'],
    ['imperial-basin', 'spice', 'imp-control-bonus-imperial-basin'],
  ] as const)('the controller of %s gains 1 %s', (space, what, rule) => {
    covers(rule);
    const nothing = { solari: 0, spice: 0, water: 1 };
    const table = visit(space, 1);
    expect(table.player(1)).toMatchObject({ ...nothing, [what]: 1 });
    expect(table.player(2)).toMatchObject(nothing);
  });

  it.each(CONTROLLED)('at %s the controller’s own agent counts as well', (space) => {
    covers('imp-control-bonus-any-agent');
    const what = space === 'imperial-basin' ? 'spice' : 'solari';
    const own = visit(space, 0).player(0)[what];
    expect(own).toBe(visit(space, undefined).player(0)[what] + 1);
  });

  it('each visit counts, and only visits to that space', () => {
    covers('imp-control-bonus-any-agent');
    const table = new Table({
      turn: 0,
      first: 0,
      control: { arrakeen: 2 },
      players: {
        0: { hand: ['reconnaissance', 'kwisatz-haderach'], garrison: 0, deck: ['dagger'] },
        1: { hasRevealed: true },
        2: { hasRevealed: true, solari: 0 },
      },
    });
    table.choose('agent:reconnaissance>arrakeen', 'end');
    expect(table.player(2).solari).toBe(1);
    table.choose('agent:kwisatz-haderach>arrakeen', 'from:leader');
    expect(table.player(2).solari).toBe(2);
    expect(visit('carthag', undefined).player(2).solari).toBe(0);
  });

  it('the visitor loses nothing by it', () => {
    covers('imp-control-bonus-from-bank');
    for (const space of CONTROLLED) {
      const [free, controlled] = [visit(space, undefined), visit(space, 2)];
      const { solari, spice, water, garrison, hand, intrigues } = controlled.player(0);
      expect(controlled.happened('paid')).toEqual([]);
      expect({ solari, spice, water, garrison }).toEqual({
        solari: free.player(0).solari,
        spice: free.player(0).spice,
        water: free.player(0).water,
        garrison: free.player(0).garrison,
      });
      expect([hand, intrigues.length]).toEqual([free.player(0).hand, free.player(0).intrigues.length]);
    }
  });

  it('the spice lying on Imperial Basin is the visitor’s', () => {
    covers('imp-control-bonus-from-bank');
    const table = visit('imperial-basin', 1, { 'imperial-basin': 2 });
    expect(table.player(0).spice).toBe(3);
    expect(table.player(1).spice).toBe(1);
    expect(table.state.makers['imperial-basin']).toBe(0);
  });
});

describe('the defence of a controlled space', () => {
  const reveal = (conflict: string, control: Record<string, number>, players = {}) =>
    new Table({ phase: 'round-start', first: 0, conflict, control, players });

  it.each(ABOUT)('%s is about %s alone', (conflict, space) => {
    covers('imp-control-defence-card-match');
    for (const id of CONTROLLED) {
      const table = reveal(conflict, { [id]: 2 });
      expect(table.asks === 'defend', `${conflict} with control of ${id}`).toBe(id === space);
    }
  });

  it('other conflicts call nobody', () => {
    covers('imp-control-defence-card-match');
    const control = { arrakeen: 0, carthag: 1, 'imperial-basin': 2 };
    expect(reveal('skirmish-a', control).asks).toBe('turn');
    expect(reveal('terrible-purpose', control).asks).toBe('turn');
  });

  it('the controller is asked as soon as the card is revealed', () => {
    covers('imp-control-defence');
    const table = reveal('siege-of-carthag', { carthag: 2 });
    expect(table.asked).toBe(2);
    expect(table.keys).toEqual(['deploy', 'skip']);
    table.choose('deploy');
    expect(table.player(2).conflict).toBe(1);
    expect(table.asks).toBe('turn');
    expect(table.asked).toBe(0);
  });

  it('it may be left', () => {
    covers('imp-control-defence');
    const table = reveal('siege-of-carthag', { carthag: 2 }).choose('skip');
    expect(table.player(2)).toMatchObject({ conflict: 0, supply: 9 });
  });

  it('without control nobody is asked', () => {
    covers('imp-control-defence');
    expect(reveal('siege-of-carthag', {}).asks).toBe('turn');
  });

  it('the troop comes from the supply, the garrison stays', () => {
    covers('imp-control-defence-supply');
    const table = reveal('siege-of-carthag', { carthag: 2 }, { 2: { garrison: 4 } }).choose('deploy');
    expect(table.player(2)).toMatchObject({ supply: 7, garrison: 4, conflict: 1 });
  });

  it('with an empty supply nothing is deployed', () => {
    covers('imp-control-defence-supply');
    const table = reveal('siege-of-carthag', { carthag: 2 }, { 2: { garrison: 12 } });
    expect(table.asks).toBe('turn');
    expect(table.player(2)).toMatchObject({ garrison: 12, conflict: 0 });
  });
});
