import { type ArrakisView, DECKS_OF } from '@sietch/arrakis';
import { parseKey } from '@sietch/kernel';
import type { Offer } from '../table/lit';

const PASSIVE: readonly string[] = ['skip', 'done', 'end', 'nothing', 'cease', 'stay', 'decline', 'back'];

/** Questions whose figures can be touched where losses are shown; elsewhere figures are picked from the list. */
const FIGURES_SHOWN: readonly string[] = ['casualty', 'surplus'];

/**
 * Easier to take from the list: dice, which lie behind a tab on a phone, special actions beside the others, and what
 * must be read or is soon said.
 */
function isListed(key: string): boolean {
  return /^(die|leader|ban|lose|ability|swap):/.test(key) || key === 'desert-power' || key === 'scout';
}

function refsOf(key: string, refs: readonly string[], view: ArrakisView): readonly string[] {
  const { verb, what } = parseKey(key);
  if (key === 'desert-power' || key === 'scout') return [`action:${key}`];
  if (verb === 'act' || verb === 'take') return [];
  if (verb === 'draw' && what === 'both')
    return DECKS_OF[view.decision?.detail.side ?? 'atreides'].map((deck) => `deck:${deck}`);
  const shown = FIGURES_SHOWN.includes(view.decision?.kind ?? '');
  return shown ? refs : refs.filter((ref) => !ref.startsWith('figure:'));
}

/** Answers with a count say how many of one thing at one place; only the ways of a card are numbered otherwise. */
function seriesOf(key: string): Offer['series'] {
  const { verb, what, where, count } = parseKey(key);
  if (count === undefined || verb === 'option') return undefined;
  return { of: [verb, what, where].join(' '), n: count };
}

export function offersOf(view: ArrakisView): readonly Offer[] {
  if (view.decision?.choices === undefined) return [];
  return view.decision.choices.map(({ key, refs }) => {
    const series = seriesOf(key);
    return {
      key,
      refs: refsOf(key, refs, view),
      listed: isListed(key),
      passive: PASSIVE.includes(key),
      ...(series && { series }),
    };
  });
}
