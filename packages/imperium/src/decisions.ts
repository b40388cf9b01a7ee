import type { Seat } from '@sietch/kernel';
import type { Asked } from './content/mode.js';
import type { Effect, EffectOf, Option } from './effects/effect.js';
import type { SpyPlacement } from './rules/spies.js';
import type { TrashSpec } from './rules/trash.js';
import type { Pending } from './state.js';
import type { Contribution } from './tasks.js';
import type { BattleIcon, CardId, Faction, LeaderId, Ref, Resource, SpaceId, Track } from './terms.js';

interface FromSource extends Asked {
  readonly source: Ref;
}

/** One side of a trade; `reply`: the partner has given already. */
interface Trade {
  readonly partner: Seat;
  readonly reply: boolean;
}

/** Who has yielded to a tied teammate, and who has been asked. */
interface Concessions {
  readonly conceded: readonly Seat[];
  readonly asked: readonly Seat[];
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
  | (FromSource & { readonly kind: 'faction'; readonly n: number; readonly from: readonly Track[] })
  | (FromSource & { readonly kind: 'lose-influence'; readonly n: number })
  | (Asked & { readonly kind: 'pass-alliance'; readonly faction: Track; readonly to: readonly Seat[] })
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
      readonly from: 'row' | 'reserve' | 'aside' | 'throne';
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
  /** A commander's turn: which ally does the agent token activate? May the ally deploy troops? */
  | (Asked & { readonly kind: 'activate'; readonly card: CardId; readonly space: SpaceId })
  | (Asked & { readonly kind: 'ally-deploys'; readonly space: SpaceId; readonly upTo: number })
  /** What teammates do for each other. */
  | (FromSource & { readonly kind: 'reinforce'; readonly n: number })
  | (FromSource & { readonly kind: 'trade-with' })
  | (FromSource & { readonly kind: 'trade' } & Trade)
  | (FromSource & { readonly kind: 'trade-amount'; readonly what: Resource } & Trade)
  | (FromSource & { readonly kind: 'trade-intrigue'; readonly given: number } & Trade)
  | (FromSource & { readonly kind: 'to-throne-row'; readonly except: Faction })
  | (FromSource & { readonly kind: 'give-contracts' })
  | (FromSource & {
      readonly kind: 'contribute';
      readonly upTo: number;
      readonly contribution: Contribution;
    })
  | (Asked & { readonly kind: 'concede'; readonly to: Seat; readonly concessions: Concessions })
  | (Asked & { readonly kind: 'combat' })
  | (Asked & { readonly kind: 'win' })
  | (Asked & { readonly kind: 'endgame' });

export type DecisionKind = Decision['kind'];
export type DecisionOf<K extends DecisionKind> = Extract<Decision, { readonly kind: K }>;
