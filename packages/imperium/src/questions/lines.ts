import type { Choice, Seat } from '@sietch/kernel';
import type { DecisionOf } from '../decisions.js';
import { distinct } from '../rules/deck.js';
import { standingOf } from '../rules/effects/interpreter.js';
import type { Standing } from '../rules/effects/rule.js';
import { takeLine } from '../rules/lines.js';
import type { ImperiumState, Pending } from '../state.js';
import { choicesOf, type Questions, whatOf } from './question.js';

interface Awake {
  readonly line: Pending;
  readonly standing: Standing;
}

function awakeOf(state: ImperiumState, { lines }: DecisionOf<'lines'>, seat: Seat): Awake[] {
  return lines
    .map((line) => ({ line, standing: standingOf(state, seat, line, lines) }))
    .filter(({ standing }) => standing !== 'dormant');
}

/** Effects gained together: which comes next? Equal ones (of a doubled reward) are one choice. */
export const lineQuestions: Questions<'lines'> = {
  lines: {
    choices: (state, decision, seat) => {
      const awake = awakeOf(state, decision, seat);
      const choices: Choice[] = choicesOf('effect', distinct(awake.map(({ line }) => line.id)));
      if (!decision.owed && awake.every(({ standing }) => standing === 'optional'))
        choices.push({ verb: 'skip' });
      return choices;
    },
    answer: (play, decision, choice, seat) => {
      if (choice.verb === 'skip') return;
      const picked = awakeOf(play.state, decision, seat).find(({ line }) => line.id === whatOf(choice));
      if (picked !== undefined) takeLine(play, { ...decision, seat }, picked.line, true);
    },
  },
};
