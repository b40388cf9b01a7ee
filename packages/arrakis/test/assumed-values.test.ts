import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ASSUMED } from '../src/content/assumed.js';
import type { Doubt } from '../src/content/component.js';
import { LEADERS } from '../src/content/leaders.js';
import { OBJECTIVES } from '../src/content/objectives.js';
import { CORRINO } from '../src/content/planning/corrino.js';
import { FREMEN } from '../src/content/planning/fremen.js';
import { HOUSE_ATREIDES } from '../src/content/planning/house-atreides.js';
import { HOUSE_HARKONNEN } from '../src/content/planning/house-harkonnen.js';
import { PRESCIENCE } from '../src/content/prescience.js';

const source = new URL('../src/', import.meta.url);
const rulings = readFileSync(new URL('../../../docs/rulings.md', import.meta.url), 'utf8');

interface Marked {
  readonly id: string;
  readonly doubt?: Doubt;
}

/** Content that carries marks of its own, by the file that declares it. */
const MARKED: Readonly<Record<string, readonly Marked[]>> = {
  'content/planning/house-harkonnen.ts': HOUSE_HARKONNEN,
  'content/planning/corrino.ts': CORRINO,
  'content/planning/house-atreides.ts': HOUSE_ATREIDES,
  'content/planning/fremen.ts': FREMEN,
  'content/leaders.ts': LEADERS,
  'content/prescience.ts': PRESCIENCE,
  'content/objectives.ts': OBJECTIVES,
};

const DOUBTS: readonly Doubt[] = ['assumed', 'inferred', 'reconstructed', 'single-source'];

const markedIn = (file: string, doubt: Doubt): string[] =>
  (MARKED[file] ?? []).filter((item) => item.doubt === doubt).map(({ id }) => id);

/** The table as docs/rulings.md must have it. */
const GROUPS = ASSUMED.map(({ what, doubt, where }) => `| ${what.en} | ${doubt} | \`${where}\` |`);
const ITEMS = Object.keys(MARKED).flatMap((file) =>
  DOUBTS.flatMap((doubt) => {
    const ids = markedIn(file, doubt);
    return ids.length === 0
      ? []
      : [`| ${ids.map((id) => `\`${id}\``).join(', ')} | ${doubt} | \`${file}\` |`];
  }),
);

/** Rows of the tables below a heading. */
function rowsBelow(heading: string): string[] {
  const start = rulings.indexOf(`\n### ${heading}\n`);
  expect(start, heading).toBeGreaterThan(0);
  const rest = rulings.slice(start + 5 + heading.length);
  const end = rest.search(/\n##+ /);
  return rest
    .slice(0, end < 0 ? undefined : end)
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'));
}

describe('values no source prints for certain', () => {
  it('are all listed in docs/rulings.md, and nothing else is', () => {
    expect(rowsBelow('Values an owner of the game can correct')).toEqual([
      '| value | how sure | where to correct it |',
      ...GROUPS,
      '| marked one by one | how sure | where to correct it |',
      ...ITEMS,
    ]);
  });

  it('are where the list says', () => {
    for (const { id, where } of ASSUMED) {
      const [, name, path] = /^(?:([A-Z_]+) in )?(\S+)$/.exec(where) ?? [];
      expect([id, existsSync(new URL(path ?? '', source))]).toEqual([id, true]);
      if (name !== undefined)
        expect(readFileSync(new URL(path ?? '', source), 'utf8'), id).toContain(`export const ${name}`);
    }
    for (const [file, items] of Object.entries(MARKED)) {
      const text = readFileSync(new URL(file, source), 'utf8');
      // The objectives are numbered by a helper.
      for (const { id } of items.filter((item) => item.doubt !== undefined))
        expect([id, text.includes(`'${id}'`) || text.includes('secret-objective-')]).toEqual([id, true]);
    }
  });

  it('are grouped as the marks say', () => {
    const said = (id: string) => ASSUMED.find((each) => each.id === id)?.what.en ?? '';
    for (const leader of LEADERS)
      expect([leader.id, said('leader-actions').includes(leader.name.en)]).toEqual([
        leader.id,
        leader.doubt === 'reconstructed',
      ]);
    expect(markedIn('content/prescience.ts', 'reconstructed')).toHaveLength(5);
    expect(markedIn('content/prescience.ts', 'inferred')).toHaveLength(3);
    expect(markedIn('content/objectives.ts', 'reconstructed')).toHaveLength(OBJECTIVES.length);
  });
});

describe('rulings of the FAQ that contradict the rulebook', () => {
  it('are options, off unless asked for, and are listed', () => {
    const rows = rowsBelow('Where the FAQ differs');
    expect(
      rows.map((row) => /`option ([a-zA-Z]+)`/.exec(row)?.[1]).filter((name) => name !== undefined),
    ).toEqual(['arrakeenEndsGame', 'everyBan', 'mayStay']);
  });
});
