import { draw, persuasion, points, spice, trashSelf } from '../../effects/build.js';
import { SPACE_ICONS } from '../../terms.js';
import type { Card } from '../component.js';
import { cardOf } from '../declare.js';

const card = cardOf('reserve');

/** The three open stacks beside the Imperium Row. */
export const RESERVE: readonly Card[] = [
  card('arrakis-liaison', 'Arrakis Liaison', 'Представник Арракіса', {
    copies: 8,
    cost: 2,
    factions: ['fremen'],
    icons: ['landsraad', 'city'],
    reveal: [persuasion(2)],
  }),
  card('the-spice-must-flow', 'The Spice Must Flow', 'Прянощі повинні текти', {
    copies: 10,
    cost: 9,
    reveal: [spice(1)],
    acquire: [points(1)],
  }),
  card('foldspace', 'Foldspace', 'Міжпросторова подорож', {
    copies: 6,
    icons: SPACE_ICONS,
    agent: [draw(1), trashSelf],
  }),
];
