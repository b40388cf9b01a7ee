import { describe, expect, it } from 'vitest';
import { playHarkonnen as play } from './playing.js';

const ADJACENT = {
  'central-sw-3': { harkonnen: { regular: 2 } },
  windgap: { atreides: { regular: 1, named: ['stilgar'] } },
};

describe('House Harkonnen cards', () => {
  it('Hard Times and Oppression garrisons what still stands', () => {
    const table = play('hard-times-and-oppression', { areas: { arsunt: { settlement: 0 } } });
    table.settle('bring:regular@supply:1', 'bring:elite@supply:1');
    for (const area of ['hagga-basin', 'imperial-basin', 'north-pole'])
      expect(table.legion('harkonnen', area)).toEqual({ regular: 1 });
    for (const area of ['carthag', 'arrakeen']) expect(table.legion('harkonnen', area)).toEqual({ elite: 1 });
    expect(table.legion('harkonnen', 'arsunt')).toEqual({});
    const all = play('hard-times-and-oppression').settle('bring:regular@supply:1', 'bring:elite@supply:1');
    expect(all.legion('harkonnen', 'arsunt')).toEqual({ regular: 1 });
  });

  it('Forced Recruitment fills Arrakeen', () => {
    const table = play('forced-recruitment').choose('bring:elite@supply:3', 'bring:baron-harkonnen@aside');
    expect(table.legion('harkonnen', 'arrakeen')).toEqual({ elite: 3, named: ['baron-harkonnen'] });
    expect(play('forced-recruitment', { areas: { arrakeen: { settlement: 0 } } }).asked).toBe('atreides');
  });

  it('Beloved Feyd-Rautha brings him, or strengthens his legion', () => {
    const table = play('beloved-feyd-rautha', {}, { hand: ['beloved-feyd-rautha', 'spotter-control'] });
    table.choose('option:1');
    expect(table.faction('harkonnen').leaders).toMatchObject({
      'feyd-rautha': 'ready',
      'beast-rabban': 'gone',
    });
    table.choose('card:spotter-control', 'draw:corrino:2');
    expect(table.dashboard('harkonnen').used).toBe(5);
    const again = play(
      'beloved-feyd-rautha',
      { areas: { carthag: { harkonnen: { regular: 1, named: ['feyd-rautha'] } } } },
      { leaders: { 'feyd-rautha': 'ready', 'beast-rabban': 'gone' } },
    );
    expect(again.keys[0]).toBe('bring:elite@supply:2');
    again.choose('bring:elite@supply:2');
    expect(again.legion('harkonnen', 'carthag')).toEqual({ regular: 1, elite: 2, named: ['feyd-rautha'] });
  });

  it('Harkonnen Patrols puts three regulars in three empty deserts', () => {
    const table = play('harkonnen-patrols');
    for (const area of ['outer-ne-3', 'outer-ne-4', 'outer-ne-5']) {
      table.choose('sector:outer-ne');
      expect(table.keys).toContain(`area@${area}`);
      table.choose(`area@${area}`, 'bring:regular@supply:1');
      expect(table.legion('harkonnen', area)).toEqual({ regular: 1 });
    }
    expect(table.asked).toBe('atreides');
  });

  it('Arsunt Legion recruits, then moves or attacks from Arsunt', () => {
    const table = play('arsunt-legion').choose(
      'bring:regular@supply:1',
      'bring:elite@supply:1',
      'bring:bashar@supply',
      'option:1',
    );
    expect(table.keys).toEqual(['legion@arsunt', 'skip']);
    table.choose('legion@arsunt', 'to@broken-land', 'all');
    expect(table.legion('harkonnen', 'broken-land')).toEqual({ regular: 1, elite: 1, generic: 1 });
    const attack = play('arsunt-legion', {
      areas: { 'broken-land': { atreides: { regular: 1 } } },
      combatRolls: Array(9).fill('shield'),
    });
    attack.choose(
      'bring:regular@supply:1',
      'skip',
      'skip',
      'option:2',
      'legion@arsunt',
      'attack@broken-land',
    );
    expect(attack.happened('attack')).toMatchObject([{ from: 'arsunt', surprise: false }]);
  });

  it('Baron’s Personal Guard puts him and two elites in one city, then moves a legion', () => {
    const table = play('barons-personal-guard');
    expect(table.keys).toEqual(['area@arrakeen', 'area@carthag', 'skip']);
    table.choose(
      'area@carthag',
      'bring:elite@supply:2',
      'bring:baron-harkonnen@aside',
      'legion@carthag',
      'to@arsunt',
      'all',
    );
    expect(table.legion('harkonnen', 'arsunt')).toEqual({ elite: 2, named: ['baron-harkonnen'] });
  });

  it('Evidence of Rebellion recruits two elites and draws', () => {
    const table = play('evidence-of-rebellion').choose(
      'area@north-pole',
      'bring:elite@supply:2',
      'draw:corrino:2',
    );
    expect(table.legion('harkonnen', 'north-pole')).toEqual({ elite: 2 });
    expect(table.dashboard('harkonnen').hand).toHaveLength(2);
  });

  it('Polar-Cap Factories fortifies the pole and clears the wormsigns around it', () => {
    const table = play('polar-cap-factories', {
      areas: {
        'wind-pass': { sign: 'sand' },
        'central-sw-4': { sign: 'sandworm' },
        'outer-ne-3': { sign: 'sand' },
      },
    });
    table.choose('bring:regular@supply:2', 'bring:elite@supply:1');
    expect(table.keys).toEqual(['bring:bashar@supply', 'skip']);
    table.choose('bring:bashar@supply');
    expect(table.legion('harkonnen', 'north-pole')).toEqual({ regular: 2, elite: 1, generic: 1 });
    expect(table.zone('wind-pass').sign).toBeUndefined();
    expect(table.zone('central-sw-4').sign).toBeUndefined();
    expect(table.zone('outer-ne-3').sign).toBe('sand');
    expect(table.happened('wormsign')).toEqual([]);
  });

  it('Carthag, the Former Capital fills Carthag', () => {
    const table = play('carthag-the-former-capital').choose(
      'bring:regular@supply:3',
      'bring:elite@supply:1',
      'bring:bashar@supply',
    );
    expect(table.legion('harkonnen', 'carthag')).toEqual({ regular: 3, elite: 1, generic: 1 });
  });

  it('Workhorse of Arrakis places a harvester and a carryall and draws', () => {
    const table = play('workhorse-of-arrakis').choose(
      'sector:outer-ne',
      'area@outer-ne-1',
      'zone:air-outer-ne',
      'draw:both@1+1',
    );
    expect(table.zone('outer-ne-1').harvester).toBe(true);
    expect(table.state.air['air-outer-ne']).toBe('carryall');
    expect(table.dashboard('harkonnen').hand).toHaveLength(2);
  });

  it('Spotter Control removes up to three wormsigns unseen and draws', () => {
    const table = play('spotter-control', {
      areas: {
        'outer-ne-3': { sign: 'sand' },
        'outer-ne-4': { sign: 'sandworm' },
        'outer-ne-5': { sign: 'sand' },
        'outer-ne-6': { sign: 'burrowed' },
      },
    });
    table.choose('area@outer-ne-4', 'area@outer-ne-3', 'area@outer-ne-5', 'draw:corrino:1');
    expect(table.zone('outer-ne-6').sign).toBe('burrowed');
    expect(table.state.signSupply).toHaveLength(15);
    expect(table.happened('wormsign')).toEqual([]);
  });

  it('Explosive Artillery moves, then rolls four dice at an adjacent legion and its tokens', () => {
    const table = play('explosive-artillery', {
      areas: {
        'central-sw-3': { harkonnen: { regular: 2 } },
        windgap: { sietch: 3, atreides: { tokens: ['starting-1', 'starting-2'] } },
      },
      faces: { 'starting-1': 0, 'starting-2': 1 },
      combatRolls: ['sword', 'special', 'shield', 'shield'],
    });
    table.choose('skip', 'area@windgap');
    expect(table.happened('roll')).toEqual([
      {
        event: 'roll',
        side: 'harkonnen',
        faces: ['sword', 'special', 'shield', 'shield'],
        why: 'rule:special-attack',
      },
    ]);
    expect(table.state.tokensShown).toEqual(['starting-1', 'starting-2']);
    expect(table.legion('atreides', 'windgap')).toEqual({ regular: 2 });
    expect(table.zone('windgap').sietch).toBe(3);
  });

  it('Sandmasters places three harvesters and draws', () => {
    const table = play('sandmasters');
    for (const n of [1, 2, 3]) table.choose('sector:outer-ne', `area@outer-ne-${n}`);
    table.choose('draw:corrino:1');
    expect(table.state.vehicles.harvester).toBe(5);
  });

  it('Mudir-Nahya sends Rabban on a surprise attack, or another leader once he is gone', () => {
    const table = play('mudir-nahya-the-demon-ruler', {
      areas: ADJACENT,
      combatRolls: Array(12).fill('shield'),
    });
    table.choose('bring:elite@supply:1', 'bring:beast-rabban@aside', 'legion@central-sw-3', 'attack@windgap');
    expect(table.happened('attack')).toMatchObject([{ surprise: true }]);
    expect(table.happened('ability')).toMatchObject([{ leader: 'beast-rabban' }]);
    const gone = play(
      'mudir-nahya-the-demon-ruler',
      { areas: ADJACENT },
      { leaders: { 'beast-rabban': 'gone' } },
    );
    gone.choose('bring:elite@supply:2', 'bring:bashar@supply');
    expect(gone.legion('harkonnen', 'central-sw-3')).toEqual({ regular: 2, elite: 2, generic: 1 });
    expect(gone.happened('attack')).toEqual([]);
  });

  it('Hunter-Seeker wounds a named leader in a sector with a Harkonnen legion', () => {
    const table = play('hunter-seeker', {
      areas: { ...ADJACENT, 'outer-ne-3': { atreides: { regular: 1, named: ['paul-atreides'] } } },
    });
    expect(table.keys).toEqual(['wound:stilgar', 'skip']);
    table.choose('wound:stilgar');
    expect(table.dashboard('atreides').tank).toEqual([{ leader: 'stilgar', slot: 0 }]);
  });
});
