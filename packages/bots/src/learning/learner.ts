import type { Lesson } from './lesson.js';
import type { Mind } from './mind.js';
import { Policy, SLOTS } from './policy.js';

/** Games learnt from at once, all of them played with the same weights. */
export const BATCH = 32;

/** How far a weight moves at most for a batch, more or less: a beginner learns in strides, … */
const POLICY_STEP = 0.02;

/** … and after so many games in steps that are shorter and shorter. */
const STRIDES = 8000;

/** How much of the way to what a batch would say of a feature, if it were alone, its weight goes. */
const JUDGEMENT_STEP = 0.03;

/** Weights beyond this would only make the mind stubborn. */
const MOST = 6;

/** How much of a batch's weights goes into the steady ones: they are the mean of the last hundred batches, more or less. */
const STEADY_STEP = 0.01;

/** Below this a batch says too little about a feature to go by it. */
const FEW = 1;

/** What the learner remembers besides the weights. */
export interface Memory {
  /** How strongly each weight has been pulled about. */
  readonly policy: Float64Array;
  /** How much a batch can say about each feature. */
  readonly judgement: Float64Array;
  /** Weights of the policy without the ups and downs of single batches: to play with, not to learn with. */
  readonly steady: Float64Array;
}

/** How strongly weights are taken to have been pulled about: a beginner's not at all, so that its first steps are wide. */
const PULLED = { beginner: 1e-3, experienced: 0.3 } as const;

export function newMemory({ policy, judgement }: Mind, experience: keyof typeof PULLED = 'beginner'): Memory {
  return {
    policy: new Float64Array(SLOTS).fill(PULLED[experience]),
    judgement: new Float64Array(judgement.weights.length).fill(FEW),
    steady: policy.weights.slice(),
  };
}

/** What has been learnt, as it should be played and kept. */
export function steadyMind({ judgement }: Mind, { steady }: Memory): Mind {
  return { policy: new Policy(steady), judgement };
}

/**
 * Moves the weights as the lessons of a batch say, in their order: the same lessons always make the same mind, however many
 * machines have played them.
 */
export function learn(
  { policy, judgement }: Mind,
  memory: Memory,
  lessons: readonly Lesson[],
  /** How many games have been learnt from before. */
  games: number,
): void {
  const step = POLICY_STEP / Math.sqrt(1 + games / STRIDES);
  const sum = new Map<number, number>();
  for (const { slots, policy: pulls } of lessons)
    for (const [i, slot] of slots.entries()) sum.set(slot, (sum.get(slot) ?? 0) + (pulls[i] ?? 0));
  for (const [slot, pull] of sum) {
    const past = 0.999 * (memory.policy[slot] ?? 0) + 0.001 * pull * pull;
    memory.policy[slot] = past;
    const moved = (policy.weights[slot] ?? 0) + (step * pull) / (Math.sqrt(past) + 0.05);
    policy.weights[slot] = Math.max(-MOST, Math.min(MOST, moved));
  }
  const { steady } = memory;
  for (let slot = 0; slot < SLOTS; slot++)
    steady[slot] = (steady[slot] ?? 0) + STEADY_STEP * ((policy.weights[slot] ?? 0) - (steady[slot] ?? 0));
  for (let i = 0; i < judgement.weights.length; i++) {
    let pull = 0;
    let spread = 0;
    for (const lesson of lessons) {
      pull += lesson.judgement[i] ?? 0;
      spread += lesson.spread[i] ?? 0;
    }
    const past = 0.99 * (memory.judgement[i] ?? 0) + 0.01 * spread;
    memory.judgement[i] = past;
    judgement.weights[i] = (judgement.weights[i] ?? 0) + (JUDGEMENT_STEP * pull) / (past + FEW);
  }
}
