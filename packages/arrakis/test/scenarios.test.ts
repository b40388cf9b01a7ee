import { readdirSync, readFileSync } from 'node:fs';
import { readScenario, runScenario } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { arrakis } from '../src/game.js';

const folder = new URL('../../../scenarios/arrakis/', import.meta.url);

describe('scenarios', () => {
  it.each(readdirSync(folder).filter((name) => name.endsWith('.json')))('%s holds', (name) => {
    const scenario = readScenario(readFileSync(new URL(name, folder), 'utf8'));
    const findings = runScenario(arrakis, scenario);
    expect(findings.filter((finding) => !finding.held)).toEqual([]);
    expect(findings.length).toBe(scenario.steps.length);
  });
});
