import {
  type Faction,
  factionName,
  symbol,
  wordCost,
  wordEffect,
  wordEffects,
  wordTraining,
} from '@sietch/imperium';
import { capitalized, type Lang, type Phrase } from '@sietch/kernel';
import { parseKey } from '../../words/choice-key';
import { say } from '../../words/say';
import type { Speaker } from './speaker';

const PLAIN: Readonly<Record<string, Readonly<Record<Lang, string>>>> = {
  reveal: { uk: 'Розкрити карти', en: 'Reveal cards' },
  pass: { uk: 'Спасувати', en: 'Pass' },
  end: { uk: 'Завершити хід', en: 'End turn' },
  skip: { uk: 'Відмовитися', en: 'Skip' },
  pay: { uk: 'Заплатити', en: 'Pay' },
  draw: { uk: 'Взяти', en: 'Draw' },
  trash: { uk: 'Знищити', en: 'Trash' },
  discard: { uk: 'Скинути карту', en: 'Discard' },
  deploy: { uk: 'Розгорнути загін', en: 'Deploy a troop' },
  'lose-troop': { uk: 'Втратити загін', en: 'Lose a troop' },
  'to-deck': { uk: 'На колоду', en: 'On top of the deck' },
  'to-discard': { uk: 'У скид', en: 'To the discard pile' },
  'remove-wall': { uk: 'Вилучити жетон Оборонної стіни', en: 'Remove the Shield Wall' },
  solari: { uk: 'Взяти солярії', en: 'Take solari' },
};

const ZONES: Readonly<Record<string, Readonly<Record<Lang, string>>>> = {
  hand: { uk: 'з руки', en: 'from hand' },
  discard: { uk: 'зі скиду', en: 'from discard' },
  play: { uk: 'з гри', en: 'in play' },
  row: { uk: 'з Ряду Імперіуму', en: 'from the row' },
  reserve: { uk: 'з Фонду', en: 'from the Reserve' },
  aside: { uk: 'з відкладених', en: 'set aside' },
};

/** The words of a choice, for its button in the list. */
export function wordChoice(key: string, speaker: Speaker): Phrase {
  const { verb, what, where, count } = parseKey(key);
  const { lang } = speaker;
  const uk = lang === 'uk';
  if (what !== undefined) return wordThing(verb, what, where, speaker);
  if (count !== undefined) return wordNumber(verb, count, speaker);
  if (verb === 'end' && mayBuy(speaker)) return [uk ? 'Більше не купувати' : 'Buy no more'];
  if (verb === 'pass' && speaker.view.combat?.played === true) return [uk ? 'Досить' : 'That is all'];
  return [PLAIN[verb]?.[lang] ?? (uk ? 'Далі' : 'Go on')];
}

/** Whoever has just been brought to the reveal must not take its end for the end of the turn before. */
function mayBuy({ view }: Speaker): boolean {
  return view.decision?.choices?.some(({ key }) => key.startsWith('acquire:')) ?? false;
}

function wordThing(verb: string, what: string, where: string | undefined, speaker: Speaker): Phrase {
  const { lang } = speaker;
  const uk = lang === 'uk';
  const zone = where === undefined ? '' : ` ${ZONES[where]?.[lang] ?? ''}`;
  switch (verb) {
    case 'agent':
      return say`${speaker.card(what)} → ${speaker.space(where ?? '')}`;
    case 'acquire':
      return [`${uk ? 'Придбати карту' : 'Acquire'} ${speaker.card(what)}${where === 'row' ? '' : zone}`];
    case 'trash':
      return [`${uk ? 'Знищити карту' : 'Trash'} ${speaker.card(what)}${zone}`];
    case 'discard':
      return [`${uk ? 'Скинути карту' : 'Discard'} ${speaker.card(what)}`];
    case 'draw':
      return [`${uk ? 'Взяти карту' : 'Draw'} ${speaker.card(what)}`];
    case 'take':
      return [`${uk ? 'Взяти карту' : 'Take'} ${speaker.card(what)}`];
    case 'remove':
      return [`${uk ? 'Прибрати карту' : 'Remove'} ${speaker.card(what)}`];
    case 'intrigue':
      return say`${symbol('intrigue', '')} ${uk ? 'Зіграти інтригу' : 'Play'} ${speaker.intrigue(what)}`;
    case 'give-up':
      return say`${symbol('intrigue', uk ? 'інтрига' : 'intrigue')} ${speaker.intrigue(what)}`;
    case 'leader':
      return [speaker.thing(`leader:${what}`)];
    case 'faction':
    case 'lose': {
      const faction = what as Faction;
      return say`${speaker.faction(faction)} ${factionName(faction, lang)}`;
    }
    case 'tokens': {
      const [a, b] = what.split('+') as [Faction, Faction];
      return say`${factionName(a, lang)} ${uk ? 'і' : 'and'} ${factionName(b, lang)}`;
    }
    case 'space':
      return [speaker.space(what)];
    case 'recall':
      return [what.startsWith('post-') ? speaker.post(what) : speaker.space(what)];
    case 'post':
      return [speaker.post(what)];
    case 'contract':
      return say`${symbol('contract', '')} ${speaker.contract(what)}`;
    case 'from':
      return wordAgent(what, speaker);
    case 'effect':
      return wordPending(what, speaker);
    case 'train':
      return wordStep(what, speaker);
    case 'flip':
      return [wonName(what, speaker)];
    case 'match':
      return say`${symbol('wild', uk ? 'універсальний символ' : 'wild icon')} ${uk ? 'Пара для карти' : 'Pair with'} ${wonName(what, speaker)}`;
    default:
      return [PLAIN[verb]?.[lang] ?? ''];
  }
}

/** In the middle of a sentence. */
function small(phrase: Phrase): Phrase {
  const [first, ...rest] = phrase;
  return typeof first === 'string' ? [first.charAt(0).toLowerCase() + first.slice(1), ...rest] : phrase;
}

function wonName(id: string, { catalog, lang }: Speaker): string {
  const objective = catalog.edition.objectives.find((item) => item.id === id);
  return (objective ?? catalog.conflict(id)).name[lang];
}

function wordAgent(from: string, speaker: Speaker): Phrase {
  const uk = speaker.lang === 'uk';
  if (from === 'leader') return [uk ? 'Агент біля лідера' : 'Agent at your leader'];
  if (from === 'leader-mentat') return [uk ? 'Ментат' : 'Mentat'];
  return [`${uk ? 'Агент із локації' : 'Agent from'} ${speaker.space(from)}`];
}

function wordPending(id: string, { view, catalog, lang, thing }: Speaker): Phrase {
  const item = view.turn?.pending.find((pending) => pending.id === id);
  if (item === undefined) return [id];
  return [`${thing(item.source)}: `, ...wordEffect(item.effect, lang, { names: catalog })];
}

function wordStep(id: string, { view, catalog, lang }: Speaker): Phrase {
  const seat = view.decision?.seats[0];
  const leader = seat === undefined ? undefined : view.players[seat]?.leader;
  const step = leader === undefined ? undefined : catalog.leader(leader).training?.find((s) => s.id === id);
  return step === undefined ? [id] : wordTraining(step, lang, catalog);
}

function wordNumber(verb: string, count: number, speaker: Speaker): Phrase {
  const { view, catalog, lang } = speaker;
  const uk = lang === 'uk';
  const detail = view.decision?.detail;
  switch (verb) {
    case 'deploy': {
      if (count === 0) return [uk ? 'Нікого не розгортати' : 'Deploy none'];
      return say`${uk ? 'Розгорнути' : 'Deploy'} ${{ icon: 'troop', n: count, text: uk ? `загонів: ${count}` : `${count} troops` }}`;
    }
    case 'retreat':
      if (count === 0) return [uk ? 'Нікого не відводити' : 'Retreat none'];
      return say`${uk ? 'Відвести' : 'Retreat'} ${{ icon: 'troop', n: count, text: uk ? `загонів: ${count}` : `${count} troops` }}`;
    case 'seat':
      return [speaker.who(count)];
    case 'option': {
      const option = detail?.kind === 'choose' ? detail.options[count] : undefined;
      return wordEffects(option ?? [], lang, { names: catalog });
    }
    case 'way': {
      const way = detail?.kind === 'way' ? catalog.space(detail.space).ways[count] : undefined;
      if (way === undefined) return [];
      const cost = wordCost(way.cost, lang);
      const effects = wordEffects(way.effects, lang, { names: catalog });
      return cost.length === 0 ? effects : [...capitalized(cost), ' → ', ...small(effects)];
    }
    default:
      return [String(count)];
  }
}
