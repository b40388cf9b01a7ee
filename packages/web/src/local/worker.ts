import { SietchError } from '@sietch/kernel';
import { Host } from './host';
import type { FromWorker, ToWorker } from './messages';
import { KeptGame, SaveError } from './saves';
import { Theater } from './theater';

let host: Host | undefined;
let kept: KeptGame | undefined;
let theater: Theater | undefined;
let pace = 0;
let leaving = false;
/** Messages are handled one after another, although saving takes a moment. */
let queue: Promise<void> = Promise.resolve();

const post = (message: FromWorker): void => self.postMessage(message);
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What is shown has been saved before. */
async function show(table: Host): Promise<void> {
  const { save, info } = table.saved();
  await kept?.keep(save.keys, info);
  if (table === host) post({ type: 'shown', shown: table.shown() });
}

async function goOn(table: Host): Promise<void> {
  await show(table);
  while (table === host && table.botToMove && !leaving) {
    const noteworthy = table.botMoves();
    if (!noteworthy && table.botToMove) continue;
    await show(table);
    if (pace > 0) await pause(pace);
  }
}

async function open(id: string): Promise<void> {
  kept = await KeptGame.open(id);
  host = new Host(kept.save);
  await goOn(host);
}

/** Another window has played this game meanwhile: it goes on from there, and what was chosen here is void. */
async function follow(id: string): Promise<void> {
  await unlessMovedOn(() => open(id), id);
  post({ type: 'problem', code: 'moved-on' });
}

async function unlessMovedOn(work: () => Promise<void>, id: string | undefined): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (id === undefined || !(error instanceof SaveError) || error.code !== 'moved-on') throw error;
    await follow(id);
  }
}

async function handle(message: ToWorker): Promise<void> {
  switch (message.type) {
    case 'open':
      pace = message.pace;
      return unlessMovedOn(() => open(message.id), message.id);
    case 'close':
      return self.close();
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
  const table = host;
  if (table === undefined) return;
  if (message.type === 'choose') table.choose(message.key);
  else if (message.type === 'undo') table.undo();
  else table.look(message.seat);
  await unlessMovedOn(() => goOn(table), kept?.save.id);
}

function codeOf(error: unknown): string {
  return error instanceof SietchError || error instanceof SaveError ? error.code : 'broken';
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  // Nobody looks any more: bots stop, what was chosen is still saved.
  if (data.type === 'close') leaving = true;
  queue = queue
    .then(() => handle(data))
    .catch((error: unknown) => post({ type: 'problem', code: codeOf(error) }));
};
