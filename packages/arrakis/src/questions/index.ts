import { type Choice, dictionary } from '@sietch/kernel';
import type { Decision, DecisionKind } from '../decisions.js';
import type { ArrakisPlay } from '../events.js';
import { beginCone, mayConfer } from '../rules/cone.js';
import type { ArrakisState } from '../state.js';
import { areaQuestions } from './area.js';
import { battleQuestions } from './battle.js';
import { cardQuestions } from './cards.js';
import { desertQuestions } from './desert.js';
import { freeActionQuestions } from './free-actions.js';
import { moveSietchQuestions } from './move-sietch.js';
import { movementQuestions } from './movement.js';
import { openQuestions } from './open.js';
import { partnerQuestions } from './partners.js';
import { phaseQuestions } from './phase.js';
import { placeQuestions } from './place.js';
import { prescienceQuestions } from './prescience.js';
import type { Question, Questions } from './question.js';
import { sectorQuestions } from './sector.js';
import { spendDieQuestions } from './spend-die.js';
import { turnQuestions } from './turn.js';

const questions: Readonly<Record<DecisionKind, Question<DecisionKind>>> = dictionary({
  ...turnQuestions,
  ...movementQuestions,
  ...battleQuestions,
  ...placeQuestions,
  ...areaQuestions,
  ...moveSietchQuestions,
  ...desertQuestions,
  ...cardQuestions,
  ...prescienceQuestions,
  ...sectorQuestions,
  ...spendDieQuestions,
  ...freeActionQuestions,
  ...phaseQuestions,
  ...partnerQuestions,
  ...openQuestions,
} satisfies Questions<DecisionKind> as Readonly<Record<DecisionKind, Question<DecisionKind>>>);

/** The decision whose question was looked up last: what is asked is soon answered, and a table of so many words is slow to read. */
let latest: Decision | undefined;
let itsQuestion: Question<DecisionKind> = questions.turn;

function questionOf(decision: Decision): Question<DecisionKind> {
  if (latest !== decision) {
    latest = decision;
    itsQuestion = questions[decision.kind];
  }
  return itsQuestion;
}

function asked(state: ArrakisState): Decision {
  if (state.decision === undefined) throw new Error('Nothing is asked.');
  return state.decision;
}

const CONE: Choice = { verb: 'cone' };

export function choices(state: ArrakisState): Choice[] {
  const decision = asked(state);
  const question = questionOf(decision);
  const found = question.choices(state, decision);
  if (state.options.players === 2 || !mayConfer(state, decision)) return found;
  // A lone answer that is taken by itself leaves nothing to confer about.
  const waits = found.length > 1 || question.answersItself?.(state, decision) === false;
  return waits ? [...found, CONE] : found;
}

export function answersItself(state: ArrakisState): boolean {
  const decision = asked(state);
  return questionOf(decision).answersItself?.(state, decision) ?? true;
}

export function answer(play: ArrakisPlay, choice: Choice): void {
  const decision = asked(play.state);
  play.state.decision = undefined;
  if (play.state.options.players !== 2 && choice.verb === 'cone') beginCone(play, decision);
  else questionOf(decision).answer(play, decision, choice);
}
