import { describe, expect, it } from 'vitest';
import { Table } from '../table.js';

function play(card: string, position: object = {}, more: object = {}): Table {
  const table = new Table({ clear: true, ...position, atreides: { hand: [card], ...more } });
  return table.choose(`card:${card}`, 'die:mentat');
}

describe('Fremen cards', () => {
  it('Shai-Hulud moves and strikes with Wild Maker once it is there', () => {
    const table = play('shai-hulud', {
      areas: { 'outer-ne-3': { worm: 'wild-maker' }, 'outer-ne-8': { harkonnen: { regular: 6 } } },
      combatRolls: ['sword', 'sword', 'shield', 'shield', 'shield', 'shield'],
    });
    table.choose('to@outer-ne-5', 'attack@outer-ne-8');
    expect(table.legion('harkonnen', 'outer-ne-8')).toEqual({ regular: 4 });
    expect(table.zone('outer-ne-5').worm).toBeUndefined();
  });

  it('Wall of Sandworms adds a worm beside another', () => {
    const table = play('wall-of-sandworms', { areas: { 'outer-ne-3': { worm: 'sandworm' } } });
    expect(table.keys).toEqual(
      ['area@outer-ne-1', 'area@outer-ne-4', 'area@outer-nw-11', 'area@outer-nw-3', 'skip'].toSorted(
        (a, b) => table.keys.indexOf(a) - table.keys.indexOf(b),
      ),
    );
    table.choose('area@outer-ne-4', '?from@supply');
    expect(table.zone('outer-ne-4').worm).toBe('sandworm');
    expect(table.asks).toBe('desert-power');
  });

  it('Dust Chasms swallows harvesters in the deep desert of one sector', () => {
    const table = play('dust-chasms', {
      areas: {
        'outer-ne-1': { harvester: true },
        'outer-ne-2': { harvester: true },
        'outer-ne-3': { harvester: true },
        'outer-se-2': { harvester: true },
      },
    });
    table.choose('sector:outer-ne', 'remove@outer-ne-1', 'remove@outer-ne-2', 'skip');
    expect(table.state.areas.filter((zone) => zone.harvester).map((zone) => zone.id)).toEqual([
      'outer-ne-3',
      'outer-se-2',
    ]);
  });

  it('Fremen Rockets shoot vehicles in a sector with a legion', () => {
    const table = play('fremen-rockets', {
      areas: { 'outer-ne-3': { atreides: { regular: 1 } }, 'outer-ne-5': { harvester: true } },
      air: { 'air-outer-ne': 'carryall' },
      combatRolls: ['sword', 'special', 'shield'],
    });
    table.choose('sector:outer-ne', 'remove@outer-ne-5', 'remove@air-outer-ne');
    expect(table.state.vehicles).toEqual({ harvester: 8, ornithopter: 6, carryall: 3 });
  });

  it('Eyes of Ibad keeps a card revealed until it is claimed', () => {
    const table = play('eyes-of-ibad', { shown: ['stunted-worms', 'the-desert-war'] }).choose(
      'prescience:stunted-worms',
    );
    while (table.state.round < 2) table.drift();
    expect(table.state.shown.map(({ id }) => id)).toContain('stunted-worms');
    expect(table.state.shown).toHaveLength(4);
    const hope = new Table({
      clear: true,
      shown: ['stunted-worms'],
      atreides: { hand: ['eyes-of-ibad'] },
      harkonnen: { hand: ['hope-clouds-observation'] },
    });
    hope.choose(
      'card:eyes-of-ibad',
      'die:mentat',
      'prescience:stunted-worms',
      'card:hope-clouds-observation',
      'die:mentat',
    );
    expect(hope.state.shown.map(({ id }) => id)).toEqual(['stunted-worms']);
  });

  it('Captured Ornithopter turns one on a legion below it', () => {
    const table = play('captured-ornithopter', {
      areas: { 'outer-ne-3': { harkonnen: { regular: 3 } }, 'outer-se-1': { harkonnen: { regular: 1 } } },
      air: { 'air-outer-ne': 'ornithopter' },
      combatRolls: ['sword', 'special', 'shield'],
    });
    table.choose('ornithopter:air-outer-ne', 'back', 'ornithopter:air-outer-ne');
    expect(table.state.air['air-outer-ne']).toBe('ornithopter');
    table.choose('attack@outer-ne-3');
    expect(table.legion('harkonnen', 'outer-ne-3')).toEqual({ regular: 1 });
    expect(table.state.air['air-outer-ne']).toBeUndefined();
  });

  it('Crysknife moves fedaykin and wounds a leader beside them', () => {
    const table = play('crysknife', {
      areas: {
        windgap: { atreides: { special: 1 } },
        'central-sw-3': { harkonnen: { regular: 1, named: ['baron-harkonnen'] } },
      },
    });
    table.choose('legion@windgap', 'to@central-sw-5', 'wound:baron-harkonnen');
    expect(table.dashboard('harkonnen').tank).toEqual([{ leader: 'baron-harkonnen', slot: 0 }]);
  });

  it('Cielago’s Piping Message warns a sietch with an enemy near', () => {
    const table = play('cielagos-piping-message', {
      areas: { 'central-sw-4': { harkonnen: { regular: 1 } } },
    });
    expect(table.keys).toContain('area@windgap');
    expect(table.keys).not.toContain('area@gara-kulon');
    table.choose('area@windgap', 'draw:fremen:1');
    expect(table.legion('atreides', 'windgap')).toEqual({ tokens: 1 });
  });

  it('Jubba Cloaks moves a led legion out of the desert and plays a card', () => {
    const table = play(
      'jubba-cloaks',
      {
        areas: {
          windgap: { atreides: { regular: 1, generic: 1 } },
          'pasty-mesa': { atreides: { regular: 1, generic: 1 } },
          'gara-kulon': { atreides: { regular: 1 } },
        },
      },
      { hand: ['jubba-cloaks', 'stillsuits'] },
    );
    expect(table.keys).toEqual(['legion@windgap', 'skip']);
    table.choose('legion@windgap', 'to@central-sw-5', 'card:stillsuits', 'legion@central-sw-5', 'to@windgap');
    // The second card is another action: the same figures may move again.
    expect(table.legion('atreides', 'windgap')).toEqual({ regular: 1, generic: 1 });
  });

  it('Hieregs scatters two regulars and takes Desert Power', () => {
    const table = play('hieregs').choose(
      'sector:outer-ne',
      'area@outer-ne-3',
      'bring:regular@supply:1',
      'sector:outer-ne',
      'area@outer-ne-4',
      'bring:regular@supply:1',
    );
    expect(table.legion('atreides', 'outer-ne-4')).toEqual({ regular: 1 });
    expect(table.asks).toBe('desert-power');
  });

  it('Grandmother of a Storm strikes at once', () => {
    const table = play('grandmother-of-a-storm', {
      areas: { 'outer-ne-3': { harkonnen: { regular: 3 } }, arrakeen: { harkonnen: { regular: 1 } } },
      combatRolls: ['sword', 'special'],
    });
    expect(table.legion('harkonnen', 'outer-ne-3')).toEqual({ regular: 1 });
    expect(table.happened('storm')).toHaveLength(1);
  });

  it('Stillsuits moves through the desert and exchanges tokens of two sietches', () => {
    const table = play('stillsuits', {
      areas: {
        windgap: { atreides: { regular: 1, tokens: ['starting-1'] } },
        'gara-kulon': { atreides: { regular: 1 } },
      },
    });
    table.choose('skip', 'area@windgap', 'area@gara-kulon');
    expect(table.legion('atreides', 'windgap')).toEqual({ regular: 1 });
    expect(table.legion('atreides', 'gara-kulon')).toEqual({ regular: 1, tokens: 1 });
  });

  it('"I Am Stilgar, the Fremen" raises a legion on a free plateau', () => {
    const table = play('i-am-stilgar-the-fremen');
    expect(table.keys).not.toContain('area@arrakeen');
    table.choose(
      'area@pasty-mesa',
      'bring:regular@supply:1',
      'bring:elite@supply:2',
      'bring:stilgar@aside',
      'draw:fremen:1',
    );
    expect(table.legion('atreides', 'pasty-mesa')).toEqual({ regular: 1, elite: 2, named: ['stilgar'] });
  });

  it('Thumpers call two worms beside Atreides legions', () => {
    const table = play('thumpers', { areas: { 'outer-ne-3': { atreides: { regular: 1 } } } });
    table.choose('area@outer-ne-4', 'area@outer-ne-1', '?from@supply');
    expect(table.zone('outer-ne-4').worm).toBe('sandworm');
    expect(table.zone('outer-ne-1').worm).toBe('sandworm');
  });

  it('Kitab al-Ibar moves a sietch with whoever wants to come', () => {
    const table = play('kitab-al-ibar', {
      areas: { windgap: { sietch: 3, atreides: { regular: 2, generic: 1, tokens: ['starting-1'] } } },
    });
    table.choose('area@windgap', 'area@central-sw-5', 'take:regular:1', 'take:starting-1:1', 'take:naib:0');
    expect(table.zone('windgap').sietch).toBe(0);
    expect(table.zone('central-sw-5').sietch).toBe(3);
    expect(table.legion('atreides', 'central-sw-5')).toEqual({ regular: 1, tokens: 1 });
    expect(table.legion('atreides', 'windgap')).toEqual({ regular: 1, generic: 1 });
  });

  it('Sandtides carries an enemy legion to an empty area', () => {
    const table = play('sandtides', {
      areas: { 'outer-ne-3': { harkonnen: { regular: 2 } }, 'outer-ne-4': { sign: 'sand' } },
    });
    table.choose('area@outer-ne-3');
    expect(table.keys).not.toContain('area@outer-ne-4');
    table.choose('area@outer-ne-1');
    expect(table.legion('harkonnen', 'outer-ne-1')).toEqual({ regular: 2 });
    expect(table.asks).toBe('desert-power');
  });
});
