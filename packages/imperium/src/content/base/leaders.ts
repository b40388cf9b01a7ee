import {
  draw,
  drawIntrigue,
  influence,
  pay,
  recruit,
  removeFromRow,
  solari,
  spice,
  water,
  when,
} from '../../effects/build.js';
import type { Leader } from '../component.js';
import { ability, leader, signet } from '../declare.js';
import { ATREIDES, HARKONNEN, RICHESE, THORVALD } from '../houses.js';

export const LEADERS: readonly Leader[] = [
  leader('paul-atreides', 'Paul Atreides', 'Пол Атрід', {
    house: ATREIDES,
    complexity: 1,
    ability: ability('Prescience', 'Передбачення', { on: 'look-at-deck' }),
    signet: signet('Discipline', 'Дисципліна', draw(1)),
  }),
  leader('duke-leto-atreides', 'Duke Leto Atreides', 'Герцог Лето Атрід', {
    house: ATREIDES,
    complexity: 2,
    ability: ability('Landsraad Popularity', 'Популярність у Ландсрааді', {
      on: 'space-cost',
      icon: 'landsraad',
      solariLess: 1,
    }),
    signet: signet('Prudent Diplomacy', 'Обачна дипломатія', pay({ spice: 1 }, influence('behind'))),
  }),
  leader('baron-vladimir-harkonnen', 'Baron Vladimir Harkonnen', 'Барон Владімір Харконнен', {
    house: HARKONNEN,
    complexity: 3,
    ability: ability('Masterstroke', 'Спритний хід', { on: 'masterstroke', tokens: 2, troops: 4 }),
    signet: signet('Scheme', 'Підступ', pay({ solari: 1 }, drawIntrigue(1))),
  }),
  leader('glossu-the-beast-rabban', 'Glossu “The Beast” Rabban', 'Ґлоссу «Звір» Раббан', {
    house: HARKONNEN,
    complexity: 1,
    ability: ability('Arrakis Fiefdom', 'Ленне володіння Арракіс', {
      on: 'setup',
      effects: [spice(1), solari(1)],
    }),
    signet: signet(
      'Brutality',
      'Жорстокість',
      // One, or two with an alliance: never three if the alliance comes during the turn.
      recruit(1),
      when({ is: 'any-alliance' }, recruit(1)),
    ),
  }),
  leader('countess-ariana-thorvald', 'Countess Ariana Thorvald', 'Графиня Аріана Торвальд', {
    house: THORVALD,
    complexity: 3,
    ability: ability('Spice Addict', 'Залежна від прянощів', {
      on: 'harvest',
      spiceLess: 1,
      effects: [draw(1)],
    }),
    signet: signet('Hidden Reservoir', 'Прихований резервуар', water(1)),
  }),
  leader('earl-memnon-thorvald', 'Earl Memnon Thorvald', 'Граф Мемнон Торвальд', {
    house: THORVALD,
    complexity: 1,
    ability: ability('Connections', 'Зв’язки', { on: 'council-seat', effects: [influence('any')] }),
    signet: signet('Spice Hoard', 'Запас прянощів', spice(1)),
  }),
  leader('count-ilban-richese', 'Count Ilban Richese', 'Граф Ілбан Річез', {
    house: RICHESE,
    complexity: 1,
    ability: ability('Ruthless Negotiator', 'Безжальний перемовник', {
      on: 'space-solari-paid',
      effects: [draw(1)],
    }),
    signet: signet('Manufacturing', 'Виробництво', solari(1)),
  }),
  leader('helena-richese', 'Helena Richese', 'Єлена Річез', {
    house: RICHESE,
    complexity: 2,
    ability: ability('Eyes Everywhere', 'Очі всюди', {
      on: 'enemy-agents',
      ignoredOn: ['landsraad', 'city'],
    }),
    signet: signet('Manipulate', 'Маніпулювання', removeFromRow),
  }),
];
