import type { ImperiumView } from '@sietch/imperium';
import { parseKey } from '@sietch/kernel';
import type { Offer } from '../table/lit';

const LISTED = /^(effect|faction|lose|reveal|seat):/;

/** More intrigues than this crowd out the question of a turn; they lie lit in the hand all the same. */
const FEW_INTRIGUES = 2;

/** Effects, factions, opponents, through whom a commander reveals and, in battle or while they are few, intrigues are easier to take from the list. */
function isListed(key: string, { decision }: ImperiumView): boolean {
  if (!key.startsWith('intrigue:')) return LISTED.test(key);
  const intrigues = decision?.choices?.filter((other) => other.key.startsWith('intrigue:')) ?? [];
  return intrigues.length <= FEW_INTRIGUES || !TURNS.includes(decision?.kind ?? '');
}

/** Numbers of troops are set; none at all is an answer of its own. */
function seriesOf(key: string): Offer['series'] {
  const { verb, count } = parseKey(key);
  return count !== undefined && count > 0 && (verb === 'deploy' || verb === 'retreat')
    ? { of: verb, n: count }
    : undefined;
}

const TURNS: readonly string[] = ['turn', 'agent-effects', 'reveal-effects'];
const PASSIVE: readonly string[] = ['skip', 'pass', 'end', 'deploy:0', 'retreat:0'];

export function offersOf(view: ImperiumView): readonly Offer[] {
  if (view.decision?.choices === undefined) return [];
  return view.decision.choices.map(({ key, refs }) => {
    const series = seriesOf(key);
    return {
      key,
      refs,
      listed: isListed(key, view),
      passive: PASSIVE.includes(key),
      ...(series && { series }),
    };
  });
}
