import type { Group, LeaderRef, Legions, Step } from './effects/step.js';
import type {
  AreaId,
  CardId,
  DashboardId,
  LeaderId,
  PrescienceId,
  Ref,
  Result,
  Side,
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
  | { readonly task: 'lone-leaders'; readonly area: AreaId }
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
  | { readonly task: 'return-dice' };

export type TaskOf<K extends Task['task']> = Extract<Task, { readonly task: K }>;
