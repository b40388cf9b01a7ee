import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import type { PlayerPosition, Position } from '../../src/scenario/position.js';
import type { Table } from '../table.js';
import { EDITIONS, type Of, tableOf } from './editions.js';
import { FREE_SPACE } from './factions.js';
import { RECRUIT } from './spaces.js';

const SEATS = [0, 1, 2];

type Gain = readonly [card: string, space: string, what: 'solari' | 'spice' | 'water', n: number];
const GAINS: Of<readonly Gain[]> = {
  imperium: [
    ['dune-the-desert-planet', 'imperial-basin', 'spice', 91],
    ['diplomacy', 'stillsuits', 'water', 1],
    ['dune-the-desert-planet', 'secure-contract', 'solari', 3],
  ],
  uprising: [
    ['dune-the-desert-planet', 'imperial-basin', 'spice', 91],
    ['diplomacy', 'deliver-supplies', 'water', 1],
    ['dune-the-desert-planet', 'accept-contract', 'solari', 2],
  ],
};

/** All troops of a seat, wherever they are. */
function troops(table: Table, seat: number): number {
  const { supply, garrison, conflict } = table.player(seat);
  return supply + garrison + conflict;
}

describe.each(EDITIONS)('the pieces of a player in $id', (edition) => {
  const recruit = RECRUIT[edition.id];
  const at = (own: PlayerPosition, position: Position = {}, players: 3 | 4 = 3): Table =>
    tableOf(
      edition,
      { turn: 0, first: 0, ...edition.quiet, ...position, players: { 0: own, ...position.players } },
      { players },
    );

  it('recruiting, deploying and losing troops never changes their number of twelve', () => {
    covers('imp-cube-count', 'upr-comp-player-pieces');
    const table = at({ hand: ['reconnaissance'] }).choose('agent:reconnaissance>arrakeen', 'deploy:3');
    expect(table.player(0)).toMatchObject({ supply: 8, garrison: 1, conflict: 3 });
    expect(troops(table, 0)).toBe(12);
    while (table.state.round === 1) table.choose(table.keys.includes('end') ? 'end' : 'reveal');
    expect(SEATS.map((seat) => troops(table, seat))).toEqual([12, 12, 12]);
    expect(table.player(0).supply).toBe(11);
  });

  it('with one troop in the supply one is recruited', () => {
    covers('imp-cube-count', 'upr-comp-player-pieces');
    const table = at({ hand: ['dagger'], solari: recruit.solari, garrison: 9, conflict: 2 });
    table.choose(`agent:dagger>${recruit.space}`);
    expect(table.player(0)).toMatchObject({ garrison: 10, conflict: 2, supply: 0 });
  });

  it('nobody has a piece more or less than those of one colour', () => {
    covers('imp-cube-count', 'imp-agent-count', 'upr-comp-player-pieces');
    for (const change of [1, -1]) {
      const table = tableOf(edition);
      table.player(1).supply += change;
      expect(() => edition.rules.audit(table.state)).toThrow(/troops/);
    }
    expect(() => at({ garrison: 13 })).toThrow(/garrison/);
    expect(() => at({ garrison: 8, conflict: 5 })).toThrow(/are not 12/);
    const agents = { arrakeen: [0], secrets: [0], heighliner: [0] };
    expect(() => at({}, { agents })).toThrow(/agents/);
    expect(() => at({ swordmaster: true }, { agents })).not.toThrow();
    expect(() => at({ swordmaster: true }, { agents: { ...agents, swordmaster: [0] } })).toThrow(/agents/);
  });

  it('the Swordmaster is the third agent, ready at once', () => {
    covers('imp-setup-agents', 'imp-agent-count', 'upr-setup-agents', 'upr-comp-denominations');
    const table = at({ hand: ['dagger', 'dagger'], solari: 13 }).choose('agent:dagger>swordmaster');
    expect(table.player(0)).toMatchObject({ agents: 2, swordmaster: true, solari: 5 });
    expect(table.view(1).players[0]?.solari).toBe(5);
    expect(table.state.agents).toHaveLength(1);
  });

  it('after two agents none is left without the Swordmaster, after three none with it', () => {
    covers('imp-setup-agents', 'imp-agent-count', 'upr-agent-needs-agent-on-leader');
    const hand = { hand: ['dagger', 'reconnaissance'], deck: ['diplomacy'], intrigues: edition.plots };
    const agents = { heighliner: [0], secrets: [0] };
    const two = at(hand, { agents });
    expect(two.player(0).agents).toBe(0);
    expect(two.keys).toEqual(['reveal', ...edition.plots.map((plot) => `intrigue:${plot}`)]);
    expect(two.refused('card:reconnaissance>space:arrakeen')).toBe('no-agent');
    const third = at({ ...hand, swordmaster: true }, { agents }).choose('agent:reconnaissance>arrakeen');
    expect(third.happened('agent')).toMatchObject([{ from: 'leader' }]);
    expect(third.state.agents).toHaveLength(3);
    const three = at({ ...hand, swordmaster: true }, { agents: { ...agents, 'imperial-basin': [0] } });
    expect(three.keys.filter((key) => key.startsWith('agent:'))).toEqual([]);
  });

  it('agents, troops, garrison and markers of one are nobody else’s', () => {
    covers('imp-setup-own-garrison', 'imp-setup-colour', 'upr-setup-color', 'upr-setup-garrison-seat');
    const own = { hand: ['dagger'], solari: recruit.solari };
    const others = { 1: { hand: ['reconnaissance'], deck: ['dagger'] } };
    const table = at(own, { conflict: 'siege-of-arrakeen', players: others }, 4);
    const each = (what: 'garrison' | 'conflict' | 'agents' | 'points') =>
      table.state.players.map((player) => player[what]);
    expect(each('garrison')).toEqual([3, 3, 3, 3]);
    table.choose(`agent:dagger>${recruit.space}`);
    expect(each('garrison')).toEqual([3 + recruit.n, 3, 3, 3]);
    table.choose('agent:reconnaissance>arrakeen', 'deploy:2');
    expect(each('garrison')).toEqual([3 + recruit.n, 2, 3, 3]);
    expect(each('conflict')).toEqual([0, 2, 0, 0]);
    expect(each('agents')).toEqual([1, 1, 2, 2]);
    expect(table.state.agents).toEqual([
      { seat: 0, space: recruit.space, mentat: false },
      { seat: 1, space: 'arrakeen', mentat: false },
    ]);
    while (table.state.round === 1) table.choose(table.keys.includes('end') ? 'end' : 'reveal');
    expect(table.state.control.arrakeen).toBe(1);
    expect(each('points').toSpliced(1, 1)).toEqual([1, 1, 1]);
  });

  it('everybody sees resources, troops, seats, agents and tokens of everybody', () => {
    covers('imp-supply-open', 'upr-setup-supply-open');
    const own = { solari: 4, spice: 3, water: 2, garrison: 5, points: 3, councilSeat: true };
    const table = at(
      {},
      {
        control: { arrakeen: 1 },
        alliances: { guild: 1 },
        players: { 1: { ...own, influence: { guild: 4 } } },
      },
    );
    for (const seat of [undefined, ...SEATS]) {
      const view = table.view(seat);
      expect(view.players[1]).toMatchObject({
        ...own,
        supply: 7,
        conflict: 0,
        agents: 2,
        swordmaster: false,
        influence: { guild: 4, emperor: 0 },
      });
      expect([view.alliances.guild, view.control.arrakeen]).toEqual([1, 1]);
    }
  });

  it.each(GAINS[edition.id])(
    'the bank pays in full, however much is out already: %s at %s',
    (card, space, what, n) => {
      covers('imp-bank-unlimited', 'upr-setup-bank-unlimited');
      const rich = { solari: 400, spice: 300, water: 200 };
      const makers = { 'imperial-basin': 90 };
      const table = at({ ...rich, hand: [card] }, { makers, players: { 1: rich, 2: rich } });
      table.choose(`agent:${card}>${space}`);
      expect(table.player(0)).toMatchObject({ ...rich, [what]: rich[what] + n });
    },
  );

  it('each point moves the marker by one, up or down, also beyond the printed track', () => {
    covers('imp-vp-marker');
    for (const points of [2, 13]) {
      const loser = { influence: { fremen: 4 }, points: points + 1 };
      const own = { hand: ['diplomacy'], influence: { fremen: 4 }, points };
      const table = at(own, { alliances: { fremen: 1 }, players: { 1: loser } });
      table.choose(`agent:diplomacy>${FREE_SPACE[edition.id].fremen}`);
      expect([table.player(0).points, table.player(1).points]).toEqual([points + 1, points]);
    }
  });
});
