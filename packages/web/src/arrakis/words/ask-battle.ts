import type { DecisionKind } from '@sietch/arrakis';
import { surplusOf } from '../stack';
import type { Asks } from './ask';
import { phrase } from './names';

type Kinds = Extract<
  DecisionKind,
  | 'attack-with'
  | 'attack-target'
  | 'attack-ornithopter'
  | 'combat-cards'
  | 'ability'
  | 'casualty'
  | 'tank-order'
  | 'continue'
  | 'retreat'
  | 'retreat-to'
  | 'advance'
  | 'surplus'
  | 'wound'
  | 'capture-target'
>;

/** Questions of battles and losses. */
export const askBattle: Asks<Kinds> = {
  'attack-with': ({ terms }, { t }) => [
    terms.surprise === true
      ? t({ uk: 'Яким легіоном виконати несподівану атаку?', en: 'Which legion makes the surprise attack?' })
      : t({ uk: 'Яким легіоном атакувати?', en: 'Which legion attacks?' }),
  ],
  'attack-target': ({ from }, { t, area }) => [
    t({
      uk: `Кого атакує легіон із зони ${area(from)}?`,
      en: `Whom does the legion of ${area(from)} attack?`,
    }),
  ],
  'attack-ornithopter': (_, { t }) => [
    t({ uk: 'Який орнітоптер перевезе війська на атаку?', en: 'Which ornithopter carries the attackers?' }),
  ],
  'combat-cards': (_, { t }) => [
    t({
      uk: 'Скиньте карти планування: кожна додає бойовий кубик. Або кидайте ті, що є.',
      en: 'Discard planning cards: each adds a combat die. Or roll what you have.',
    }),
  ],
  ability: (_, { t }) => [
    t({
      uk: 'Здібність якого лідера перетворить особливий символ?',
      en: 'Which leader’s ability turns the special result?',
    }),
  ],
  casualty: ({ area, hits }, { t, area: name }) => [
    t({
      uk: `Втрати в зоні ${name(area)}: ${hits === 1 ? 'останнє влучання' : `лишилося влучань ${hits}`}. Кого втратити?`,
      en: `Losses in ${name(area)}: ${hits === 1 ? 'the last hit' : `${hits} hits left`}. Whom do you lose?`,
    }),
  ],
  'tank-order': (_, { t }) => [
    t({
      uk: 'Хто з лідерів потрапляє до резервуара першим?',
      en: 'Which leader enters the regeneration tank first?',
    }),
  ],
  continue: (_, { t, view }) => {
    const at = view.battle?.at;
    const zone = at === undefined ? undefined : view.areas[at];
    const sietch = view.battle?.attacker === 'harkonnen';
    const fortified = sietch ? zone?.hasSietch === true : (zone?.settlement ?? 0) > 0;
    if (!fortified || view.battle?.terms.freeContinue === true)
      return [t({ uk: 'Продовжити битву чи припинити?', en: 'Continue the battle or cease?' })];
    return [
      sietch
        ? t({
            uk: 'Продовжити битву чи припинити? Натиск на січ коштує 1 влучання.',
            en: 'Continue the battle or cease? Pressing on against a sietch costs 1 hit.',
          })
        : t({
            uk: 'Продовжити битву чи припинити? Натиск на поселення коштує 1 влучання.',
            en: 'Continue the battle or cease? Pressing on against a settlement costs 1 hit.',
          }),
    ];
  },
  retreat: (_, { t }) => [
    t({ uk: 'Суперник тисне далі: відступити чи стояти?', en: 'The enemy presses on: retreat or stand?' }),
  ],
  'retreat-to': ({ retreating, side, area }, { t, area: name, side: who }) => [
    retreating === side
      ? t({
          uk: `Куди відступає легіон із зони ${name(area)}?`,
          en: `Where does the legion of ${name(area)} retreat?`,
        })
      : t({
          uk: `Куди відступають ${who(retreating)} із зони ${name(area)}? Обираєте ви.`,
          en: `Where do the ${who(retreating)} retreat from ${name(area)}? You choose.`,
        }),
  ],
  advance: ({ to }, { t, area }) => [
    t({
      uk: `Зайняти зону ${area(to)} переможним легіоном?`,
      en: `Advance into ${area(to)} with the victorious legion?`,
    }),
  ],
  surplus: ({ area }, { t, area: name, view }) => {
    const n = surplusOf(view);
    return [
      n > 1
        ? t({
            uk: `У зоні ${name(area)} забагато загонів: які ${n} прибрати?`,
            en: `There are too many units in ${name(area)}: which ${n} leave?`,
          })
        : t({
            uk: `У зоні ${name(area)} забагато загонів: який прибрати?`,
            en: `There are too many units in ${name(area)}: which one leaves?`,
          }),
    ];
  },
  wound: (_, { t }) => [t({ uk: 'Якого ворожого лідера поранити?', en: 'Which enemy leader is wounded?' })],
  'capture-target': ({ dice }, { t }) =>
    phrase(
      t({
        uk: `Кого обстріляти захопленим орнітоптером (кубиків: ${dice})?`,
        en: `Whom does the captured ornithopter fire at (${dice} dice)?`,
      }),
    ),
};
