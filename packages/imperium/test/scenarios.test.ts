import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type AnyRules, readScenario, runScenario } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { imperium } from '../src/game.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = `${root}scenarios/imperium/`;
const files = readdirSync(folder).filter((file) => file.endsWith('.json'));

/** Whatever a scenario looks at must also be complete: no component lost or made. */
const audited = {
  ...imperium,
  inspect: (state: Parameters<typeof imperium.inspect>[0]) => {
    imperium.audit(state);
    return imperium.inspect(state);
  },
} as AnyRules;

function failuresOf(text: string): string[] {
  const scenario = readScenario(text);
  expect(scenario.game).toBe(imperium.id);
  const findings = runScenario(audited, scenario);
  expect(findings.length, 'a scenario must look at something').toBeGreaterThan(0);
  return findings.filter(({ held }) => !held).map(({ step, message }) => `step ${step}: ${message}`);
}

describe('scenarios of Dune: Imperium', () => {
  it.each(files)('%s holds', (file) => {
    expect(failuresOf(readFileSync(folder + file, 'utf8'))).toEqual([]);
  });

  it.each(['docs/scenarios.md', 'CONTRIBUTING.md'])('the example in %s holds', (page) => {
    const [, example] = /```json\n(\{\n {2}"name".*?)```/s.exec(readFileSync(root + page, 'utf8')) ?? [];
    expect(failuresOf(example ?? '')).toEqual([]);
  });

  it('are named differently', () => {
    const names = files.map((file) => readScenario(readFileSync(folder + file, 'utf8')).name);
    expect(new Set(names).size).toBe(names.length);
  });
});
