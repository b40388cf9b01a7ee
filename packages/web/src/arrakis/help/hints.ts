import type { Name } from '@sietch/kernel';

/** What a newcomer is told beside a question, by its kind and, where they differ, the side. */
export const WAR_HINTS: Readonly<Record<string, Name>> = {
  turn: {
    en: 'One action per turn. Any die can pay for a planning card. Hover over a die, or hold it, to read it.',
    uk: 'Одна дія за хід. Карту планування оплачує будь-який кубик. Наведіть на кубик або тримайте його, щоб прочитати.',
  },
  'move-to atreides': {
    en: 'A legion moves one area. Beside wormsigns or sandworms it can ride through any number of them in a row.',
    uk: 'Легіон переходить на одну зону. Біля знаків хробака чи хробаків він може промчати крізь скільки завгодно їх поспіль.',
  },
  'move-to harkonnen': {
    en: 'A legion moves one area. Ringed with dashes: two areas by ornithopter, which is then removed.',
    uk: 'Легіон переходить на одну зону. Пунктиром обведено зони, куди переносить орнітоптер (його потім вилучають).',
  },
  'combat-cards': {
    en: 'Each unit and the rank of a defended settlement give a die, six at most. Swords hit, shields stop them, leaders turn special results into swords or shields.',
    uk: 'Кубик дають кожен загін і ранг поселення, що захищається, але не більш як шість. Мечі влучають, щити зупиняють, лідери перетворюють особливі символи на мечі або щити.',
  },
  casualty: {
    en: 'A regular unit is removed; an elite or special one becomes regular. Named leaders go to the regeneration tank.',
    uk: 'Звичайний загін вилучають; елітний або спеціальний стає звичайним. Іменовані лідери йдуть до резервуара регенерації.',
  },
  area: {
    en: 'The lit areas are where it may happen. Zoom with the wheel or two fingers.',
    uk: 'Підсвічено зони, де це можливо. Наближайте коліщатком або двома пальцями.',
  },
  'air-zone': {
    en: 'An ornithopter carries troops or scouts in the two sectors below; a carryall saves harvesters there. A second aircraft in a zone replaces the first.',
    uk: 'Орнітоптер перевозить війська або веде розвідку в двох секторах під ним; транспортувальник рятує там гарвестери. Другий у тій самій зоні замінює першого.',
  },
  open: {
    en: 'The lists of the Harkonnen leave these equal. Choose what suits you best.',
    uk: 'Для списків Харконненів це рівноцінне. Оберіть найвигідніше для себе.',
  },
  allot: {
    en: 'Markers that sink cost you dice and bring bans; the lowest of the three counts.',
    uk: 'Маркери, що опускаються, забирають кубики й накликають штрафи; рахується найнижчий із трьох.',
  },
};
