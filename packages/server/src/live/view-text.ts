type Piece = string | readonly string[];

/**
 * A view as pieces of JSON text: one for each field, one for each element of a field that is a list of objects. From
 * the pieces come the whole view and what changed since an earlier one, without writing anything twice.
 */
export class ViewText {
  private readonly pieces = new Map<string, Piece>();

  constructor(view: Readonly<Record<string, unknown>>) {
    for (const [field, value] of Object.entries(view)) {
      if (value === undefined) continue;
      this.pieces.set(
        field,
        isListOfObjects(value) ? value.map((item) => JSON.stringify(item)) : JSON.stringify(value),
      );
    }
  }

  whole(): string {
    return `{${[...this.pieces].map(([field, piece]) => `${JSON.stringify(field)}:${joined(piece)}`).join(',')}}`;
  }

  /** `set` by field or `field/index`, and the names of fields that are gone. */
  changesSince(old: ViewText): string {
    const set: string[] = [];
    for (const [field, piece] of this.pieces) {
      const before = old.pieces.get(field);
      if (typeof piece === 'string' || typeof before !== 'object' || before.length !== piece.length) {
        if (before === undefined || joined(before) !== joined(piece))
          set.push(`${JSON.stringify(field)}:${joined(piece)}`);
        continue;
      }
      for (const [index, item] of piece.entries())
        if (item !== before[index]) set.push(`${JSON.stringify(`${field}/${index}`)}:${item}`);
    }
    const unset = [...old.pieces.keys()].filter((field) => !this.pieces.has(field));
    return `{"set":{${set.join(',')}},"unset":${JSON.stringify(unset)}}`;
  }
}

function joined(piece: Piece): string {
  return typeof piece === 'string' ? piece : `[${piece.join(',')}]`;
}

function isListOfObjects(value: unknown): value is readonly object[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((item) => typeof item === 'object' && item !== null && !Array.isArray(item))
  );
}
