import type { ContentDescription } from '@sietch/games';
import type { Lang } from '@sietch/kernel';

/** What lines for people need to know: the game's names of keys, and the names of the things it lists. */
interface Reader {
  readonly lang: Lang;
  heading(key: string): string | undefined;
  nameOf(id: string): string | undefined;
}

const named = (key: string, { heading }: Reader): string => heading(key) ?? key;

/** `Chani (Imperium card: chani, ×2) [single source]` */
export function headOf({ id, group, name, copies, doubt }: ContentDescription, reader: Reader): string {
  const mark = doubt === undefined ? '' : ` [${named(doubt, reader)}]`;
  return `${name} (${named(group, reader)}: ${id}${copies > 1 ? `, ×${copies}` : ''})${mark}`;
}

/** What is said in its own place. */
const ELSEWHERE: readonly string[] = ['id', 'group', 'name', 'copies', 'text', 'phrases', 'titles', 'doubt'];

/** A value in words: none for what is empty, and for objects, whose words stand in the texts. */
function wordsOf(value: unknown, reader: Reader): string | undefined {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return reader.heading(value) ?? reader.nameOf(value) ?? value;
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const words = value.map((one) => wordsOf(one, reader));
  return words.includes(undefined) ? undefined : words.join(', ');
}

/** A part of a thing with a text of its own, such as a step of a track. */
interface Part {
  readonly id: string;
  readonly text: string;
}

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && 'id' in value && 'text' in value && value.text !== '';

/** Fields that no box of the thing words. */
function fieldsOf(item: ContentDescription, reader: Reader): (readonly [label: string, value: unknown])[] {
  const boxes = Object.keys(item.text).map((box) => named(box, reader));
  return Object.entries(item)
    .filter(([key]) => !ELSEWHERE.includes(key))
    .map(([key, value]) => [named(key, reader), value] as const)
    .filter(([label]) => !boxes.includes(label));
}

/** `Cost: 5; Factions: Fremen`; a flag is its name alone. */
export function factsOf(item: ContentDescription, reader: Reader): string[] {
  const facts = fieldsOf(item, reader).flatMap(([label, value]) => {
    if (value === true) return [label];
    const words = wordsOf(value, reader);
    return words === undefined ? [] : [`${label}: ${words}`];
  });
  return facts.length > 0 ? [facts.join('; ')] : [];
}

/** `Training track (last step: final): …` */
export function partsOf(item: ContentDescription, reader: Reader): string[] {
  const nameOf = (id: string): string => {
    const name = reader.heading(id);
    return name === undefined ? id : `${name}: ${id}`;
  };
  return fieldsOf(item, reader).flatMap(([label, value]) =>
    Array.isArray(value)
      ? value.filter(isPart).map(({ id, text }) => `${label} (${nameOf(id)}): ${text}`)
      : [],
  );
}

const QUOTES = { en: ['“', '”'], uk: ['«', '»'] } as const;

/** `Leader ability “Prescience”: …` */
export function textsOf({ text, titles = {} }: ContentDescription, reader: Reader): string[] {
  const [open, close] = QUOTES[reader.lang];
  return Object.entries(text).map(([box, words]) => {
    const title = titles[box] === undefined ? '' : ` ${open}${titles[box]}${close}`;
    return `${named(box, reader)}${title}: ${words}`;
  });
}
