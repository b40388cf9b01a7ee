import type { Seat } from '@sietch/kernel';
import type { Position, ProtocolError, ServerMessage } from '@sietch/protocol';
import type { Desk } from './desk.js';
import { type Surroundings, Telling, type Told, Update } from './update.js';
import { ViewText } from './view-text.js';
import type { Watcher } from './watcher.js';

/** Those who watch a table, and what each seat's view looked like when they were last told. */
export class Audience<W extends Watcher = Watcher> implements Iterable<W> {
  private readonly watchers = new Set<W>();
  private readonly told = new Map<Seat | undefined, Told>();
  /** The spectator's view when everybody was last told. */
  private toldOpen: Told | undefined;

  [Symbol.iterator](): Iterator<W> {
    return this.watchers.values();
  }

  includes(seat: Seat): boolean {
    for (const watcher of this.watchers) if (watcher.seat === seat) return true;
    return false;
  }

  /** `position` is what the newcomer is about to be told, if the game has begun. */
  add(watcher: W, position: Position | undefined): void {
    this.watchers.add(watcher);
    if (position === undefined || !watcher.patches) return;
    const { text } = this.told.get(watcher.seat) ?? this.toldOpen ?? {};
    this.told.set(watcher.seat, { text: new ViewText(position.view, text) });
  }

  delete(watcher: W): boolean {
    const was = this.watchers.delete(watcher);
    // Nobody is told any more, so nobody could use the difference.
    if (was && ![...this.watchers].some(({ seat }) => seat === watcher.seat)) this.told.delete(watcher.seat);
    if (this.watchers.size === 0) this.toldOpen = undefined;
    return was;
  }

  /**
   * Everybody gets what their own seat may see; those at the same seat get the same text. Without a version since which
   * something happened, only how things stand is told.
   */
  tellChange(desk: Desk, around: Surroundings, since: number | undefined): void {
    if (this.watchers.size === 0) return;
    const telling = new Telling(desk, around, since, this.toldOpen);
    const { text, moment } = telling.open;
    this.toldOpen = { text, moment };
    const updates = new Map<Seat | undefined, Update>();
    for (const watcher of this.watchers) {
      const { seat } = watcher;
      let update = updates.get(seat);
      if (update === undefined) {
        update = new Update(telling, seat, this.told.get(seat));
        updates.set(seat, update);
      }
      watcher.send(watcher.patches ? update.patch() : update.whole());
    }
    for (const [seat, { view }] of updates) this.told.set(seat, { text: view, moment });
  }

  /** What was told is no longer the base of anything: the next update is whole. */
  forgetTold(): void {
    this.told.clear();
  }

  tell(message: ServerMessage, hears: (watcher: W) => boolean = () => true): void {
    const text = JSON.stringify(message);
    for (const watcher of this.watchers) if (hears(watcher)) watcher.send(text);
  }

  dismiss(error: ProtocolError): void {
    for (const watcher of this.watchers) watcher.dismiss(error);
    this.watchers.clear();
    this.told.clear();
    this.toldOpen = undefined;
  }
}
