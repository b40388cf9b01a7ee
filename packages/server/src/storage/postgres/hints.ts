import { randomBytes } from 'node:crypto';
import type { Hint } from '../storage.js';
import type { Link, OwnLine } from './link.js';

const CHANNEL = 'sietch';
/** A notification has room for 8,000 bytes. */
const MOST_AT_ONCE = 100;
const PAUSE = 100;
/** Whether the line still works is asked so often; one that has been silent twice as long is replaced. */
const ASK_EVERY = 2_000;

/**
 * Tells other processes that there is something to read, and hears it from them, by NOTIFY and LISTEN. A hint may get
 * lost, with the line or with its sender: whoever listens anew is told that anything may be new.
 */
export class Hints {
  private readonly link: Link;
  private readonly listeners = new Set<(hint: Hint) => void>();
  private readonly me = randomBytes(6).toString('hex');
  private readonly outgoing = new Set<string>();
  private line: Promise<OwnLine> | undefined;
  private sending = false;
  private closed = false;
  private beat: NodeJS.Timeout | undefined;
  private readonly askEvery: number;
  /** A line answers one question after the other. */
  private asked: Promise<unknown> = Promise.resolve();

  constructor(link: Link, askEvery = ASK_EVERY) {
    this.link = link;
    this.askEvery = askEvery;
  }

  private ask({ client }: OwnLine, sql: string, values: readonly string[] = []): Promise<unknown> {
    const answer = this.asked.then(() => client.query(sql, [...values]));
    this.asked = answer.catch(() => {});
    return answer;
  }

  /** Soon, together with others, and after whatever it is about has been written. */
  give(hint: Hint): void {
    this.outgoing.add(written(hint));
    if (this.sending || this.closed) return;
    this.sending = true;
    setImmediate(() => void this.send());
  }

  private async send(): Promise<void> {
    while (this.outgoing.size > 0 && !this.closed) {
      const some = [...this.outgoing].slice(0, MOST_AT_ONCE);
      for (const each of some) this.outgoing.delete(each);
      try {
        const text = [this.me, ...some].join('\n');
        await this.ask(await this.open(), 'SELECT pg_notify($1, $2)', [CHANNEL, text]);
      } catch {
        // A hint is a hint: everybody looks from time to time without one.
        await this.drop();
      }
    }
    this.sending = false;
  }

  listen(tell: (hint: Hint) => void): () => void {
    this.listeners.add(tell);
    this.beat ??= setInterval(() => void this.check(), this.askEvery).unref();
    void this.open().catch(() => {});
    return () => this.listeners.delete(tell);
  }

  private tell(hint: Hint): void {
    for (const listener of this.listeners) listener(hint);
  }

  private open(): Promise<OwnLine> {
    this.line ??= this.connect().catch((error: unknown) => {
      this.line = undefined;
      throw error;
    });
    return this.line;
  }

  private async connect(): Promise<OwnLine> {
    const line = await this.link.own();
    const { client } = line;
    client.on('notification', ({ payload = '' }) => this.hear(payload));
    client.on('end', () => void this.lost(line));
    // What is only a hint need not wait for the disk.
    await client.query('SET synchronous_commit = off');
    await client.query(`LISTEN ${CHANNEL}`);
    this.tell({ about: 'anything' });
    return line;
  }

  private hear(payload: string): void {
    const [from, ...hints] = payload.split('\n');
    if (from === this.me) return;
    for (const text of new Set(hints)) this.tell(read(text));
  }

  private async lost(line: OwnLine): Promise<void> {
    if ((await this.line?.catch(() => undefined)) === line) this.line = undefined;
    while (this.listeners.size > 0 && !this.closed && this.line === undefined) {
      await this.open().catch(() => new Promise((resolve) => setTimeout(resolve, PAUSE)));
    }
  }

  private async check(): Promise<void> {
    const line = await this.open().catch(() => undefined);
    if (line === undefined) return;
    const silent = setTimeout(() => line.cut(), this.askEvery * 2).unref();
    await this.ask(line, 'SELECT 1').catch(() => {});
    clearTimeout(silent);
  }

  private async drop(): Promise<void> {
    const line = await this.line?.catch(() => undefined);
    this.line = undefined;
    line?.cut();
  }

  async close(): Promise<void> {
    while (this.sending) await new Promise((resolve) => setTimeout(resolve, 5));
    this.closed = true;
    clearInterval(this.beat);
    const line = await this.line?.catch(() => undefined);
    await line?.client.end().catch(() => {});
  }
}

/** What a hint is about, in one letter. */
const LETTERS = { game: 'g', people: 'p', talk: 't', session: 's', anything: '*' } as const;

function written(hint: Hint): string {
  const letter = LETTERS[hint.about];
  if (hint.about === 'anything') return letter;
  return `${letter}${hint.about === 'session' ? hint.hash : hint.id}`;
}

function read(text: string): Hint {
  const rest = text.slice(1);
  switch (text[0]) {
    case LETTERS.game:
      return { about: 'game', id: rest };
    case LETTERS.people:
      return { about: 'people', id: rest };
    case LETTERS.talk:
      return { about: 'talk', id: rest };
    case LETTERS.session:
      return { about: 'session', hash: rest };
    default:
      return { about: 'anything' };
  }
}
