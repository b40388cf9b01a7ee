import type { Lang } from './phrase.js';

/** Forms of a counted noun: Ukrainian needs one (1), few (2–4) and many (5+, 0); English one and many. */
export interface Forms {
  readonly one: string;
  readonly few: string;
  readonly many: string;
}

const rules = { uk: new Intl.PluralRules('uk'), en: new Intl.PluralRules('en') } as const;

export function plural(lang: Lang, n: number, forms: Forms): string {
  const category = rules[lang].select(n);
  if (category === 'one') return forms.one;
  return category === 'few' ? forms.few : forms.many;
}
