import type { ImperiumView } from '@sietch/imperium';
import { parseKey } from '@sietch/kernel';
import type { Offer } from '../table/lit';

/** Things a choice names by its key alone: posts, contracts and intrigues lie on the table too. */
function ownRefs(key: string, view: ImperiumView): readonly string[] | undefined {
  const { verb, what } = parseKey(key);
  if (what === undefined) return undefined;
  switch (verb) {
    case 'post':
      return [`post:${what}`];
    case 'recall':
      return what.startsWith('post-') ? [`post:${what}`] : undefined;
    case 'contract':
      return [`contract:${what}`];
    case 'give-up':
      return [`intrigue:${what}`];
    case 'take':
      return [`discard:${what}`];
    case 'discard':
      return view.decision?.kind === 'discard' ? [`card:${what}`] : [`top:${what}`];
    case 'draw':
      return [`top:${what}`];
    case 'tokens':
      return [];
    default:
      return undefined;
  }
}

/** The card an effect comes from lies in play, not in the hand. */
function inPlay(ref: string): string {
  return ref.startsWith('card:') ? `play:${ref.slice('card:'.length)}` : ref;
}

function tableRefs(key: string, refs: readonly string[], view: ImperiumView): readonly string[] {
  const own = ownRefs(key, view);
  if (own !== undefined) return own;
  if (key.startsWith('effect:')) return refs.map(inPlay);
  return key.startsWith('trash:') ? refs.map((ref) => ref.replace(/^hand:/, 'card:')) : refs;
}

const LISTED = /^(effect|faction|lose|seat):/;

/** More intrigues than this crowd out the question of a turn; they lie lit in the hand all the same. */
const FEW_INTRIGUES = 2;

/** Effects, factions, opponents and, in battle or while they are few, intrigues are easier to take from the list. */
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
      refs: tableRefs(key, refs, view),
      listed: isListed(key, view),
      passive: PASSIVE.includes(key),
      ...(series && { series }),
    };
  });
}
