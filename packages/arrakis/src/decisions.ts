import type { Seat } from '@sietch/kernel';
import type { BattleTerms, Group, LeaderRef, Legions, Spot, Step, StepOf } from './effects/step.js';
import type { Purpose } from './purposes.js';
import type { AutomatonTask } from './tasks.js';
import type {
  Aircraft,
  AirZoneId,
  AreaId,
  CardId,
  DashboardId,
  Force,
  Marker,
  PrescienceId,
  Ref,
  Result,
  SectorId,
  Side,
  TokenId,
  Unit,
} from './terms.js';
import type { Legion } from './zone.js';

interface Asked {
  /** Whoever may answer for the faction: partners in a team. */
  readonly seats: readonly Seat[];
  readonly side: Side;
}

/** Large choices of areas are narrowed to a sector first. */
interface Narrowed {
  readonly sector?: SectorId;
}

/** What an area is asked for, each with what that question must know besides. */
interface AreaPurposes {
  harvester: { readonly mandatory: boolean };
  /** A sietch that has an enemy legion so near. */
  warned: { readonly within: number };
  uncover: unknown;
  shell: { readonly dice: number };
  wormsign: { readonly left: number };
  'remove-wormsign': { readonly left: number };
  sandworm: { readonly left: number; readonly near: 'sandworm' | 'legion' };
  'wild-maker': unknown;
  'carry-from': unknown;
  'carry-to': AfterFirst;
  swap: unknown;
  'swap-with': AfterFirst;
  'sietch-from': unknown;
  'sietch-to': AfterFirst;
  'displace-from': unknown;
  'displace-to': AfterFirst;
}

/** The second of two areas knows the first. */
interface AfterFirst {
  readonly from: AreaId;
}

export type AreaPurpose = keyof AreaPurposes;

/** A question for one area, of one purpose or of any. */
export type AreaDecision<P extends AreaPurpose = AreaPurpose> = {
  [Q in P]: Asked & Narrowed & { readonly kind: 'area'; readonly purpose: Q } & AreaPurposes[Q];
}[P];

/** What a die is spent for besides its own actions. */
interface SpendPurposes {
  card: { readonly card: CardId };
  claim: { readonly claim: PrescienceId };
  /** What others see: the card is shown when its die is spent, and can be taken back until then. */
  unseen: unknown;
}

export type SpendPurpose = keyof SpendPurposes;
export type SpendDecision<P extends SpendPurpose = SpendPurpose> = {
  [Q in P]: Asked & { readonly kind: 'spend-die'; readonly purpose: Q } & SpendPurposes[Q];
}[P];

/** What a revealed prescience card is asked for. */
interface PresciencePurposes {
  bury: unknown;
  /** Cards removed so far, to be replaced by as many. */
  renew: { readonly renewed: number };
  bonus: { readonly card: CardId };
  keep: { readonly card: CardId };
}

export type PresciencePurpose = keyof PresciencePurposes;
export type PrescienceDecision<P extends PresciencePurpose = PresciencePurpose> = {
  [Q in P]: Asked & { readonly kind: 'prescience'; readonly purpose: Q } & PresciencePurposes[Q];
}[P];

/** What a sector is asked for. */
interface SectorPurposes {
  harvesters: { readonly n: number };
  rockets: { readonly dice: number };
}

export type SectorPurpose = keyof SectorPurposes;
export type SectorDecision<P extends SectorPurpose = SectorPurpose> = {
  [Q in P]: Asked & { readonly kind: 'sector'; readonly purpose: Q } & SectorPurposes[Q];
}[P];

/** A group being picked for a move. */
interface Moving extends Asked {
  readonly from: AreaId;
  readonly to: AreaId;
  readonly left: number;
  readonly who: Legions;
  readonly again: boolean;
  /** Straight to a distant legion, whatever lies between. */
  readonly carried: boolean;
}

/** The questions of War for Arrakis. */
export type Decision =
  /** Which of the partners takes the turn. */
  | (Asked & { readonly kind: 'actor' })
  | (Asked & { readonly kind: 'turn' })
  | (Asked & { readonly kind: 'turn-end' })
  | (Asked & { readonly kind: 'action'; readonly result: Result; readonly specials: boolean })
  | SpendDecision
  | (Asked & {
      readonly kind: 'choose';
      readonly options: readonly (readonly Step[])[];
      readonly source: Ref;
    })
  | (Asked & { readonly kind: 'play-card' })
  | (Asked & { readonly kind: 'draw'; readonly n: number; readonly deck: Force | undefined })
  | (Asked & {
      readonly kind: 'discard';
      readonly dashboard: DashboardId;
      readonly n: number;
      readonly why: Ref;
    })
  | (Asked & {
      readonly kind: 'move-legion';
      readonly left: number;
      readonly who: Legions;
      readonly again: boolean;
    })
  | (Asked & {
      readonly kind: 'move-to';
      readonly from: AreaId;
      readonly left: number;
      readonly who: Legions;
      readonly again: boolean;
    })
  | (Moving & { readonly kind: 'move-ornithopter' })
  | (Moving & { readonly kind: 'move-group'; readonly zone: AirZoneId | undefined })
  | (Moving & {
      readonly kind: 'move-part';
      readonly zone: AirZoneId | undefined;
      readonly picked: Legion;
      readonly kinds: readonly string[];
    })
  | (Asked & { readonly kind: 'attack-with'; readonly who: Legions; readonly terms: BattleTerms })
  | (Asked & {
      readonly kind: 'attack-target';
      readonly from: AreaId;
      readonly who: Legions;
      readonly terms: BattleTerms;
    })
  | (Asked & {
      readonly kind: 'attack-ornithopter';
      readonly from: AreaId;
      readonly at: AreaId;
      readonly terms: BattleTerms;
    })
  | (Asked & {
      readonly kind: 'combat-cards';
      readonly dashboard: DashboardId;
      /** How many partners have passed since the latest card. */
      readonly passed: number;
    })
  | (Asked & { readonly kind: 'ability' })
  | (Asked & { readonly kind: 'casualty'; readonly area: AreaId; readonly hits: number; readonly why: Ref })
  /** Which of the partners discards a card the opponent asks for. */
  | (Asked & {
      readonly kind: 'who-discards';
      readonly left: number;
      readonly why: Ref;
      /** Those who have shown that they have nothing to give up. */
      readonly unable: readonly DashboardId[];
    })
  | (Asked & { readonly kind: 'tank-order'; readonly dashboard: DashboardId })
  | (Asked & { readonly kind: 'continue' })
  | (Asked & { readonly kind: 'retreat' })
  | (Asked & { readonly kind: 'retreat-to'; readonly area: AreaId; readonly retreating: Side })
  | (Asked & { readonly kind: 'advance'; readonly from: AreaId; readonly to: AreaId })
  | (Asked & { readonly kind: 'surplus'; readonly area: AreaId })
  | (Asked &
      Narrowed & {
        readonly kind: 'spot';
        readonly what: Group;
        readonly where: Spot;
        readonly deploy: boolean;
        /** The steps that follow speak of the legion chosen here. */
        readonly named: boolean;
      })
  | (Asked & {
      readonly kind: 'place-unit';
      readonly unit: Unit;
      readonly left: number;
      readonly area: AreaId;
      readonly deploy: boolean;
      readonly marched: boolean;
    })
  | (Asked & {
      readonly kind: 'place-leader';
      readonly leader: LeaderRef;
      readonly area: AreaId;
      readonly deploy: boolean;
    })
  | (Asked & { readonly kind: 'recruit'; readonly token: TokenId | undefined; readonly leader: boolean })
  | (Asked & { readonly kind: 'muster'; readonly unit: Unit; readonly what: Group })
  | (Asked & { readonly kind: 'muster-leader'; readonly leader: LeaderRef })
  | (Asked & { readonly kind: 'muster-leader-at'; readonly leader: string; readonly from: string })
  | AreaDecision
  | (Asked & { readonly kind: 'air-zone'; readonly vehicle: Aircraft; readonly mandatory: boolean })
  | (Asked & { readonly kind: 'which-vehicle' })
  | (Asked & { readonly kind: 'upgrade'; readonly from: Unit; readonly to: Unit; readonly left: number })
  | (Asked & { readonly kind: 'desert-power'; readonly special: boolean })
  | (Asked & { readonly kind: 'move-worm'; readonly left: number; readonly moved: readonly AreaId[] })
  | (Asked & {
      readonly kind: 'worm-to';
      readonly from: AreaId;
      readonly left: number;
      readonly moved: readonly AreaId[];
      /** A card speaks of this worm: no other can be picked instead. */
      readonly only: boolean;
    })
  | (Asked & { readonly kind: 'attack-worm' })
  | (Asked & { readonly kind: 'worm-target'; readonly from: AreaId; readonly only: boolean })
  | (Asked & {
      readonly kind: 'worm-source';
      readonly area: AreaId;
      readonly left: number;
      readonly near: 'sandworm' | 'legion';
    })
  | (Asked & { readonly kind: 'take-worm'; readonly area: AreaId })
  | (Asked & { readonly kind: 'drop-worm' })
  | (Asked & { readonly kind: 'worm-effect' })
  | (Asked & { readonly kind: 'rescue'; readonly area: AreaId })
  | (Asked & { readonly kind: 'hazard-area' })
  | (Asked & { readonly kind: 'wound'; readonly step: StepOf<'wound'> })
  | (Asked & { readonly kind: 'capture'; readonly dice: number })
  | (Asked & { readonly kind: 'capture-target'; readonly zone: AirZoneId; readonly dice: number })
  | PrescienceDecision
  | (Asked & { readonly kind: 'discard-die'; readonly result: Result })
  | (Asked & { readonly kind: 'force-die' })
  | (Asked & { readonly kind: 'shift-down' })
  | (Asked & { readonly kind: 'shift-up'; readonly from: Marker; readonly n: number })
  | (Asked & { readonly kind: 'atomics' })
  | (Asked & { readonly kind: 'flee-atomics'; readonly area: AreaId; readonly fleeing: Side })
  | (Asked & { readonly kind: 'lower-power' })
  | SectorDecision
  | (Asked & { readonly kind: 'bury-harvester'; readonly sector: SectorId; readonly left: number })
  | (Asked & {
      readonly kind: 'remove-vehicle';
      readonly sectors: readonly SectorId[];
      readonly left: number;
    })
  /** A free action that has been begun has some effect: only further tokens can be declined. */
  | (Asked & { readonly kind: 'guerrilla'; readonly more: boolean })
  | (Asked & { readonly kind: 'scout-zone' })
  | (Asked & { readonly kind: 'scout-area'; readonly zone: AirZoneId })
  | (Asked & { readonly kind: 'scout-what'; readonly zone: AirZoneId; readonly area: AreaId })
  | (Asked & { readonly kind: 'claim'; readonly card: PrescienceId })
  | (Asked & { readonly kind: 'claim-end' })
  | (Asked & { readonly kind: 'give-up-token'; readonly card: PrescienceId })
  | (Asked & {
      readonly kind: 'show-tokens';
      readonly card: PrescienceId;
      readonly area: AreaId;
      readonly left: number;
    })
  | (Asked & { readonly kind: 'pay-cards'; readonly card: PrescienceId; readonly left: number })
  | (Asked & { readonly kind: 'bonus-marker' })
  | (Asked & { readonly kind: 'change-die'; readonly dashboard: DashboardId })
  /** How the House divides what can be divided in several ways. */
  | (Asked & { readonly kind: 'divide'; readonly common: readonly Result[]; readonly aside: number })
  /** Partners confer; the question that was asked is asked again afterwards. */
  | (Asked & { readonly kind: 'cone'; readonly question: Decision })
  | (Asked & { readonly kind: 'bene-gesserit' })
  | (Asked & { readonly kind: 'wild-maker' })
  | (Asked & { readonly kind: 'allot' })
  | (Asked & { readonly kind: 'stockpile' })
  | (Asked & { readonly kind: 'extra-ban' })
  | (Asked & { readonly kind: 'swap-leader' })
  | (Asked & { readonly kind: 'unclaimed' })
  /** The criteria of the automaton leave several: people pick one (rulebook: Якщо можливо, ви вибираєте). */
  | (Asked & {
      readonly kind: 'open';
      readonly purpose: Purpose;
      readonly candidates: readonly string[];
      /** Run again with what is picked. */
      readonly goesOn: AutomatonTask;
    })
  | (Asked & {
      readonly kind: 'move-sietch';
      readonly from: AreaId;
      readonly to: AreaId;
      readonly picked: Legion;
      readonly kinds: readonly string[];
    });

export type DecisionKind = Decision['kind'];
export type DecisionOf<K extends DecisionKind> = Extract<Decision, { readonly kind: K }>;
