import { describe, expect, it } from 'vitest';
import { areasOf } from '../src/content/map.js';
import { SIETCH_AREAS } from '../src/content/settlements.js';
import { arrakis } from '../src/game.js';
import { Table } from './table.js';

const inspected = (position: object) => arrakis.inspect(new Table(position).state);

/** A position named back by `inspect`: whatever can be set can be expected. */
const NAMED: Readonly<Record<string, { readonly position: object; readonly expected: object }>> = {
  'every part of an area': {
    position: {
      clear: true,
      areas: {
        'outer-ne-1': { station: 'jihad', sign: 'burrowed', harvester: true },
        'outer-ne-4': { worm: 'sandworm' },
        'outer-ne-8': { worm: 'wild-maker' },
        'splintered-rock': { terrain: 'desert' },
        carthag: { settlement: 0, harkonnen: { regular: 1, elite: 2, special: 3, generic: 1 } },
        windgap: {
          sietch: 3,
          sietchShown: true,
          atreides: { regular: 1, named: ['stilgar'], tokens: ['starting-2', 'standard-1'] },
        },
        arrakeen: { harkonnen: false },
      },
    },
    expected: {
      areas: {
        'outer-ne-1': { station: 'jihad', sign: 'burrowed', harvester: true, worm: false },
        'outer-ne-4': { worm: 'sandworm', station: false, sign: false },
        'outer-ne-8': { worm: 'wild-maker' },
        'splintered-rock': { terrain: 'desert' },
        carthag: { settlement: 0, harkonnen: { regular: 1, elite: 2, special: 3, generic: 1, units: 6 } },
        windgap: {
          sietch: 3,
          sietchShown: true,
          atreides: { regular: 1, named: ['stilgar'], tokens: 2, units: 3 },
        },
        arrakeen: { settlement: 3, harkonnen: { units: 0 } },
      },
      worms: 3,
      vehicles: { harvester: 7 },
    },
  },
  'hands, decks and discards': {
    position: {
      atreides: {
        hand: ['thumpers', 'war-plan'],
        decks: { fremen: ['hieregs', 'crysknife'] },
        discards: { 'house-atreides': ['the-voice'] },
      },
      harkonnen: { hand: [], emptyDecks: ['corrino'] },
    },
    expected: {
      atreides: {
        hand: ['thumpers', 'war-plan'],
        discards: { 'house-atreides': ['the-voice'] },
        handCount: 2,
      },
      harkonnen: { hand: [], decks: { corrino: [] } },
    },
  },
  'every track': {
    position: {
      round: 3,
      supremacy: 5,
      prescience: { jihad: 4, 'sand-dwellers': 2, 'kwisatz-haderach': 7 },
      rows: { choam: 4, landsraad: 2 },
      bans: ['choam'],
      reserve: 1,
      atomics: 'rimwall-west',
      forced: 'mentat',
      paulHeld: true,
      claims: 1,
    },
    expected: {
      round: 3,
      supremacy: 5,
      prescience: { jihad: 4, 'sand-dwellers': 2, 'kwisatz-haderach': 7 },
      rows: { choam: 4, 'spacing-guild': 0, landsraad: 2 },
      locked: 4,
      bans: ['choam'],
      reserve: 1,
      atomics: 'rimwall-west',
      forced: 'mentat',
      paulHeld: true,
      claims: 1,
      areas: { 'rimwall-west': { terrain: 'desert' } },
    },
  },
  'dice, Bene Gesserit tokens, leaders and tanks': {
    position: {
      turn: 'harkonnen',
      atreides: {
        dice: { house: 2, mentat: 1 },
        beneGesserit: 0,
        benePlaced: true,
        leaders: { chani: 'spent' },
        tank: { stilgar: 2 },
      },
      harkonnen: { dice: { strategy: 3 }, beneGesserit: 2 },
    },
    expected: {
      turn: 'harkonnen',
      atreides: {
        dice: { leadership: 0, strategy: 0, deployment: 0, mentat: 1, house: 2 },
        unusedDice: 3,
        // Four dice and the token: two of the five have been used.
        used: 2,
        beneGesserit: 0,
        benePlaced: true,
        leaders: { chani: 'spent', stilgar: 'ready' },
        tank: { stilgar: 2 },
      },
      harkonnen: { dice: { strategy: 3 }, used: 5, beneGesserit: 2 },
      beneSupply: 2,
    },
  },
  'prescience cards and objectives': {
    position: {
      shown: ['stunted-worms', 'the-desert-war'],
      under: { 'stunted-worms': ['eyes-of-ibad', 'fear-is-the-mind-killer'] },
      claimed: ['jessica-trains-paul'],
      discarded: ['the-water-discipline'],
      objectives: ['secret-objective-4'],
    },
    expected: {
      shown: ['stunted-worms', 'the-desert-war'],
      under: { 'stunted-worms': ['eyes-of-ibad', 'fear-is-the-mind-killer'] },
      claimed: ['jessica-trains-paul'],
      discarded: ['the-water-discipline'],
      objectives: ['secret-objective-4'],
    },
  },
  'air zones and tokens in the supply': {
    position: {
      clear: true,
      air: { 'air-central-n': 'ornithopter', 'air-outer-se': 'carryall' },
      tokenSupply: ['standard-4', 'starting-1'],
      tokensShown: ['standard-2'],
    },
    expected: {
      air: { 'air-central-n': 'ornithopter', 'air-outer-se': 'carryall', 'air-central-e': false },
      vehicles: { ornithopter: 5, carryall: 2 },
      tokenSupply: 2,
      tokensShown: ['standard-2'],
    },
  },
};

describe('a position', () => {
  it('that names nothing leaves the game as it is', () => {
    expect(new Table({}).state).toEqual(new Table().state);
  });

  it.each(Object.entries(NAMED))('sets %s', (_, { position, expected }) => {
    expect(inspected(position)).toMatchObject(expected);
  });

  it('that is cleared has no aircraft either: those of the automaton are up before anybody is asked', () => {
    const up = (position: object) =>
      Object.values(new Table(position, { players: 1 }, 'scenario').state.air).filter((vehicle) => vehicle);
    expect(up({})).not.toEqual([]);
    expect(up({ clear: true, turn: 'atreides' })).toEqual([]);
  });

  it('stacks decks and supplies from the top', () => {
    const table = new Table({
      clear: true,
      areas: { windgap: { atreides: { regular: 1 } } },
      objectives: ['secret-objective-1'],
      objectiveDeck: ['secret-objective-6'],
      prescienceDeck: ['raid-on-the-harvesters'],
      shown: ['stunted-worms'],
      tokenSupply: ['standard-3', 'standard-5'],
      faces: { 'standard-3': 4 },
      atreides: {
        hand: ['tested-with-the-gom-jabbar', 'adab-the-demanding-memory'],
        decks: { fremen: ['hieregs', 'crysknife'] },
        dice: { mentat: 2, deployment: 1 },
      },
      harkonnen: { dice: { mentat: 3 } },
    });
    table.choose('card:tested-with-the-gom-jabbar', 'die:mentat', 'draw:fremen:2');
    expect(table.state.objectives).toEqual(['secret-objective-1', 'secret-objective-6']);
    expect(table.dashboard('atreides').hand.slice(-2)).toEqual(['hieregs', 'crysknife']);
    table.choose('die:mentat', '?act:mentat-draw', 'skip');
    table.choose('card:adab-the-demanding-memory', 'die:mentat', 'prescience:stunted-worms', '?done', 'skip');
    expect(table.state.shown.map(({ id }) => id)).toEqual(['raid-on-the-harvesters']);
    table.choose('die:mentat', '?act:mentat-draw', 'skip');
    table.choose('die:deployment', '?act:deployment-deploy', 'deploy@windgap', 'skip', 'guerrilla');
    table.choose('?reveal:standard-3@windgap');
    // The fifth face of the standard tokens: two elites.
    expect(table.legion('atreides', 'windgap')).toEqual({ regular: 1, elite: 2 });
  });

  it('lays out the next rolls and wormsigns', () => {
    const table = new Table({
      clear: true,
      phase: 'hazards',
      signSupply: ['sandworm', 'burrowed'],
      areas: { 'outer-ne-3': { harvester: true }, 'outer-ne-4': { harvester: true } },
    });
    expect(table.happened('wormsign').map(({ sign }) => sign)).toEqual(['sandworm', 'burrowed']);
    const rolled = new Table({
      phase: 'actions',
      atreides: { beneGesserit: 0 },
      actionRolls: { atreides: ['house', 'house', 'mentat', 'mentat'] },
    });
    expect(rolled.dashboard('atreides').dice).toMatchObject({ house: 2, mentat: 2 });
  });

  it.each([
    ['start', 'vehicles'],
    ['vehicles', 'vehicles'],
    ['actions', 'actions'],
    ['turns', 'actions'],
    ['hazards', 'hazards'],
    ['spice', 'spice'],
    ['end', 'end'],
  ])('stands at %s', (phase, asked) => {
    const table = new Table({
      clear: true,
      phase,
      areas: {
        'outer-ne-8': { worm: 'wild-maker' },
        'outer-ne-1': { harvester: true },
        'outer-ne-2': { harvester: true, sign: 'sandworm' },
        carthag: { harkonnen: { regular: 1, named: ['beast-rabban'] } },
      },
      air: { 'air-outer-ne': 'carryall' },
      signSupply: ['sand'],
    });
    expect(table.state.phase).toBe(asked);
  });

  it.each<[string, object, RegExp]>([
    ['an unknown field', { sand: 3 }, /sand/],
    ['an unknown area', { areas: { atlantis: {} } }, /there is no such area/],
    [
      'too many figures',
      { areas: { carthag: { harkonnen: { special: 9 } } } },
      /not so many special figures/,
    ],
    ['both sides in one area', { areas: { arsunt: { atreides: { regular: 1 } } } }, /legions of both sides/],
    ['a card of the other side', { atreides: { hand: ['sandmasters'] } }, /there is no "sandmasters" left/],
    [
      'a card twice',
      { atreides: { hand: ['thumpers'], discards: { fremen: ['thumpers'] } } },
      /no "thumpers" left/,
    ],
    ['a deck of the other side', { atreides: { discards: { corrino: [] } } }, /no deck "corrino"/],
    ['too many dice', { atreides: { dice: { mentat: 2, house: 2, strategy: 1 } } }, /only 4 dice/],
    ['a row that is not there', { rows: { choam: 5 } }, /rows are 0 to 4/],
    ['atomics elsewhere', { atomics: 'arrakeen' }, /none can be set off in arrakeen/],
    ['an unknown leader', { areas: { carthag: { harkonnen: { regular: 1, named: ['leto'] } } } }, /"leto"/],
    [
      'a card under one that is not revealed',
      { under: { 'stunted-worms': ['eyes-of-ibad'] } },
      /not revealed/,
    ],
    [
      'a card that does not lie under others',
      { shown: ['stunted-worms'], under: { 'stunted-worms': ['thumpers'] } },
      /not put under cards/,
    ],
    ['a rank too many', { areas: { windgap: { sietch: 4 } } }, /no token of rank 4 left/],
    ['a token twice', { tokenSupply: ['standard-1', 'standard-1'] }, /no token "standard-1" left/],
    ['a token shown twice', { tokensShown: ['starting-1'] }, /no token "starting-1" left/],
    ['an objective twice', { objectives: ['secret-objective-1', 'secret-objective-1'] }, /no objective/],
    [
      'a prescience card twice',
      { shown: ['stunted-worms'], claimed: ['stunted-worms'] },
      /no prescience card/,
    ],
    ['more wormsigns than there are', { signSupply: Array(5).fill('sandworm') }, /no sandworm left/],
    ['a marker past the top', { prescience: { jihad: 13 } }, /jihad at 13/],
    ['too many tokens of the Bene Gesserit', { harkonnen: { beneGesserit: 6 } }, /not so many tokens/],
  ])('is refused with %s', (_, position, message) => {
    expect(() => new Table(position)).toThrow(message);
  });

  it('may lay a sietch elsewhere: the last of the others makes room for it, on the board as in its sets', () => {
    const { state } = new Table({ areas: { 'outer-ne-3': { sietch: 3 } } });
    const sietches = state.areas.filter(({ sietch }) => sietch > 0).map(({ id }) => id);
    expect(sietches).toHaveLength(SIETCH_AREAS.length);
    expect(sietches).toContain('outer-ne-3');
    expect(areasOf(state.where.sietches)).toEqual(sietches);
  });
});
