import { editionOf } from '../compose.js';
import { HAGAL } from '../hagal/content.js';
import { HAGAL_MODES } from '../hagal/modes.js';
import { THREE_OR_FOUR } from '../mode.js';
import { NUMBERS } from '../numbers.js';
import { BASE_SET } from './set.js';

export const BASE = editionOf({
  core: BASE_SET,
  modules: [],
  guests: [],
  usage: { at: 'на', spice: { one: 'прянощі', few: 'прянощів', many: 'прянощів' } },
  numbers: NUMBERS,
  modes: [...HAGAL_MODES, ...THREE_OR_FOUR],
  rivals: HAGAL,
  shieldWall: false,
  trashedCardsAct: true,
});
