import { type AnyRules, readScenario, runScenario } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import {
  examplesOf,
  fieldsOf,
  KINDS,
  sourcesOf,
  unnamedIn,
  VERBS,
  writtenIn,
} from '../../kernel/test/scenario-doc.js';
import { imperium, uprising } from '../src/game.js';
import { positionSchema } from '../src/scenario/position.js';
import { Table } from './table.js';

const KEYS = '### Keys of Dune: Imperium and Uprising';
const POSITIONS = '## Positions of Dune: Imperium and Uprising';
const sources = sourcesOf(new URL('../src/', import.meta.url));
const questions = sourcesOf(new URL('../src/questions/', import.meta.url));

describe('docs/scenarios.md', () => {
  it('names every field of a position', () => {
    expect(unnamedIn(POSITIONS, fieldsOf(positionSchema))).toEqual([]);
  });

  it('names every field that can be expected', () => {
    const seen = imperium.inspect(new Table().state);
    const players = seen.players as Readonly<Record<string, object>>;
    expect(unnamedIn(POSITIONS, [...Object.keys(seen), ...Object.keys(players[0] ?? {})])).toEqual([]);
  });

  it('names every verb of a choice and every kind of question', () => {
    const verbs = writtenIn(sources, VERBS);
    expect(verbs.length).toBeGreaterThan(30);
    expect(unnamedIn(KEYS, verbs)).toEqual([]);
    const kinds = writtenIn(questions, KINDS);
    expect(kinds.length).toBeGreaterThan(35);
    expect(unnamedIn(KEYS, kinds)).toEqual([]);
  });

  it.each([imperium, uprising])('has examples of $id that hold', (rules) => {
    const examples = examplesOf(rules.id);
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) {
      const findings = runScenario(rules as AnyRules, readScenario(JSON.stringify(example)));
      expect(findings.filter(({ held }) => !held)).toEqual([]);
    }
  });
});
