import type { ImperiumView } from '@sietch/imperium';
import { parseKey } from '../words/choice-key';

/** A choice with the things on the table it can be made by touching. */
export interface Offer {
  readonly key: string;
  readonly refs: readonly string[];
}

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

export function offersOf(view: ImperiumView | undefined): readonly Offer[] {
  if (view?.decision?.choices === undefined) return [];
  return view.decision.choices.map(({ key, refs }) => {
    const own = ownRefs(key, view);
    if (own !== undefined) return { key, refs: own };
    if (key.startsWith('effect:')) return { key, refs: refs.map(inPlay) };
    if (key.startsWith('trash:')) return { key, refs: refs.map((ref) => ref.replace(/^hand:/, 'card:')) };
    return { key, refs };
  });
}

/** The choices that are left when these things have been touched. */
export function narrowed(offers: readonly Offer[], touched: readonly string[]): readonly Offer[] {
  return offers.filter(({ refs }) => touched.every((ref) => refs.includes(ref)));
}

/** What can be touched next. */
export function litRefs(offers: readonly Offer[], touched: readonly string[]): ReadonlySet<string> {
  return new Set(
    narrowed(offers, touched)
      .flatMap(({ refs }) => refs)
      .filter((ref) => !touched.includes(ref)),
  );
}

export type Touch =
  | { readonly done: 'choose'; readonly key: string }
  | { readonly done: 'touched'; readonly touched: readonly string[] }
  | { readonly done: 'nothing' };

/** Touching a thing chooses if that leaves one choice all of whose things have been touched. */
export function touch(offers: readonly Offer[], touched: readonly string[], ref: string): Touch {
  if (touched.includes(ref)) return { done: 'touched', touched: touched.filter((other) => other !== ref) };
  const withIt = narrowed(offers, [...touched, ref]);
  const next = withIt.length > 0 ? [...touched, ref] : [ref];
  const left = withIt.length > 0 ? withIt : narrowed(offers, next);
  const [only, another] = left;
  if (only === undefined) return { done: 'nothing' };
  if (another === undefined && only.refs.length === next.length) return { done: 'choose', key: only.key };
  return { done: 'touched', touched: next };
}
