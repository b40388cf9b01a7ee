import { euphonic, joinPhrases, type Phrase } from '@sietch/kernel';
import type { Step, StepOf, StepWord } from '../effects/step.js';
import { cardSteps } from './card-steps.js';
import { wordCondition } from './condition.js';
import { figureSteps } from './figure-steps.js';
import type { Sayings, Voice } from './voice.js';

const SAYINGS: Sayings<StepWord> = {
  ...figureSteps,
  ...cardSteps,
  choose: (voice, { options }) =>
    options.length === 1
      ? [{ uk: 'за бажання ', en: 'if you wish, ' }[voice.lang], ...wordSteps(voice, options.flat())]
      : joinPhrases(
          options.map((option) => wordSteps(voice, option)),
          { uk: ' або ', en: ' or ' }[voice.lang],
        ),
  if: (voice, step) => [...wordCondition(voice, step.when), ', ', ...wordSteps(voice, step.then)],
};

/** One step as an instruction, without a capital and a full stop. */
export function wordStep<K extends StepWord>(voice: Voice, step: StepOf<K>): Phrase {
  return SAYINGS[step.do](voice, step);
}

/** Several steps in their order: `…, then …`. */
export function wordSteps(voice: Voice, steps: readonly Step[]): Phrase {
  return euphonic(
    joinPhrases(
      steps.map((step) => wordStep(voice, step)),
      { uk: ', потім ', en: ', then ' }[voice.lang],
    ),
  );
}
