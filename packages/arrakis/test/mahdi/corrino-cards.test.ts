import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { CORRINO } from '../../src/content/planning/corrino.js';
import { failed, plays, QUIET, SWORDS, settled } from './playing-cards.js';
import { NO_LEADERS } from './solo.js';

const SARDAUKAR = {
  windgap: { atreides: { regular: 1 } },
  'splintered-rock': { harkonnen: { special: 2, regular: 1 } },
};

const ALLY: Readonly<Record<string, () => void>> = {
  'rage-overcame-shaddam-iv-a': () => {
    const table = settled(plays('rage-overcame-shaddam-iv-a'));
    expect(table.happened('leader-entered')).toMatchObject([{ leader: 'shaddam-iv' }]);
    const inPlay = { harkonnen: { leaders: { ...NO_LEADERS, 'shaddam-iv': 'spent' } } };
    const again = settled(plays('rage-overcame-shaddam-iv-a', QUIET, inPlay));
    expect(again.legion('harkonnen', 'north-pole')).toEqual({ regular: 4, named: ['shaddam-iv'] });
  },
  'rage-overcame-shaddam-iv-b': () => {
    const inPlay = { harkonnen: { leaders: { ...NO_LEADERS, 'shaddam-iv': 'spent' } } };
    const table = settled(
      plays('rage-overcame-shaddam-iv-b', { ...QUIET, arsunt: { harkonnen: { regular: 1 } } }, inPlay),
    );
    expect(table.legion('harkonnen', 'arsunt')).toEqual({ regular: 1, special: 2, named: ['shaddam-iv'] });
  },
  'rage-overcame-shaddam-iv-c': () => {
    const inPlay = { harkonnen: { leaders: { ...NO_LEADERS, 'shaddam-iv': 'spent' } }, combatRolls: SWORDS };
    const near = {
      windgap: { atreides: { regular: 1 } },
      'wind-pass': { harkonnen: { special: 2 } },
      arsunt: { harkonnen: { special: 2 } },
    };
    const table = settled(plays('rage-overcame-shaddam-iv-c', near, inPlay));
    expect(table.happened('moved')[0]).toMatchObject({
      from: 'wind-pass',
      figures: { named: ['shaddam-iv'] },
    });
    expect(table.happened('attack')).toMatchObject([{ area: 'windgap', surprise: true }]);
    expect(
      failed(
        plays(
          'rage-overcame-shaddam-iv-c',
          { windgap: { atreides: { regular: 1 } }, arsunt: { harkonnen: { special: 2 } } },
          inPlay,
        ),
      ),
    ).toContain('rage-overcame-shaddam-iv-c');
  },
  'manipulation-of-others': () => {
    const table = plays('manipulation-of-others', QUIET, {
      atreides: { dice: { mentat: 1 }, hand: ['thumpers', 'hieregs', 'crysknife'] },
    });
    expect([table.asks, table.asked]).toEqual(['discard', 'atreides']);
    expect(settled(table).dashboard('atreides').hand).toHaveLength(1);
    expect(table.happened('reinforced')).toHaveLength(2);
  },
  'breeding-program': () => {
    const table = settled(plays('breeding-program'));
    // No die lies on The Spice Must Flow.
    expect(table.happened('supremacy')).toMatchObject([{ n: 1, why: 'bene-gesserit' }]);
  },
  'troop-carriers': () => {
    const areas = {
      windgap: { atreides: { regular: 1 } },
      carthag: { harkonnen: { regular: 3 } },
      arrakeen: { harkonnen: { regular: 2 } },
      'north-pole': { harkonnen: { regular: 4, generic: 1 } },
      'wind-pass': { harkonnen: { regular: 3 } },
    };
    const table = settled(plays('troop-carriers', areas));
    // The settlement nearest to the target, to the legion nearest to it; three units fit, and the leader goes along.
    expect(table.happened('moved')).toMatchObject([
      { from: 'north-pole', to: 'wind-pass', how: 'carry', figures: { regular: 3, generic: 1 } },
    ]);
    expect(failed(plays('troop-carriers'))).toContain('troop-carriers');
  },
  shigawire: () => {
    const table = settled(
      plays('shigawire', {
        windgap: { atreides: { regular: 1, named: ['stilgar'] } },
        'wind-pass': { harkonnen: { special: 3 } },
      }),
    );
    expect(table.happened('moved')[0]).toMatchObject({ from: 'wind-pass' });
    expect(table.dashboard('atreides').tank.map(({ leader }) => leader)).toEqual(['stilgar']);
    expect(failed(plays('shigawire', SARDAUKAR))).toContain('shigawire');
  },
  'hope-clouds-observation': () => {
    const table = plays('hope-clouds-observation', QUIET, { shown: ['stunted-worms', 'the-desert-war'] });
    expect(table.keys).toEqual(['prescience:stunted-worms', 'prescience:the-desert-war']);
    table.choose('prescience:the-desert-war');
    expect(table.state.shown.map(({ id }) => id)).toEqual(['stunted-worms']);
  },
  'reports-of-traitors': () => {
    const table = plays('reports-of-traitors', QUIET, { atreides: { dice: { house: 1, mentat: 1 } } });
    expect(table.happened('die-discarded')).toMatchObject([{ side: 'atreides', result: 'house' }]);
  },
  'sardaukar-pogrom': () => {
    const areas = {
      windgap: { atreides: { regular: 1 } },
      'splintered-rock': { harkonnen: { special: 2 } },
      'north-pole': { harkonnen: { special: 2 } },
      arsunt: { harkonnen: { special: 2 } },
    };
    const table = settled(plays('sardaukar-pogrom', areas));
    expect(
      table
        .happened('moved')
        .map(({ from }) => from)
        .toSorted(),
    ).toEqual(['arsunt', 'north-pole', 'splintered-rock']);
    // Three legions: two are not enough.
    expect(failed(plays('sardaukar-pogrom', SARDAUKAR))).toContain('sardaukar-pogrom');
  },
  'sardaukars-manner': () => {
    expect(settled(plays('sardaukars-manner', SARDAUKAR)).happened('moved')).toHaveLength(1);
    const attacking = settled(
      plays(
        'sardaukars-manner',
        { windgap: { atreides: { regular: 1 } }, 'central-sw-3': { harkonnen: { special: 2 } } },
        { combatRolls: SWORDS },
      ),
    );
    expect(attacking.happened('attack')).toMatchObject([{ surprise: true }]);
  },
  'spies-all-over-arrakis': () => {
    const table = settled(
      plays('spies-all-over-arrakis', {
        windgap: { atreides: { tokens: ['starting-1', 'starting-2'], special: 2 } },
        'gara-kulon': { atreides: { tokens: ['starting-3'] } },
      }),
    );
    expect(table.zone('windgap').sietchShown).toBe(true);
    expect(table.happened('token-shown')).toHaveLength(2);
    // Nothing is added for what they uncover themselves: two cards are drawn.
    expect(table.happened('reinforced')).toHaveLength(2);
  },
  'full-control-of-the-air': () => {
    const table = settled(
      plays('full-control-of-the-air', {
        windgap: { atreides: { regular: 1 } },
        'splintered-rock': { harkonnen: { regular: 3 } },
      }),
    );
    expect(
      table
        .happened('vehicle')
        .filter(({ vehicle, change }) => vehicle === 'ornithopter' && change === 'placed'),
    ).toHaveLength(2);
    expect(table.happened('moved')).toHaveLength(1);
  },
  'moving-the-battle-group': () => {
    const table = settled(plays('moving-the-battle-group'));
    const [area] = table.state.areas.filter(({ harkonnen }) => harkonnen !== undefined);
    expect(area?.terrain).toBe('mountain');
    expect(table.happened('criteria').find(({ purpose }) => purpose === 'place')?.steps[0]?.criterion).toBe(
      'nearest-to-a-sietch',
    );
  },
  'killers-without-mercy': () => {
    const table = settled(
      plays(
        'killers-without-mercy',
        { windgap: { atreides: { regular: 1 } }, 'central-sw-3': { harkonnen: { special: 2 } } },
        { combatRolls: SWORDS },
      ),
    );
    expect(table.happened('attack')).toMatchObject([{ from: 'central-sw-3', surprise: false }]);
    expect(failed(plays('killers-without-mercy', SARDAUKAR))).toContain('killers-without-mercy');
  },
  'sardaukar-disguised': () => {
    const table = settled(
      plays('sardaukar-disguised', {
        windgap: { atreides: { regular: 1 } },
        'splintered-rock': { harkonnen: { elite: 3 } },
        arsunt: { harkonnen: { special: 2 } },
      }),
    );
    expect(table.happened('replaced')).toMatchObject([{ from: 'elite', to: 'special', n: 2 }]);
    expect(table.happened('moved')).toHaveLength(2);
  },
  'i-decide-what-best-serves-his-majesty': () => {
    const aramsham = { harkonnen: { leaders: { ...NO_LEADERS, 'captain-aramsham': 'spent' } } };
    const table = settled(plays('i-decide-what-best-serves-his-majesty', SARDAUKAR, aramsham));
    expect(table.happened('moved')).toMatchObject([
      { from: 'splintered-rock', figures: { named: ['captain-aramsham'] } },
    ]);
    const tank = settled(
      plays('i-decide-what-best-serves-his-majesty', SARDAUKAR, {
        harkonnen: {
          leaders: { ...NO_LEADERS, 'captain-aramsham': 'ready' },
          tank: { 'captain-aramsham': 0 },
        },
      }),
    );
    expect(failed(tank)).toContain('i-decide-what-best-serves-his-majesty');
  },
  'seek-out-the-mahdi': () => {
    const table = settled(
      plays('seek-out-the-mahdi', SARDAUKAR, {
        harkonnen: {
          leaders: NO_LEADERS,
          discards: {},
          decks: { corrino: ['seek-out-the-mahdi'], 'house-harkonnen': ['hunter-seeker'] },
        },
      }),
    );
    expect(table.happened('restrained')).toHaveLength(1);
    expect(table.happened('moved')).toHaveLength(1);
  },
};

describe('cards of the Corrino allies', () => {
  it('have a test each', () => {
    expect(Object.keys(ALLY).toSorted()).toEqual(CORRINO.map(({ id }) => id).toSorted());
  });

  it.each(Object.entries(ALLY))('%s', (_, test) => {
    covers(
      'mahdi-card-deploy-move-attack',
      'mahdi-card-place-replace',
      'mahdi-card-vehicles',
      'mahdi-card-other-effects',
    );
    test();
  });
});
