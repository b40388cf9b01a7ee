interface Props {
  readonly label: string;
  readonly value: boolean;
  onChange(value: boolean): void;
}

export function Check({ label, value, onChange }: Props) {
  return (
    <label className="check">
      <input type="checkbox" checked={value} onChange={({ target }) => onChange(target.checked)} /> {label}
    </label>
  );
}
