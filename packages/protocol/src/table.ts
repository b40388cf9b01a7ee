import * as v from 'valibot';
import { seat, version } from './fields.js';

/** `open` while seats are being filled. */
export const TABLE_STATUSES = ['open', 'playing', 'finished'] as const;
export type TableStatus = (typeof TABLE_STATUSES)[number];

/** `person`: by invitation only. `open`: for whoever has the table's link. `bot`: taken from the start. */
export const SEAT_KINDS = ['person', 'open', 'bot'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

/** How long a seat may think: as long as it likes, a bank with an increment per choice, or days per turn. */
export const clockSetting = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({
    kind: v.literal('real-time'),
    minutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(600)),
    increment: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600)), 0),
  }),
  v.strictObject({
    kind: v.literal('days'),
    days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30)),
  }),
]);
export type ClockSetting = Readonly<v.InferOutput<typeof clockSetting>>;

export const tableSettings = v.object({
  spectators: v.boolean(),
  chat: v.boolean(),
  /** Shown in the list of tables. */
  listed: v.boolean(),
  clock: clockSetting,
  /** Where the rules leave it to the table: partners may write to each other in secret. */
  teamChat: v.optional(v.boolean()),
});
export type TableSettings = Readonly<v.InferOutput<typeof tableSettings>>;

const seatInfo = v.object({
  kind: v.picklist(SEAT_KINDS),
  name: v.optional(v.string()),
  /** Who plays the seat now, also if a person holds it. */
  bot: v.optional(v.string()),
  held: v.boolean(),
  connected: v.boolean(),
  /** Nobody has been there for so long that the others need not wait. */
  away: v.optional(v.boolean()),
  /** Milliseconds in which somebody who has just gone is still waited for. */
  grace: v.optional(v.number()),
  /** On vacation until then: the clock of days stands still. */
  vacation: v.optional(v.number()),
  /** Seats that want a bot to play this one. */
  votes: v.array(seat),
});
export type SeatInfo = Readonly<v.InferOutput<typeof seatInfo>>;

/** What everybody may know of a table. */
export const tableInfo = v.object({
  id: v.string(),
  game: v.string(),
  rules: v.string(),
  options: v.record(v.string(), v.unknown()),
  status: v.picklist(TABLE_STATUSES),
  createdAt: v.number(),
  settings: tableSettings,
  /** Commits to the shuffles from the start. */
  seedHash: v.string(),
  /** Once the game is over. */
  seed: v.optional(v.string()),
  seats: v.array(seatInfo),
  spectators: v.number(),
  /** The game goes on by other rules since a version; so many choices before it did not fit them and are asked again. */
  continued: v.optional(v.object({ version, givenUp: v.number() })),
  /** The table at which the same people play again. */
  rematch: v.optional(v.string()),
});
export type TableInfo = Readonly<v.InferOutput<typeof tableInfo>>;

export const chatLine = v.object({
  number: v.number(),
  seat,
  name: v.string(),
  text: v.string(),
  at: v.number(),
  /** The seats that hear it, if not everybody does. Lines to others are numbered by themselves. */
  to: v.optional(v.array(seat)),
});
export type ChatLine = Readonly<v.InferOutput<typeof chatLine>>;
