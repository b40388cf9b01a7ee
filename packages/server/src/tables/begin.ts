import { type AnyRules, Game } from '@sietch/kernel';
import type { StoredTable } from './table.js';

/** The last seat is not given away if the game could not begin then. It begins by the rules of the day. */
export function mustBegin(rules: AnyRules, before: StoredTable, after: StoredTable): StoredTable {
  const { options, seed, status } = after;
  if (before.status !== 'open' || status !== 'playing') return after;
  Game.start(rules, options, seed, true);
  return { ...after, rules: rules.version };
}
