import { Game, type Seat, type State } from '@sietch/kernel';
import type { Change, Position, TableView } from '@sietch/protocol';
import { Desk, type DeskGame } from './desk.js';
import type { Entry } from './journal.js';

const PORTION = 200;

/** A state is kept every so many choices; those in between are played from there. */
const STRIDE = 20;

/** Some of what happened at a table, and whether there is more of it. */
export interface LogPortion {
  readonly changes: Change[];
  readonly more: boolean;
}

/** How the state of a version came about: by a choice in the state of an earlier version. */
interface Origin {
  readonly from: number;
  readonly key: string;
  readonly seat: Seat;
}

/** A desk that forgets nothing: everything that happened, and every position there ever was. */
export class Archive extends Desk {
  private readonly kept = new Map<number, State>();
  private readonly origins = new Map<number, Origin>();
  /** The versions whose choices stand, the latest last. */
  private readonly standing: number[] = [0];
  /** By version, the version whose state it has: after an undo, that of the choice before. */
  private readonly sameAs: number[] = [0];

  constructor(game: DeskGame) {
    super(game, { remembered: Number.POSITIVE_INFINITY });
    this.keep(0);
  }

  override apply(entry: Entry): void {
    super.apply(entry);
    const { sequence, seat, key } = entry;
    if (key === undefined) this.standing.pop();
    else {
      this.origins.set(sequence, { from: this.top, key, seat });
      this.standing.push(sequence);
      if (this.standing.length % STRIDE === 0) this.keep(sequence);
    }
    this.sameAs[sequence] = this.top;
  }

  private get top(): number {
    return this.standing.at(-1) ?? 0;
  }

  private keep(version: number): void {
    const { rules, game } = this.session;
    this.kept.set(version, rules.clone(game.state));
  }

  /** What happened from a version on, as a seat may know it, with as many changes as fit in a message. */
  logFor(seat: Seat | undefined, from: number): LogPortion {
    const changes = this.gapFor(seat, from - 1) ?? [];
    return { changes: changes.slice(0, PORTION), more: changes.length > PORTION };
  }

  /** How things stood at a version, for somebody's eyes. Nothing can be chosen there. */
  sceneFor(seat: Seat | undefined, version: number): Position {
    const wanted = Math.min(version, this.version);
    const view = this.session.rules.view(this.stateAt(this.sameAs[wanted] ?? 0), seat) as TableView;
    return { version: wanted, canUndo: false, view };
  }

  private stateAt(version: number): State {
    const { rules } = this.session;
    const path: Origin[] = [];
    let start = version;
    let state = this.kept.get(start);
    for (let origin = this.origins.get(start); state === undefined && origin !== undefined; ) {
      path.push(origin);
      start = origin.from;
      state = this.kept.get(start);
      origin = this.origins.get(start);
    }
    if (state === undefined) throw new Error(`There is no way to version ${version}.`);
    const game = new Game(rules, rules.clone(state), true);
    for (const { key, seat } of path.reverse()) game.apply(key, seat);
    return game.state;
  }
}
