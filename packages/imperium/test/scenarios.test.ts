import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type AnyRules, readScenario, runScenario } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { imperium } from '../src/game.js';

const folder = fileURLToPath(new URL('../../../scenarios/imperium/', import.meta.url));
const files = readdirSync(folder).filter((file) => file.endsWith('.json'));

/** Whatever a scenario looks at must also be complete: no component lost or made. */
const audited = {
  ...imperium,
  inspect: (state: Parameters<typeof imperium.inspect>[0]) => {
    imperium.audit(state);
    return imperium.inspect(state);
  },
} as AnyRules;

describe('scenarios of Dune: Imperium', () => {
  it.each(files)('%s holds', (file) => {
    const scenario = readScenario(readFileSync(folder + file, 'utf8'));
    expect(scenario.game).toBe(imperium.id);
    const findings = runScenario(audited, scenario);
    expect(findings.length, 'a scenario must look at something').toBeGreaterThan(0);
    const failures = findings
      .filter(({ held }) => !held)
      .map(({ step, message }) => `step ${step}: ${message}`);
    expect(failures, scenario.name).toEqual([]);
  });

  it('are named differently', () => {
    const names = files.map((file) => readScenario(readFileSync(folder + file, 'utf8')).name);
    expect(new Set(names).size).toBe(names.length);
  });
});
