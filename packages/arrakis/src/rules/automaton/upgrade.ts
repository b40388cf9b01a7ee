import { doNext } from '@sietch/kernel';
import { cloneState } from '../../clone.js';
import { areasOf } from '../../content/map.js';
import { type ArrakisPlay, emit } from '../../events.js';
import { type ArrakisState, factionOf, zoneAt } from '../../state.js';
import type { AutomatonTask } from '../../tasks.js';
import { type AreaId, UNITS, type Unit } from '../../terms.js';
import { HOUSE } from './criteria/figures.js';
import { decide, sift } from './sift.js';
import { showHarkonnenTokens } from './tokens.js';

/** What a unit becomes: the type named, or a stronger one if that is out of stock. */
function successor(state: ArrakisState, to: Unit): Unit | undefined {
  const { supply } = factionOf(state, 'harkonnen');
  return UNITS.slice(UNITS.indexOf(to)).find((unit) => supply[unit] > 0);
}

/** Legions with such units, or with tokens that may hide some. */
function candidates(state: ArrakisState, from: Unit): AreaId[] {
  return areasOf(state.where.harkonnen).filter((id) => {
    const legion = zoneAt(state, id).harkonnen;
    return legion !== undefined && (legion[from] > 0 || legion.tokens.length > 0);
  });
}

function exchange(state: ArrakisState, area: AreaId, from: Unit, to: Unit): void {
  const legion = zoneAt(state, area).harkonnen;
  if (legion === undefined) return;
  const { supply } = factionOf(state, 'harkonnen');
  legion[from]--;
  supply[from]++;
  legion[to]++;
  supply[to]--;
}

/** Units are replaced legion by legion in the order of the list (rulebook: Дія «Дім»). */
export function upgrade(play: ArrakisPlay, task: AutomatonTask<'upgrade'>): void {
  const { state } = play;
  const { from, left } = task;
  const to = successor(state, task.to);
  if (left === 0 || to === undefined) return;
  const area = decide(play, task, 'upgrade', candidates(state, from), HOUSE);
  const legion = area === undefined ? undefined : zoneAt(state, area).harkonnen;
  if (area === undefined || legion === undefined) return;
  const n = Math.min(left, legion[from], factionOf(state, 'harkonnen').supply[to]);
  doNext(state, { task: 'automaton', act: 'upgrade', from, to: task.to, left: left - n });
  // Tokens are turned over where something of theirs must be replaced.
  if (n === 0) return showHarkonnenTokens(play, area);
  for (let i = 0; i < n; i++) exchange(state, area, from, to);
  emit(play, { event: 'replaced', side: 'harkonnen', from, to, area, n });
}

/** The position after so many replacements, if there are units in sight for them; whoever has tokens may try one. */
export function replaceable(state: ArrakisState, from: Unit, to: Unit, n: number): ArrakisState[] {
  const trial = cloneState(state);
  for (let i = 0; i < n; i++) {
    const unit = successor(trial, to);
    const legions = candidates(trial, from).filter((id) => (zoneAt(trial, id).harkonnen?.[from] ?? 0) > 0);
    const [area] = sift(trial, legions, HOUSE).left;
    if (unit === undefined) return [];
    if (area === undefined) return n === 1 && candidates(trial, from).length > 0 ? [state] : [];
    exchange(trial, area, from, unit);
  }
  return [trial];
}
