import { SietchError } from '@sietch/kernel';
import { Host } from './host';
import type { FromWorker, Save, ToWorker } from './messages';
import { readSave, writeSave } from './saves';
import { Theater } from './theater';

let host: Host | undefined;
let theater: Theater | undefined;
let pace = 0;
/** Messages are handled one after another, although saving takes a moment. */
let queue: Promise<void> = Promise.resolve();

const post = (message: FromWorker): void => self.postMessage(message);
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What is shown has been saved before. */
async function show(table: Host): Promise<void> {
  const { save, info } = table.saved();
  await writeSave(save, info);
  if (table === host) post({ type: 'shown', shown: table.shown() });
}

async function goOn(table: Host): Promise<void> {
  await show(table);
  while (table === host && table.botToMove) {
    const noteworthy = table.botMoves();
    if (!noteworthy && table.botToMove) continue;
    await show(table);
    if (pace > 0) await pause(pace);
  }
}

async function open(save: Save | undefined): Promise<void> {
  if (save === undefined) return post({ type: 'problem', code: 'no-save' });
  host = new Host(save);
  await goOn(host);
}

async function handle(message: ToWorker): Promise<void> {
  switch (message.type) {
    case 'start':
      pace = message.pace;
      return open(message.save);
    case 'open':
      pace = message.pace;
      return open(await readSave(message.id));
    case 'replay':
      theater = new Theater(message.record);
      return post({ type: 'replay', total: theater.total, rounds: theater.rounds, stats: theater.stats });
    case 'at':
      if (theater !== undefined) post({ type: 'shown', shown: theater.at(message.step, message.seat) });
      return;
    default:
      return play(message);
  }
}

async function play(message: Extract<ToWorker, { type: 'choose' | 'undo' | 'look' }>): Promise<void> {
  if (host === undefined) return;
  if (message.type === 'choose') host.choose(message.key);
  else if (message.type === 'undo') host.undo();
  else host.look(message.seat);
  await goOn(host);
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  queue = queue
    .then(() => handle(data))
    .catch((error: unknown) =>
      post({ type: 'problem', code: error instanceof SietchError ? error.code : 'broken' }),
    );
};
