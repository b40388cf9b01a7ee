import type { Seat } from '@sietch/kernel';
import type { SeatTime, TableView } from '@sietch/protocol';
import type { Desk, Moment } from './desk.js';
import { type OpenChanges, ViewText, type Written } from './view-text.js';

/** What a table knows besides its desk that goes into every position. */
export interface Surroundings {
  readonly clocks?: SeatTime[];
  readonly expires?: number;
}

/** What somebody was told, and when that was. */
export interface Told {
  readonly text: ViewText;
  /** Absent if it was told outside of a change: then nobody knows what has changed since. */
  readonly moment?: Moment;
}

/** What all those who are told of a change hear alike: it is made and written once. */
export class Telling {
  readonly desk: Desk;
  /** The spectator's view, of which every other one is made. */
  readonly open: Written & Told & { readonly view: TableView };
  /** How the open view has changed since it was last told, if it was. */
  readonly openChanges: OpenChanges | undefined;
  /** What is unchanged in the open view is so since then. */
  readonly base: Moment | undefined;
  private readonly since: number | undefined;
  private readonly initiated: readonly Seat[];
  private readonly aroundText: string;
  private openHead: string | undefined;

  constructor(desk: Desk, around: Surroundings, since: number | undefined, told: Told | undefined) {
    this.desk = desk;
    const aroundText = JSON.stringify(around).slice(1, -1);
    this.aroundText = aroundText === '' ? '' : `,${aroundText}`;
    this.since = since;
    this.initiated = since === undefined ? [] : desk.initiatedSince(since);
    this.base = told?.moment;
    const view = desk.openViewSince(this.base);
    const text = new ViewText(view, told?.text);
    this.open = { view, text, moment: desk.moment };
    this.openChanges = told && text.openChangesSince(told.text);
  }

  viewFor(seat: Seat | undefined, told: Told | undefined): ViewText {
    const { desk, open, base } = this;
    if (seat === undefined) return open.text;
    // Whoever has not been told what is unchanged must be told.
    const knows =
      told?.moment !== undefined && told.moment.scales === base?.scales && told.moment.time >= base.time;
    const view = desk.viewFor(seat, base === undefined || knows ? open.view : undefined);
    return new ViewText(view, told?.text, open, desk.ownFields);
  }

  /** How things stand for a seat, without its last bracket. Most have nothing to be refused and nobody to confide in. */
  standingFor(seat: Seat | undefined): string {
    const { version, canUndo, refusals, confiding } = this.desk.standingFor(seat);
    return (
      `{"version":${version},"canUndo":${canUndo}` +
      (refusals === undefined ? '' : `,"refusals":${JSON.stringify(refusals)}`) +
      (confiding === undefined ? '' : `,"confiding":${JSON.stringify(confiding)}`) +
      this.aroundText
    );
  }

  /** What happened, as the beginning of an update. Most changes hide nothing from anybody. */
  headFor(seat: Seat | undefined): string {
    if (seat !== undefined && this.initiated.includes(seat)) return this.makeHead(seat);
    this.openHead ??= this.makeHead(undefined);
    return this.openHead;
  }

  private makeHead(seat: Seat | undefined): string {
    const changes = this.since === undefined ? [] : (this.desk.gapTextFor(seat, this.since) ?? []);
    const change = changes.pop();
    const earlier = changes.length === 0 ? '' : `,"earlier":[${changes.join(',')}]`;
    const latest = change === undefined ? '' : `,"change":${change}`;
    return `{"type":"update"${earlier}${latest}`;
  }
}

/** What one seat is told of a change. */
export class Update {
  readonly view: ViewText;
  private readonly told: ViewText | undefined;
  private readonly openChanges: OpenChanges | undefined;
  private readonly head: string;
  private readonly standing: string;
  private wholeText: string | undefined;
  private patchText: string | undefined;

  constructor(telling: Telling, seat: Seat | undefined, told: Told | undefined) {
    this.told = told?.text;
    this.openChanges = telling.openChanges;
    this.view = telling.viewFor(seat, told);
    this.standing = telling.standingFor(seat);
    this.head = telling.headFor(seat);
  }

  whole(): string {
    this.wholeText ??= `${this.head},"position":${this.standing},"view":${this.view.whole()}}}`;
    return this.wholeText;
  }

  /** Who has been told nothing yet is told the whole. */
  patch(): string {
    if (this.told === undefined) return this.whole();
    this.patchText ??= `${this.head},"patch":${this.standing},"view":${this.view.changesSince(this.told, this.openChanges)}}}`;
    return this.patchText;
  }
}
