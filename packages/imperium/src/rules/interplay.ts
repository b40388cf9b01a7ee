import type { Seat } from '@sietch/kernel';
import type { Effect } from '../effects/effect.js';
import { total } from '../effects/walk.js';
import type { ImperiumState, Pending } from '../state.js';
import { standingOf, touchOf } from './effects/interpreter.js';
import type { Standing, Wants } from './effects/rule.js';
import { mayPrecede } from './effects/touch.js';
import { cardsDrawn, troopsTaken } from './effects/waiting.js';

/**
 * The standing of each effect that waits, up to the first quiet one: that is carried out before anything else, whatever
 * the others are.
 */
export function standingsOf(state: ImperiumState, seat: Seat, items: readonly Pending[]): Standing[] {
  const standings: Standing[] = [];
  for (const item of items) {
    const standing = standingOf(state, seat, item, items);
    standings.push(standing);
    if (standing === 'quiet') break;
  }
  return standings;
}

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
  const awake: number[] = [];
  for (let i = 0; i < items.length; i++) if (standings[i] !== 'dormant') awake.push(i);
  const [only] = awake;
  if (only === undefined) return -1;
  if (awake.length === 1) return standings[only] === 'optional' ? -1 : only;
  const owed: number[] = [];
  for (const standing of FIRST) for (const i of awake) if (standings[i] === standing) owed.push(i);
  if (owed.length === 0) return -1;
  const wants = new WantsOf(items);
  const touched = items.map((item, i) =>
    standings[i] === 'dormant' ? undefined : touchOf(state, seat, item, wants),
  );
  const goesFirst = (i: number): boolean =>
    awake.every((j) => j === i || mayPrecede(touched[i], touched[j]) || alike(items[i], items[j]));
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
  const wants = new WantsOf(items);
  return (touchOf(state, seat, first, wants).gives & touchOf(state, seat, then, wants).needs) !== 0;
}

/** Counted when somebody asks: few effects do. */
class WantsOf implements Wants {
  constructor(private readonly items: readonly Pending[]) {}

  get draws(): number {
    return this.sum(cardsDrawn);
  }

  get troops(): number {
    return this.sum(troopsTaken);
  }

  private sum(count: (effect: Effect) => number): number {
    let sum = 0;
    for (const { effect } of this.items) sum += total(effect, count);
    return sum;
  }
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
