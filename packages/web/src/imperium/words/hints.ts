import type { ImperiumView } from '@sietch/imperium';
import type { Name } from '@sietch/kernel';

const HINTS: Readonly<Record<string, Name>> = {
  leader: {
    en: 'Every leader has an ability of their own and a signet ring effect. For a first game take one with a single mark of complexity.',
    uk: 'Кожен лідер має власне вміння й ефект персня з печаткою. Для першої гри візьміть когось з однією позначкою складності.',
  },
  tokens: {
    en: 'The first time you deploy four or more troops in one turn, you show the tokens and gain 1 influence with both factions.',
    uk: 'Коли вперше розгорнете за хід щонайменше чотири загони, ви покажете жетони й здобудете по 1 очку впливу на обидві фракції.',
  },
  turn: {
    en: 'The signs on a card open the spaces with the same sign. Early on, go for influence and better cards; keep cards with persuasion for the reveal.',
    uk: 'Знаки на карті відкривають локації з таким самим знаком. Спершу дбайте про вплив і кращі карти; карти з переконливістю притримайте для розкриття.',
  },
  reveal: {
    en: 'The cards left in your hand bring their persuasion, for new cards, and their swords, for the troops you have in the conflict.',
    uk: 'Карти, що лишилися в руці, дадуть переконливість, за яку купують нові карти, і мечі для ваших загонів у конфлікті.',
  },
  deploy: {
    en: 'The sword on the space means that troops may join the conflict until your turn ends. Two strength each: is this round’s reward worth it?',
    uk: 'Меч біля локації означає, що загони можуть вступити в конфлікт до кінця ходу. Кожен загін додає 2 очки сили: чи варта того нагорода цього раунду?',
  },
  'reveal-effects': {
    en: 'Persuasion does not keep until the next turn: spend what you can. New cards come to your hand once your deck has been shuffled.',
    uk: 'Переконливість не зберігається: витратьте, скільки зможете. Нові карти потраплять до руки, коли перемішаєте колоду.',
  },
  combat: {
    en: 'Everybody in the conflict may play combat intrigues until all pass in a row.',
    uk: 'Усі, хто бере участь у конфлікті, можуть грати бойові інтриги, доки всі поспіль не спасують.',
  },
  'place-spy': {
    en: 'A spy beside spaces you want later lets you enter them when they are taken, or draws you a card.',
    uk: 'Шпигун біля потрібної локації дасть увійти туди, коли вона зайнята, або принесе карту.',
  },
};

/** The hint a question wants; some kinds of questions are asked in two situations. */
function hintKey({ decision }: ImperiumView): string | undefined {
  const offered = (verb: string): boolean =>
    decision?.choices?.some(({ key }) => key.startsWith(`${verb}:`)) ?? false;
  if (decision?.kind === 'turn') return offered('agent') ? 'turn' : 'reveal';
  if (decision?.kind === 'agent-effects') return offered('deploy') ? 'deploy' : undefined;
  if (decision?.kind === 'reveal-effects') return offered('acquire') ? 'reveal-effects' : undefined;
  return decision?.kind;
}

/** After so many rounds everybody has met every usual question, and its hint only takes room. */
const ROUNDS_WITH_HINTS = 3;

/** What a newcomer is told beside a question. */
export function hintOf(view: ImperiumView): Name | undefined {
  const key = view.round > ROUNDS_WITH_HINTS ? undefined : hintKey(view);
  return key === undefined ? undefined : HINTS[key];
}
