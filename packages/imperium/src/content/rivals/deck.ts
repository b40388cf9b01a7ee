import {
  conflictLevel,
  drawIntrigue,
  hooks,
  influence,
  influenceAtLeast,
  influenceRanked,
  placeSpy,
  recruit,
  removeShieldWall,
  signetRing,
  solari,
  stealIntrigue,
  takeHooks,
  water,
  when,
} from '../../effects/build.js';
import type { HagalCard } from './component.js';
import { either, errand, hagal, reshuffle, spyOn, to, toIf, toSpice } from './declare.js';

/** The Shield Wall falls only to a Rival with maker hooks. */
const detonate = when(hooks, removeShieldWall);

/** The House Hagal cards of Uprising. */
export const RIVALS_DECK: readonly HagalCard[] = [
  // Spies: no agent is sent, the next card follows.
  hagal('place-spy-spice-trade', 'Place Spy (Spice Trade)', 'Розмістіть шпигуна (торгівля прянощами)', {
    copies: 1,
    instruction: spyOn(
      'spice-trade',
      'post-choam',
      'post-imperial-basin',
      'post-hagga-basin',
      'post-deep-desert',
    ),
    swords: 2,
  }),
  hagal('place-spy-city', 'Place Spy (City)', 'Розмістіть шпигуна (місто)', {
    copies: 1,
    instruction: spyOn(
      'city',
      'post-spice-refinery-arrakeen',
      'post-research-station-spice-refinery',
      'post-sietch-tabr-research-station',
    ),
    swords: 2,
  }),
  hagal('place-spy-landsraad', 'Place Spy (Landsraad)', 'Розмістіть шпигуна (Ландсраад)', {
    copies: 1,
    instruction: spyOn('landsraad', 'post-landsraad-east', 'post-landsraad-west'),
    swords: 2,
  }),

  // Factions.
  hagal('sardaukar', 'Sardaukar', 'Сардаукар', {
    copies: 2,
    instruction: to('sardaukar', influence('emperor'), recruit(2)),
    swords: 4,
  }),
  hagal('dutiful-service', 'Dutiful Service', 'Віддана служба', {
    copies: 1,
    instruction: to('dutiful-service', influence('emperor')),
    swords: 2,
  }),
  hagal('heighliner', 'Heighliner', 'Гайлайнер', {
    copies: 1,
    instruction: to('heighliner', influence('guild'), recruit(3)),
    swords: 5,
  }),
  hagal('deliver-supplies-heighliner', 'Deliver Supplies / Heighliner', 'Доставлення припасів / Гайлайнер', {
    copies: 2,
    instruction: either(
      conflictLevel(3),
      errand('heighliner', influence('guild'), recruit(3)),
      errand('deliver-supplies', influence('guild')),
    ),
    swords: 1,
  }),
  hagal('espionage', 'Espionage', 'Шпигунство', {
    copies: 2,
    instruction: to('espionage', influence('bene-gesserit'), placeSpy()),
    swords: 2,
  }),
  hagal('secrets', 'Secrets', 'Таємниці', {
    copies: 1,
    instruction: to('secrets', influence('bene-gesserit'), stealIntrigue),
    swords: 1,
  }),
  hagal('desert-tactics', 'Desert Tactics', 'Пустельна тактика', {
    copies: 2,
    instruction: to('desert-tactics', influence('fremen'), recruit(1), detonate),
    swords: 3,
  }),
  hagal('fremkit', 'Fremkit', 'Фримпакет', {
    copies: 2,
    instruction: to('fremkit', influence('fremen')),
    swords: 1,
  }),

  // Landsraad and CHOAM.
  hagal('assembly-hall', 'Assembly Hall', 'Зала засідань', {
    copies: 1,
    instruction: to(
      'assembly-hall',
      drawIntrigue(1),
      when(influenceAtLeast('emperor', 2), influenceRanked(1)),
    ),
    swords: 0,
  }),
  hagal('gather-support-a', 'Gather Support', 'Здобуття підтримки', {
    copies: 1,
    instruction: to('gather-support', recruit(1)),
    swords: 0,
  }),
  hagal('gather-support-b', 'Gather Support (influence)', 'Здобуття підтримки (вплив)', {
    copies: 1,
    instruction: to('gather-support', recruit(1), when(influenceAtLeast('emperor', 2), influenceRanked(2))),
    swords: 2,
  }),
  hagal('accept-contract-shipping-a', 'Accept Contract / Shipping', 'Укладання контракту / Перевезення', {
    copies: 1,
    instruction: either(
      influenceAtLeast('guild', 2),
      errand('shipping', solari(2), influenceRanked(3)),
      errand('accept-contract', solari(2)),
    ),
    swords: 2,
  }),
  hagal('accept-contract-shipping-b', 'Accept Contract / Shipping', 'Укладання контракту / Перевезення', {
    copies: 1,
    instruction: either(
      influenceAtLeast('guild', 2),
      errand('shipping', solari(2), influenceRanked(1)),
      errand('accept-contract', solari(2)),
    ),
    swords: 2,
  }),

  // Arrakis.
  hagal('research-station', 'Research Station', 'Дослідна станція', {
    copies: 2,
    instruction: to('research-station', recruit(2)),
    swords: 2,
  }),
  hagal('spice-refinery', 'Spice Refinery', 'Меланжоочисний завод', {
    copies: 3,
    instruction: to('spice-refinery', signetRing),
    swords: 1,
  }),
  hagal('arrakeen', 'Arrakeen', 'Арракін', {
    copies: 2,
    instruction: to('arrakeen', signetRing, recruit(1)),
    swords: 1,
  }),
  hagal('sietch-tabr', 'Sietch Tabr', 'Січ Табр', {
    copies: 3,
    instruction: toIf(influenceAtLeast('fremen', 2), 'sietch-tabr', takeHooks, recruit(1), water(1)),
    swords: 3,
  }),
  hagal('hagga-basin-imperial-basin', 'Hagga Basin / Imperial Basin', 'Басейн Гаґґа / Імперський басейн', {
    copies: 4,
    instruction: toSpice(['hagga-basin', 'imperial-basin'], detonate),
    swords: 2,
  }),
  hagal('deep-desert', 'Deep Desert', 'Глибока пустеля', {
    copies: 2,
    instruction: toSpice(['deep-desert']),
    swords: 2,
  }),
  hagal('reshuffle', 'Reshuffle', 'Перетасуйте', { copies: 1, players: [2], instruction: reshuffle }),
];
