import type { Seat } from '@sietch/kernel';
import type { Effect, Option } from './effects/effect.js';
import type { CardId, Faction, LeaderId, Ref, SpaceId } from './terms.js';

interface Asked {
  /** One seat: nobody shares a decision in a game without teams. */
  readonly seats: readonly [Seat];
}

interface FromSource extends Asked {
  readonly source: Ref;
}

/** The questions of the Imperium family. */
export type Decision =
  | (Asked & { readonly kind: 'leader'; readonly from: readonly LeaderId[] })
  | (Asked & { readonly kind: 'tokens' })
  | (Asked & { readonly kind: 'defend'; readonly space: SpaceId })
  /** The three menus of a turn: its start, the effects of an agent, the effects of a reveal. */
  | (Asked & { readonly kind: 'turn' })
  | (Asked & { readonly kind: 'agent-effects' })
  | (Asked & { readonly kind: 'reveal-effects' })
  | (Asked & { readonly kind: 'which-agent'; readonly card: CardId; readonly space: SpaceId })
  | (Asked & { readonly kind: 'way'; readonly card: CardId; readonly space: SpaceId })
  | (FromSource & { readonly kind: 'pay'; readonly effect: Effect & { readonly do: 'pay' } })
  | (FromSource & {
      readonly kind: 'choose';
      readonly options: readonly Option[];
      readonly taken: readonly number[];
      readonly count: number;
    })
  | (FromSource & { readonly kind: 'faction'; readonly n: number; readonly from: readonly Faction[] })
  | (FromSource & { readonly kind: 'lose-influence'; readonly n: number })
  | (Asked & { readonly kind: 'pass-alliance'; readonly faction: Faction; readonly to: readonly Seat[] })
  | (FromSource & { readonly kind: 'trash'; readonly optional: boolean })
  | (FromSource & { readonly kind: 'discard'; readonly n: number })
  | (FromSource & { readonly kind: 'discard-or-lose-troop'; readonly n: number })
  | (FromSource & { readonly kind: 'acquire'; readonly maxCost: number; readonly to: 'discard' | 'deck' })
  | (Asked & {
      readonly kind: 'destination';
      readonly card: CardId;
      readonly from: 'row' | 'reserve' | 'aside';
      readonly cost: number;
    })
  | (FromSource & { readonly kind: 'take-from-discard'; readonly faction: Faction })
  | (FromSource & { readonly kind: 'peek'; readonly card: CardId })
  | (FromSource & { readonly kind: 'remove-from-row' })
  | (FromSource & { readonly kind: 'deploy'; readonly upTo: number })
  | (FromSource & { readonly kind: 'retreat'; readonly upTo: number })
  | (FromSource & { readonly kind: 'opponent' })
  | (FromSource & { readonly kind: 'name-space' })
  | (FromSource & { readonly kind: 'recall-agent' })
  | (Asked & { readonly kind: 'combat' })
  | (Asked & { readonly kind: 'win' })
  | (Asked & { readonly kind: 'endgame' });

export type DecisionKind = Decision['kind'];
export type DecisionOf<K extends DecisionKind> = Extract<Decision, { readonly kind: K }>;
