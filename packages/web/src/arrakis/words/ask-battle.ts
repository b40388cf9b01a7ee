import type { DecisionKind } from '@sietch/arrakis';
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
      ? t('Яким легіоном виконати несподівану атаку?', 'Which legion makes the surprise attack?')
      : t('Яким легіоном атакувати?', 'Which legion attacks?'),
  ],
  'attack-target': ({ from }, { t, area }) => [
    t(`Кого атакує легіон із зони ${area(from)}?`, `Whom does the legion of ${area(from)} attack?`),
  ],
  'attack-ornithopter': (_, { t }) => [
    t('Який орнітоптер перевезе війська на атаку?', 'Which ornithopter carries the attackers?'),
  ],
  'combat-cards': (_, { t }) => [
    t(
      'Скиньте карти планування: кожна додає бойовий кубик. Або кидайте ті, що є.',
      'Discard planning cards: each adds a combat die. Or roll what you have.',
    ),
  ],
  ability: (_, { t }) => [
    t(
      'Здібність якого лідера перетворить особливий символ?',
      'Which leader’s ability turns the special result?',
    ),
  ],
  casualty: ({ area, hits }, { t, area: name }) => [
    t(
      `Втрати в зоні ${name(area)}: ${hits === 1 ? 'останнє влучання' : `лишилося влучань ${hits}`}. Кого втратити?`,
      `Losses in ${name(area)}: ${hits === 1 ? 'the last hit' : `${hits} hits left`}. Whom do you lose?`,
    ),
  ],
  'tank-order': (_, { t }) => [
    t('Хто з лідерів потрапляє до резервуара першим?', 'Which leader enters the regeneration tank first?'),
  ],
  continue: (_, { t, view }) => {
    const at = view.battle?.at;
    const zone = at === undefined ? undefined : view.areas[at];
    const sietch = view.battle?.attacker === 'harkonnen';
    const fortified = sietch ? zone?.hasSietch === true : (zone?.settlement ?? 0) > 0;
    if (!fortified || view.battle?.terms.freeContinue === true)
      return [t('Продовжити битву чи припинити?', 'Continue the battle or cease?')];
    return [
      sietch
        ? t(
            'Продовжити битву чи припинити? Натиск на січ коштує 1 влучання.',
            'Continue the battle or cease? Pressing on against a sietch costs 1 hit.',
          )
        : t(
            'Продовжити битву чи припинити? Натиск на поселення коштує 1 влучання.',
            'Continue the battle or cease? Pressing on against a settlement costs 1 hit.',
          ),
    ];
  },
  retreat: (_, { t }) => [
    t('Суперник тисне далі: відступити чи стояти?', 'The enemy presses on: retreat or stand?'),
  ],
  'retreat-to': ({ retreating, side, area }, { t, area: name, side: who }) => [
    retreating === side
      ? t(`Куди відступає легіон із зони ${name(area)}?`, `Where does the legion of ${name(area)} retreat?`)
      : t(
          `Куди відступають ${who(retreating)} із зони ${name(area)}? Обираєте ви.`,
          `Where do the ${who(retreating)} retreat from ${name(area)}? You choose.`,
        ),
  ],
  advance: ({ to }, { t, area }) => [
    t(
      `Зайняти зону ${area(to)} переможним легіоном?`,
      `Advance into ${area(to)} with the victorious legion?`,
    ),
  ],
  surplus: ({ area }, { t, area: name }) => [
    t(
      `У зоні ${name(area)} забагато загонів: який прибрати?`,
      `There are too many units in ${name(area)}: which one leaves?`,
    ),
  ],
  wound: (_, { t }) => [t('Якого ворожого лідера поранити?', 'Which enemy leader is wounded?')],
  'capture-target': ({ dice }, { t }) =>
    phrase(
      t(
        `Кого обстріляти захопленим орнітоптером (кубиків: ${dice})?`,
        `Whom does the captured ornithopter fire at (${dice} dice)?`,
      ),
    ),
};
