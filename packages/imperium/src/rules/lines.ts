import { doNext, type Seat } from '@sietch/kernel';
import { arrowOf } from '../effects/arrow.js';
import type { Effect } from '../effects/effect.js';
import type { ImperiumPlay } from '../events.js';
import { asked } from '../participants.js';
import type { Pending } from '../state.js';
import type { Lines } from '../tasks.js';
import type { Ref } from '../terms.js';
import { payFor } from './cost.js';
import { removeOne } from './deck.js';
import { resolve } from './effects/interpreter.js';
import { clearNext, standingsOf } from './interplay.js';
import { removeShieldWall } from './sandworms.js';

/** Takes one line after another; where their order can matter, or all may be declined, the player is asked. */
export function takeLines(play: ImperiumPlay, { seat, lines, owed }: Lines): void {
  const { state } = play;
  const standings = standingsOf(state, seat, lines);
  const next = lines[clearNext(state, seat, lines, standings)];
  if (next !== undefined) return takeLine(play, { seat, lines, owed }, next, false);
  const [first, ...others] = lines.filter((_, i) => standings[i] !== 'dormant');
  if (first === undefined) return;
  // One that is left, or one of two alike, is asked for on its own.
  if (others.every(({ id }) => id === first.id)) return takeLine(play, { seat, lines, owed }, first, owed);
  state.decision = { kind: 'lines', ...asked(state, seat), source: first.source, lines, owed };
}

/** Carries out one line; the others wait until it is done. Once something is done, the rest may be declined. */
export function takeLine(play: ImperiumPlay, { seat, lines }: Lines, line: Pending, agreed: boolean): void {
  const rest = [...lines];
  removeOne(rest, line);
  if (rest.length > 0) doNext(play.state, { task: 'lines', seat, lines: rest, owed: false });
  if (agreed) agreeTo(play, seat, line.effect, line.source);
  else resolve(play, seat, line.effect, line.source);
}

/** Whoever picks an effect has agreed to it: an arrow is paid and the wall falls without another question. */
export function agreeTo(play: ImperiumPlay, seat: Seat, effect: Effect, source: Ref): void {
  const arrow = arrowOf(effect);
  if (arrow !== undefined) payFor(play, seat, arrow.cost, arrow.effects, source);
  else if (effect.do === 'remove-shield-wall') removeShieldWall(play, seat);
  else resolve(play, seat, effect, source);
}
