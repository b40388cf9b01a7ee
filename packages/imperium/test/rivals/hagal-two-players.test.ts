import { randomFromSeed } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { imperium } from '../../src/game.js';
import { nextFirst } from '../../src/participants.js';
import { outcomeOf } from '../../src/rules/outcome.js';
import { hagalsTurn, pair, spacesOf, told } from './hagal.js';

describe('House Hagal against two people', () => {
  it('starts with empty tracks, twelve troops in the supply, three agents, and nothing else', () => {
    covers(
      'hagal-2p-setup-cubes',
      'hagal-2p-setup-supply',
      'hagal-2p-setup-garrison',
      'hagal-2p-setup-agents',
      'hagal-2p-setup-nothing-else',
      'hagal-2p-no-deck',
    );
    expect(pair().player(2)).toMatchObject({
      leader: '',
      influence: { emperor: 0, guild: 0, 'bene-gesserit': 0, fremen: 0 },
      supply: 12,
      garrison: 0,
      agents: 3,
      solari: 0,
      spice: 0,
      water: 0,
      intrigues: [],
      deck: [],
      hand: [],
    });
  });

  it('has a place of its own beside the people, and so a colour', () => {
    covers('hagal-2p-setup-colour');
    expect(imperium.participants(imperium.parseOptions({ players: 2 }))).toBe(3);
    expect(imperium.seats(imperium.parseOptions({ players: 2 }))).toBe(2);
  });

  it('occupies spaces and fights', () => {
    covers('hagal-2p-occupies-and-fights');
    const table = hagalsTurn(['carthag'], {
      players: { '1': { hand: ['dune-the-desert-planet', 'reconnaissance'] } },
    });
    expect(spacesOf(table, 2)).toEqual(['carthag']);
    expect(table.player(2).conflict).toBe(1);
    expect(table.keys).not.toContain('agent:reconnaissance>carthag');
  });

  it('follows each Agent turn of the first player, before the other person', () => {
    covers('hagal-2p-turn-after-first');
    const table = hagalsTurn(['wealth']);
    expect(told(table, 'turn').map((event) => 'seat' in event && event.seat)).toEqual([0, 2, 1]);
    expect(table.asked).toBe(1);
  });

  it('takes no turn after the other person, nor after a Reveal turn', () => {
    covers('hagal-2p-no-turn-otherwise');
    const table = pair({
      turn: 1,
      first: 0,
      players: { '0': { hand: ['dagger'] }, '1': { hand: ['dune-the-desert-planet'] } },
    });
    table.choose('agent:dune-the-desert-planet>secure-contract');
    expect(table.asked).toBe(0);
    table.choose('reveal');
    while (table.asked === 0) table.choose('end');
    expect(table.happened('hagal')).toEqual([]);
    expect(table.asked).toBe(1);
  });

  it('takes its turn only with an agent left', () => {
    covers('hagal-2p-turn-needs-agent');
    const table = hagalsTurn(['wealth'], { agents: { conspire: [2], foldspace: [2], carthag: [2] } });
    expect(table.happened('hagal')).toEqual([]);
    expect(table.asked).toBe(1);
  });

  it.each([
    [0, 3],
    [1, 2],
  ])('takes as many turns as the first player, person %i, takes Agent turns', (first, turns) => {
    covers('hagal-ex-2p-swordmaster', 'hagal-2p-turn-count-varies');
    const table = pair({
      turn: first,
      first,
      players: {
        '0': { swordmaster: true, hand: ['dune-the-desert-planet', 'reconnaissance', 'diplomacy'] },
        '1': { hand: ['dune-the-desert-planet', 'reconnaissance'] },
      },
      hagalDeck: ['wealth', 'secrets', 'hall-of-oratory'],
      makers: { 'the-great-flat': 0, 'hagga-basin': 0, 'imperial-basin': 0 },
    });
    const wanted = [
      'secure-contract',
      'imperial-basin',
      'research-station',
      'arrakeen',
      'stillsuits',
      'conspire',
    ];
    while (table.happened('combat').length === 0 && table.state.round === 1) {
      const agent =
        wanted.flatMap((space) => table.keys.filter((key) => key.endsWith(`>${space}`)))[0] ??
        table.keys.find((key) => key.startsWith('agent:'));
      table.choose(
        agent ??
          ['reveal', 'end', 'deploy:0', 'pass'].find((key) => table.keys.includes(key)) ??
          table.keys[0] ??
          '',
      );
    }
    const agentTurns = (seat: number) =>
      table.log.filter((e) => e.event === 'agent' && e.seat === seat).length;
    expect([agentTurns(0), agentTurns(1)]).toEqual([3, 2]);
    expect(table.happened('rival-agent').filter(({ seat }) => seat === 2)).toHaveLength(turns);
  });

  it('never gets the first-player marker, which goes from one person to the other', () => {
    covers('hagal-2p-first-player-alternates');
    const { state } = pair();
    expect([nextFirst(state, 0), nextFirst(state, 1)]).toEqual([1, 0]);
    const starts = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(
      (seed) => imperium.setup(imperium.parseOptions({ players: 2 }), randomFromSeed(seed)).first,
    );
    expect(new Set(starts)).toEqual(new Set([0, 1]));
  });

  it('is ranked in a conflict, but its reward goes to nobody', () => {
    covers('hagal-2p-no-rewards', 'hagal-2p-ranked', 'hagal-2p-no-resources');
    const table = pair({
      phase: 'combat',
      conflict: 'guild-bank-raid',
      hagalDeck: ['conspire'],
      players: {
        '0': { conflict: 2, garrison: 0, solari: 0, intrigues: [] },
        '1': { conflict: 1, garrison: 0, solari: 0, intrigues: [] },
        '2': { conflict: 3 },
      },
    });
    expect(table.happened('combat')).toMatchObject([{ winner: 2, strengths: [4, 2, 10] }]);
    expect([0, 1, 2].map((seat) => table.player(seat).solari)).toEqual([4, 0, 0]);
    expect(table.happened('reward').map(({ seat, place }) => [seat, place])).toEqual([[0, 2]]);
  });

  it('scores no points, neither for influence nor for alliances nor for conflicts, and ends and wins no game', () => {
    covers('hagal-2p-no-victory-points');
    const climbing = hagalsTurn(['foldspace'], { players: { '2': { influence: { guild: 3 } } } });
    expect([climbing.state.alliances.guild, climbing.player(2).points]).toEqual([2, 0]);
    const second = hagalsTurn(['wealth'], { players: { '2': { influence: { emperor: 1 } } } });
    expect(second.player(2)).toMatchObject({ points: 0, influence: { emperor: 2 } });
    const skirmish = pair({
      phase: 'combat',
      conflict: 'skirmish-a',
      players: { '2': { conflict: 1 } },
    });
    expect(skirmish.player(2).points).toBe(0);
    const end = pair({
      phase: 'endgame',
      players: {
        '0': { points: 0, water: 0, garrison: 0 },
        '1': { points: 0, water: 0, garrison: 0 },
        '2': { garrison: 5 },
      },
    });
    while (end.asks !== 'over') end.choose('pass');
    expect(
      outcomeOf(end.state)
        ?.standings.map(({ seat }) => seat)
        .at(-1),
    ).toBe(2);
  });

  it('takes the alliance, and its point, away from a person', () => {
    covers('hagal-alliance-token', 'hagal-2p-no-victory-points');
    const table = hagalsTurn(['foldspace'], {
      alliances: { guild: 1 },
      players: { '1': { influence: { guild: 4 }, points: 3 }, '2': { influence: { guild: 4 } } },
    });
    expect([table.state.alliances.guild, table.player(1).points, table.player(2).points]).toEqual([2, 2, 0]);
  });

  it('controls no space, but takes a person’s marker off the one it wins a conflict for', () => {
    covers('hagal-2p-no-control', 'hagal-2p-win-removes-control');
    const at = (mine: number, controller: number | 'nobody') =>
      pair({
        phase: 'combat',
        conflict: 'siege-of-carthag',
        control: { carthag: controller },
        hagalDeck: ['carthag'],
        players: { '0': { conflict: mine, garrison: 0, intrigues: [] }, '2': { conflict: 2 } },
      });
    const won = at(1, 1);
    expect(won.state.control.carthag).toBeUndefined();
    expect(told(won, 'control-lost')).toEqual([{ event: 'control-lost', seat: 1, space: 'carthag' }]);
    expect(at(1, 'nobody').state.control.carthag).toBeUndefined();
    expect(at(2, 1).state.control.carthag).toBe(1);
  });
});
