import { readdirSync, readFileSync } from 'node:fs';

const DOC = readFileSync(new URL('../../../docs/scenarios.md', import.meta.url), 'utf8');

/** A chapter of docs/scenarios.md, from its heading to the next of its kind or a higher one. */
function chapter(heading: string): string {
  const start = DOC.indexOf(`\n${heading}\n`);
  if (start < 0) throw new RangeError(`docs/scenarios.md has no chapter "${heading}".`);
  const level = heading.lastIndexOf('#') + 1;
  const end = new RegExp(`\n#{1,${level}} `, 'g');
  end.lastIndex = start + heading.length;
  return DOC.slice(start, end.exec(DOC)?.index);
}

/** Everything a chapter writes as code. */
function codeIn(heading: string): string[] {
  return [...chapter(heading).matchAll(/`([^`\n]+)`/g)].map(([, code]) => code ?? '');
}

/** Names that a chapter does not write as code: alone, in front of the rest of a key (`recall:<post>`) or as a field of JSON. */
export function unnamedIn(heading: string, names: Iterable<string>): string[] {
  const code = codeIn(heading);
  const isNamed = (name: string) =>
    code.some(
      (written) =>
        written === name ||
        written.startsWith(`${name}:`) ||
        written.startsWith(`${name}@`) ||
        written.includes(`"${name}":`),
    );
  return [...new Set(names)].filter((name) => !isNamed(name));
}

/** The scenarios written out in full. */
export function examplesOf(game: string): unknown[] {
  return [...DOC.matchAll(/```json\n([\s\S]*?)```/g)]
    .map(([, text]) => JSON.parse(text ?? '') as { readonly game?: string })
    .filter((example) => example.game === game);
}

/** Verbs of choices and kinds of questions as the sources write them. */
export function writtenIn(sources: readonly string[], pattern: RegExp): string[] {
  return sources.flatMap((source) => [...source.matchAll(pattern)].map(([, name]) => name ?? ''));
}

export const VERBS = /(?:verb: |(?:choicesOf|choicesAt|choicesIn|upTo)\(\s*)'([a-z-]+)'/g;
/** Questions are the entries of tables, one indented by two. */
export const KINDS = /^ {2}'?([a-z-]+)'?: \{$/gm;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The names of all fields a schema knows, however deep. */
export function fieldsOf(schema: unknown): string[] {
  if (!isRecord(schema)) return [];
  const { entries, wrapped, value, options, item } = schema;
  const fields = isRecord(entries) ? Object.keys(entries) : [];
  const inner = [
    ...(isRecord(entries) ? Object.values(entries) : []),
    ...(Array.isArray(options) ? options : []),
    wrapped,
    value,
    item,
  ];
  return [...fields, ...inner.flatMap(fieldsOf)];
}

/** The sources of a folder, tests left out. */
export function sourcesOf(folder: URL): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'));
}
