import type { Seat } from '@sietch/kernel';
import type { SeatTime, TableView } from '@sietch/protocol';
import type { Desk } from './desk.js';
import { type OpenChanges, ViewText, type Written } from './view-text.js';

/** What a table knows besides its desk that goes into every position. */
export interface Surroundings {
  readonly clocks?: SeatTime[];
  readonly expires?: number;
}

/** What all those who are told of a change hear alike: it is made and written once. */
export class Telling {
  readonly desk: Desk;
  /** The spectator's view, of which every other one is made; not worth making for a single seat. */
  readonly open: (Written & { readonly view: TableView }) | undefined;
  private readonly since: number | undefined;
  private readonly initiated: ReadonlySet<Seat>;
  /** How the open view has changed since it was last told, if it was. */
  readonly openChanges: OpenChanges | undefined;
  private readonly aroundText: string;
  private openHead: string | undefined;

  constructor(
    desk: Desk,
    around: Surroundings,
    since: number | undefined,
    several: { readonly told: ViewText | undefined } | undefined,
  ) {
    this.desk = desk;
    const aroundText = JSON.stringify(around).slice(1, -1);
    this.aroundText = aroundText === '' ? '' : `,${aroundText}`;
    this.since = since;
    this.initiated = since === undefined ? new Set() : desk.initiatedSince(since);
    if (several === undefined) return;
    const view = desk.viewFor(undefined);
    const text = new ViewText(view, several.told);
    this.open = { view, text };
    this.openChanges = several.told && text.openChangesSince(several.told);
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
    if (seat !== undefined && this.initiated.has(seat)) return this.makeHead(seat);
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

  constructor(telling: Telling, seat: Seat | undefined, told: ViewText | undefined) {
    const { desk, open, openChanges } = telling;
    this.told = told;
    this.openChanges = openChanges;
    this.view =
      open !== undefined && seat === undefined
        ? open.text
        : new ViewText(desk.viewFor(seat, open?.view), told, open);
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
