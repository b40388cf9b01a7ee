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
        t({
          uk: 'Ваш хід: витратьте кубик дії або зіграйте карту.',
          en: 'Your turn: spend an action die or play a card.',
        }),
      ];
    return offers(names, 'die:')
      ? [
          t({
            uk: 'Ваш хід: кубик дії, карта або «Сила пустелі».',
            en: 'Your turn: an action die, a card, or Desert Power.',
          }),
        ]
      : [
          t({
            uk: 'Ваш хід: кубики витрачено, лишається «Сила пустелі».',
            en: 'Your turn: your dice are spent, Desert Power is left.',
          }),
        ];
  },
  'turn-end': (_, { t, view }) => [
    (view.decision?.choices?.length ?? 0) > 1
      ? t({ uk: 'Виконайте вільну дію або завершіть хід.', en: 'Take a free action, or end your turn.' })
      : t({ uk: 'Дію виконано. Завершіть хід.', en: 'Your action is done. End your turn.' }),
  ],
  action: ({ result }, { t, die }) =>
    phrase(t({ uk: 'Як використати кубик ', en: 'How do you use the die ' }), spoken(die(result)), '?'),
  'spend-die': (detail, { t, card: name, prescience }) => {
    const what =
      detail.purpose === 'card'
        ? name(detail.card)
        : detail.purpose === 'claim'
          ? prescience(detail.claim)
          : '';
    return [t({ uk: `Який кубик витратити на карту ${what}?`, en: `Which die do you spend on ${what}?` })];
  },
  choose: (_, { t }) => [t({ uk: 'Оберіть один ефект.', en: 'Choose one effect.' })],
  'play-card': (_, { t }) => [
    t({ uk: 'Зіграйте карту планування або відмовтеся.', en: 'Play a planning card, or decline.' }),
  ],
  draw: ({ n, deck }, { t, deck: name }) => [
    deck === undefined
      ? t({ uk: `З якої колоди взяти карти? Разом: ${n}.`, en: `From which deck do you draw? ${n} in all.` })
      : t({
          uk: `Скільки карт узяти? ${name(deck)}, не більш як ${n}.`,
          en: `How many cards do you draw? ${name(deck)}, ${n} at most.`,
        }),
  ],
  discard: ({ n }, { t }) => [
    n > 1
      ? t({ uk: `Скиньте карти (${n}): оберіть одну.`, en: `Discard ${n} cards: choose one.` })
      : t({ uk: 'Скиньте карту.', en: 'Discard a card.' }),
  ],
  'pay-cards': ({ left, card }, { t, prescience }) => [
    t({
      uk: `Скиньте карти за ${prescience(card)} (ще ${left}).`,
      en: `Discard cards for ${prescience(card)} (${left} more).`,
    }),
  ],
  'discard-die': ({ result }, { t, die }) =>
    phrase(t({ uk: 'Скинути кубик суперника ', en: 'Discard the enemy’s die ' }), spoken(die(result)), '?'),
  'force-die': (_, { t }) => [
    t({
      uk: 'Який кубик Харконнени мусять використати наступного ходу?',
      en: 'Which die must the Harkonnen use on their next turn?',
    }),
  ],
  'change-die': (_, { t }) => [
    t({
      uk: 'Для кубика забракло комірки: на який результат його змінити?',
      en: 'There is no slot for a die: which result does it become?',
    }),
  ],
  'bene-gesserit': (_, { t }) => [
    t({
      uk: 'Покласти жетон Бене Ґессерит як додатковий кубик? Оберіть комірку.',
      en: 'Use a Bene Gesserit token as one more die? Choose its slot.',
    }),
  ],
  prescience: ({ purpose }, { t }) => {
    switch (purpose) {
      case 'bury':
        return [
          t({
            uk: 'Яку розкриту карту передбачення затасувати назад у колоду?',
            en: 'Which shown prescience card is shuffled back into its deck?',
          }),
        ];
      case 'renew':
        return [
          t({
            uk: 'Які карти передбачення вилучити й замінити новими? Оберіть по одній.',
            en: 'Which prescience cards are replaced by new ones? Choose one at a time.',
          }),
        ];
      case 'bonus':
        return [
          t({
            uk: 'Під яку карту передбачення покласти цю карту? Вона дасть більше.',
            en: 'Under which prescience card does this one go? It will give more.',
          }),
        ];
      case 'keep':
        return [
          t({
            uk: 'Яку карту передбачення втримати на столі?',
            en: 'Which prescience card is kept on the table?',
          }),
        ];
    }
  },
  claim: ({ card }, { t, prescience }) => [
    t({
      uk: `Отримати карту передбачення ${prescience(card)}?`,
      en: `Claim the prescience card ${prescience(card)}?`,
    }),
  ],
  'claim-end': (_, { t }) => [
    t({
      uk: 'Отримайте карти передбачення, умови яких виконано.',
      en: 'Claim prescience cards whose terms are met.',
    }),
  ],
  'give-up-token': ({ card }, { t, prescience }) => [
    t({
      uk: `Який жетон розгортання віддати за ${prescience(card)}?`,
      en: `Which deployment token do you give up for ${prescience(card)}?`,
    }),
  ],
  'show-tokens': ({ left, area }, { t, area: name }) => [
    t({
      uk: `Розкрийте жетони розгортання в зоні ${name(area)} (ще ${left}).`,
      en: `Reveal deployment tokens in ${name(area)} (${left} more).`,
    }),
  ],
  'bonus-marker': (_, { t }) => [
    t({
      uk: 'Який маркер передбачення просунути на поділку?',
      en: 'Which prescience marker moves one step up?',
    }),
  ],
  'shift-down': (_, { t }) => [
    t({
      uk: 'Який маркер передбачення опустити й на скільки?',
      en: 'Which prescience marker goes down, and how far?',
    }),
  ],
  'shift-up': ({ n }, { t }) => [
    t({ uk: `Який маркер натомість підняти на ${n}?`, en: `Which marker goes up by ${n} instead?` }),
  ],
  unclaimed: (_, { t }) => [
    t({
      uk: 'Карти передбачення, яких не отримано: вилучіть із гри непотрібні, решта повернеться в колоду.',
      en: 'Unclaimed prescience cards: remove those you do not want, the rest go back into the deck.',
    }),
  ],
  'swap-leader': (_, { t }) => [
    t({
      uk: 'Замінити іменованого лідера на полі звичайним? Іменований відійде вбік.',
      en: 'Exchange a named leader on the map for a generic one? The named one steps aside.',
    }),
  ],
  guerrilla: ({ more }, { t }) => [
    more
      ? t({ uk: 'Розкрити ще жетон розгортання?', en: 'Reveal another deployment token?' })
      : t({ uk: 'Який жетон розгортання розкрити?', en: 'Which deployment token do you reveal?' }),
  ],
  'scout-zone': (_, { t }) => [
    t({ uk: 'Який орнітоптер летить у розвідку?', en: 'Which ornithopter scouts?' }),
  ],
  'scout-area': (_, { t }) => [t({ uk: 'Яку зону розвідати?', en: 'Which area do you scout?' })],
  'scout-what': ({ area }, { t, area: name }) => [
    t({ uk: `Що розкрити в зоні ${name(area)}?`, en: `What do you uncover in ${name(area)}?` }),
  ],
  allot: (_, { t, view }) => [
    t({
      uk: `Прянощів: ${view.spice}. Як їх розподілити? 1 невитрачене очко лишиться на наступний раунд.`,
      en: `You have ${view.spice} spice. How do you allot it? 1 left over is kept for the next round.`,
    }),
  ],
  // Asked on its own only where the point has another price.
  stockpile: (_, { t, view }) => [
    t({ uk: 'Витратити 3 очки прянощів на 1 очко панування? ', en: 'Spend 3 spice for 1 supremacy point? ' }),
    view.supremacy + 1 === FEYD_STEP
      ? t({
          uk: 'Фейд-Раута вступить у гру, а Раббан вибуде з неї.',
          en: 'Feyd-Rautha enters play and Rabban leaves it.',
        })
      : t({ uk: 'Атріди отримають жетон Бене Ґессерит.', en: 'The Atreides gain a Bene Gesserit token.' }),
  ],
  'extra-ban': (_, { t }) => [
    t({
      uk: 'Маркери опустилися. Який штраф Імперії діятиме до наступного збирання прянощів?',
      en: 'Markers have sunk. Which Imperial ban is in effect until spice is gathered again?',
    }),
  ],
  'lower-power': (_, { t }) => [
    t({
      uk: 'Який маркер Імперії опустити на рядок?',
      en: 'Which marker of the Imperium goes one row down?',
    }),
  ],
};
