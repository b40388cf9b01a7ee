import type { Name } from '@sietch/kernel';
import type { Condition, MarkerSteps, Requirement, Step } from '../effects/step.js';
import type { CardId, Cell, Force, LeaderId, Marker, ObjectiveId, PrescienceId, Side } from '../terms.js';

/** How sure we are of a value: nothing said means printed or confirmed by several sources. */
export type Doubt = 'assumed' | 'inferred' | 'reconstructed' | 'single-source';

/** So many cards of the same name, discarded together, exchange one leader for another for good. */
export interface Scheme {
  readonly cards: readonly number[];
  readonly removes: LeaderId;
  readonly enters: LeaderId;
}

export interface PlanningCard {
  readonly id: CardId;
  readonly deck: Force;
  readonly name: Name;
  readonly copies: number;
  readonly steps: readonly Step[];
  /** Carried out in place of `steps` when its condition holds. */
  readonly otherwise?: { readonly when: Condition; readonly steps: readonly Step[] };
  /** Never played with a die nor discarded: only this free action uses it. */
  readonly freeAction?: Scheme;
  readonly doubt?: Doubt;
}

export interface PrescienceCard {
  readonly id: PrescienceId;
  readonly name: Name;
  readonly phase: 'action' | 'end-of-round';
  readonly requires: Requirement;
  readonly markers: MarkerSteps;
  readonly doubt?: Doubt;
}

export interface Objective {
  readonly id: ObjectiveId;
  readonly name: Name;
  readonly targets: Readonly<Record<Marker, number>>;
  readonly doubt?: Doubt;
}

export interface Leader {
  readonly id: LeaderId;
  readonly name: Name;
  readonly side: Side;
  readonly force: Force;
  readonly kind: 'named' | 'generic' | 'sandworm';
  readonly atStart: boolean;
  readonly cell?: Cell;
  readonly special?: readonly Step[];
  /** What one special result counts as. */
  readonly swords: number;
  readonly shields: number;
  readonly replaces?: LeaderId;
  /** Leaves the game when this leader enters. */
  readonly removes?: LeaderId;
  readonly doubt?: Doubt;
}
