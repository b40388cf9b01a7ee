import type { Lesson } from './lesson.js';
import type { Mind } from './mind.js';
import { Policy, SLOTS } from './policy.js';

/** Games learnt from at once, all of them played with the same weights. */
export const BATCH = 32;

/** How far a weight moves at most for a batch, more or less. */
const POLICY_STEP = 0.004;
const JUDGEMENT_STEP = 0.02;

/** Weights beyond this would only make the mind stubborn. */
const MOST = 6;

/** How much of a batch's weights goes into the steady ones: they are the mean of the last hundred batches, more or less. */
const STEADY_STEP = 0.01;

/** What the learner remembers besides the weights. */
export interface Memory {
  /** How strongly each weight has been pulled about. */
  readonly policy: Float64Array;
  readonly judgement: Float64Array;
  /** Weights of the policy without the ups and downs of single batches: to play with, not to learn with. */
  readonly steady: Float64Array;
}

export function newMemory({ judgement }: Mind): Memory {
  return {
    policy: new Float64Array(SLOTS).fill(1e-3),
    judgement: new Float64Array(judgement.weights.length).fill(30),
    steady: new Float64Array(SLOTS),
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
export function learn({ policy, judgement }: Mind, memory: Memory, lessons: readonly Lesson[]): void {
  const sum = new Map<number, number>();
  for (const { slots, policy: pulls } of lessons)
    for (const [i, slot] of slots.entries()) sum.set(slot, (sum.get(slot) ?? 0) + (pulls[i] as number));
  for (const [slot, pull] of sum) {
    const past = 0.999 * (memory.policy[slot] as number) + 0.001 * pull * pull;
    memory.policy[slot] = past;
    const moved = (policy.weights[slot] as number) + (POLICY_STEP * pull) / (Math.sqrt(past) + 0.05);
    policy.weights[slot] = Math.max(-MOST, Math.min(MOST, moved));
  }
  const { steady } = memory;
  for (let slot = 0; slot < SLOTS; slot++)
    steady[slot] =
      (steady[slot] as number) + STEADY_STEP * ((policy.weights[slot] as number) - (steady[slot] as number));
  for (const { judgement: pulls } of lessons)
    for (const [i, pull] of pulls.entries()) {
      const past = (memory.judgement[i] as number) + 0.01 * pull * pull;
      memory.judgement[i] = past;
      judgement.weights[i] = (judgement.weights[i] as number) + (JUDGEMENT_STEP * pull) / Math.sqrt(past);
    }
}
