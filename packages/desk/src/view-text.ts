import { sure } from '@sietch/kernel';

/** Texts under keys, in two plain lists: a table keeps one of these for every seat, and maps would weigh more than texts. */
interface Row<T> {
  readonly keys: readonly string[];
  readonly values: readonly T[];
}

/** The text of a field; of a list or a record of objects, the texts of its elements under their keys. */
type Piece = string | Parts;

interface Parts extends Row<string> {
  readonly list: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

/** A view that is being told, with the text that has been made of it. */
export interface Written {
  readonly view: object;
  readonly text: ViewText;
}

/**
 * A view as pieces of JSON text: one for each field, one for each element of a field that is a list or a record of
 * objects. From the pieces come the whole view and what changed since an earlier one, without writing anything twice.
 */
export class ViewText {
  private readonly pieces: Row<Piece>;

  /**
   * Views of one table are much alike. What stands in the `open` view as the very same object has been written there; and
   * texts that have not changed since the seat was last told are kept once.
   */
  constructor(view: object, told?: ViewText, open?: Written) {
    const fields = view as Fields;
    const openFields = open?.view as Fields | undefined;
    const keys: string[] = [];
    const values: Piece[] = [];
    for (const key in fields) {
      const value = fields[key];
      if (value === undefined) continue;
      const at = keys.length;
      const openPiece = open && valueAt(open.text.pieces, key, at);
      values.push(
        openPiece !== undefined && openFields?.[key] === value
          ? openPiece
          : pieceOf(value, told && valueAt(told.pieces, key, at), openFields?.[key], openPiece),
      );
      keys.push(key);
    }
    this.pieces = { keys: sharedKeys(keys, told?.pieces, open?.text.pieces), values };
  }

  whole(): string {
    const { keys, values } = this.pieces;
    return `{${keys.map((key, at) => `${JSON.stringify(key)}:${joined(values[at])}`).join(',')}}`;
  }

  /** `set` by field or `field/key`, and the names of fields that are gone. */
  changesSince(old: ViewText): string {
    const set: string[] = [];
    const { keys, values } = this.pieces;
    for (let at = 0; at < keys.length; at++) {
      const field = sure(keys[at], 'key', at);
      const piece = sure(values[at], 'piece', at);
      const before = valueAt(old.pieces, field, at);
      if (before === piece) continue;
      if (!haveSameElements(before, piece)) {
        const text = joined(piece);
        if (before === undefined || joined(before) !== text) set.push(`${JSON.stringify(field)}:${text}`);
        continue;
      }
      const { keys: elements, values: texts } = piece as Parts;
      for (let index = 0; index < elements.length; index++) {
        const key = sure(elements[index], 'element', index);
        const text = sure(texts[index], 'text', index);
        if (text !== valueAt(before as Parts, key, index))
          set.push(`${JSON.stringify(`${field}/${key}`)}:${text}`);
      }
    }
    const unset =
      old.pieces.keys === keys
        ? []
        : old.pieces.keys.filter((field, at) => valueAt(this.pieces, field, at) === undefined);
    return `{"set":{${set.join(',')}},"unset":${JSON.stringify(unset)}}`;
  }
}

/** The value under a key, which is mostly at the same place as in the row it is compared with. */
function valueAt<T>({ keys, values }: Row<T>, key: string, at: number): T | undefined {
  return keys[at] === key ? values[at] : values[keys.indexOf(key)];
}

function pieceOf(
  value: unknown,
  told: Piece | undefined,
  openValue: unknown,
  openPiece: Piece | undefined,
): Piece {
  if (!isOfObjects(value)) return shared(textOf(value), told);
  const toldParts = typeof told === 'object' ? told : undefined;
  if (typeof openPiece !== 'object') return partsOf(value, toldParts, undefined, undefined);
  return partsOf(value, toldParts, openValue as Fields, openPiece);
}

function partsOf(
  value: Readonly<Record<string, object>>,
  told: Parts | undefined,
  openValue: Fields | undefined,
  open: Parts | undefined,
): Parts {
  const keys = Object.keys(value);
  const values: string[] = [];
  for (let at = 0; at < keys.length; at++) {
    const key = sure(keys[at], 'key', at);
    const written = openValue?.[key] === value[key] ? open && valueAt(open, key, at) : undefined;
    values.push(written ?? shared(JSON.stringify(value[key]), told && valueAt(told, key, at)));
  }
  return { list: Array.isArray(value), keys: sharedKeys(keys, told, open), values };
}

/** What JSON makes of a value, without its detours for the commonest ones. */
function textOf(value: unknown): string {
  if (typeof value === 'boolean' || (typeof value === 'number' && Number.isSafeInteger(value)))
    return Object.is(value, -0) ? '0' : `${value}`;
  return JSON.stringify(value);
}

function shared(text: string, told: Piece | undefined): string {
  return text === told ? told : text;
}

function sharedKeys(
  keys: readonly string[],
  one: Row<Piece> | undefined,
  other: Row<Piece> | undefined,
): readonly string[] {
  if (one !== undefined && areEqual(keys, one.keys)) return one.keys;
  return other !== undefined && areEqual(keys, other.keys) ? other.keys : keys;
}

function areEqual(some: readonly string[], others: readonly string[]): boolean {
  if (some.length !== others.length) return false;
  for (let at = 0; at < some.length; at++) if (some[at] !== others[at]) return false;
  return true;
}

/** Can one become the other by changing elements? They are lists of one length, or records with the same keys. */
function haveSameElements(before: Piece | undefined, now: Piece): boolean {
  if (typeof before !== 'object' || typeof now !== 'object') return false;
  if (before.list !== now.list || before.keys.length !== now.keys.length) return false;
  return before.keys === now.keys || now.keys.every((key) => before.keys.includes(key));
}

function joined(piece: Piece | undefined): string {
  if (typeof piece !== 'object') return piece ?? '';
  if (piece.list) return `[${piece.values.join(',')}]`;
  return `{${piece.keys.map((key, at) => `${JSON.stringify(key)}:${piece.values[at]}`).join(',')}}`;
}

/** Elements are addressed by `field/key`, so a key with a slash keeps its record whole. */
function isOfObjects(value: unknown): value is Readonly<Record<string, object>> {
  if (typeof value !== 'object' || value === null) return false;
  let some = false;
  for (const key in value) {
    const item = (value as Readonly<Record<string, unknown>>)[key];
    if (typeof item !== 'object' || item === null || Array.isArray(item) || key.includes('/')) return false;
    some = true;
  }
  return some;
}
