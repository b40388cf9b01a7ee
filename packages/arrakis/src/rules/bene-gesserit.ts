import { SLOTS } from '../content/figures.js';
import { type ArrakisPlay, emit } from '../events.js';
import { type ArrakisState, factionOf, seatsOf } from '../state.js';
import { RESULTS, type Result, type Side } from '../terms.js';

/** Takes a token from the supply, if one is left (rulebook: Жетони Бене Ґессерит). */
export function gainBeneGesserit(play: ArrakisPlay, side: Side): void {
  const { state } = play;
  if (state.beneSupply === 0) return;
  state.beneSupply--;
  factionOf(state, side).beneGesserit++;
  emit(play, { event: 'bene-gesserit', side, change: 'gained' });
}

export function askBeneGesserit(play: ArrakisPlay, side: Side): void {
  const { state } = play;
  if (factionOf(state, side).beneGesserit === 0) return;
  state.decision = { kind: 'bene-gesserit', seats: seatsOf(state, side), side };
}

/** Results with a free slot and the fewest dice. */
export function beneGesseritCells(state: ArrakisState, side: Side): Result[] {
  const { dice } = factionOf(state, side);
  const open = RESULTS.filter((result) => dice[result] < SLOTS[side]);
  const fewest = Math.min(...open.map((result) => dice[result]));
  return open.filter((result) => dice[result] === fewest);
}

/** The token is a die of this result for the round. */
export function placeBeneGesserit(play: ArrakisPlay, side: Side, result: Result): void {
  const faction = factionOf(play.state, side);
  faction.beneGesserit--;
  faction.benePlaced = true;
  faction.dice[result]++;
  emit(play, { event: 'bene-gesserit', side, change: 'placed', result });
}

/** Used or not, a placed token goes back to the supply when the round ends. */
export function returnBeneGesserit(state: ArrakisState, side: Side): void {
  const faction = factionOf(state, side);
  if (!faction.benePlaced) return;
  faction.benePlaced = false;
  state.beneSupply++;
}
