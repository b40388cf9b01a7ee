import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type AnyRules, readScenario, runScenario } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import type { imperium } from '../src/game.js';

type GameRules = typeof imperium;

/** Whatever a scenario looks at must also be complete: no component lost or made. */
function audited(rules: GameRules): AnyRules {
  return {
    ...rules,
    inspect: (state: Parameters<GameRules['inspect']>[0]) => {
      rules.audit(state);
      return rules.inspect(state);
    },
  } as AnyRules;
}

/** Runs every scenario of the game's folder. */
export function describeScenarios(title: string, rules: GameRules): void {
  const folder = fileURLToPath(new URL(`../../../scenarios/${rules.id}/`, import.meta.url));
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const read = (file: string) => readScenario(readFileSync(folder + file, 'utf8'));

  describe(title, () => {
    it.each(files)('%s holds', (file) => {
      const scenario = read(file);
      expect(scenario.game).toBe(rules.id);
      const findings = runScenario(audited(rules), scenario);
      expect(findings.length, 'a scenario must look at something').toBeGreaterThan(0);
      const failures = findings
        .filter(({ held }) => !held)
        .map(({ step, message }) => `step ${step}: ${message}`);
      expect(failures, scenario.name).toEqual([]);
    });

    it('are named differently', () => {
      const names = files.map((file) => read(file).name);
      expect(new Set(names).size).toBe(names.length);
    });
  });
}
