import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import {
  blankMind,
  learningOf,
  type Memory,
  type Mind,
  type MindFile,
  newMemory,
  readMind,
} from '@sietch/bots';
import { type AnyRules, SietchError } from '@sietch/kernel';

/** Everything training goes on from: the weights as they are, what the learner remembers, and how far it has come. */
export interface Notebook {
  readonly mind: Mind;
  readonly memory: Memory;
  games: number;
}

interface Head {
  readonly game: string;
  readonly seed: string;
  readonly games: number;
  readonly features: readonly string[];
}

export function newNotebook(rules: AnyRules): Notebook {
  const mind = blankMind(learningOf(rules));
  return { mind, memory: newMemory(mind), games: 0 };
}

/** A training that begins with what was learnt before, as if it had played those games itself. */
export function notebookOf(rules: AnyRules, path: string): Notebook {
  const file = JSON.parse(readFileSync(path, 'utf8')) as MindFile;
  const mind = readMind(file, rules.id, learningOf(rules));
  return { mind, memory: newMemory(mind, 'experienced'), games: file.made.games };
}

/** One line of JSON that says what it is, then all numbers one after the other. */
export function writeNotebook(path: string, rules: AnyRules, seed: string, notebook: Notebook): void {
  const head: Head = { game: rules.id, seed, games: notebook.games, features: learningOf(rules).features };
  const numbers = listsOf(notebook).flatMap((list) => [
    Buffer.from(list.buffer, list.byteOffset, list.byteLength),
  ]);
  const text = Buffer.from(`${JSON.stringify(head)}\n`);
  // Whoever is interrupted while writing keeps the one before.
  writeFileSync(`${path}.new`, Buffer.concat([text, ...numbers]));
  renameSync(`${path}.new`, path);
}

/** A training that was begun with the same game and seed goes on; `undefined` if there is none. */
export function readNotebook(path: string, rules: AnyRules, seed: string): Notebook | undefined {
  if (!existsSync(path)) return undefined;
  const bytes = readFileSync(path);
  const end = bytes.indexOf('\n');
  const head = JSON.parse(bytes.subarray(0, end).toString()) as Head;
  const { features } = learningOf(rules);
  if (head.game !== rules.id || head.seed !== seed || head.features.join() !== features.join())
    throw new SietchError(
      'bad-mind',
      `${path} belongs to another training (${head.game}, seed "${head.seed}"). Give another --out, or remove it.`,
    );
  const notebook = newNotebook(rules);
  notebook.games = head.games;
  let at = end + 1;
  for (const list of listsOf(notebook)) {
    const part = bytes.subarray(at, at + list.byteLength);
    if (part.length < list.byteLength) throw new SietchError('bad-mind', `${path} is cut off.`);
    Buffer.from(list.buffer, list.byteOffset, list.byteLength).set(part);
    at += list.byteLength;
  }
  return notebook;
}

function listsOf({ mind, memory }: Notebook): readonly Float64Array[] {
  return [mind.policy.weights, mind.judgement.weights, memory.policy, memory.judgement, memory.steady];
}
