import { type Choice, dictionary } from '@sietch/kernel';
import type { Decision, DecisionKind } from '../decisions.js';
import type { ImperiumPlay } from '../events.js';
import { participantOf } from '../participants.js';
import type { ImperiumState } from '../state.js';
import { effectQuestions } from './effect.js';
import { lineQuestions } from './lines.js';
import { networkQuestions } from './network.js';
import { phaseQuestions } from './phase.js';
import type { Question, Questions } from './question.js';
import { teamQuestions } from './teams.js';
import { turnQuestions } from './turn.js';

const questions = dictionary<Questions<DecisionKind>>({
  ...turnQuestions,
  ...effectQuestions,
  ...lineQuestions,
  ...networkQuestions,
  ...phaseQuestions,
  ...teamQuestions,
});

function questionOf(decision: Decision): Question<DecisionKind> {
  return questions[decision.kind] as Question<DecisionKind>;
}

function asked(state: ImperiumState): Decision {
  if (state.decision === undefined) throw new Error('Nothing is asked.');
  return state.decision;
}

export function choices(state: ImperiumState): Choice[] {
  const decision = asked(state);
  return questionOf(decision).choices(state, decision, participantOf(decision));
}

export function answersItself(state: ImperiumState): boolean {
  const decision = asked(state);
  return questionOf(decision).answersItself?.(state, decision, participantOf(decision)) ?? true;
}

/** Whoever of the asked seats answers, answers for the participant the decision is about. */
export function answer(play: ImperiumPlay, choice: Choice): void {
  const decision = asked(play.state);
  play.state.decision = undefined;
  questionOf(decision).answer(play, decision, choice, participantOf(decision));
}
