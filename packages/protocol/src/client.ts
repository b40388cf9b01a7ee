import * as v from 'valibot';
import { line, requestId, seat, version } from './fields.js';

/** From the client to the table. */
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
  v.strictObject({ type: v.literal('log'), id: requestId, from: version, seat: v.optional(seat) }),
  /** How things stood at a version. As with the log: by other eyes than one's own only once the game is over. */
  v.strictObject({ type: v.literal('scene'), id: requestId, version, seat: v.optional(seat) }),
  /** The record of a finished game. */
  v.strictObject({ type: v.literal('record'), id: requestId }),
  /** How a finished game was decided. */
  v.strictObject({ type: v.literal('analyse'), id: requestId }),
  /** Another of the people at this screen takes it. */
  v.strictObject({ type: v.literal('sit'), id: requestId, seat }),
  /** To everybody, or to those whom this seat may confide in now. */
  v.strictObject({
    type: v.literal('chat'),
    id: requestId,
    text: line(500),
    team: v.optional(v.boolean(), false),
  }),
  v.strictObject({ type: v.literal('vote'), id: requestId, seat, out: v.boolean() }),
]);
export type ClientMessage = v.InferOutput<typeof clientMessage>;
/** As a client writes it, before defaults are filled in. */
export type ClientWords = v.InferInput<typeof clientMessage>;
