import { describe, expect, it } from 'vitest';
import { OBJECTIVES } from '../../src/content/objectives.js';
import { PRESCIENCE } from '../../src/content/prescience.js';
import { Table } from '../table.js';

const LEGION = { atreides: { regular: 1 } };
const PAUL = { atreides: { regular: 1, named: ['paul-atreides'] } };
const JESSICA = { atreides: { regular: 1, named: ['lady-jessica'] } };

const spread = (...areas: string[]) => Object.fromEntries(areas.map((area) => [area, LEGION]));

type Steps = readonly [kwisatzHaderach: number, sandDwellers: number, jihad: number];

interface EndCase {
  readonly met: object;
  /** Almost: one thing is missing. */
  readonly missed: readonly object[];
  readonly keys?: readonly string[];
  readonly steps: Steps;
  readonly faces?: object;
}

/** The eight cards of the end of a round. */
const END: Readonly<Record<string, EndCase>> = {
  'dew-collectors-for-the-planting': {
    met: spread('pasty-mesa', 'false-wall-west', 'central-sw-2'),
    missed: [spread('pasty-mesa', 'false-wall-west'), spread('pasty-mesa', 'false-wall-west', 'harg-pass')],
    steps: [0, 2, 0],
  },
  'the-fremen-call-paul-the-mahdi': {
    met: { windgap: PAUL },
    missed: [{ 'central-sw-5': PAUL }, { windgap: { ...PAUL, sietchShown: true } }, { windgap: LEGION }],
    steps: [1, 0, 1],
  },
  'the-water-discipline': {
    met: { 'outer-ne-1': PAUL, 'outer-ne-10': JESSICA },
    missed: [
      { 'outer-ne-1': PAUL, 'outer-ne-3': JESSICA },
      { 'outer-ne-1': PAUL, windgap: JESSICA },
      { 'outer-ne-1': PAUL },
    ],
    steps: [1, 1, 0],
  },
  'new-hidden-wind-traps': {
    met: spread('central-ne-1', 'central-ne-2', 'central-ne-4'),
    missed: [spread('central-ne-1', 'central-ne-2'), spread('central-ne-1', 'central-ne-2', 'pasty-mesa')],
    steps: [0, 1, 1],
  },
  'stunted-worms': {
    met: spread('harg-pass', 'central-se-3'),
    missed: [spread('harg-pass'), spread('harg-pass', 'outer-ne-3')],
    steps: [1, 2, 0],
  },
  'jessica-trains-paul': {
    met: { windgap: { atreides: { regular: 1, named: ['paul-atreides', 'lady-jessica'] } } },
    missed: [
      { 'central-sw-5': { atreides: { regular: 1, named: ['paul-atreides', 'lady-jessica'] } } },
      { windgap: PAUL, 'gara-kulon': JESSICA },
      { windgap: PAUL },
    ],
    steps: [2, 0, 0],
  },
  'the-desert-war': {
    met: spread('outer-ne-3', 'outer-ne-4', 'outer-ne-5', 'outer-ne-1'),
    missed: [
      spread('outer-ne-3', 'outer-ne-4', 'outer-ne-5'),
      spread('outer-ne-3', 'outer-ne-4', 'outer-ne-5', 'windgap'),
      spread('outer-ne-3', 'outer-ne-4', 'outer-ne-5', 'harg-pass'),
    ],
    steps: [0, 1, 2],
  },
  'the-lisan-al-gaib': {
    met: { windgap: { atreides: { tokens: ['starting-1', 'starting-2'], named: ['paul-atreides'] } } },
    missed: [
      { windgap: { atreides: { tokens: ['starting-1'], named: ['paul-atreides'] } } },
      { windgap: { atreides: { tokens: ['starting-1', 'starting-2'] } } },
    ],
    keys: ['reveal:starting-1'],
    steps: [1, 1, 1],
    faces: { 'starting-1': 0, 'starting-2': 1 },
  },
};

interface ActionCase {
  readonly met: object;
  readonly missed: readonly object[];
  /** What is done before the card can be claimed. */
  readonly deed: readonly string[];
  /** How it is claimed. */
  readonly claim: readonly string[];
  readonly steps: Steps;
}

const MOVE = ['die:strategy', 'act:strategy-move', 'legion@outer-ne-3'];
const ATTACK = ['die:strategy', 'act:strategy-attack', 'legion@windgap', '?attack@central-sw-3'];
const WIN = Array(6).fill('sword');
const WORM = ['desert-power', 'act:attack-worm', 'worm@outer-ne-3', 'attack@outer-ne-4'];

/** The eight cards of the action phase. */
const ACTION: Readonly<Record<string, ActionCase>> = {
  'mudir-of-sandriding': {
    met: {
      areas: {
        'outer-ne-3': { atreides: { regular: 1, named: ['stilgar'] } },
        'outer-ne-4': { sign: 'sand' },
      },
    },
    missed: [
      // No named leader; no empty area at the end.
      { areas: { 'outer-ne-3': LEGION, 'outer-ne-4': { sign: 'sand' } } },
      {
        areas: {
          'outer-ne-3': { atreides: { regular: 1, named: ['stilgar'] } },
          'outer-ne-4': { sign: 'sand' },
          'outer-ne-5': LEGION,
        },
      },
    ],
    deed: [...MOVE, 'to@outer-ne-5'],
    claim: ['claim:mudir-of-sandriding'],
    steps: [1, 1, 0],
  },
  'families-flee-to-the-southern-palm-groves': {
    met: {
      areas: {
        windgap: { atreides: { regular: 1, tokens: ['starting-1'] } },
        'central-sw-3': { harkonnen: { regular: 1 } },
      },
    },
    missed: [
      { areas: { windgap: { atreides: { regular: 1, tokens: ['starting-1'] } } } },
      {
        areas: {
          'central-sw-5': { atreides: { regular: 1, tokens: ['starting-1'] } },
          'central-sw-3': { harkonnen: { regular: 1 } },
        },
      },
    ],
    deed: [],
    claim: ['claim:families-flee-to-the-southern-palm-groves'],
    steps: [0, 1, 1],
  },
  'paul-drinks-the-water-of-life': {
    met: { areas: { windgap: PAUL } },
    missed: [
      { areas: { windgap: PAUL, 'central-sw-3': { harkonnen: { regular: 1 } } } },
      { areas: { windgap: LEGION } },
    ],
    deed: [],
    claim: ['spend:paul-drinks-the-water-of-life', 'die:mentat'],
    steps: [3, 0, 0],
  },
  'raid-on-the-harvesters': {
    met: { areas: { 'outer-ne-3': LEGION, 'outer-ne-4': { harvester: true } } },
    missed: [{ areas: { 'outer-ne-3': LEGION } }],
    deed: [...MOVE, 'to@outer-ne-4'],
    claim: ['claim:raid-on-the-harvesters'],
    steps: [0, 1, 1],
  },
  'sardaukar-humbled': {
    met: {
      areas: { windgap: { atreides: { regular: 6 } }, 'central-sw-3': { harkonnen: { special: 1 } } },
      combatRolls: [...WIN, 'special'],
    },
    missed: [
      {
        areas: { windgap: { atreides: { regular: 6 } }, 'central-sw-3': { harkonnen: { elite: 1 } } },
        combatRolls: [...WIN, 'special'],
      },
    ],
    deed: ATTACK,
    claim: ['claim:sardaukar-humbled'],
    steps: [0, 0, 2],
  },
  'wrath-of-the-maker': {
    met: {
      areas: { 'outer-ne-3': { worm: 'sandworm' }, 'outer-ne-4': { harkonnen: { regular: 1 } } },
      combatRolls: ['sword', 'shield', 'shield', 'shield'],
      atreides: { dice: {} },
    },
    missed: [
      {
        areas: { 'outer-ne-3': { worm: 'sandworm' }, 'outer-ne-4': { harkonnen: { regular: 2 } } },
        combatRolls: ['sword', 'shield', 'shield', 'shield'],
        atreides: { dice: {} },
      },
    ],
    deed: WORM,
    claim: ['claim:wrath-of-the-maker'],
    steps: [0, 1, 1],
  },
  'the-spice-agony': {
    met: { areas: { windgap: JESSICA }, atreides: { hand: ['thumpers', 'hieregs'] } },
    missed: [
      { areas: { windgap: JESSICA }, atreides: { hand: ['thumpers'] } },
      { areas: { 'central-sw-5': JESSICA }, atreides: { hand: ['thumpers', 'hieregs'] } },
    ],
    deed: [],
    claim: ['spend:the-spice-agony', 'die:mentat', 'discard:thumpers', '?discard:hieregs'],
    steps: [2, 0, 0],
  },
  'muad-dib-rides-to-war': {
    met: {
      areas: {
        windgap: { atreides: { regular: 6, named: ['paul-atreides'] } },
        'central-sw-3': { harkonnen: { regular: 1 } },
      },
      combatRolls: [...WIN, 'special'],
    },
    missed: [
      {
        areas: { windgap: { atreides: { regular: 6 } }, 'central-sw-3': { harkonnen: { regular: 1 } } },
        combatRolls: [...WIN, 'special'],
      },
    ],
    deed: ATTACK,
    claim: ['claim:muad-dib-rides-to-war'],
    steps: [0, 0, 2],
  },
};

const stepsIn = (table: Table): Steps => {
  const { prescience } = table.state;
  return [prescience['kwisatz-haderach'], prescience['sand-dwellers'], prescience.jihad];
};

describe('prescience cards of the end of a round', () => {
  it.each(Object.entries(END))('%s', (card, { met, missed, keys = [], steps, faces = {} }) => {
    const end = (areas: object) => new Table({ clear: true, phase: 'end', shown: [card], areas, faces });
    const table = end(met);
    expect(table.keys).toEqual([`claim:${card}`, 'done']);
    table.choose(`claim:${card}`, ...keys);
    while (table.asks === 'show-tokens') table.choose(table.keys[0] as string);
    expect(stepsIn(table)).toEqual(steps);
    expect(table.state.claimed).toEqual([card]);
    for (const areas of missed) expect(end(areas).asks).not.toBe('claim-end');
  });
});

describe('prescience cards of the action phase', () => {
  it.each(Object.entries(ACTION))('%s', (card, { met, missed, deed, claim, steps }) => {
    const play = (position: object) => new Table({ clear: true, shown: [card], ...position }).choose(...deed);
    const table = play(met);
    expect(table.keys).toContain(claim[0]);
    table.choose(...claim);
    expect(stepsIn(table)).toEqual(steps);
    expect(table.state.claimed).toEqual([card]);
    for (const position of missed) {
      const other = new Table({ clear: true, shown: [card], ...position });
      other.choose(...deed.filter((key) => !key.startsWith('?') || other.keys.includes(key.slice(1))));
      expect(other.keys).not.toContain(claim[0]);
    }
  });

  it('are all here, with those of the end of a round', () => {
    expect([...Object.keys(END), ...Object.keys(ACTION)].toSorted()).toEqual(
      PRESCIENCE.map(({ id }) => id).toSorted(),
    );
  });
});

describe('secret objectives', () => {
  const TARGETS: Readonly<Record<string, Steps>> = {
    'secret-objective-1': [8, 6, 4],
    'secret-objective-2': [8, 4, 6],
    'secret-objective-3': [6, 8, 4],
    'secret-objective-4': [4, 8, 6],
    'secret-objective-5': [6, 4, 8],
    'secret-objective-6': [4, 6, 8],
  };

  const winner = (objective: string, [kwisatz, dwellers, jihad]: Steps) =>
    new Table({
      clear: true,
      phase: 'end',
      objectives: [objective],
      prescience: { 'kwisatz-haderach': kwisatz, 'sand-dwellers': dwellers, jihad },
    }).state.winner;

  it.each(Object.entries(TARGETS))('%s is met by exactly its numbers', (objective, [a, b, c]) => {
    expect(winner(objective, [a, b, c])).toBe('atreides');
    const short: Steps[] = [
      [a - 1, 12, 12],
      [12, b - 1, 12],
      [12, 12, c - 1],
    ];
    for (const steps of short) expect([steps, winner(objective, steps)]).toEqual([steps, undefined]);
  });

  it('are all here', () => {
    expect(Object.keys(TARGETS)).toEqual(OBJECTIVES.map(({ id }) => id));
  });
});
