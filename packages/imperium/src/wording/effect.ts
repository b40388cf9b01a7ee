import { joinPhrases, type Lang, type Phrase, plainText } from '@sietch/kernel';
import type { Count, Effect, InfluenceTarget, Option } from '../effects/effect.js';
import { FACTIONS } from '../terms.js';
import { conditioned, takesBareNumbers } from './condition.js';
import type { Context, Voice } from './context.js';
import { wordCost } from './cost.js';
import * as board from './effect-board.js';
import * as cards from './effect-cards.js';
import { amount, influenced, ofFaction } from './nouns.js';
import {
  type Clause,
  compound,
  inline,
  type Line,
  led,
  listOr,
  rule,
  say,
  sentences,
  toLines,
} from './sentence.js';
import { gain, number, win } from './verbs.js';

function influence(n: number, target: InfluenceTarget, { lang }: Voice): Clause {
  const plain = amount('influence', n, lang);
  if (target === 'any') {
    const one = { uk: 'на будь-яку фракцію', en: 'with any faction' };
    const several = { uk: 'на одну фракцію на ваш вибір', en: 'with one faction of your choice' };
    return win(say`${plain} ${(n === 1 ? one : several)[lang]}`, lang);
  }
  if (target === 'behind') {
    const where = {
      uk: 'на фракцію, на яку хтось із суперників має більший вплив, ніж ви',
      en: 'with a faction where an opponent has more influence than you',
    };
    return win(say`${plain} ${where[lang]}`, lang);
  }
  const preposition = { uk: 'на', en: 'with' }[lang];
  if (typeof target === 'string') {
    const text = `${plain.text} ${preposition} ${influenced(target, lang)}`;
    return win({ icon: `influence-${target}`, n, text }, lang);
  }
  const factions = target.map((faction) => [influenced(faction, lang)]);
  return win(say`${plain} ${preposition} ${listOr(factions, lang)}`, lang);
}

/** Four equal gains, one with each faction, are said in one breath. */
function influenceWithEach(n: number, { lang }: Voice): Clause {
  const plain = amount('influence', n, lang);
  if (lang === 'en') return win(say`${plain} with each faction`, lang);
  return win(say`по ${n === 1 ? { ...plain, text: '1 очку впливу' } : plain} на кожну фракцію`, lang);
}

/** How many effects from here on raise each of the four factions once by the same number. */
function runOverAllFactions(effects: readonly Effect[], from: number): number | undefined {
  const run = effects.slice(from, from + FACTIONS.length);
  const [first] = run;
  if (first?.do !== 'influence' || run.length < FACTIONS.length) return undefined;
  const raised = new Set<InfluenceTarget>();
  for (const effect of run) if (effect.do === 'influence' && effect.n === first.n) raised.add(effect.with);
  return FACTIONS.every((faction) => raised.has(faction)) ? first.n : undefined;
}

function clausesOf(effects: readonly Effect[], voice: Voice): Clause[] {
  const clauses: Clause[] = [];
  for (let i = 0; i < effects.length; i++) {
    const withEach = runOverAllFactions(effects, i);
    const effect = effects[i];
    if (withEach !== undefined) {
      clauses.push(influenceWithEach(withEach, voice));
      i += FACTIONS.length - 1;
    } else if (effect !== undefined) clauses.push(clauseOf(effect, voice));
  }
  return clauses;
}

/** Effects inside another: numbers stay bare only among themselves. */
function linesInside(effects: readonly Effect[], voice: Voice, mayBeBare: boolean): Line[] {
  const clauses = clausesOf(effects, { ...voice, bareNumbers: mayBeBare });
  return toLines(clauses, voice.lang, mayBeBare && clauses.every(({ is }) => is === 'number'));
}

function pay({ cost, effects }: Extract<Effect, { do: 'pay' }>, voice: Voice): Clause {
  return compound(say`${wordCost(cost, voice.lang)} → ${inline(linesInside(effects, voice, false))}`);
}

/** Options of one short order each need no introduction: "gain 1 spice or draw 1 card". */
function chooseBriefly(options: readonly Option[], voice: Voice): Phrase | undefined {
  const clauses = options.flatMap((option) => clausesOf(option, voice));
  if (clauses.length !== options.length) return undefined;
  const parts: Phrase[] = [];
  let verb: string | undefined;
  for (const clause of clauses) {
    const short = clause.is === 'rule' ? clause.order : clause;
    if (short === undefined) return undefined;
    const bare = voice.bareNumbers && short.is === 'number';
    const next = plainText(short.verb);
    parts.push(bare || next === verb ? short.object : say`${short.verb} ${short.object}`);
    verb = bare ? undefined : next;
  }
  return listOr(parts, voice.lang);
}

/** Two of several gains: a list of things, the verb in front. */
function chooseTwoGains(options: readonly Option[], voice: Voice): Phrase | undefined {
  const clauses = options.flatMap((option) => clausesOf(option, voice));
  const objects = clauses.flatMap((clause) => (clause.is === 'rule' ? [] : [clause.object]));
  if (objects.length !== options.length) return undefined;
  const lead = { uk: 'отримайте будь-які дві з цих нагород', en: 'gain any two of these rewards' };
  return say`${lead[voice.lang]}: ${joinPhrases(objects, ', ')}`;
}

function choose({ count, options }: Extract<Effect, { do: 'choose' }>, voice: Voice): Clause {
  if (count === 1) {
    const brief = chooseBriefly(options, voice);
    if (brief !== undefined) return rule(brief);
  } else {
    const gains = chooseTwoGains(options, voice);
    if (gains !== undefined) return compound(gains);
  }
  const { lang } = voice;
  const lead = {
    uk: count === 1 ? 'виберіть одне' : 'виберіть два варіанти',
    en: count === 1 ? 'choose one' : 'choose two',
  };
  const parts = options.map((option) => inline(linesInside(option, voice, false)));
  const list = joinPhrases(parts, '; ', { uk: '; або ', en: '; or ' }[lang]);
  return compound(say`${lead[lang]}: ${list}`);
}

function when({ condition, effects }: Extract<Effect, { do: 'if' }>, voice: Voice): Clause {
  const mayBeBare = voice.bareNumbers === true && takesBareNumbers(condition, voice);
  const lines = linesInside(effects, { ...voice, given: condition }, mayBeBare);
  return compound(conditioned(condition, lines, voice));
}

function counted(count: Count, lang: Lang): string {
  const faction = ofFaction(count.faction, lang);
  return { uk: `за кожну вашу карту ${faction} у грі`, en: `for each ${faction} card you have in play` }[
    lang
  ];
}

function forEach({ count, effects }: Extract<Effect, { do: 'for-each' }>, voice: Voice): Clause {
  const lines = linesInside(effects, voice, voice.bareNumbers === true);
  return rule(say`${inline(lines)} ${counted(count, voice.lang)}`);
}

function atReveal({ effects }: Extract<Effect, { do: 'at-reveal' }>, voice: Voice): Clause {
  const lead = {
    uk: ['під час ходу «Розкрити карти» в цьому раунді'],
    en: ['on your Reveal turn this round'],
  };
  return compound(led(lead[voice.lang], linesInside(effects, voice, false), { uk: '', en: ',' }[voice.lang]));
}

function clauseOf(effect: Effect, voice: Voice): Clause {
  const { lang } = voice;
  switch (effect.do) {
    case 'gain':
      return gain(amount(effect.what, effect.n, lang), lang);
    case 'persuasion':
      return number(amount('persuasion', effect.n, lang), lang);
    case 'swords':
      return number(amount('sword', effect.n, lang), lang);
    case 'points':
      return win(amount('point', effect.n, lang), lang);
    case 'recruit':
      return board.recruit(effect, voice);
    case 'influence':
      return influence(effect.n, effect.with, voice);
    case 'draw':
      return cards.draw(effect.n, voice);
    case 'draw-intrigue':
      return cards.drawIntrigue(effect.n, voice);
    case 'steal-intrigue':
      return cards.stealIntrigue(voice);
    case 'trash':
      return cards.mayTrash(voice);
    case 'trash-self':
      return cards.trashSelf(voice);
    case 'acquire':
      return cards.acquire(effect, voice);
    case 'take-reserve':
      return cards.takeReserve(effect.card, voice);
    case 'take-from-discard':
      return cards.takeFromDiscard(effect.faction, voice);
    case 'peek-draw-or-trash':
      return cards.peekDrawOrTrash(voice);
    case 'shuffle-discard-into-deck':
      return cards.shuffleDiscardIntoDeck(voice);
    case 'remove-from-row':
      return cards.removeFromRow(voice);
    case 'discount':
      return cards.discount(effect.card, effect.n, voice);
    case 'acquire-to-deck':
      return cards.acquireToDeck(voice);
    case 'pay':
      return pay(effect, voice);
    case 'choose':
      return choose(effect, voice);
    case 'if':
      return when(effect, voice);
    case 'for-each':
      return forEach(effect, voice);
    case 'at-reveal':
      return atReveal(effect, voice);
    case 'each-opponent':
      return board.eachOpponent(effect.suffers, voice);
    case 'deploy':
      return board.deploy(effect.upTo, voice);
    case 'deploy-from-supply':
      return board.deployFromSupply(effect.n, voice);
    case 'retreat':
      return board.retreat(effect.upTo, voice);
    case 'opponent-loses-troop':
      return board.opponentLosesTroop(voice);
    case 'harvest':
      return board.harvest(effect.n, voice);
    case 'double-harvest':
      return board.doubleHarvest(voice);
    case 'visit-influence':
      return board.visitInfluence(effect.n, voice);
    case 'signet-ring':
      return board.signetRing(voice);
    case 'council-seat':
      return board.councilSeat(voice);
    case 'swordmaster':
      return board.swordmaster(voice);
    case 'take-mentat':
      return board.takeMentat(effect.from, voice);
    case 'control':
      return board.control(effect.space, voice);
    case 'name-space':
      return board.nameSpace(voice);
    case 'recall-agent':
      return board.recallAgent(voice);
    case 'extra-icons':
      return board.extraIcons(effect.icons, voice);
    case 'ignore-enemy-agents':
      return board.ignoreEnemyAgents(voice);
    case 'may-pass':
      return board.mayPass(voice);
    case 'persuasion-while-here':
      return board.persuasionWhileHere(effect.n, voice);
  }
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
