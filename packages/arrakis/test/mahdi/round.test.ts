import { Game } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { sectorsOf } from '../../src/content/map.js';
import { SIETCH_AREAS } from '../../src/content/settlements.js';
import { sectorsMeant, TACTICS, tacticCard } from '../../src/content/tactics.js';
import { arrakis } from '../../src/game.js';
import { partnersOf, sideOf } from '../../src/participants.js';
import { Table } from '../table.js';
import { ALONE, SHARING, war } from './solo.js';

const start = (options: object, seed = 'mahdi') => Game.start(arrakis, arrakis.parseOptions(options), seed);

describe('the solo mode', () => {
  it('has one person at the Atreides and nobody at the Harkonnen', () => {
    covers('mahdi-player-is-atreides');
    const options = arrakis.parseOptions(ALONE);
    expect([arrakis.seats(options), arrakis.participants(options)]).toEqual([1, 2]);
    const { state } = start(ALONE);
    expect(sideOf(state, 0)).toBe('atreides');
    expect(() => sideOf(state, 1)).toThrow();
    expect(state.automaton).toBeDefined();
    expect(start({ players: 2 }).state.automaton).toBeUndefined();
    expect('automaton' in start({ players: 4 }).state).toBe(false);
  });

  it('can be shared by House Atreides and the Fremen', () => {
    covers('mahdi-two-humans-allowed');
    const options = arrakis.parseOptions(SHARING);
    expect([arrakis.seats(options), arrakis.participants(options)]).toEqual([2, 3]);
    const { state } = start(SHARING);
    expect(partnersOf(state, 'atreides')).toEqual([0, 1]);
    expect(state.factions.atreides.dashboards.map(({ id }) => id)).toEqual([
      'dashboard-house-atreides',
      'dashboard-fremen',
    ]);
    expect(state.factions.harkonnen.dashboards.map(({ id }) => id)).toEqual(['giedi-prime']);
    expect(() => arrakis.parseOptions({ players: 3, solo: true })).toThrow('solo is for one or two');
    expect(() => arrakis.parseOptions({ players: 1, solo: false })).toThrow('plays solo');
    expect(arrakis.parseOptions({ players: 1, atreides: 1 }).atreides).toBe(0);
  });

  it('leaves partners no cones, and no secrets from each other', () => {
    covers('mahdi-two-humans-no-cones');
    const game = start(SHARING);
    expect(game.state.factions.atreides.cones).toBe(0);
    expect(game.choices().map(({ verb }) => verb)).not.toContain('cone');
    for (const seat of [0, 1])
      expect(
        arrakis.view(game.state, seat).factions.atreides.dashboards.map(({ hand }) => hand?.length),
      ).toEqual([1, 1]);
    expect(arrakis.view(game.state, undefined).factions.atreides.dashboards[0]?.hand).toBeUndefined();
  });

  it('is won by the objective, and lost at ten points of supremacy', () => {
    covers('mahdi-victory-as-two-players');
    const won = war(
      { windgap: {} },
      {
        phase: 'end',
        supremacy: 9,
        prescience: { 'kwisatz-haderach': 12, 'sand-dwellers': 12, jihad: 12 },
      },
    );
    expect(won.state.winner).toBe('atreides');
    expect(arrakis.outcome(won.state)?.winners).toEqual([0]);
    expect(arrakis.outcome(won.state)?.standings.map(({ seat, place }) => [seat, place])).toEqual([
      [0, 1],
      [1, 2],
    ]);
    const lost = war({ windgap: {} }, { phase: 'end', supremacy: 9 }).settle('done');
    expect(lost.state.winner).toBe('harkonnen');
    expect(arrakis.outcome(lost.state)?.winners).toEqual([1]);
  });
});

describe('tactics cards', () => {
  it('are eight, one for each sietch, with its sector', () => {
    covers('mahdi-tactics-deck-eight', 'mahdi-tactics-card-content', 'mahdi-tactics-central-is-one');
    expect(TACTICS.map(({ sietch }) => sietch).toSorted()).toEqual(SIETCH_AREAS.toSorted());
    expect(tacticCard('tactic-gara-kulon')).toMatchObject({ sector: 'outer-ne', sietch: 'gara-kulon' });
    for (const { sector, sietch } of TACTICS)
      expect(sectorsMeant(sector)).toEqual(expect.arrayContaining([...sectorsOf(sietch)]));
    expect(sectorsMeant('central')).toEqual(['central-ne', 'central-se', 'central-sw', 'central-nw']);
    expect(TACTICS.filter(({ sector }) => sector === 'central').map(({ id }) => id)).toEqual([
      'tactic-hobars-gap',
      'tactic-windgap',
    ]);
  });

  it('are shuffled at setup, on a table laid as for two', () => {
    covers('mahdi-setup-as-two-players', 'mahdi-setup-tactics-deck');
    const [solo, two] = [start(ALONE).state, start({ players: 2 }).state];
    for (const key of ['areas', 'faces', 'tokenSupply', 'prescience', 'objectives'] as const)
      if (key !== 'areas') expect(solo[key]).toEqual(two[key]);
    const figures = (state: typeof solo) => state.areas.map(({ harkonnen }) => harkonnen);
    expect(figures(solo)).toEqual(figures(two));
    const decks = new Set(['a', 'b', 'c', 'd'].map((seed) => start(ALONE, seed).state.automaton?.harvest));
    expect(decks.size).toBeGreaterThan(1);
    const { tactics = [], harvest, target, tacticsDiscarded = [] } = solo.automaton ?? {};
    expect([...tactics, ...tacticsDiscarded, harvest, target].toSorted()).toEqual(
      TACTICS.map(({ id }) => id).toSorted(),
    );
  });

  it('name a sector to harvest, then a target in another one', () => {
    covers(
      'mahdi-harvest-card',
      'mahdi-target-card',
      'mahdi-target-redraw-same-sector',
      'mahdi-tactics-open',
    );
    const table = war(
      { windgap: {}, 'hobars-gap': {}, 'gara-kulon': {} },
      {
        phase: 'start',
        automaton: {
          target: undefined,
          tactics: ['tactic-hobars-gap', 'tactic-windgap', 'tactic-gara-kulon'],
        },
      },
    );
    expect(table.state.automaton).toMatchObject({
      harvest: 'tactic-hobars-gap',
      target: 'tactic-gara-kulon',
      tacticsDiscarded: ['tactic-windgap'],
    });
    expect(table.happened('tactic').map(({ card, change }) => [card, change])).toEqual([
      ['tactic-hobars-gap', 'harvest'],
      ['tactic-windgap', 'same-sector'],
      ['tactic-gara-kulon', 'target'],
    ]);
    for (const seat of [0, undefined])
      expect(table.view(seat).automaton).toMatchObject({
        harvest: 'tactic-hobars-gap',
        target: 'tactic-gara-kulon',
        tacticsCount: 5,
      });
  });

  it('of destroyed sietches are passed over, as often as needed', () => {
    covers('mahdi-target-redraw-destroyed', 'mahdi-target-redraw-repeat');
    const table = war(
      { windgap: {} },
      {
        phase: 'start',
        automaton: {
          target: undefined,
          tactics: ['tactic-gara-kulon', 'tactic-sihaya-ridge', 'tactic-hobars-gap', 'tactic-windgap'],
        },
      },
    );
    expect(table.happened('tactic').map(({ change }) => change)).toEqual([
      'harvest',
      'same-sector',
      'destroyed',
      'target',
    ]);
    expect(table.state.automaton?.target).toBe('tactic-windgap');
  });

  it('always leave a target while the game lasts', () => {
    covers('mahdi-target-redraw-repeat');
    // Supremacy below ten leaves three sietches at least, and no sector has three.
    for (const standing of [
      ['windgap', 'hobars-gap', 'gara-kulon'],
      ['gara-kulon', 'sihaya-ridge', 'tasmin-sink'],
      ['bight-of-the-cliff', 'rock-outcroppings', 'habbanya-ridge'],
    ])
      for (const { id } of TACTICS) {
        const areas = Object.fromEntries(standing.map((area) => [area, {}]));
        const table = war(areas, { phase: 'start', automaton: { target: undefined, tactics: [id] } });
        expect([id, table.state.automaton?.target]).not.toContain(undefined);
      }
  });

  it('are replaced at once when the target is destroyed', () => {
    covers('mahdi-target-replaced-at-once');
    const table = war(
      {
        windgap: { sietch: 2 },
        'gara-kulon': { atreides: { special: 3 } },
        'central-sw-3': { harkonnen: { regular: 2 } },
      },
      {
        turn: 'harkonnen',
        actionRolls: { harkonnen: ['strategy'] },
        automaton: {
          dice: 2,
          harvest: 'tactic-tasmin-sink',
          tactics: ['tactic-hobars-gap', 'tactic-gara-kulon'],
        },
      },
    );
    expect(table.zone('windgap').sietch).toBe(0);
    expect(table.happened('tactic').map(({ card, change }) => [card, change])).toEqual([
      ['tactic-windgap', 'taken'],
      ['tactic-hobars-gap', 'destroyed'],
      ['tactic-gara-kulon', 'target'],
    ]);
  });

  it('stay with a sietch that is carried away', () => {
    covers('mahdi-target-moves-with-sietch');
    const table = war(
      { windgap: { atreides: { regular: 1 } } },
      { atreides: { hand: ['kitab-al-ibar'], dice: { mentat: 1 } } },
    ).choose('card:kitab-al-ibar', '?die:mentat', '?area@windgap', 'area@central-sw-5');
    expect(table.state.automaton?.sietches).toEqual({ 'tactic-windgap': 'central-sw-5' });
    expect(table.state.automaton?.target).toBe('tactic-windgap');
  });
});

describe('the start of a round', () => {
  it('keeps the order of phases', () => {
    covers('mahdi-round-same-order');
    const table = new Table({}, ALONE);
    const phases: string[] = [];
    for (let i = 0; i < 400 && table.state.round < 2 && table.asks !== 'over'; i++) {
      if (phases.at(-1) !== table.state.phase) phases.push(table.state.phase);
      table.drift();
    }
    expect(phases.filter((phase) => phase !== 'start')).toEqual(
      ['vehicles', 'actions', 'hazards', 'spice', 'end'].filter((phase) => phases.includes(phase)),
    );
    expect(phases).toContain('actions');
    expect(
      table
        .happened('phase')
        .map(({ phase }) => phase)
        .slice(0, 5),
    ).toEqual(expect.arrayContaining(['hazards', 'spice', 'end']));
  });

  it('shows two prescience cards instead of three', () => {
    covers('mahdi-prescience-two');
    expect(start(ALONE).state.shown).toHaveLength(2);
    expect(start(SHARING).state.shown).toHaveLength(2);
    expect(start({ players: 2 }).state.shown).toHaveLength(3);
  });

  it('adds a card of each deck facedown to the reinforcements, every round', () => {
    covers('mahdi-reinforcement-add-two', 'mahdi-reinforcement-hidden', 'mahdi-no-harkonnen-hand');
    const table = war(
      { windgap: {} },
      { phase: 'start', round: 3, automaton: { target: undefined, reinforcements: ['shigawire'] } },
    );
    expect(table.state.automaton?.reinforcements).toHaveLength(3);
    expect(table.happened('reinforced').map(({ deck, n }) => [deck, n])).toEqual([
      ['corrino', 1],
      ['house-harkonnen', 1],
    ]);
    expect(table.view(0).automaton?.reinforcements).toEqual({ corrino: 2, 'house-harkonnen': 1 });
    expect(JSON.stringify(table.view(0))).not.toContain('shigawire');
    expect(table.dashboard('harkonnen').hand).toEqual([]);
    expect(start(ALONE).state.automaton?.reinforcements).toHaveLength(2);
  });

  it('leaves sietches and Atreides tokens facedown, for people to look at', () => {
    covers('mahdi-setup-tokens-facedown', 'mahdi-setup-tokens-may-look');
    const { state } = start(ALONE);
    expect(state.areas.some(({ sietchShown }) => sietchShown)).toBe(false);
    const seen = arrakis.view(state, 0);
    for (const area of SIETCH_AREAS) expect(seen.areas[area]?.sietchRank).toBeGreaterThan(0);
    expect(Object.keys(seen.faces)).toHaveLength(8);
    expect(arrakis.view(state, undefined).faces).toEqual({});
    expect(state.tokensShown).toEqual([]);
  });
});

describe('the end of a round', () => {
  it('is played as always, then the marker of supremacy advances and the tactics cards are shuffled', () => {
    covers(
      'mahdi-end-as-usual-first',
      'mahdi-end-supremacy-plus-one',
      'mahdi-end-reshuffle-tactics',
      'mahdi-end-reinforcement-stays',
    );
    const cards = [
      'shigawire',
      'breeding-program',
      'hunter-seeker',
      'sandmasters',
      'arsunt-legion',
      'spotter-control',
      'reports-of-traitors',
    ];
    const table = war(
      { windgap: {}, 'gara-kulon': {}, 'tasmin-sink': {} },
      {
        phase: 'end',
        supremacy: 3,
        air: { 'air-outer-ne': 'ornithopter' },
        automaton: { reinforcements: cards },
      },
    ).settle('done');
    expect(table.state.supremacy).toBe(4);
    expect(table.happened('supremacy')).toMatchObject([{ n: 1, step: 4, why: 'round' }]);
    // Step 4 gives the Atreides a token.
    expect(table.happened('bene-gesserit')).toMatchObject([{ side: 'atreides', change: 'gained' }]);
    expect(table.log.findIndex(({ event }) => event === 'vehicle')).toBeLessThan(
      table.log.findIndex(({ event }) => event === 'supremacy'),
    );
    expect(table.state.round).toBe(2);
    expect(table.state.automaton?.reinforcements.length).toBeGreaterThanOrEqual(9);
    const { tactics = [], tacticsDiscarded = [] } = table.state.automaton ?? {};
    expect(tactics.length + tacticsDiscarded.length).toBe(6);
  });

  it('checks the objective before supremacy', () => {
    covers('mahdi-end-as-usual-first');
    const table = war(
      { windgap: {} },
      { phase: 'end', supremacy: 9, prescience: { 'kwisatz-haderach': 12, 'sand-dwellers': 12, jihad: 12 } },
    );
    expect(table.state.winner).toBe('atreides');
    expect(table.happened('supremacy')).toEqual([]);
  });

  it('brings Hawat at one, Feyd-Rautha at six', () => {
    covers('mahdi-end-supremacy-plus-one');
    const entered = (supremacy: number) =>
      war({ windgap: {} }, { phase: 'end', supremacy })
        .settle('done')
        .happened('leader-entered')
        .map(({ leader }) => leader);
    expect(entered(0)).toEqual(['thufir-hawat']);
    expect(entered(5)).toEqual(['feyd-rautha']);
  });

  it('never replaces named leaders of the Harkonnen', () => {
    covers('mahdi-end-named-leaders-stay');
    const table = war(
      {
        windgap: { atreides: { regular: 1, named: ['stilgar'] } },
        carthag: { harkonnen: { regular: 1, named: ['beast-rabban'] } },
      },
      { phase: 'end' },
    );
    expect([table.asks, table.asked]).toEqual(['swap-leader', 'atreides']);
    expect(table.keys).toEqual(['swap:stilgar', 'done']);
    table.settle('done');
    expect(table.legion('harkonnen', 'carthag').named).toEqual(['beast-rabban']);
  });
});
