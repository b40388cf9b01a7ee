import { numberOf, type Trait } from '@sietch/kernel';
import { areaIndex } from '../content/map.js';
import { bestOpening, promiseOf } from '../pricing/openings.js';
import { unusedDice } from '../rules/dice.js';
import type { AreaId } from '../terms.js';
import { type Situation, say } from './situation.js';

const OF = {
  opening: numberOf('menu-by-opening'),
  threat: numberOf('menu-by-threat'),
  dice: numberOf('menu-by-dice'),
  claims: numberOf('menu-by-claims'),
  attacker: numberOf('attacker'),
  best: numberOf('best-attacker'),
} as const;

/** What is worth knowing before a die, a card or an action is picked: what it could be used for on the board. */
export function sayMenu(now: Situation, act: number, what: number, said: Trait[]): void {
  const { state, side, enemy } = now;
  const question = now.kind ^ act;
  const [opening, threat] = [promiseOf(now.opening()), promiseOf(now.threat())];
  say(said, OF.opening, question, what, opening);
  say(said, OF.threat, question, what, threat);
  const [own, others] = [Math.min(6, unusedDice(state, side)), Math.min(6, unusedDice(state, enemy))];
  say(said, OF.dice, question, what, 8 * own + others);
  if (side === 'atreides') say(said, OF.claims, question, what, 8 * state.claims + now.claimable());
}

/** Which legion attacks: by what it can get. */
export function sayAttacker(now: Situation, act: number, where: AreaId, said: Trait[]): void {
  const at = areaIndex(where);
  const opening = bestOpening(now.openings(), ({ from }) => from === at);
  const question = now.kind ^ act;
  say(said, OF.attacker, question, promiseOf(opening), opening?.takes ? 1 : 0);
  say(said, OF.best, question, opening?.gain === now.opening()?.gain ? 1 : 0);
}
