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
  return [
    {
      uk: `введіть у гру ${who}${whom === undefined ? '' : `, а ${whom} вилучіть із гри`}`,
      en: `${who} enters play${whom === undefined ? '' : ` and ${whom} leaves the game`}`,
    }[lang],
  ];
}

/** Steps without figures of their own: leaders, worms, prescience and the like. */
export const cardSteps = {
  enter: (voice, step) => wordEntry(voice, step.leader),
  'play-card': ({ lang }) => [
    { uk: 'зіграйте ', en: 'play ' }[lang],
    counted(lang, 'card', 1),
    { uk: ' без кубика', en: ' without a die' }[lang],
  ],
  'any-result': (voice) =>
    say(voice, {
      uk: 'виконайте звичайну дію будь-якого результату кубика',
      en: 'take the normal action of any die result',
    }),
  'desert-power': ({ lang }) => [
    { uk: 'виконайте дію ', en: 'take the ' }[lang],
    { icon: 'desert-power', text: RESULT_NAMES['desert-power'][lang] },
    { uk: '', en: ' action' }[lang],
  ],
  wormsigns: ({ lang }, step) => [
    { uk: 'розмістіть ', en: 'place ' }[lang],
    counted(lang, 'wormsign', step.n),
    {
      uk: ' у зонах пустелі без знаків, хробаків і січей, по 1 в зоні',
      en: ' in desert areas without wormsign, sandworm or sietch, 1 in each',
    }[lang],
  ],
  'remove-wormsigns': (voice, step) => {
    if (step.near !== undefined) {
      const name = areaName(voice.lang, step.near);
      return say(voice, {
        uk: `скиньте всі знаки хробака в зонах, суміжних із зоною ${name}`,
        en: `discard every wormsign in areas adjacent to ${name}`,
      });
    }
    return [
      { uk: 'скиньте з поля ', en: 'discard ' }[voice.lang],
      counted(voice.lang, 'wormsign', step.n ?? 0),
      { uk: '', en: ' from the board' }[voice.lang],
    ];
  },
  sandworms: ({ lang }, step) => [
    { uk: 'розмістіть ', en: 'place ' }[lang],
    counted(lang, 'sandworm', step.n),
    step.near === 'sandworm'
      ? {
          uk: ' у порожній зоні пустелі, суміжній з іншим хробаком',
          en: ' in an empty desert area adjacent to another sandworm',
        }[lang]
      : {
          uk: ' у порожніх зонах пустелі, суміжних із легіонами Атрідів',
          en: ' in empty desert areas, each adjacent to an Atreides legion',
        }[lang],
  ],
  'wild-maker': (voice, step) => {
    if (step.may === 'place')
      return say(voice, {
        uk: 'розмістіть Дикого Творця в порожній зоні пустелі',
        en: 'place Wild Maker in an empty desert area',
      });
    return step.may === 'move'
      ? say(voice, { uk: 'перемістіть Дикого Творця', en: 'move Wild Maker' })
      : say(voice, { uk: 'атакуйте Диким Творцем', en: 'attack with Wild Maker' });
  },
  'move-worms': ({ lang }, step) => [
    { uk: 'перемістіть ', en: 'move ' }[lang],
    counted(lang, 'sandworm', step.n),
  ],
  'attack-worm': (voice) => say(voice, { uk: 'атакуйте 1 піщаним хробаком', en: 'attack with 1 sandworm' }),
  storms: (voice) =>
    say(voice, {
      uk: 'негайно розіграйте коріолісові бурі для всіх уразливих легіонів Харконненів',
      en: 'resolve coriolis storms at once for every exposed Harkonnen legion',
    }),
  wound: (voice, step) => {
    const whom = {
      uk: 'відправте до резервуара регенерації 1 ворожого іменованого лідера',
      en: 'put 1 enemy named leader into the regeneration tank',
    }[voice.lang];
    if (step.who === 'any') return [whom];
    if (step.who === 'in-sector')
      return say(voice, {
        uk: `${whom} із сектора, де є ваш легіон`,
        en: `${whom}, if a legion of yours is in the same sector`,
      });
    return say(voice, {
      uk: `${whom} із зони, суміжної з цим легіоном`,
      en: 'put 1 enemy named leader adjacent to that legion into the regeneration tank',
    });
  },
  'special-attack': ({ lang }, step) =>
    step.on === 'adjacent'
      ? [
          { uk: 'киньте ', en: 'roll ' }[lang],
          counted(lang, 'die', step.dice),
          {
            uk: ' проти ворожого легіону поруч із вашим: кожен меч або особливий символ — це влучання',
            en: ' against an enemy legion adjacent to one of yours: each sword or special is a hit',
          }[lang],
        ]
      : [
          { uk: 'вилучіть 1 орнітоптер і киньте ', en: 'remove 1 ornithopter and roll ' }[lang],
          counted(lang, 'die', step.dice),
          {
            uk: ' проти легіону Харконненів у пов’язаному секторі: кожен меч або особливий символ — це влучання',
            en: ' against a Harkonnen legion in a connected sector: each sword or special is a hit',
          }[lang],
        ],
  'opponent-discards': ({ lang }, step) => [
    { uk: 'суперник скидає ', en: 'the opponent discards ' }[lang],
    counted(lang, 'card', step.n),
    { uk: ' на свій вибір', en: ' of their choice' }[lang],
  ],
  'bene-gesserit': ({ lang }) => [
    { uk: 'візьміть ', en: 'gain ' }[lang],
    { icon: 'bene-gesserit', n: 1, text: { uk: '1 жетон Бене Ґессерит', en: '1 Bene Gesserit token' }[lang] },
  ],
  'bury-prescience': (voice) =>
    say(voice, {
      uk: 'затасуйте 1 розкриту карту передбачення назад у колоду',
      en: 'shuffle 1 revealed prescience card back into its deck',
    }),
  'renew-prescience': (voice) =>
    say(voice, {
      uk: 'вилучіть із гри скільки завгодно розкритих карт передбачення й розкрийте стільки ж нових',
      en: 'remove any number of revealed prescience cards from the game and reveal as many new ones',
    }),
  attach: (voice, step) =>
    step.effect === 'bonus'
      ? say(voice, {
          uk: 'підкладіть цю карту під 1 розкриту карту передбачення; якщо отримаєте ту карту в цьому раунді, просуньте вгору ще й 1 маркер передбачення на вибір на 2 поділки',
          en: 'put this card under 1 revealed prescience card; if you claim that one this round, also move 1 prescience marker of your choice up 2 steps',
        })
      : say(voice, {
          uk: 'підкладіть цю карту під 1 розкриту карту передбачення: ту не можна скинути, і вона лишається розкритою понад звичайні карти, доки ви її не отримаєте',
          en: 'put this card under 1 revealed prescience card: that one cannot be discarded and stays revealed, besides the usual cards, until you claim it',
        }),
  'discard-die': (voice, step) => {
    const name = RESULT_NAMES[step.result];
    return say(voice, {
      uk: `скиньте 1 невикористаний кубик дії суперника з результатом ${name.uk}`,
      en: `discard 1 of the opponent’s unused action dice that shows ${name.en}`,
    });
  },
  'force-die': (voice) =>
    say(voice, {
      uk: 'виберіть 1 невикористаний кубик суперника: він мусить використати саме його у свій наступний хід',
      en: 'choose 1 unused die of the opponent: it must be used on their next turn',
    }),
  uncover: (voice) =>
    say(voice, {
      uk: 'розкрийте січ і всі жетони розгортання в 1 зоні',
      en: 'reveal the sietch and all deployment tokens of 1 area',
    }),
  restrain: (voice) =>
    say(voice, {
      uk: 'у свій наступний хід суперник не може ні розмістити Пола, ні скористатися його легіоном',
      en: 'on their next turn the opponent may neither place Paul nor use his legion',
    }),
  'second-objective': (voice) =>
    say(voice, {
      uk: 'візьміть другу карту таємної мети: для перемоги досить будь-якої з двох',
      en: 'draw a second secret objective: either one wins',
    }),
  'shift-markers': (voice) =>
    say(voice, {
      uk: 'опустіть 1 маркер передбачення на скільки завгодно поділок, а інший підніміть на стільки ж',
      en: 'move 1 prescience marker down any number of steps and another one up as many',
    }),
  atomics: (voice, step) =>
    say(voice, {
      uk: `якщо якийсь маркер передбачення на поділці ${step.from} або вище, підірвіть родинний ядерний арсенал`,
      en: `if any prescience marker is on step ${step.from} or higher, detonate the family atomics`,
    }),
  'lower-power': (voice) =>
    say(voice, {
      uk: 'опустіть 1 маркер Імперії на вибір на 1 рядок; його штраф через це не активується',
      en: 'move 1 Imperium marker of your choice down 1 row; its ban is not activated by this',
    }),
  'remove-vehicles': ({ lang }, step) => {
    const name = leaderSubject(lang, step.near);
    return [
      { uk: 'вилучіть ', en: 'remove ' }[lang],
      counted(lang, 'vehicle', step.n),
      {
        uk: ` Харконненів із сектора, де стоїть ${name}, або з пов’язаних повітряних зон`,
        en: ` of the Harkonnen from the sector ${name} is in or its connected air zones`,
      }[lang],
    ];
  },
  'remove-harvesters': ({ lang }, step) => [
    { uk: 'вилучіть ', en: 'remove ' }[lang],
    counted(lang, 'harvester', step.n),
    { uk: ' із глибокої пустелі 1 сектора', en: ' from the deep desert of 1 sector' }[lang],
  ],
  'shoot-vehicles': ({ lang }, step) => [
    {
      uk: 'виберіть сектор зі своїм легіоном і киньте ',
      en: 'choose a sector with one of your legions and roll ',
    }[lang],
    counted(lang, 'die', step.dice),
    {
      uk: ': за кожен меч або особливий символ вилучіть звідти або з пов’язаної повітряної зони 1 одиницю транспорту Харконненів',
      en: ': for each sword or special remove 1 Harkonnen vehicle there or in a connected air zone',
    }[lang],
  ],
  'swap-tokens': (voice) =>
    say(voice, {
      uk: 'поміняйте місцями всі жетони розгортання двох зон із січами, в одній з яких їх може не бути',
      en: 'exchange all deployment tokens of 2 sietch areas, one of which may have none',
    }),
  'move-sietch': (voice) =>
    say(voice, {
      uk: 'перенесіть 1 січ у суміжну порожню зону пустелі з будь-якими фігурками й жетонами з її зони',
      en: 'move 1 sietch to an adjacent empty desert area, with any of the figures and tokens there',
    }),
  displace: (voice) =>
    say(voice, {
      uk: 'перемістіть 1 ворожий легіон із зони пустелі в суміжну порожню зону',
      en: 'move 1 enemy legion from a desert area to an adjacent empty area',
    }),
} satisfies Partial<Sayings<StepWord>>;
