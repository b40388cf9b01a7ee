import type { AnyRules, Seat } from '@sietch/kernel';
import { type ChatLine, ProtocolError } from '@sietch/protocol';
import { Bucket, type Rate } from '../limits.js';
import type { Storage } from '../storage/storage.js';
import type { StoredTable } from '../tables/table.js';

const SHOWN = 50;

interface Saying {
  readonly seat: Seat;
  readonly text: string;
  readonly at: number;
  readonly to: readonly Seat[] | undefined;
}

/**
 * The chat of a table: what everybody hears, and what partners tell each other. Each has a channel of its own, with numbers and an
 * end of its own, so that nobody can count what they may not hear.
 */
export class Talk {
  private readonly storage: Storage;
  private readonly rules: AnyRules;
  /** How fast a seat may talk, to whomever. */
  private readonly rate: Rate;
  /** By seat, not by connection: reconnecting gives nobody more to say. */
  private readonly buckets = new Map<Seat, Bucket>();

  constructor(storage: Storage, rules: AnyRules, rate: Rate) {
    this.storage = storage;
    this.rules = rules;
    this.rate = rate;
  }

  /** The latest lines a seat may read: those to everybody, and those to its own team. */
  async latest({ id, settings, options }: StoredTable, seat: Seat | undefined): Promise<ChatLine[]> {
    if (!settings.chat) return [];
    const team =
      seat === undefined ? undefined : this.rules.teams?.(options).find((members) => members.includes(seat));
    const open = await this.storage.readChat(channel(id), SHOWN);
    if (team === undefined) return [...open];
    const secret = await this.storage.readChat(channel(id, team), SHOWN);
    return [...open, ...secret.map((line) => ({ ...line, to: [...team] }))].sort((a, b) => a.at - b.at);
  }

  /** To everybody, or to the seats it is confided to: nobody, if there are none. */
  async say(table: StoredTable, { seat, text, at, to }: Saying): Promise<ChatLine> {
    if (!table.settings.chat) throw new ProtocolError('chat-off', 'There is no chat at this table.');
    if (to !== undefined && !to.includes(seat))
      throw new ProtocolError(
        'talk-refused',
        'All talk is open now: nobody may be told something in secret.',
      );
    const bucket = this.buckets.get(seat) ?? new Bucket(this.rate, at);
    this.buckets.set(seat, bucket);
    if (!bucket.take(at)) throw new ProtocolError('too-many', 'Too many lines. Slow down.');
    const line = { seat, name: table.seats[seat]?.name ?? '', text, at };
    const said = await this.storage.appendChat(channel(table.id, to), line);
    return to === undefined ? said : { ...said, to: [...to] };
  }
}

export function mayHear({ to }: ChatLine, seat: Seat | undefined): boolean {
  return to === undefined || (seat !== undefined && to.includes(seat));
}

/** Ids of tables have no blanks. */
function channel(table: string, team?: readonly Seat[]): string {
  return team === undefined ? table : [table, ...[...team].sort((a, b) => a - b)].join(' ');
}
