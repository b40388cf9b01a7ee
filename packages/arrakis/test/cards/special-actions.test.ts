import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { Table } from '../table.js';

const MISS = Array(30).fill('shield');

function special(
  side: 'atreides' | 'harkonnen',
  result: string,
  leader: string,
  position: object = {},
  leaders: object = {},
): Table {
  const table = new Table({
    clear: true,
    turn: side,
    ...position,
    [side]: { dice: { [result]: 1 }, leaders },
  });
  return table.choose(`die:${result}`, `leader:${leader}`);
}

describe('special actions of the Atreides', () => {
  it('Paul joins a legion, then two led legions move', () => {
    const table = special('atreides', 'leadership', 'paul-atreides', {
      areas: { windgap: { atreides: { regular: 1 } } },
    });
    table.choose('bring:paul-atreides@aside', 'legion@windgap', 'to@central-sw-5');
    expect(table.legion('atreides', 'central-sw-5')).toEqual({ regular: 1, named: ['paul-atreides'] });
  });

  it('Muad’Dib may attack by surprise instead', () => {
    const table = special(
      'atreides',
      'leadership',
      'paul-muad-dib',
      {
        areas: { windgap: { atreides: { regular: 1 } }, 'central-sw-3': { harkonnen: { regular: 1 } } },
        combatRolls: MISS,
      },
      { 'paul-atreides': 'gone', 'paul-muad-dib': 'ready' },
    );
    table.choose('bring:paul-muad-dib@aside', 'option:2', 'legion@windgap', '?attack@central-sw-3');
    expect(table.happened('attack')).toMatchObject([{ surprise: true }]);
  });

  it('Jessica draws three of the House; the Reverend Mother two and plays one', () => {
    const lady = special('atreides', 'mentat', 'lady-jessica');
    expect(lady.keys).toEqual([
      'draw:house-atreides:3',
      'draw:house-atreides:2',
      'draw:house-atreides:1',
      'skip',
    ]);
    const mother = special(
      'atreides',
      'mentat',
      'reverend-mother-jessica',
      {},
      { 'lady-jessica': 'gone', 'reverend-mother-jessica': 'ready' },
    );
    mother.choose('draw:house-atreides:2');
    expect(mother.asks).toBe('play-card');
  });

  it('Alia joins a legion and takes the action of any result', () => {
    const table = special(
      'atreides',
      'house',
      'alia',
      { areas: { windgap: { atreides: { regular: 1 } } } },
      { alia: 'ready' },
    );
    table.choose('bring:alia@aside');
    expect(table.asks).toBe('action');
    expect(table.keys.every((key) => key.startsWith('act:'))).toBe(true);
    table.choose('act:mentat-draw', 'skip');
    expect(table.faction('atreides').leaders.alia).toBe('spent');
  });

  it('Stilgar moves three legions', () => {
    const legion = { atreides: { regular: 1 } };
    const table = special('atreides', 'strategy', 'stilgar', {
      areas: { windgap: legion, 'gara-kulon': legion, 'tasmin-sink': legion },
    });
    table.choose(
      'legion@windgap',
      'to@central-sw-5',
      'legion@gara-kulon',
      'to@outer-ne-11',
      'legion@tasmin-sink',
      'to@outer-se-1',
    );
    expect(table.asked).toBe('harkonnen');
  });

  it('Chani adds a fedaykin to a deployment', () => {
    const table = special('atreides', 'deployment', 'chani', {}, { chani: 'ready' });
    table.choose('deploy@windgap', 'bring:naib@supply', 'bring:special@supply:1');
    expect(table.legion('atreides', 'windgap')).toEqual({ special: 1, generic: 1, tokens: 1 });
  });
});

describe('special actions of the Harkonnen', () => {
  it('the Baron trains three elites, Shaddam three sardaukar', () => {
    const baron = special('harkonnen', 'house', 'baron-harkonnen', {
      areas: { carthag: { harkonnen: { regular: 4 } } },
    });
    baron.choose('upgrade@carthag', 'upgrade@carthag', 'upgrade@carthag');
    expect(baron.legion('harkonnen', 'carthag')).toEqual({ regular: 1, elite: 3 });
    const shaddam = special(
      'harkonnen',
      'strategy',
      'shaddam-iv',
      { areas: { carthag: { harkonnen: { elite: 4 } } } },
      { 'shaddam-iv': 'ready' },
    );
    shaddam.choose('upgrade@carthag', 'upgrade@carthag', 'skip');
    expect(shaddam.legion('harkonnen', 'carthag')).toEqual({ elite: 2, special: 2 });
  });

  it('Rabban marches twice, the second time one area', () => {
    covers('arr-move-figure-once-per-action');
    const table = special('harkonnen', 'leadership', 'beast-rabban', {
      areas: {
        'north-pole': { harkonnen: { regular: 2, named: ['beast-rabban'] } },
        'wind-pass': { harkonnen: { elite: 1 } },
      },
      air: { 'air-central-n': 'ornithopter' },
    });
    table.choose('legion@north-pole', 'to@wind-pass', 'part', 'take:regular:1');
    expect(table.legion('harkonnen', 'wind-pass')).toEqual({ regular: 1, elite: 1, named: ['beast-rabban'] });
    table.choose('legion@wind-pass');
    expect(table.keys.some((key) => key.startsWith('fly'))).toBe(false);
    table.choose('to@central-sw-3', 'all');
    // Only those who came with him go on.
    expect(table.legion('harkonnen', 'central-sw-3')).toEqual({ regular: 1, named: ['beast-rabban'] });
    expect(table.legion('harkonnen', 'wind-pass')).toEqual({ elite: 1 });
  });

  it('Feyd-Rautha moves and attacks', () => {
    const table = special(
      'harkonnen',
      'leadership',
      'feyd-rautha',
      {
        areas: {
          'central-sw-4': { harkonnen: { regular: 2, named: ['feyd-rautha'] } },
          windgap: { atreides: { regular: 1 } },
        },
        combatRolls: MISS,
      },
      { 'feyd-rautha': 'ready', 'beast-rabban': 'gone' },
    );
    table.choose('legion@central-sw-4', 'to@central-sw-3', 'all', 'legion@central-sw-3', '?attack@windgap');
    expect(table.happened('attack')).toMatchObject([
      { from: 'central-sw-3', area: 'windgap', surprise: false },
    ]);
  });

  it('Hawat draws three of the House, Mohiam two of Corrino and plays one', () => {
    const hawat = special('harkonnen', 'mentat', 'thufir-hawat', {}, { 'thufir-hawat': 'ready' });
    hawat.choose('draw:house-harkonnen:3');
    expect(hawat.dashboard('harkonnen').hand).toHaveLength(3);
    const mohiam = special(
      'harkonnen',
      'mentat',
      'gaius-helen-mohiam',
      {},
      { 'gaius-helen-mohiam': 'ready' },
    );
    mohiam.choose('draw:corrino:2');
    expect(mohiam.asks).toBe('play-card');
  });

  it('Aramsham deploys a sardaukar among the regulars', () => {
    const table = special('harkonnen', 'deployment', 'captain-aramsham');
    table.choose(
      'deploy:regular@carthag:2',
      'deploy:special@arsunt:1',
      'bring:captain-aramsham@aside',
      'deploy@arsunt',
    );
    expect(table.legion('harkonnen', 'arsunt')).toEqual({ special: 1, named: ['captain-aramsham'] });
  });
});
