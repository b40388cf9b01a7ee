import type { Condition, Cost } from '../../effects/effect.js';
import { CARDS, NEWS, set, type Touch, touch } from './touch.js';

/** What paying each part of a cost needs and alters. */
const COSTS: Readonly<Record<keyof Cost, number>> = {
  solari: set('solari'),
  spice: set('spice'),
  water: set('water'),
  teamSpice: set('spice'),
  influence: set('influence', 'loss', 'lead'),
  spies: set('spies'),
  discard: set('hand', 'discard'),
  trash: CARDS,
  trashSelf: set('play'),
  discardIntrigue: set('intrigues', 'intrigue-deck'),
  trashIntrigue: set('intrigues', 'intrigue-deck'),
  retreat: set('units', 'garrison'),
  troops: set('units', 'refill'),
  // Cards won matter to nothing else that waits.
  flip: 0,
};

/** Paying is up to the player. */
export function costTouch(cost: Cost): Touch {
  let facets = 0;
  for (const part in cost) if (cost[part as keyof Cost] !== undefined) facets |= COSTS[part as keyof Cost];
  return touch(facets | NEWS, 0, facets);
}

const SAFE = 0;

/** What could make a condition fail that is met. */
const ENDANGERS: Readonly<Record<Condition['is'], number>> = {
  influence: set('loss'),
  'influence-with': set('loss'),
  alliance: set('loss'),
  'any-alliance': set('loss'),
  'shadow-alliance': SAFE,
  bond: set('play'),
  'council-seat': SAFE,
  swordmaster: SAFE,
  'council-seat-and-swordmaster': SAFE,
  'mentat-home': SAFE,
  'deck-not-empty': SAFE,
  'opponent-in-conflict': SAFE,
  owns: SAFE,
  'owns-most': SAFE,
  hooks: SAFE,
  'spies-on-board': set('spies'),
  'spy-recalled': SAFE,
  'spying-on-maker': set('spies'),
  'spy-placed-on': SAFE,
  'visited-maker': SAFE,
  'visited-faction': SAFE,
  'units-in-conflict': set('units'),
  'sandworms-in-conflict': SAFE,
  'units-deployed': SAFE,
  strength: set('units'),
  'contracts-completed': SAFE,
  'spice-gained': SAFE,
  'conflict-level': SAFE,
  discarded: SAFE,
};

export function endangers({ is }: Condition): number {
  return ENDANGERS[is];
}
