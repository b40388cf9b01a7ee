import { influence, recruit, signetRing } from '../../effects/build.js';
import type { HagalCard } from '../rivals/component.js';
import { hagal, reshuffle, to, toFreeSpice } from '../rivals/declare.js';

/** The House Hagal cards of the base game: 24 for both modes, 3 marked for one person, 4 for two. */
export const HAGAL_DECK: readonly HagalCard[] = [
  hagal('conspire', 'Conspire', 'Змова', {
    copies: 2,
    instruction: to('conspire', influence('emperor'), recruit(2)),
    swords: 4,
  }),
  hagal('wealth', 'Wealth', 'Багатство', {
    copies: 1,
    instruction: to('wealth', influence('emperor')),
    swords: 3,
  }),
  hagal('heighliner', 'Heighliner', 'Гайлайнер', {
    copies: 1,
    instruction: to('heighliner', influence('guild'), recruit(3)),
    swords: 6,
  }),
  hagal('foldspace', 'Foldspace', 'Міжпросторова подорож', {
    copies: 2,
    instruction: to('foldspace', influence('guild')),
    swords: 1,
  }),
  hagal('selective-breeding', 'Selective Breeding', 'Селекція', {
    copies: 2,
    instruction: to('selective-breeding', influence('bene-gesserit')),
    swords: 2,
  }),
  hagal('secrets', 'Secrets', 'Секрети', {
    copies: 1,
    instruction: to('secrets', influence('bene-gesserit')),
    swords: 1,
  }),
  hagal('hardy-warriors', 'Hardy Warriors', 'Витривалі воїни', {
    copies: 1,
    instruction: to('hardy-warriors', influence('fremen'), recruit(2)),
    swords: 5,
  }),
  hagal('stillsuits', 'Stillsuits', 'Дистикости', {
    copies: 2,
    instruction: to('stillsuits', influence('fremen')),
    swords: 4,
  }),
  hagal('rally-troops', 'Rally Troops', 'Збір загонів', {
    copies: 2,
    instruction: to('rally-troops', recruit(4)),
    swords: 3,
  }),
  hagal('hall-of-oratory', 'Hall of Oratory', 'Зала промов', {
    copies: 2,
    instruction: to('hall-of-oratory', recruit(1)),
    swords: 0,
  }),
  hagal('carthag', 'Carthag', 'Карфаг', {
    copies: 3,
    instruction: to('carthag', recruit(1)),
    swords: 0,
  }),
  hagal('harvest-spice', 'Harvest Spice', 'Збір прянощів', {
    copies: 5,
    instruction: toFreeSpice('the-great-flat', 'hagga-basin', 'imperial-basin'),
    swords: 2,
  }),
  hagal('arrakeen-1p', 'Arrakeen', 'Арракін', {
    copies: 3,
    players: [1],
    instruction: to('arrakeen', recruit(1), signetRing),
    swords: 1,
  }),
  hagal('arrakeen-2p', 'Arrakeen', 'Арракін', {
    copies: 3,
    players: [2],
    instruction: to('arrakeen', recruit(1)),
    swords: 1,
  }),
  hagal('reshuffle', 'Reshuffle', 'Перетасуйте', { copies: 1, players: [2], instruction: reshuffle }),
];
