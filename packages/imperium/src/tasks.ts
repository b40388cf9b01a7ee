import type { Participant, Seat } from '@sietch/kernel';
import type { Effect, EffectOf, Hardship } from './effects/effect.js';
import type { TrashSpec } from './rules/trash.js';
import type { Pending } from './state.js';
import type { BattleIcon, CardId, IntrigueId, Ref, SpaceId, Track } from './terms.js';

/** The part of a cost that leaves the player a choice. */
export type CostPart =
  | { readonly pay: 'influence' | 'discard' | 'spies'; readonly n: number }
  | { readonly pay: 'intrigue'; readonly n: number; readonly trashed: boolean }
  | { readonly pay: 'retreat'; readonly from: number; readonly to: number }
  | { readonly pay: 'trash'; readonly spec: TrashSpec }
  | { readonly pay: 'flip'; readonly icon: BattleIcon };

/** Effects gained together; `owed`: at least one of them must be carried out. */
export interface Lines {
  readonly seat: Seat;
  readonly lines: readonly Pending[];
  readonly owed: boolean;
}

/** A cost that a team pays together: what the allies asked so far add. */
export interface Contribution {
  readonly seat: Seat;
  readonly effect: Pick<EffectOf<'pay'>, 'cost' | 'effects'>;
  readonly source: Ref;
  readonly given: readonly number[];
}

/** Steps of the rules that wait on the agenda. */
export type Task =
  | { readonly task: 'leaders' }
  | { readonly task: 'leaders-ready' }
  | { readonly task: 'tokens'; readonly seat: Seat }
  | { readonly task: 'round-start' }
  | { readonly task: 'draw-hands' }
  /** `afterAgent`: right after an Agent turn of the first player. */
  | { readonly task: 'next-turn'; readonly from: Seat; readonly afterAgent?: true }
  | { readonly task: 'gather'; readonly seat: Seat }
  | {
      readonly task: 'visit';
      readonly seat: Seat;
      readonly card: CardId;
      readonly space: SpaceId;
      readonly way: number;
      readonly solariPaid: boolean;
    }
  | { readonly task: 'settle' }
  | ({ readonly task: 'lines' } & Lines)
  | { readonly task: 'effect'; readonly seat: Seat; readonly effect: Effect; readonly source: Ref }
  | { readonly task: 'hardship'; readonly seat: Seat; readonly suffers: Hardship; readonly source: Ref }
  | { readonly task: 'pay-part'; readonly seat: Seat; readonly part: CostPart; readonly source: Ref }
  | ({ readonly task: 'contribute' } & Contribution)
  /** Troops just recruited, which their owner may deploy. */
  | { readonly task: 'deploy'; readonly seat: Seat; readonly upTo: number; readonly source: Ref }
  | { readonly task: 'pass-alliance'; readonly seat: Seat; readonly faction: Track }
  | { readonly task: 'intrigue-done'; readonly seat: Seat; readonly intrigue: IntrigueId }
  /** The commander no longer acts for the ally activated for one card. */
  | { readonly task: 'stand-down' }
  | { readonly task: 'combat' }
  | { readonly task: 'combat-go' }
  | { readonly task: 'resolve-combat'; readonly conceded?: readonly Seat[]; readonly asked?: readonly Seat[] }
  | { readonly task: 'take-conflict'; readonly seat: Seat }
  | { readonly task: 'win-intrigues'; readonly seat: Seat }
  /** Until then it is known who yielded to a teammate. */
  | { readonly task: 'troops-home'; readonly conceded?: readonly Seat[] }
  | { readonly task: 'makers' }
  | { readonly task: 'recall' }
  | { readonly task: 'endgame'; readonly seats: readonly Seat[] }
  | { readonly task: 'game-over' }
  // Automata.
  | { readonly task: 'turn-over' | 'rival-harvests' | 'rival-deploys'; readonly seat: Participant }
  | { readonly task: 'rival-spends' | 'rival-done' | 'combat-bonus'; readonly seat: Participant };
