import type { DecisionKind } from '@sietch/arrakis';
import type { Asks } from './ask';

type Kinds = Extract<DecisionKind, 'actor' | 'who-discards' | 'divide' | 'cone'>;

/** Questions that partners settle among themselves. */
export const askPartners: Asks<Kinds> = {
  actor: (_, { t }) => [
    t({ uk: 'Хто з вас виконає дію цього ходу?', en: 'Which of you takes the action of this turn?' }),
  ],
  'who-discards': ({ left }, { t }) => [
    t({
      uk: `Ваша сторона мусить скинути карти (${left}). Хто скидає наступну?`,
      en: `Your side must discard cards (${left}). Who discards the next one?`,
    }),
  ],
  divide: ({ common }, { t }) => [
    common.length > 0
      ? t({
          uk: 'Як поділити кубики, для яких є місце на обох планшетах?',
          en: 'How do you divide the dice both dashboards have room for?',
        })
      : t({ uk: 'Як поділити відкладені кубики?', en: 'How do you divide the dice set aside?' }),
  ],
  cone: (_, { t }) => [
    t({
      uk: 'Конус тиші: ви бачите карти одне одного. Порадьтеся й завершіть його.',
      en: 'Cone of silence: you see each other’s cards. Confer, then end it.',
    }),
  ],
};
