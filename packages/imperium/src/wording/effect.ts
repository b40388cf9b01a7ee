import { joinPhrases, type Lang, type Phrase } from '@sietch/kernel';
import type { Effect, EffectOf, Option } from '../effects/effect.js';
import { FACTIONS } from '../terms.js';
import { conditioned, takesBareNumbers, unless } from './condition.js';
import { type Context, quoted, type Voice } from './context.js';
import { wordCost } from './cost.js';
import { wordCount } from './count.js';
import { BOARD_EFFECTS } from './effect-board.js';
import { CARD_EFFECTS } from './effect-cards.js';
import { GAINS } from './effect-gains.js';
import { NETWORK_EFFECTS } from './effect-network.js';
import type { EffectTable } from './effect-table.js';
import { allies, TEAM_EFFECTS } from './effect-teams.js';
import { TROOP_EFFECTS } from './effect-troops.js';
import { influenceWithEach, influenceWithTwo } from './influence.js';
import { joinConditions, onTopOf } from './neighbours.js';
import { amount, atLeast } from './nouns.js';
import {
  type Clause,
  compound,
  conditional,
  inline,
  type Line,
  led,
  listOr,
  mayOneOf,
  order,
  rule,
  say,
  sentences,
  sharesVerb,
  timed,
  toLines,
} from './sentence.js';
import { DISCARDING, TRASHING } from './verbs.js';

function clausesOf(list: readonly Effect[], voice: Voice): Clause[] {
  const effects = joinConditions(list);
  const clauses: Clause[] = [];
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i];
    const withEach = influenceWithEach(effects, i, voice);
    if (withEach !== undefined) {
      clauses.push(withEach);
      i += FACTIONS.length - 1;
    } else if (effect !== undefined)
      clauses.push(clauseOf(effect, onTopOf(effects.slice(0, i), effect, voice)));
  }
  return clauses;
}

/** Effects inside another: numbers stay bare only among themselves. */
function linesInside(effects: readonly Effect[], voice: Voice, mayBeBare = false): Line[] {
  const clauses = clausesOf(effects, { ...voice, bareNumbers: mayBeBare });
  return toLines(clauses, voice.lang, mayBeBare && clauses.every(({ is }) => is === 'number'));
}

const inside = (effects: readonly Effect[], voice: Voice): Phrase =>
  inline(linesInside(effects, voice), voice.lang);

/** Nothing to pay leaves the effects alone: one of several ways into a space may be free. */
function pay({ cost, effects }: EffectOf<'pay'>, voice: Voice): Clause {
  const price = wordCost(cost, voice);
  return price.length === 0
    ? rule(inside(effects, voice))
    : compound(say`${price} → ${inside(effects, voice)}`);
}

/** Options of one short order each need no introduction: "gain 1 spice or draw 1 card". */
function chooseBriefly(clauses: readonly Clause[], voice: Voice): Clause | undefined {
  const orders = clauses.flatMap((clause) => (clause.is === 'rule' ? (clause.order ?? []) : clause));
  if (orders.length !== clauses.length) return undefined;
  const bare = voice.bareNumbers && orders.every(({ is }) => is === 'number');
  const parts = orders.map((order, i) => {
    const before = orders[i - 1];
    const shared = before !== undefined && sharesVerb(before, order);
    return bare || shared ? order.object : say`${order.verb} ${order.object}`;
  });
  return rule(listOr(parts, voice.lang));
}

/** "you may deploy 1 troop or retreat 1 troop" */
function mayChooseBriefly(clauses: readonly Clause[], { lang }: Voice): Clause | undefined {
  const infinitives = clauses.flatMap((clause) =>
    clause.is === 'rule' && clause.infinitive !== undefined ? [clause.infinitive] : [],
  );
  return infinitives.length === clauses.length ? mayOneOf(infinitives, lang) : undefined;
}

/** Two of several gains: a list of things, the verb in front. */
function chooseTwoGains(clauses: readonly Clause[], { lang }: Voice): Clause | undefined {
  const objects = clauses.flatMap((clause) => (clause.is === 'rule' ? [] : [clause.object]));
  if (objects.length !== clauses.length) return undefined;
  const lead = { uk: 'отримайте будь-які дві з цих нагород', en: 'gain any two of these rewards' };
  return compound(say`${lead[lang]}: ${joinPhrases(objects, ', ')}`);
}

function chooseShortly({ count, options, optional }: EffectOf<'choose'>, voice: Voice): Clause | undefined {
  const clauses = options.flatMap((option) => clausesOf(option, voice));
  if (clauses.length !== options.length) return undefined;
  if (optional) return mayChooseBriefly(clauses, voice);
  return count === 1
    ? (mayChooseBriefly(clauses, voice) ?? chooseBriefly(clauses, voice))
    : (influenceWithTwo(options, voice) ?? chooseTwoGains(clauses, voice));
}

const CHOOSE = {
  1: { uk: 'виберіть одне', en: 'choose one' },
  2: { uk: 'виберіть два варіанти', en: 'choose two' },
  optional: { uk: 'можете вибрати одне', en: 'you may choose one' },
} as const;

function optionOf(option: Option, last: boolean, voice: Voice): Phrase {
  const lines = linesInside(option, voice);
  const or = { uk: 'або', en: 'or' }[voice.lang];
  const comma = lines[0]?.conditional ? ',' : '';
  return say`${last ? `${or}${comma} ` : ''}${inline(lines, voice.lang)}`;
}

function choose(effect: EffectOf<'choose'>, voice: Voice): Clause {
  const short = chooseShortly(effect, voice);
  if (short !== undefined) return short;
  const { count, options, optional } = effect;
  const parts = options.map((option, i) => optionOf(option, i === options.length - 1, voice));
  return compound(say`${CHOOSE[optional ? 'optional' : count][voice.lang]}: ${joinPhrases(parts, '; ')}`);
}

const OTHERWISE = { uk: '; інакше ', en: '; otherwise ' } as const;

function when({ condition, effects, otherwise = [] }: EffectOf<'if'>, voice: Voice): Clause {
  if (effects.length === 0) return conditional(unless(condition, linesInside(otherwise, voice), voice));
  const mayBeBare = voice.bareNumbers === true && takesBareNumbers(condition, voice);
  const met = conditioned(condition, linesInside(effects, { ...voice, given: condition }, mayBeBare), voice);
  if (otherwise.length === 0) return conditional(met);
  return conditional(say`${met}${OTHERWISE[voice.lang]}${inside(otherwise, voice)}`);
}

function forEach({ count, effects }: EffectOf<'for-each'>, voice: Voice): Clause {
  const lines = linesInside(effects, voice, voice.bareNumbers === true);
  return rule(say`${inline(lines, voice.lang)} ${wordCount(count, voice.lang)}`);
}

function atReveal({ effects }: EffectOf<'at-reveal'>, voice: Voice): Clause {
  const { lang } = voice;
  const moment = {
    uk: ['під час ходу «Розкрити карти» в цьому раунді'],
    en: ['on your Reveal turn this round'],
  };
  const lines = linesInside(effects, { ...voice, onReveal: true });
  return compound(timed(moment[lang], lines, { uk: '', en: ',' }[lang], lang));
}

function discard({ n, then = [] }: EffectOf<'discard'>, voice: Voice): Clause {
  const { lang } = voice;
  const cards = amount('card', n, lang);
  const discarded = order(DISCARDING[lang].order, cards);
  if (then.length === 0) return discarded;
  return compound(say`${discarded.verb} ${cards}; ${inside(then, voice)}`);
}

function trashFromHand({ costing, effects }: EffectOf<'trash-from-hand'>, voice: Voice): Clause {
  const { lang } = voice;
  const [card, cost] = [amount('card', 1, lang), atLeast('persuasion', costing, lang)];
  const trash = TRASHING[lang].order;
  const lead = {
    uk: say`${trash} ${card} з руки і, якщо вона коштує ${cost}`,
    en: say`${trash} ${card} from your hand and, if it costs ${cost}`,
  };
  return compound(led(lead[lang], linesInside(effects, voice), ',', lang));
}

function whenAcquiring({ card, once, effects }: EffectOf<'when-acquiring'>, voice: Voice): Clause {
  const { lang, names, onReveal } = voice;
  const name = card === 'any' ? undefined : quoted(names.card(card).name, lang);
  const what = {
    uk: name === undefined ? 'карту' : `карту ${name}`,
    en: name ?? 'a card',
  };
  const turn = onReveal ? { uk: '', en: '' } : { uk: ' в цей хід', en: ' this turn' };
  const lead = {
    uk: `${once ? 'коли вперше' : 'щоразу, коли'}${turn.uk} придбаєте ${what.uk}`,
    en: `${once ? 'the first time' : 'whenever'} you acquire ${what.en}${turn.en}`,
  };
  const lines = linesInside(effects, voice);
  const phrase = led([lead[lang]], lines, ',', lang);
  return lines.some((line) => line.compound) || lines.length > 1 ? compound(phrase) : rule(phrase);
}

/** Effects with others inside. */
const STRUCTURE: EffectTable<
  | 'pay'
  | 'choose'
  | 'if'
  | 'for-each'
  | 'at-reveal'
  | 'discard'
  | 'trash-from-hand'
  | 'when-acquiring'
  | 'allies'
> = {
  pay,
  choose,
  if: when,
  'for-each': forEach,
  'at-reveal': atReveal,
  discard,
  'trash-from-hand': trashFromHand,
  'when-acquiring': whenAcquiring,
  allies: (effect, voice) => allies(effect, voice, (effects) => linesInside(effects, voice)),
};

const EFFECTS: EffectTable<Effect['do']> = {
  ...GAINS,
  ...CARD_EFFECTS,
  ...STRUCTURE,
  ...TROOP_EFFECTS,
  ...NETWORK_EFFECTS,
  ...BOARD_EFFECTS,
  ...TEAM_EFFECTS,
};

function clauseOf(effect: Effect, voice: Voice): Clause {
  const word = EFFECTS[effect.do] as (effect: Effect, voice: Voice) => Clause;
  return word(effect, voice);
}

/** The lines effects make, for wordings that put something in front of them. */
export function effectLines(effects: readonly Effect[], voice: Voice): Line[] {
  return toLines(clausesOf(effects, voice), voice.lang, voice.bareNumbers === true);
}

/** Effects as whole sentences, in the order of the data. */
export function wordEffects(effects: readonly Effect[], lang: Lang, context: Context): Phrase {
  return sentences(effectLines(effects, { ...context, lang }));
}

export function wordEffect(effect: Effect, lang: Lang, context: Context): Phrase {
  return wordEffects([effect], lang, context);
}
