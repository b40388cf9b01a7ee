import type { Command } from 'commander';
import {
  addPlayOptions,
  CommandFailed,
  type PlaySettings,
  positiveNumber,
  readOptions,
} from '../settings.js';
import { type SimulationReport, simulate } from '../simulation.js';

interface Settings extends PlaySettings {
  readonly games: number;
  readonly audit?: boolean;
}

export function addSimulate(program: Command): void {
  addPlayOptions(program.command('simulate'))
    .description('play many games between bots and report what happened')
    .option('--games <n>', 'how many games', positiveNumber, 100)
    .option('--audit', 'check after every choice that no component was lost or made')
    .option('--json', 'one JSON object for machines')
    .action(async (settings: Settings) => {
      const read = await readOptions(settings);
      const report = simulate({ ...read, ...settings });
      for (const bot of read.bots) bot.close?.();
      console.log(settings.json ? JSON.stringify(report) : describe(report));
      if (report.errors.length > 0) throw new CommandFailed();
    });
}

function describe(report: SimulationReport): string {
  const range = ({ min, mean, max }: SimulationReport['rounds']) => `${min} – ${mean.toFixed(1)} – ${max}`;
  return [
    `${report.finished} of ${report.games} games of ${report.game} with ${report.players} players finished`,
    `in ${report.seconds.toFixed(2)} s: ${report.gamesPerSecond.toFixed(0)} games/s, ${report.decisions} decisions`,
    `wins by seat: ${report.winsBySeat.join(', ')}`,
    ...(report.winsByTeam === undefined
      ? []
      : [
          `wins by team: ${report.winsByTeam.map(({ seats, wins }) => `${seats.join('+')}: ${wins}`).join(', ')}`,
        ]),
    `rounds (min – mean – max): ${range(report.rounds)}`,
    `points (min – mean – max): ${range(report.points)}`,
    `never took effect: ${report.unseen.length === 0 ? 'nothing' : report.unseen.join(', ')}`,
    ...report.errors.map((error) => `error in the game with seed "${error.seed}": ${error.message}`),
    ...(report.errors.length > 0 ? ['--json prints the records that lead to the errors'] : []),
  ].join('\n');
}
