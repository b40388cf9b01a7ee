import type { Lang, PerLang, Phrase } from '@sietch/kernel';

/** What may be had instead of what was said before: without its word two ways would look like one sum. */
const OR: PerLang<RegExp> = { uk: /(?<!\p{L})або(?!\p{L})[^.;:,]*$/u, en: /\bor\b[^.;:,]*$/ };

/** Words that say no more than the signs beside them. */
const PLAIN: PerLang<ReadonlySet<string>> = {
  uk: new Set(
    `отримайте візьміть найміть заплатіть здобудьте розмістіть відкличте викличте заберіть втратьте вилучити застосуйте вміння
    можете якщо маєте хоча б один одного виберіть одне й і та або а також по ще до на у в зі із з них свого лідера гарнізону
    зоні зони конфлікту ігровому ігрового полі поля будь-яку будь-які будь-якою кількістю кількість щонайбільше одну фракцію
    фракції ваш вибір цю карту`.split(/\s+/),
  ),
  en: new Set(
    `gain draw recruit pay place recall take summon lose remove use ability you may with and or a an any the of them one at
    least up to choose number choice your yours leader’s garrison from in on conflict board faction factions this card`.split(
      /\s+/,
    ),
  ),
};
const WORD = /[\p{L}’-]*\p{L}/gu;

/** Thin spaces: where words have no room, air is dear too. */
const AIR = '\u2009';
/** Words had more to say: a condition, a count, what no sign stands for. Whoever wants to know looks closer. */
const MORE = '…';

const toldBy = (words: string, lang: Lang): string =>
  (words.toLowerCase().match(WORD) ?? []).every((word) => PLAIN[lang].has(word)) ? '' : MORE;

/** What is left of the words between two signs. */
export function between(words: string, lang: Lang): string {
  const arrow = words.indexOf('→');
  if (arrow >= 0)
    return `${AIR}${toldBy(words.slice(0, arrow), lang)}→${toldBy(words.slice(arrow), lang)}${AIR}`;
  const more = toldBy(words, lang);
  if (OR[lang].test(words)) return `${AIR}/${more}${AIR}`;
  return more === '' ? AIR : `${AIR}${more}${AIR}`;
}

/** A text by its signs alone: the arrow of a price, the choice between two ways and a mark for what no sign says stay, other words leave air. */
export function signsOf(phrase: Phrase, lang: Lang): Phrase {
  const told: Phrase[number][] = [];
  let words = '';
  for (const part of phrase) {
    if (typeof part === 'string') {
      words += part;
      continue;
    }
    const lead = toldBy(words, lang);
    if (told.length > 0) told.push(between(words, lang));
    else if (lead !== '') told.push(`${lead}${AIR}`);
    told.push(part);
    words = '';
  }
  const rest = toldBy(words, lang);
  if (rest !== '') told.push(told.length === 0 ? rest : `${AIR}${rest}`);
  return told;
}
