import type { AnyRules, State } from '@sietch/kernel';
import { type Sides, sideOf } from '../learning/sides.js';

/** Notes when the participants of a game reach its milestones. */
export class Milestones {
  readonly bySide: Record<string, number[]>[];
  private readonly rules: AnyRules;
  private readonly sides: Sides;
  private readonly done = new Set<string>();

  constructor(rules: AnyRules, sides: Sides) {
    this.rules = rules;
    this.sides = sides;
    const names = rules.learning?.milestones ?? [];
    this.bySide = Array.from({ length: sides.count }, () =>
      Object.fromEntries(names.map((name) => [name, []])),
    );
  }

  look(state: State): void {
    const { learning } = this.rules;
    for (const name of learning?.milestones ?? [])
      for (const participant of this.sides.of.keys()) {
        const key = `${name} ${participant}`;
        if (this.done.has(key) || !learning?.isReached?.(name, state, participant)) continue;
        this.done.add(key);
        this.bySide[sideOf(this.sides, participant)]?.[name]?.push(learning?.chapter(state) ?? 0);
      }
  }
}
