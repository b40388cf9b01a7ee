import {
  BOTTOM_ROW,
  type DecisionKind,
  type DecisionOf,
  FORCES_OF,
  forceOfDashboard,
  isArea,
  KEEP_COST,
  leaderCard,
  POWERS,
  PURPOSES,
  type Purpose,
  pairOf,
  RAISE_COST,
  type Side,
  wordSteps,
} from '@sietch/arrakis';
import { type Choice, capitalized, keyOf, type Name, type Phrase, parseKey } from '@sietch/kernel';
import { THEN } from '../../table/plan';
import { described } from '../descriptions';
import { fieldValue } from '../spice-fields';
import { stackAfter } from '../stack';
import { wordCandidate } from './events-automaton';
import { isSingle, isToken, type Names, phrase, spoken } from './names';
import { wordToken } from './token';

/** Choices that need no thing. */
const PLAIN: Readonly<Record<string, Name>> = {
  skip: { uk: 'Відмовитися', en: 'Skip' },
  done: { uk: 'Готово', en: 'Done' },
  end: { uk: 'Завершити хід', en: 'End turn' },
  nothing: { uk: 'Нічого не робити', en: 'Do nothing' },
  all: { uk: 'Весь легіон', en: 'The whole legion' },
  part: { uk: 'Лише частина', en: 'Only a part' },
  continue: { uk: 'Продовжити битву', en: 'Continue the battle' },
  cease: { uk: 'Припинити атаку', en: 'Cease the attack' },
  retreat: { uk: 'Відступити', en: 'Retreat' },
  stand: { uk: 'Стояти', en: 'Stand' },
  advance: { uk: 'Зайняти зону', en: 'Advance' },
  stay: { uk: 'Лишитися', en: 'Stay' },
  'desert-power': { uk: 'Сила пустелі', en: 'Desert Power' },
  guerrilla: { uk: 'Вільна дія: розкрити жетон розгортання', en: 'Free action: reveal a deployment token' },
  scout: { uk: 'Вільна дія: розвідка орнітоптером', en: 'Free action: scout with an ornithopter' },
  decline: { uk: 'Не отримувати', en: 'Do not claim' },
  lose: { uk: 'Втратити гарвестер', en: 'Lose the harvester' },
  keep: { uk: 'Лишити Дикого Творця', en: 'Keep the Wild Maker' },
  replace: { uk: 'Замінити звичайним хробаком', en: 'Put a common sandworm in its place' },
  stockpile: { uk: '3 очки прянощів → 1 очко панування', en: '3 spice → 1 supremacy point' },
  back: { uk: 'Обрати інше', en: 'Pick another' },
  partner: { uk: 'Хай діє партнер', en: 'Let your partner act' },
  cone: { uk: 'Конус тиші: порадитися таємно', en: 'Cone of silence: confer in secret' },
  'end-cone': { uk: 'Завершити конус тиші', en: 'End the cone of silence' },
};

/** Kinds whose `done` or `skip` says more than that. */
const ENDINGS: Readonly<Partial<Record<DecisionKind, Name>>> = {
  'combat-cards': { uk: 'Кинути кубики', en: 'Roll the dice' },
  'claim-end': { uk: 'Більше нічого', en: 'Nothing more' },
  unclaimed: { uk: 'Решту — назад у колоду', en: 'The rest go back into the deck' },
  'swap-leader': { uk: 'Нікого не міняти', en: 'Exchange nobody' },
  'move-legion': { uk: 'Завершити переміщення', en: 'Stop moving' },
  'attack-with': { uk: 'Не атакувати', en: 'Do not attack' },
  'bene-gesserit': { uk: 'Не зараз', en: 'Not now' },
  stockpile: { uk: 'Не витрачати', en: 'Do not spend it' },
};

/** Verbs that point at an area. */
const PLACES: Readonly<Record<string, Name>> = {
  fly: { uk: 'Орнітоптером до зони', en: 'By ornithopter to' },
  attack: { uk: 'Атакувати зону', en: 'Attack' },
  from: { uk: 'Із зони', en: 'From' },
  drop: { uk: 'Без хробака в зоні', en: 'No sandworm in' },
  remove: { uk: 'Вилучити із зони', en: 'Remove from' },
  atomics: { uk: 'Підірвати арсенал у зоні', en: 'Atomics in' },
  deploy: { uk: 'Розгорнути в зоні', en: 'Deploy in' },
  leader: { uk: 'Лише лідера в зоні', en: 'Only the leader in' },
};

const FLOWN_ATTACK: Name = { uk: 'Атакувати з орнітоптера зону', en: 'By ornithopter, attack' };

/** The same die brings different troops to each side. */
const DEPLOYS: Readonly<Record<Side, Name>> = {
  atreides: { uk: 'Розгорнути жетон і лідера в січі', en: 'Deploy a token and a leader in a sietch' },
  harkonnen: {
    uk: 'Розгорнути 3 звичайні загони та лідера в поселеннях',
    en: 'Deploy 3 regular units and a leader in settlements',
  },
};

/** What a choice picks of the candidates the automaton's criteria leave. */
function candidateOf(purpose: Purpose, { what = '', where = '' }: Choice): string {
  if (PURPOSES[purpose] === 'pair') return pairOf(what, where);
  return PURPOSES[purpose] === 'area' ? where : what;
}

const BARE: readonly string[] = ['area', 'to', 'upgrade', 'legion', 'scout', 'worm'];

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The words of a choice, for its button in the list. */
export function wordChoice(key: string, names: Names): Phrase {
  const [die = key, act] = key.split(THEN);
  if (act !== undefined)
    return phrase(wordChoice(die, names), ': ', lowered(names.war.actions[parseKey(act).what ?? ''] ?? ''));
  const choice = parseKey(key);
  const { verb, what, where, count } = choice;
  const { t } = names;
  const asked = names.view.decision?.detail;
  if (asked?.kind === 'open') return wordCandidate(asked.purpose, candidateOf(asked.purpose, choice), names);
  if (verb === 'option') return wordOption(count ?? 1, names);
  if (what !== undefined) return wordThing(choice, what, names);
  if (verb === 'allot') return wordAllotment(where ?? '', names);
  if (verb === 'divide') return wordDivision(where ?? '', names);
  if (where !== undefined) return phrase(wordPlace(verb, where, names), wordRoom(key, where, names));
  if (verb === 'scheme')
    return [
      t({
        uk: `Вільна дія: скинути ${names.card('hawats-scheming')} (${count ?? 2})`,
        en: `Free action: discard ${count ?? 2} ${names.card('hawats-scheming')}`,
      }),
    ];
  const kind = names.view.decision?.kind as DecisionKind | undefined;
  const ending = verb === 'skip' || verb === 'done' ? ENDINGS[kind ?? 'turn'] : undefined;
  const said = ending ?? PLAIN[verb] ?? { uk: 'Далі', en: 'Go on' };
  return verb === 'desert-power' ? phrase({ icon: 'desert-power', text: '' }, t(said)) : [t(said)];
}

function wordOption(count: number, { view, lang, t }: Names): Phrase {
  const detail = view.decision?.detail as DecisionOf<'choose'> | undefined;
  const steps = detail?.options?.[count - 1];
  if (detail === undefined || steps === undefined)
    return [t({ uk: `Варіант ${count}`, en: `Option ${count}` })];
  const worded = capitalized(wordSteps({ lang, side: detail.side }, steps));
  return worded.flatMap((part) => (typeof part === 'string' ? [part] : spoken(part)));
}

function wordPlace(verb: string, where: string, names: Names): Phrase {
  const { t, zone, area } = names;
  if (where === 'supply') return [t({ uk: 'Із запасу', en: 'From the supply' })];
  if (!isArea(where)) return [`${t({ uk: 'Вилучити:', en: 'Remove:' })} ${zone(where)}`];
  const attacks = verb === 'fly' && names.view.decision?.kind === 'attack-target';
  const said = (attacks ? FLOWN_ATTACK : PLACES[verb]) ?? { uk: 'Зона', en: 'Area' };
  // The question says where from and what for; the name is enough.
  if (BARE.includes(verb)) return [area(where)];
  return [`${t(said)} ${area(where)}`];
}

/** What choosing an area means for it: how full it would be, what would be lost, what a harvester gathers there. */
function wordRoom(key: string, where: string, { t, view }: Names): Phrase {
  const value = fieldValue(view, where);
  if (value !== undefined)
    return [' ', { icon: 'spice', n: value, text: t({ uk: `прянощів: ${value}`, en: `${value} spice` }) }];
  const stack = stackAfter(view, key);
  if (stack === undefined) return [];
  const { units, limit } = stack;
  const over = units - limit;
  const note = over > 0 ? t({ uk: `, зайвих: ${over}`, en: `, ${over} too many` }) : '';
  return [` (${units}/${limit}${note})`];
}

/** `CHOAM ↑ 3 · Spacing Guild = 2 · Landsraad ↓`, and the point that is bought. */
function wordAllotment(amounts: string, { t, power, view }: Names): Phrase {
  const prices = amounts.split('+').map(Number);
  const markers = POWERS.map((id, i) => {
    const price = prices[i] ?? 0;
    const way = price === RAISE_COST ? '↑' : price === KEEP_COST || view.rows[id] === BOTTOM_ROW ? '=' : '↓';
    return `${power(id)} ${way}${price > 0 ? ` ${price}` : ''}`;
  });
  const stockpile = prices[POWERS.length] ?? 0;
  const point =
    stockpile > 0 ? [t({ uk: `+1 очко панування: ${stockpile}`, en: `+1 supremacy: ${stockpile}` })] : [];
  return [[...markers, ...point].join(' · ')];
}

/** `House Harkonnen: Mentat × 1 · Corrino allies: Mentat × 1`: both shares of what is divided. */
function wordDivision(taken: string, names: Names): Phrase {
  const detail = names.view.decision?.detail;
  if (detail?.kind !== 'divide') return [taken];
  const { common, aside, side } = detail;
  const lots = taken.split('+').map((lot) => {
    const [, name = '', count = '0'] = /^(.*)-(\d+)$/.exec(lot) ?? [];
    const n = name === 'aside' ? aside : common.filter((result) => result === name).length;
    const text = name === 'aside' ? names.t({ uk: 'відкладені', en: 'set aside' }) : names.die(name).text;
    return { text, shares: [Number(count), n - Number(count)] };
  });
  const told = FORCES_OF[side].map((force, i) => {
    const got = lots.flatMap(({ text, shares }) => (shares[i] === 0 ? [] : [`${text} × ${shares[i]}`]));
    return `${names.force(force)}: ${got.join(', ') || '—'}`;
  });
  return [told.join(' · ')];
}

function sideAsked({ view }: Names): Side {
  return view.decision?.detail.side ?? 'atreides';
}

function source(where: string | undefined, { t, area }: Names): string {
  if (where === undefined) return '';
  if (where === 'supply') return t({ uk: ' із запасу', en: ' from the supply' });
  if (where === 'aside') return t({ uk: ' (не на полі)', en: ' (not on the map)' });
  return t({ uk: ` із зони ${area(where)}`, en: ` from ${area(where)}` });
}

function wordThing({ verb, where, count }: Choice, what: string, names: Names): Phrase {
  const { t, area } = names;
  const side = sideAsked(names);
  switch (verb) {
    case 'die':
      return spoken(names.die(what));
    case 'place':
      return phrase(spoken(names.die(what)), where === undefined ? '' : ` (${ownerName(where, names)})`);
    case 'actor':
    case 'giver':
      return [names.force(what)];
    case 'hand-over':
      return phrase(t({ uk: 'Передати фрименам: ', en: 'Let the Fremen use it: ' }), spoken(names.die(what)));
    case 'discard-die':
      return phrase(t({ uk: 'Скинути ', en: 'Discard ' }), spoken(names.die(what)));
    case 'card':
      return phrase(
        { icon: 'card', text: '' },
        `${t({ uk: 'Зіграти карту', en: 'Play' })} ${names.card(what)}`,
      );
    case 'discard':
      return phrase(
        { icon: 'card', text: '' },
        `${t({ uk: 'Скинути карту', en: 'Discard' })} ${names.card(what)}`,
      );
    case 'spend':
      return [`${t({ uk: 'Витратити кубик на карту', en: 'Spend a die on' })} ${names.prescience(what)}`];
    case 'claim':
      return [`${t({ uk: 'Отримати карту', en: 'Claim' })} ${names.prescience(what)}`];
    case 'prescience':
      return [names.prescience(what)];
    case 'act':
      if (what === 'deployment-deploy') return [t(DEPLOYS[side])];
      return [names.war.actions[what] ?? ''];
    case 'leader':
      return wordSpecial(what, names);
    case 'ability':
      return wordAbility(what, names);
    case 'tank':
    case 'wound':
    case 'swap':
      return phrase({ icon: 'leader', text: '' }, `${names.leader(what)}`);
    case 'draw':
      return wordDraw(what, where, count ?? 0, names);
    case 'sector':
      return [names.sector(what)];
    case 'zone': {
      const there = names.view.air[what as keyof typeof names.view.air];
      const zone = names.war.airZonesInShort[what] ?? names.zone(what);
      return [there === undefined ? zone : `${zone}, ${names.war.inPlaceOf[there]}`];
    }
    case 'ornithopter':
      return [names.zone(what)];
    case 'carryall':
      return phrase(
        { icon: 'carryall', text: '' },
        `${t({ uk: 'Врятувати', en: 'Rescue it' })}: ${names.zone(what)}`,
      );
    case 'vehicle':
      return phrase({ icon: what, text: '' }, `${names.thing(`vehicle:${what}`)}`);
    case 'ban':
      return phrase(`${names.power(what)}: `, described(`ban:${what}`, names.lang)?.phrases.effect ?? []);
    case 'lower':
      return [names.power(what)];
    case 'up':
      return spoken(names.markerToken(what));
    case 'down':
      return phrase(spoken(names.markerToken(what)), `: −${count ?? 1}`);
    case 'remove':
      if (!isToken(what) && !['regular', 'elite', 'special'].includes(what))
        return [`${t({ uk: 'Вилучити карту', en: 'Remove' })} ${names.prescience(what)}`];
      return wordFigure(what, 1, side, names);
    case 'lose':
      // What is better than regular is not lost but turned over.
      return what === 'elite' || what === 'special'
        ? phrase(wordFigure(what, 1, side, names), t({ uk: ' → звичайний', en: ' → regular' }))
        : wordFigure(what, 1, side, names);
    case 'take':
      return [
        isSingle(what)
          ? count === 0
            ? t({ uk: 'Лишається', en: 'Stays' })
            : t({ uk: 'Іде', en: 'Goes' })
          : `${count ?? 0}`,
      ];
    case 'bring':
      return phrase(capitalFigure(wordFigure(what, count ?? 1, side, names)), source(where, names));
    case 'deploy':
      return phrase(
        wordFigure(what, count ?? 1, side, names),
        ` → ${area(where ?? '')}`,
        wordRoom(keyOf({ verb, what, where, count }), where ?? '', names),
      );
    case 'reveal':
    case 'give-up':
      return wordReveal(what, where, names);
    default:
      return [names.thing(what)];
  }
}

const ownerName = (dashboard: string, names: Names): string => names.force(forceOfDashboard(dashboard) ?? '');

/** The leader's name alone would send people to the card. */
function wordSpecial(id: string, { lang, t, leader }: Names): Phrase {
  const { side, special = [] } = leaderCard(id);
  const worded = wordSteps({ lang, side }, special).flatMap((part) =>
    typeof part === 'string' ? [part] : spoken(part),
  );
  return phrase(`${t({ uk: 'Особлива дія', en: 'Special action' })}, ${leader(id)}: `, worded);
}

/** What the leader makes of a special result. */
function wordAbility(id: string, { lang, leader }: Names): Phrase {
  const card = described(`leader:${{ naib: 'naibs', bashar: 'bashars' }[id] ?? id}`, lang);
  // Only what stands after the equals sign: the question names the special result.
  const gains = (card?.phrases.combat ?? []).slice(2);
  return phrase({ icon: 'leader', text: '' }, `${leader(id)}: `, gains);
}

/** A button begins with a capital letter, behind its symbol too. */
const capitalFigure = ([icon, ...rest]: Phrase): Phrase =>
  icon === undefined ? [] : [icon, ...capitalized(rest)];

function wordFigure(kind: string, n: number, side: Side, names: Names): Phrase {
  if (isToken(kind)) return wordToken(kind, names);
  return spoken(names.figures(kind, n, side));
}

function wordReveal(what: string, where: string | undefined, names: Names): Phrase {
  const { t, area } = names;
  if (what === 'both') return [t({ uk: 'Січ і жетони', en: 'The sietch and the tokens' })];
  if (what === 'sietch') return [t({ uk: 'Лише січ', en: 'Only the sietch' })];
  if (what === 'tokens') return [t({ uk: 'Лише жетони розгортання', en: 'Only the deployment tokens' })];
  return phrase(where === undefined ? '' : `${area(where)}: `, wordToken(what, names));
}

function wordDraw(what: string, where: string | undefined, count: number, names: Names): Phrase {
  const { war, view } = names;
  if (what !== 'both') return [`${names.deck(what)}: ${count}`];
  const [a, b] = (where ?? '').split('+');
  const harkonnen = view.decision?.detail.side === 'harkonnen';
  const [house, ally] = harkonnen
    ? (['house-harkonnen', 'corrino'] as const)
    : (['house-atreides', 'fremen'] as const);
  return [`${war.decks[house]}: ${a}, ${war.decks[ally]}: ${b}`];
}
