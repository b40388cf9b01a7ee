import type { Objective } from './component.js';

const objective = (n: number, kwisatzHaderach: number, sandDwellers: number, jihad: number): Objective => ({
  id: `secret-objective-${n}`,
  name: { en: `Secret Objective ${n}`, uk: `Таємна мета ${n}` },
  targets: { 'kwisatz-haderach': kwisatzHaderach, 'sand-dwellers': sandDwellers, jihad },
  doubt: 'reconstructed',
});

/** The printed numbers were found in no source; these are the six orders of one triple: see ASSUMED. */
export const OBJECTIVES: readonly Objective[] = [
  objective(1, 8, 6, 4),
  objective(2, 8, 4, 6),
  objective(3, 6, 8, 4),
  objective(4, 4, 8, 6),
  objective(5, 6, 4, 8),
  objective(6, 4, 6, 8),
];
