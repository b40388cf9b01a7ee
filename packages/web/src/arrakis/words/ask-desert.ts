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
  'desert-power': (_, { t }) => [t({ uk: 'Сила пустелі: що зробити?', en: 'Desert Power: what do you do?' })],
  'move-worm': ({ left }, { t }) => [
    t({ uk: `Якого хробака перемістити? Лишилося: ${left}.`, en: `Which sandworm moves? ${left} left.` }),
  ],
  'worm-to': ({ from }, { t, area }) => [
    t({
      uk: `Куди рухається хробак із зони ${area(from)}?`,
      en: `Where does the sandworm of ${area(from)} move?`,
    }),
  ],
  'attack-worm': (_, { t }) => [t({ uk: 'Який хробак атакує?', en: 'Which sandworm attacks?' })],
  'worm-target': ({ from }, { t, area }) => [
    t({
      uk: `Кого атакує хробак із зони ${area(from)}?`,
      en: `Whom does the sandworm of ${area(from)} attack?`,
    }),
  ],
  'worm-source': ({ area }, { t, area: name }) => [
    t({
      uk: `Звідки взяти хробака для зони ${name(area)}?`,
      en: `From where does the sandworm for ${name(area)} come?`,
    }),
  ],
  'take-worm': ({ area }, { t, area: name }) => [
    t({
      uk: `Хробаків бракує: якого перенести до зони ${name(area)}?`,
      en: `There are too few sandworms: which one is taken to ${name(area)}?`,
    }),
  ],
  'drop-worm': (_, { t }) => [
    t({
      uk: 'Хробаків з’явилося забагато: у якій зоні він не з’явиться?',
      en: 'Too many sandworms have come: in which area does none appear?',
    }),
  ],
  'worm-effect': (_, { t }) => [
    t({ uk: 'Який хробак діє наступним?', en: 'Which sandworm takes effect next?' }),
  ],
  rescue: ({ area }, { t, area: name }) => [
    t({
      uk: `Хробак нищить гарвестер у зоні ${name(area)}. Врятувати його транспортувальником?`,
      en: `A sandworm is about to destroy the harvester in ${name(area)}. Rescue it with a carryall?`,
    }),
  ],
  'hazard-area': (_, { t }) => [
    t({ uk: 'У якій зоні покласти знак хробака?', en: 'In which area does a wormsign go?' }),
  ],
  'wild-maker': (_, { t }) => [
    t({
      uk: 'Лишити Дикого Творця чи замінити його звичайним хробаком?',
      en: 'Does the Wild Maker stay, or does a common sandworm take its place?',
    }),
  ],
  atomics: (_, { t }) => [
    t({ uk: 'Де підірвати родинний ядерний арсенал?', en: 'Where do the family atomics go off?' }),
  ],
  'flee-atomics': ({ area, fleeing }, { t, area: name, side }) => [
    t({
      uk: `Вибух у зоні ${name(area)}: куди тікають ${side(fleeing)}?`,
      en: `The blast in ${name(area)}: where do the ${side(fleeing)} flee?`,
    }),
  ],
};
