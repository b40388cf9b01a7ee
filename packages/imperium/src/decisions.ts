import type { Seat } from '@sietch/kernel';
import type { Asked } from './content/mode.js';
import type { Effect, EffectOf, Option } from './effects/effect.js';
import type { SpyPlacement } from './rules/spies.js';
import type { TrashSpec } from './rules/trash.js';
import type { Pending } from './state.js';
import type { BattleIcon, CardId, Faction, LeaderId, Ref, SpaceId } from './terms.js';

interface FromSource extends Asked {
  readonly source: Ref;
}

const LOOKING = ['peek', 'sort-draw', 'sort-discard'] as const;
type LookingKind = (typeof LOOKING)[number];

/** Questions about the top cards of a deck: only the asked seat knows `cards`. */
export type Looking = {
  readonly [K in LookingKind]: FromSource & { readonly kind: K; readonly cards: readonly CardId[] };
}[LookingKind];

export function isLooking(decision: Decision): decision is Looking {
  return (LOOKING as readonly string[]).includes(decision.kind);
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
  | (FromSource & { readonly kind: 'pay'; readonly effect: EffectOf<'pay'> })
  | (FromSource & {
      readonly kind: 'choose';
      readonly options: readonly Option[];
      readonly taken: readonly number[];
      readonly count: number;
      readonly optional: boolean;
    })
  /** Effects gained together, to be taken in the order the player likes. */
  | (FromSource & { readonly kind: 'lines'; readonly lines: readonly Pending[]; readonly owed: boolean })
  | (FromSource & { readonly kind: 'faction'; readonly n: number; readonly from: readonly Faction[] })
  | (FromSource & { readonly kind: 'lose-influence'; readonly n: number })
  | (Asked & { readonly kind: 'pass-alliance'; readonly faction: Faction; readonly to: readonly Seat[] })
  | (FromSource &
      TrashSpec & {
        readonly kind: 'trash';
        readonly optional: boolean;
        /** What the trashed card brings if it costs so much persuasion. */
        readonly reward?: { readonly costing: number; readonly effects: readonly Effect[] };
      })
  | (FromSource & { readonly kind: 'discard'; readonly n: number; readonly then: readonly Effect[] })
  | (FromSource & { readonly kind: 'discard-or-lose-troop'; readonly n: number })
  | (FromSource & { readonly kind: 'acquire'; readonly effect: EffectOf<'acquire'> })
  | (Asked & {
      readonly kind: 'destination';
      readonly card: CardId;
      readonly from: 'row' | 'reserve' | 'aside';
      /** Where the card goes if not on top of the deck. */
      readonly to: 'discard' | 'hand';
      readonly cost: number;
    })
  | (FromSource & { readonly kind: 'take-from-discard'; readonly faction: Faction })
  | Looking
  | (FromSource & { readonly kind: 'remove-from-row' })
  | (FromSource & { readonly kind: 'deploy'; readonly upTo: number })
  | (FromSource & { readonly kind: 'retreat'; readonly from: number; readonly upTo: number })
  | (FromSource & { readonly kind: 'opponent' })
  | (FromSource & { readonly kind: 'name-space' })
  | (FromSource & { readonly kind: 'recall-agent'; readonly other: boolean })
  | (Asked & {
      readonly kind: 'infiltrate';
      readonly card: CardId;
      readonly space: SpaceId;
      readonly from: string;
    })
  | (Asked & { readonly kind: 'gather'; readonly space: SpaceId })
  | (FromSource & SpyPlacement & { readonly kind: 'place-spy'; readonly n: number })
  | (FromSource &
      SpyPlacement & { readonly kind: 'recall-to-place'; readonly n: number; readonly agreed: boolean })
  | (FromSource & { readonly kind: 'recall-spy'; readonly n: number })
  | (FromSource & { readonly kind: 'shield-wall' })
  | (FromSource & { readonly kind: 'contract' })
  | (FromSource & { readonly kind: 'give-intrigue'; readonly n: number; readonly trashed: boolean })
  | (FromSource & { readonly kind: 'flip'; readonly icon: BattleIcon })
  | (FromSource & { readonly kind: 'train'; readonly to: readonly string[] })
  | (Asked & { readonly kind: 'combat' })
  | (Asked & { readonly kind: 'win' })
  | (Asked & { readonly kind: 'endgame' });

export type DecisionKind = Decision['kind'];
export type DecisionOf<K extends DecisionKind> = Extract<Decision, { readonly kind: K }>;
