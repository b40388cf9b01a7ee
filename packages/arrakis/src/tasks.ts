import type { BattleTerms, Group, LeaderRef, Legions, Spot, Step, StepOf } from './effects/step.js';
import type {
  AreaId,
  CardId,
  DashboardId,
  Force,
  LeaderId,
  Power,
  PrescienceId,
  Ref,
  Result,
  SectorId,
  Side,
  Terrain,
  Unit,
  Vehicle,
} from './terms.js';

/** Steps of the rules that wait on the agenda. Nothing in them is secret. */
export type Task =
  | { readonly task: 'setup' }
  | { readonly task: 'round' }
  | {
      readonly task: 'phase';
      readonly phase: 'vehicles' | 'actions' | 'actions-end' | 'hazards' | 'spice' | 'end';
    }
  | { readonly task: 'phase-end'; readonly next: 'actions' | 'hazards' | 'spice' | 'end' | 'round' }
  | { readonly task: 'vehicles'; readonly kinds: readonly (Vehicle | 'any')[]; readonly mandatory: boolean }
  /** Rolled dice that partners have not divided yet: those both dashboards show, and those set aside. */
  | {
      readonly task: 'divide';
      readonly side: Side;
      readonly common: readonly Result[];
      readonly aside: number;
    }
  | { readonly task: 'overflow'; readonly side: Side }
  | { readonly task: 'bene-gesserit'; readonly side: Side }
  | { readonly task: 'next-turn'; readonly side: Side }
  | { readonly task: 'turn' }
  | { readonly task: 'step'; readonly side: Side; readonly step: Step; readonly source: Ref }
  | { readonly task: 'spend-leader'; readonly side: Side; readonly leader: LeaderId }
  | { readonly task: 'card-done'; readonly side: Side; readonly card: CardId }
  | {
      readonly task: 'move';
      readonly side: Side;
      readonly left: number;
      readonly who: Legions;
      readonly again: boolean;
    }
  | { readonly task: 'limits'; readonly area?: AreaId }
  | { readonly task: 'lone-leaders'; readonly area: AreaId; readonly side?: Side }
  | { readonly task: 'guerrilla' }
  | {
      readonly task: 'place-unit';
      readonly side: Side;
      readonly unit: Unit;
      readonly left: number;
      readonly area: AreaId;
      readonly deploy: boolean;
      /** For a token that has moved in this action. */
      readonly marched?: boolean;
    }
  | {
      readonly task: 'place-leader';
      readonly side: Side;
      readonly leader: LeaderRef;
      readonly area: AreaId;
      readonly deploy: boolean;
    }
  | { readonly task: 'muster'; readonly what: Group }
  | {
      readonly task: 'upgrade';
      readonly side: Side;
      readonly from: Unit;
      readonly to: Unit;
      readonly left: number;
    }
  | {
      readonly task: 'discard';
      readonly side: Side;
      readonly dashboard: DashboardId;
      readonly left: number;
      readonly why: Ref;
    }
  /** An opponent must discard: partners count together as one. */
  | {
      readonly task: 'forfeit';
      readonly side: Side;
      readonly left: number;
      readonly why: Ref;
      readonly unable: readonly DashboardId[];
    }
  | { readonly task: 'battle'; readonly stage: 'open' | 'round' | 'roll' | 'hits' | 'after' | 'pressed' }
  | {
      readonly task: 'combat-cards';
      readonly side: Side;
      readonly dashboard: DashboardId;
      /** How many have passed since the latest card. */
      readonly passed: number;
    }
  | { readonly task: 'abilities'; readonly side: Side }
  | {
      readonly task: 'casualties';
      readonly side: Side;
      readonly area: AreaId;
      readonly hits: number;
      readonly why: Ref;
    }
  | { readonly task: 'fallen'; readonly side: Side }
  | { readonly task: 'appear' }
  | { readonly task: 'limit-worms' }
  | { readonly task: 'threaten'; readonly area: AreaId }
  | { readonly task: 'after-strike'; readonly area: AreaId }
  | { readonly task: 'storm'; readonly area: AreaId }
  | { readonly task: 'hazard'; readonly stage: 'place' | 'reveal' | 'storms' }
  | { readonly task: 'detonate'; readonly area: AreaId }
  | { readonly task: 'flee-atomics'; readonly side: Side; readonly area: AreaId }
  | { readonly task: 'uncover'; readonly area: AreaId; readonly what: 'sietch' | 'tokens' | 'both' }
  | { readonly task: 'shell'; readonly side: Side; readonly area: AreaId; readonly dice: number }
  | { readonly task: 'offer-claim'; readonly card: PrescienceId }
  | { readonly task: 'bonus-marker' }
  | { readonly task: 'reserve-spice' }
  | { readonly task: 'bans' }
  | { readonly task: 'claim-end' }
  | { readonly task: 'check-victory' }
  | { readonly task: 'swap-leaders'; readonly side: Side }
  | { readonly task: 'refresh' }
  | { readonly task: 'hand-limit'; readonly side: Side; readonly dashboard: DashboardId }
  | { readonly task: 'unclaimed' }
  | { readonly task: 'return-dice' }
  | AutomatonTask;

/** What the automaton does, each with what it must know. */
interface AutomatonActs {
  /** Vehicles still to be placed; harvesters that found no room go on in another sector. */
  harvesters: { readonly left: number; readonly sector?: SectorId };
  carryalls: { readonly left: number };
  ornithopters: { readonly left: number };
  /** A turn: a die, its action, and the end. */
  roll: unknown;
  fight: { readonly who: Legions; readonly terms: BattleTerms; readonly moves: number };
  'end-turn': unknown;
  /** Attacks: of a sietch or a legion, and by which ornithopter. */
  attack: { readonly who: Legions; readonly terms: BattleTerms };
  strike: { readonly from: AreaId; readonly at: AreaId; readonly terms: BattleTerms };
  /** Moves: which sietch instead of the target, which legion, where to, by which ornithopter. */
  detour: Marching;
  march: Marching;
  'march-to': Marching & { readonly from: AreaId };
  'march-by': Marching & { readonly from: AreaId; readonly to: AreaId };
  carry: unknown;
  'carry-to': { readonly from: AreaId };
  /** Figures: deployed over settlements, or placed in one area. */
  deploy: { readonly what: Group; readonly first?: AreaId };
  place: { readonly what: Group; readonly where: Spot };
  scatter: { readonly unit: Unit; readonly left: number; readonly terrain: Terrain };
  leader: { readonly leader: LeaderRef; readonly area: AreaId };
  upgrade: { readonly from: Unit; readonly to: Unit; readonly left: number };
  /** Cards: played one after another, or put among the reinforcements. */
  play: { readonly left: number; readonly deck?: Force };
  draw: { readonly left: number };
  /** One part of a card or a special action. */
  step: { readonly step: Step; readonly source: Ref };
  uncover: unknown;
  wound: { readonly step: StepOf<'wound'> };
  signs: { readonly left: number };
  shell: { readonly dice: number };
  bury: unknown;
  /** Deployment tokens for a settlement that has been left. */
  garrison: { readonly area: AreaId };
  /** Units above the limit go. */
  excess: { readonly area: AreaId };
  /** A step on the supremacy track in place of a Bene Gesserit token. */
  supremacy: unknown;
  /** A named leader of several falls. */
  loss: { readonly area: AreaId; readonly hits: number; readonly why: Ref };
  rescue: { readonly area: AreaId };
  /** What is to be paid for each marker, as far as it is settled. */
  spice: { readonly prices: Readonly<Partial<Record<Power, number>>>; readonly raising?: true };
  /** The Voice takes reinforcements. */
  forfeit: { readonly left: number; readonly why: Ref };
  'round-end': unknown;
}

interface Marching {
  readonly left: number;
  readonly who: Legions;
  /** A legion that has moved goes on. */
  readonly again: boolean;
}

export type AutomatonAct = keyof AutomatonActs;

/** A step of the automaton, run again with what people have picked where its criteria left several. */
export type AutomatonTask<A extends AutomatonAct = AutomatonAct> = {
  [P in A]: { readonly task: 'automaton'; readonly act: P; readonly picked?: string } & AutomatonActs[P];
}[A];

export type TaskOf<K extends Task['task']> = Extract<Task, { readonly task: K }>;
