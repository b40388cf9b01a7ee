import { describe, expect, it } from 'vitest';
import { playHarkonnen as play } from './playing.js';

const SARDAUKAR = {
  'central-sw-3': { harkonnen: { regular: 2, special: 1 } },
  carthag: { harkonnen: { regular: 1 } },
};
const IN_PLAY = { leaders: { 'shaddam-iv': 'ready' } };
const MISS = Array(20).fill('shield');

describe('Corrino cards', () => {
  it('Rage Overcame Shaddam IV brings him and another card', () => {
    for (const variant of ['a', 'b', 'c']) {
      const card = `rage-overcame-shaddam-iv-${variant}`;
      const table = play(card, {}, { hand: [card, 'spotter-control'] });
      expect(table.faction('harkonnen').leaders['shaddam-iv']).toBe('ready');
      expect(table.keys).toEqual(['card:spotter-control', 'skip']);
    }
  });

  it('Rage Overcame Shaddam IV (a) musters four regulars with him', () => {
    const table = play(
      'rage-overcame-shaddam-iv-a',
      {},
      { ...IN_PLAY, hand: ['rage-overcame-shaddam-iv-a'] },
    );
    table.choose('area@carthag', 'bring:regular@supply:4', 'bring:shaddam-iv@aside');
    expect(table.legion('harkonnen', 'carthag')).toEqual({ regular: 4, named: ['shaddam-iv'] });
  });

  it('Rage Overcame Shaddam IV (b) adds two sardaukar and him to a legion', () => {
    const table = play(
      'rage-overcame-shaddam-iv-b',
      { areas: SARDAUKAR },
      { ...IN_PLAY, hand: ['rage-overcame-shaddam-iv-b'] },
    );
    table.choose('area@carthag', 'bring:special@supply:2', 'bring:shaddam-iv@aside');
    expect(table.legion('harkonnen', 'carthag')).toEqual({ regular: 1, special: 2, named: ['shaddam-iv'] });
  });

  it('Rage Overcame Shaddam IV (c) moves and then strikes with his sardaukar', () => {
    const table = play(
      'rage-overcame-shaddam-iv-c',
      { areas: { ...SARDAUKAR, 'central-sw-6': { atreides: { regular: 1 } } }, combatRolls: MISS },
      { ...IN_PLAY, hand: ['rage-overcame-shaddam-iv-c'] },
    );
    table.choose('bring:shaddam-iv@aside');
    expect(table.keys).toEqual(['legion@central-sw-3', 'skip']);
    table.choose(
      'legion@central-sw-3',
      'to@central-sw-5',
      'all',
      'legion@central-sw-5',
      '?attack@central-sw-6',
    );
    expect(table.happened('attack')).toMatchObject([
      { from: 'central-sw-5', area: 'central-sw-6', surprise: true },
    ]);
  });

  it('Manipulation of Others costs the Atreides two cards of their choice', () => {
    const table = play('manipulation-of-others', {
      atreides: { hand: ['thumpers', 'crysknife', 'hieregs'] },
    });
    expect(table.asked).toBe('atreides');
    table.choose('discard:thumpers', 'discard:hieregs', 'draw:corrino:2');
    expect(table.dashboard('atreides').hand).toEqual(['crysknife']);
    expect(table.dashboard('harkonnen').hand).toHaveLength(2);
  });

  it('Breeding Program gains a token and plays another card', () => {
    const table = play('breeding-program', {}, { hand: ['breeding-program', 'spotter-control'] });
    expect(table.faction('harkonnen').beneGesserit).toBe(1);
    table.choose('card:spotter-control', 'skip');
    expect(table.dashboard('harkonnen').discards['house-harkonnen']).toEqual(['spotter-control']);
    expect(table.asked).toBe('atreides');
  });

  it('Troop Carriers lifts a legion from a settlement to any other', () => {
    const table = play('troop-carriers', {
      areas: { ...SARDAUKAR, 'outer-ne-10': { harkonnen: { regular: 1 } } },
    });
    table.choose('area@carthag', 'area@outer-ne-10');
    expect(table.legion('harkonnen', 'outer-ne-10')).toEqual({ regular: 2 });
    expect(table.legion('harkonnen', 'carthag')).toEqual({});
  });

  it('Shigawire moves sardaukar and wounds a leader beside them', () => {
    const table = play('shigawire', {
      areas: {
        ...SARDAUKAR,
        'central-sw-6': { atreides: { regular: 1, named: ['stilgar'] } },
        'outer-ne-3': { atreides: { regular: 1, named: ['paul-atreides'] } },
      },
    });
    expect(table.keys).toEqual(['legion@central-sw-3', 'skip']);
    table.choose('legion@central-sw-3', 'to@central-sw-5', 'part', 'take:regular:0');
    expect(table.keys).toEqual(['wound:stilgar', 'skip']);
    table.choose('wound:stilgar');
    expect(table.dashboard('atreides').tank).toEqual([{ leader: 'stilgar', slot: 0 }]);
  });

  it('Hope Clouds Observation buries a revealed card without replacing it', () => {
    const table = play('hope-clouds-observation', { shown: ['stunted-worms', 'the-desert-war'] });
    table.choose('prescience:stunted-worms');
    expect(table.state.shown.map(({ id }) => id)).toEqual(['the-desert-war']);
    expect(table.state.prescienceDeck).toContain('stunted-worms');
  });

  it('Reports of Traitors discards an unused House die', () => {
    const table = play('reports-of-traitors', { atreides: { dice: { house: 1, mentat: 1 } } });
    table.choose('discard-die:house');
    expect(table.dashboard('atreides').dice.house).toBe(0);
    expect(play('reports-of-traitors', { atreides: { dice: { mentat: 1 } } }).asked).toBe('atreides');
  });

  it('Sardaukar Pogrom moves three legions with sardaukar', () => {
    const table = play('sardaukar-pogrom', {
      areas: {
        carthag: { harkonnen: { special: 1 } },
        arsunt: { harkonnen: { special: 1 } },
        'north-pole': { harkonnen: { special: 1 } },
        arrakeen: { harkonnen: { regular: 1 } },
      },
    });
    expect(table.keys).not.toContain('legion@arrakeen');
    table.choose(
      'legion@carthag',
      'to@central-ne-1',
      'legion@arsunt',
      'to@broken-land',
      'legion@north-pole',
      'to@wind-pass',
    );
    for (const area of ['central-ne-1', 'broken-land', 'wind-pass'])
      expect(table.legion('harkonnen', area)).toEqual({ special: 1 });
    expect(table.asked).toBe('atreides');
  });

  it('Sardaukar’s Manner moves or strikes with sardaukar', () => {
    const table = play('sardaukars-manner', {
      areas: { ...SARDAUKAR, windgap: { atreides: { regular: 1 } } },
      combatRolls: MISS,
    });
    table.choose('option:2', 'legion@central-sw-3', 'attack@windgap');
    expect(table.happened('attack')).toMatchObject([{ surprise: true }]);
  });

  it('Spies All Over Arrakis uncovers any area', () => {
    const table = play('spies-all-over-arrakis', {
      areas: { windgap: { atreides: { tokens: ['starting-1'] } } },
      faces: { 'starting-1': 0 },
    });
    table.choose('area@windgap', 'skip');
    expect(table.zone('windgap').sietchShown).toBe(true);
    expect(table.legion('atreides', 'windgap')).toEqual({ regular: 2 });
  });

  it('Full Control of the Air places two ornithopters and moves a legion', () => {
    const table = play('full-control-of-the-air', { areas: SARDAUKAR }).choose(
      'zone:air-central-n',
      'zone:air-central-e',
    );
    expect(Object.values(table.state.air).filter((each) => each === 'ornithopter')).toHaveLength(2);
    expect(table.asks).toBe('move-legion');
  });

  it('Moving the Battle Group lands on a free mountain', () => {
    const table = play('moving-the-battle-group');
    expect(table.keys).toContain('area@broken-land');
    table.choose('area@broken-land', 'bring:elite@supply:2', 'bring:bashar@supply');
    expect(table.legion('harkonnen', 'broken-land')).toEqual({ elite: 2, generic: 1 });
  });

  it('Killers Without Mercy continues against a sietch for nothing', () => {
    const table = play('killers-without-mercy', {
      areas: {
        'central-sw-3': { harkonnen: { special: 1 } },
        windgap: { sietch: 1, atreides: { regular: 1 } },
      },
      combatRolls: MISS,
    });
    table.choose('legion@central-sw-3', 'attack@windgap', 'continue', 'stand');
    expect(table.legion('harkonnen', 'central-sw-3')).toEqual({ special: 1 });
    expect(table.asks).toBe('continue');
  });

  it('Sardaukar Disguised turns elites into sardaukar and moves them', () => {
    const table = play('sardaukar-disguised', { areas: { carthag: { harkonnen: { elite: 3 } } } });
    table.choose('upgrade@carthag', 'upgrade@carthag');
    expect(table.legion('harkonnen', 'carthag')).toEqual({ elite: 1, special: 2 });
    table.choose('legion@carthag', 'to@arsunt', 'all');
    expect(table.legion('harkonnen', 'arsunt')).toEqual({ elite: 1, special: 2 });
    expect(table.asked).toBe('atreides');
  });

  it('"I Decide What Best Serves His Majesty" sends Aramsham', () => {
    const table = play('i-decide-what-best-serves-his-majesty', { areas: SARDAUKAR });
    table.choose('bring:captain-aramsham@aside', 'option:1', 'legion@central-sw-3', 'to@central-sw-4', 'all');
    expect(table.legion('harkonnen', 'central-sw-4')).toEqual({
      regular: 2,
      special: 1,
      named: ['captain-aramsham'],
    });
    const strike = play('i-decide-what-best-serves-his-majesty', {
      areas: { ...SARDAUKAR, windgap: { atreides: { regular: 1 } } },
      combatRolls: MISS,
    });
    strike.choose('bring:captain-aramsham@aside', 'option:2', 'legion@central-sw-3', '?attack@windgap');
    expect(strike.happened('attack')).toMatchObject([{ from: 'central-sw-3', surprise: true }]);
    expect(strike.happened('ability')).toMatchObject([{ leader: 'captain-aramsham' }]);
  });

  it('Seek Out the Mahdi holds Paul for the next turn of the Atreides', () => {
    const paul = { atreides: { regular: 2, generic: 1, named: ['paul-atreides'] } };
    const table = play('seek-out-the-mahdi', {
      areas: { ...SARDAUKAR, windgap: paul, 'gara-kulon': { atreides: { regular: 1 } } },
      atreides: { dice: { strategy: 2, deployment: 1 } },
    });
    table.choose('skip');
    expect(table.state.paulHeld).toBe(true);
    table.choose('die:strategy', 'act:strategy-move');
    expect(table.keys).toEqual(['legion@gara-kulon', 'skip']);
    expect(table.refused('area:windgap')).toBe('paul-held');
    table.choose('skip');
    expect(table.state.paulHeld).toBe(false);
  });
});
