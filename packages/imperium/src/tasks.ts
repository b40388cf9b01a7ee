import type { Seat } from '@sietch/kernel';
import type { Effect, Hardship } from './effects/effect.js';
import type { Faction, IntrigueId, Ref } from './terms.js';

/** Steps of the rules that wait on the agenda. */
export type Task =
  | { readonly task: 'leaders' }
  | { readonly task: 'leaders-ready' }
  | { readonly task: 'round-start' }
  | { readonly task: 'draw-hands' }
  | { readonly task: 'next-turn'; readonly from: Seat }
  | { readonly task: 'settle' }
  | { readonly task: 'effect'; readonly seat: Seat; readonly effect: Effect; readonly source: Ref }
  | { readonly task: 'hardship'; readonly seat: Seat; readonly suffers: Hardship; readonly source: Ref }
  | { readonly task: 'lose-influence'; readonly seat: Seat; readonly n: number; readonly source: Ref }
  | { readonly task: 'pass-alliance'; readonly seat: Seat; readonly faction: Faction }
  | { readonly task: 'intrigue-done'; readonly seat: Seat; readonly intrigue: IntrigueId }
  | { readonly task: 'combat' }
  | { readonly task: 'combat-go' }
  | { readonly task: 'resolve-combat' }
  | { readonly task: 'win-intrigues'; readonly seat: Seat }
  | { readonly task: 'troops-home' }
  | { readonly task: 'makers' }
  | { readonly task: 'recall' }
  | { readonly task: 'endgame'; readonly seats: readonly Seat[] }
  | { readonly task: 'game-over' };
