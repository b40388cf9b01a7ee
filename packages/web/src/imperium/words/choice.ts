import {
  amount,
  type Effect,
  type Faction,
  factionName,
  symbol,
  wordCost,
  wordEffect,
  wordEffects,
  wordTraining,
} from '@sietch/imperium';
import { capitalized, type Name, type Phrase, parseKey } from '@sietch/kernel';
import { say, small } from '../../words/say';
import { quotedName, type Speaker } from './speaker';
import { wordTeamNumber, wordTeamThing, wordToken } from './teams';

const PLAIN: Readonly<Record<string, Name>> = {
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
  'to-hand': { uk: 'На руку', en: 'To your hand' },
  'remove-wall': { uk: 'Вилучити жетон Оборонної стіни', en: 'Remove the Shield Wall' },
  solari: { uk: 'Взяти солярії', en: 'Take solari' },
  done: { uk: 'Досить', en: 'That is all' },
  concede: { uk: 'Поступитися', en: 'Yield' },
  'let-deploy': { uk: 'Нехай союзник розгорне загони', en: 'Let your ally deploy troops' },
};

const ZONES: Readonly<Record<string, Name>> = {
  hand: { uk: 'з руки', en: 'from hand' },
  discard: { uk: 'зі скиду', en: 'from discard' },
  play: { uk: 'з гри', en: 'in play' },
  row: { uk: 'з Ряду Імперіуму', en: 'from the row' },
  reserve: { uk: 'з Фонду', en: 'from the Reserve' },
  aside: { uk: 'з відкладених', en: 'set aside' },
  throne: { uk: 'з Тронного ряду', en: 'from the Throne Row' },
};

/** The words of a choice, for its button in the list; what has been touched is known already. */
export function wordChoice(key: string, speaker: Speaker, touched: readonly string[] = []): Phrase {
  return [...(otherHalf(key, speaker, touched) ?? wordKey(key, speaker)), ...warning(key, speaker)];
}

/** Of an agent's turn whose card or space has been touched, only the other one is still a choice. */
function otherHalf(key: string, speaker: Speaker, touched: readonly string[]): Phrase | undefined {
  const { verb, what = '', where = '' } = parseKey(key);
  if (verb !== 'agent') return undefined;
  const card = touched.includes(`card:${what}`);
  const space = touched.includes(`space:${where}`);
  if (card === space) return undefined;
  return say`${card ? speaker.space(where) : speaker.card(what)}${infiltration(key, speaker)}`;
}

const FRUITLESS = { uk: ' (зараз нічого не дасть)', en: ' (brings nothing now)' } as const;

/** A choice may be legal and yet bring nothing. */
function warning(key: string, { view, lang }: Speaker): Phrase {
  return view.decision?.fruitless?.includes(key) ? [FRUITLESS[lang]] : [];
}

function wordKey(key: string, speaker: Speaker): Phrase {
  const { verb, what, where, count } = parseKey(key);
  const { lang } = speaker;
  if (what !== undefined) return wordThing(verb, what, where, speaker);
  if (count !== undefined) return wordNumber(verb, count, speaker);
  if (verb === 'end' && mayBuy(speaker)) return [{ uk: 'Більше не купувати', en: 'Buy no more' }[lang]];
  if (verb === 'pass' && speaker.view.combat?.played === true)
    return [{ uk: 'Досить', en: 'That is all' }[lang]];
  return [PLAIN[verb]?.[lang] ?? { uk: 'Далі', en: 'Go on' }[lang]];
}

/** Whoever has just been brought to the reveal must not take its end for the end of the turn before. */
function mayBuy({ view }: Speaker): boolean {
  return view.decision?.choices?.some(({ key }) => key.startsWith('acquire:')) ?? false;
}

function wordThing(verb: string, what: string, where: string | undefined, speaker: Speaker): Phrase {
  const { lang } = speaker;
  const zone = where === undefined ? '' : ` ${ZONES[where]?.[lang] ?? ''}`;
  switch (verb) {
    case 'agent':
      return say`${speaker.card(what)} → ${speaker.space(where ?? '')}${infiltration(`agent:${what}>${where}`, speaker)}`;
    case 'acquire':
      return [
        `${{ uk: 'Придбати карту', en: 'Acquire' }[lang]} ${speaker.card(what)}${where === 'row' ? '' : zone}`,
      ];
    case 'trash':
      return [`${{ uk: 'Знищити карту', en: 'Trash' }[lang]} ${speaker.card(what)}${zone}`];
    case 'discard':
      return [`${{ uk: 'Скинути карту', en: 'Discard' }[lang]} ${speaker.card(what)}`];
    case 'draw':
      return [`${{ uk: 'Взяти карту', en: 'Draw' }[lang]} ${speaker.card(what)}`];
    case 'take':
      return [`${{ uk: 'Взяти карту', en: 'Take' }[lang]} ${speaker.card(what)}`];
    case 'remove':
      return [`${{ uk: 'Прибрати карту', en: 'Remove' }[lang]} ${speaker.card(what)}`];
    case 'intrigue': {
      const ally = where === undefined ? '' : ` → ${speaker.who(Number(where))}`;
      return say`${symbol('intrigue', '')} ${{ uk: 'Зіграти інтригу', en: 'Play' }[lang]} ${speaker.intrigue(what)}${ally}`;
    }
    case 'give-up':
      return say`${symbol('intrigue', { uk: 'інтрига', en: 'intrigue' }[lang])} ${speaker.intrigue(what)}`;
    case 'leader':
      return [speaker.thing(`leader:${what}`)];
    case 'faction':
    case 'lose': {
      const faction = what as Faction;
      return say`${speaker.faction(faction)} ${factionName(faction, lang)}`;
    }
    case 'tokens': {
      const [a, b] = what.split('+') as [Faction, Faction];
      return say`${factionName(a, lang)} ${{ uk: 'і', en: 'and' }[lang]} ${factionName(b, lang)}`;
    }
    case 'space':
      return [speaker.space(what)];
    case 'recall':
      if (where !== undefined)
        return [`${{ uk: 'Відкликати Ментата', en: 'Recall the Mentat' }[lang]}: ${speaker.space(where)}`];
      return what.startsWith('post-')
        ? say`${symbol('spy-recall', '')} ${{ uk: 'Відкликати шпигуна', en: 'Recall the spy' }[lang]}: ${speaker.post(what)}`
        : [`${{ uk: 'Відкликати агента', en: 'Recall the agent' }[lang]}: ${speaker.space(what)}`];
    case 'post':
      return [speaker.post(what)];
    case 'contract':
      return say`${symbol('contract', { uk: 'контракт', en: 'contract' }[lang])} ${speaker.contract(what)}: ${rewardOf(what, speaker)}`;
    case 'from':
      return wordAgent(what, where, speaker);
    case 'effect':
      return wordPending(what, speaker);
    case 'train':
      return wordStep(what, speaker);
    case 'flip':
      return [wonName(what, speaker)];
    case 'match':
      return say`${symbol('wild', '')} ${{ uk: 'Пара з картою', en: 'Pair with' }[lang]} ${wonName(what, speaker)}: +${amount('point', 1, lang)}`;
    default:
      return wordTeamThing(verb, what, where, speaker) ?? [PLAIN[verb]?.[lang] ?? ''];
  }
}

/** What getting past the agents of others costs: one of your spies. */
function infiltration(key: string, { view, lang }: Speaker): Phrase {
  if (view.decision?.infiltrators?.[key] === undefined) return [];
  const cost = { uk: 'проникнення', en: 'infiltrate' }[lang];
  return say` (${symbol('spy-recall', '')} ${cost})`;
}

function wonName(id: string, { catalog, lang }: Speaker): string {
  const objective = catalog.edition.objectives.find((item) => item.id === id);
  return quotedName((objective ?? catalog.conflict(id)).name[lang], lang);
}

/** What a contract brings, without capital letter and mark. */
function rewardOf(id: string, { catalog, lang }: Speaker): Phrase {
  const reward = wordEffects(catalog.contract(id).reward, lang, { names: catalog });
  return small(reward).map((part, i) =>
    i === reward.length - 1 && typeof part === 'string' ? part.replace(/\.$/, '') : part,
  );
}

function wordAgent(from: string, beside: string | undefined, speaker: Speaker): Phrase {
  if (beside !== undefined)
    return [`${{ uk: 'Ментат із локації', en: 'Mentat from' }[speaker.lang]} ${speaker.space(beside)}`];
  const token = wordToken(from, speaker);
  if (token !== undefined) return token;
  if (from === 'leader') return [{ uk: 'Агент біля лідера', en: 'Agent at your leader' }[speaker.lang]];
  if (from === 'leader-mentat') return [{ uk: 'Ментат', en: 'Mentat' }[speaker.lang]];
  return [`${{ uk: 'Агент із локації', en: 'Agent from' }[speaker.lang]} ${speaker.space(from)}`];
}

function wordPending(id: string, { view, catalog, lang, thing }: Speaker): Phrase {
  const detail = view.decision?.detail;
  const waiting = detail?.kind === 'lines' ? detail.lines : view.turn?.pending;
  const item = waiting?.find((pending) => pending.id === id);
  if (item === undefined) return [id];
  return [`${thing(item.source)}: `, ...small(wordEffect(item.effect, lang, { names: catalog }))];
}

function wordStep(id: string, { view, catalog, lang }: Speaker): Phrase {
  const seat = view.decision?.seats[0];
  const leader = seat === undefined ? undefined : view.players[seat]?.leader;
  const step = leader === undefined ? undefined : catalog.leader(leader).training?.find((s) => s.id === id);
  return step === undefined ? [id] : wordTraining(step, lang, catalog);
}

/** An option is offered only if its condition is met: nobody need read it again. */
function withoutMet(option: readonly Effect[]): readonly Effect[] {
  const [only, ...others] = option;
  const met = others.length === 0 && only?.do === 'if' && only.otherwise === undefined;
  return met ? only.effects : option;
}

function wordNumber(verb: string, count: number, speaker: Speaker): Phrase {
  const { view, catalog, lang } = speaker;
  const detail = view.decision?.detail;
  switch (verb) {
    case 'deploy': {
      if (count === 0) return [{ uk: 'Нікого не розгортати', en: 'Deploy none' }[lang]];
      return say`${{ uk: 'Розгорнути', en: 'Deploy' }[lang]} ${{ icon: 'troop', n: count, text: { uk: `загонів: ${count}`, en: `${count} troops` }[lang] }}`;
    }
    case 'retreat':
      if (count === 0) return [{ uk: 'Нікого не відводити', en: 'Retreat none' }[lang]];
      return say`${{ uk: 'Відвести', en: 'Retreat' }[lang]} ${{ icon: 'troop', n: count, text: { uk: `загонів: ${count}`, en: `${count} troops` }[lang] }}`;
    case 'seat':
      return [speaker.who(count)];
    case 'option': {
      const option = detail?.kind === 'choose' ? detail.options[count] : undefined;
      return wordEffects(withoutMet(option ?? []), lang, { names: catalog });
    }
    case 'way': {
      const way = detail?.kind === 'way' ? catalog.space(detail.space).ways[count] : undefined;
      if (way === undefined) return [];
      const cost = wordCost(way.cost, { lang, names: catalog });
      const effects = wordEffects(way.effects, lang, { names: catalog });
      return cost.length === 0 ? effects : [...capitalized(cost), ' → ', ...small(effects)];
    }
    default:
      return wordTeamNumber(verb, count, speaker) ?? [String(count)];
  }
}
