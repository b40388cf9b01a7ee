import * as v from 'valibot';
import { SEAT_KINDS } from './tables/seat.js';
import { TABLE_STATUSES } from './tables/table.js';

/**
 * Everything that passes between a client and the server. docs/protocol.md explains it; a change that an older client
 * could not live with raises the number.
 */
export const PROTOCOL = 1;

/** Longer messages are refused; far longer ones close the connection. */
export const MAX_MESSAGE_BYTES = 4096;

/** A position explains at most so many things that cannot be chosen. */
export const MAX_REFUSALS = 512;

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15));
const version = v.pipe(v.number(), v.integer(), v.minValue(0));
const requestId = v.optional(v.pipe(v.string(), v.maxLength(64)));
const secret = v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'not a key'));

/** Text by users: one line, without control characters and halves of characters. Clients show it as text, never as HTML. */
const line = (most: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()),
    v.minLength(1, 'must not be empty'),
    v.maxLength(most, `must not be longer than ${most} characters`),
  );

const personName = line(30);

// ——— HTTP bodies ———

const clock = v.variant('kind', [
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

const seatPlan = v.variant('kind', [
  v.strictObject({ kind: v.literal('person') }),
  v.strictObject({ kind: v.literal('open') }),
  v.strictObject({ kind: v.literal('bot'), bot: v.string() }),
]);

export const createTable = v.strictObject({
  game: v.string(),
  options: v.optional(v.unknown()),
  /** One per seat; all open if absent. */
  seats: v.optional(v.array(seatPlan)),
  /** The creator's own seat, if they play. */
  me: v.optional(v.strictObject({ seat, name: personName })),
  spectators: v.optional(v.boolean(), true),
  chat: v.optional(v.boolean(), true),
  listed: v.optional(v.boolean(), false),
  clock: v.optional(clock, { kind: 'none' }),
});
export type CreateTable = v.InferOutput<typeof createTable>;

export const claimBody = v.strictObject({ name: v.optional(personName), key: v.optional(secret) });
export const leaveBody = v.strictObject({ bot: v.optional(v.string()) });
export const settingsBody = v.strictObject({
  spectators: v.optional(v.boolean()),
  chat: v.optional(v.boolean()),
  listed: v.optional(v.boolean()),
});
export const seatBody = seatPlan;
export const nothing = v.optional(v.nullable(v.strictObject({})));

// ——— from the client, over the WebSocket ———

export const clientMessage = v.variant('type', [
  /** Must be first. `seen` is the latest version this client has, if it comes back. */
  v.strictObject({
    type: v.literal('hello'),
    protocol: v.number(),
    seen: v.optional(version),
    /** Updates tell only what changed in the view. */
    patches: v.optional(v.boolean(), false),
  }),
  v.strictObject({
    type: v.literal('choose'),
    id: requestId,
    version,
    key: v.pipe(v.string(), v.maxLength(300)),
  }),
  v.strictObject({ type: v.literal('undo'), id: requestId, version }),
  v.strictObject({ type: v.literal('look'), id: requestId }),
  /** What happened from a version on, in portions; for a log that reaches back to the beginning. */
  v.strictObject({ type: v.literal('log'), id: requestId, from: version }),
  v.strictObject({ type: v.literal('chat'), id: requestId, text: line(500) }),
  v.strictObject({ type: v.literal('vote'), id: requestId, seat, out: v.boolean() }),
]);
export type ClientMessage = v.InferOutput<typeof clientMessage>;
/** As a client writes it, before defaults are filled in. */
export type ClientWords = v.InferInput<typeof clientMessage>;

// ——— from the server, over the WebSocket ———

const object = v.record(v.string(), v.unknown());

const change = v.strictObject({
  version,
  /** Who chose; absent for version 0, the setup. */
  seat: v.optional(seat),
  /** The choice before this was taken back; there are no events then. */
  undone: v.optional(v.literal(true)),
  events: v.array(object),
});
export type Change = v.InferOutput<typeof change>;

/** Why a thing on the table, named as in the `refs` of choices, cannot be chosen now. */
const refusal = v.strictObject({
  ref: v.string(),
  reason: v.strictObject({ code: v.string(), missing: v.optional(v.number()), of: v.optional(v.string()) }),
});

const standing = {
  version,
  canUndo: v.boolean(),
  clocks: v.optional(v.array(v.strictObject({ left: v.number(), running: v.boolean() }))),
  /** Only for the seat that is asked. */
  refusals: v.optional(v.pipe(v.array(refusal), v.maxLength(MAX_REFUSALS))),
};

const position = v.strictObject({
  ...standing,
  /** What this seat may see, as the game's rules compute it; the open decision with its choices is in it. */
  view: object,
});

const patch = v.strictObject({
  ...standing,
  /** New values by field, or by `field/key` for elements of a list or record; and fields that are gone. */
  view: v.strictObject({ set: object, unset: v.array(v.string()) }),
});
export type Patch = v.InferOutput<typeof patch>;
export type Position = v.InferOutput<typeof position>;

const seatInfo = v.strictObject({
  kind: v.picklist(SEAT_KINDS),
  name: v.optional(v.string()),
  bot: v.optional(v.string()),
  held: v.boolean(),
  connected: v.boolean(),
  votes: v.array(seat),
});

const tableInfo = v.strictObject({
  id: v.string(),
  game: v.string(),
  rules: v.string(),
  options: v.unknown(),
  status: v.picklist(TABLE_STATUSES),
  createdAt: v.number(),
  settings: v.strictObject({ spectators: v.boolean(), chat: v.boolean(), listed: v.boolean(), clock }),
  seedHash: v.string(),
  /** Once the game is over. */
  seed: v.optional(v.string()),
  seats: v.array(seatInfo),
  spectators: v.number(),
  /** The table at which the same people play again. */
  rematch: v.optional(v.string()),
});
export type TableInfo = v.InferOutput<typeof tableInfo>;

const chatLine = v.strictObject({
  number: v.number(),
  seat,
  name: v.string(),
  text: v.string(),
  at: v.number(),
});

export const serverMessage = v.variant('type', [
  v.strictObject({
    type: v.literal('welcome'),
    protocol: v.literal(PROTOCOL),
    /** The server's time, for what else is told in times: milliseconds since 1970. */
    now: v.number(),
    seat: v.optional(seat),
    table: tableInfo,
    chat: v.array(chatLine),
    /** Absent until the game has begun. */
    position: v.optional(position),
    /** What the client missed, if the server still remembers all of it. */
    gap: v.optional(v.array(change)),
  }),
  v.strictObject({ type: v.literal('table'), table: tableInfo }),
  /** With a position, or a patch for those who asked for patches. */
  v.strictObject({
    type: v.literal('update'),
    change: v.optional(change),
    position: v.optional(position),
    patch: v.optional(patch),
  }),
  v.strictObject({ type: v.literal('log'), id: requestId, changes: v.array(change), more: v.boolean() }),
  v.strictObject({ type: v.literal('chat'), line: chatLine }),
  v.strictObject({ type: v.literal('done'), id: requestId, version: v.optional(version) }),
  v.strictObject({
    type: v.literal('error'),
    id: requestId,
    code: v.string(),
    message: v.string(),
    /** With `stale`: how things stand now. */
    position: v.optional(position),
  }),
]);
export type ServerMessage = v.InferOutput<typeof serverMessage>;

/** The position after a patch: for clients that said `patches` in their hello. */
export function patched(before: Position, { view: changes, ...rest }: Patch): Position {
  const view: Record<string, unknown> = { ...before.view };
  for (const field of changes.unset) delete view[field];
  for (const [path, value] of Object.entries(changes.set)) {
    const slash = path.indexOf('/');
    const field = slash < 0 ? path : path.slice(0, slash);
    const key = slash < 0 ? undefined : path.slice(slash + 1);
    const whole = view[field];
    if (key === undefined || typeof whole !== 'object' || whole === null) view[path] = value;
    else view[field] = Array.isArray(whole) ? whole.with(Number(key), value) : { ...whole, [key]: value };
  }
  return { ...rest, view };
}
