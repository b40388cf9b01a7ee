import type { DecisionKind } from '@sietch/arrakis';
import type { Asks } from './ask';

type Kinds = Extract<
  DecisionKind,
  | 'desert-power'
  | 'move-worm'
  | 'worm-to'
  | 'attack-worm'
  | 'worm-target'
  | 'worm-source'
  | 'take-worm'
  | 'drop-worm'
  | 'worm-effect'
  | 'rescue'
  | 'hazard-area'
  | 'wild-maker'
  | 'atomics'
  | 'flee-atomics'
>;

/** Questions about sandworms, storms and atomics. */
export const askDesert: Asks<Kinds> = {
  'desert-power': (_, { t }) => [t('Сила пустелі: що зробити?', 'Desert Power: what do you do?')],
  'move-worm': ({ left }, { t }) => [
    t(`Якого хробака перемістити? Лишилося: ${left}.`, `Which sandworm moves? ${left} left.`),
  ],
  'worm-to': ({ from }, { t, area }) => [
    t(`Куди рухається хробак із зони ${area(from)}?`, `Where does the sandworm of ${area(from)} move?`),
  ],
  'attack-worm': (_, { t }) => [t('Який хробак атакує?', 'Which sandworm attacks?')],
  'worm-target': ({ from }, { t, area }) => [
    t(`Кого атакує хробак із зони ${area(from)}?`, `Whom does the sandworm of ${area(from)} attack?`),
  ],
  'worm-source': ({ area }, { t, area: name }) => [
    t(`Звідки взяти хробака для зони ${name(area)}?`, `From where does the sandworm for ${name(area)} come?`),
  ],
  'take-worm': ({ area }, { t, area: name }) => [
    t(
      `Хробаків бракує: якого перенести до зони ${name(area)}?`,
      `There are too few sandworms: which one is taken to ${name(area)}?`,
    ),
  ],
  'drop-worm': (_, { t }) => [
    t(
      'Хробаків з’явилося забагато: у якій зоні він не з’явиться?',
      'Too many sandworms have come: in which area does none appear?',
    ),
  ],
  'worm-effect': (_, { t }) => [t('Який хробак діє наступним?', 'Which sandworm takes effect next?')],
  rescue: ({ area }, { t, area: name }) => [
    t(
      `Хробак нищить гарвестер у зоні ${name(area)}. Врятувати його транспортувальником?`,
      `A sandworm is about to destroy the harvester in ${name(area)}. Rescue it with a carryall?`,
    ),
  ],
  'hazard-area': (_, { t }) => [t('У якій зоні покласти знак хробака?', 'In which area does a wormsign go?')],
  'wild-maker': (_, { t }) => [
    t(
      'Лишити Дикого Творця чи замінити його звичайним хробаком?',
      'Does the Wild Maker stay, or does a common sandworm take its place?',
    ),
  ],
  atomics: (_, { t }) => [t('Де підірвати родинний ядерний арсенал?', 'Where do the family atomics go off?')],
  'flee-atomics': ({ area, fleeing }, { t, area: name, side }) => [
    t(
      `Вибух у зоні ${name(area)}: куди тікають ${side(fleeing)}?`,
      `The blast in ${name(area)}: where do the ${side(fleeing)} flee?`,
    ),
  ],
};
