import type { Step, StepOf, StepWord } from './step.js';

/** Words that hold lists of steps, told by their types. */
type Branch = {
  [K in StepWord]: true extends HoldsSteps<StepOf<K>> ? K : never;
}[StepWord];
type HoldsSteps<S> = {
  [F in keyof S]: S[F] extends readonly (Step | readonly Step[])[] ? true : false;
}[keyof S];

/** The steps within a step; a branch without a cell here does not compile. */
const CHILDREN: { readonly [K in Branch]: (step: StepOf<K>) => readonly Step[] } = {
  choose: ({ options }) => options.flat(),
  if: ({ then }) => then,
};

const isBranch = (step: Step): step is StepOf<Branch> => step.do in CHILDREN;
const NONE: readonly Step[] = [];

function within<K extends Branch>(step: StepOf<K>): readonly Step[] {
  return CHILDREN[step.do](step);
}

/** The steps a step is made of: every walk over steps goes by it. */
export function childrenOf(step: Step): readonly Step[] {
  return isBranch(step) ? within(step) : NONE;
}
