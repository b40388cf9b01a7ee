import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openSync } from 'fontkit';
import { describe, expect, it } from 'vitest';

const packages = fileURLToPath(new URL('../../../', import.meta.url));
const css = readFileSync(new URL('./font.css', import.meta.url), 'utf8');

/** Rooms with words people read: catalogues, wording and content. */
const ROOMS = ['web/src', 'imperium/src', 'arrakis/src', 'games/src'] as const;

const COMMENTS = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm;

/** Every character of the sources but in comments: code adds nothing to what is written. */
function written(room: string): ReadonlySet<string> {
  const files = readdirSync(join(packages, room), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
  );
  const text = files.map((file) => readFileSync(join(packages, room, file), 'utf8').replace(COMMENTS, ''));
  return new Set(text.join('').normalize('NFC').replace(/\s/g, ''));
}

interface Face {
  readonly glyphs: ReadonlySet<number>;
  /** The characters a browser takes from this file. */
  readonly ranges: readonly (readonly [from: number, to: number])[];
}

function facesOf(text: string): readonly Face[] {
  const { resolve } = createRequire(import.meta.url);
  return text
    .split('@font-face')
    .slice(1)
    .map((rule) => {
      const file = /url\("([^"]+)"\)/.exec(rule)?.[1] ?? '';
      const ranges = /unicode-range:([^;]+);/.exec(rule)?.[1] ?? '';
      const font = openSync(resolve(file));
      return {
        glyphs: new Set('characterSet' in font ? font.characterSet : []),
        ranges: [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].map(([, from = '', to = from]) => [
          Number.parseInt(from, 16),
          Number.parseInt(to, 16),
        ]),
      };
    });
}

const faces = facesOf(css);

/** A character is set in our face if a browser looks for it in a file that has it. */
function isSet(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return faces.some(
    ({ glyphs, ranges }) => glyphs.has(code) && ranges.some(([from, to]) => from <= code && code <= to),
  );
}

describe('the face everything is set in', () => {
  it('has all letters of both alphabets, and numbers', () => {
    const ukrainian = 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя';
    const alphabets = `${ukrainian}${ukrainian.toUpperCase()}abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789’«»—–…`;
    expect([...alphabets].filter((character) => !isSet(character))).toEqual([]);
  });

  it.each(ROOMS)('has every character written in %s', (room) => {
    expect([...written(room)].filter((character) => !isSet(character))).toEqual([]);
  });
});
