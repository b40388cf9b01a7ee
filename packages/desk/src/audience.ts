import type { Seat } from '@sietch/kernel';
import type { Position, ProtocolError, SeatTime, ServerMessage } from '@sietch/protocol';
import type { Desk } from './desk.js';
import { ViewText } from './view-text.js';
import type { Watcher } from './watcher.js';

/** What a table knows besides its desk that goes into every position. */
export interface Surroundings {
  readonly clocks?: SeatTime[];
  readonly expires?: number;
}

/** Those who watch a table, and what each seat's view looked like when they were last told. */
export class Audience<W extends Watcher = Watcher> implements Iterable<W> {
  private readonly watchers = new Set<W>();
  private readonly told = new Map<Seat | undefined, ViewText>();

  [Symbol.iterator](): Iterator<W> {
    return this.watchers.values();
  }

  includes(seat: Seat): boolean {
    return [...this.watchers].some((watcher) => watcher.seat === seat);
  }

  /** `position` is what the newcomer is about to be told, if the game has begun. */
  add(watcher: W, position: Position | undefined): void {
    this.watchers.add(watcher);
    if (position === undefined || !watcher.patches) return;
    const [anybody] = this.told.values();
    this.told.set(watcher.seat, new ViewText({ ...position.view }, this.told.get(watcher.seat), anybody));
  }

  delete(watcher: W): boolean {
    const was = this.watchers.delete(watcher);
    // Nobody is told any more, so nobody could use the difference.
    if (was && ![...this.watchers].some(({ seat, patches }) => patches && seat === watcher.seat))
      this.told.delete(watcher.seat);
    return was;
  }

  /**
   * Everybody gets what their own seat may see; those at the same seat get the same text. Without a version since which
   * something happened, only how things stand is told.
   */
  tellChange(desk: Desk, around: Surroundings, since: number | undefined): void {
    const updates = new Map<Seat | undefined, Update>();
    let first: ViewText | undefined;
    for (const watcher of this.watchers) {
      const { seat } = watcher;
      let update = updates.get(seat);
      if (update === undefined) {
        const view = new ViewText({ ...desk.viewFor(seat) }, this.told.get(seat), first);
        update = new Update(view, desk, seat, around, since);
        updates.set(seat, update);
        first ??= view;
      }
      watcher.send(watcher.patches ? update.patch(this.told.get(seat)) : update.whole());
    }
    for (const { seat, patches } of this.watchers) {
      const update = updates.get(seat);
      if (patches && update !== undefined) this.told.set(seat, update.view);
    }
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
  }
}

/** What one seat is told of a change. */
class Update {
  private readonly head: string;
  private readonly standing: string;
  private wholeText: string | undefined;
  private patchText: string | undefined;

  readonly view: ViewText;

  constructor(
    view: ViewText,
    desk: Desk,
    seat: Seat | undefined,
    around: Surroundings,
    since: number | undefined,
  ) {
    const changes = since === undefined ? [] : (desk.gapFor(seat, since) ?? []);
    const change = changes.pop();
    this.view = view;
    this.standing = JSON.stringify({ ...desk.standingFor(seat), ...around }).slice(0, -1);
    const earlier = changes.length === 0 ? '' : `,"earlier":${JSON.stringify(changes)}`;
    const latest = change === undefined ? '' : `,"change":${JSON.stringify(change)}`;
    this.head = `{"type":"update"${earlier}${latest}`;
  }

  whole(): string {
    this.wholeText ??= `${this.head},"position":${this.standing},"view":${this.view.whole()}}}`;
    return this.wholeText;
  }

  /** Who has been told nothing yet is told the whole. */
  patch(told: ViewText | undefined): string {
    if (told === undefined) return this.whole();
    this.patchText ??= `${this.head},"patch":${this.standing},"view":${this.view.changesSince(told)}}}`;
    return this.patchText;
  }
}
