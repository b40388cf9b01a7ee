/**
 * Letters, digits and marks that pass for others, by the one they are taken for. What a capital looks like counts for its small
 * letter, too: names are compared in small letters.
 */
const ALIKE: Readonly<Record<string, string>> = {
  // Cyrillic, Greek, and what Latin has twice.
  ...pairs('авекмнорстухіїёѕјһԁԛԝӏ', 'abekmhopctyxiiesjhdqwi'),
  ...pairs('αβεζηικμνορτυχ', 'abezhikmnoptyx'),
  ...pairs('lıɑɡ', 'iiag'),
  ...pairs('013457@$!|', 'oieastasii'),
};

function pairs(some: string, others: string): Record<string, string> {
  const taken = [...others];
  return Object.fromEntries([...some].map((letter, index) => [letter, taken[index] ?? letter]));
}

/** As a reader takes it: without accents, gaps and marks, and with one letter for all that look like it. */
export function folded(text: string): string {
  return [...text.normalize('NFKD').toLowerCase()]
    .map((letter) => ALIKE[letter] ?? letter)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Would a reader take one name for the other? Names without any letter are compared by their marks. */
export function lookAlike(some: string, other: string): boolean {
  const [one, two] = [folded(some), folded(other)];
  return one === two && (one !== '' || some.normalize('NFKC') === other.normalize('NFKC'));
}
