import { gameById } from '@sietch/games';
import { type Choice, Game, keyOf, numberOf, trait } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import {
  BATCH,
  type Bot,
  blankMind,
  botById,
  bout,
  Dice,
  fateOf,
  learn,
  learningOf,
  lessonOf,
  type Mind,
  newMemory,
  sidesOf,
  Tree,
  thinker,
} from '../src/index.js';

const { rules } = gameById('imperium');
const options = rules.parseOptions({ players: 3 });

function taught(batches: number): Mind {
  const mind = blankMind(learningOf(rules));
  const memory = newMemory(mind);
  for (let batch = 0; batch < batches; batch++) {
    const seeds = Array.from({ length: BATCH }, (_, i) => `school/${batch}/${i}`);
    learn(
      mind,
      memory,
      seeds.map((seed) => lessonOf(rules, options, seed, mind)),
      batch * BATCH,
    );
  }
  return mind;
}

describe('learning by self-play', () => {
  it('leads from nothing to a bot that beats random play, the same one each time', () => {
    const mind = taught(8);
    expect(taught(1).policy.weights).toEqual(taught(1).policy.weights);
    const pupil = thinker('pupil', () => mind, { temperature: 0.3 });
    const random = botById('random');
    const setup = { rules, options, seed: 'exam', bots: [pupil, random, random] };
    const bouts = Array.from({ length: 30 }, (_, i) => bout(setup, i));
    const wins = bouts.filter(({ winners, entrants }) => winners.some((side) => entrants[side] === 'pupil'));
    expect(wins.length).toBeGreaterThan(17);
  });

  it('can begin with a teacher, whose choices become likelier', () => {
    // One who reveals the hand as soon as possible.
    const hasty: Bot = {
      id: 'hasty',
      choose: ({ choices }) => choices.find(({ verb }) => verb === 'reveal') ?? (choices[0] as Choice),
    };
    const mind = blankMind(learningOf(rules));
    const { state } = Game.start(rules, options, 'first turn', true);
    const choices = rules.choices(state);
    const reveal = choices.findIndex(({ verb }) => verb === 'reveal');
    const chance = () =>
      mind.policy.chances(learningOf(rules), state, state.decision?.seats[0] ?? 0, choices)[reveal] ?? 0;
    const before = chance();
    const lessons = ['a', 'b'].map((seed) => lessonOf(rules, options, seed, mind, hasty));
    learn(mind, newMemory(mind), lessons, 0);
    expect(reveal).toBeGreaterThanOrEqual(0);
    expect(chance()).toBeGreaterThan(1.5 * before);
  });

  it('begins with what the game tells a beginner', () => {
    const { state } = Game.start(rules, options, 'first turn', true);
    const choices = rules.choices(state);
    const chances = blankMind(learningOf(rules)).policy.chances(learningOf(rules), state, 0, choices);
    const early = choices.findIndex(({ verb }) => verb === 'reveal');
    expect(chances[early]).toBeLessThan(0.1 / choices.length);
  });

  it('tells traits apart by their kind and by each thing they are about', () => {
    const seen = new Set<number>();
    for (const kind of ['a', 'b'])
      for (let i = 0; i < 10; i++)
        for (let j = 0; j < 10; j++) for (let k = 0; k < 10; k++) seen.add(trait(numberOf(kind), i, j, k));
    expect(seen.size).toBe(2000);
    expect(trait(1, 2, 3)).not.toBe(trait(1, 3, 2));
  });
});

describe('lessons', () => {
  it.each([{ players: 2 }, { players: 3 }, { players: 4 }, { players: 1 }, { players: 2, solo: true }])(
    'are to be had of every mode of the war: %o',
    (raw) => {
      const war = gameById('arrakis').rules;
      const lesson = lessonOf(war, war.parseOptions(raw), 'war', blankMind(learningOf(war)));
      expect(lesson.decisions).toBeGreaterThan(100);
      expect(lesson.slots.length).toBeGreaterThan(500);
      expect(lesson.judgement.some((pull) => pull !== 0)).toBe(true);
    },
  );
});

describe('sides', () => {
  it('are teams, and everybody who plays alone', () => {
    const uprising = gameById('uprising').rules;
    expect(sidesOf(rules, options)).toEqual({ count: 3, of: [0, 1, 2] });
    const six = sidesOf(uprising, uprising.parseOptions({ players: 6 }));
    expect(six.count).toBe(2);
    expect(six.of.filter((side) => side === 0)).toHaveLength(3);
    // Two Rivals play against one person.
    expect(sidesOf(uprising, uprising.parseOptions({ players: 1 })).of).toEqual([0, 1, 2]);
  });
});

describe('looking ahead', () => {
  it('sees no more than the view: whatever is hidden, the answer is the same', () => {
    const mind = taught(1);
    const game = Game.start(rules, options, 'veil', true);
    const dice = new Dice('veil');
    for (let i = 0; i < 40; i++) {
      const choices = game.choices();
      const choice = choices[dice.below(choices.length)] as (typeof choices)[number];
      game.choose(choice, game.state.decision?.seats[0] ?? 0);
    }
    const seat = game.state.decision?.seats[0] ?? 0;
    const other = rules.determinize(rules.view(game.state, seat), fateOf(dice));
    const bot = thinker('seer', () => mind, { temperature: 0, budget: { playouts: 40 } });
    const answers = [game.state, other].map((state) => {
      const question = { choices: rules.choices(state), rules, view: () => rules.view(state, seat) };
      return keyOf(bot.choose(question, new Dice('same')));
    });
    expect(answers[0]).toBe(answers[1]);
  });

  it('tries the choices as often as it plays out, the best ones most', () => {
    const game = Game.start(rules, options, 'count', true);
    const view = rules.view(game.state, game.state.decision?.seats[0] ?? 0);
    const tree = new Tree(rules, blankMind(learningOf(rules)), view, new Dice('count'));
    tree.think({ playouts: 60 });
    const visits = tree.findings.map((branch) => branch.visits);
    expect(visits.reduce((sum, n) => sum + n, 0)).toBe(tree.playouts);
    expect(visits).toEqual([...visits].sort((a, b) => b - a));
  });

  it.each([
    ['imperium', { players: 1 }, { playouts: 2 }],
    ['imperium', { players: 2 }, { playouts: 2 }],
    ['uprising', { players: 4, choam: true }, undefined],
    ['uprising', { players: 6 }, undefined],
    ['arrakis', { players: 1 }, undefined],
  ])('plays %s with %o to the end, looking ahead by %o', (id, raw, budget) => {
    const entry = gameById(id);
    const mind = blankMind(learningOf(entry.rules));
    const bots = [thinker('quick', () => mind, { temperature: 1, ...(budget && { budget }) })];
    const setup = { rules: entry.rules, options: entry.rules.parseOptions(raw), seed: 'whole', bots };
    expect(bout(setup, 0).winners).not.toHaveLength(0);
  });
});
