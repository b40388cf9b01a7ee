import type { Seat } from '@sietch/kernel';
import type { ServerError } from '../errors.js';
import type { Position, ServerMessage } from '../protocol.js';
import type { PlayedGame } from './played.js';
import { ViewText } from './view-text.js';
import type { Watcher } from './watcher.js';

/** Those who watch a table, and what each seat's view looked like when they were last told. */
export class Audience implements Iterable<Watcher> {
  private readonly watchers = new Set<Watcher>();
  private readonly told = new Map<Seat | undefined, ViewText>();

  get size(): number {
    return this.watchers.size;
  }

  [Symbol.iterator](): Iterator<Watcher> {
    return this.watchers.values();
  }

  includes(seat: Seat): boolean {
    return [...this.watchers].some((watcher) => watcher.seat === seat);
  }

  /** `position` is what the newcomer is about to be told, if the game has begun. */
  add(watcher: Watcher, position: Position | undefined): void {
    this.watchers.add(watcher);
    if (position === undefined || !watcher.patches) return;
    const [anybody] = this.told.values();
    this.told.set(watcher.seat, new ViewText(position.view, this.told.get(watcher.seat), anybody));
  }

  delete(watcher: Watcher): boolean {
    const was = this.watchers.delete(watcher);
    // Nobody is told any more, so nobody could use the difference.
    if (was && ![...this.watchers].some(({ seat, patches }) => patches && seat === watcher.seat))
      this.told.delete(watcher.seat);
    return was;
  }

  /** Everybody gets what their own seat may see; those at the same seat get the same text. */
  tellChange(game: PlayedGame, now: number, withChange = true): void {
    const updates = new Map<Seat | undefined, Update>();
    let first: ViewText | undefined;
    for (const watcher of this.watchers) {
      const { seat } = watcher;
      let update = updates.get(seat);
      if (update === undefined) {
        const view = new ViewText(game.viewFor(seat), this.told.get(seat), first);
        update = new Update(view, game, seat, now, withChange);
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

  tell(message: ServerMessage, except?: Watcher): void {
    const text = JSON.stringify(message);
    for (const watcher of this.watchers) if (watcher !== except) watcher.send(text);
  }

  dismiss(error: ServerError): void {
    for (const watcher of this.watchers) watcher.dismiss(error);
    this.watchers.clear();
    this.told.clear();
  }
}

/** What one seat is told of a change. */
class Update {
  private readonly head: string;
  private readonly facts: string;
  private wholeText: string | undefined;
  private patchText: string | undefined;

  readonly view: ViewText;

  constructor(view: ViewText, game: PlayedGame, seat: Seat | undefined, now: number, withChange: boolean) {
    const change = withChange ? game.latestFor(seat) : undefined;
    this.view = view;
    this.facts = JSON.stringify(game.factsFor(seat, now)).slice(0, -1);
    this.head = `{"type":"update"${change === undefined ? '' : `,"change":${JSON.stringify(change)}`}`;
  }

  whole(): string {
    this.wholeText ??= `${this.head},"position":${this.facts},"view":${this.view.whole()}}}`;
    return this.wholeText;
  }

  /** Who has been told nothing yet is told the whole. */
  patch(told: ViewText | undefined): string {
    if (told === undefined) return this.whole();
    this.patchText ??= `${this.head},"patch":${this.facts},"view":${this.view.changesSince(told)}}}`;
    return this.patchText;
  }
}
