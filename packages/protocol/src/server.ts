import * as v from 'valibot';
import { analysis } from './analysis.js';
import { requestId, seat, version } from './fields.js';
import { PROTOCOL } from './limits.js';
import { parse, parseJson } from './parse.js';
import { change, patch, position } from './position.js';
import { chatLine, tableInfo } from './table.js';

/**
 * From the table to the client, whether it is kept by a server or by a worker of the page. Fields an older client does
 * not know are left out of what it reads.
 */
export const serverMessage = v.variant('type', [
  v.object({
    type: v.literal('welcome'),
    protocol: v.literal(PROTOCOL),
    /** The table's time, for what else is told in times: milliseconds since 1970. */
    now: v.number(),
    seat: v.optional(seat),
    /** The seats of people who share this screen, if there are several: see `sit`. */
    shared: v.optional(v.array(seat)),
    table: tableInfo,
    chat: v.array(chatLine),
    /** Absent until the game has begun. */
    position: v.optional(position),
    /** What the client missed, if the table still remembers all of it. */
    gap: v.optional(v.array(change)),
  }),
  v.object({ type: v.literal('table'), table: tableInfo }),
  /** With a position, or a patch for those who asked for patches. */
  v.object({
    type: v.literal('update'),
    /** What happened before `change` and was not told by itself. */
    earlier: v.optional(v.array(change)),
    change: v.optional(change),
    position: v.optional(position),
    patch: v.optional(patch),
  }),
  v.object({ type: v.literal('log'), id: requestId, changes: v.array(change), more: v.boolean() }),
  v.object({ type: v.literal('scene'), id: requestId, seat: v.optional(seat), position }),
  v.object({ type: v.literal('record'), id: requestId, record: v.string() }),
  /** How far the analysis has come, and all that it has found if that is more than before. */
  v.object({
    type: v.literal('analysis'),
    id: requestId,
    progress: v.number(),
    analysis: v.optional(analysis),
  }),
  v.object({ type: v.literal('chat'), line: chatLine }),
  v.object({ type: v.literal('done'), id: requestId, version: v.optional(version) }),
  v.object({
    type: v.literal('error'),
    id: requestId,
    code: v.string(),
    message: v.string(),
    /** With `stale`: how things stand now. */
    position: v.optional(position),
  }),
]);
export type ServerMessage = Readonly<v.InferOutput<typeof serverMessage>>;

const TYPES: readonly unknown[] = serverMessage.options.map(({ entries }) => entries.type.literal);

/** The client's door. A type of message it does not know is for newer clients, and none of its business. */
export function readServerMessage(text: string): ServerMessage | undefined {
  const raw = parse(v.looseObject({ type: v.string() }), parseJson(text));
  return TYPES.includes(raw.type) ? parse(serverMessage, raw) : undefined;
}
