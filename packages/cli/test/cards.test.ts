import { describe, expect, it } from 'vitest';
import { json, sietch } from './console.js';

interface Item {
  readonly id: string;
  readonly group: string;
  readonly name: string;
  readonly copies: number;
  readonly cost?: unknown;
  readonly factions: readonly string[];
  readonly icons: readonly string[];
  readonly text: Readonly<Record<string, string>>;
}

const list = async (lang: string) =>
  json(await sietch('cards', '--game', 'imperium', '--lang', lang, '--json')) as Item[];

const CARD_GROUPS = ['starter', 'reserve', 'imperium'];

describe.each(['en', 'uk'])('cards in %s', (lang) => {
  it('has id, group, name, copies, cost, factions, icons and text', async () => {
    const items = await list(lang);
    for (const item of items) {
      expect(item.id).toMatch(/^[a-z-]+$/);
      expect(item.name, item.id).not.toBe('');
      expect(item.copies, item.id).toBeGreaterThan(0);
      expect(Array.isArray(item.factions) && Array.isArray(item.icons), item.id).toBe(true);
      for (const text of Object.values(item.text)) expect(text, item.id).toMatch(/\S/);
      if (item.group === 'imperium') expect(item.cost, item.id).toBeTypeOf('number');
    }
    const ids = items.map(({ group, id }) => `${CARD_GROUPS.includes(group) ? 'card' : group}:${id}`);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('lists the whole box', async () => {
    const counts: Record<string, number> = {};
    for (const { group, copies } of await list(lang)) counts[group] = (counts[group] ?? 0) + copies;
    expect(counts).toEqual({
      starter: 10,
      reserve: 24,
      imperium: 67,
      intrigue: 40,
      conflict: 18,
      leader: 8,
      space: 22,
    });
  });
});

describe('cards', () => {
  it('names the same things in either language', async () => {
    const [english, ukrainian] = [await list('en'), await list('uk')];
    expect(ukrainian.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
    const facts = ({ id, copies, cost, factions, icons }: Item) => ({ id, copies, cost, factions, icons });
    expect(ukrainian.map(facts)).toEqual(english.map(facts));
    const chani = { id: 'chani', group: 'imperium', copies: 1, cost: 5, factions: ['fremen'] };
    expect(english.find(({ id }) => id === 'chani')).toMatchObject({ ...chani, name: 'Chani' });
    expect(ukrainian.find(({ id }) => id === 'chani')).toMatchObject({ ...chani, name: 'Чані' });
    expect(english.every(({ text }) => !/\p{Script=Cyrillic}/u.test(JSON.stringify(text)))).toBe(true);
    expect(ukrainian.some(({ text }) => /\p{Script=Cyrillic}/u.test(JSON.stringify(text)))).toBe(true);
  });

  it('speaks English unless told otherwise, and prints lines for people', async () => {
    const { code, out } = await sietch('cards', '--game', 'imperium');
    expect(code).toBe(0);
    expect(out).toContain('Dagger (starter: dagger, ×2)');
    expect(out).toContain('Chani (imperium: chani)');
    expect(out).toMatch(/\n {2}reveal: \S/);
  });
});
