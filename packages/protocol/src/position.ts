import type { GameEvent, Outcome, Refusal, View } from '@sietch/kernel';
import * as v from 'valibot';
import { seat, version } from './fields.js';
import { MAX_REFUSALS } from './limits.js';

/** What the view of every game tells those who know no game: the rest of it is the game's own. */
export interface TableView extends View {
  readonly options: unknown;
  readonly round: number;
  readonly outcome?: Outcome;
}

const outcome = v.object({
  winners: v.array(seat),
  standings: v.array(v.object({ seat, place: v.number(), points: v.number() })),
  rounds: v.number(),
});

export const tableView: v.GenericSchema<TableView> = v.looseObject({
  seat: v.optional(seat),
  step: version,
  round: v.number(),
  options: v.unknown(),
  outcome: v.optional(outcome),
  decision: v.optional(
    v.looseObject({
      kind: v.string(),
      seats: v.array(seat),
      /** Only for a seat that may answer. */
      choices: v.optional(v.array(v.looseObject({ key: v.string(), refs: v.array(v.string()) }))),
    }),
  ),
});

/** An event as a seat may know it. */
const shownEvent: v.GenericSchema<GameEvent> = v.looseObject({ event: v.string() });

export const change = v.object({
  version,
  /** Who chose; absent for version 0, the setup. */
  seat: v.optional(seat),
  /** The choice before this was taken back; there are no events then. */
  undone: v.optional(v.literal(true)),
  events: v.array(shownEvent),
});
/** What happened by one choice, as somebody may know it. */
export type Change = Readonly<v.InferOutput<typeof change>>;

/** Why a thing on the table, named as in the `refs` of choices, cannot be chosen now. */
const refusal: v.GenericSchema<Refusal> = v.object({
  ref: v.string(),
  reason: v.object({ code: v.string(), missing: v.optional(v.number()), of: v.optional(v.string()) }),
});

const seatTime = v.object({
  /** Milliseconds, below zero once the time is up. */
  left: v.number(),
  running: v.boolean(),
});
export type SeatTime = Readonly<v.InferOutput<typeof seatTime>>;

const standing = v.object({
  version,
  canUndo: v.boolean(),
  clocks: v.optional(v.array(seatTime)),
  /** The seats that may now tell each other something nobody else hears: only for those among them. */
  confiding: v.optional(v.array(seat)),
  /** Milliseconds until the question is answered by itself, because the rules give it so much time. */
  expires: v.optional(v.number()),
  /** Only for the seat that is asked. */
  refusals: v.optional(v.pipe(v.array(refusal), v.maxLength(MAX_REFUSALS))),
});
/** Of a position, all but the view. */
export type Standing = Readonly<v.InferOutput<typeof standing>>;

/** How things stand for one seat, or for a spectator. */
export const position = v.object({ ...standing.entries, view: tableView });
export type Position = Readonly<v.InferOutput<typeof position>>;

const viewPatch = v.object({
  /** New values by field, or by `field/key` for elements of a list or record. */
  set: v.record(v.string(), v.unknown()),
  /** Fields that are gone. */
  unset: v.array(v.string()),
});
export type ViewPatch = Readonly<v.InferOutput<typeof viewPatch>>;

/** A position told by what changed in the view. */
export const patch = v.object({ ...standing.entries, view: viewPatch });
export type Patch = Readonly<v.InferOutput<typeof patch>>;
