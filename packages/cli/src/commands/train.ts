import type { Command } from 'commander';
import { gameOption, positiveNumber } from '../settings.js';
import type { TrainSettings } from '../training/train.js';

export function addTrain(program: Command): void {
  program
    .command('train')
    .description(
      'let bots learn a game by playing it against themselves, on all cores; goes on where it was stopped',
    )
    .addOption(gameOption().makeOptionMandatory())
    .option('--minutes <n>', 'how long', positiveNumber)
    .option('--games <n>', 'how many games in all, instead of a time', positiveNumber)
    .option('--seed <text>', 'the seed: with the same number of games it leads to the same weights', 'sietch')
    .option(
      '--setup <options>',
      'options of the games as key=value,key=value; given several times, games take them in turn',
      (value: string, all: string[]) => [...all, value],
      [],
    )
    .option(
      '--threads <n>',
      'how many games at once; as many as there are cores if not given',
      positiveNumber,
    )
    .option(
      '--batch <n>',
      'how many games are learnt from at once: fewer where games are long',
      positiveNumber,
    )
    .option('--teacher <bot>', 'learn first from games of this bot: random, eager or heuristic')
    .option('--taught <n>', 'how many games of the teacher', positiveNumber)
    .option('--from <weights>', 'begin with these weights, and count their games, instead of knowing nothing')
    .requiredOption('--out <file>', 'where the weights go; what training goes on from is kept beside it')
    .action(async (settings: TrainSettings) => (await import('../training/train.js')).train(settings));
}
