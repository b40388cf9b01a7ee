import { type DecisionKind, FEYD_STEP } from '@sietch/arrakis';
import type { Asks } from './ask';
import { type Names, phrase, spoken } from './names';

type Kinds = Extract<
  DecisionKind,
  | 'turn'
  | 'turn-end'
  | 'action'
  | 'spend-die'
  | 'choose'
  | 'play-card'
  | 'draw'
  | 'discard'
  | 'pay-cards'
  | 'discard-die'
  | 'force-die'
  | 'change-die'
  | 'bene-gesserit'
  | 'prescience'
  | 'claim'
  | 'claim-end'
  | 'give-up-token'
  | 'show-tokens'
  | 'bonus-marker'
  | 'shift-down'
  | 'shift-up'
  | 'unclaimed'
  | 'swap-leader'
  | 'guerrilla'
  | 'scout-zone'
  | 'scout-area'
  | 'scout-what'
  | 'allot'
  | 'stockpile'
  | 'extra-ban'
  | 'lower-power'
>;

/** Some choice begins so. */
const offers = ({ view }: Names, start: string): boolean =>
  view.decision?.choices?.some(({ key }) => key.startsWith(start)) === true;

/** Questions of turns, dice, cards, prescience and spice. */
export const askTurn: Asks<Kinds> = {
  turn: (_, names) => {
    const { t } = names;
    if (!offers(names, 'desert-power'))
      return [
        t(
          'Ваш хід: витратьте кубик дії або зіграйте карту.',
          'Your turn: spend an action die or play a card.',
        ),
      ];
    return offers(names, 'die:')
      ? [
          t(
            'Ваш хід: кубик дії, карта або «Сила пустелі».',
            'Your turn: an action die, a card, or Desert Power.',
          ),
        ]
      : [
          t(
            'Ваш хід: кубики витрачено, лишається «Сила пустелі».',
            'Your turn: your dice are spent, Desert Power is left.',
          ),
        ];
  },
  'turn-end': (_, { t, view }) => [
    (view.decision?.choices?.length ?? 0) > 1
      ? t('Виконайте вільну дію або завершіть хід.', 'Take a free action, or end your turn.')
      : t('Дію виконано. Завершіть хід.', 'Your action is done. End your turn.'),
  ],
  action: ({ result }, { t, die }) =>
    phrase(t('Як використати кубик ', 'How do you use the die '), spoken(die(result)), '?'),
  'spend-die': (detail, { t, card: name, prescience }) => {
    const what =
      detail.purpose === 'card'
        ? name(detail.card)
        : detail.purpose === 'claim'
          ? prescience(detail.claim)
          : '';
    return [t(`Який кубик витратити на карту ${what}?`, `Which die do you spend on ${what}?`)];
  },
  choose: (_, { t }) => [t('Оберіть один ефект.', 'Choose one effect.')],
  'play-card': (_, { t }) => [
    t('Зіграйте карту планування або відмовтеся.', 'Play a planning card, or decline.'),
  ],
  draw: ({ n, deck }, { t, deck: name }) => [
    deck === undefined
      ? t(`З якої колоди взяти карти? Разом: ${n}.`, `From which deck do you draw? ${n} in all.`)
      : t(
          `Скільки карт узяти? ${name(deck)}, не більш як ${n}.`,
          `How many cards do you draw? ${name(deck)}, ${n} at most.`,
        ),
  ],
  discard: ({ n }, { t }) => [
    n > 1
      ? t(`Скиньте карти (${n}): оберіть одну.`, `Discard ${n} cards: choose one.`)
      : t('Скиньте карту.', 'Discard a card.'),
  ],
  'pay-cards': ({ left, card }, { t, prescience }) => [
    t(
      `Скиньте карти за ${prescience(card)} (ще ${left}).`,
      `Discard cards for ${prescience(card)} (${left} more).`,
    ),
  ],
  'discard-die': ({ result }, { t, die }) =>
    phrase(t('Скинути кубик суперника ', 'Discard the enemy’s die '), spoken(die(result)), '?'),
  'force-die': (_, { t }) => [
    t(
      'Який кубик Харконнени мусять використати наступного ходу?',
      'Which die must the Harkonnen use on their next turn?',
    ),
  ],
  'change-die': (_, { t }) => [
    t(
      'Для кубика забракло комірки: на який результат його змінити?',
      'There is no slot for a die: which result does it become?',
    ),
  ],
  'bene-gesserit': (_, { t }) => [
    t(
      'Покласти жетон Бене Ґессерит як додатковий кубик? Оберіть комірку.',
      'Use a Bene Gesserit token as one more die? Choose its slot.',
    ),
  ],
  prescience: ({ purpose }, { t }) => {
    switch (purpose) {
      case 'bury':
        return [
          t(
            'Яку розкриту карту передбачення затасувати назад у колоду?',
            'Which shown prescience card is shuffled back into its deck?',
          ),
        ];
      case 'renew':
        return [
          t(
            'Які карти передбачення вилучити й замінити новими? Оберіть по одній.',
            'Which prescience cards are replaced by new ones? Choose one at a time.',
          ),
        ];
      case 'bonus':
        return [
          t(
            'Під яку карту передбачення покласти цю карту? Вона дасть більше.',
            'Under which prescience card does this one go? It will give more.',
          ),
        ];
      case 'keep':
        return [
          t('Яку карту передбачення втримати на столі?', 'Which prescience card is kept on the table?'),
        ];
    }
  },
  claim: ({ card }, { t, prescience }) => [
    t(`Отримати карту передбачення ${prescience(card)}?`, `Claim the prescience card ${prescience(card)}?`),
  ],
  'claim-end': (_, { t }) => [
    t('Отримайте карти передбачення, умови яких виконано.', 'Claim prescience cards whose terms are met.'),
  ],
  'give-up-token': ({ card }, { t, prescience }) => [
    t(
      `Який жетон розгортання віддати за ${prescience(card)}?`,
      `Which deployment token do you give up for ${prescience(card)}?`,
    ),
  ],
  'show-tokens': ({ left, area }, { t, area: name }) => [
    t(
      `Розкрийте жетони розгортання в зоні ${name(area)} (ще ${left}).`,
      `Reveal deployment tokens in ${name(area)} (${left} more).`,
    ),
  ],
  'bonus-marker': (_, { t }) => [
    t('Який маркер передбачення просунути на поділку?', 'Which prescience marker moves one step up?'),
  ],
  'shift-down': (_, { t }) => [
    t('Який маркер передбачення опустити й на скільки?', 'Which prescience marker goes down, and how far?'),
  ],
  'shift-up': ({ n }, { t }) => [
    t(`Який маркер натомість підняти на ${n}?`, `Which marker goes up by ${n} instead?`),
  ],
  unclaimed: (_, { t }) => [
    t(
      'Карти передбачення, яких не отримано: вилучіть із гри непотрібні, решта повернеться в колоду.',
      'Unclaimed prescience cards: remove those you do not want, the rest go back into the deck.',
    ),
  ],
  'swap-leader': (_, { t }) => [
    t(
      'Замінити іменованого лідера на полі звичайним? Іменований відійде вбік.',
      'Exchange a named leader on the map for a generic one? The named one steps aside.',
    ),
  ],
  guerrilla: ({ more }, { t }) => [
    more
      ? t('Розкрити ще жетон розгортання?', 'Reveal another deployment token?')
      : t('Який жетон розгортання розкрити?', 'Which deployment token do you reveal?'),
  ],
  'scout-zone': (_, { t }) => [t('Який орнітоптер летить у розвідку?', 'Which ornithopter scouts?')],
  'scout-area': (_, { t }) => [t('Яку зону розвідати?', 'Which area do you scout?')],
  'scout-what': ({ area }, { t, area: name }) => [
    t(`Що розкрити в зоні ${name(area)}?`, `What do you uncover in ${name(area)}?`),
  ],
  allot: (_, { t, view }) => [
    t(
      `Прянощів: ${view.spice}. Як їх розподілити? 1 незатрачене очко лишиться на наступний раунд.`,
      `You have ${view.spice} spice. How do you allot it? 1 left over is kept for the next round.`,
    ),
  ],
  // Asked on its own only where the point has another price.
  stockpile: (_, { t, view }) => [
    t('Витратити 3 очки прянощів на 1 очко панування? ', 'Spend 3 spice for 1 supremacy point? '),
    view.supremacy + 1 === FEYD_STEP
      ? t(
          'Фейд-Раута вступить у гру, а Раббан вибуде з неї.',
          'Feyd-Rautha enters play and Rabban leaves it.',
        )
      : t('Атріди отримають жетон Бене Ґессерит.', 'The Atreides gain a Bene Gesserit token.'),
  ],
  'extra-ban': (_, { t }) => [
    t(
      'Маркери опустилися. Який штраф Імперії діятиме до наступного збирання прянощів?',
      'Markers have sunk. Which Imperial ban is in effect until spice is gathered again?',
    ),
  ],
  'lower-power': (_, { t }) => [
    t('Який маркер Імперії опустити на рядок?', 'Which marker of the Imperium goes one row down?'),
  ],
};
