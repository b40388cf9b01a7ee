import {
  councilSeat,
  draw,
  drawIntrigue,
  harvest,
  pay,
  persuasionWhileHere,
  recruit,
  solari,
  stealIntrigue,
  swordmaster,
  takeMentat,
  takeReserve,
  water,
} from '../../effects/build.js';
import type { Space } from '../component.js';
import { space, way } from '../declare.js';

export const SPACES: readonly Space[] = [
  // Factions. The influence of a visit follows from the faction and is not repeated here.
  space('conspire', 'Conspire', 'Змова', {
    faction: 'emperor',
    cost: { spice: 4 },
    effects: [solari(5), recruit(2), drawIntrigue(1)],
  }),
  space('wealth', 'Wealth', 'Багатство', { faction: 'emperor', effects: [solari(2)] }),
  space('heighliner', 'Heighliner', 'Гайлайнер', {
    faction: 'guild',
    combat: true,
    cost: { spice: 6 },
    effects: [recruit(5), water(2)],
  }),
  space('foldspace', 'Foldspace', 'Міжпросторова подорож', {
    faction: 'guild',
    effects: [takeReserve('foldspace')],
  }),
  space('selective-breeding', 'Selective Breeding', 'Селекція', {
    faction: 'bene-gesserit',
    cost: { spice: 2 },
    effects: [pay({ trash: { from: 'anywhere' } }, draw(2))],
  }),
  space('secrets', 'Secrets', 'Секрети', {
    faction: 'bene-gesserit',
    effects: [drawIntrigue(1), stealIntrigue],
  }),
  space('hardy-warriors', 'Hardy Warriors', 'Витривалі воїни', {
    faction: 'fremen',
    combat: true,
    cost: { water: 1 },
    effects: [recruit(2)],
  }),
  space('stillsuits', 'Stillsuits', 'Дистикости', { faction: 'fremen', combat: true, effects: [water(1)] }),

  // Landsraad.
  space('high-council', 'High Council', 'Вища рада', {
    region: 'landsraad',
    icon: 'landsraad',
    oncePerGame: 'council-seat',
    cost: { solari: 5 },
    effects: [councilSeat],
  }),
  space('mentat', 'Mentat', 'Ментат', {
    region: 'landsraad',
    icon: 'landsraad',
    cost: { solari: 2 },
    effects: [draw(1), takeMentat('now')],
  }),
  space('swordmaster', 'Swordmaster', 'Майстер меча', {
    region: 'landsraad',
    icon: 'landsraad',
    oncePerGame: 'swordmaster',
    cost: { solari: 8 },
    effects: [swordmaster],
  }),
  space('rally-troops', 'Rally Troops', 'Збір загонів', {
    region: 'landsraad',
    icon: 'landsraad',
    cost: { solari: 4 },
    effects: [recruit(4)],
  }),
  space('hall-of-oratory', 'Hall of Oratory', 'Зала промов', {
    region: 'landsraad',
    icon: 'landsraad',
    effects: [recruit(1), persuasionWhileHere(1)],
  }),

  // CHOAM.
  space('sell-melange', 'Sell Melange', 'Продаж меланжу', {
    region: 'choam',
    icon: 'spice-trade',
    ways: [
      way({ spice: 2 }, solari(6)),
      way({ spice: 3 }, solari(8)),
      way({ spice: 4 }, solari(10)),
      way({ spice: 5 }, solari(12)),
    ],
  }),
  space('secure-contract', 'Secure Contract', 'Підписання контракту', {
    region: 'choam',
    icon: 'spice-trade',
    effects: [solari(3)],
  }),

  // Arrakis: cities.
  space('arrakeen', 'Arrakeen', 'Арракін', {
    region: 'arrakis',
    icon: 'city',
    combat: true,
    controlBonus: { what: 'solari', n: 1 },
    effects: [recruit(1), draw(1)],
  }),
  space('carthag', 'Carthag', 'Карфаг', {
    region: 'arrakis',
    icon: 'city',
    combat: true,
    controlBonus: { what: 'solari', n: 1 },
    effects: [recruit(1), drawIntrigue(1)],
  }),
  space('research-station', 'Research Station', 'Дослідна станція', {
    region: 'arrakis',
    icon: 'city',
    combat: true,
    cost: { water: 2 },
    effects: [draw(3)],
  }),
  space('sietch-tabr', 'Sietch Tabr', 'Січ Табр', {
    region: 'arrakis',
    icon: 'city',
    requires: { faction: 'fremen', influence: 2 },
    combat: true,
    effects: [recruit(1), water(1)],
  }),

  // Arrakis: desert.
  space('the-great-flat', 'The Great Flat', 'Велика рівнина', {
    region: 'arrakis',
    icon: 'spice-trade',
    combat: true,
    maker: true,
    cost: { water: 2 },
    effects: [harvest(3)],
  }),
  space('hagga-basin', 'Hagga Basin', 'Басейн Гаґґа', {
    region: 'arrakis',
    icon: 'spice-trade',
    combat: true,
    maker: true,
    cost: { water: 1 },
    effects: [harvest(2)],
  }),
  space('imperial-basin', 'Imperial Basin', 'Басейн Імператора', {
    region: 'arrakis',
    icon: 'spice-trade',
    combat: true,
    maker: true,
    controlBonus: { what: 'spice', n: 1 },
    effects: [harvest(1)],
  }),
];
