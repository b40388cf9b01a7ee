import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));

/** `lang === 'uk'` and the like: a further language would silently be taken for the other one. */
const BY_NAME = /[=!]== '(?:uk|en)'/;

describe('what depends on the language', () => {
  it('never asks for a language by name, so that the compiler lists what a further one lacks', () => {
    const sources = readdirSync(`${root}packages`)
      .flatMap((name) =>
        readdirSync(`${root}packages/${name}/src`, { recursive: true }).map(
          (file) => `packages/${name}/src/${file}`,
        ),
      )
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'));
    expect(sources.length).toBeGreaterThan(300);
    expect(sources.filter((file) => BY_NAME.test(readFileSync(`${root}${file}`, 'utf8')))).toEqual([]);
  });
});
