import { doNext } from '@sietch/kernel';
import { DASHBOARDS } from '../content/dashboards.js';
import { type ArrakisPlay, emit } from '../events.js';
import { partnersOf, runsItself } from '../participants.js';
import { type ArrakisState, automatonOf, type Dashboard, factionOf } from '../state.js';
import { RESULTS, type Result, type Side } from '../terms.js';

/** Takes a token from the supply, if one is left (rulebook: Жетони Бене Ґессерит). */
export function gainBeneGesserit(play: ArrakisPlay, side: Side): void {
  const { state } = play;
  if (runsItself(state, side)) return freeDie(play);
  if (state.beneSupply === 0) return;
  state.beneSupply--;
  factionOf(state, side).beneGesserit++;
  emit(play, { event: 'bene-gesserit', side, change: 'gained' });
}

/** Instead of a token the automaton takes a die from The Spice Must Flow, or a step of supremacy. */
function freeDie(play: ArrakisPlay): void {
  const { state } = play;
  if (state.locked === 0) return doNext(state, { task: 'automaton', act: 'supremacy' });
  state.locked--;
  automatonOf(state).dice++;
  emit(play, { event: 'die-freed' });
}

export function askBeneGesserit(play: ArrakisPlay, side: Side): void {
  const { state } = play;
  if (factionOf(state, side).beneGesserit === 0) return;
  state.decision = { kind: 'bene-gesserit', seats: partnersOf(state, side), side };
}

/** Results with a free slot and the fewest dice. */
export function beneGesseritCells({ id, dice }: Dashboard): Result[] {
  const { slots } = DASHBOARDS[id];
  let fewest = Number.POSITIVE_INFINITY;
  let found: Result[] = [];
  for (const result of RESULTS) {
    const n = dice[result];
    if (n >= slots[result] || n > fewest) continue;
    if (n < fewest) found = [];
    fewest = n;
    found.push(result);
  }
  return found;
}

/** The token is a die of this result for the round. */
export function placeBeneGesserit(play: ArrakisPlay, side: Side, { dice }: Dashboard, result: Result): void {
  const faction = factionOf(play.state, side);
  faction.beneGesserit--;
  faction.benePlaced = true;
  dice[result]++;
  emit(play, { event: 'bene-gesserit', side, change: 'placed', result });
}

/** Used or not, a placed token goes back to the supply when the round ends. */
export function returnBeneGesserit(state: ArrakisState, side: Side): void {
  const faction = factionOf(state, side);
  if (!faction.benePlaced) return;
  faction.benePlaced = false;
  state.beneSupply++;
}
