import { describe, expect, it } from 'vitest';
import { BASE } from './base/edition.js';
import type { ContentSet } from './component.js';
import { editionOf, moduleWith, withGuests } from './compose.js';
import { cardOf, conflict, intrigue, named } from './declare.js';

const ids = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);
const name = named('Name', 'Назва');
const card = (id: string, group: 'starter' | 'imperium') => cardOf(group)(id, 'Name', 'Назва', { copies: 1 });
const plot = (id: string) => intrigue(id, 'Name', 'Назва', { copies: 1, plot: [] });
const fight = (id: string) => conflict(id, 'Name', 'Назва', { level: 1, first: [], second: [], third: [] });

const core: ContentSet = {
  id: 'core',
  name,
  cards: [card('k', 'starter'), card('b', 'imperium'), card('h', 'imperium')],
  conflicts: [fight('skirmish')],
};
const extra: ContentSet = { id: 'extra', name, cards: [card('d', 'imperium')], intrigues: [plot('p')] };
const other: ContentSet = {
  id: 'other',
  name,
  cards: [card('s', 'starter'), card('a', 'imperium')],
  intrigues: [plot('q'), plot('unfit')],
  conflicts: [fight('skirmish'), fight('raid')],
};
const { usage, numbers, modes, rivals, shieldWall, trashedCardsAct } = BASE;
const edition = editionOf({
  core,
  modules: [extra],
  guests: [{ set: other, without: ['unfit'], because: 'does not fit' }],
  usage,
  numbers,
  modes,
  rivals,
  shieldWall,
  trashedCardsAct,
});

describe('an edition made of sets', () => {
  it('is named after its core and has the content of its box', () => {
    expect([edition.id, edition.name]).toEqual(['core', name]);
    expect(ids(edition.intrigues)).toEqual(['p']);
    expect(ids(edition.conflicts)).toEqual(['skirmish']);
    expect(edition.leaders).toEqual([]);
  });

  it('puts the cards of a module among those of their group, in the order of ids', () => {
    expect(ids(edition.cards)).toEqual(['k', 'b', 'd', 'h']);
    expect(moduleWith(edition, 'cards', 'd')?.id).toBe('extra');
    expect(moduleWith(edition, 'cards', 'b')).toBeUndefined();
  });

  it('lets a guest bring what fits, at the end, and never two conflicts of one id', () => {
    const all = withGuests(
      edition,
      edition.guests.map(({ set }) => set),
    );
    expect(ids(all.cards)).toEqual(['k', 'b', 'd', 'h', 'a']);
    expect(ids(all.intrigues)).toEqual(['p', 'q']);
    expect(ids(all.conflicts)).toEqual(['skirmish', 'other-skirmish', 'raid']);
  });
});
