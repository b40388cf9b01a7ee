import { type AnyRules, Game, type GameRecord } from '@sietch/kernel';
import { goesByPrices } from '../deliberation.js';
import type { Mind } from '../learning/mind.js';
import { sidesOf } from '../learning/sides.js';
import type { Analysis, Moment } from './analysis.js';
import type { Expert, Question, Work } from './expert.js';
import { LearntExpert } from './learnt-expert.js';
import { PricingExpert } from './pricing-expert.js';
import { chancesOver, questionsOf } from './story.js';

/** How much is tried: counted, so that the same record is judged alike everywhere. */
export interface Effort {
  /** For every question, but no more than so many for all of them together. */
  readonly glance: number;
  readonly glances: number;
  /** For the most doubtful ones, so many of them. */
  readonly look: number;
  readonly looks: number;
  /** For those that stay doubtful: to find what Expert would choose, and to compare it. */
  readonly thought: number;
  readonly comparison: number;
  readonly thoughts: number;
}

export const USUAL_EFFORT: Effort = {
  glance: 16,
  glances: 4800,
  look: 96,
  looks: 32,
  thought: 500,
  comparison: 240,
  thoughts: 12,
};

/** Fewer tries than this tell nothing. */
const LEAST_TRIES = 8;

/** So many moments are told. */
const TOLD = 5;

/** A smaller part of the chances did not decide anything. */
const LEAST_SWING = 0.02;

/**
 * How a game was decided. The chances over the rounds are known first; then the choices are looked through for those that cost
 * most, all at a glance and the doubtful ones closely. Each is judged by the view of whoever made it, not by what came of it.
 * It goes on only while it is asked to: whoever has read enough just stops.
 */
export function* analyse(
  rules: AnyRules,
  record: GameRecord,
  mind: Mind | undefined,
  effort: Effort = USUAL_EFFORT,
): Generator<Analysis, Analysis> {
  const options = rules.parseOptions(record.options);
  const sides = sidesOf(rules, options);
  const expert: Expert =
    mind === undefined || goesByPrices(rules)
      ? new PricingExpert(rules, sides, Game.start(rules, options, record.seed).state)
      : new LearntExpert(rules, mind, sides);
  let analysis: Analysis = {
    sides: Array.from({ length: sides.count }, (_, side) =>
      [...sides.of.keys()].filter((one) => sides.of[one] === side),
    ),
    points: chancesOver(rules, record, sides, expert),
    moments: [],
    progress: 0,
  };
  yield analysis;
  const questions = questionsOf(rules, record);
  for (const found of decisive(expert, questions, effort)) {
    analysis = { ...analysis, ...found };
    yield analysis;
  }
  return analysis;
}

type Found = Pick<Analysis, 'moments' | 'progress'>;

/** The choices that cost most, of all that were made. */
function* decisive(expert: Expert, questions: readonly Question[], effort: Effort): Generator<Found> {
  const { look, looks, thought, comparison, thoughts } = effort;
  const fair = Math.floor(effort.glances / Math.max(1, questions.length));
  const glance = Math.min(effort.glance, Math.max(LEAST_TRIES, fair));
  const close = Math.min(looks, questions.length);
  const last = Math.min(thoughts, questions.length);
  const total = glance * questions.length + look * close + (thought + comparison) * last;
  let moments: readonly Moment[] = [];
  let spent = 0;
  const told = (): Found => ({ moments, progress: total === 0 ? 1 : Math.min(1, spent / total) });
  const during = function* <T>(work: Work<T>, tries: number): Generator<Found, T> {
    let step = work.next();
    while (step.done !== true) {
      yield told();
      step = work.next();
    }
    spent += tries;
    return step.value;
  };
  const doubtful = function* (some: readonly Question[], tries: number, kept: number) {
    const doubts: { readonly question: Question; readonly doubt: number }[] = [];
    for (const question of some)
      doubts.push({ question, doubt: yield* during(expert.doubt(question, tries), tries) });
    return doubts
      .filter(({ doubt }) => doubt > 0)
      .sort((a, b) => b.doubt - a.doubt || a.question.step - b.question.step)
      .slice(0, kept)
      .map(({ question }) => question);
  };
  const suspects = yield* doubtful(yield* doubtful(questions, glance, close), look, last);
  for (const question of suspects) {
    const better = yield* during(expert.choice(question, thought), thought);
    if (better === question.chosen) continue;
    const verdict = yield* during(expert.compare(question, better, comparison), comparison);
    moments = withMoment(moments, { ...question, better, ...verdict });
    yield told();
  }
  yield { moments, progress: 1 };
}

const swing = ({ chances }: Moment): number => chances.better - chances.chosen;

/** The dearest of those that are known. */
function withMoment(moments: readonly Moment[], moment: Moment): readonly Moment[] {
  if (swing(moment) < LEAST_SWING) return moments;
  return [...moments, moment].sort((a, b) => swing(b) - swing(a)).slice(0, TOLD);
}
