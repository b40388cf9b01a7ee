import { type Description, describeArrakis } from '@sietch/arrakis';
import type { Lang } from '@sietch/kernel';

const known = new Map<Lang, ReadonlyMap<string, Description>>();

/** Every component with its text, made once per language. */
export function described(ref: string, lang: Lang): Description | undefined {
  let all = known.get(lang);
  if (all === undefined) {
    all = new Map(describeArrakis(lang).map((item) => [item.id, item]));
    known.set(lang, all);
  }
  return all.get(ref);
}
