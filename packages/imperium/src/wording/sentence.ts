import {
  capitalized,
  euphonic,
  joinPhrases,
  type Lang,
  type Phrase,
  plainText,
  type Token,
} from '@sietch/kernel';

type Part = string | number | Token | Phrase;

const isPhrase = (part: Part): part is Phrase => Array.isArray(part);

/** A phrase with its neighbouring strings melted together, no empty ones, and its small words fitted to each other. */
function tidy(phrase: Phrase): Phrase {
  const out: (string | Token)[] = [];
  for (const part of phrase) {
    const last = out.at(-1);
    if (typeof part === 'string' && typeof last === 'string') out[out.length - 1] = last + part;
    else if (part !== '') out.push(part);
  }
  return euphonic(out);
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

/** "a", "a and b", "a, b and c". */
export function listAnd(phrases: readonly Phrase[], lang: Lang): Phrase {
  return tidy(joinPhrases(phrases, ', ', { uk: ' і ', en: ' and ' }[lang]));
}

/** "a", "a or b", "a, b or c". */
export function listOr(phrases: readonly Phrase[], lang: Lang): Phrase {
  return tidy(joinPhrases(phrases, ', ', { uk: ' або ', en: ' or ' }[lang]));
}

/**
 * A piece of text before it finds its place in a sentence:
 * an order keeps its verb apart, so that neighbours can share it ("gain 1 spice and 1 water");
 * a number (persuasion, swords) stands bare in reveal boxes and is an order elsewhere;
 * a rule is a line of its own.
 */
export type Clause = Order | Rule;

export interface Order {
  readonly is: 'order' | 'number';
  readonly verb: Phrase;
  readonly object: Phrase;
  /** Nothing may share its verb after it: in "1 influence with the Guild or 2 spice" the spice would be the Guild's. */
  readonly closed?: true;
}

export interface Rule extends Line {
  readonly is: 'rule';
  /** Of "you may …": what it turns into where it is one of several options. */
  readonly order?: Order;
  /** And where it shares its "you may" with others: «розгорнути 1 загін». */
  readonly infinitive?: Phrase;
}

/** A verb as an order («знищте»), as an infinitive («знищити») and as leave («можете знищити»). */
export type Verb = Readonly<Record<'order' | 'infinitive' | 'may', Phrase>>;

const MAY = { uk: 'можете', en: 'you may' } as const;

export const verb = (order: Phrase, infinitive: Phrase, lang: Lang): Verb => ({
  order,
  infinitive,
  may: say`${MAY[lang]} ${infinitive}`,
});

export const order = (verb: Phrase | string, object: Phrase | Token): Order => ({
  is: 'order',
  verb: say`${verb}`,
  object: say`${object}`,
});
export const closed = (order: Order): Order => ({ ...order, closed: true });
export const rule = (phrase: Phrase): Rule => ({ is: 'rule', phrase, compound: false });
export const compound = (phrase: Phrase): Rule => ({ is: 'rule', phrase, compound: true });
export const conditional = (phrase: Phrase): Rule => ({ ...compound(phrase), conditional: true });

/** "you may trash 1 card" */
export const may = (verb: Verb, object: Phrase): Rule => ({
  ...rule(say`${verb.may} ${object}`),
  leave: true,
  order: order(verb.order, object),
  infinitive: say`${verb.infinitive} ${object}`,
});

/** "you may deploy 1 troop or retreat 1 troop" */
export const mayOneOf = (infinitives: readonly Phrase[], lang: Lang): Rule => ({
  ...rule(say`${MAY[lang]} ${listOr(infinitives, lang)}`),
  leave: true,
});

/** One sentence without its capital letter and full stop. */
export interface Line {
  readonly phrase: Phrase;
  /** It has a colon, a semicolon or an arrow inside. */
  readonly compound: boolean;
  /** It begins with a condition. */
  readonly conditional?: true;
  /** It begins with "you may". */
  readonly leave?: true;
  /** Numbers without a verb. */
  readonly bare?: true;
}

const ALSO = { uk: ', а також ', en: ', and ' } as const;

/** "gain 1 spice and 1 water": the second needs no verb of its own. */
export const sharesVerb = (before: Order, after: Order): boolean =>
  !before.closed && plainText(before.verb) === plainText(after.verb);

/** "gain 5 solari, recruit 2 troops and draw 1 intrigue card" */
export function joinOrders(orders: readonly Order[], lang: Lang): Phrase {
  const groups: Order[][] = [];
  for (const next of orders) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && sharesVerb(last, next)) group.push(next);
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
  return nested ? tidy(joinPhrases(parts, ', ', ALSO[lang])) : listAnd(parts, lang);
}

/** Clauses as lines: neighbouring orders make one line, a rule is a line of its own, bare numbers come first. */
export function toLines(clauses: readonly Clause[], lang: Lang, bare: boolean): Line[] {
  const lines: Line[] = [];
  const numbers = clauses.flatMap((clause) => (bare && clause.is === 'number' ? [clause.object] : []));
  if (numbers.length > 0) lines.push({ phrase: listAnd(numbers, lang), compound: false, bare: true });
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

/** Lines inside a larger sentence: "draw 1 card; each opponent discards 1 card", "gain 1 water, and you may …". */
export function inline(lines: readonly Line[], lang: Lang): Phrase {
  const parts = lines.flatMap((line, i): Phrase => {
    const before = lines[i - 1];
    if (before === undefined) return line.phrase;
    return [line.leave && !before.compound ? ALSO[lang] : '; ', ...line.phrase];
  });
  return tidy(parts);
}

/**
 * A lead and what follows it: a colon, or the softer mark when a single plain line follows.
 * «Якщо маєте союз, візьміть 1 карту», but «Якщо маєте союз: заплатіть 3 прянощів → …».
 */
export function led(lead: Phrase, lines: readonly Line[], softMark: string, lang: Lang): Phrase {
  const [only] = lines;
  const soft = lines.length === 1 && only !== undefined && !only.compound;
  return say`${lead}${soft ? softMark : ':'} ${inline(lines, lang)}`;
}

/** A moment and what happens then; a single condition joins the moment: "on your Reveal turn, with 6+ strength: …". */
export function timed(moment: Phrase, lines: readonly Line[], softMark: string, lang: Lang): Phrase {
  const [only] = lines;
  return lines.length === 1 && only?.conditional
    ? say`${moment}, ${only.phrase}`
    : led(moment, lines, softMark, lang);
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
