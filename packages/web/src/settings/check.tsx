interface Props {
  readonly label: string;
  /** What it means, where the label alone would leave a question. */
  readonly note?: string | undefined;
  readonly value: boolean;
  onChange(value: boolean): void;
}

export function Check({ label, note, value, onChange }: Props) {
  return (
    <label className="check">
      <input type="checkbox" checked={value} onChange={({ target }) => onChange(target.checked)} />
      <span>
        {label}
        {note !== undefined && <small>{note}</small>}
      </span>
    </label>
  );
}
