import type { Step } from './step.js';

/** Is a step about the legion the step before it named? */
export function speaksOfThat(step: Step): boolean {
  switch (step.do) {
    case 'move':
    case 'attack':
      return step.who.that === true;
    case 'reinforce':
      return true;
    case 'choose':
      return step.options.some((option) => option.some(speaksOfThat));
    default:
      return false;
  }
}
