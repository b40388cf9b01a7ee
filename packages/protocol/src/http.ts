import * as v from 'valibot';
import { line, personName, seat, secret } from './fields.js';
import { clockSetting, tableInfo, tableSettings } from './table.js';

// ——— what is asked of a server over HTTP ———

const seatPlan = v.variant('kind', [
  v.strictObject({ kind: v.literal('person') }),
  v.strictObject({ kind: v.literal('open') }),
  v.strictObject({ kind: v.literal('bot'), bot: v.string() }),
]);
export type SeatPlan = Readonly<v.InferOutput<typeof seatPlan>>;

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
  clock: v.optional(clockSetting, { kind: 'none' }),
  /** Those who sit down agree to it: it cannot be changed later. */
  teamChat: v.optional(v.boolean(), false),
});
export type CreateTable = v.InferOutput<typeof createTable>;
/** As a client writes it, before defaults are filled in. */
export type TableWish = v.InferInput<typeof createTable>;

export const claimBody = v.strictObject({
  name: v.optional(personName),
  key: v.optional(secret),
  /** Chosen by the client, at random: whoever lost the answer asks again with the same one. */
  secret: v.optional(secret),
});
export type ClaimBody = v.InferInput<typeof claimBody>;
export const leaveBody = v.strictObject({ bot: v.optional(v.string()) });
/** What whoever runs the server should look at, in a few sentences. */
export const reportBody = v.strictObject({ text: line(1000) });
export const settingsBody = v.strictObject(v.partial(v.omit(tableSettings, ['clock', 'teamChat'])).entries);
export type SettingsBody = v.InferInput<typeof settingsBody>;
export const seatBody = seatPlan;
export const nothing = v.optional(v.nullable(v.strictObject({})));

// ——— and what it answers ———

export const tableAnswer = v.object({ table: tableInfo });
export const tablesAnswer = v.object({ tables: v.array(tableInfo) });

/** A table and what the asking device is there. */
export const tableHere = v.object({
  table: tableInfo,
  you: v.object({ host: v.boolean(), seats: v.array(seat) }),
});
export type TableHere = Readonly<v.InferOutput<typeof tableHere>>;

/** One of the tables a device has something to do with. */
const myTable = v.object({
  table: tableInfo,
  host: v.boolean(),
  seats: v.array(seat),
  /** The seats that are asked now, whoever holds them. */
  asked: v.array(seat),
  /** The account that is signed in has all of it, on every device. */
  inAccount: v.optional(v.boolean()),
});
export type MyTable = Readonly<v.InferOutput<typeof myTable>>;
export const myTablesAnswer = v.object({ tables: v.array(myTable) });

export const linkAnswer = v.object({ seat, key: secret, link: v.string() });
export const gamesAnswer = v.object({ protocol: v.number(), bots: v.array(v.string()) });
export const errorAnswer = v.object({ error: v.object({ code: v.string(), message: v.string() }) });
