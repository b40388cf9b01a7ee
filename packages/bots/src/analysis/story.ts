import { type AnyRules, type Game, type GameRecord, retell, type Seat, type State } from '@sietch/kernel';
import { type Sides, victory } from '../learning/sides.js';
import type { ChancePoint } from './analysis.js';
import type { Expert, Question } from './expert.js';

/** Counts the rounds of a game that is told. */
class Rounds {
  now = 0;

  hear({ events }: Game): void {
    for (const { event } of events) if (event === 'round') this.now++;
  }
}

/** How likely each side was to win, where each part of the game began and at the end. */
export function chancesOver(
  rules: AnyRules,
  record: GameRecord,
  sides: Sides,
  expert: Pick<Expert, 'chances' | 'chapter'>,
): ChancePoint[] {
  const rounds = new Rounds();
  const points: ChancePoint[] = [];
  let part: number | undefined;
  const { game } = retell(rules, record, (told) => {
    rounds.hear(told);
    const now = expert.chapter?.(told.state) ?? rounds.now;
    if (rounds.now === 0 || now === part || told.over) return;
    part = now;
    points.push(pointAt(told.state, rounds.now, expert.chances(told.state)));
  });
  const outcome = rules.outcome(game.state);
  if (outcome !== undefined) points.push(pointAt(game.state, rounds.now, victory(outcome, sides)));
  return points;
}

function pointAt({ step }: State, round: number, chances: Float64Array): ChancePoint {
  return { step, round, chances: [...chances] };
}

/** The questions of a game that left something to choose, each as whoever answered saw it. */
export function questionsOf(rules: AnyRules, record: GameRecord): Question[] {
  const entries = [record.keys, ...(record.continued ?? []).map(({ keys }) => keys)].flat();
  const rounds = new Rounds();
  const questions: Question[] = [];
  retell(rules, record, (game) => {
    rounds.hear(game);
    const { state } = game;
    const entry = entries[state.step];
    if (entry === undefined || state.decision === undefined || game.choices().length < 2) return;
    const { seat = state.decision.seats[0] ?? 0, key: chosen } = readEntry(entry);
    const view = rules.view(state, seat);
    // What was chosen by other rules may not be offered by these.
    if (view.decision?.choices?.some(({ key }) => key === chosen) !== true) return;
    questions.push({ step: state.step, round: rounds.now, seat, view, chosen });
  });
  return questions;
}

function readEntry(entry: string): { readonly seat?: Seat; readonly key: string } {
  const bar = entry.indexOf('|');
  return bar < 0 ? { key: entry } : { seat: Number(entry.slice(0, bar)), key: entry.slice(bar + 1) };
}
