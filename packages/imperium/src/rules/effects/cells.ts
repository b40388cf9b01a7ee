import type { Effect } from '../../effects/effect.js';
import { askedBy } from '../../participants.js';
import { playerAt } from '../../state.js';
import { armyAt, armyOf } from '../activation.js';
import type { EffectRule, Moment, Queue, Standing } from './rule.js';
import { NONE, type Touch, touch } from './touch.js';

/** What the tables say again and again. */

type CarryOut<E extends Effect> = Extract<EffectRule<E>, { readonly ask?: undefined }>['carryOut'];

/** Something that is only given or noted: it always can be, helps whatever follows and minds no order. */
export function plainly<E extends Effect>(carryOut: CarryOut<E>): EffectRule<E> {
  return { carryOut, feasible: always, standing: quiet, touches: nothing };
}

export const always = (): boolean => true;
export const hasHand = ({ state, seat }: Moment): boolean => playerAt(state, seat).hand.length > 0;
export const hasSupply = ({ state, seat }: Moment): boolean => armyAt(state, seat).supply > 0;

export const quiet = (): Standing => 'quiet';
export const whenFeasible =
  (then: Standing) =>
  (queue: Queue, effect: Effect): Standing =>
    queue.feasible(effect) ? then : 'dormant';
export const mandatory = whenFeasible('mandatory');
export const optional = whenFeasible('optional');

export const nothing = (): Touch => NONE;
/** It touches the same whatever the position. */
export function touching(needs: number, gives = 0, alters = 0): () => Touch {
  const same = touch(needs, gives, alters);
  return () => same;
}

/** Whom a question goes to, and what asks it. */
export const asked = ({ state, seat, source }: Moment) => askedBy(source, state, seat);

/** Whether units go to the conflict is for their owner to say, also on a commander's turn. */
export const askedOfArmy = ({ state, seat, source }: Moment) => askedBy(source, state, armyOf(state, seat));
