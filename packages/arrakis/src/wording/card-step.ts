import type { Phrase } from '@sietch/kernel';
import { leaderCard } from '../content/catalog.js';
import type { Step } from '../effects/step.js';
import type { LeaderId } from '../terms.js';
import { areaName, leaderObject, leaderSubject } from './names.js';
import { counted, RESULT_NAMES } from './nouns.js';
import type { Voice } from './step.js';

/** Steps without figures of their own: leaders, worms, prescience and the like. */
export function wordCardStep(voice: Voice, step: Step): Phrase {
  const { lang } = voice;
  const uk = lang === 'uk';
  const say = (en: string, ukrainian: string): Phrase => [uk ? ukrainian : en];
  switch (step.do) {
    case 'enter':
      return wordEntry(voice, step.leader);
    case 'play-card':
      return [uk ? 'зіграйте ' : 'play ', counted(lang, 'card', 1), uk ? ' без кубика' : ' without a die'];
    case 'any-result':
      return say(
        'take the normal action of any die result',
        'виконайте звичайну дію будь-якого результату кубика',
      );
    case 'desert-power':
      return [
        uk ? 'виконайте дію ' : 'take the ',
        { icon: 'desert-power', text: RESULT_NAMES['desert-power'][lang] },
        uk ? '' : ' action',
      ];
    case 'wormsigns':
      return [
        uk ? 'розмістіть ' : 'place ',
        counted(lang, 'wormsign', step.n),
        uk
          ? ' у зонах пустелі без знаків, хробаків і січей, по 1 в зоні'
          : ' in desert areas without wormsign, sandworm or sietch, 1 in each',
      ];
    case 'remove-wormsigns':
      if (step.near !== undefined) {
        const name = areaName(lang, step.near);
        return say(
          `discard every wormsign in areas adjacent to ${name}`,
          `скиньте всі знаки хробака в зонах, суміжних із зоною ${name}`,
        );
      }
      return [
        uk ? 'скиньте з поля ' : 'discard ',
        counted(lang, 'wormsign', step.n ?? 0),
        uk ? '' : ' from the board',
      ];
    case 'sandworms':
      return [
        uk ? 'розмістіть ' : 'place ',
        counted(lang, 'sandworm', step.n),
        step.near === 'sandworm'
          ? uk
            ? ' у порожній зоні пустелі, суміжній з іншим хробаком'
            : ' in an empty desert area adjacent to another sandworm'
          : uk
            ? ' у порожніх зонах пустелі, суміжних із легіонами Атрідів'
            : ' in empty desert areas, each adjacent to an Atreides legion',
      ];
    case 'wild-maker':
      if (step.may === 'place')
        return say(
          'place Wild Maker in an empty desert area',
          'розмістіть Дикого Творця в порожній зоні пустелі',
        );
      return step.may === 'move'
        ? say('move Wild Maker', 'перемістіть Дикого Творця')
        : say('attack with Wild Maker', 'атакуйте Диким Творцем');
    case 'move-worms':
      return [uk ? 'перемістіть ' : 'move ', counted(lang, 'sandworm', step.n)];
    case 'attack-worm':
      return say('attack with 1 sandworm', 'атакуйте 1 піщаним хробаком');
    case 'storms':
      return say(
        'resolve coriolis storms at once for every exposed Harkonnen legion',
        'негайно розіграйте коріолісові бурі для всіх уразливих легіонів Харконненів',
      );
    case 'wound': {
      const whom = uk
        ? 'відправте до резервуара регенерації 1 ворожого іменованого лідера'
        : 'put 1 enemy named leader into the regeneration tank';
      if (step.who === 'any') return [whom];
      if (step.who === 'in-sector')
        return say(
          `${whom}, if a legion of yours is in the same sector`,
          `${whom} із сектора, де є ваш легіон`,
        );
      return say(
        'put 1 enemy named leader adjacent to that legion into the regeneration tank',
        `${whom} із зони, суміжної з цим легіоном`,
      );
    }
    case 'special-attack':
      return step.on === 'adjacent'
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
          ];
    case 'opponent-discards':
      return [
        uk ? 'суперник скидає ' : 'the opponent discards ',
        counted(lang, 'card', step.n),
        uk ? ' на свій вибір' : ' of their choice',
      ];
    case 'bene-gesserit':
      return [
        uk ? 'візьміть ' : 'gain ',
        { icon: 'bene-gesserit', n: 1, text: uk ? '1 жетон Бене Ґессерит' : '1 Bene Gesserit token' },
      ];
    case 'bury-prescience':
      return say(
        'shuffle 1 revealed prescience card back into its deck',
        'затасуйте 1 розкриту карту передбачення назад у колоду',
      );
    case 'renew-prescience':
      return say(
        'remove any number of revealed prescience cards from the game and reveal as many new ones',
        'вилучіть із гри скільки завгодно розкритих карт передбачення й розкрийте стільки ж нових',
      );
    case 'attach':
      return step.effect === 'bonus'
        ? say(
            'put this card under 1 revealed prescience card; if you claim that one this round, also move 1 prescience marker of your choice up 2 steps',
            'підкладіть цю карту під 1 розкриту карту передбачення; якщо отримаєте ту карту в цьому раунді, просуньте вгору ще й 1 маркер передбачення на вибір на 2 поділки',
          )
        : say(
            'put this card under 1 revealed prescience card: that one cannot be discarded and stays revealed, besides the usual cards, until you claim it',
            'підкладіть цю карту під 1 розкриту карту передбачення: ту не можна скинути, і вона лишається розкритою понад звичайні карти, доки ви її не отримаєте',
          );
    case 'discard-die': {
      const name = RESULT_NAMES[step.result];
      return say(
        `discard 1 of the opponent’s unused action dice that shows ${name.en}`,
        `скиньте 1 невикористаний кубик дії суперника з результатом ${name.uk}`,
      );
    }
    case 'force-die':
      return say(
        'choose 1 unused die of the opponent: it must be used on their next turn',
        'виберіть 1 невикористаний кубик суперника: він мусить використати саме його у свій наступний хід',
      );
    case 'uncover':
      return say(
        'reveal the sietch and all deployment tokens of 1 area',
        'розкрийте січ і всі жетони розгортання в 1 зоні',
      );
    case 'restrain':
      return say(
        'on their next turn the opponent may neither place Paul nor use his legion',
        'у свій наступний хід суперник не може ні розмістити Пола, ні скористатися його легіоном',
      );
    case 'second-objective':
      return say(
        'draw a second secret objective: either one wins',
        'візьміть другу карту таємної мети: для перемоги досить будь-якої з двох',
      );
    case 'shift-markers':
      return say(
        'move 1 prescience marker down any number of steps and another one up as many',
        'опустіть 1 маркер передбачення на скільки завгодно поділок, а інший підніміть на стільки ж',
      );
    case 'atomics':
      return say(
        `if any prescience marker is on step ${step.from} or higher, detonate the family atomics`,
        `якщо якийсь маркер передбачення на поділці ${step.from} або вище, підірвіть родинний ядерний арсенал`,
      );
    case 'lower-power':
      return say(
        'move 1 Imperium marker of your choice down 1 row; its ban is not activated by this',
        'опустіть 1 маркер Імперії на вибір на 1 рядок; його штраф через це не активується',
      );
    case 'remove-vehicles': {
      const name = leaderSubject(lang, step.near);
      return [
        uk ? 'вилучіть ' : 'remove ',
        counted(lang, 'vehicle', step.n),
        uk
          ? ` Харконненів із сектора, де стоїть ${name}, або з пов’язаних повітряних зон`
          : ` of the Harkonnen from the sector ${name} is in or its connected air zones`,
      ];
    }
    case 'remove-harvesters':
      return [
        uk ? 'вилучіть ' : 'remove ',
        counted(lang, 'harvester', step.n),
        uk ? ' із глибокої пустелі 1 сектора' : ' from the deep desert of 1 sector',
      ];
    case 'shoot-vehicles':
      return [
        uk
          ? 'виберіть сектор зі своїм легіоном і киньте '
          : 'choose a sector with one of your legions and roll ',
        counted(lang, 'die', step.dice),
        uk
          ? ': за кожен меч або особливий символ вилучіть звідти або з пов’язаної повітряної зони 1 одиницю транспорту Харконненів'
          : ': for each sword or special remove 1 Harkonnen vehicle there or in a connected air zone',
      ];
    case 'swap-tokens':
      return say(
        'exchange all deployment tokens of 2 sietch areas, one of which may have none',
        'поміняйте місцями всі жетони розгортання двох зон із січами, в одній з яких їх може не бути',
      );
    case 'move-sietch':
      return say(
        'move 1 sietch to an adjacent empty desert area, with any of the figures and tokens there',
        'перенесіть 1 січ у суміжну порожню зону пустелі з будь-якими фігурками й жетонами з її зони',
      );
    case 'displace':
      return say(
        'move 1 enemy legion from a desert area to an adjacent empty area',
        'перемістіть 1 ворожий легіон із зони пустелі в суміжну порожню зону',
      );
    default:
      throw new RangeError(`No words for "${step.do}".`);
  }
}

/** Who comes, and who leaves the game for it. */
function wordEntry({ lang, side }: Voice, leader: LeaderId): Phrase {
  const { removes } = leaderCard(leader);
  const who = leaderObject(lang, side, leader);
  const whom = removes === undefined ? undefined : leaderObject(lang, side, removes);
  if (lang === 'uk')
    return [`введіть у гру ${who}${whom === undefined ? '' : `, а ${whom} вилучіть із гри`}`];
  return [`${who} enters play${whom === undefined ? '' : ` and ${whom} leaves the game`}`];
}
