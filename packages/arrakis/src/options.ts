import { SietchError } from '@sietch/kernel';
import * as v from 'valibot';
import { SIDES, type Side } from './terms.js';

export interface ArrakisOptions {
  /** Two players, or three or four in two teams. */
  readonly players: 2 | 3 | 4;
  /** The Atreides sit at the first seats (0) or after the Harkonnen (1); of partners the House comes first. */
  readonly atreides: 0 | 1;
  /** The side that two of three players share. */
  readonly shared: Side;
  /** Later rulings of the publisher that differ from the rulebook. */
  readonly arrakeenEndsGame: boolean;
  readonly everyBan: boolean;
  readonly mayStay: boolean;
  /** Every turn waits for its player to end it: until then everything that has shown nothing can be taken back. */
  readonly confirmTurns?: boolean | undefined;
}

const yesOrNo = (name: string) => v.optional(v.boolean(`${name} must be true or false`), false);

const schema = v.strictObject({
  players: v.optional(v.picklist([2, 3, 4], 'players must be 2, 3 or 4'), 2),
  atreides: v.optional(v.picklist([0, 1], 'atreides must be the seat 0 or 1'), 0),
  // The book advises that three players share the Harkonnen.
  shared: v.optional(v.picklist(SIDES, 'shared must be atreides or harkonnen'), 'harkonnen'),
  arrakeenEndsGame: yesOrNo('arrakeenEndsGame'),
  everyBan: yesOrNo('everyBan'),
  mayStay: yesOrNo('mayStay'),
  // Absent unless asked for, so that records of games without it stay as they are.
  confirmTurns: v.optional(v.boolean('confirmTurns must be true or false')),
});

export function parseOptions(raw: unknown): ArrakisOptions {
  const parsed = v.safeParse(schema, raw ?? {});
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const path = v.getDotPath(issue);
  if (path !== null && !(path in schema.entries)) {
    const known = Object.keys(schema.entries).join(', ');
    throw new SietchError('bad-option', `Unknown option "${path}". Options are ${known}.`);
  }
  throw new SietchError('bad-option', `Option ${issue.message}.`);
}
