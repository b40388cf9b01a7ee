import type { Name } from '@sietch/kernel';

/** What a card or leader does otherwise against the automaton (rulebook: Соло-режим Магді, Особливі правила). */
export const ALONE: Readonly<Record<string, Name>> = {
  'card:truthtrance': {
    uk: 'Проти автомата: назвіть результат кубика Харконненів, і їхній наступний хід буде таким, ніби він випав (витративши один кубик). Не можна назвати результат, який показують уже 3 використані кубики, а для розгортання й Дому — 2. Потім візьміть 2 карти або зіграйте карту.',
    en: 'Against the automaton: name a Harkonnen result, and their next turn goes as if it had been rolled (one die is spent). A result that 3 spent dice show already, or 2 for deployment and house, cannot be named. Then draw 2 cards or play a card.',
  },
  'card:hawats-scheming': {
    uk: 'Автомат кладе першу таку карту біля поля. Друга прибирає Зуфіра Хавата з гри, і приходить Ґай Єлена Могіям; якщо Хавата в грі немає, карта не діє.',
    en: 'The automaton lays the first of these cards beside the board. The second one removes Thufir Hawat, and Gaius Helen Mohiam comes; without Hawat in play it fails.',
  },
  'leader:thufir-hawat': {
    uk: 'Автомат карт не бере: особливою дією розігрує 3 верхні карти Дому Харконненів.',
    en: 'The automaton draws no cards: as the special action it plays the top 3 cards of House Harkonnen.',
  },
  'leader:gaius-helen-mohiam': {
    uk: 'Автомат карт не бере: особливою дією розігрує 3 верхні карти союзників Коррино.',
    en: 'The automaton draws no cards: as the special action it plays the top 3 cards of the Corrino allies.',
  },
};
