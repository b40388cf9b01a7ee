/** The text of a field; of a list or a record of objects, the texts of its elements under their keys. */
type Piece = string | Parts;

interface Parts {
  readonly list: boolean;
  readonly texts: ReadonlyMap<string, string>;
}

/**
 * A view as pieces of JSON text: one for each field, one for each element of a field that is a list or a record of
 * objects. From the pieces come the whole view and what changed since an earlier one, without writing anything twice.
 */
export class ViewText {
  private readonly pieces = new Map<string, Piece>();

  /** Views of one table are much `alike`, from change to change and from seat to seat: equal texts are kept once. */
  constructor(view: Readonly<Record<string, unknown>>, ...alike: readonly (ViewText | undefined)[]) {
    for (const [field, value] of Object.entries(view)) {
      if (value === undefined) continue;
      const before = alike.map((other) => other?.pieces.get(field));
      this.pieces.set(field, pieceOf(value, before));
    }
  }

  whole(): string {
    return `{${[...this.pieces].map(([field, piece]) => `${JSON.stringify(field)}:${joined(piece)}`).join(',')}}`;
  }

  /** `set` by field or `field/key`, and the names of fields that are gone. */
  changesSince(old: ViewText): string {
    const set: string[] = [];
    for (const [field, piece] of this.pieces) {
      const before = old.pieces.get(field);
      const parts = commonParts(before, piece);
      if (parts === undefined) {
        const text = joined(piece);
        if (before === undefined || joined(before) !== text) set.push(`${JSON.stringify(field)}:${text}`);
        continue;
      }
      for (const [key, text] of parts.now)
        if (text !== parts.before.get(key)) set.push(`${JSON.stringify(`${field}/${key}`)}:${text}`);
    }
    const unset = [...old.pieces.keys()].filter((field) => !this.pieces.has(field));
    return `{"set":{${set.join(',')}},"unset":${JSON.stringify(unset)}}`;
  }
}

function pieceOf(value: unknown, before: readonly (Piece | undefined)[]): Piece {
  if (!isOfObjects(value)) return shared(JSON.stringify(value), before);
  const list = Array.isArray(value);
  const texts = new Map<string, string>();
  for (const [key, item] of Object.entries(value)) {
    const text = JSON.stringify(item);
    texts.set(
      key,
      shared(
        text,
        before.map((piece) => (typeof piece === 'object' ? piece.texts.get(key) : undefined)),
      ),
    );
  }
  return { list, texts };
}

function shared(text: string, before: readonly (Piece | undefined)[]): string {
  for (const other of before) if (other === text) return other;
  return text;
}

/** The elements of both, if one can become the other by changing elements: a list as long, a record with the same keys. */
function commonParts(before: Piece | undefined, now: Piece) {
  if (typeof before !== 'object' || typeof now !== 'object') return undefined;
  if (before.list !== now.list || before.texts.size !== now.texts.size) return undefined;
  for (const key of now.texts.keys()) if (!before.texts.has(key)) return undefined;
  return { before: before.texts, now: now.texts };
}

function joined(piece: Piece): string {
  if (typeof piece === 'string') return piece;
  if (piece.list) return `[${[...piece.texts.values()].join(',')}]`;
  return `{${[...piece.texts].map(([key, text]) => `${JSON.stringify(key)}:${text}`).join(',')}}`;
}

/** Elements are addressed by `field/key`, so a key with a slash keeps its record whole. */
function isOfObjects(value: unknown): value is Readonly<Record<string, object>> | readonly object[] {
  if (typeof value !== 'object' || value === null) return false;
  const entries = Object.entries(value);
  return (
    entries.length > 0 &&
    entries.every(
      ([key, item]) =>
        typeof item === 'object' && item !== null && !Array.isArray(item) && !key.includes('/'),
    )
  );
}
