import type { AnyRules } from '@sietch/kernel';
import { learningOf, type Mind } from '../learning/mind.js';
import { type MindFile, readMind } from '../learning/mind-file.js';

/** What has been learnt of the games, each fetched when it is wanted. */
const MINDS: Readonly<Partial<Record<string, () => Promise<{ readonly mind: MindFile }>>>> = {
  imperium: () => import('./imperium.js'),
  uprising: () => import('./uprising.js'),
  arrakis: () => import('./arrakis.js'),
};

const known = new Map<string, Promise<Mind>>();

/** `undefined` for a game nobody has learnt. Weights that are broken are refused with a `bad-mind` error. */
export async function loadMind(rules: AnyRules): Promise<Mind | undefined> {
  const load = MINDS[rules.id];
  if (load === undefined) return undefined;
  let mind = known.get(rules.id);
  if (mind === undefined) {
    mind = load().then((module) => readMind(module.mind, rules.id, learningOf(rules)));
    known.set(rules.id, mind);
    // What could not be fetched now may be fetched later.
    mind.catch(() => known.delete(rules.id));
  }
  return mind;
}
