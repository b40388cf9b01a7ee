import type { Content, ContentSet, Edition, EditionPrint, Guest } from './component.js';

const NOTHING: readonly never[] = [];

type Listed = { readonly id: string; readonly group?: string };

/** Cards of one box lie in the order of their ids, whichever of its sets they belong to. */
function amid<T extends Listed>(core: readonly T[] = NOTHING, modules: readonly T[]): T[] {
  const all = [...core];
  for (const item of modules) {
    const next = all.findIndex(({ id, group }) => group === item.group && id > item.id);
    all.splice(next < 0 ? all.length : next, 0, item);
  }
  return all;
}

/** The content of a box with these modules of it. */
export function boxOf(core: ContentSet, modules: readonly ContentSet[]): Content {
  const sets = [core, ...modules];
  return {
    cards: amid(
      core.cards,
      modules.flatMap(({ cards = NOTHING }) => cards),
    ),
    intrigues: amid(
      core.intrigues,
      modules.flatMap(({ intrigues = NOTHING }) => intrigues),
    ),
    leaders: amid(
      core.leaders,
      modules.flatMap(({ leaders = NOTHING }) => leaders),
    ),
    conflicts: sets.flatMap(({ conflicts = NOTHING }) => conflicts),
    contracts: sets.flatMap(({ contracts = NOTHING }) => contracts),
    objectives: sets.flatMap(({ objectives = NOTHING }) => objectives),
    spaces: sets.flatMap(({ spaces = NOTHING }) => spaces),
    posts: sets.flatMap(({ posts = NOTHING }) => posts),
    tracks: sets.flatMap(({ tracks = NOTHING }) => tracks),
  };
}

/** What a guest may bring. */
export type GuestContent = Pick<Content, 'cards' | 'intrigues' | 'leaders' | 'conflicts'>;

/** A content with what guests add to its end. */
export function withGuests<C extends GuestContent>(content: C, guests: readonly Partial<GuestContent>[]): C {
  return {
    ...content,
    cards: [...content.cards, ...guests.flatMap(({ cards = NOTHING }) => cards)],
    intrigues: [...content.intrigues, ...guests.flatMap(({ intrigues = NOTHING }) => intrigues)],
    leaders: [...content.leaders, ...guests.flatMap(({ leaders = NOTHING }) => leaders)],
    conflicts: [...content.conflicts, ...guests.flatMap(({ conflicts = NOTHING }) => conflicts)],
  };
}

/** What of a guest can join this box. Conflicts that share a name with one of the box carry a prefix. */
function joinable({ set, without, because }: Guest, box: Content): Guest {
  const fitting = <T extends Listed>(items: readonly T[] = NOTHING): T[] =>
    items.filter(({ id }) => !without.includes(id));
  const conflicts = fitting(set.conflicts).map((conflict) =>
    box.conflicts.some(({ id }) => id === conflict.id)
      ? { ...conflict, id: `${set.id}-${conflict.id}` }
      : conflict,
  );
  const { id, name, inEveryRecord } = set;
  return {
    set: {
      id,
      name,
      ...(inEveryRecord === undefined ? {} : { inEveryRecord }),
      cards: fitting(set.cards).filter(({ group }) => group === 'imperium'),
      intrigues: fitting(set.intrigues),
      leaders: fitting(set.leaders),
      conflicts,
    },
    without,
    because,
  };
}

export type ModuleList = 'cards' | 'intrigues' | 'leaders' | 'contracts';

/** The module of the box something belongs to. */
export function moduleWith({ modules }: Edition, list: ModuleList, wanted: string): ContentSet | undefined {
  return modules.find((set) => set[list]?.some(({ id }) => id === wanted));
}

export function editionOf(print: EditionPrint): Edition {
  const { core, modules, guests } = print;
  const box = boxOf(core, modules);
  return {
    ...print,
    id: core.id,
    name: core.name,
    ...box,
    guests: guests.map((guest) => joinable(guest, box)),
  };
}
