import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { Table } from '../table.js';

/** The others have revealed: seat 0 goes on turn after turn. */
const ALONE = { 1: { hasRevealed: true }, 2: { hasRevealed: true } } as const;

/** Goes on to the Reveal turn, which follows by itself when everybody can foresee it. */
function revealNext(table: Table): void {
  expect(table.keys.filter((key) => key.startsWith('agent:'))).toEqual([]);
  if (table.asks === 'turn') table.choose('reveal');
  expect(table.happened('reveal')).toHaveLength(1);
}

/** Persuasion that came from a space. */
function persuasionFrom(table: Table, space: string): number[] {
  return table
    .happened('gained')
    .filter(({ what, source }) => what === 'persuasion' && source === `space:${space}`)
    .map(({ n }) => n);
}

describe('High Council', () => {
  it('the councilor takes a seat', () => {
    covers('imp-space-high-council-seat');
    const table = new Table({ turn: 0, players: { 0: { solari: 5, hand: ['dagger'] } } });
    table.choose('agent:dagger>high-council');
    expect(table.player(0)).toMatchObject({ councilSeat: true, solari: 0 });
    expect(table.happened('council-seat')).toEqual([{ event: 'council-seat', seat: 0 }]);
    expect([1, 2].map((seat) => table.player(seat).councilSeat)).toEqual([false, false]);
  });

  it('all four players can have one', () => {
    covers('imp-space-high-council-seat');
    const seated = { councilSeat: true };
    const table = new Table(
      { turn: 3, players: { 0: seated, 1: seated, 2: seated, 3: { solari: 5, hand: ['dagger'] } } },
      { players: 4 },
    );
    table.choose('agent:dagger>high-council');
    expect([0, 1, 2, 3].map((seat) => table.player(seat).councilSeat)).toEqual([true, true, true, true]);
  });

  it('never again, not even in a later round or with Kwisatz Haderach', () => {
    covers('imp-space-high-council-once');
    const table = new Table({
      turn: 0,
      players: { 0: { solari: 10, councilSeat: true, hand: ['dagger', 'kwisatz-haderach'] } },
    });
    expect(table.refused('card:dagger>space:high-council')).toBe('once-per-game');
    expect(table.refused('card:kwisatz-haderach>space:high-council')).toBe('once-per-game');
    expect(table.keys.filter((key) => key.endsWith('high-council'))).toEqual([]);
  });

  it('one player’s seat does not close it to another', () => {
    covers('imp-space-high-council-once');
    const table = new Table({
      turn: 0,
      players: { 0: { solari: 5, hand: ['dagger'] }, 1: { councilSeat: true } },
    });
    expect(table.keys).toContain('agent:dagger>high-council');
  });

  it('two on the Reveal turn of the same round', () => {
    covers('imp-space-high-council-persuasion');
    const table = new Table({
      turn: 0,
      players: { 0: { solari: 5, hand: ['dagger', 'convincing-argument'] }, ...ALONE },
    });
    table.choose('agent:dagger>high-council', 'reveal');
    expect(persuasionFrom(table, 'high-council')).toEqual([2]);
    expect(table.state.turn?.persuasion).toBe(4);
  });

  it('and of every later round, without an agent there', () => {
    covers('imp-space-high-council-persuasion');
    const table = new Table({
      turn: 0,
      round: 7,
      players: { 0: { councilSeat: true, hand: ['diplomacy'] } },
    });
    table.choose('reveal');
    expect(table.state.turn?.persuasion).toBe(3);
    const without = new Table({ turn: 0, players: { 0: { hand: ['diplomacy', 'reconnaissance'] } } });
    without.choose('reveal');
    expect(without.state.turn?.persuasion).toBe(2);
  });

  it('the agent comes home, the seat stays, the space is free', () => {
    covers('imp-space-high-council-agent-returns');
    const table = new Table({
      phase: 'recall',
      first: 0,
      conflict: 'skirmish-a',
      agents: { 'high-council': [0] },
      players: { 0: { councilSeat: true }, 1: { solari: 5, hand: ['dagger'] } },
    });
    expect(table.player(0)).toMatchObject({ agents: 2, councilSeat: true });
    expect(table.state.agents).toEqual([]);
    expect(table.asked).toBe(1);
    expect(table.keys).toContain('agent:dagger>high-council');
  });
});

describe('Mentat', () => {
  const visit = (position = {}) =>
    new Table({
      turn: 0,
      players: {
        0: {
          solari: 4,
          hand: ['dagger', 'diplomacy', 'convincing-argument', 'signet-ring'],
          deck: ['seek-allies'],
        },
        ...ALONE,
      },
      ...position,
    });

  it('the visitor has an extra agent this round', () => {
    covers('imp-space-mentat-take');
    const table = visit().choose('agent:dagger>mentat');
    expect(table.state.mentat.holder).toBe(0);
    expect(table.player(0).agents).toBe(1);
    table.choose('agent:diplomacy>wealth', 'agent:signet-ring>secure-contract');
    expect(table.happened('agent').map(({ from }) => from)).toEqual(['leader', 'leader', 'leader-mentat']);
    expect(table.state.agents).toContainEqual({ seat: 0, space: 'secure-contract', mentat: true });
    revealNext(table);
  });

  it('for this round only', () => {
    covers('imp-space-mentat-take');
    const table = new Table({ phase: 'recall', first: 0, conflict: 'skirmish-a', mentat: 0 });
    expect(table.state.mentat.holder).toBeUndefined();
  });

  it('the visit draws a card', () => {
    covers('imp-space-mentat-draw');
    const table = visit().choose('agent:dagger>mentat');
    expect(table.player(0)).toMatchObject({ solari: 2, deck: [] });
    expect(table.player(0).hand).toContain('seek-allies');
  });

  it('with the Mentat away it only draws the card', () => {
    covers('imp-space-mentat-away', 'imp-space-mentat-draw');
    const table = visit({ mentat: 1 });
    expect(table.keys).toContain('agent:dagger>mentat');
    table.choose('agent:dagger>mentat');
    expect(table.state.mentat.holder).toBe(1);
    expect(table.player(0)).toMatchObject({ solari: 2, agents: 1 });
    expect(table.player(0).hand).toContain('seek-allies');
    expect(table.happened('mentat')).toEqual([]);
  });

  it('also while it stands on another space', () => {
    covers('imp-space-mentat-away');
    const table = visit({ agents: { carthag: ['mentat:1'] } }).choose('agent:dagger>mentat');
    expect(table.state.agents).toContainEqual({ seat: 1, space: 'carthag', mentat: true });
    expect(table.state.mentat.holder).toBe(1);
  });
});

describe('Swordmaster', () => {
  it('a third agent, ready in the same round', () => {
    covers('imp-space-swordmaster-agent');
    const table = new Table({
      turn: 0,
      players: {
        0: { solari: 8, hand: ['dagger', 'diplomacy', 'signet-ring', 'convincing-argument'] },
        ...ALONE,
      },
    });
    table.choose('agent:dagger>swordmaster');
    expect(table.player(0)).toMatchObject({ solari: 0, swordmaster: true, agents: 2 });
    table.choose('agent:diplomacy>wealth', 'agent:signet-ring>secure-contract');
    expect(table.state.agents.filter(({ seat }) => seat === 0)).toHaveLength(3);
    revealNext(table);
  });

  it('and in every later round', () => {
    covers('imp-space-swordmaster-agent');
    const table = new Table({
      phase: 'recall',
      first: 0,
      conflict: 'skirmish-a',
      agents: { swordmaster: [0], wealth: [0] },
      players: { 0: { swordmaster: true } },
    });
    expect([0, 1, 2].map((seat) => table.player(seat).agents)).toEqual([3, 2, 2]);
  });

  it('never again, not even with Kwisatz Haderach', () => {
    covers('imp-space-swordmaster-once');
    const table = new Table({
      turn: 0,
      players: { 0: { solari: 20, swordmaster: true, hand: ['dagger', 'kwisatz-haderach'] } },
    });
    expect(table.refused('card:dagger>space:swordmaster')).toBe('once-per-game');
    expect(table.refused('card:kwisatz-haderach>space:swordmaster')).toBe('once-per-game');
    expect(table.keys.filter((key) => key.endsWith('swordmaster'))).toEqual([]);
  });

  it('other players may still go there', () => {
    covers('imp-space-swordmaster-once');
    const table = new Table({
      turn: 0,
      players: { 0: { solari: 8, hand: ['dagger'] }, 1: { swordmaster: true } },
    });
    expect(table.keys).toContain('agent:dagger>swordmaster');
  });
});

describe('Rally Troops', () => {
  it('rally-troops: a card that recruits as well adds its troops, none of which can be deployed', () => {
    const table = new Table({
      turn: 0,
      players: { 0: { solari: 4, garrison: 1, hand: ['sardaukar-legion'] } },
    });
    table.choose('agent:sardaukar-legion>rally-troops');
    expect(table.player(0)).toMatchObject({ garrison: 7, conflict: 0, solari: 0 });
    expect(table.asked).toBe(1);
  });
});

describe('Hall of Oratory', () => {
  const visit = (position = {}, player = {}) =>
    new Table({
      turn: 0,
      players: { 0: { solari: 5, hand: ['dagger', 'convincing-argument'], ...player }, ...ALONE },
      ...position,
    }).choose('agent:dagger>hall-of-oratory');

  it('one more on the Reveal turn, not before', () => {
    covers('imp-space-hall-of-oratory-persuasion');
    const table = visit();
    expect(persuasionFrom(table, 'hall-of-oratory')).toEqual([]);
    table.choose('reveal');
    expect(persuasionFrom(table, 'hall-of-oratory')).toEqual([1]);
    expect(table.state.turn?.persuasion).toBe(3);
  });

  it('an opponent’s agent there gives nothing', () => {
    covers('imp-space-hall-of-oratory-persuasion');
    const table = new Table({
      turn: 0,
      agents: { 'hall-of-oratory': [1] },
      players: { 0: { hand: ['convincing-argument'] } },
    });
    table.choose('reveal');
    expect(persuasionFrom(table, 'hall-of-oratory')).toEqual([]);
    expect(table.state.turn?.persuasion).toBe(2);
  });

  it('not if the agent has been recalled', () => {
    covers('imp-space-hall-of-oratory-left');
    const table = visit({}, { intrigues: ['urgent-mission'] });
    table.choose('intrigue:urgent-mission');
    if (table.asks === 'recall-agent') table.choose('recall:hall-of-oratory');
    expect(table.state.agents).toEqual([]);
    table.choose('reveal');
    expect(persuasionFrom(table, 'hall-of-oratory')).toEqual([]);
  });

  it('not if the agent has moved on', () => {
    covers('imp-space-hall-of-oratory-left');
    const table = visit({}, { hand: ['dagger', 'kwisatz-haderach', 'convincing-argument'] });
    table.choose('agent:kwisatz-haderach>wealth', 'from:hall-of-oratory', 'reveal');
    expect(persuasionFrom(table, 'hall-of-oratory')).toEqual([]);
  });

  it('it stays if another agent moved', () => {
    covers('imp-space-hall-of-oratory-left');
    const table = visit(
      { agents: { secrets: [0] } },
      { hand: ['dagger', 'kwisatz-haderach', 'convincing-argument'] },
    );
    table.choose('agent:kwisatz-haderach>wealth', 'from:secrets');
    revealNext(table);
    expect(persuasionFrom(table, 'hall-of-oratory')).toEqual([1]);
  });

  it('the Mentat counts as the player’s agent', () => {
    covers('imp-space-hall-of-oratory-mentat');
    const table = visit({ mentat: 0, agents: { wealth: [0], secrets: [0] } });
    expect(table.state.agents).toContainEqual({ seat: 0, space: 'hall-of-oratory', mentat: true });
    revealNext(table);
    expect(persuasionFrom(table, 'hall-of-oratory')).toEqual([1]);
  });
});
