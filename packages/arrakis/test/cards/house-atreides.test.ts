import { describe, expect, it } from 'vitest';
import { Table } from '../table.js';

function play(card: string, position: object = {}, more: object = {}): Table {
  const table = new Table({ clear: true, ...position, atreides: { hand: [card], ...more } });
  return table.choose(`card:${card}`, 'die:mentat');
}

const WINDGAP = {
  windgap: { atreides: { regular: 2, generic: 1 } },
  'central-sw-3': { harkonnen: { regular: 6 } },
};
const MISS = Array(40).fill('shield');

describe('House Atreides cards', () => {
  it('War Plan adds a die in every round of its battle', () => {
    const table = play('war-plan', { areas: WINDGAP, combatRolls: MISS });
    table.choose('option:2', 'legion@windgap', '?attack@central-sw-3', 'continue', 'stand');
    expect(
      table
        .happened('roll')
        .filter((roll) => roll.side === 'atreides')
        .map((roll) => roll.faces.length),
    ).toEqual([3, 3]);
    expect(play('war-plan', { areas: WINDGAP }).choose('option:1').asks).toBe('move-legion');
  });

  it('Alia, the Abomination brings Alia with the Reverend Mother, later wounds and draws', () => {
    expect(play('alia-the-abomination').faction('atreides').leaders.alia).toBe('reserve');
    const leaders = { 'lady-jessica': 'gone', 'reverend-mother-jessica': 'ready' };
    expect(play('alia-the-abomination', {}, { leaders }).faction('atreides').leaders.alia).toBe('ready');
    const later = play(
      'alia-the-abomination',
      { areas: { carthag: { harkonnen: { regular: 1, named: ['beast-rabban'] } } } },
      { leaders: { alia: 'ready' } },
    );
    later.choose('wound:beast-rabban', 'draw:fremen:2');
    expect(later.dashboard('harkonnen').tank).toEqual([{ leader: 'beast-rabban', slot: 0 }]);
  });

  it('Smugglers bring Gurney, then help him', () => {
    const gurney = { 'outer-ne-3': { atreides: { regular: 1, named: ['gurney-halleck'] } } };
    const leaders = { 'gurney-halleck': 'ready' };
    const a = play('smugglers-a', { areas: gurney }, { hand: ['smugglers-a'], leaders });
    a.choose(
      'sector:outer-ne',
      'area@outer-ne-4',
      'sector:outer-ne',
      'area@outer-ne-5',
      'legion@outer-ne-3',
      'to@outer-ne-7',
    );
    expect(a.legion('atreides', 'outer-ne-7')).toEqual({ regular: 1, named: ['gurney-halleck'] });
    const b = play('smugglers-b', { areas: gurney }, { hand: ['smugglers-b'], leaders });
    expect(b.keys[0]).toBe('bring:elite@supply:2');
    b.choose('bring:elite@supply:2');
    expect(b.legion('atreides', 'outer-ne-3')).toEqual({ regular: 1, elite: 2, named: ['gurney-halleck'] });
    const c = play(
      'smugglers-c',
      {
        areas: {
          ...gurney,
          'outer-ne-8': { harvester: true },
          'outer-ne-9': { harvester: true },
          'outer-se-1': { harvester: true },
        },
        air: { 'air-outer-ne': 'carryall', 'air-outer-se': 'ornithopter' },
      },
      { hand: ['smugglers-c'], leaders },
    );
    expect(c.keys).toEqual(['remove@outer-ne-8', 'remove@outer-ne-9', 'remove@air-outer-ne', 'skip']);
    c.choose('remove@outer-ne-8', 'remove@air-outer-ne');
    expect(c.state.vehicles).toMatchObject({ carryall: 3 });
    expect(c.zone('outer-ne-9').harvester).toBe(true);
    expect(c.asked).toBe('harkonnen');
    for (const card of ['smugglers-a', 'smugglers-b', 'smugglers-c']) {
      expect(play(card).faction('atreides').leaders['gurney-halleck']).toBe('ready');
    }
  });

  it('The Voice costs a card and plays another', () => {
    const table = play(
      'the-voice',
      { harkonnen: { hand: ['sandmasters', 'shigawire'] } },
      { hand: ['the-voice', 'thumpers'] },
    );
    table.choose('discard:shigawire');
    expect(table.dashboard('harkonnen').hand).toEqual(['sandmasters']);
    expect(table.keys).toEqual(['card:thumpers', 'skip']);
  });

  it('Death Commandos turns elites into fedaykin and moves them', () => {
    const table = play('death-commandos', { areas: { windgap: { atreides: { elite: 3 } } } });
    table.choose('upgrade@windgap', 'upgrade@windgap', 'legion@windgap', 'to@central-sw-5', 'all');
    expect(table.legion('atreides', 'central-sw-5')).toEqual({ elite: 1, special: 2 });
  });

  it('Tested with the Gom Jabbar gives a second way to win', () => {
    const table = play('tested-with-the-gom-jabbar', { objectives: ['secret-objective-1'] }).choose('skip');
    expect(table.state.objectives).toHaveLength(2);
    expect(table.view(1).objectiveCount).toBe(2);
    const won = new Table({
      clear: true,
      phase: 'end',
      objectives: ['secret-objective-1', 'secret-objective-6'],
      prescience: { 'kwisatz-haderach': 4, 'sand-dwellers': 6, jihad: 8 },
    });
    expect(won.state.winner).toBe('atreides');
  });

  it('Chatt the Leaper brings fedaykin to a sietch', () => {
    const table = play('chatt-the-leaper').choose('area@gara-kulon', 'bring:special@supply:2');
    expect(table.keys).toEqual(['bring:naib@supply', 'skip']);
    table.choose('bring:naib@supply');
    expect(table.legion('atreides', 'gara-kulon')).toEqual({ special: 2, generic: 1 });
  });

  it('Truthtrance binds the next Harkonnen die', () => {
    const table = play('truthtrance', {}, { hand: ['truthtrance', 'thumpers'] });
    table.choose('die:deployment', 'option:2', 'skip');
    expect(table.asked).toBe('harkonnen');
    expect(table.keys.filter((key) => key.startsWith('die'))).toEqual(['die:deployment']);
    expect(table.refused('die:giedi-prime:strategy')).toBe('other-die-forced');
    table.choose('die:deployment', 'act:deployment-deploy', 'skip');
    expect(table.state.forced).toBeUndefined();
  });

  it('Adab, the Demanding Memory exchanges revealed cards for new ones', () => {
    const table = play(
      'adab-the-demanding-memory',
      {
        shown: ['stunted-worms', 'the-desert-war'],
        prescienceDeck: ['jessica-trains-paul', 'raid-on-the-harvesters'],
      },
      { hand: ['adab-the-demanding-memory', 'thumpers'] },
    );
    table.choose('prescience:stunted-worms');
    expect(table.keys).toEqual(['prescience:the-desert-war', 'done']);
    table.choose('prescience:the-desert-war');
    expect(table.state.shown.map(({ id }) => id)).toEqual(['jessica-trains-paul', 'raid-on-the-harvesters']);
    expect(table.state.discarded).toEqual(['stunted-worms', 'the-desert-war']);
    expect(table.asks).toBe('play-card');
  });

  it('Alam al-Mithal moves one marker down and another up', () => {
    const table = play('alam-al-mithal', { prescience: { jihad: 4 } }).choose(
      'down:jihad:2',
      'up:sand-dwellers',
      'draw:fremen:2',
    );
    expect(table.state.prescience).toEqual({ 'kwisatz-haderach': 0, 'sand-dwellers': 2, jihad: 2 });
  });

  it('Usul, the Base of the Pillar takes Desert Power and plays a card', () => {
    const table = play(
      'usul-the-base-of-the-pillar',
      {},
      { hand: ['usul-the-base-of-the-pillar', 'thumpers'] },
    ).choose('?act:wormsigns', 'sector:outer-ne', 'area@outer-ne-3', 'skip');
    expect(table.zone('outer-ne-3').sign).toBeDefined();
    expect(table.keys).toEqual(['card:thumpers', 'skip']);
  });

  it('Voice from the Outer World sends Paul and a fedaykin', () => {
    const table = play('voice-from-the-outer-world', { areas: WINDGAP, combatRolls: MISS });
    table.choose(
      'bring:special@supply:1',
      'bring:paul-atreides@aside',
      'option:2',
      'legion@windgap',
      '?attack@central-sw-3',
    );
    expect(table.happened('attack')).toMatchObject([{ surprise: true }]);
    expect(table.legion('atreides', 'windgap')).toMatchObject({ special: 1, named: ['paul-atreides'] });
  });

  it('Our Family Atomics goes off from step 4, or gives Desert Power twice', () => {
    expect(
      play('our-family-atomics', { prescience: { jihad: 3 } }, { hand: ['our-family-atomics', 'thumpers'] })
        .asks,
    ).toBe('play-card');
    const table = play('our-family-atomics', { prescience: { jihad: 4 } }).choose('atomics@rimwall-west');
    expect(table.state.atomics).toBe('rimwall-west');
    const later = play('our-family-atomics', { atomics: 'rimwall-west' }).choose('act:wormsigns', 'skip');
    expect(later.asks).toBe('desert-power');
  });

  it('Battle Language leaves the enemy four dice in the first round', () => {
    const table = play('battle-language', { areas: WINDGAP, combatRolls: MISS });
    table.choose('option:2', 'legion@windgap', '?attack@central-sw-3', 'continue', 'stand');
    expect(
      table
        .happened('roll')
        .filter((roll) => roll.side === 'harkonnen')
        .map((roll) => roll.faces.length),
    ).toEqual([4, 6]);
  });

  it('Bill of Particulars lowers a marker without its ban', () => {
    const table = play('bill-of-particulars').choose('lower:choam');
    expect(table.state.rows.choam).toBe(1);
    expect(table.state.bans).toEqual([]);
    expect(table.state.lowered).toEqual([]);
  });

  it('Fear Is the Mind-Killer adds two steps to a claimed card', () => {
    const table = play(
      'fear-is-the-mind-killer',
      {
        shown: ['raid-on-the-harvesters'],
        areas: { 'outer-ne-3': { atreides: { regular: 1 } }, 'outer-ne-4': { harvester: true } },
      },
      { hand: ['fear-is-the-mind-killer'], dice: { mentat: 1, strategy: 1 } },
    );
    table.choose('prescience:raid-on-the-harvesters', 'die:mentat', '?act:mentat-draw', 'skip');
    table.choose(
      'die:strategy',
      'act:strategy-move',
      'legion@outer-ne-3',
      'to@outer-ne-4',
      'claim:raid-on-the-harvesters',
      'up:kwisatz-haderach',
    );
    expect(table.state.prescience).toEqual({ 'kwisatz-haderach': 2, 'sand-dwellers': 1, jihad: 1 });
    expect(table.dashboard('atreides').discards['house-atreides']).toEqual(['fear-is-the-mind-killer']);
    const unclaimed = play('fear-is-the-mind-killer', { shown: ['stunted-worms'] }).choose(
      'prescience:stunted-worms',
    );
    expect(unclaimed.dashboard('atreides').discards['house-atreides']).toEqual([]);
    while (unclaimed.state.round < 2) unclaimed.drift();
    expect(unclaimed.dashboard('atreides').discards['house-atreides']).toContain('fear-is-the-mind-killer');
  });
});
