import { botById } from '@sietch/bots';
import { type GameEntry, gameById } from '@sietch/games';
import { replay, type State } from '@sietch/kernel';
import type { Command } from 'commander';
import { gameOption, positiveNumber } from '../settings.js';
import { playGame, type SimulationSetup } from '../simulation.js';
import { benchServer, type ServerBenchSettings } from './bench-server.js';

/** All measured in one run on one core; `times` compares with the engine's plain playing speed. */
interface BenchReport {
  readonly game: string;
  readonly games: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  readonly microseconds: { readonly clone: number; readonly view: number; readonly replayPerGame: number };
  readonly baseline: {
    readonly copyingGamesPerSecond: number;
    /** How many times faster playing in place is than copying the state before every choice. */
    readonly inPlaceIsFaster: number;
    /** How many times faster the hand-written clone is than `structuredClone`. */
    readonly cloneIsFaster: number;
  };
}

export function addBench(program: Command): void {
  program
    .command('bench')
    .description(
      'measure playing, cloning, viewing and replaying beside a baseline that copies before every choice',
    )
    .addOption(gameOption().default('imperium'))
    .option('--games <n>', 'random four-player games per measurement', positiveNumber, 500)
    .option('--server', 'measure the server instead: live tables of programs over WebSocket')
    .option('--tables <n>', 'with --server: live tables', positiveNumber, 500)
    .option(
      '--rate <n>',
      'with --server: choices per second offered by players who think',
      positiveNumber,
      1200,
    )
    .option('--seconds <n>', 'with --server: how long each measurement takes', positiveNumber, 20)
    .option('--json', 'one JSON object for machines')
    .action(async (settings: ServerBenchSettings & { games: number; server?: boolean }) => {
      if (settings.server) return benchServer(settings);
      const report = bench(gameById(settings.game), settings.games);
      console.log(settings.json ? JSON.stringify(report) : describe(report));
    });
}

function seconds(work: () => void): number {
  const start = performance.now();
  work();
  return (performance.now() - start) / 1000;
}

function bench(entry: GameEntry, games: number): BenchReport {
  const { rules } = entry;
  const options = rules.parseOptions({});
  const bots = [botById('random')];
  const setup = (index: number): SimulationSetup => ({ entry, options, seed: `bench/${index}`, bots });
  const playAll = (count: number, watch?: Parameters<typeof playGame>[1]): number => {
    let decisions = 0;
    for (let i = 0; i < count; i++) decisions += playGame(setup(i), watch, false).game.state.step;
    return decisions;
  };
  playAll(Math.ceil(games / 5));

  let decisions = 0;
  const playing = seconds(() => {
    decisions = playAll(games);
  });
  const copied = Math.ceil(games / 20);
  const copying = seconds(() => playAll(copied, (game) => void structuredClone(game.state)));

  const states = sampleStates(setup(0));
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

  const record = playGame(setup(0)).record();
  const replays = Math.ceil(games / 10);
  const replaying = seconds(() => {
    for (let i = 0; i < replays; i++) replay(rules, record);
  });
  return {
    game: entry.id,
    games,
    gamesPerSecond: games / playing,
    decisionsPerSecond: decisions / playing,
    microseconds: { clone, view, replayPerGame: (replaying / replays) * 1e6 },
    baseline: {
      copyingGamesPerSecond: copied / copying,
      inPlaceIsFaster: games / playing / (copied / copying),
      cloneIsFaster: structured / clone,
    },
  };
}

function sampleStates(setup: SimulationSetup): State[] {
  const states: State[] = [];
  playGame(setup, (game) => states.push(game.rules.clone(game.state)));
  return states;
}

function describe(report: BenchReport): string {
  const { microseconds, baseline } = report;
  return [
    `${report.game}: ${report.gamesPerSecond.toFixed(0)} games/s, ${report.decisionsPerSecond.toFixed(0)} decisions/s on one core`,
    `clone ${microseconds.clone.toFixed(2)} µs, view with choices ${microseconds.view.toFixed(2)} µs, replay ${(microseconds.replayPerGame / 1000).toFixed(2)} ms per game`,
    `copying the state before every choice: ${baseline.copyingGamesPerSecond.toFixed(1)} games/s; in place is ${baseline.inPlaceIsFaster.toFixed(1)} times as fast`,
    `the hand-written clone is ${baseline.cloneIsFaster.toFixed(1)} times as fast as structuredClone`,
  ].join('\n');
}
