import type { ArrakisView } from '@sietch/arrakis';
import { parseKey } from '@sietch/kernel';
import type { Offer } from '../table/lit';
import { legionOffers } from './legion-offers';

const PASSIVE: readonly string[] = [
  'skip',
  'done',
  'end',
  'nothing',
  'cease',
  'stay',
  'decline',
  'back',
  'partner',
  'cone',
];

/**
 * Easier to take from the list: dice, which lie behind a tab on a phone, special actions beside the others, and what
 * must be read or is soon said.
 */
function isListed(key: string): boolean {
  return /^(die|leader|ban|lose|ability|swap):/.test(key) || key === 'desert-power' || key === 'scout';
}

/** Answers with a count say how many of one thing at one place; only the ways of a card are numbered otherwise. */
function seriesOf(key: string): Offer['series'] {
  const { verb, what, where, count } = parseKey(key);
  if (count === undefined || verb === 'option') return undefined;
  return { of: [verb, what, where].join(' '), n: count };
}

export function offersOf(view: ArrakisView): readonly Offer[] {
  if (view.decision?.choices === undefined) return [];
  const asked = view.decision.choices.map(({ key, refs }) => {
    const series = seriesOf(key);
    return {
      key,
      refs,
      listed: isListed(key),
      passive: PASSIVE.includes(key),
      ...(series && { series }),
    };
  });
  return [...asked, ...legionOffers(view)];
}

/**
 * Where a single legion can march or attack it is taken: the next question leads back to this one, where it can be
 * declined.
 */
export function forcedIn({ decision }: ArrakisView): string | undefined {
  if (decision?.kind !== 'move-legion' && decision?.kind !== 'attack-with') return undefined;
  const [only, another] = (decision.choices ?? []).filter(({ key }) => key !== 'skip');
  return another === undefined && only?.key.startsWith('legion@') === true ? only.key : undefined;
}
