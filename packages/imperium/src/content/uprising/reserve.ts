import { draw, influenceAtLeast, persuasion, points, spice, when } from '../../effects/build.js';
import type { Card } from '../component.js';
import { cardOf } from '../declare.js';

const card = cardOf('reserve');

/** The two open stacks beside the Imperium Row. */
export const RESERVE: readonly Card[] = [
  card('prepare-the-way', 'Prepare the Way', 'Приготувати шлях', {
    copies: 8,
    cost: 2,
    factions: ['bene-gesserit'],
    icons: ['landsraad', 'city'],
    agent: [when(influenceAtLeast('bene-gesserit', 2), draw(1))],
    reveal: [persuasion(2)],
  }),
  card('the-spice-must-flow', 'The Spice Must Flow', 'Прянощі повинні текти', {
    copies: 10,
    cost: 9,
    factions: ['guild'],
    reveal: [spice(1)],
    acquire: [points(1)],
  }),
];
