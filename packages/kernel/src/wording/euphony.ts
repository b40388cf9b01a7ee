import type { Phrase, Token } from './phrase.js';

/**
 * Ukrainian euphony («милозвучність»): small words and prefixes that change with their neighbours, by one rule for all texts
 * (Ukrainian Orthography of 2019, §§ 23–25).
 *
 * - «в» beside a vowel, «у» between consonants, after a pause and before «в», «ф» and their clusters;
 * - «з» beside a vowel, «із» between consonants and before the like of «з» and «ш», «зі» before clusters that begin with one;
 * - «й» between a vowel and what is not iotated, «і» otherwise;
 * - a prefix like the preposition; after a pause either may stand, and the written one stays.
 */

const VOWEL = 'аеєиіїоуюя';
const SIBILANT = 'жзсшщ';

/** The first and the last sound of numerals: «один», «два», …; «десять» and what follows it to 19 end alike. */
const NUMERALS = ['нь', 'он', 'да', 'ти', 'чи', 'пь', 'шь', 'см', 'вм', 'дь'] as const;

function numeral(digits: string): string {
  const [last, beforeLast] = [Number(digits.at(-1)), digits.at(-2)];
  if (beforeLast === '1') return `${NUMERALS[last === 0 ? 9 : last]?.[0]}ь`;
  const first = NUMERALS[Number(digits[0])]?.[0];
  return `${first}${last === 0 ? 'ь' : NUMERALS[last]?.[1]}`;
}

const isVowel = (character: string | undefined): boolean =>
  character !== undefined && VOWEL.includes(character);
const isIotated = (word: string): boolean => /^[єїюяй]/.test(word);

/** The last sound before a place in a text: quotation marks are silent; nothing at all means a pause. */
function soundBefore(text: string): string | undefined {
  const word = /(\p{L}|\d+)[»“”"’)+]*[ \u00a0]$/u.exec(text.toLowerCase())?.[1];
  return word !== undefined && /\d/.test(word) ? numeral(word)[1] : word;
}

/** How the next word begins: up to three letters; nothing at the end of the text. */
function soundAfter(text: string): string | undefined {
  const word = /^[ \u00a0][«„“"(]*(\p{L}{1,3}|\d+)/u.exec(text.toLowerCase())?.[1];
  return word !== undefined && /\d/.test(word) ? numeral(word)[0] : word;
}

function within(before: string | undefined, after: string): string {
  if (isVowel(after[0]) && !isIotated(after)) return 'в';
  if (/^(?:[вф]|льв|[стхз]в)/.test(after)) return 'у';
  return isVowel(before) ? 'в' : 'у';
}

function from(before: string | undefined, after: string): string {
  const [first = '', second] = after;
  if (isVowel(first)) return 'з';
  if (SIBILANT.includes(first))
    return second === undefined || isVowel(second) || second === 'ь' ? 'із' : 'зі';
  if (/^(?:льв|мн)/.test(after)) return 'зі';
  return before === undefined || isVowel(before) ? 'з' : 'із';
}

/** After a pause either may stand, so that nothing is changed there. */
function and(before: string | undefined, after: string, written: string): string {
  if (before === undefined) return written;
  return isVowel(before) && !isIotated(after) ? 'й' : 'і';
}

/** «і те, і те»: both stay alike. */
const isRepeated = (after: string): boolean => /^[^.;:]*, і /.test(after);

/** The words themselves, and the prefix of those that may begin with either letter: «утратити» or «втратити». */
const CHANGING =
  /(?<![\p{L}\p{N}’'-])(?:(?<word>у|в|з|із|зі|і|й)(?=[ \u00a0])|(?<prefix>[ув])(?=тра[тч]|зят|кра[дс]|(?:с(?:і|іх|ім|іма|е|ього|ьому|ю|я)|же|перше|двічі)(?!\p{L})))/giu;

function fitting(written: string, isPrefix: boolean, before: string, after: string): string {
  const sounds = soundBefore(before);
  if (isPrefix) return sounds === undefined ? written : isVowel(sounds) ? 'в' : 'у';
  const next = soundAfter(after);
  if (next === undefined) return written;
  switch (written) {
    case 'у':
    case 'в':
      return within(sounds, next);
    case 'і':
    case 'й':
      return isRepeated(after) ? written : and(sounds, next, written);
    default:
      return from(sounds, next);
  }
}

const isQuoted = (before: string): boolean => before.lastIndexOf('«') > before.lastIndexOf('»');

const withCase = (word: string, written: string): string =>
  written.charAt(0) === written.charAt(0).toLowerCase() ? word : word.charAt(0).toUpperCase() + word.slice(1);

const textOf = (part: string | Token): string => (typeof part === 'string' ? part : part.text);

/** The text with its small words fitted to each other, to what stands before it and to what stands after. */
function fitted(before: string, text: string, after: string): string {
  let done = '';
  let read = 0;
  for (const match of text.matchAll(CHANGING)) {
    const [written] = match;
    done += text.slice(read, match.index);
    read = match.index + written.length;
    const head = before + done;
    const isPrefix = match.groups?.prefix !== undefined;
    const fits = fitting(written.toLowerCase(), isPrefix, head, text.slice(read) + after);
    done += isQuoted(head) ? written : withCase(fits, written);
  }
  return done + text.slice(read);
}

/** The phrase with its small words fitted to their neighbours; names in «» stay as they are written. */
export function euphonic(phrase: Phrase): Phrase {
  let before = '';
  return phrase.map((part, i) => {
    const after = phrase
      .slice(i + 1)
      .map(textOf)
      .join('');
    const text = fitted(before, textOf(part), after);
    before += text;
    return typeof part === 'string' ? text : { ...part, text };
  });
}

/** The same for a plain text. */
export const euphonicText = (text: string): string => fitted('', text, '');
