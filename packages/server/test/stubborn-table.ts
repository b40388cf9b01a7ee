import { Dice } from '@sietch/bots';
import type { Entry } from '@sietch/desk';
import { gameById } from '@sietch/games';
import { markOf, readRecord, replay } from '@sietch/kernel';
import { expect } from 'vitest';
import { Device, type TableClient } from './table-client.js';

const OPEN = { kind: 'open' };

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Who sits at the table: Imperium with a bot among persons, War for Arrakis between two persons. */
const SEATS: Readonly<Record<string, readonly object[]>> = {
  imperium: [OPEN, OPEN, OPEN, { kind: 'bot', bot: 'random' }],
  arrakis: [OPEN, OPEN],
};

/** A table whose persons choose at random, come back when the connection breaks, and remember what was acknowledged. */
export class StubbornTable {
  readonly acknowledged = new Map<number, string>();
  readonly game: string;
  readonly id: string;
  private readonly device: Device;
  private readonly dice: Dice;
  private readonly clients = new Set<TableClient>();
  /** Of every view shown, its hash. */
  private readonly seen = new Map<string, string>();
  /** Refusals that are no fault where storages fail: nothing was acknowledged, and whoever comes back sees how things stand. */
  readonly excused: readonly string[];
  reconnections = 0;
  over = false;

  private constructor(device: Device, id: string, game: string, seed: string, excused: readonly string[]) {
    this.excused = excused;
    this.device = device;
    this.id = id;
    this.game = game;
    this.dice = new Dice(seed);
  }

  static async open(
    port: number,
    game: string,
    seed: string,
    excused: readonly string[] = [],
  ): Promise<StubbornTable> {
    const device = new Device(port);
    const seats = SEATS[game] ?? [];
    const { table } = await device.create({ game, seats, me: { seat: 0, name: 'P0' } });
    const persons = seats.flatMap((seat, index) => (seat === OPEN ? [index] : []));
    for (const seat of persons.slice(1)) await device.claim(table.id, seat, `P${seat}`);
    return new StubbornTable(device, table.id, game, seed, excused);
  }

  async play(): Promise<void> {
    try {
      const persons = (SEATS[this.game] ?? []).filter((seat) => seat === OPEN);
      await Promise.all(persons.map((_, seat) => this.playSeat(seat)));
    } finally {
      this.over = true;
    }
  }

  /** Everybody gets up, wherever the game stands. */
  quit(): void {
    this.over = true;
    for (const client of this.clients) client.close();
  }

  private async playSeat(seat: number): Promise<void> {
    let latest: number | undefined;
    for (let client: TableClient | undefined; !this.over; ) {
      try {
        if (client === undefined) {
          client = await this.device.sit(this.id, seat, latest);
          this.clients.add(client);
          const { gap, position } = client.last('welcome');
          // It is never told less than it knew, and what it missed is told in order.
          if (position === undefined || position.version < (latest ?? 0))
            throw new Error('contradicts: going back');
          const inOrder = gap?.every(({ version }, i) => version === (latest ?? 0) + 1 + i) ?? true;
          if (!inOrder) throw new Error('contradicts: the gap has a gap');
        }
        await client.until(
          () => this.check(seat, client) && (client?.over === true || (client?.offered.length ?? 0) > 0),
        );
        if (client.over) {
          client.close();
          return;
        }
        latest = client.version;
        const key = client.offered[this.dice.below(client.offered.length)] ?? '';
        const { version } = client;
        const answer = await client.choose(key, version);
        if (answer.type === 'error' && this.excused.includes(answer.code)) throw new Error(answer.code);
        if (answer.type !== 'done') throw new Error(`refused: ${JSON.stringify(answer)}`);
        this.acknowledged.set(version + 1, key);
      } catch (error) {
        if (!(error instanceof Error) || /refused: \{|contradicts/.test(error.message)) throw error;
        if (client !== undefined) this.clients.delete(client);
        client = undefined;
        this.reconnections++;
        await pause(20);
      }
    }
  }

  /** Whatever was shown once is never shown differently: the server tells only what is durable. */
  private check(seat: number, client: TableClient | undefined): true {
    const { position } = client ?? {};
    if (position === undefined) return true;
    const key = `${seat}/${position.version}`;
    const view = markOf(position.view);
    if ((this.seen.get(key) ?? view) !== view)
      throw new Error(`version ${key} contradicts what was shown before`);
    this.seen.set(key, view);
    return true;
  }

  /** The record of the finished game has every acknowledged choice, and replays. */
  async checkRecord(): Promise<number> {
    const { body } = await this.device.ask('GET', `/api/tables/${this.id}/record`);
    const record = readRecord(`${JSON.stringify(body, undefined, 1)}\n`);
    for (const [version, key] of this.acknowledged) expect(record.keys[version - 1]).toBe(key);
    expect(replay(gameById(this.game).rules, record).over).toBe(true);
    return record.keys.length;
  }

  /** What is stored of a game that goes on has every acknowledged choice, and no gap. */
  checkStored(events: readonly Entry[]): number {
    for (const [version, key] of this.acknowledged) expect(events[version - 1]?.key).toBe(key);
    expect(events.map(({ sequence }) => sequence)).toEqual(events.map((_, index) => index + 1));
    expect(events.length).toBeGreaterThanOrEqual(Math.max(...this.acknowledged.keys()));
    return events.length;
  }
}
