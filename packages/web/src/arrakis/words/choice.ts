import {
  BOTTOM_ROW,
  type DecisionKind,
  type DecisionOf,
  isArea,
  KEEP_COST,
  leaderCard,
  POWERS,
  RAISE_COST,
  type Side,
  wordSteps,
} from '@sietch/arrakis';
import { type Choice, capitalized, type Phrase, parseKey } from '@sietch/kernel';
import { described } from '../descriptions';
import { isSingle, isToken, type Names, phrase, spoken } from './names';
import { wordToken } from './token';

type Said = readonly [uk: string, en: string];

/** Choices that need no thing. */
const PLAIN: Readonly<Record<string, Said>> = {
  skip: ['Відмовитися', 'Skip'],
  done: ['Готово', 'Done'],
  end: ['Завершити хід', 'End turn'],
  nothing: ['Нічого не робити', 'Do nothing'],
  all: ['Весь легіон', 'The whole legion'],
  part: ['Лише частина', 'Only a part'],
  continue: ['Продовжити битву', 'Continue the battle'],
  cease: ['Припинити атаку', 'Cease the attack'],
  retreat: ['Відступити', 'Retreat'],
  stand: ['Стояти', 'Stand'],
  advance: ['Зайняти зону', 'Advance'],
  stay: ['Лишитися', 'Stay'],
  'desert-power': ['Сила пустелі', 'Desert Power'],
  guerrilla: ['Вільна дія: розкрити жетон розгортання', 'Free action: reveal a deployment token'],
  scout: ['Вільна дія: розвідка орнітоптером', 'Free action: scout with an ornithopter'],
  decline: ['Не отримувати', 'Do not claim'],
  lose: ['Втратити гарвестер', 'Lose the harvester'],
  keep: ['Лишити Дикого Творця', 'Keep the Wild Maker'],
  replace: ['Замінити звичайним хробаком', 'Put a common sandworm in its place'],
  stockpile: ['3 очки прянощів → 1 очко панування', '3 spice → 1 supremacy point'],
  back: ['Обрати інше', 'Pick another'],
};

/** Kinds whose `done` or `skip` says more than that. */
const ENDINGS: Readonly<Partial<Record<DecisionKind, Said>>> = {
  'combat-cards': ['Кинути кубики', 'Roll the dice'],
  'claim-end': ['Більше нічого', 'Nothing more'],
  unclaimed: ['Решту — назад у колоду', 'The rest go back into the deck'],
  'swap-leader': ['Нікого не міняти', 'Exchange nobody'],
  'move-legion': ['Завершити переміщення', 'Stop moving'],
  'attack-with': ['Не атакувати', 'Do not attack'],
  'bene-gesserit': ['Не зараз', 'Not now'],
  stockpile: ['Не витрачати', 'Do not spend it'],
};

/** Verbs that point at an area. */
const PLACES: Readonly<Record<string, Said>> = {
  fly: ['Орнітоптером до зони', 'By ornithopter to'],
  attack: ['Атакувати зону', 'Attack'],
  from: ['Із зони', 'From'],
  drop: ['Без хробака в зоні', 'No sandworm in'],
  remove: ['Вилучити із зони', 'Remove from'],
  atomics: ['Підірвати арсенал у зоні', 'Atomics in'],
  deploy: ['Розгорнути в зоні', 'Deploy in'],
  leader: ['Лише лідера в зоні', 'Only the leader in'],
};

const FLOWN_ATTACK: Said = ['Атакувати з орнітоптера зону', 'By ornithopter, attack'];

/** The same die brings different troops to each side. */
const DEPLOYS: Readonly<Record<Side, Said>> = {
  atreides: ['Розгорнути жетон і лідера в січі', 'Deploy a token and a leader in a sietch'],
  harkonnen: [
    'Розгорнути 3 звичайні загони та лідера в поселеннях',
    'Deploy 3 regular units and a leader in settlements',
  ],
};

const BARE: readonly string[] = ['area', 'to', 'upgrade', 'legion', 'scout', 'worm'];

/** The words of a choice, for its button in the list. */
export function wordChoice(key: string, names: Names): Phrase {
  const choice = parseKey(key);
  const { verb, what, where, count } = choice;
  const { t } = names;
  if (verb === 'option') return wordOption(count ?? 1, names);
  if (what !== undefined) return wordThing(choice, what, names);
  if (verb === 'allot') return wordAllotment(where ?? '', names);
  if (where !== undefined) return wordPlace(verb, where, names);
  if (verb === 'scheme')
    return [
      t(
        `Вільна дія: скинути ${names.card('hawats-scheming')} (${count ?? 2})`,
        `Free action: discard ${count ?? 2} ${names.card('hawats-scheming')}`,
      ),
    ];
  const kind = names.view.decision?.kind as DecisionKind | undefined;
  const ending = verb === 'skip' || verb === 'done' ? ENDINGS[kind ?? 'turn'] : undefined;
  const [uk, en] = ending ?? PLAIN[verb] ?? ['Далі', 'Go on'];
  return verb === 'desert-power' ? phrase({ icon: 'desert-power', text: '' }, t(uk, en)) : [t(uk, en)];
}

function wordOption(count: number, { view, lang, t }: Names): Phrase {
  const detail = view.decision?.detail as DecisionOf<'choose'> | undefined;
  const steps = detail?.options?.[count - 1];
  if (detail === undefined || steps === undefined) return [t(`Варіант ${count}`, `Option ${count}`)];
  const worded = capitalized(wordSteps({ lang, side: detail.side }, steps));
  return worded.flatMap((part) => (typeof part === 'string' ? [part] : spoken(part)));
}

function wordPlace(verb: string, where: string, names: Names): Phrase {
  const { t, zone, area } = names;
  if (where === 'supply') return [t('Із запасу', 'From the supply')];
  if (!isArea(where)) return [`${t('Вилучити:', 'Remove:')} ${zone(where)}`];
  const attacks = verb === 'fly' && names.view.decision?.kind === 'attack-target';
  const [uk, en] = (attacks ? FLOWN_ATTACK : PLACES[verb]) ?? ['Зона', 'Area'];
  // The question says where from and what for; the name is enough.
  if (BARE.includes(verb)) return [area(where)];
  return [`${t(uk, en)} ${area(where)}`];
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
  const point = stockpile > 0 ? [t(`+1 очко панування: ${stockpile}`, `+1 supremacy: ${stockpile}`)] : [];
  return [[...markers, ...point].join(' · ')];
}

function sideAsked({ view }: Names): Side {
  return view.decision?.detail.side ?? 'atreides';
}

function source(where: string | undefined, { t, area }: Names): string {
  if (where === undefined) return '';
  if (where === 'supply') return t(' із запасу', ' from the supply');
  if (where === 'aside') return t(' (не на полі)', ' (not on the map)');
  return t(` із зони ${area(where)}`, ` from ${area(where)}`);
}

function wordThing({ verb, where, count }: Choice, what: string, names: Names): Phrase {
  const { t, area } = names;
  const side = sideAsked(names);
  switch (verb) {
    case 'die':
    case 'place':
      return spoken(names.die(what));
    case 'discard-die':
      return phrase(t('Скинути ', 'Discard '), spoken(names.die(what)));
    case 'card':
      return phrase({ icon: 'card', text: '' }, `${t('Зіграти карту', 'Play')} ${names.card(what)}`);
    case 'discard':
      return phrase({ icon: 'card', text: '' }, `${t('Скинути карту', 'Discard')} ${names.card(what)}`);
    case 'spend':
      return [`${t('Витратити кубик на карту', 'Spend a die on')} ${names.prescience(what)}`];
    case 'claim':
      return [`${t('Отримати карту', 'Claim')} ${names.prescience(what)}`];
    case 'prescience':
      return [names.prescience(what)];
    case 'act':
      if (what === 'deployment-deploy') return [t(...DEPLOYS[side])];
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
      if (there === undefined) return [names.zone(what)];
      const replaced = names.war.vehicles[there].toLowerCase();
      return [`${names.zone(what)} (${t(`замість: ${replaced}`, `in place of the ${replaced}`)})`];
    }
    case 'ornithopter':
      return [names.zone(what)];
    case 'carryall':
      return phrase({ icon: 'carryall', text: '' }, `${t('Врятувати', 'Rescue it')}: ${names.zone(what)}`);
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
        return [`${t('Вилучити карту', 'Remove')} ${names.prescience(what)}`];
      return wordFigure(what, 1, side, names);
    case 'lose':
      // What is better than regular is not lost but turned over.
      return what === 'elite' || what === 'special'
        ? phrase(wordFigure(what, 1, side, names), t(' → звичайний', ' → regular'))
        : wordFigure(what, 1, side, names);
    case 'take':
      return [isSingle(what) ? (count === 0 ? t('Лишається', 'Stays') : t('Іде', 'Goes')) : `${count ?? 0}`];
    case 'bring':
      return phrase(capitalFigure(wordFigure(what, count ?? 1, side, names)), source(where, names));
    case 'deploy':
      return phrase(wordFigure(what, count ?? 1, side, names), ` → ${area(where ?? '')}`);
    case 'reveal':
    case 'give-up':
      return wordReveal(what, where, names);
    default:
      return [names.thing(what)];
  }
}

/** The leader's name alone would send people to the card. */
function wordSpecial(id: string, { lang, t, leader }: Names): Phrase {
  const { side, special = [] } = leaderCard(id);
  const worded = wordSteps({ lang, side }, special).flatMap((part) =>
    typeof part === 'string' ? [part] : spoken(part),
  );
  return phrase(`${t('Особлива дія', 'Special action')}, ${leader(id)}: `, worded);
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
  if (what === 'both') return [t('Січ і жетони', 'The sietch and the tokens')];
  if (what === 'sietch') return [t('Лише січ', 'Only the sietch')];
  if (what === 'tokens') return [t('Лише жетони розгортання', 'Only the deployment tokens')];
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
