import { useId } from 'react';

interface Props {
  readonly label: string;
  /** What it means, where the label alone would leave a question. */
  readonly note?: string | undefined;
  readonly value: boolean;
  /** Something else has decided it. */
  readonly fixed?: boolean;
  onChange(value: boolean): void;
}

/** The label is its name, the note its description: read out apart from each other. */
export function Check({ label, note, value, fixed = false, onChange }: Props) {
  const id = useId();
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={value}
        disabled={fixed}
        aria-labelledby={id}
        aria-describedby={note === undefined ? undefined : `${id}note`}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>
        <span id={id}>{label}</span>
        {note !== undefined && <small id={`${id}note`}>{note}</small>}
      </span>
    </label>
  );
}
