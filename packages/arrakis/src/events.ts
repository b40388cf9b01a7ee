import type { GameEvent, Play, Seat } from '@sietch/kernel';
import type { TacticId } from './content/tactics.js';
import type { CriterionName, Purpose, RequirementName } from './purposes.js';
import type { ArrakisState, Legion } from './state.js';
import type {
  AirZoneId,
  AreaId,
  CardId,
  DashboardId,
  Face,
  Force,
  LeaderId,
  Marker,
  ObjectiveId,
  Power,
  PrescienceId,
  Ref,
  Result,
  Side,
  TokenId,
  Unit,
  Vehicle,
  Worm,
  Wormsign,
} from './terms.js';

interface Secret<T> {
  readonly secret: { readonly seats: readonly Seat[] } & T;
}

interface BySide {
  readonly side: Side;
  /** Which of the partners took the turn it happened in. */
  readonly by?: DashboardId;
}

/** What a criterion or a requirement of the automaton left out. */
export interface Sieved {
  readonly criterion: CriterionName | RequirementName;
  readonly out: readonly string[];
}

/** What happens in a game, for log, animation and statistics. `secret` parts are for their seats only. */
export type ArrakisEvent = GameEvent &
  (
    | { readonly event: 'round'; readonly round: number }
    | { readonly event: 'phase'; readonly phase: string }
    | (BySide & { readonly event: 'turn' })
    | (BySide & { readonly event: 'rolled-actions'; readonly results: readonly Result[] })
    /** Which of the partners acts. */
    | (BySide & { readonly event: 'acts'; readonly dashboard: DashboardId })
    /** What one of the partners got of the dice rolled. */
    | (BySide & {
        readonly event: 'dice-divided';
        readonly dashboard: DashboardId;
        readonly dice: Readonly<Record<Result, number>>;
        /** Dice set aside, which will be changed. */
        readonly aside: number;
      })
    | (BySide & { readonly event: 'cone'; readonly change: 'began' | 'ended' })
    | (BySide & { readonly event: 'die-changed'; readonly result: Result })
    | (BySide & { readonly event: 'die-spent'; readonly result: Result })
    | (BySide & { readonly event: 'die-discarded'; readonly result: Result })
    | { readonly event: 'die-forced'; readonly result: Result }
    | (BySide & {
        readonly event: 'bene-gesserit';
        readonly change: 'gained' | 'placed';
        /** Where it was placed. */
        readonly result?: Result;
      })
    | (BySide & { readonly event: 'action'; readonly action: string })
    | (BySide & { readonly event: 'card'; readonly card: CardId })
    | (BySide & { readonly event: 'special'; readonly leader: LeaderId })
    | (BySide & { readonly event: 'drew'; readonly deck: Force; readonly n: number } & Secret<{
          readonly cards: readonly CardId[];
        }>)
    | (BySide & { readonly event: 'discarded'; readonly cards: readonly CardId[]; readonly why: Ref })
    | (BySide & {
        readonly event: 'moved';
        readonly from: AreaId;
        readonly to: AreaId;
        readonly figures: Legion;
        readonly how: 'move' | 'ride' | 'fly' | 'retreat' | 'advance' | 'carry' | 'displace';
      })
    | (BySide & {
        readonly event: 'placed';
        readonly what: string;
        readonly from: string;
        readonly area: AreaId;
        readonly n: number;
      })
    | (BySide & {
        readonly event: 'removed';
        readonly what: string;
        readonly area: AreaId;
        readonly n: number;
        readonly why: Ref;
      })
    | (BySide & {
        readonly event: 'replaced';
        readonly from: Unit;
        readonly to: Unit;
        readonly area: AreaId;
        readonly n: number;
      })
    | { readonly event: 'token-drawn'; readonly token: TokenId; readonly area: AreaId }
    /** What a token of either side shows; leaders are on tokens of the automaton only. */
    | {
        readonly event: 'token-shown';
        readonly token: TokenId;
        readonly area: AreaId;
        readonly units: Readonly<Partial<Record<Unit, number>>>;
        readonly leaders?: number;
      }
    | { readonly event: 'token-lost'; readonly token: TokenId; readonly area: AreaId }
    | { readonly event: 'tokens-swapped'; readonly areas: readonly AreaId[] }
    | { readonly event: 'sietch-shown'; readonly area: AreaId; readonly rank: number }
    | { readonly event: 'sietch-moved'; readonly from: AreaId; readonly to: AreaId }
    | { readonly event: 'settlement-destroyed'; readonly area: AreaId; readonly rank: number }
    | { readonly event: 'station'; readonly area: AreaId; readonly marker: Marker }
    | {
        readonly event: 'vehicle';
        readonly vehicle: Vehicle;
        readonly at: AreaId | AirZoneId;
        readonly change: 'placed' | 'removed' | 'rescued' | 'gathered';
      }
    | { readonly event: 'scouted'; readonly area: AreaId }
    | { readonly event: 'wormsign-placed'; readonly area: AreaId }
    | { readonly event: 'wormsign-removed'; readonly area: AreaId }
    | { readonly event: 'wormsign'; readonly area: AreaId; readonly sign: Wormsign }
    | {
        readonly event: 'worm';
        readonly worm: Worm;
        readonly area: AreaId;
        readonly change: 'placed' | 'removed';
      }
    | { readonly event: 'worm-moved'; readonly worm: Worm; readonly from: AreaId; readonly to: AreaId }
    | { readonly event: 'worm-attack'; readonly worm: Worm; readonly area: AreaId }
    | { readonly event: 'storm'; readonly area: AreaId }
    | (BySide & { readonly event: 'special-attack'; readonly area: AreaId })
    | { readonly event: 'atomics'; readonly area: AreaId }
    | (BySide & {
        readonly event: 'attack';
        readonly from: AreaId;
        readonly area: AreaId;
        readonly surprise: boolean;
      })
    | (BySide & {
        readonly event: 'roll';
        readonly faces: readonly Face[];
        readonly why: Ref;
        /** One special more than the dice show. */
        readonly surprise?: true;
      })
    | (BySide & {
        readonly event: 'ability';
        readonly leader: LeaderId;
        readonly swords: number;
        readonly shields: number;
      })
    | (BySide & { readonly event: 'hits'; readonly area: AreaId; readonly n: number; readonly why: Ref })
    | { readonly event: 'ceased' }
    | { readonly event: 'battle-over'; readonly area: AreaId; readonly winner: Side | undefined }
    | (BySide & { readonly event: 'leader-entered'; readonly leader: LeaderId })
    | (BySide & { readonly event: 'leader-gone'; readonly leader: LeaderId })
    | (BySide & { readonly event: 'tank'; readonly leader: LeaderId; readonly change: 'entered' | 'left' })
    | {
        readonly event: 'prescience';
        readonly marker: Marker;
        readonly n: number;
        readonly step: number;
        /** A prescience card, a destroyed settlement, a planning card; or `stations`, `bonus`. */
        readonly why: Ref;
      }
    | {
        readonly event: 'supremacy';
        readonly n: number;
        readonly step: number;
        /** A destroyed sietch, or `stockpile`. */
        readonly why: Ref;
      }
    | { readonly event: 'prescience-shown'; readonly card: PrescienceId }
    | { readonly event: 'prescience-left'; readonly card: PrescienceId; readonly to: 'deck' | 'box' }
    | { readonly event: 'attached'; readonly card: CardId; readonly to: PrescienceId }
    | { readonly event: 'claimed'; readonly card: PrescienceId }
    | ({ readonly event: 'objective' } & Secret<{ readonly objective: ObjectiveId }>)
    | { readonly event: 'spice'; readonly harvested: number; readonly total: number }
    | {
        readonly event: 'power';
        readonly power: Power;
        readonly row: number;
        readonly change: 'raised' | 'kept' | 'lowered';
      }
    | { readonly event: 'stockpiled' }
    | { readonly event: 'reserved'; readonly n: number }
    | { readonly event: 'ban'; readonly power: Power }
    | { readonly event: 'restrained' }
    /** A tactics card names the sector to harvest or the target, or is laid aside. */
    | {
        readonly event: 'tactic';
        readonly card: TacticId;
        readonly change: 'harvest' | 'target' | 'same-sector' | 'destroyed' | 'taken';
      }
    /** Planning cards go facedown among the reinforcements of the automaton. */
    | { readonly event: 'reinforced'; readonly deck: Force; readonly n: number; readonly why: Ref }
    /** The automaton has rolled a die; results three dice show are rolled again. */
    | { readonly event: 'automaton-die'; readonly result: Result; readonly rerolled: readonly Result[] }
    /** How the automaton came to a choice: what each criterion of its list left out, and what was left, if anything. */
    | {
        readonly event: 'criteria';
        readonly purpose: Purpose;
        readonly steps: readonly Sieved[];
        readonly left: readonly string[];
        /** There is room for all that are left: nobody chooses among them. */
        readonly all?: true;
        /** Where tokens to choose from lie. */
        readonly at?: Readonly<Record<TokenId, AreaId>>;
      }
    /** What people picked where the criteria left several. */
    | {
        readonly event: 'picked';
        readonly purpose: Purpose;
        readonly candidate: string;
        readonly at?: Readonly<Record<TokenId, AreaId>>;
      }
    /** A card of the automaton without effect. */
    | { readonly event: 'card-failed'; readonly card: CardId }
    | { readonly event: 'set-beside'; readonly card: CardId }
    | { readonly event: 'die-freed' }
    /** A sietch legions move to instead of the target for this turn. */
    | { readonly event: 'detour'; readonly area: AreaId }
    | { readonly event: 'garrisoned'; readonly area: AreaId; readonly tokens: readonly TokenId[] }
    | { readonly event: 'deck-renewed'; readonly deck: Force }
    | { readonly event: 'game-over'; readonly winner: Side; readonly objectives: readonly ObjectiveId[] }
  );

/** A game in motion; every rule function takes it. */
export type ArrakisPlay = Play<ArrakisState, ArrakisEvent>;

/** So short that engines put it into its callers, and then make no event for nobody. */
export function emit(play: ArrakisPlay, event: ArrakisEvent): void {
  if (!play.silent) tell(play, event);
}

function tell({ state, events }: ArrakisPlay, event: ArrakisEvent): void {
  events.push(signed(state, event));
}

/** What partners do on their turn is told with the one of them who acts. */
function signed({ turn, factions }: ArrakisState, event: ArrakisEvent): ArrakisEvent {
  if (turn?.acting === undefined || factions[turn.side].dashboards.length === 1) return event;
  return 'side' in event && event.side === turn.side ? { ...event, by: turn.acting } : event;
}
