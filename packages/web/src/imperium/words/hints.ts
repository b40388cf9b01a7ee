import type { ImperiumView } from '@sietch/imperium';
import type { Name } from '@sietch/kernel';

const HINTS: Readonly<Record<string, Name>> = {
  leader: {
    en: 'Every leader has an ability of their own and a signet ring effect. For a first game take one with a single mark of complexity.',
    uk: 'Кожен лідер має власне вміння й ефект персня з печаткою. Для першої гри візьміть когось з однією позначкою складності.',
  },
  turn: {
    en: 'The signs on a card open the spaces with the same sign. Early on, go for influence and better cards; keep cards with persuasion for the reveal.',
    uk: 'Знаки на карті відкривають локації з таким самим знаком. Спершу дбайте про вплив і кращі карти; карти з переконливістю притримайте для розкриття.',
  },
  deploy: {
    en: 'The sword on the space means that troops may join the conflict now. Two strength each: is this round’s reward worth it?',
    uk: 'Меч на локації означає, що загони можуть вступити в конфлікт. Кожен загін додає 2 очки сили: чи варта того нагорода цього раунду?',
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

/** What a newcomer is told beside a question. */
export function hintOf({ decision }: ImperiumView): Name | undefined {
  if (decision === undefined) return undefined;
  const deploys = decision.choices?.some(({ key }) => key.startsWith('deploy:'));
  return HINTS[decision.kind === 'agent-effects' && deploys ? 'deploy' : decision.kind];
}
