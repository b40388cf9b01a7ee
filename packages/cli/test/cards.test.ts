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
      expect(item.id).toMatch(/^[a-z0-9-]+$/);
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
      hagal: 31,
      rival: 7,
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
    expect(out).toContain('Dagger (Starting card: dagger, ×2)');
    expect(out).toContain('Chani (Imperium card: chani)');
    expect(out).toMatch(/\n {2}Reveal: \S/);
  });

  it('prints cost, factions, icons and level, houses and names of abilities', async () => {
    const { out } = await sietch('cards', '--game', 'imperium');
    expect(out).toContain(
      'Chani (Imperium card: chani)\n  Cost: 5; Factions: Fremen; Agent icons: Fremen, City, Spice Trade\n',
    );
    expect(out).toContain(
      'Siege of Arrakeen (Conflict card: siege-of-arrakeen)\n  Level: 2; Control of: Arrakeen\n',
    );
    expect(out).toContain(
      'Great House: House Atreides; Complexity: 1\n  Leader ability “Prescience”: You may',
    );
  });

  it('prints steps of a track and the Shield Wall’s protection', async () => {
    const { out } = await sietch('cards', '--game', 'uprising', '--lang', 'uk');
    expect(out).toContain('Рівень: 2; Контроль над локацією: Арракін; Під захистом Оборонної стіни');
    expect(out).toContain(
      'Трек вишколу (перша розвилка, верхній шлях: upper-1): Заплатіть 1 солярій → можете знищити 1 карту.',
    );
  });

  it('has flags of spaces, houses, complexity, titles and control spaces as data', async () => {
    const items = json(await sietch('cards', '--game', 'uprising', '--json')) as Item[];
    const find = (group: string, id: string) => items.find((item) => item.group === group && item.id === id);
    expect(find('space', 'imperial-basin')).toMatchObject({
      region: 'arrakis',
      combatSpace: true,
      maker: true,
      controlBonus: { what: 'spice', n: 1 },
    });
    expect(find('space', 'sietch-tabr')).toMatchObject({ requires: { faction: 'fremen', influence: 2 } });
    expect(find('space', 'swordmaster')).toMatchObject({ oncePerGame: true });
    expect(find('space', 'espionage')).not.toHaveProperty('combatSpace');
    expect(find('conflict', 'battle-for-arrakeen')).toMatchObject({
      controlSpace: 'arrakeen',
      shieldWall: true,
    });
    expect(find('conflict', 'propaganda')).not.toHaveProperty('shieldWall');
    expect(find('leader', 'lady-jessica')).toMatchObject({
      house: 'House Atreides',
      complexity: 2,
      titles: { ability: 'Other Memories', signet: 'Spice Agony' },
    });
  });

  it('lists what a game with the options given is played with', async () => {
    const ids = async (...options: string[]) => {
      const given = options.flatMap((option) => ['--option', option]);
      const items = json(await sietch('cards', '--game', 'uprising', '--json', ...given)) as Item[];
      return items.map(({ id }) => id);
    };
    expect(await ids('choam=false')).not.toContain('cargo-runner');
    expect(await ids('choam=true')).toContain('cargo-runner');
    expect(await ids('choam=true')).not.toContain('liet-kynes');
    expect(await ids('base=imperium')).toContain('liet-kynes');
    expect(await ids('players=3')).toContain('objective-ornithopter-1-3');
    expect(await ids('players=4')).not.toContain('objective-ornithopter-1-3');
    expect((await sietch('cards', '--game', 'uprising', '--option', 'spice=9')).code).toBe(2);
  });

  it.each(['imperium', 'uprising', 'arrakis'])('has no raw key in Ukrainian: %s', async (game) => {
    const { out } = await sietch('cards', '--game', game, '--lang', 'uk');
    const lines = out.split('\n').filter((line) => !line.includes('docs/'));
    // Ids stand in brackets, after the kind of thing; the one Latin word is the number of the emperor.
    const spoken = lines.map((line) =>
      line.replace(/(?<=\(|: )[a-z0-9:-]+(?=[,)])/g, '').replace(/\bIV\b/g, ''),
    );
    expect(spoken.filter((line) => /[A-Za-z]/.test(line))).toEqual([]);
  });
});
