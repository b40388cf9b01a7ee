import { type Choice, reveal } from '@sietch/kernel';
import type { PrescienceDecision, PresciencePurpose } from '../decisions.js';
import { type ArrakisPlay, emit } from '../events.js';
import { buryShown, isKept, removeShown, showNext } from '../rules/claims.js';
import { removeFrom } from '../rules/legion.js';
import { type ArrakisState, turnOf } from '../state.js';
import type { PrescienceId } from '../terms.js';
import { choicesOf, DONE, type Questions, SKIP, whatOf } from './question.js';

/** One purpose a revealed prescience card is asked for. */
interface PrescienceQuestion<P extends PresciencePurpose> {
  cards(state: ArrakisState): PrescienceId[];
  answer(play: ArrakisPlay, decision: PrescienceDecision<P>, id: PrescienceId): void;
}

const shown = (state: ArrakisState): PrescienceId[] => state.shown.map(({ id }) => id);
/** Eyes of Ibad keeps cards from going. */
const unkept = (state: ArrakisState): PrescienceId[] => shown(state).filter((id) => !isKept(state, id));

/** A planning card being played is put under the prescience card. */
const attach: PrescienceQuestion<'bonus' | 'keep'> = {
  cards: shown,
  answer: (play, { purpose: effect, card }, id) => {
    const { state } = play;
    if (!removeFrom(turnOf(state).playing, card)) return;
    state.shown = state.shown.map((each) =>
      each.id === id ? { ...each, under: [...each.under, { card, effect }] } : each,
    );
    emit(play, { event: 'attached', card, to: id });
  },
};

const PRESCIENCE_QUESTIONS: { readonly [P in PresciencePurpose]: PrescienceQuestion<P> } = {
  bury: { cards: unkept, answer: (play, _, id) => buryShown(play, id) },
  renew: {
    cards: unkept,
    answer: (play, decision, id) => {
      removeShown(play, id);
      play.state.decision = { ...decision, renewed: decision.renewed + 1 };
    },
  },
  bonus: attach,
  keep: attach,
};

function answerWith<P extends PresciencePurpose>(
  play: ArrakisPlay,
  decision: PrescienceDecision<P>,
  id: PrescienceId,
): void {
  PRESCIENCE_QUESTIONS[decision.purpose].answer(play, decision, id);
}

/** What has been removed is not put back: the question is then ended rather than skipped. */
function leave(decision: PrescienceDecision): Choice {
  return decision.purpose === 'renew' && decision.renewed > 0 ? DONE : SKIP;
}

/** New cards come only when all that should go are gone. */
function showInstead(play: ArrakisPlay, n: number): void {
  for (let i = 0; i < n; i++) showNext(play);
  reveal(play);
}

/** A revealed prescience card, whatever it is for. */
export const prescienceQuestions: Questions<'prescience'> = {
  prescience: {
    choices: (state, decision) => [
      ...choicesOf('prescience', PRESCIENCE_QUESTIONS[decision.purpose].cards(state)),
      leave(decision),
    ],
    answer: (play, decision, choice) => {
      if (choice.verb === 'prescience') answerWith(play, decision, whatOf(choice));
      else if (choice.verb === 'done' && decision.purpose === 'renew') showInstead(play, decision.renewed);
    },
  },
};
