import { blankMind, botById, Dice, fateOf, learningOf, loadMind, type Mind, Tree } from '@sietch/bots';
import { GAMES, type GameEntry, gameById } from '@sietch/games';
import { type AnyRules, replay, type State, type View } from '@sietch/kernel';
import type { Command } from 'commander';
import { gameOption, positiveNumber, readPairs, setupOption, wholeNumber } from '../settings.js';
import { playGame, type SimulationSetup, type Watcher } from '../simulation.js';
import type { ServerBenchSettings } from './bench-server.js';

/** All measured in one run on one core; `times` compares with the engine's plain playing speed. */
interface BenchReport {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  readonly microseconds: {
    readonly clone: number;
    readonly view: number;
    /** Guessing what a view hides. */
    readonly determinize: number;
    readonly replayPerGame: number;
  };
  /** Of the search, to the end of the round; none for a game that cannot be learnt. */
  readonly playoutsPerSecond?: number;
  readonly baseline: {
    readonly copyingGamesPerSecond: number;
    /** How many times faster playing in place is than copying the state before every choice. */
    readonly inPlaceIsFaster: number;
    /** How many times faster the hand-written clone is than `structuredClone`. */
    readonly cloneIsFaster: number;
  };
  /**
   * In the same run, as they are set up unless said otherwise: the other games, so that what one adds can be seen not to slow
   * another, and the game itself, if something else of it is measured.
   */
  readonly alongside: readonly Alongside[];
}

interface Alongside {
  readonly game: string;
  readonly players: number;
  readonly gamesPerSecond: number;
}

interface BenchSettings extends ServerBenchSettings {
  readonly games: number;
  readonly players?: number;
  readonly option: readonly string[];
  readonly server?: boolean;
}

export function addBench(program: Command): void {
  program
    .command('bench')
    .description(
      'measure playing, cloning, viewing and replaying beside a baseline that copies before every choice',
    )
    .addOption(gameOption().default('imperium'))
    .option('--players <n>', 'how many players', wholeNumber)
    .addOption(setupOption())
    .option('--games <n>', 'random games per measurement', positiveNumber, 500)
    .option('--server', 'measure the server instead: live tables of programs over WebSocket')
    .option('--tables <n>', 'with --server: live tables', positiveNumber, 500)
    .option(
      '--rate <n>',
      'with --server: choices per second offered by players who think',
      positiveNumber,
      1200,
    )
    .option('--seconds <n>', 'with --server: how long each measurement takes', positiveNumber, 20)
    .option(
      '--database <url>',
      'with --server: an empty PostgreSQL, to measure one, two and three processes over it beside SQLite',
    )
    .option('--finished <n>', 'with --server: games played to the end for the cold load', positiveNumber, 20)
    .option('--json', 'one JSON object for machines')
    .action(async (settings: BenchSettings) => {
      const { server, database } = settings;
      if (server && database !== undefined)
        return (await import('./bench-processes.js')).benchProcesses({ ...settings, database });
      if (server) return (await import('./bench-server.js')).benchServer(settings);
      const entry = gameById(settings.game);
      const raw = readPairs(settings.option);
      if (settings.players !== undefined) raw.players = settings.players;
      const report = await bench(entry, entry.rules.parseOptions(raw), settings.games);
      console.log(settings.json ? JSON.stringify(report) : describe(report));
    });
}

function seconds(work: () => void): number {
  const start = performance.now();
  work();
  return (performance.now() - start) / 1000;
}

/** Plays so many games between random bots and counts their decisions. */
function playAll(entry: GameEntry, options: unknown, count: number, watch?: Watcher): number {
  let decisions = 0;
  for (let i = 0; i < count; i++) {
    decisions += playGame(setupOf(entry, options, i), watch, false).game.state.step;
  }
  return decisions;
}

function setupOf(entry: GameEntry, options: unknown, index: number): SimulationSetup {
  return { entry, options, seed: `bench/${index}`, bots: [botById('random')] };
}

/** Games that are not counted: engines need some to know the code. */
const warmUp = (games: number): number => Math.ceil(games / 2);

function alongsideOf(entry: GameEntry, options: unknown, games: number): Alongside {
  playAll(entry, options, warmUp(games));
  const gamesPerSecond = games / seconds(() => playAll(entry, options, games));
  return { game: entry.id, players: entry.rules.seats(options), gamesPerSecond };
}

/** Every game with its usual options, but for what has just been measured. */
function others(entry: GameEntry, options: unknown): { entry: GameEntry; options: unknown }[] {
  const measured = JSON.stringify(options);
  return GAMES.map((other) => ({ entry: other, options: other.rules.parseOptions({}) })).filter(
    (other) => other.entry !== entry || JSON.stringify(other.options) !== measured,
  );
}

async function bench(entry: GameEntry, options: unknown, games: number): Promise<BenchReport> {
  const { rules } = entry;
  playAll(entry, options, warmUp(games));

  let decisions = 0;
  const playing = seconds(() => {
    decisions = playAll(entry, options, games);
  });
  const copied = Math.ceil(games / 20);
  const copying = seconds(() => playAll(entry, options, copied, (game) => void structuredClone(game.state)));

  const states = sampleStates(setupOf(entry, options, 0));
  const rounds = Math.ceil((40 * games) / states.length);
  const perState = (work: (state: State) => unknown) =>
    (seconds(() => {
      for (let i = 0; i < rounds; i++) for (const state of states) work(state);
    }) /
      (rounds * states.length)) *
    1e6;
  perState((state) => rules.clone(state));
  const clone = perState((state) => rules.clone(state));
  const structured = perState((state) => structuredClone(state));
  const view = perState((state) => rules.view(state, state.decision?.seats[0]));

  const views = states
    .filter(({ decision }) => decision !== undefined)
    .map((state) => rules.view(state, state.decision?.seats[0]));
  const dice = new Dice('bench');
  const guessing = seconds(() => {
    for (const seen of views) rules.determinize(seen, fateOf(dice));
  });
  const mind = rules.learning && ((await loadMind(rules)) ?? blankMind(learningOf(rules)));

  const record = playGame(setupOf(entry, options, 0)).record();
  const replays = Math.ceil(games / 10);
  const replaying = seconds(() => {
    for (let i = 0; i < replays; i++) replay(rules, record);
  });
  return {
    game: entry.id,
    players: rules.seats(options),
    games,
    gamesPerSecond: games / playing,
    decisionsPerSecond: decisions / playing,
    microseconds: {
      clone,
      view,
      determinize: (guessing / views.length) * 1e6,
      replayPerGame: (replaying / replays) * 1e6,
    },
    ...(mind !== undefined && { playoutsPerSecond: playoutsPerSecond(rules, mind, views, games) }),
    baseline: {
      copyingGamesPerSecond: copied / copying,
      inPlaceIsFaster: games / playing / (copied / copying),
      cloneIsFaster: structured / clone,
    },
    alongside: others(entry, options).map((other) => alongsideOf(other.entry, other.options, games)),
  };
}

/** Looks ahead here and there in a game, as often as makes about ten playouts for each game that is measured. */
function playoutsPerSecond(rules: AnyRules, mind: Mind, views: readonly View[], games: number): number {
  const each = Math.max(1, Math.round((10 * games) / views.length));
  const dice = new Dice('bench');
  let playouts = 0;
  const taken = seconds(() => {
    for (const view of views) {
      const tree = new Tree(rules, mind, view, dice);
      tree.think({ playouts: each });
      playouts += tree.playouts;
    }
  });
  return playouts / taken;
}

function sampleStates(setup: SimulationSetup): State[] {
  const states: State[] = [];
  playGame(setup, (game) => states.push(game.rules.clone(game.state)));
  return states;
}

function describe(report: BenchReport): string {
  const { microseconds, baseline } = report;
  return [
    `${titleOf(report)}: ${report.gamesPerSecond.toFixed(0)} games/s, ${report.decisionsPerSecond.toFixed(0)} decisions/s on one core`,
    `clone ${microseconds.clone.toFixed(2)} µs, view with choices ${microseconds.view.toFixed(2)} µs, guessing what it hides ${microseconds.determinize.toFixed(0)} µs, replay ${(microseconds.replayPerGame / 1000).toFixed(2)} ms per game`,
    `copying the state before every choice: ${baseline.copyingGamesPerSecond.toFixed(1)} games/s; in place is ${baseline.inPlaceIsFaster.toFixed(1)} times as fast`,
    `the hand-written clone is ${baseline.cloneIsFaster.toFixed(1)} times as fast as structuredClone`,
    ...(report.playoutsPerSecond === undefined
      ? []
      : [`looking ahead to the end of the round: ${report.playoutsPerSecond.toFixed(0)} playouts/s`]),
    ...report.alongside.map(
      (other) => `in the same run, ${titleOf(other)}: ${other.gamesPerSecond.toFixed(0)} games/s`,
    ),
  ].join('\n');
}

const titleOf = ({ game, players }: Pick<Alongside, 'game' | 'players'>): string =>
  `${game} with ${players} ${players === 1 ? 'player' : 'players'}`;
