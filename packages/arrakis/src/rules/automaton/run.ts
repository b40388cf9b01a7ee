import type { ArrakisPlay } from '../../events.js';
import { automatonOf } from '../../state.js';
import type { AutomatonAct, AutomatonTask } from '../../tasks.js';
import { takeHit } from '../casualties.js';
import { gainSupremacy } from '../tracks.js';
import { attack, strike } from './attack.js';
import { drawAndPlay, drawReinforcements, forfeitReinforcement } from './cards.js';
import { loseOne } from './casualties.js';
import {
  buryPrescience,
  carry,
  carryTo,
  removeNearestSigns,
  shellLegion,
  uncoverNearest,
  woundNearest,
} from './effects.js';
import { march, marchBy, marchTo, takeDetour } from './march.js';
import { carryOut } from './parts.js';
import { bringAnyLeader, deploy, place, scatter } from './place.js';
import { rescue } from './rescue.js';
import { spendSpice } from './spice.js';
import { gatherTactics } from './tactics.js';
import { placeGarrison, removeExcess } from './tokens.js';
import { endAutomatonTurn, fight, rollAndAct } from './turn.js';
import { upgrade } from './upgrade.js';
import { placeCarryalls, placeHarvesters, placeOrnithopters } from './vehicles.js';

const ACTS: { readonly [A in AutomatonAct]: (play: ArrakisPlay, task: AutomatonTask<A>) => void } = {
  harvesters: placeHarvesters,
  carryalls: placeCarryalls,
  ornithopters: placeOrnithopters,
  roll: rollAndAct,
  fight,
  'end-turn': endAutomatonTurn,
  attack,
  strike,
  detour: takeDetour,
  march,
  'march-to': marchTo,
  'march-by': marchBy,
  carry,
  'carry-to': carryTo,
  deploy,
  place,
  scatter,
  leader: bringAnyLeader,
  upgrade,
  play: drawAndPlay,
  draw: drawReinforcements,
  step: (play, { step, source }) => carryOut(play, step, source),
  uncover: uncoverNearest,
  wound: woundNearest,
  signs: removeNearestSigns,
  shell: shellLegion,
  bury: buryPrescience,
  garrison: placeGarrison,
  excess: (play, { area }) => removeExcess(play, area),
  supremacy: (play) => gainSupremacy(play, 1, 'bene-gesserit'),
  loss: (play, task) => loseOne(play, task, (what) => takeHit(play, 'harkonnen', task.area, what, task.why)),
  rescue,
  spice: spendSpice,
  forfeit: forfeitReinforcement,
  'round-end': endOfSoloRound,
};

/** Carries out one step of the automaton. */
export function runAutomaton<A extends AutomatonAct>(play: ArrakisPlay, task: AutomatonTask<A>): void {
  const carryOutAct: (play: ArrakisPlay, task: AutomatonTask<A>) => void = ACTS[task.act];
  carryOutAct(play, task);
}

/** The Harkonnen gain ground even by doing nothing, and the tactics cards are shuffled (rulebook: Кінець раунду). */
function endOfSoloRound(play: ArrakisPlay): void {
  gainSupremacy(play, 1, 'round');
  if (play.state.winner === undefined) gatherTactics(play.state);
  automatonOf(play.state).nextDeck = undefined;
}
