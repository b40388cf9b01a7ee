import { doNext, type Seat } from '@sietch/kernel';
import type { ImperiumPlay } from '../events.js';
import { alliesOf, asked, inTurnOrder, modeOf } from '../participants.js';
import { type ImperiumState, strengthOf } from '../state.js';
import { rewardPlaces } from './places.js';

/** Who has yielded to a tied teammate, and who has been asked (six players: Коли між союзниками нічия). */
export interface Concessions {
  readonly conceded: readonly Seat[];
  readonly asked: readonly Seat[];
}

/** Strengths as they count for places: whoever concedes comes right after the partner. */
export function strengthsFor(state: ImperiumState, conceded: readonly Seat[]): number[] {
  return state.players.map((player, seat) => strengthOf(player) - (conceded.includes(seat) ? 0.5 : 0));
}

/** Who has yielded in the combat that is being resolved. */
export function concededNow({ decision, agenda }: ImperiumState): readonly Seat[] {
  if (decision?.kind === 'concede') return decision.concessions.conceded;
  return agenda.flatMap((task) => (task.task === 'troops-home' ? (task.conceded ?? []) : []));
}

/** The teammate alone with whom the seat is tied, if yielding would change what somebody gets. */
function tiedTeammate(state: ImperiumState, seat: Seat, conceded: readonly Seat[]): Seat | undefined {
  const strengths = strengthsFor(state, conceded);
  const own = strengths[seat] ?? 0;
  if (own <= 0) return undefined;
  const tied = [...strengths.keys()].filter((other) => other !== seat && strengths[other] === own);
  const [only, ...others] = tied;
  if (only === undefined || others.length > 0 || !alliesOf(state, seat).includes(only)) return undefined;
  const { thirdPlace } = modeOf(state);
  const usual = rewardPlaces(strengths, thirdPlace);
  const yielded = rewardPlaces(strengthsFor(state, [...conceded, seat]), thirdPlace);
  return usual.some((place, i) => place !== yielded[i]) ? only : undefined;
}

/** Asks the next of those who may yield; `false` if nobody is left to ask. */
export function askToConcede({ state }: ImperiumPlay, concessions: Concessions): boolean {
  if (modeOf(state).commanders.length === 0) return false;
  for (const seat of inTurnOrder(state, state.first)) {
    if (concessions.asked.includes(seat)) continue;
    const to = tiedTeammate(state, seat, concessions.conceded);
    if (to === undefined) continue;
    state.decision = { kind: 'concede', ...asked(state, seat), to, concessions };
    return true;
  }
  return false;
}

export function concede(
  { state }: ImperiumPlay,
  seat: Seat,
  { conceded, asked: before }: Concessions,
  yields: boolean,
): void {
  const concessions = { conceded: yields ? [...conceded, seat] : conceded, asked: [...before, seat] };
  doNext(state, { task: 'resolve-combat', ...concessions });
}
