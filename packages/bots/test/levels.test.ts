import { gameById } from '@sietch/games';
import { type Choice, Game, keyOf, SietchError } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import {
  BOT_IDS,
  type Bot,
  blankMind,
  botFor,
  bout,
  CHARACTERS,
  characterAt,
  checkBot,
  Dice,
  fateOf,
  LEVELS,
  learningOf,
  loadMind,
  readMind,
  thinker,
} from '../src/index.js';

const around = { table: 'levels' };

describe('the levels', () => {
  // Those who look ahead are given little time, so that the whole game is played but not thought about for minutes.
  it.each([
    ['imperium', { players: 1 }],
    ['imperium', { players: 2 }],
    ['imperium', { players: 3 }],
    ['uprising', { players: 4, choam: true, base: ['imperium', 'intrigue'] }],
    ['uprising', { players: 6 }],
    ['arrakis', { players: 1 }],
    ['arrakis', { players: 2 }],
    ['arrakis', { players: 2, solo: true }],
    ['arrakis', { players: 3 }],
    ['arrakis', { players: 3, shared: 'atreides' }],
    ['arrakis', { players: 4 }],
  ])('play %s with %o to the end, all of them', async (id, raw) => {
    const { rules } = gameById(id);
    const bots = await Promise.all(LEVELS.map((level) => botFor(level, rules, { ...around, patience: 1 })));
    const setup = { rules, options: rules.parseOptions(raw), seed: 'levels', bots };
    const played = new Set<string>();
    for (let table = 0; played.size < LEVELS.length; ) {
      const { winners, entrants, places } = bout(setup, table);
      expect(winners).not.toHaveLength(0);
      // Automata of the rulebooks have no place.
      const seated = entrants.filter((_, side) => places[side] !== undefined);
      for (const entrant of seated) played.add(entrant);
      table += seated.length;
    }
  });

  it('stand beside the yardsticks, and who does not is named', () => {
    expect(BOT_IDS).toEqual(['random', 'eager', 'heuristic', 'easy', 'normal', 'hard', 'expert']);
    expect(checkBot('hard')).toBe('hard');
    expect(() => checkBot('mentat')).toThrow(/random.*easy, normal, hard, expert/);
  });

  it('go by prices in the war where they look ahead, and by what was learnt where they do not', async () => {
    const { rules } = gameById('arrakis');
    const match = Game.start(rules, rules.parseOptions({}), 'prices', true);
    const answers = new Map<string, string[]>(['heuristic', 'hard', 'normal'].map((id) => [id, []]));
    const bots = await Promise.all([...answers.keys()].map((id) => botFor(id, rules, around)));
    for (let i = 0; i < 40 && !match.over; i++) {
      const seat = match.state.decision?.seats[0] ?? 0;
      const question = { choices: match.choices(), rules, view: () => rules.view(match.state, seat) };
      for (const bot of bots) answers.get(bot.id)?.push(keyOf(bot.choose(question, new Dice(`dice ${i}`))));
      match.apply(answers.get('hard')?.at(-1) as string, seat);
    }
    expect(answers.get('hard')).toEqual(answers.get('heuristic'));
    expect(answers.get('normal')).not.toEqual(answers.get('heuristic'));
  });

  it('choose alike whatever they cannot see', async () => {
    const { rules } = gameById('uprising');
    const match = Game.start(rules, rules.parseOptions({ players: 3, choam: true }), 'veil', true);
    const bots = await Promise.all(['easy', 'normal', 'hard'].map((level) => botFor(level, rules, around)));
    for (let i = 0; i < 12; i++) {
      const seat = match.state.decision?.seats[0] ?? 0;
      const other = rules.determinize(rules.view(match.state, seat), fateOf(new Dice(`other ${i}`)));
      const answers = [match.state, other].map((state) => {
        const question = { choices: rules.choices(state), rules, view: () => rules.view(state, seat) };
        return keyOf((bots[i % 3] as Bot).choose(question, new Dice(`dice ${i}`)));
      });
      expect(answers[1]).toBe(answers[0]);
      match.apply(answers[0] as string, seat);
    }
  });
});

describe('what was learnt', () => {
  it.each([
    ['imperium', 'points'],
    ['uprising', 'points'],
    ['arrakis', 'harkonnen: supremacy'],
  ])('of %s is kept with where it came from, and can be used', async (id, feature) => {
    const { rules } = gameById(id);
    const mind = await loadMind(rules);
    expect(mind?.policy.weights.some((weight) => weight !== 0)).toBe(true);
    expect(mind?.judgement.weights[learningOf(rules).features.indexOf(feature)]).toBeGreaterThan(0);
  });

  it('is not there for a game nobody has learnt, and refused when broken', async () => {
    const { rules } = gameById('imperium');
    expect(await loadMind({ ...rules, id: 'chess' })).toBeUndefined();
    expect(() => readMind('weights', 'imperium', learningOf(rules))).toThrow(SietchError);
  });
});

describe('characters', () => {
  it('are others at every seat, and the same for everybody who knows the table', () => {
    const seated = Array.from({ length: 6 }, (_, seat) => characterAt('table', seat));
    expect(new Set(seated).size).toBe(6);
    expect(Array.from({ length: 6 }, (_, seat) => characterAt('table', seat))).toEqual(seated);
    const first = Array.from({ length: 60 }, (_, i) => characterAt(`table ${i}`, 0));
    expect(new Set(first)).toEqual(new Set(CHARACTERS));
  });

  it('go for what they are fond of', () => {
    const { rules } = gameById('imperium');
    const learning = learningOf(rules);
    const mind = blankMind(learning);
    const { state } = Game.start(rules, rules.parseOptions({ players: 3 }), 'taste', true);
    const seat = state.decision?.seats[0] ?? 0;
    const question = { choices: rules.choices(state), rules, view: () => rules.view(state, seat) };
    const fights = (choice: Choice) => learning.tastes?.(state, choice).includes('combat') ?? false;
    const fought = (tasteAt: () => string | undefined) => {
      const bot = thinker('fond', () => mind, { temperature: 1, fondness: 5, tasteAt });
      return Array.from({ length: 40 }, (_, i) => bot.choose(question, new Dice(`${i}`))).filter(fights)
        .length;
    };
    // Whoever has learnt nothing and likes nothing takes everything alike.
    expect(question.choices.filter(fights).length).toBeLessThan(question.choices.length / 2);
    expect(fought(() => undefined)).toBeLessThan(30);
    expect(fought(() => 'combat')).toBeGreaterThan(36);
  });
});
