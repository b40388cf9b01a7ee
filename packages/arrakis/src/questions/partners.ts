import { type Choice, oneOf, sure } from '@sietch/kernel';
import { DASHBOARDS } from '../content/dashboards.js';
import { ableToAct } from '../rules/acting.js';
import { endCone } from '../rules/cone.js';
import { divide, divisions } from '../rules/dice-division.js';
import { forfeit, givers } from '../rules/discards.js';
import { continueTurn, letAct } from '../rules/turn.js';
import { type Dashboard, homeOf } from '../state.js';
import { FORCES, type Force } from '../terms.js';
import { choicesAt, choicesOf, never, type Questions, whereOf } from './question.js';

/** Partners are called by their forces. */
const forceOf = ({ id }: Dashboard): Force => sure(DASHBOARDS[id].forces[0], 'force of', id);

const END_CONE: Choice = { verb: 'end-cone' };

/** Questions that partners settle among themselves. */
export const partnerQuestions: Questions<'actor' | 'who-discards' | 'divide' | 'cone'> = {
  actor: {
    choices: (state, { side }) => choicesOf('actor', ableToAct(state, side).map(forceOf)),
    answer: (play, { side }, choice) => {
      letAct(play, homeOf(play.state, side, oneOf(FORCES, choice.what)).id);
      continueTurn(play);
    },
  },
  'who-discards': {
    choices: (state, { side, unable }) => choicesOf('giver', givers(state, side, unable).map(forceOf)),
    answer: (play, decision, choice) =>
      forfeit(play, decision, homeOf(play.state, decision.side, oneOf(FORCES, choice.what)).id),
  },
  // What the House takes as one key: `divide@mentat-1`, `divide@leadership-1+mentat-0`, `divide@aside-1`.
  divide: {
    choices: (state, decision) =>
      choicesAt(
        'divide',
        divisions(state, decision).map(({ name }) => name),
      ),
    answer: (play, decision, choice) => divide(play, decision, whereOf(choice)),
  },
  cone: {
    choices: () => [END_CONE],
    answer: (play, decision) => endCone(play, decision),
    // How long partners confer is theirs to say.
    answersItself: never,
  },
};
