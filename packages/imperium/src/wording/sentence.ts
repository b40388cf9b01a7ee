import { capitalized, joinPhrases, type Lang, type Phrase, plainText, type Token } from '@sietch/kernel';

type Part = string | number | Token | Phrase;

const isPhrase = (part: Part): part is Phrase => Array.isArray(part);

/** A phrase with its neighbouring strings melted together and no empty ones. */
function tidy(phrase: Phrase): Phrase {
  const out: (string | Token)[] = [];
  for (const part of phrase) {
    const last = out.at(-1);
    if (typeof part === 'string' && typeof last === 'string') out[out.length - 1] = last + part;
    else if (part !== '') out.push(part);
  }
  return out;
}

/** Template tag: say`draw ${amount('card', 2, 'en')}`. */
export function say(strings: TemplateStringsArray, ...parts: readonly Part[]): Phrase {
  const all = strings.flatMap((string, i): Phrase => {
    const part = parts[i];
    if (part === undefined) return [string];
    if (isPhrase(part)) return [string, ...part];
    return [string, typeof part === 'number' ? String(part) : part];
  });
  return tidy(all);
}

const ENDS_IN_VOWEL = /[аеєиіїоуюя]»?$/i;
const STARTS_IOTATED = /^«?[єїюяй]/i;

/** Ukrainian euphony: «й» after a vowel, «і» otherwise. */
export function and(before: Phrase, after: Phrase, lang: Lang): string {
  if (lang === 'en') return 'and';
  return ENDS_IN_VOWEL.test(plainText(before)) && !STARTS_IOTATED.test(plainText(after)) ? 'й' : 'і';
}

/** "a", "a and b", "a, b and c". */
export function listAnd(phrases: readonly Phrase[], lang: Lang): Phrase {
  const [last, beforeLast] = [phrases.at(-1) ?? [], phrases.at(-2) ?? []];
  return tidy(joinPhrases(phrases, ', ', ` ${and(beforeLast, last, lang)} `));
}

/** "a", "a or b", "a, b or c". */
export function listOr(phrases: readonly Phrase[], lang: Lang): Phrase {
  return tidy(joinPhrases(phrases, ', ', lang === 'uk' ? ' або ' : ' or '));
}

/**
 * A piece of text before it finds its place in a sentence:
 * an order keeps its verb apart, so that neighbours can share it ("gain 1 spice and 1 water");
 * a number (persuasion, swords) stands bare in reveal boxes and is an order elsewhere;
 * a rule is a whole sentence, `compound` if it has a colon, a semicolon or an arrow inside;
 * "you may …" is a rule too, with the `order` it turns into where it is one of several options.
 */
export type Clause =
  | Order
  | { readonly is: 'rule'; readonly phrase: Phrase; readonly compound: boolean; readonly order?: Order };

export interface Order {
  readonly is: 'order' | 'number';
  readonly verb: Phrase;
  readonly object: Phrase;
}

export const order = (verb: Phrase | string, object: Phrase | Token): Order => ({
  is: 'order',
  verb: say`${verb}`,
  object: say`${object}`,
});
export const rule = (phrase: Phrase): Clause => ({ is: 'rule', phrase, compound: false });
export const may = (verb: Record<'order' | 'may', Phrase>, object: Phrase): Clause => ({
  is: 'rule',
  phrase: say`${verb.may} ${object}`,
  compound: false,
  order: order(verb.order, object),
});
export const compound = (phrase: Phrase): Clause => ({ is: 'rule', phrase, compound: true });

/** One sentence without its capital letter and full stop. */
export interface Line {
  readonly phrase: Phrase;
  readonly compound: boolean;
}

const sameVerb = (a: Order, b: Order) => plainText(a.verb) === plainText(b.verb);

/** "gain 5 solari, recruit 2 troops and draw 1 intrigue card" */
export function joinOrders(orders: readonly Order[], lang: Lang): Phrase {
  const groups: Order[][] = [];
  for (const next of orders) {
    const group = groups.at(-1);
    const head = group?.[0];
    if (group && head && sameVerb(head, next)) group.push(next);
    else groups.push([next]);
  }
  const parts = groups.map((group) => {
    const objects = listAnd(
      group.map(({ object }) => object),
      lang,
    );
    return group[0] ? say`${group[0].verb} ${objects}` : objects;
  });
  const nested = groups.length > 1 && groups.some((group) => group.length > 1);
  return nested
    ? tidy(joinPhrases(parts, ', ', lang === 'uk' ? ', а також ' : ', and '))
    : listAnd(parts, lang);
}

/** Clauses as lines: neighbouring orders make one line, a rule is a line of its own, bare numbers come first. */
export function toLines(clauses: readonly Clause[], lang: Lang, bare: boolean): Line[] {
  const lines: Line[] = [];
  const numbers = clauses.flatMap((clause) => (bare && clause.is === 'number' ? [clause.object] : []));
  if (numbers.length > 0) lines.push({ phrase: listAnd(numbers, lang), compound: false });
  let run: Order[] = [];
  const flush = () => {
    if (run.length > 0) lines.push({ phrase: joinOrders(run, lang), compound: false });
    run = [];
  };
  for (const clause of clauses) {
    if (clause.is === 'rule') {
      flush();
      lines.push(clause);
    } else if (!(bare && clause.is === 'number')) run.push(clause);
  }
  flush();
  return lines;
}

/** Lines inside a larger sentence. */
export function inline(lines: readonly Line[]): Phrase {
  return tidy(
    joinPhrases(
      lines.map(({ phrase }) => phrase),
      '; ',
    ),
  );
}

/**
 * A lead and what follows it: a colon, or the softer mark when a single plain line follows.
 * «Якщо маєте союз, візьміть 1 карту», but «Якщо маєте союз: заплатіть 3 прянощів → …».
 */
export function led(lead: Phrase, lines: readonly Line[], softMark: string): Phrase {
  const [only] = lines;
  const soft = lines.length === 1 && only !== undefined && !only.compound;
  return say`${lead}${soft ? softMark : ':'} ${inline(lines)}`;
}

/** A line as a sentence. */
export const sentence = (phrase: Phrase): Phrase => say`${capitalized(phrase)}.`;

export const sentences = (lines: readonly Line[]): Phrase =>
  tidy(
    joinPhrases(
      lines.map(({ phrase }) => sentence(phrase)),
      ' ',
    ),
  );
