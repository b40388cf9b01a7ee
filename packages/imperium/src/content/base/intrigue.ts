import {
  acquire,
  acquireToDeck,
  atReveal,
  choose,
  deploy,
  deployFromSupply,
  draw,
  extraIcons,
  ignoreEnemyAgents,
  influence,
  mayPass,
  opponentLosesTroop,
  pay,
  peekDrawOrTrash,
  persuasion,
  points,
  recallAgent,
  recruitAndDeploy,
  retreat,
  shuffleDiscardIntoDeck,
  solari,
  spice,
  swords,
  takeMentat,
  water,
  when,
} from '../../effects/build.js';
import { FACTIONS } from '../../terms.js';
import type { Intrigue } from '../component.js';
import { intrigue } from '../declare.js';

/** The intrigue deck, in the order of ids. */
export const INTRIGUES: readonly Intrigue[] = [
  intrigue('allied-armada', 'Allied Armada', 'Союзна армада', {
    copies: 1,
    combat: { condition: { is: 'any-alliance' }, cost: { spice: 2 }, effects: [swords(7)] },
  }),
  intrigue('ambush', 'Ambush', 'Засідка', { copies: 2, combat: [swords(4)] }),
  intrigue('bindu-suspension', 'Bindu Suspension', 'Бінду-затримка', {
    copies: 1,
    plot: { moment: 'turn-start', effects: [draw(1), mayPass] },
  }),
  intrigue('bribery', 'Bribery', 'Хабарництво', {
    copies: 1,
    plot: { cost: { solari: 2 }, effects: [influence('any')] },
  }),
  intrigue('bypass-protocol', 'Bypass Protocol', 'В обхід протоколу', {
    copies: 1,
    plot: [choose([acquire(3)], [pay({ spice: 2 }, acquire(5, 'deck'))])],
  }),
  intrigue('calculated-hire', 'Calculated Hire', 'Обдумані витрати', {
    copies: 1,
    plot: { condition: { is: 'mentat-home' }, cost: { spice: 1 }, effects: [takeMentat('now')] },
  }),
  intrigue('charisma', 'Charisma', 'Харизма', { copies: 1, plot: [atReveal(persuasion(2))] }),
  intrigue('choam-shares', 'CHOAM Shares', 'Акції ДАПТ', {
    copies: 1,
    plot: { cost: { solari: 7 }, effects: [points(1)] },
  }),
  intrigue('corner-the-market', 'Corner the Market', 'Захоплення ринку', {
    copies: 1,
    endgame: [
      when({ is: 'owns', card: 'the-spice-must-flow', atLeast: 2 }, points(1)),
      when({ is: 'owns-most', card: 'the-spice-must-flow' }, points(1)),
    ],
  }),
  intrigue('councilors-dispensation', 'Councilor’s Dispensation', 'Дозвіл радника', {
    copies: 1,
    plot: { condition: { is: 'council-seat' }, effects: [spice(2)] },
  }),
  intrigue('demand-respect', 'Demand Respect', 'Вимога поваги', {
    copies: 1,
    win: [choose([influence('any')], [pay({ spice: 2 }, influence('any', 2))])],
  }),
  intrigue('dispatch-an-envoy', 'Dispatch an Envoy', 'Відправлення посланця', {
    copies: 2,
    plot: { moment: 'before-agent', effects: [extraIcons(...FACTIONS)] },
  }),
  intrigue('double-cross', 'Double Cross', 'Подвійна гра', {
    copies: 1,
    plot: {
      condition: { is: 'opponent-in-conflict' },
      cost: { solari: 1 },
      effects: [opponentLosesTroop, deployFromSupply(1)],
    },
  }),
  intrigue('favored-subject', 'Favored Subject', 'Улюблений підданий', {
    copies: 1,
    plot: [influence('emperor')],
  }),
  intrigue('guild-authorization', 'Guild Authorization', 'Дозвіл Гільдії', {
    copies: 1,
    plot: [influence('guild')],
  }),
  intrigue('infiltrate', 'Infiltrate', 'Проникнення', {
    copies: 1,
    plot: { moment: 'before-agent', effects: [ignoreEnemyAgents] },
  }),
  intrigue('know-their-ways', 'Know Their Ways', 'Знання їхніх звичаїв', {
    copies: 1,
    plot: [influence('fremen')],
  }),
  intrigue('master-tactician', 'Master Tactician', 'Майстер тактики', {
    copies: 3,
    combat: [choose([swords(3)], [retreat(3)])],
  }),
  intrigue('plans-within-plans', 'Plans Within Plans', 'Плани всередині планів', {
    copies: 1,
    endgame: [
      choose(
        [when({ is: 'influence-with', factions: 3, atLeast: 3 }, points(1))],
        [when({ is: 'influence-with', factions: 4, atLeast: 3 }, points(2))],
      ),
    ],
  }),
  intrigue('poison-snooper', 'Poison Snooper', 'Вловлювач отрути', {
    copies: 2,
    plot: { condition: { is: 'deck-not-empty' }, effects: [peekDrawOrTrash] },
  }),
  intrigue('private-army', 'Private Army', 'Приватна армія', {
    copies: 2,
    combat: { cost: { spice: 2 }, effects: [swords(5)] },
  }),
  intrigue('rapid-mobilization', 'Rapid Mobilization', 'Швидка мобілізація', {
    copies: 1,
    plot: [deploy('any')],
  }),
  intrigue('recruitment-mission', 'Recruitment Mission', 'Вербувальна місія', {
    copies: 1,
    plot: [atReveal(persuasion(1), acquireToDeck)],
  }),
  intrigue('refocus', 'Refocus', 'Переосмислення', {
    copies: 1,
    plot: { inOrder: true, effects: [shuffleDiscardIntoDeck, draw(1)] },
  }),
  intrigue('reinforcements', 'Reinforcements', 'Підкріплення', {
    copies: 1,
    plot: { cost: { solari: 3 }, effects: [recruitAndDeploy(3, 'on-reveal')] },
  }),
  intrigue('secret-of-the-sisterhood', 'Secret of the Sisterhood', 'Таємниця сестринства', {
    copies: 1,
    plot: [influence('bene-gesserit')],
  }),
  intrigue('staged-incident', 'Staged Incident', 'Інсценований інцидент', {
    copies: 1,
    combat: { cost: { troops: 3 }, effects: [points(1)] },
  }),
  intrigue('the-sleeper-must-awaken', 'The Sleeper Must Awaken', 'Сплячий мусить прокинутися', {
    copies: 1,
    plot: { cost: { spice: 4 }, effects: [points(1)] },
  }),
  intrigue('tiebreaker', 'Tiebreaker', 'Вирішальна перевага', {
    copies: 1,
    combat: [swords(2)],
    endgame: [spice(10)],
  }),
  intrigue('to-the-victor', 'To the Victor…', 'Переможець бере все', { copies: 1, win: [spice(3)] }),
  intrigue('urgent-mission', 'Urgent Mission', 'Термінова місія', { copies: 1, plot: [recallAgent] }),
  intrigue('water-of-life', 'Water of Life', 'Вода життя', {
    copies: 1,
    plot: { cost: { water: 1, spice: 1 }, effects: [draw(3)] },
  }),
  intrigue('water-peddlers-union', 'Water Peddlers Union', 'Спілка водоторгівців', {
    copies: 1,
    plot: [water(1)],
  }),
  intrigue('windfall', 'Windfall', 'Несподіваний прибуток', { copies: 1, plot: [solari(2)] }),
];
