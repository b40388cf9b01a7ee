import type { Command } from 'commander';
import { dataOption } from '../settings.js';

interface BackupSettings {
  readonly data: string;
  readonly json?: boolean;
}

/** Copies of the data folder, and data folders of copies. */
export function addBackup(program: Command): void {
  const shared = (command: Command) =>
    command.addOption(dataOption()).option('--json', 'one JSON object about what was copied');
  shared(program.command('backup <folder>'))
    .description('copy all games into a new folder, also while a server plays on with them')
    .action(async (folder: string, settings: BackupSettings) => {
      const { backUp } = await import('@sietch/server');
      tell(backUp(settings.data, folder), settings);
    });
  shared(program.command('restore <folder>'))
    .description('make a data folder of a backup; one with games in it is left alone')
    .action(async (folder: string, settings: BackupSettings) => {
      const { restore } = await import('@sietch/server');
      tell(restore(folder, settings.data), settings);
    });
}

function tell(
  report: { readonly folder: string; readonly tables: number; readonly choices: number },
  { json }: BackupSettings,
): void {
  if (json) console.log(JSON.stringify(report));
  else console.log(`${report.tables} tables with ${report.choices} choices are in ${report.folder}.`);
}
