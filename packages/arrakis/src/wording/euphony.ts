import { type Phrase, plainText } from '@sietch/kernel';

const VOWELS = 'аеєиіїоуюя';
/** How numbers sound: first and last letters of «один», «два» … */
const FIRST_LETTERS = 'нодтчпшсвд';
const LAST_LETTERS = 'ьоаииььььь';

/** A word with variants, and what stands before it. */
const WORD = /(^|[\s(])(у|в|з|із|зі|і|й|уже|вже)(?=\s)/giu;

/**
 * Chooses between «у» and «в», «уже» and «вже», «і» and «й», «з», «із» and «зі» by what is heard before and after them. Names in
 * guillemets stay as they are. Makers of words may write any of the variants.
 */
export function euphonious(phrase: Phrase): Phrase {
  let before = '';
  return phrase.map((part, i) => {
    if (typeof part !== 'string') {
      before += part.text;
      return part;
    }
    const rest = plainText(phrase.slice(i + 1));
    const said = part.replace(WORD, (whole, lead: string, word: string, at: number) => {
      const left = before + part.slice(0, at);
      if (isQuoted(left)) return whole;
      const next = firstSound((part.slice(at + whole.length) + rest).trimStart());
      const variant = variantOf(word.toLowerCase(), lastSound(left), next);
      const capital = word.charAt(0) !== word.charAt(0).toLowerCase();
      return lead + (capital ? variant.charAt(0).toUpperCase() + variant.slice(1) : variant);
    });
    before += part;
    return said;
  });
}

function isQuoted(text: string): boolean {
  return text.lastIndexOf('«') > text.lastIndexOf('»');
}

function variantOf(word: string, last: string, next: string): string {
  const afterVowel = isVowel(last);
  if (word === 'уже' || word === 'вже') return afterVowel ? 'вже' : 'уже';
  if (word === 'і' || word === 'й') return afterVowel && !/^[йєїюя]/u.test(next) ? 'й' : 'і';
  if (word === 'у' || word === 'в') {
    // Beside «в» and «ф» only the vowel can be heard.
    if (/^(в|ф|льв|св|тв|хв)/u.test(next)) return 'у';
    return afterVowel || isVowel(next.charAt(0)) ? 'в' : 'у';
  }
  if (isVowel(next.charAt(0))) return 'з';
  if (/^[зсшщ][^аеєиіїоуюяь]/u.test(next)) return 'зі';
  if (/^[зсцчшщж]/u.test(next)) return 'із';
  return afterVowel || last === '' ? 'з' : 'із';
}

function isVowel(letter: string): boolean {
  return letter !== '' && VOWELS.includes(letter);
}

/** The last letter heard; nothing after a pause. The numeral of an emperor sounds like the end of his name. */
function lastSound(text: string): string {
  const heard = text
    .trimEnd()
    .replace(/\s[IVX]+$/u, '')
    .replace(/»$/u, '');
  const last = heard.charAt(heard.length - 1).toLowerCase();
  if (/\d/.test(last)) return LAST_LETTERS.charAt(Number(last));
  return /\p{L}/u.test(last) ? last : '';
}

/** The beginning of what is heard next. */
function firstSound(text: string): string {
  const heard = text.replace(/^«/u, '').toLowerCase();
  return /^\d/.test(heard) ? FIRST_LETTERS.charAt(Number(heard.charAt(0))) : heard.slice(0, 4);
}
