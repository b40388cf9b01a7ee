import { cloneState } from '../../clone.js';
import type { Group } from '../../effects/step.js';
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
  { regular = 0, elite = 0, special = 0, leader }: Group,
): ArrakisState {
  const trial = cloneState(state);
  const named = leader === undefined || leader === 'any' || leader === 'generic' ? [] : [leader];
  for (const { harkonnen } of trial.areas)
    if (harkonnen !== undefined) harkonnen.named = harkonnen.named.filter((each) => !named.includes(each));
  addFigures(legionAt(trial, 'harkonnen', area), { ...noFigures(), regular, elite, special, named });
  turnOf(trial).focus = area;
  return trial;
}
