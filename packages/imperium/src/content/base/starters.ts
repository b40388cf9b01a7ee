import { persuasion, signetRing, swords, trashSelf } from '../../effects/build.js';
import { FACTIONS } from '../../terms.js';
import type { Card } from '../component.js';
import { cardOf } from '../declare.js';

const card = cardOf('starter');

/** Every player's ten cards at the start. */
export const STARTERS: readonly Card[] = [
  card('convincing-argument', 'Convincing Argument', 'Переконливий аргумент', {
    copies: 2,
    reveal: [persuasion(2)],
  }),
  card('dagger', 'Dagger', 'Кинджал', {
    copies: 2,
    icons: ['landsraad'],
    reveal: [swords(1)],
  }),
  card('diplomacy', 'Diplomacy', 'Дипломатія', {
    copies: 1,
    icons: FACTIONS,
    reveal: [persuasion(1)],
  }),
  card('dune-the-desert-planet', 'Dune, the Desert Planet', 'Дюна, пустельна планета', {
    copies: 2,
    icons: ['spice-trade'],
    reveal: [persuasion(1)],
  }),
  card('reconnaissance', 'Reconnaissance', 'Розвідка', {
    copies: 1,
    icons: ['city'],
    reveal: [persuasion(1)],
  }),
  card('seek-allies', 'Seek Allies', 'Пошук союзників', {
    copies: 1,
    icons: FACTIONS,
    agent: [trashSelf],
  }),
  card('signet-ring', 'Signet Ring', 'Перстень із печаткою', {
    copies: 1,
    icons: ['landsraad', 'city', 'spice-trade'],
    agent: [signetRing],
    reveal: [persuasion(1)],
  }),
];
