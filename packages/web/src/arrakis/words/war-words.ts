import type { Lang, PerLang } from '@sietch/kernel';
import { warEn } from './war-en';
import { warUk } from './war-uk';

/** The words of this table. A missing or mistyped one does not compile. */
export type WarWords = typeof warEn;

const WORDS: PerLang<WarWords> = { en: warEn, uk: warUk };

export function warWords(lang: Lang): WarWords {
  return WORDS[lang];
}
