import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { LEADERS } from '../../src/content/leaders.js';
import { CORRINO } from '../../src/content/planning/corrino.js';
import { HOUSE_HARKONNEN } from '../../src/content/planning/house-harkonnen.js';
import { childrenOf } from '../../src/effects/children.js';
import type { Step } from '../../src/effects/step.js';
import { knows } from '../../src/rules/automaton/parts.js';
import { deckToBeginWith } from '../../src/rules/automaton/reinforcements.js';
import type { Table } from '../table.js';
import { NO_LEADERS, turnWith } from './solo.js';

const SWORDS = Array(40).fill('sword');
/** Out of everybody's way. */
const QUIET = { windgap: { atreides: { special: 5, generic: 1 } } };

function settled(table: Table): Table {
  for (let i = 0; i < 60; i++) {
    if (table.asks === 'open') table.choose(table.keys[0] as string);
    else if (table.asks === 'discard' || table.asks === 'retreat') table.choose(table.keys.at(-1) as string);
    else return table;
  }
  return table;
}

const isHouse = (card: string) => HOUSE_HARKONNEN.some(({ id }) => id === card);

/** A card that does nothing, for the second draw. */
const idle = (card: string) => (isHouse(card) ? 'reports-of-traitors' : 'hunter-seeker');

/** The automaton plays this card first by a Mentat result. */
function plays(
  card: string,
  areas: Readonly<Record<string, object>> = QUIET,
  more: Readonly<Record<string, unknown>> = {},
): Table {
  const [house, corrino] = isHouse(card) ? [card, idle(card)] : [idle(card), card];
  // The deck of the top card of the discard pile is not the one to begin with.
  const discards: Record<string, string[]> = isHouse(card)
    ? { corrino: ['seek-out-the-mahdi'] }
    : { 'house-harkonnen': ['polar-cap-factories'] };
  const { harkonnen = {}, ...rest } = more;
  return turnWith('mentat', areas, {
    harkonnen: {
      leaders: NO_LEADERS,
      decks: { 'house-harkonnen': [house], corrino: [corrino] },
      discards,
      ...(harkonnen as object),
    },
    atreides: { dice: { mentat: 1 } },
    ...rest,
  });
}

const failed = (table: Table) => table.happened('card-failed').map(({ card }) => card);
const discarded = (table: Table) => Object.values(table.dashboard('harkonnen').discards).flat();

describe('a Mentat result', () => {
  it('plays two cards, by turns from the two decks', () => {
    covers(
      'mahdi-mentat-draw-and-play',
      'mahdi-mentat-alternate',
      'mahdi-mentat-first-deck',
      'mahdi-mentat-first-deck-empty-discard',
    );
    expect(deckToBeginWith([])).toBe('house-harkonnen');
    expect(deckToBeginWith(['corrino', 'house-harkonnen'])).toBe('corrino');
    expect(deckToBeginWith(['house-harkonnen', 'corrino'])).toBe('house-harkonnen');
    const order = (discards: object) => {
      const table = settled(
        turnWith('mentat', QUIET, {
          harkonnen: {
            leaders: NO_LEADERS,
            decks: {
              'house-harkonnen': ['hunter-seeker', 'forced-recruitment'],
              corrino: ['moving-the-battle-group', 'shigawire'],
            },
            discards,
          },
        }),
      );
      return table.log.flatMap((event) =>
        event.event === 'card' || event.event === 'card-failed' ? [event.card] : [],
      );
    };
    expect(order({})).toEqual(['hunter-seeker', 'moving-the-battle-group']);
    expect(order({ corrino: ['seek-out-the-mahdi'], 'house-harkonnen': ['sandmasters'] })).toEqual([
      'moving-the-battle-group',
      'hunter-seeker',
    ]);
    expect(order({ 'house-harkonnen': ['sandmasters'], corrino: ['seek-out-the-mahdi'] })).toEqual([
      'hunter-seeker',
      'moving-the-battle-group',
    ]);
  });

  it('leaves a card without effect if any part of it cannot be carried out', () => {
    covers('mahdi-card-impossible');
    const table = plays('manipulation-of-others', QUIET, {
      atreides: { dice: { mentat: 1 }, hand: ['thumpers'] },
    });
    expect(failed(table)).toContain('manipulation-of-others');
    expect(table.state.automaton?.reinforcements).toContain('manipulation-of-others');
    expect(discarded(table)).not.toContain('manipulation-of-others');
    expect(table.dashboard('atreides').hand).toEqual(['thumpers']);
    expect(failed(plays('reports-of-traitors'))).toContain('reports-of-traitors');
    // Rabban could be placed, but nobody could be attacked.
    const mudir = plays(
      'mudir-nahya-the-demon-ruler',
      { ...QUIET, carthag: { harkonnen: { regular: 3 } } },
      { harkonnen: { leaders: { ...NO_LEADERS, 'beast-rabban': 'spent' } } },
    );
    expect(failed(mudir)).toContain('mudir-nahya-the-demon-ruler');
    expect(mudir.legion('harkonnen', 'carthag')).toEqual({ regular: 3 });
  });

  it('makes a new deck of discarded cards when one has run out', () => {
    covers('mahdi-deck-reshuffle');
    const table = turnWith('mentat', QUIET, {
      harkonnen: { leaders: NO_LEADERS, emptyDecks: ['house-harkonnen'] },
    });
    expect(table.happened('deck-renewed')).toMatchObject([{ deck: 'house-harkonnen' }]);
    expect(settled(table).dashboard('harkonnen').decks['house-harkonnen'].length).toBeGreaterThan(10);
  });
});

describe('cards of the automaton', () => {
  it('are made of words it knows', () => {
    covers('mahdi-card-deploy-move-attack', 'mahdi-card-place-replace', 'mahdi-card-vehicles');
    const all = (step: Step): Step[] => [step, ...childrenOf(step).flatMap(all)];
    const cards = [...HOUSE_HARKONNEN, ...CORRINO];
    const steps = [
      ...cards.flatMap(({ steps: own, otherwise }) => [...own, ...(otherwise?.steps ?? [])]),
      ...LEADERS.filter(({ side }) => side === 'harkonnen').flatMap(({ special = [] }) => special),
    ];
    expect(steps.flatMap(all).filter((step) => !knows(step))).toEqual([]);
  });

  it('draw into the reinforcements, and play at once, by turns', () => {
    covers('mahdi-card-draw', 'mahdi-card-play', 'mahdi-bg-die-instead');
    const evidence = settled(
      plays('evidence-of-rebellion', { ...QUIET, carthag: { harkonnen: { regular: 1 } } }),
    );
    expect(evidence.happened('reinforced').map(({ deck }) => deck)).toEqual(['corrino', 'house-harkonnen']);
    expect(evidence.happened('drew')).toEqual([]);
    // A die for the Bene Gesserit token, then a card of the other deck.
    const breeding = settled(
      plays('breeding-program', QUIET, { rows: { choam: 2 }, automaton: { dice: 2 } }),
    );
    expect(breeding.happened('die-freed')).toHaveLength(1);
    expect(breeding.state).toMatchObject({ locked: 1, supremacy: 0 });
    expect(breeding.state.automaton?.dice).toBe(2);
    const played = breeding.log.flatMap((event) =>
      event.event === 'card' || event.event === 'card-failed' ? [event.card] : [],
    );
    expect(played.slice(0, 2)).toEqual(['breeding-program', 'hunter-seeker']);
    expect(played).toHaveLength(3);
  });
});

/** Every card of the House: a position, and what the card has done there. */
const HOUSE: Readonly<Record<string, () => void>> = {
  'hard-times-and-oppression': () => {
    const table = settled(plays('hard-times-and-oppression', { ...QUIET, arsunt: { settlement: 0 } }));
    expect(table.legion('harkonnen', 'carthag')).toEqual({ elite: 1 });
    expect(table.legion('harkonnen', 'arrakeen')).toEqual({ elite: 1 });
    expect(table.legion('harkonnen', 'hagga-basin')).toEqual({ regular: 1 });
    expect(table.legion('harkonnen', 'arsunt')).toEqual({});
    expect(
      failed(plays('hard-times-and-oppression', { ...QUIET, carthag: { harkonnen: { regular: 6 } } })),
    ).toContain('hard-times-and-oppression');
  },
  'forced-recruitment': () => {
    expect(settled(plays('forced-recruitment')).legion('harkonnen', 'arrakeen')).toEqual({
      elite: 3,
      generic: 1,
    });
    expect(
      failed(plays('forced-recruitment', { ...QUIET, arrakeen: { harkonnen: { regular: 4 } } })),
    ).toContain('forced-recruitment');
  },
  'beloved-feyd-rautha': () => {
    const table = settled(plays('beloved-feyd-rautha'));
    expect(table.happened('leader-entered')).toMatchObject([{ leader: 'feyd-rautha' }]);
    const again = settled(
      plays(
        'beloved-feyd-rautha',
        { ...QUIET, carthag: { harkonnen: { regular: 1, named: ['feyd-rautha'] } } },
        { harkonnen: { leaders: { ...NO_LEADERS, 'feyd-rautha': 'spent' } } },
      ),
    );
    expect(again.legion('harkonnen', 'carthag')).toEqual({ regular: 1, elite: 2, named: ['feyd-rautha'] });
  },
  'harkonnen-patrols': () => {
    const table = settled(plays('harkonnen-patrols'));
    const areas = table.state.areas.filter(({ harkonnen }) => harkonnen !== undefined).map(({ id }) => id);
    // Desert beside the target.
    expect(areas).toHaveLength(3);
    for (const area of areas)
      expect(['central-sw-3', 'central-sw-5', 'central-sw-6', 'outer-sw-9']).toContain(area);
  },
  'arsunt-legion': () => {
    const table = settled(plays('arsunt-legion', { windgap: { atreides: { regular: 1 } } }));
    expect(table.happened('moved')).toMatchObject([
      { from: 'arsunt', figures: { regular: 1, elite: 1, generic: 1 } },
    ]);
    const attacking = settled(
      plays(
        'arsunt-legion',
        { ...QUIET, 'broken-land': { atreides: { regular: 1 } } },
        { combatRolls: SWORDS },
      ),
    );
    expect(attacking.happened('attack')).toMatchObject([
      { from: 'arsunt', area: 'broken-land', surprise: false },
    ]);
    expect(failed(plays('arsunt-legion', { ...QUIET, arsunt: { settlement: 0 } }))).toContain(
      'arsunt-legion',
    );
  },
  'barons-personal-guard': () => {
    const baron = { harkonnen: { leaders: { ...NO_LEADERS, 'baron-harkonnen': 'spent' } } };
    const table = settled(plays('barons-personal-guard', { windgap: { atreides: { regular: 1 } } }, baron));
    expect(table.happened('placed').map(({ what, n }) => [what, n])).toEqual([
      ['elite', 2],
      ['baron-harkonnen', 1],
    ]);
    expect(table.happened('moved')).toHaveLength(1);
    expect(failed(plays('barons-personal-guard'))).toContain('barons-personal-guard');
  },
  'hawats-scheming': () => {
    const table = plays('hawats-scheming');
    expect(table.happened('set-beside')).toHaveLength(1);
    expect(table.state.automaton?.beside).toEqual(['hawats-scheming']);
  },
  'evidence-of-rebellion': () => {
    const table = settled(plays('evidence-of-rebellion'));
    expect(table.legion('harkonnen', 'north-pole')).toEqual({ elite: 2 });
    expect(table.happened('criteria').find(({ purpose }) => purpose === 'place')?.steps[0]?.criterion).toBe(
      'nearest-to-a-sietch',
    );
  },
  'polar-cap-factories': () => {
    const table = settled(plays('polar-cap-factories', { ...QUIET, 'wind-pass': { sign: 'sand' } }));
    expect(table.legion('harkonnen', 'north-pole')).toEqual({ regular: 2, elite: 1, generic: 1 });
    expect(table.zone('wind-pass').sign).toBeUndefined();
    // Every wormsign around, even if there is none.
    expect(failed(plays('polar-cap-factories'))).not.toContain('polar-cap-factories');
  },
  'carthag-the-former-capital': () => {
    expect(settled(plays('carthag-the-former-capital')).legion('harkonnen', 'carthag')).toEqual({
      regular: 3,
      elite: 1,
      generic: 1,
    });
  },
  'workhorse-of-arrakis': () => {
    const table = settled(
      plays('workhorse-of-arrakis', QUIET, { automaton: { dice: 2, harvest: 'tactic-gara-kulon' } }),
    );
    expect(table.happened('vehicle').map(({ vehicle }) => vehicle)).toEqual(['harvester', 'carryall']);
    expect(table.happened('reinforced')).toHaveLength(2);
  },
  'spotter-control': () => {
    const signs = Object.fromEntries(
      ['central-sw-5', 'central-sw-4', 'wind-pass', 'outer-ne-1'].map((id) => [id, { sign: 'sand' }]),
    );
    const table = settled(plays('spotter-control', { ...QUIET, ...signs }));
    expect(table.state.areas.filter(({ sign }) => sign !== undefined).map(({ id }) => id)).toEqual([
      'outer-ne-1',
    ]);
    expect(failed(plays('spotter-control', { ...QUIET, 'wind-pass': { sign: 'sand' } }))).toContain(
      'spotter-control',
    );
  },
  'explosive-artillery': () => {
    const areas = {
      windgap: { atreides: { regular: 1 } },
      'wind-pass': { harkonnen: { regular: 4 } },
      'hobars-gap': { atreides: { elite: 5 } },
      'central-sw-5': { atreides: { regular: 2 } },
      'central-sw-2': { atreides: { regular: 3 } },
    };
    const table = settled(plays('explosive-artillery', areas, { combatRolls: SWORDS }));
    expect(table.happened('moved')[0]).toMatchObject({ from: 'wind-pass', to: 'central-sw-3' });
    expect(table.happened('special-attack')).toMatchObject([{ area: 'central-sw-2' }]);
    expect(table.happened('criteria').find(({ purpose }) => purpose === 'shell')?.steps[0]?.criterion).toBe(
      'strongest-enemy',
    );
    expect(
      failed(plays('explosive-artillery', { ...QUIET, arsunt: { harkonnen: { regular: 6, elite: 0 } } })),
    ).toContain('explosive-artillery');
  },
  sandmasters: () => {
    const table = settled(
      plays('sandmasters', QUIET, { automaton: { dice: 2, harvest: 'tactic-gara-kulon' } }),
    );
    expect(table.state.areas.filter(({ harvester }) => harvester)).toHaveLength(3);
    expect(table.happened('reinforced')).toHaveLength(1);
  },
  'mudir-nahya-the-demon-ruler': () => {
    const rabban = {
      harkonnen: { leaders: { ...NO_LEADERS, 'beast-rabban': 'spent' } },
      combatRolls: SWORDS,
    };
    const areas = {
      windgap: { atreides: { regular: 3 } },
      'gara-kulon': { atreides: { special: 5 } },
      'central-sw-3': { harkonnen: { regular: 2 } },
      'outer-ne-11': { harkonnen: { regular: 3 } },
    };
    const table = settled(plays('mudir-nahya-the-demon-ruler', areas, rabban));
    // Only there can it attack, thanks to the figures of the card.
    expect(table.happened('placed')[0]).toMatchObject({ what: 'elite', area: 'central-sw-3' });
    expect(table.happened('attack')).toMatchObject([{ from: 'central-sw-3', surprise: true }]);
    const gone = settled(
      plays('mudir-nahya-the-demon-ruler', { ...QUIET, carthag: { harkonnen: { regular: 3 } } }),
    );
    expect(gone.legion('harkonnen', 'carthag')).toEqual({ regular: 3, elite: 2, generic: 1 });
  },
  'hunter-seeker': () => {
    const areas = {
      windgap: { atreides: { special: 3, named: ['stilgar'] } },
      'hobars-gap': { atreides: { special: 3, named: ['paul-atreides'] } },
      'central-se-1': { harkonnen: { regular: 1 } },
      'central-sw-1': { harkonnen: { regular: 1 } },
    };
    const table = settled(plays('hunter-seeker', areas));
    // Both could be hit; Stilgar stands in the target.
    expect(table.dashboard('atreides').tank.map(({ leader }) => leader)).toEqual(['stilgar']);
    expect(failed(plays('hunter-seeker'))).toContain('hunter-seeker');
  },
};

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

describe('every card', () => {
  it('has a test', () => {
    expect(Object.keys(HOUSE).toSorted()).toEqual(HOUSE_HARKONNEN.map(({ id }) => id).toSorted());
    expect(Object.keys(ALLY).toSorted()).toEqual(CORRINO.map(({ id }) => id).toSorted());
  });

  it.each(Object.entries({ ...HOUSE, ...ALLY }))('%s', (_, test) => {
    covers(
      'mahdi-card-deploy-move-attack',
      'mahdi-card-place-replace',
      'mahdi-card-vehicles',
      'mahdi-card-other-effects',
    );
    test();
  });
});
