interface Props {
  readonly label: string;
  /** What it means, where the label alone would leave a question. */
  readonly note?: string | undefined;
  readonly value: boolean;
  /** Something else has decided it. */
  readonly fixed?: boolean;
  onChange(value: boolean): void;
}

export function Check({ label, note, value, fixed = false, onChange }: Props) {
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={value}
        disabled={fixed}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>
        {label}
        {note !== undefined && <small>{note}</small>}
      </span>
    </label>
  );
}
