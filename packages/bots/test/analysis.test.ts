import { gameById } from '@sietch/games';
import {
  type AnyRules,
  Game,
  type GameRecord,
  keyOf,
  LANGS,
  makeRecord,
  plainText,
  sure,
} from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import type { Expert, Work } from '../src/analysis/expert.js';
import { LearntExpert } from '../src/analysis/learnt-expert.js';
import { PricingExpert } from '../src/analysis/pricing-expert.js';
import { questionsOf } from '../src/analysis/story.js';
import {
  type Analysis,
  analyse,
  type Bot,
  botById,
  botFor,
  Dice,
  type Effort,
  fateOf,
  loadMind,
  sidesOf,
} from '../src/index.js';

const LITTLE: Effort = {
  glance: 2,
  glances: 0,
  look: 8,
  looks: 4,
  thought: 24,
  comparison: 16,
  thoughts: 2,
};

interface Told {
  readonly options?: object;
  readonly seed?: string;
  readonly bot?: Bot;
  /** No more choices than this are made. */
  readonly choices?: number;
  /** What is chosen instead of the bot's answer. */
  instead?(game: Game): string | undefined;
}

/** A game among bots, as its record. */
function played(rules: AnyRules, { options: raw = {}, bot = botById('random'), ...told }: Told): GameRecord {
  const options = rules.parseOptions(raw);
  const { seed = 'analysis' } = told;
  const game = Game.start(rules, options, seed);
  const dice = new Dice('analysis');
  const keys: string[] = [];
  while (!game.over && keys.length < (told.choices ?? Number.POSITIVE_INFINITY)) {
    const { state } = game;
    const seat = state.decision?.seats[0] ?? 0;
    const question = { choices: game.choices(), rules, view: () => rules.view(state, seat) };
    const key = told.instead?.(game) ?? keyOf(bot.choose(question, dice));
    game.apply(key);
    keys.push(key);
  }
  return makeRecord(rules, options, seed, keys, game.state);
}

function finished(steps: Iterable<Analysis>): Analysis {
  let last: Analysis | undefined;
  for (const step of steps) last = step;
  return sure(last, 'analysis', 0);
}

function result<T>(work: Work<T>): T {
  let step = work.next();
  while (step.done !== true) step = work.next();
  return step.value;
}

describe('the analysis of a game', () => {
  it.each([
    ['imperium', { players: 3 }],
    ['imperium', { players: 1 }],
    ['imperium', { players: 2 }],
    ['uprising', { players: 4, choam: true }],
    ['uprising', { players: 6 }],
    ['arrakis', { players: 2 }],
    ['arrakis', { players: 1 }],
    ['arrakis', { players: 4 }],
  ])(
    'tells the chances of the sides of %s with %j, and dear choices the dearest first',
    async (id, options) => {
      const { rules, counted } = gameById(id);
      const record = played(rules, { options, choices: 24 });
      const mind = await loadMind(rules);
      const { sides, points, moments, progress } = finished(analyse(rules, record, mind, LITTLE));
      expect(sides.flat().sort()).toEqual([...Array(rules.participants(rules.parseOptions(options))).keys()]);
      expect(points.length).toBeGreaterThan(0);
      for (const { chances } of points) {
        expect(chances).toHaveLength(sides.length);
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
      }
      const swings = moments.map(({ chances }) => chances.better - chances.chosen);
      expect(swings).toEqual(swings.toSorted((a, b) => b - a));
      for (const { chosen, better, view, seat } of moments) {
        expect(better).not.toBe(chosen);
        expect(view.seat).toBe(seat);
        const offered = view.decision?.choices?.map(({ key }) => key);
        expect(offered).toEqual(expect.arrayContaining([chosen, better]));
      }
      expect(progress).toBe(1);
      const { state } = Game.start(rules, rules.parseOptions(options), 'tally');
      for (const participant of sides.flat())
        for (const what of Object.keys(rules.tally?.(state, participant) ?? {}))
          for (const lang of LANGS) expect(plainText(counted(what, lang) ?? []), what).not.toBe('');
    },
  );

  it('gives the chances first, round by round, with the victory as the last of them', async () => {
    const { rules } = gameById('imperium');
    const record = played(rules, { options: { players: 3 } });
    const steps = analyse(rules, record, await loadMind(rules), LITTLE);
    const { points, moments, progress } = sure(steps.next().value, 'step', 0);
    expect({ moments, progress }).toEqual({ moments: [], progress: 0 });
    expect([...(points.at(-1)?.chances ?? [])].sort()).toEqual([0, 0, 1]);
    const rounds = points.map(({ round }) => round);
    expect(rounds.slice(0, -1)).toEqual([...rounds.keys()].slice(1));
  });

  it.each(['one', 'two', 'three'])(
    'thinks neither side of a war ahead at its beginning (%s)',
    async (seed) => {
      const { rules } = gameById('arrakis');
      const steps = analyse(rules, played(rules, { seed, choices: 24 }), await loadMind(rules), LITTLE);
      const { points } = sure(steps.next().value, 'step', 0);
      for (const chance of points[0]?.chances ?? [0]) expect(Math.abs(chance - 0.5)).toBeLessThan(0.2);
    },
  );

  it.each(['imperium', 'arrakis'])('is the same again for the same record of %s', async (id) => {
    const { rules } = gameById(id);
    const record = played(rules, { choices: 24 });
    const mind = await loadMind(rules);
    const again = () => [...analyse(rules, record, mind, LITTLE)];
    expect(again()).toEqual(again());
  });

  it('finds a turn that was thrown away, and says what it cost', async () => {
    const { rules } = gameById('imperium');
    const mind = await loadMind(rules);
    const bot = await botFor('normal', rules, { table: 'analysis' });
    let planted: number | undefined;
    const record = played(rules, {
      options: { players: 3 },
      bot,
      choices: 130,
      // In the third round somebody reveals at once, with both agents at home.
      instead: ({ state }) => {
        const { round } = rules.inspect(state);
        if (planted !== undefined || round !== 3 || state.decision?.kind !== 'turn') return undefined;
        planted = state.step;
        return 'reveal';
      },
    });
    expect(planted).toBeDefined();
    const effort = {
      ...LITTLE,
      glance: 8,
      glances: 0,
      look: 48,
      looks: 12,
      thought: 120,
      comparison: 120,
      thoughts: 4,
    };
    const { moments } = finished(analyse(rules, record, mind, effort));
    const found = moments.find(({ step }) => step === planted);
    expect(found?.chosen).toBe('reveal');
    expect(found?.better).toMatch(/^agent:/);
    expect(found?.gains.length).toBeGreaterThan(0);
  });

  it.each(['imperium', 'arrakis'])(
    'judges a moment of %s by the view of whoever chose, whatever is hidden',
    async (id) => {
      const { rules } = gameById(id);
      const record = played(rules, { choices: 40 });
      const question = sure(questionsOf(rules, record).at(-1), 'question', -1);
      const { view, seat } = question;
      const other = rules.view(rules.determinize(view, fateOf(new Dice('other'))), seat);
      const sides = sidesOf(rules, rules.parseOptions({}));
      const mind = await loadMind(rules);
      const experts: Expert[] = [
        new PricingExpert(rules, sides, Game.start(rules, rules.parseOptions({}), 'opening').state),
      ];
      if (mind !== undefined) experts.push(new LearntExpert(rules, mind, sides));
      for (const expert of experts) {
        const judged = [view, other].map((seen) => {
          const asked = { ...question, view: seen };
          const better = result(expert.choice(asked, 32));
          return {
            better,
            doubt: result(expert.doubt(asked, 16)),
            ...result(expert.compare(asked, better, 32)),
          };
        });
        expect(judged[1]).toEqual(judged[0]);
      }
    },
  );
});
