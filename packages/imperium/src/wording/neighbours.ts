import type { Condition, Effect } from '../effects/effect.js';
import type { Resource } from '../terms.js';
import type { Voice } from './context.js';
import type { Counted } from './nouns.js';

/** How effects of one box read beside each other. */

const isSame = (a: Condition, b: Condition): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Neighbours under one condition are said under it together. */
export function joinConditions(effects: readonly Effect[]): readonly Effect[] {
  const joined: Effect[] = [];
  for (const effect of effects) {
    const last = joined.at(-1);
    if (effect.do !== 'if' || last?.do !== 'if' || effect.otherwise || last.otherwise) joined.push(effect);
    else if (!isSame(effect.condition, last.condition)) joined.push(effect);
    else joined[joined.length - 1] = { ...last, effects: [...last.effects, ...effect.effects] };
  }
  return joined;
}

/** Whoever meets the first condition meets the second too, as far as their words show it. */
function implies(condition: Condition, other: Condition, { names }: Voice): boolean {
  if (condition.is === 'council-seat-and-swordmaster') return other.is === 'council-seat';
  if (condition.is === 'alliance' && other.is === 'influence')
    return condition.faction === other.faction && other.atLeast <= names.edition.numbers.allianceStep;
  if (!('atLeast' in condition) || !('atLeast' in other)) return isSame(condition, other);
  return condition.atLeast >= other.atLeast && isSame({ ...condition, atLeast: other.atLeast }, other);
}

/** What a plain gain is counted in. */
function countedIn(effect: Effect): (Counted | Resource)[] {
  switch (effect.do) {
    case 'gain':
      return [effect.what];
    case 'persuasion':
      return ['persuasion'];
    case 'swords':
      return ['sword'];
    case 'points':
      return ['point'];
    case 'recruit':
      return ['troop'];
    case 'draw':
      return ['card'];
    case 'draw-intrigue':
      return ['intrigue'];
    case 'place-spy':
      return ['spy'];
    default:
      return [];
  }
}

/** What has been given already to a player who gets as far as this effect. */
function gainedBefore(before: readonly Effect[], effect: Effect, voice: Voice): (Counted | Resource)[] {
  return before.flatMap((earlier) => {
    if (earlier.do !== 'if') return countedIn(earlier);
    const given = effect.do === 'if' && implies(effect.condition, earlier.condition, voice);
    return given ? earlier.effects.flatMap(countedIn) : [];
  });
}

/** What stands behind a cost, a condition or a count comes on top of what the others give. */
export function onTopOf(before: readonly Effect[], effect: Effect, voice: Voice): Voice {
  if (effect.do !== 'pay' && effect.do !== 'if' && effect.do !== 'for-each') return voice;
  return {
    ...voice,
    gainedBefore: new Set([...(voice.gainedBefore ?? []), ...gainedBefore(before, effect, voice)]),
  };
}
