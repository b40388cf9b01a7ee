import { type Bot, Dice } from '@sietch/bots';
import type { GameEntry } from '@sietch/games';
import { Game, type GameRecord, keyOf, makeRecord, type Seat, sure } from '@sietch/kernel';

export interface SimulationSetup {
  readonly entry: GameEntry;
  readonly options: unknown;
  readonly seed: string;
  /** One bot for all seats, or one per seat. */
  readonly bots: readonly Bot[];
}

/** No game comes near this many choices; one that does is stuck in a loop. */
const MAX_CHOICES = 50_000;

export interface PlayedGame {
  readonly game: Game;
  readonly keys: readonly string[];
  readonly record: () => GameRecord;
  readonly error?: string;
}

/** Called after every choice, before the next one is asked. */
export type Watcher = (game: Game) => void;

/** Plays one game with bots. An error in it is reported with the record that leads there, not thrown. */
export function playGame(setup: SimulationSetup, watch?: Watcher, keepKeys = true): PlayedGame {
  const { entry, options, seed, bots } = setup;
  const { rules } = entry;
  const game = Game.start(rules, options, seed, watch === undefined);
  const dice = new Dice(seed);
  const keys: string[] = [];
  const record = () => makeRecord(rules, options, seed, keys, game.state);
  let choices = 0;
  let seat: Seat = 0;
  // One question for the whole game: hundreds of thousands a second would be much to clear away.
  const question = { choices: game.choices(), rules, view: () => rules.view(game.state, seat) };
  try {
    watch?.(game);
    for (let { decision } = game.state; decision !== undefined; { decision } = game.state) {
      if (++choices > MAX_CHOICES) throw new Error(`The game has not ended after ${MAX_CHOICES} choices.`);
      seat = sure(decision.seats[0], 'seat that is asked');
      const bot = (bots.length === 1 ? bots[0] : bots[seat]) as Bot;
      question.choices = game.choices();
      const choice = bot.choose(question, dice);
      if (keepKeys) keys.push(keyOf(choice));
      game.choose(choice, seat);
      watch?.(game);
    }
    return { game, keys, record };
  } catch (error) {
    return { game, keys, record, error: error instanceof Error ? error.message : String(error) };
  }
}

export interface Range {
  readonly min: number;
  readonly mean: number;
  readonly max: number;
}

export interface SimulationReport {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  readonly finished: number;
  readonly errors: readonly {
    readonly seed: string;
    readonly message: string;
    readonly record: GameRecord;
  }[];
  readonly decisions: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  /** Automata of the rulebook come after the seats. */
  readonly winsBySeat: readonly number[];
  /** Where teams play: who is in each of them, and how often it has won. */
  readonly winsByTeam?: readonly { readonly seats: readonly Seat[]; readonly wins: number }[];
  readonly rounds: Range;
  readonly points: Range;
  /** Content that never took effect in this run. */
  readonly unseen: readonly string[];
}

export interface SimulationRun {
  readonly entry: GameEntry;
  readonly options: unknown;
  readonly seed: string;
  readonly bots: readonly Bot[];
  readonly games: number;
  /** Check after every choice that no component was lost or made. */
  readonly audit?: boolean;
}

export function simulate(run: SimulationRun): SimulationReport {
  const { entry, options, games, audit } = run;
  const { rules } = entry;
  const players = rules.seats(options);
  const unseen = new Set(rules.content(options).map((item) => item.id));
  const winsBySeat = Array.from({ length: rules.participants(options) }, () => 0);
  const teams = rules.teams?.(options) ?? [];
  const rounds: number[] = [];
  const points: number[] = [];
  const errors: SimulationReport['errors'][number][] = [];
  let decisions = 0;
  const watch: Watcher = (game) => {
    if (unseen.size > 0)
      for (const event of game.events) for (const id of rules.effective(event)) unseen.delete(id);
    if (audit) rules.audit(game.state);
  };
  const start = performance.now();
  for (let index = 0; index < games; index++) {
    const seed = `${run.seed}/${index}`;
    const setup = { entry, options, seed, bots: run.bots };
    const played = playGame(setup, watch, false);
    decisions += played.game.state.step;
    const outcome = rules.outcome(played.game.state);
    if (played.error !== undefined || outcome === undefined) {
      // Played again with its keys kept: bots and games are deterministic. The record ends where the error is met.
      const message = played.error ?? 'The game stopped without an outcome.';
      errors.push({ seed, message, record: playGame(setup, watch).record() });
      continue;
    }
    for (const seat of outcome.winners) winsBySeat[seat] = (winsBySeat[seat] ?? 0) + 1;
    rounds.push(outcome.rounds);
    for (const standing of outcome.standings) points.push(standing.points);
  }
  const seconds = (performance.now() - start) / 1000;
  return {
    game: entry.id,
    players,
    games,
    finished: rounds.length,
    errors,
    decisions,
    seconds,
    gamesPerSecond: games / seconds,
    winsBySeat,
    ...(teams.length > 0 && {
      winsByTeam: teams.map((seats) => ({ seats, wins: winsBySeat[seats[0] ?? 0] ?? 0 })),
    }),
    rounds: range(rounds),
    points: range(points),
    unseen: [...unseen],
  };
}

function range(values: readonly number[]): Range {
  if (values.length === 0) return { min: 0, mean: 0, max: 0 };
  let [min, max, sum] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0];
  for (const value of values) {
    min = Math.min(min, value);
    max = Math.max(max, value);
    sum += value;
  }
  return { min, mean: sum / values.length, max };
}
