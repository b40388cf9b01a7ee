import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Bout } from '@sietch/bots';
import { SietchError } from '@sietch/kernel';
import * as v from 'valibot';

/** What an arena is: games of others do not count for it. */
export interface ArenaName {
  readonly game: string;
  readonly options: unknown;
  readonly seed: string;
  readonly bots: string;
}

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A game as it lies in the book; JSON knows no `undefined`. */
const Page = v.object({
  entrants: v.array(v.string()),
  places: v.array(
    v.pipe(
      v.nullable(count),
      v.transform((place) => place ?? undefined),
    ),
  ),
  margins: v.array(v.number()),
  winners: v.array(count),
  rounds: count,
  thinking: v.array(v.array(v.number())),
  reached: v.array(v.record(v.string(), v.array(v.number()))),
  left: v.array(v.record(v.string(), v.number())),
});

/** The games of an arena in a file, a line each, so that a long one can be stopped and gone on with. */
export class ArenaBook {
  readonly bouts: Bout[] = [];
  private readonly path: string;

  constructor(path: string, name: ArenaName) {
    this.path = path;
    const title = JSON.stringify(name);
    if (!existsSync(path)) writeFileSync(path, `${title}\n`);
    const lines = readFileSync(path, 'utf8').split('\n');
    if (lines[0] !== title) throw new SietchError('bad-option', `${path} has the games of another arena.`);
    // What follows the last line's end was cut off while it was written: that game is played again.
    const whole = lines.slice(1, -1);
    for (const [at, line] of whole.entries()) this.bouts.push(readPage(path, at + 2, line));
    if (lines.at(-1) !== '') writeFileSync(path, `${[title, ...whole].join('\n')}\n`);
  }

  add(bout: Bout): void {
    this.bouts.push(bout);
    appendFileSync(this.path, `${JSON.stringify(bout)}\n`);
  }
}

function readPage(path: string, line: number, text: string): Bout {
  try {
    return v.parse(Page, JSON.parse(text));
  } catch {
    throw new SietchError('bad-option', `Line ${line} of ${path} is not a game of an arena.`);
  }
}
