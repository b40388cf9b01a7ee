import { SietchError } from '@sietch/kernel';
import * as v from 'valibot';
import { SIDES, type Side } from './terms.js';

export interface ArrakisOptions {
  /** One against the automaton, two players, or three or four in two teams. */
  readonly players: 1 | 2 | 3 | 4;
  /** Two share the Atreides against the automaton; one player always does without an opponent. */
  readonly solo?: boolean | undefined;
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
  players: v.optional(v.picklist([1, 2, 3, 4], 'players must be 1, 2, 3 or 4'), 2),
  // Absent unless asked for, so that records of games without it stay as they are.
  solo: v.optional(v.boolean('solo must be true or false')),
  atreides: v.optional(v.picklist([0, 1], 'atreides must be the seat 0 or 1'), 0),
  // The book advises that three players share the Harkonnen.
  shared: v.optional(v.picklist(SIDES, 'shared must be atreides or harkonnen'), 'harkonnen'),
  arrakeenEndsGame: yesOrNo('arrakeenEndsGame'),
  everyBan: yesOrNo('everyBan'),
  mayStay: yesOrNo('mayStay'),
  // Absent unless asked for, like solo.
  confirmTurns: v.optional(v.boolean('confirmTurns must be true or false')),
});

export function parseOptions(raw: unknown): ArrakisOptions {
  const parsed = v.safeParse(schema, raw ?? {});
  if (parsed.success) return agreeing(parsed.output);
  const [issue] = parsed.issues;
  const path = v.getDotPath(issue);
  if (path !== null && !(path in schema.entries)) {
    const known = Object.keys(schema.entries).join(', ');
    throw new SietchError('bad-option', `Unknown option "${path}". Options are ${known}.`);
  }
  throw new SietchError('bad-option', `Option ${issue.message}.`);
}

/** What does not go together is refused; an automaton has no seat, so that the Atreides sit at the first ones. */
function agreeing(options: ArrakisOptions): ArrakisOptions {
  const { players, solo, shared } = options;
  if (players === 1 && solo === false) throw new SietchError('bad-option', 'One player plays solo.');
  if (players > 2 && solo === true)
    throw new SietchError('bad-option', 'Option solo is for one or two players.');
  // Its default goes with every game.
  if (players !== 3 && shared !== 'harkonnen')
    throw new SietchError('bad-option', 'Option shared is for three players.');
  if (isSolo(options)) return { ...options, atreides: 0 };
  const { solo: _, ...others } = options;
  return others;
}

/** Against the automaton of the Harkonnen (rulebook: Соло-режим Магді). */
export function isSolo({ players, solo }: Pick<ArrakisOptions, 'players' | 'solo'>): boolean {
  return players === 1 || (players === 2 && solo === true);
}
