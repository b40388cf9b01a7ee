import type { Phrase } from '@sietch/kernel';
import { leaderCard } from '../content/catalog.js';
import type { StepWord } from '../effects/step.js';
import type { LeaderId } from '../terms.js';
import { areaName, leaderObject, leaderSubject } from './names.js';
import { counted, RESULT_NAMES } from './nouns.js';
import { type Sayings, say, type Voice } from './voice.js';

/** Who comes, and who leaves the game for it. */
function wordEntry({ lang, side }: Voice, leader: LeaderId): Phrase {
  const { removes } = leaderCard(leader);
  const who = leaderObject(lang, side, leader);
  const whom = removes === undefined ? undefined : leaderObject(lang, side, removes);
  if (lang === 'uk')
    return [`введіть у гру ${who}${whom === undefined ? '' : `, а ${whom} вилучіть із гри`}`];
  return [`${who} enters play${whom === undefined ? '' : ` and ${whom} leaves the game`}`];
}

/** Steps without figures of their own: leaders, worms, prescience and the like. */
export const cardSteps = {
  enter: (voice, step) => wordEntry(voice, step.leader),
  'play-card': ({ lang, uk }) => [
    uk ? 'зіграйте ' : 'play ',
    counted(lang, 'card', 1),
    uk ? ' без кубика' : ' without a die',
  ],
  'any-result': (voice) =>
    say(
      voice,
      'take the normal action of any die result',
      'виконайте звичайну дію будь-якого результату кубика',
    ),
  'desert-power': ({ lang, uk }) => [
    uk ? 'виконайте дію ' : 'take the ',
    { icon: 'desert-power', text: RESULT_NAMES['desert-power'][lang] },
    uk ? '' : ' action',
  ],
  wormsigns: ({ lang, uk }, step) => [
    uk ? 'розмістіть ' : 'place ',
    counted(lang, 'wormsign', step.n),
    uk
      ? ' у зонах пустелі без знаків, хробаків і січей, по 1 в зоні'
      : ' in desert areas without wormsign, sandworm or sietch, 1 in each',
  ],
  'remove-wormsigns': (voice, step) => {
    if (step.near !== undefined) {
      const name = areaName(voice.lang, step.near);
      return say(
        voice,
        `discard every wormsign in areas adjacent to ${name}`,
        `скиньте всі знаки хробака в зонах, суміжних із зоною ${name}`,
      );
    }
    return [
      voice.uk ? 'скиньте з поля ' : 'discard ',
      counted(voice.lang, 'wormsign', step.n ?? 0),
      voice.uk ? '' : ' from the board',
    ];
  },
  sandworms: ({ lang, uk }, step) => [
    uk ? 'розмістіть ' : 'place ',
    counted(lang, 'sandworm', step.n),
    step.near === 'sandworm'
      ? uk
        ? ' у порожній зоні пустелі, суміжній з іншим хробаком'
        : ' in an empty desert area adjacent to another sandworm'
      : uk
        ? ' у порожніх зонах пустелі, суміжних із легіонами Атрідів'
        : ' in empty desert areas, each adjacent to an Atreides legion',
  ],
  'wild-maker': (voice, step) => {
    if (step.may === 'place')
      return say(
        voice,
        'place Wild Maker in an empty desert area',
        'розмістіть Дикого Творця в порожній зоні пустелі',
      );
    return step.may === 'move'
      ? say(voice, 'move Wild Maker', 'перемістіть Дикого Творця')
      : say(voice, 'attack with Wild Maker', 'атакуйте Диким Творцем');
  },
  'move-worms': ({ lang, uk }, step) => [uk ? 'перемістіть ' : 'move ', counted(lang, 'sandworm', step.n)],
  'attack-worm': (voice) => say(voice, 'attack with 1 sandworm', 'атакуйте 1 піщаним хробаком'),
  storms: (voice) =>
    say(
      voice,
      'resolve coriolis storms at once for every exposed Harkonnen legion',
      'негайно розіграйте коріолісові бурі для всіх уразливих легіонів Харконненів',
    ),
  wound: (voice, step) => {
    const whom = voice.uk
      ? 'відправте до резервуара регенерації 1 ворожого іменованого лідера'
      : 'put 1 enemy named leader into the regeneration tank';
    if (step.who === 'any') return [whom];
    if (step.who === 'in-sector')
      return say(
        voice,
        `${whom}, if a legion of yours is in the same sector`,
        `${whom} із сектора, де є ваш легіон`,
      );
    return say(
      voice,
      'put 1 enemy named leader adjacent to that legion into the regeneration tank',
      `${whom} із зони, суміжної з цим легіоном`,
    );
  },
  'special-attack': ({ lang, uk }, step) =>
    step.on === 'adjacent'
      ? [
          uk ? 'киньте ' : 'roll ',
          counted(lang, 'die', step.dice),
          uk
            ? ' проти ворожого легіону поруч із вашим: кожен меч або особливий символ — це влучання'
            : ' against an enemy legion adjacent to one of yours: each sword or special is a hit',
        ]
      : [
          uk ? 'вилучіть 1 орнітоптер і киньте ' : 'remove 1 ornithopter and roll ',
          counted(lang, 'die', step.dice),
          uk
            ? ' проти легіону Харконненів у пов’язаному секторі: кожен меч або особливий символ — це влучання'
            : ' against a Harkonnen legion in a connected sector: each sword or special is a hit',
        ],
  'opponent-discards': ({ lang, uk }, step) => [
    uk ? 'суперник скидає ' : 'the opponent discards ',
    counted(lang, 'card', step.n),
    uk ? ' на свій вибір' : ' of their choice',
  ],
  'bene-gesserit': ({ uk }) => [
    uk ? 'візьміть ' : 'gain ',
    { icon: 'bene-gesserit', n: 1, text: uk ? '1 жетон Бене Ґессерит' : '1 Bene Gesserit token' },
  ],
  'bury-prescience': (voice) =>
    say(
      voice,
      'shuffle 1 revealed prescience card back into its deck',
      'затасуйте 1 розкриту карту передбачення назад у колоду',
    ),
  'renew-prescience': (voice) =>
    say(
      voice,
      'remove any number of revealed prescience cards from the game and reveal as many new ones',
      'вилучіть із гри скільки завгодно розкритих карт передбачення й розкрийте стільки ж нових',
    ),
  attach: (voice, step) =>
    step.effect === 'bonus'
      ? say(
          voice,
          'put this card under 1 revealed prescience card; if you claim that one this round, also move 1 prescience marker of your choice up 2 steps',
          'підкладіть цю карту під 1 розкриту карту передбачення; якщо отримаєте ту карту в цьому раунді, просуньте вгору ще й 1 маркер передбачення на вибір на 2 поділки',
        )
      : say(
          voice,
          'put this card under 1 revealed prescience card: that one cannot be discarded and stays revealed, besides the usual cards, until you claim it',
          'підкладіть цю карту під 1 розкриту карту передбачення: ту не можна скинути, і вона лишається розкритою понад звичайні карти, доки ви її не отримаєте',
        ),
  'discard-die': (voice, step) => {
    const name = RESULT_NAMES[step.result];
    return say(
      voice,
      `discard 1 of the opponent’s unused action dice that shows ${name.en}`,
      `скиньте 1 невикористаний кубик дії суперника з результатом ${name.uk}`,
    );
  },
  'force-die': (voice) =>
    say(
      voice,
      'choose 1 unused die of the opponent: it must be used on their next turn',
      'виберіть 1 невикористаний кубик суперника: він мусить використати саме його у свій наступний хід',
    ),
  uncover: (voice) =>
    say(
      voice,
      'reveal the sietch and all deployment tokens of 1 area',
      'розкрийте січ і всі жетони розгортання в 1 зоні',
    ),
  restrain: (voice) =>
    say(
      voice,
      'on their next turn the opponent may neither place Paul nor use his legion',
      'у свій наступний хід суперник не може ні розмістити Пола, ні скористатися його легіоном',
    ),
  'second-objective': (voice) =>
    say(
      voice,
      'draw a second secret objective: either one wins',
      'візьміть другу карту таємної мети: для перемоги досить будь-якої з двох',
    ),
  'shift-markers': (voice) =>
    say(
      voice,
      'move 1 prescience marker down any number of steps and another one up as many',
      'опустіть 1 маркер передбачення на скільки завгодно поділок, а інший підніміть на стільки ж',
    ),
  atomics: (voice, step) =>
    say(
      voice,
      `if any prescience marker is on step ${step.from} or higher, detonate the family atomics`,
      `якщо якийсь маркер передбачення на поділці ${step.from} або вище, підірвіть родинний ядерний арсенал`,
    ),
  'lower-power': (voice) =>
    say(
      voice,
      'move 1 Imperium marker of your choice down 1 row; its ban is not activated by this',
      'опустіть 1 маркер Імперії на вибір на 1 рядок; його штраф через це не активується',
    ),
  'remove-vehicles': ({ lang, uk }, step) => {
    const name = leaderSubject(lang, step.near);
    return [
      uk ? 'вилучіть ' : 'remove ',
      counted(lang, 'vehicle', step.n),
      uk
        ? ` Харконненів із сектора, де стоїть ${name}, або з пов’язаних повітряних зон`
        : ` of the Harkonnen from the sector ${name} is in or its connected air zones`,
    ];
  },
  'remove-harvesters': ({ lang, uk }, step) => [
    uk ? 'вилучіть ' : 'remove ',
    counted(lang, 'harvester', step.n),
    uk ? ' із глибокої пустелі 1 сектора' : ' from the deep desert of 1 sector',
  ],
  'shoot-vehicles': ({ lang, uk }, step) => [
    uk ? 'виберіть сектор зі своїм легіоном і киньте ' : 'choose a sector with one of your legions and roll ',
    counted(lang, 'die', step.dice),
    uk
      ? ': за кожен меч або особливий символ вилучіть звідти або з пов’язаної повітряної зони 1 одиницю транспорту Харконненів'
      : ': for each sword or special remove 1 Harkonnen vehicle there or in a connected air zone',
  ],
  'swap-tokens': (voice) =>
    say(
      voice,
      'exchange all deployment tokens of 2 sietch areas, one of which may have none',
      'поміняйте місцями всі жетони розгортання двох зон із січами, в одній з яких їх може не бути',
    ),
  'move-sietch': (voice) =>
    say(
      voice,
      'move 1 sietch to an adjacent empty desert area, with any of the figures and tokens there',
      'перенесіть 1 січ у суміжну порожню зону пустелі з будь-якими фігурками й жетонами з її зони',
    ),
  displace: (voice) =>
    say(
      voice,
      'move 1 enemy legion from a desert area to an adjacent empty area',
      'перемістіть 1 ворожий легіон із зони пустелі в суміжну порожню зону',
    ),
} satisfies Partial<Sayings<StepWord>>;
