import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogOf } from '../src/content/catalog.js';

const here = new URL('.', import.meta.url);

/** Titles of tests, with the rows of the table for those that have one. */
function titlesIn(files: RegExp): string {
  const texts = readdirSync(here)
    .filter((name) => files.test(name))
    .map((name) => readFileSync(new URL(name, here), 'utf8'));
  expect(texts.length).toBeGreaterThan(0);
  return texts
    .flatMap((text) => {
      const plain = [...text.matchAll(/\bit\(\s*'([^']*)'/g)].map(([, title]) => title);
      const rows = [...text.matchAll(/\bit\.each\((\[[\s\S]*?\])(?: as const)?\)\(/g)].map(
        ([, table]) => table,
      );
      const named = [...text.matchAll(/\bit\.each\((\w+)\)/g)].map(([, name]) =>
        tableOf(text, name as string),
      );
      return [...plain, ...rows, ...named];
    })
    .join('\n');
}

function tableOf(text: string, name: string): string {
  return new RegExp(`const ${name}\\b[\\s\\S]*?= \\[([\\s\\S]*?)\\n\\]`).exec(text)?.[1] ?? '';
}

const untested = (ids: readonly { readonly id: string }[], titles: string): string[] =>
  ids.map(({ id }) => id).filter((id) => !new RegExp(`(^|[^a-z-])${id}(?![a-z-])`, 'm').test(titles));

describe('tests of intrigues and conflicts', () => {
  const { intrigues, conflicts } = catalogOf({ edition: 'base' }).edition;

  it('name every intrigue of the edition in a title', () => {
    expect(intrigues).toHaveLength(34);
    expect(untested(intrigues, titlesIn(/^intrigue-(plots-.*|combat|endgame)\.test\.ts$/))).toEqual([]);
  });

  it('name every conflict of the edition in a title', () => {
    expect(conflicts).toHaveLength(18);
    expect(untested(conflicts, titlesIn(/^conflicts\.test\.ts$/))).toEqual([]);
  });

  it('would notice one that is missing', () => {
    expect(untested([{ id: 'ambush' }, { id: 'am' }], 'x-ambush ambush: swords')).toEqual(['am']);
  });
});
