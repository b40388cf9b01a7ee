import { type Journal, journalOfRecord } from '@sietch/desk';
import { gameById } from '@sietch/games';
import { readRecord, SietchError } from '@sietch/kernel';
import { ProtocolError } from '@sietch/protocol';
import { accountFor } from './account';
import { LocalTable } from './local-table';
import type { FromWorker, ToWorker } from './messages';
import { journalOf, readSave } from './saves';
import { Screen } from './screen';

let table: LocalTable | undefined;
let screen: Screen | undefined;

/** Windows of this browser tell each other which game has gone on. */
const windows = new BroadcastChannel('sietch.games');

const post = (message: FromWorker): void => self.postMessage(message);

function seat(opened: LocalTable): void {
  table = opened;
  screen = new Screen(opened, (text) => self.postMessage(text));
  post({ type: 'opened' });
}

function tellingWindows(id: string, journal: Journal): Journal {
  return {
    ...journal,
    append: async (entry) => {
      const appended = await journal.append(entry);
      windows.postMessage(id);
      return appended;
    },
  };
}

/** A finished game: everybody's eyes may be borrowed, and nothing can be chosen. */
async function watch(text: string): Promise<void> {
  const record = readRecord(text);
  const { game, options, seed } = record;
  post({ type: 'replay', replay: accountFor(record) });
  const { rules } = gameById(game);
  const journal = await journalOfRecord(rules, record);
  const seats = Array.from({ length: rules.seats(rules.parseOptions(options)) }, () => ({
    kind: 'person' as const,
  }));
  const watched = { id: 'replay', game, options, seed, keys: [], seats, over: true } as const;
  seat(await LocalTable.open(watched, () => journal, 0));
}

async function advise(): Promise<void> {
  if (table !== undefined && screen !== undefined)
    post({ type: 'advice', advice: await table.advise(screen) });
}

async function handle(message: ToWorker): Promise<void> {
  if (message.type === 'close') {
    await table?.leave();
    self.close();
  } else if (message.type === 'replay') await watch(message.record);
  else if (message.type === 'pace') table?.setPace(message.pace);
  else if (message.type === 'go-on') table?.goOn();
  else if (message.type === 'advise') await advise();
  else {
    const { id, pace } = message;
    const save = await readSave(id);
    seat(await LocalTable.open(save, (info) => tellingWindows(id, journalOf(id, info)), pace));
    windows.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data === id) table?.catchUp().catch(report);
    };
  }
}

function codeOf(error: unknown): string {
  return error instanceof SietchError || error instanceof ProtocolError ? error.code : 'broken';
}

function report(error: unknown): void {
  post({ type: 'problem', code: codeOf(error) });
}

self.onmessage = ({ data }: MessageEvent<ToWorker | string>) => {
  if (typeof data === 'string') screen?.hear(data);
  else handle(data).catch(report);
};
