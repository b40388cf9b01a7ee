import { LEADERS } from '../base/leaders.js';
import type { RivalCard, RivalsContent } from '../rivals/component.js';
import { rival } from '../rivals/declare.js';
import { HAGAL_DECK } from './deck.js';
import { HAGAL_DIFFICULTIES } from './difficulty.js';

/** They may not lead Rivals. */
const BANNED: readonly string[] = ['paul-atreides', 'helena-richese'];
const SUGGESTED: readonly string[] = ['earl-memnon-thorvald', 'glossu-the-beast-rabban'];

/** Of its leader a solo Rival uses the signet ring alone; it counts as owning two of the dearest cards. */
const LEADING: readonly RivalCard[] = LEADERS.filter(({ id }) => !BANNED.includes(id)).map(
  ({ id, name, signet }) =>
    rival(id, name.en, name.uk, {
      players: [1],
      suggested: SUGGESTED.includes(id) ? [1] : [],
      signet: signet.effects,
      owns: { 'the-spice-must-flow': 2 },
    }),
);

/** It only stands in the way of two people: no leader, no resources, no rewards, no points. */
const HOUSE_HAGAL = rival('house-hagal', 'House Hagal', 'Дім Гаґал', {
  players: [2],
  suggested: [2],
  signet: [],
  collects: 'never',
  scores: false,
  rewarded: false,
});

/** House Hagal: the base game for one and two. */
export const HAGAL: RivalsContent = {
  deck: HAGAL_DECK,
  cards: [...LEADING, HOUSE_HAGAL],
  difficulties: HAGAL_DIFFICULTIES,
  variants: [],
  start: {
    1: { garrison: 0, water: 1, swordmaster: false },
    2: { garrison: 0, water: 0, swordmaster: true },
  },
  rates: { solari: 7, spice: 7, water: 3, intrigue: 3 },
  expertLead: 2,
  alwaysPays: false,
};
