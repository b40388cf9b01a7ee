import {
  choose,
  councilSeat,
  draw,
  drawIntrigue,
  harvest,
  hooks,
  influence,
  pay,
  persuasionWhileHere,
  placeSpy,
  recallOtherAgent,
  recruit,
  removeShieldWall,
  solari,
  spice,
  stealIntrigue,
  summon,
  swordmaster,
  takeContract,
  takeHooks,
  trash,
  water,
  when,
  whenOr,
} from '../../effects/build.js';
import type { Space } from '../component.js';
import { space, way } from '../declare.js';

/** The board's side for up to four players. */
export const SPACES: readonly Space[] = [
  // Factions. The influence of a visit follows from the faction and is not repeated here.
  space('dutiful-service', 'Dutiful Service', 'Віддана служба', {
    faction: 'emperor',
    effects: [takeContract],
  }),
  space('sardaukar', 'Sardaukar', 'Сардаукар', {
    faction: 'emperor',
    cost: { spice: 4 },
    effects: [drawIntrigue(1), recruit(4)],
  }),
  space('deliver-supplies', 'Deliver Supplies', 'Доставлення припасів', {
    faction: 'guild',
    effects: [water(1)],
  }),
  space('heighliner', 'Heighliner', 'Гайлайнер', {
    faction: 'guild',
    combat: true,
    cost: { spice: 5 },
    effects: [recruit(5)],
  }),
  space('espionage', 'Espionage', 'Шпигунство', {
    faction: 'bene-gesserit',
    cost: { spice: 1 },
    effects: [draw(1), placeSpy()],
  }),
  space('secrets', 'Secrets', 'Таємниці', {
    faction: 'bene-gesserit',
    effects: [drawIntrigue(1), stealIntrigue],
  }),
  space('desert-tactics', 'Desert Tactics', 'Пустельна тактика', {
    faction: 'fremen',
    combat: true,
    cost: { water: 1 },
    effects: [recruit(1), trash],
  }),
  space('fremkit', 'Fremkit', 'Фримпакет', { faction: 'fremen', combat: true, effects: [draw(1)] }),

  // Landsraad.
  space('high-council', 'High Council', 'Вища рада', {
    region: 'landsraad',
    icon: 'landsraad',
    cost: { solari: 5 },
    effects: [whenOr({ is: 'council-seat' }, [spice(2), drawIntrigue(1), recruit(3)], [councilSeat])],
  }),
  space('imperial-privilege', 'Imperial Privilege', 'Імперський привілей', {
    region: 'landsraad',
    icon: 'landsraad',
    requires: { faction: 'emperor', influence: 2 },
    cost: { solari: 3 },
    effects: [pay({ discardIntrigue: 1 }, drawIntrigue(1)), recallOtherAgent, draw(1)],
  }),
  space('swordmaster', 'Swordmaster', 'Майстер меча', {
    region: 'landsraad',
    icon: 'landsraad',
    oncePerGame: 'swordmaster',
    cost: { solari: 8 },
    costAfterFirst: { solari: 6 },
    effects: [swordmaster],
  }),
  space('assembly-hall', 'Assembly Hall', 'Зала засідань', {
    region: 'landsraad',
    icon: 'landsraad',
    effects: [drawIntrigue(1), persuasionWhileHere(1)],
  }),
  space('gather-support', 'Gather Support', 'Здобуття підтримки', {
    region: 'landsraad',
    icon: 'landsraad',
    ways: [way({}, recruit(2)), way({ solari: 2 }, recruit(2), water(1))],
  }),

  // CHOAM.
  space('shipping', 'Shipping', 'Перевезення', {
    region: 'choam',
    icon: 'spice-trade',
    requires: { faction: 'guild', influence: 2 },
    cost: { spice: 3 },
    effects: [solari(5), influence('any')],
  }),
  space('accept-contract', 'Accept Contract', 'Укладання контракту', {
    region: 'choam',
    icon: 'spice-trade',
    effects: [draw(1), takeContract],
  }),

  // Arrakis: cities.
  space('arrakeen', 'Arrakeen', 'Арракін', {
    region: 'arrakis',
    icon: 'city',
    combat: true,
    controlBonus: { what: 'solari', n: 1 },
    effects: [recruit(1), draw(1)],
  }),
  space('spice-refinery', 'Spice Refinery', 'Меланжоочисний завод', {
    region: 'arrakis',
    icon: 'city',
    combat: true,
    controlBonus: { what: 'solari', n: 1 },
    ways: [way({}, solari(2)), way({ spice: 1 }, solari(4))],
  }),
  space('research-station', 'Research Station', 'Дослідна станція', {
    region: 'arrakis',
    icon: 'city',
    combat: true,
    cost: { water: 2 },
    effects: [recruit(2), draw(2)],
  }),
  space('sietch-tabr', 'Sietch Tabr', 'Січ Табр', {
    region: 'arrakis',
    icon: 'city',
    requires: { faction: 'fremen', influence: 2 },
    combat: true,
    effects: [choose([takeHooks, recruit(1), water(1)], [water(1), removeShieldWall])],
  }),

  // Arrakis: desert. Bonus spice is taken with the sandworms too.
  space('imperial-basin', 'Imperial Basin', 'Імперський басейн', {
    region: 'arrakis',
    icon: 'spice-trade',
    combat: true,
    maker: true,
    controlBonus: { what: 'spice', n: 1 },
    effects: [harvest(1)],
  }),
  space('hagga-basin', 'Hagga Basin', 'Басейн Гаґґа', {
    region: 'arrakis',
    icon: 'spice-trade',
    combat: true,
    maker: true,
    cost: { water: 1 },
    effects: [choose([harvest(2)], [when(hooks, harvest(0), summon(1))])],
  }),
  space('deep-desert', 'Deep Desert', 'Глибока пустеля', {
    region: 'arrakis',
    icon: 'spice-trade',
    combat: true,
    maker: true,
    cost: { water: 3 },
    effects: [choose([harvest(4)], [when(hooks, harvest(0), summon(2))])],
  }),
];
