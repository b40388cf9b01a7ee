import { cloneState } from '../../clone.js';
import { type ArrakisState, automatonOf, type Legion, turnOf } from '../../state.js';
import type { AreaId } from '../../terms.js';
import { addFigures, copyLegion, legionAt, noFigures, takeFigures, tidy } from '../legion.js';
import { fitting, roomIn } from './group.js';

/**
 * Positions parts of a card would lead to, as far as that can be foreseen: figures where they would stand, without
 * dice, wormsigns and whatever else is hidden.
 */
export function afterMove(
  state: ArrakisState,
  from: AreaId,
  to: AreaId,
  figures: Legion,
  flies: boolean,
): ArrakisState {
  const trial = cloneState(state);
  const group = fitting(figures, roomIn(trial, to));
  takeFigures(legionAt(trial, 'harkonnen', from), group);
  tidy(trial, 'harkonnen', from);
  addFigures(legionAt(trial, 'harkonnen', to), group);
  const turn = turnOf(trial);
  turn.focus = to;
  const there = turn.moved.find(({ area }) => area === to);
  if (there === undefined) turn.moved.push({ area: to, figures: copyLegion(group) });
  else addFigures(there.figures, group);
  if (flies) automatonOf(trial).flown = true;
  return trial;
}

/** Figures put in an area; where they come from does not matter to what follows, but a leader leaves his place. */
export function afterPlacing(
  state: ArrakisState,
  area: AreaId,
  units: Partial<Legion>,
  leader?: string,
): ArrakisState {
  const trial = cloneState(state);
  if (leader !== undefined) {
    for (const { harkonnen } of trial.areas)
      if (harkonnen !== undefined) harkonnen.named = harkonnen.named.filter((each) => each !== leader);
  }
  const named = leader === undefined ? [] : [leader];
  addFigures(legionAt(trial, 'harkonnen', area), { ...noFigures(), ...units, named });
  turnOf(trial).focus = area;
  return trial;
}
