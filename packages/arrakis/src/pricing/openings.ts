import { sure } from '@sietch/kernel';
import { after, either } from '../content/area-set.js';
import { attackReach } from '../rules/reach.js';
import { type ArrakisState, cardsInHand, legionIn } from '../state.js';
import { enemyOf, type Side } from '../terms.js';
import { assaultGoals } from './atreides.js';
import type { Goal } from './goal.js';
import { raidGoals } from './harkonnen.js';
import { type Missing, progress, UNKNOWN_OBJECTIVE } from './progress.js';
import { assault, strengthOf } from './strength.js';
import type { Stand, Survey } from './survey.js';
import { figuresWorth } from './worth.js';

/** A battle a legion could begin now. */
export interface Opening {
  readonly from: number;
  readonly at: number;
  /** What it is likely to bring, less what it is likely to cost. */
  readonly gain: number;
  /** A settlement or a sietch may fall. */
  readonly takes: boolean;
}

/** A figure of the enemy's lost is worth a little less than one's own. */
const SPOILS = 0.8;

/** How a side sees its goals: who looks on does not know what the other hides. */
function goalsOf(state: ArrakisState, seen: Survey, side: Side, viewer: Side): readonly Goal[] {
  const missing: Missing = viewer === 'atreides' ? progress(state).missing : UNKNOWN_OBJECTIVE;
  return side === 'atreides' ? assaultGoals(state, seen, missing) : raidGoals(state, seen, false);
}

/** What the legions of a side could attack, as the viewer can tell. */
export function openingsOf(state: ArrakisState, seen: Survey, side: Side, viewer: Side): readonly Opening[] {
  const goals = goalsOf(state, seen, side, viewer);
  const cards = Math.min(2, cardsInHand(state, side) / 3);
  const found: Opening[] = [];
  for (const stand of side === 'atreides' ? seen.atreides : seen.harkonnen) {
    if (stand.strength.dice === 0) continue;
    const { ground, flight } = attackReach(state, side, stand.zone.id);
    const targets = either(ground, flight);
    for (let at = after(targets, -1); at >= 0; at = after(targets, at))
      found.push(openingAt(state, side, stand, at, goals, cards));
  }
  return found;
}

function openingAt(
  state: ArrakisState,
  side: Side,
  { at: from, strength }: Stand,
  at: number,
  goals: readonly Goal[],
  cards: number,
): Opening {
  const goal = goals.find((each) => each.at === at);
  const defender = legionIn(sure(state.areas[at], 'area', at), enemyOf(side));
  const { odds, losses } = assault(strength, cards, strengthOf(defender), goal?.rank ?? 0);
  const spoils = defender === undefined ? 0 : SPOILS * figuresWorth(defender);
  const gain = odds * ((goal?.prize ?? 0) + spoils) - losses;
  return { from, at, gain, takes: goal !== undefined };
}

/** The best of some openings. */
export function bestOpening(
  openings: readonly Opening[],
  is: (opening: Opening) => boolean = () => true,
): Opening | undefined {
  let best: Opening | undefined;
  for (const opening of openings)
    if (is(opening) && (best === undefined || opening.gain > best.gain)) best = opening;
  return best;
}

const PARTS: readonly number[] = [0.5, 2, 4, 7, 11, 16, 24];

/** What an opening promises, in a few parts. */
export function promiseOf(opening: Opening | undefined): number {
  let part = 0;
  for (const least of PARTS) if ((opening?.gain ?? 0) >= least) part++;
  return part;
}
