import type { Seat } from '@sietch/kernel';
import type { Effect } from '../effects/effect.js';
import { total } from '../effects/walk.js';
import type { ImperiumState, Pending } from '../state.js';
import type { Standing } from './order.js';
import { type Around, type Touch, touches } from './touch.js';

/** In this order, if nothing else decides: an intrigue may be played before the rest, a card may be used for it. */
const FIRST: readonly Standing[] = ['draw-intrigue', 'draw', 'mandatory'];

/**
 * The effect to carry out next without asking, as no other order can be better: none of the others would do more
 * if it came first, or less if it came later. -1: the player decides.
 */
export function clearNext(
  state: ImperiumState,
  seat: Seat,
  items: readonly Pending[],
  standings: readonly Standing[],
): number {
  const quiet = standings.indexOf('quiet');
  if (quiet >= 0) return quiet;
  const awake = items.flatMap((_, i) => (standings[i] === 'dormant' ? [] : [i]));
  const owed = FIRST.flatMap((standing) => awake.filter((i) => standings[i] === standing));
  if (awake.length <= 1) return owed[0] ?? -1;
  const around = aroundOf(state, seat, items);
  const touched = items.map(({ effect, source }) => touches(around, effect, source));
  const goesFirst = (i: number): boolean =>
    awake.every((j) => j === i || alike(items[i], items[j]) || mayPrecede(touched[i], touched[j]));
  return owed.find(goesFirst) ?? -1;
}

/** May what one effect shows or brings decide a choice of another? A lone answer is no choice. */
export function mayDecide(
  state: ImperiumState,
  seat: Seat,
  items: readonly Pending[],
  first: Pending,
  then: Pending,
): boolean {
  const around = aroundOf(state, seat, items);
  const touched = ({ effect, source }: Pending): Touch => touches(around, effect, source);
  return (touched(first).gives & touched(then).needs) !== 0;
}

function aroundOf(state: ImperiumState, seat: Seat, items: readonly Pending[]): Around {
  const sum = (count: (effect: Effect) => number): number =>
    items.reduce((n, { effect }) => n + total(effect, count), 0);
  return { state, seat, draws: sum(cardsDrawn), troops: sum(troopsTaken) };
}

function cardsDrawn(effect: Effect): number {
  return effect.do === 'draw' ? effect.n : 0;
}

/** An influence step may bring the troops of the fourth step. */
function troopsTaken(effect: Effect): number {
  if (effect.do === 'recruit' || effect.do === 'deploy-from-supply') return effect.n;
  if (effect.do === 'store-memory') return 1;
  return effect.do === 'influence' ? 2 : 0;
}

/** Nothing is lost if `a` comes before `b`. */
function mayPrecede(a: Touch | undefined, b: Touch | undefined): boolean {
  if (a === undefined || b === undefined) return true;
  return (a.alters & b.needs) === 0 && (b.alters & a.needs) === 0 && (b.gives & a.needs) === 0;
}

/** Effects alike but for their number: which comes first makes no difference, unless a leader looks at his own spy. */
function alike(a: Pending | undefined, b: Pending | undefined): boolean {
  if (a === undefined || b === undefined || a.effect.do !== b.effect.do) return false;
  if (a.effect.do === 'place-spy' && ownSpy(a) !== ownSpy(b)) return false;
  return JSON.stringify({ ...a.effect, n: 0 }) === JSON.stringify({ ...b.effect, n: 0 });
}

function ownSpy({ source }: Pending): boolean {
  return source.startsWith('leader:');
}
