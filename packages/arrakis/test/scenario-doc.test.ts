import { describe, expect, it } from 'vitest';
import { fieldsOf, KINDS, sourcesOf, unnamedIn, VERBS, writtenIn } from '../../kernel/test/scenario-doc.js';
import { arrakis } from '../src/game.js';
import { positionSchema } from '../src/scenario/position.js';
import { Table } from './table.js';

const KEYS = '### Keys of War for Arrakis';
const POSITIONS = '## Positions of War for Arrakis';
const sources = sourcesOf(new URL('../src/', import.meta.url));
const questions = sourcesOf(new URL('../src/questions/', import.meta.url));

describe('docs/scenarios.md', () => {
  it('names every field of a position', () => {
    expect(unnamedIn(POSITIONS, fieldsOf(positionSchema))).toEqual([]);
  });

  it('names every field of the war that can be expected', () => {
    expect(unnamedIn(POSITIONS, Object.keys(arrakis.inspect(new Table({}).state)))).toEqual([]);
  });

  it('names every verb of a choice and every kind of question', () => {
    const verbs = writtenIn(sources, VERBS);
    expect(verbs.length).toBeGreaterThan(50);
    expect(unnamedIn(KEYS, verbs)).toEqual([]);
    const kinds = writtenIn(questions, KINDS);
    expect(kinds.length).toBeGreaterThan(75);
    expect(unnamedIn(KEYS, kinds)).toEqual([]);
  });
});
