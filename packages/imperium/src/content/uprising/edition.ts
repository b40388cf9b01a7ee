import { BASE_SET } from '../base/set.js';
import { CHOAM } from '../choam/set.js';
import type { Guest } from '../component.js';
import { editionOf } from '../compose.js';
import { THREE_OR_FOUR } from '../mode.js';
import { NUMBERS } from '../numbers.js';
import { RIVALS } from '../rivals/content.js';
import { RIVAL_MODES } from '../rivals/modes.js';
import { UPRISING_SET } from './set.js';

/** Rulebook: combining products. */
export const UPRISING_GUESTS: readonly Guest[] = [
  { set: BASE_SET, without: ['calculated-hire', 'sort-through-the-chaos'], because: 'needs the Mentat' },
];

export const UPRISING = editionOf({
  core: UPRISING_SET,
  modules: [CHOAM],
  guests: UPRISING_GUESTS,
  usage: { at: 'в', spice: { one: 'прянощі', few: 'прянощі', many: 'прянощів' } },
  numbers: NUMBERS,
  modes: [...RIVAL_MODES, ...THREE_OR_FOUR],
  rivals: RIVALS,
  shieldWall: true,
  trashedCardsAct: false,
});
