import { doNext } from '@sietch/kernel';
import { catalogOf } from '../../content/catalog.js';
import type { Arrow } from '../../effects/arrow.js';
import type { Count, Effect, EffectOf } from '../../effects/effect.js';
import { mentions } from '../../effects/walk.js';
import { opponentsOf } from '../../participants.js';
import { type ImperiumState, playerAt } from '../../state.js';
import type { Ref } from '../../terms.js';
import { countOf, holds } from '../condition.js';
import { costReason } from '../cost.js';
import { canSuffer } from '../hardship.js';
import { doEffectsNext } from '../pending.js';
import { always, asked, mandatory, nothing, optional, touching } from './cells.js';
import type { EffectRules, Moment, Queue } from './rule.js';
import { costTouch, endangers } from './structure-touch.js';
import { NEWS, set, touch, union } from './touch.js';
import { waits } from './waiting.js';

/** Costs, choices, conditions and counts. */
export const STRUCTURE: EffectRules<'pay' | 'choose' | 'if' | 'for-each' | 'at-reveal' | 'each-opponent'> = {
  pay: {
    ask: (moment, effect) => ({ kind: 'pay', ...asked(moment), effect }),
    feasible: (moment, effect) => {
      const { state, seat, source } = moment;
      if (costReason(state, seat, effect.cost, source) !== undefined) return false;
      // Paying for what has run dry is allowed, though it brings nothing; `yields` tells.
      return effect.effects.some(runsDry) || yields(moment, effect);
    },
    standing: optional,
    touches: (crowd, { cost, effects }) => union(costTouch(cost), crowd.touches(effects)),
  },
  choose: {
    ask: (moment, { options, count, optional = false }) => ({
      kind: 'choose',
      ...asked(moment),
      options,
      taken: [],
      count,
      optional,
    }),
    feasible: (moment, { options }) => options.some((option) => moment.anyFeasible(option)),
    standing: (queue, effect) => (effect.optional ? optional : mandatory)(queue, effect),
    touches: (crowd, effect) => {
      const open = effect.options.filter((option) => crowd.anyFeasible(option));
      const asks = effect.optional === true || open.length > effect.count;
      return union(touch(asks ? NEWS : 0), crowd.touches(open.flat()));
    },
  },
  if: {
    carryOut: (play, seat, effect, source) =>
      doEffectsNext(play, seat, branchOf(play.state, seat, effect, source) ?? [], source),
    feasible: (moment, effect) => {
      const { state, seat, source } = moment;
      return moment.anyFeasible(branchOf(state, seat, effect, source) ?? []);
    },
    standing: (queue, effect) => {
      const { state, seat, source } = queue;
      const branch = branchOf(state, seat, effect, source);
      return branch === undefined ? 'dormant' : queue.weightiest(branch);
    },
    touches: (crowd, effect) => {
      const { state, seat, source } = crowd;
      const branch = branchOf(state, seat, effect, source) ?? [];
      return union(touch(endangers(effect.condition)), crowd.touches(branch));
    },
  },
  'for-each': {
    carryOut: (play, seat, { count, effects }, source) => {
      const n = countOf(play.state, seat, count, source);
      doEffectsNext(play, seat, n === 0 ? [] : effects.map((inner) => times(inner, n)), source);
    },
    feasible: ({ state, seat, source }, { count }) => countOf(state, seat, count, source) > 0,
    standing: (queue, { count, effects }) => {
      const { state, seat, source } = queue;
      if (countOf(state, seat, count, source) === 0) return 'dormant';
      // The player picks the moment to count, if the count may still grow: also by cards drawn on a Reveal turn.
      if (mayStillCount(queue, count)) return 'mandatory';
      return mayStillDraw(queue) ? 'draw' : queue.weightiest(effects);
    },
    touches: (crowd, { effects }) => union(touch(set('play', 'units', 'contracts')), crowd.touches(effects)),
  },
  'at-reveal': {
    carryOut: (play, seat, { effects }, source) => {
      // Played before the Reveal turn the card waits face up; the Reveal turn finds it there.
      const { turn } = play.state;
      if (turn?.seat === seat && turn.stage === 'reveal') doEffectsNext(play, seat, effects, source);
    },
    feasible: always,
    standing: mandatory,
    touches: nothing,
  },
  'each-opponent': {
    carryOut: ({ state }, seat, { suffers }, source) => {
      const opponents = opponentsOf(state, seat);
      doNext(
        state,
        ...opponents.map((other) => ({ task: 'hardship', seat: other, suffers, source }) as const),
      );
    },
    feasible: ({ state, seat }, { suffers }) =>
      opponentsOf(state, seat).some((other) => canSuffer(playerAt(state, other), suffers)),
    standing: (queue, effect) =>
      'discards' in effect.suffers || 'orDiscards' in effect.suffers ? mandatory(queue, effect) : 'quiet',
    touches: touching(0, NEWS),
  },
};

/** Does an arrow bring anything? What the cost gives back may be taken again. */
export function yields(moment: Moment, { cost, effects }: Arrow): boolean {
  if (cost.influence !== undefined || moment.anyFeasible(effects)) return true;
  return effects.some(
    ({ do: does }) =>
      (does === 'draw' && cost.discard !== undefined) ||
      (does === 'draw-intrigue' && cost.discardIntrigue !== undefined),
  );
}

/** What the supply or a deck gives as long as it lasts. */
function runsDry(effect: Effect): boolean {
  const { do: does } = effect;
  if (does === 'allies') return effect.effects.some(runsDry);
  return does === 'recruit' || does === 'draw' || does === 'draw-intrigue' || does === 'repeat-space';
}

/** What the condition lets happen now; `undefined` if it is not met and nothing is said about that. */
function branchOf(
  state: ImperiumState,
  seat: number,
  { condition, effects, otherwise }: EffectOf<'if'>,
  source: Ref,
): readonly Effect[] | undefined {
  return holds(state, seat, condition, source) ? effects : otherwise;
}

function times(effect: Effect, count: number): Effect {
  return 'n' in effect ? { ...effect, n: effect.n * count } : effect;
}

function mayStillDraw(queue: Queue): boolean {
  if (playerAt(queue.state, queue.seat).intrigues.length > 0) return true;
  return waits(queue, ({ do: does }) => does === 'draw' || does === 'draw-intrigue');
}

/** Swords still to be chosen or paid for, and a contract that a purchase may complete. */
function mayStillCount({ state, seat, among, source }: Queue, count: Count): boolean {
  if (count.of === 'other-sword-cards-revealed') {
    const gives = (effect: Effect): boolean => effect.do === 'swords';
    return among.some((item) => item.source !== source && mentions(item.effect, gives));
  }
  if (count.of !== 'contracts-completed') return false;
  const { contract } = catalogOf(state);
  return playerAt(state, seat).contracts.some((id) => contract(id).term.by === 'acquire');
}
