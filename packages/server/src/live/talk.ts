import type { Seat } from '@sietch/kernel';
import { type ChatLine, ProtocolError } from '@sietch/protocol';
import { Bucket, type Rate } from '../limits.js';
import type { Storage } from '../storage/storage.js';
import type { StoredTable } from '../tables/table.js';

const SHOWN = 50;

/** The chat of a table. */
export class Talk {
  private readonly storage: Storage;
  /** How fast a seat may talk. */
  private readonly rate: Rate;
  /** By seat, not by connection: reconnecting gives nobody more to say. */
  private readonly buckets = new Map<Seat, Bucket>();

  constructor(storage: Storage, rate: Rate) {
    this.storage = storage;
    this.rate = rate;
  }

  async latest({ id, settings }: StoredTable): Promise<ChatLine[]> {
    return settings.chat ? [...(await this.storage.readChat(id, SHOWN))] : [];
  }

  async say(table: StoredTable, seat: Seat, text: string, at: number): Promise<ChatLine> {
    if (!table.settings.chat) throw new ProtocolError('chat-off', 'There is no chat at this table.');
    const bucket = this.buckets.get(seat) ?? new Bucket(this.rate, at);
    this.buckets.set(seat, bucket);
    if (!bucket.take(at)) throw new ProtocolError('too-many', 'Too many lines. Slow down.');
    return this.storage.appendChat(table.id, { seat, name: table.seats[seat]?.name ?? '', text, at });
  }
}
