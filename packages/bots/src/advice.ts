import type { AnyRules, View } from '@sietch/kernel';
import { keyOf, parseKey } from '@sietch/kernel';
import { deliberate, goesByPrices, THOROUGH } from './deliberation.js';
import type { Dice } from './dice.js';
import { loadMind } from './minds/index.js';
import { type Budget, Tree } from './tree/tree.js';

/** A choice a good player would consider. */
export interface Advice {
  readonly key: string;
  /** The chance to win it leads to, where the game has been learnt. */
  readonly chance?: number;
}

/** What was tried less often than this cannot be judged. */
const WORTH_A_WORD = 4;

/** What could be done about the question in a view, the best first. It knows no more than who is asked. */
export async function advise(
  rules: AnyRules,
  view: View,
  dice: Dice,
  budget: Budget,
): Promise<readonly Advice[]> {
  const mind = goesByPrices(rules) ? undefined : await loadMind(rules);
  if (mind === undefined) return weighed(rules, view, dice, budget);
  const tree = new Tree(rules, mind, view, dice);
  tree.think(budget);
  const offered = new Set(view.decision?.choices?.map(({ key }) => key));
  const found = tree.findings.filter(({ key }) => offered.has(key));
  const [best, ...others] = found
    .filter(({ visits }, i) => i === 0 || visits >= WORTH_A_WORD)
    .map(({ key, visits, sum }) => ({ key, chance: sum / Math.max(1, visits) }));
  // The best is what was tried most; the others are told by their chances, as they are read.
  return best === undefined ? [] : [best, ...others.sort((a, b) => b.chance - a.chance)];
}

/** By the game's own pricing, with as many positions as there would be playouts. */
function weighed(rules: AnyRules, view: View, dice: Dice, { playouts, milliseconds }: Budget): Advice[] {
  const choices = (view.decision?.choices ?? []).map(({ key }) => parseKey(key));
  if (choices.length === 0) return [];
  const { guesses } = THOROUGH;
  const care = { positions: Math.ceil(playouts / guesses), guesses, milliseconds };
  return deliberate({ choices, rules, view: () => view }, dice, care).map(({ choice }) => ({
    key: keyOf(choice),
  }));
}
