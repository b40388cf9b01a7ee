import { numberOf, type Seat, type Trait, trait } from '@sietch/kernel';
import { prescienceCard } from '../content/catalog.js';
import { sideOf } from '../participants.js';
import { bestOpening, type Opening, openingsOf } from '../pricing/openings.js';
import { progress } from '../pricing/progress.js';
import { type Survey, survey } from '../pricing/survey.js';
import { isMet } from '../rules/claims.js';
import { type ArrakisState, cardsInHand } from '../state.js';
import { enemyOf, MARKERS, type Side } from '../terms.js';

/** What the choices of one decision have in common. */
export interface Situation {
  readonly state: ArrakisState;
  readonly side: Side;
  readonly enemy: Side;
  /** The question, with what it is for and who answers it. */
  readonly kind: number;
  /** How near either side is to victory, in nine parts. */
  readonly stage: number;
  readonly hand: number;
  /** The board, looked at only where a choice is about a place. */
  readonly seen: () => Survey;
  /** Battles that could be begun now, the best of them, and the same of the enemy. */
  readonly openings: () => readonly Opening[];
  readonly opening: () => Opening | undefined;
  readonly threats: () => readonly Opening[];
  readonly threat: () => Opening | undefined;
  /** Revealed prescience cards whose requirement is met. */
  readonly claimable: () => number;
}

export function situationOf(state: ArrakisState, seat: Seat): Situation {
  const { decision } = state;
  const side = sideOf(state, seat);
  const purpose = decision !== undefined && 'purpose' in decision ? decision.purpose : '';
  const enemy = enemyOf(side);
  const seen = once(() => survey(state));
  const openings = once(() => openingsOf(state, seen(), side, side));
  const threats = once(() => openingsOf(state, seen(), enemy, side));
  return {
    state,
    side,
    enemy,
    kind: trait(numberOf(decision?.kind ?? ''), numberOf(purpose), side === 'atreides' ? 0 : 1),
    stage: stageOf(state, side),
    hand: Math.min(6, cardsInHand(state, side)),
    seen,
    openings,
    opening: once(() => bestOpening(openings())),
    threats,
    threat: once(() => bestOpening(threats())),
    claimable: once(() => claimable(state)),
  };
}

/** Looked at only when it is asked for, and then once. */
function once<T>(find: () => T): () => T {
  let found: { readonly it: T } | undefined;
  return () => {
    found ??= { it: find() };
    return found.it;
  };
}

function claimable(state: ArrakisState): number {
  let n = 0;
  for (const { id } of state.shown) if (isMet(state, prescienceCard(id).requires)) n++;
  return n;
}

/** The Harkonnen do not know the objective: to them all steps on the track count. */
function stageOf(state: ArrakisState, side: Side): number {
  let steps = 0;
  if (side === 'harkonnen') for (const marker of MARKERS) steps += state.prescience[marker];
  else {
    const { missing } = progress(state);
    steps = 18;
    for (const marker of MARKERS) steps -= missing[marker];
  }
  return 3 * third(steps, 8, 14) + third(state.supremacy, 4, 7);
}

function third(n: number, second: number, last: number): number {
  return n < second ? 0 : n < last ? 1 : 2;
}

const PARTS: readonly number[] = [0.25, 1, 2, 4, 8, 16];
const BEYOND = 99;

/** Numbers in a few parts, the smaller the finer. */
export function bucket(n: number): number {
  const size = Math.abs(n);
  if (size === Number.POSITIVE_INFINITY) return Math.sign(n) * BEYOND;
  let part = 0;
  for (const least of PARTS) if (size >= least) part++;
  return n < 0 ? -part : part;
}

/** Adds a trait to what is said of a choice. */
export function say(said: Trait[], kind: number, a?: number, b?: number, c?: number): void {
  said.push(trait(kind, a, b, c));
}
