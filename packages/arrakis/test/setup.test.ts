import { Game, randomFromSeed, SietchError } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { covers } from '../../../test/covers.js';
import { FORCES_OF, PLANNING, planningCard } from '../src/content/catalog.js';
import { ATREIDES_TOKENS, HARKONNEN_SILVER } from '../src/content/deployment-tokens.js';
import { FIGURES, VEHICLE_FIGURES } from '../src/content/figures.js';
import { LEADERS } from '../src/content/leaders.js';
import { OBJECTIVES } from '../src/content/objectives.js';
import { PRESCIENCE } from '../src/content/prescience.js';
import { SETTLEMENTS, SIETCH_AREAS, STATION_AREAS } from '../src/content/settlements.js';
import { arrakis } from '../src/game.js';
import { unitsIn } from '../src/rules/legion.js';
import { setup } from '../src/rules/setup.js';
import { cardsInHand, homeOf, zoneAt } from '../src/state.js';
import { SIDES } from '../src/terms.js';
import { ATREIDES, HARKONNEN } from './table.js';

const start = (seed = 'setup', options = {}) => Game.start(arrakis, arrakis.parseOptions(options), seed);
const laid = (seed = 'setup') => setup(arrakis.parseOptions({}), randomFromSeed(seed));

describe('the factions', () => {
  it('are run by one seat each, whichever they are', () => {
    covers('arr-two-player-sides');
    expect(arrakis.seats(arrakis.parseOptions({}))).toBe(2);
    expect(arrakis.view(start().state, ATREIDES).side).toBe('atreides');
    expect(arrakis.view(start().state, HARKONNEN).side).toBe('harkonnen');
    expect(arrakis.view(start('s', { atreides: 1 }).state, 0).side).toBe('harkonnen');
    // Each plays both decks of the faction and answers for all of it.
    const { state } = start();
    const backs = (seat: number) =>
      arrakis
        .view(state, seat)
        .factions[seat === ATREIDES ? 'atreides' : 'harkonnen'].dashboards[0]?.hand?.map(
          (card) => planningCard(card).deck,
        );
    expect(backs(ATREIDES)).toEqual(['house-atreides', 'fremen']);
    expect(backs(HARKONNEN)).toEqual(['house-harkonnen', 'corrino']);
    expect(start('s', { atreides: 1 }).state.decision).toMatchObject({ side: 'harkonnen', seats: [0] });
  });

  it('refuses unknown and bad options by name', () => {
    expect(() => arrakis.parseOptions({ seats: 3 })).toThrow(SietchError);
    expect(() => arrakis.parseOptions({ players: 5 })).toThrow(/players/);
    expect(() => arrakis.parseOptions({ mayStay: 'yes' })).toThrow(/mayStay/);
  });
});

describe('setup', () => {
  it('puts settlements with open ranks on the board', () => {
    covers('arr-setup-settlement-tokens', 'arr-setup-settlement-ranks-open');
    const { state } = start();
    for (const [area, rank] of Object.entries(SETTLEMENTS)) {
      for (const seat of [ATREIDES, HARKONNEN, undefined]) {
        expect(arrakis.view(state, seat).areas[area]?.settlement).toBe(rank);
      }
    }
  });

  it('deals sietch tokens facedown at random, for the Atreides to look at', () => {
    covers('arr-setup-sietch-tokens-shuffled', 'arr-setup-sietch-only-atreides-look');
    const ranks = (seed: string) => SIETCH_AREAS.map((area) => zoneAt(laid(seed), area).sietch);
    expect(ranks('a').toSorted()).toEqual([1, 1, 2, 2, 2, 2, 3, 3]);
    expect(new Set(['a', 'b', 'c', 'd'].map((seed) => ranks(seed).join())).size).toBeGreaterThan(1);
    const { state } = start();
    for (const area of SIETCH_AREAS) {
      expect(arrakis.view(state, ATREIDES).areas[area]?.sietchRank).toBe(zoneAt(state, area).sietch);
      expect(arrakis.view(state, HARKONNEN).areas[area]).not.toHaveProperty('sietchRank');
      expect(arrakis.view(state, HARKONNEN).areas[area]?.hasSietch).toBe(true);
    }
  });

  it('puts a hidden starting token and a naib in every sietch, and shuffles the others', () => {
    covers(
      'arr-setup-atreides-starting-tokens',
      'arr-setup-naib-per-sietch',
      'arr-setup-atreides-standard-tokens',
      'arr-deployment-token-facedown',
      'arr-deployment-token-contents',
    );
    const { state } = start();
    for (const area of SIETCH_AREAS) {
      const legion = zoneAt(state, area).atreides;
      expect(legion?.tokens).toHaveLength(1);
      expect(legion?.tokens[0]).toMatch(/^starting/);
      expect(legion?.generic).toBe(1);
    }
    expect(state.tokenSupply).toHaveLength(8);
    const faces = (seed: string) => JSON.stringify(laid(seed).faces);
    expect(faces('a')).not.toBe(faces('b'));
    for (const set of Object.values(ATREIDES_TOKENS)) {
      expect(set).toHaveLength(8);
      for (const face of set) expect((face.regular ?? 0) + (face.elite ?? 0) + (face.special ?? 0)).toBe(2);
    }
  });

  it('lets the Atreides see their tokens on the board and nobody those in the supply', () => {
    covers('arr-deployment-token-owner-may-look');
    const { state } = start();
    expect(Object.keys(arrakis.view(state, ATREIDES).faces)).toHaveLength(8);
    expect(Object.keys(arrakis.view(state, HARKONNEN).faces)).toHaveLength(0);
    expect(Object.keys(arrakis.view(state, undefined).faces)).toHaveLength(0);
  });

  it('replaces a black and a silver token by figures in every settlement', () => {
    covers(
      'arr-setup-harkonnen-starting-tokens',
      'arr-setup-harkonnen-tokens-flipped',
      'arr-setup-harkonnen-token-example',
    );
    const legions = Object.keys(SETTLEMENTS).map((area) => zoneAt(laid(), area).harkonnen);
    for (const legion of legions) {
      expect(unitsIn(legion)).toBe(4);
      expect(legion?.generic).toBe(1);
      expect(legion?.named).toEqual([]);
    }
    const sum = (kind: 'regular' | 'elite' | 'special') =>
      legions.reduce((n, legion) => n + (legion?.[kind] ?? 0), 0);
    expect([sum('regular'), sum('elite'), sum('special')]).toEqual([16, 6, 2]);
    expect(HARKONNEN_SILVER).toContainEqual({ regular: 1, special: 1, generic: 1 });
    const layout = (seed: string) =>
      JSON.stringify(Object.keys(SETTLEMENTS).map((a) => zoneAt(laid(seed), a).harkonnen));
    expect(layout('a')).not.toBe(layout('b'));
  });

  it('deals station tokens that nobody knows', () => {
    covers('arr-setup-stations-shuffled', 'arr-setup-stations-hidden-from-all');
    const { state } = start();
    const tokens = STATION_AREAS.map((area) => zoneAt(state, area).station);
    expect(tokens.toSorted()).toEqual([
      'jihad',
      'jihad',
      'kwisatz-haderach',
      'kwisatz-haderach',
      'sand-dwellers',
      'sand-dwellers',
    ]);
    for (const seat of [ATREIDES, HARKONNEN, undefined]) {
      const seen = arrakis.view(state, seat).areas[STATION_AREAS[0] as string];
      expect(seen?.hasStation).toBe(true);
      expect(seen).not.toHaveProperty('station');
    }
  });

  it('starts all tracks at the beginning', () => {
    covers(
      'arr-setup-prescience-markers-0',
      'arr-setup-supremacy-marker-0',
      'arr-setup-imperium-markers-top',
      'arr-prescience-three-markers',
      'arr-spice-board-three-markers',
    );
    const { state } = start();
    expect(state.prescience).toEqual({ 'kwisatz-haderach': 0, 'sand-dwellers': 0, jihad: 0 });
    expect(state.supremacy).toBe(0);
    expect(state.rows).toEqual({ choam: 0, 'spacing-guild': 0, landsraad: 0 });
  });

  it('shuffles the prescience deck and the wormsigns', () => {
    covers('arr-setup-prescience-deck', 'arr-setup-wormsign-supply');
    const { prescienceDeck, signSupply } = laid();
    expect(prescienceDeck.toSorted()).toEqual(PRESCIENCE.map((card) => card.id).sort());
    expect(prescienceDeck).not.toEqual(laid('other').prescienceDeck);
    expect(signSupply).toHaveLength(16);
    expect(signSupply).not.toEqual(laid('other').signSupply);
  });

  it('readies the starting leaders beside the board', () => {
    covers(
      'arr-setup-start-leaders-cards',
      'arr-setup-start-leaders-set-aside',
      'arr-setup-other-leaders',
      'arr-leader-generic-and-named',
    );
    const { state } = start();
    const ready = (side: 'atreides' | 'harkonnen') =>
      Object.entries(state.factions[side].leaders).flatMap(([id, card]) => (card === 'ready' ? id : []));
    expect(ready('atreides')).toEqual(['paul-atreides', 'lady-jessica', 'stilgar']);
    expect(ready('harkonnen')).toEqual(['baron-harkonnen', 'beast-rabban', 'captain-aramsham']);
    for (const zone of state.areas) {
      expect(zone.atreides?.named ?? []).toEqual([]);
      expect(zone.harkonnen?.named ?? []).toEqual([]);
    }
    const kept = SIDES.flatMap((side) => Object.entries(state.factions[side].leaders)).flatMap(
      ([id, card]) => (card === 'reserve' ? id : []),
    );
    expect(kept).toEqual([
      'reverend-mother-jessica',
      'gurney-halleck',
      'alia',
      'paul-muad-dib',
      'chani',
      'wild-maker',
      'thufir-hawat',
      'feyd-rautha',
      'shaddam-iv',
      'gaius-helen-mohiam',
    ]);
  });

  it('sorts planning cards into four decks of 18', () => {
    covers('arr-setup-planning-decks');
    const state = laid();
    expect(PLANNING).toHaveLength(68);
    for (const side of SIDES) {
      for (const deck of FORCES_OF[side]) {
        const cards = homeOf(state, side, deck).decks[deck];
        expect(cards).toHaveLength(18);
        expect(cards).not.toEqual(homeOf(laid('other'), side, deck).decks[deck]);
      }
    }
  });

  it('gives nobody a hand before the first round, then two cards', () => {
    covers('arr-setup-no-starting-hand', 'arr-round-start-draw-2');
    expect(cardsInHand(laid(), 'atreides')).toBe(0);
    const { state } = start();
    expect(state.round).toBe(1);
    for (const side of SIDES) expect(cardsInHand(state, side)).toBe(2);
  });

  it('gives the Atreides one hidden objective and one Bene Gesserit token', () => {
    covers(
      'arr-setup-secret-objective',
      'arr-setup-secret-objective-hidden',
      'arr-setup-bene-gesserit',
      'arr-bene-gesserit-atreides-start',
    );
    const { state } = start();
    expect(state.objectives).toHaveLength(1);
    expect(state.objectiveDeck).toHaveLength(5);
    expect(OBJECTIVES).toHaveLength(6);
    expect(arrakis.view(state, ATREIDES).objectives).toEqual(state.objectives);
    expect(arrakis.view(state, HARKONNEN)).toHaveProperty('objectives', undefined);
    expect(state.factions.atreides.beneGesserit).toBe(1);
    expect(state.factions.harkonnen.beneGesserit).toBe(0);
    expect(state.beneSupply).toBe(4);
  });

  it('has the figures of the box', () => {
    covers('arr-unit-supply-limited', 'arr-house-harkonnen-vehicle-supply', 'arr-unit-types');
    expect(FIGURES.harkonnen).toEqual({ regular: 24, elite: 12, special: 8, generic: 6 });
    expect(FIGURES.atreides).toEqual({ regular: 16, elite: 8, special: 6, generic: 12 });
    expect(VEHICLE_FIGURES).toEqual({ harvester: 8, ornithopter: 6, carryall: 3 });
    expect(LEADERS.filter((leader) => leader.kind === 'named')).toHaveLength(15);
    arrakis.audit(start().state);
  });

  it('reveals three prescience cards to everybody', () => {
    covers('arr-round-start-reveal-3');
    const { state } = start();
    expect(state.shown).toHaveLength(3);
    expect(arrakis.view(state, undefined).shown).toEqual(state.shown);
  });
});
