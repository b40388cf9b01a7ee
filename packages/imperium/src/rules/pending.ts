import { doNext, type Seat } from '@sietch/kernel';
import type { Effect } from '../effects/effect.js';
import type { ImperiumPlay } from '../events.js';
import { isAutomaton } from '../participants.js';
import type { Pending } from '../state.js';
import type { Ref } from '../terms.js';

export function addPending(pending: Pending[], effects: readonly Effect[], source: Ref): void {
  if (effects.length === 0) return;
  const short = source.slice(source.indexOf(':') + 1);
  // A card may be played to a space of the same name (Foldspace), or by a leader of that name.
  const taken = pending.some((item) => item.source !== source && item.id.startsWith(`${short}.`));
  const name = taken ? source.replace(':', '-') : short;
  effects.forEach((effect, i) => {
    pending.push({ id: `${name}.${i}`, effect, source });
  });
}

export function linesOf(effects: readonly Effect[], source: Ref): readonly Pending[] {
  const lines: Pending[] = [];
  addPending(lines, effects, source);
  return lines;
}

/** Puts effects gained together on the agenda: their player may take several of them in any order. */
export function doEffectsNext(play: ImperiumPlay, seat: Seat, effects: readonly Effect[], source: Ref): void {
  const [only] = effects;
  if (only === undefined) return;
  if (effects.length === 1) doNext(play.state, { task: 'effect', seat, effect: only, source });
  // A Rival takes them as they are printed.
  else if (isAutomaton(play.state, seat))
    doNext(play.state, ...effects.map((effect) => ({ task: 'effect', seat, effect, source }) as const));
  else doNext(play.state, { task: 'lines', seat, lines: linesOf(effects, source), owed: false });
}
