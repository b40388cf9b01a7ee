import { readdirSync, readFileSync } from 'node:fs';

/** The titles of tests and groups in the files of a folder, and the rows of the tables that fill some of them. */
export function titlesIn(folder: URL, files: RegExp): string[] {
  const names = readdirSync(folder).filter((name) => files.test(name));
  if (names.length === 0) throw new Error(`No file in ${folder} is like ${files}.`);
  return names.flatMap((name) => {
    const text = readFileSync(new URL(name, folder), 'utf8');
    const plain = [...text.matchAll(/(?:\b(?:it|describe)|\))\(\s*'([^']+)'/g)];
    const rows = [...text.matchAll(/\b(?:it|describe)\.each\((\[[\s\S]*?\])(?: as const)?\)\(/g)];
    const tables = [...text.matchAll(/\b(?:it|describe)\.each\((\w+)\)/g)].map(([, table]) =>
      tableOf(text, table ?? ''),
    );
    return [...[...plain, ...rows].map(([, title]) => title ?? ''), ...tables];
  });
}

function tableOf(text: string, name: string): string {
  return new RegExp(`const ${name}\\b[\\s\\S]*?= \\[([\\s\\S]*?)\\n\\]`).exec(text)?.[1] ?? '';
}

/** An id counts only as a whole word: `scout` is not found in `scout-ship`. */
export function isNamed(id: string, titles: readonly string[]): boolean {
  const word = new RegExp(`(?<![\\w-])${id}(?![\\w-])`);
  return titles.some((title) => word.test(title));
}

export function untested(items: readonly { readonly id: string }[], titles: readonly string[]): string[] {
  return items.map(({ id }) => id).filter((id) => !isNamed(id, titles));
}
