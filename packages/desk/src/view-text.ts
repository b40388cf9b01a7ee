import { isUnchanged, sure } from '@sietch/kernel';

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

const NONE: readonly string[] = [];

/** A view that is being told, with the text that has been made of it. */
export interface Written {
  readonly view: object;
  readonly text: ViewText;
}

/** What has changed in the open view, field by field: whoever sees a field as everybody does is told the same of it. */
export interface OpenChanges {
  readonly from: ViewText;
  readonly to: ViewText;
  /** What is to be set of each field of the later one, in its order; nothing if it is as it was. */
  readonly set: readonly string[];
  /** The names of fields that are gone. */
  readonly unset: readonly string[];
}

/**
 * A view as pieces of JSON text: one for each field, one for each element of a field that is a list or a record of
 * objects. From the pieces come the whole view and what changed since an earlier one, without writing anything twice.
 */
export class ViewText {
  /** The text of the open view: only what is seen otherwise is kept here. */
  private readonly open: ViewText | undefined;
  private readonly own: Row<Piece>;

  /**
   * Views of one table are much alike. What stands in the `open` view as the very same object has been written there, as
   * has all but the `own` fields if these are named; what is unchanged since the seat was last told is taken from there,
   * and so are texts that come out the same.
   */
  constructor(view: object, told?: ViewText, open?: Written, own?: readonly string[]) {
    const fields = view as Fields;
    const base = open?.text.isWithin(fields, own) === true ? open : undefined;
    const openFields = base?.view as Fields | undefined;
    const names = (base && own) ?? Object.keys(fields);
    const before = told?.own;
    const values: Piece[] = before?.values.slice() ?? [];
    // Mostly it is the same fields that are written: their names are kept once.
    let keys: string[] | undefined = before === undefined ? [] : undefined;
    let count = 0;
    for (let at = 0; at < names.length; at++) {
      const key = sure(names[at], 'name', at);
      const value = fields[key];
      if (value === undefined) continue;
      const openPiece = base?.text.piece(key, at);
      const openValue = openFields?.[key];
      let piece: Piece | undefined;
      if (isUnchanged(value)) {
        piece = told?.piece(key, count);
        if (openPiece !== undefined && isSamePiece(piece, openPiece)) continue;
      } else if (openPiece === undefined || openValue !== value)
        piece = pieceOf(value, told?.piece(key, count), openValue, openPiece);
      else continue;
      if (keys === undefined && before?.keys[count] !== key) keys = before?.keys.slice(0, count);
      keys?.push(key);
      values[count++] = sure(piece, 'text of a field', key);
    }
    values.length = count;
    this.open = base?.text;
    const same = before?.keys ?? [];
    this.own = { keys: keys ?? (same.length === count ? same : same.slice(0, count)), values };
  }

  /** The text of a field, which is mostly at the place where it is looked for. */
  private piece(key: string, at: number): Piece | undefined {
    return valueAt(this.own, key, at) ?? (this.open && valueAt(this.open.own, key, at));
  }

  private get keys(): readonly string[] {
    const { open, own } = this;
    if (open === undefined) return own.keys;
    return [...open.own.keys, ...lacking(own.keys, open.own.keys)];
  }

  whole(): string {
    return `{${this.keys.map((key, at) => `${JSON.stringify(key)}:${joined(this.piece(key, at))}`).join(',')}}`;
  }

  /** What has changed in the open view, for all the seats whose texts rest on it. */
  openChangesSince(from: ViewText): OpenChanges {
    const { keys, values } = this.own;
    const set: string[] = [];
    for (let at = 0; at < keys.length; at++) {
      const key = sure(keys[at], 'key', at);
      set.push(fieldChanges(key, from.piece(key, at), values[at]));
    }
    return { from, to: this, set, unset: this.missing(from.keys) };
  }

  private missing(keys: readonly string[]): readonly string[] {
    return keys === this.own.keys ? NONE : keys.filter((key, at) => this.piece(key, at) === undefined);
  }

  /** `set` by field or `field/key`, and the names of fields that are gone. */
  changesSince(old: ViewText, openChanges?: OpenChanges): string {
    const { open } = this;
    const shared = openChanges?.from === old.open && openChanges?.to === open ? openChanges : undefined;
    const changes =
      shared === undefined || open === undefined
        ? this.changesOf(this.keys, old)
        : listed(
            this.changesOf(open.own.keys, old, shared.set),
            this.changesOf(lacking(this.own.keys, open.own.keys), old),
          );
    const gone = this.missing(shared === undefined ? old.keys : union(shared.unset, old.own.keys));
    return `{"set":{${changes}},"unset":${gone.length === 0 ? '[]' : JSON.stringify(gone)}}`;
  }

  /** What is to be set of these fields; what is seen as everybody sees it, now and before, has changed for everybody alike. */
  private changesOf(keys: readonly string[], old: ViewText, common?: readonly string[]): string {
    const [now, before] = [this.own.keys, old.own.keys];
    let set = '';
    for (let at = 0; at < keys.length; at++) {
      const key = sure(keys[at], 'key', at);
      const apart = common === undefined || now.includes(key) || (before !== now && before.includes(key));
      const change = apart
        ? fieldChanges(key, old.piece(key, at), this.piece(key, at))
        : sure(common[at], 'change', at);
      set = listed(set, change);
    }
    return set;
  }

  /** Has a view all the fields of this one? Those that are not its own it has. */
  isWithin(fields: Fields, own: readonly string[] = this.own.keys): boolean {
    for (let at = 0; at < own.length; at++) {
      const key = sure(own[at], 'key', at);
      if (fields[key] === undefined && this.piece(key, at) !== undefined) return false;
    }
    return true;
  }
}

/** What is to be set so that a field becomes what it is now. */
function fieldChanges(field: string, before: Piece | undefined, now: Piece | undefined): string {
  if (now === undefined || before === now) return '';
  if (!haveSameElements(before, now)) {
    const text = joined(now);
    return before !== undefined && joined(before) === text ? '' : `${quoted(field)}:${text}`;
  }
  const { keys, values } = now as Parts;
  let changes = '';
  for (let at = 0; at < keys.length; at++) {
    const key = sure(keys[at], 'element', at);
    const text = sure(values[at], 'text', at);
    if (text !== valueAt(before as Parts, key, at))
      changes = listed(changes, `${quoted(`${field}/${key}`)}:${text}`);
  }
  return changes;
}

/** Names without anything that JSON would write otherwise. */
const PLAIN = /^[\w/-]*$/;

function quoted(name: string): string {
  return PLAIN.test(name) ? `"${name}"` : JSON.stringify(name);
}

function listed(list: string, item: string): string {
  return list === '' ? item : item === '' ? list : `${list},${item}`;
}

function union(some: readonly string[], others: readonly string[]): readonly string[] {
  if (some === others || others.length === 0) return some;
  return some.length === 0 ? others : [...some, ...lacking(others, some)];
}

/** Those of some names that are not among others. */
function lacking(some: readonly string[], others: readonly string[]): readonly string[] {
  return some.filter((name) => !others.includes(name));
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
    const element = value[key];
    const before = told && valueAt(told, key, at);
    if (isUnchanged(element)) values.push(sure(before, 'text of an element', key));
    else {
      const written = openValue?.[key] === element ? open && valueAt(open, key, at) : undefined;
      values.push(written ?? shared(JSON.stringify(element), before));
    }
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

function isSamePiece(some: Piece | undefined, other: Piece): boolean {
  if (typeof some !== 'object' || typeof other !== 'object' || some === other) return some === other;
  return some.list === other.list && areEqual(some.keys, other.keys) && areEqual(some.values, other.values);
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
