const VOWELS = 'аеєиіїоуюяaeiouy';
const SHY = '\u00ad';
/** Shorter words find room on every card. */
const LONG = 11;
/** So many letters stay together before and after a hyphen. */
const LEAST = 3;

const isVowel = (letter: string | undefined): boolean =>
  letter !== undefined && VOWELS.includes(letter.toLowerCase());
const isConsonant = (letter: string | undefined): boolean =>
  letter !== undefined && /[\p{L}]/u.test(letter) && !isVowel(letter) && !/[ьй’']/iu.test(letter);

/** A syllable begins with a consonant before a vowel; of two consonants the first stays behind. */
function opens(word: string, at: number): boolean {
  return isConsonant(word[at]) && isVowel(word[at + 1]) && !/[’']/.test(word[at - 1] ?? '');
}

/** A name whose long words say where a narrow card may part them. */
export function parted(name: string): string {
  return name
    .split(' ')
    .map((word) =>
      word.length < LONG
        ? word
        : [...word]
            .map((letter, at) =>
              at >= LEAST && at <= word.length - LEAST && opens(word, at) ? SHY + letter : letter,
            )
            .join(''),
    )
    .join(' ');
}
