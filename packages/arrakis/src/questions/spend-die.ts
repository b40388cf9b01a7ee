import { oneOf } from '@sietch/kernel';
import { prescienceCard } from '../content/catalog.js';
import type { SpendDecision, SpendPurpose } from '../decisions.js';
import type { ArrakisPlay } from '../events.js';
import { spendable } from '../rules/acting.js';
import { playPlanning } from '../rules/cards.js';
import { claim } from '../rules/claims.js';
import { areaOfLeader, leaderNamed, removeFrom } from '../rules/legion.js';
import { enterTank } from '../rules/tank.js';
import { spendDie } from '../rules/turn.js';
import { legionIn, zoneAt } from '../state.js';
import { RESULTS } from '../terms.js';
import { choicesOf, never, type Questions } from './question.js';

/** What follows when the die is spent, by what it is spent for. */
const SPENT: { readonly [P in SpendPurpose]: (play: ArrakisPlay, decision: SpendDecision<P>) => void } = {
  card: (play, { side, card }) => playPlanning(play, side, card),
  claim: payForClaim,
  unseen: () => {
    throw new Error('Only others do not see what a die is spent for.');
  },
};

function spent<P extends SpendPurpose>(play: ArrakisPlay, decision: SpendDecision<P>): void {
  SPENT[decision.purpose](play, decision);
}

/** Besides the die a prescience card may cost two cards, or the leader who goes into the tank. */
function payForClaim(play: ArrakisPlay, { seats, side, claim: id }: SpendDecision<'claim'>): void {
  const { state } = play;
  const { requires } = prescienceCard(id);
  if (requires.is !== 'spend-die') return;
  if (requires.price === 'cards') {
    state.decision = { kind: 'pay-cards', seats, side, card: id, left: 2 };
    return;
  }
  const leader = leaderNamed(state, side, requires.leader);
  const area = areaOfLeader(state, side, leader);
  const legion = area === undefined ? undefined : legionIn(zoneAt(state, area), side);
  if (legion !== undefined && removeFrom(legion.named, leader)) enterTank(play, side, leader);
  claim(play, id);
}

/** A die for a card or a claim. */
export const spendDieQuestions: Questions<'spend-die'> = {
  'spend-die': {
    choices: (state, { side }) => choicesOf('die', spendable(state, side)),
    answer: (play, decision, choice) => {
      spendDie(play, decision.side, oneOf(RESULTS, choice.what));
      spent(play, decision);
    },
    answersItself: never,
  },
};
