interface Props<T extends string | number> {
  readonly legend: string;
  readonly values: readonly T[];
  readonly value: T;
  readonly names?: Readonly<Record<T, string>>;
  onPick(value: T): void;
}

/** One of a few, as buttons side by side. */
export function Segments<T extends string | number>({ legend, values, value, names, onPick }: Props<T>) {
  return (
    <fieldset className="segments">
      <legend>{legend}</legend>
      {values.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === value}
          data-pick={`${each}`}
          onClick={() => onPick(each)}
        >
          {names?.[each] ?? each}
        </button>
      ))}
    </fieldset>
  );
}
