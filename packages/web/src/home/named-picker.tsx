import { useSettings } from '../settings/settings';
import type { Named } from './set-up-option';

export type Chosen = readonly string[];

interface Props {
  readonly legend: string;
  readonly among: readonly Named<string>[];
  readonly count: number;
  readonly chosen: Chosen;
  onChange(chosen: Chosen): void;
}

/** So many by name, never more or fewer: who is picked takes the place of whoever was picked first. */
export function NamedPicker({ legend, among, count, chosen, onChange }: Props) {
  const { words } = useSettings();
  return (
    <fieldset className="named-picker">
      <legend className="sr-only">{legend}</legend>
      {among.map(({ value, name, hint }) => (
        <button
          key={value}
          type="button"
          aria-pressed={chosen.includes(value)}
          data-named={value}
          onClick={() => {
            if (!chosen.includes(value)) onChange([...chosen, value].slice(-count));
          }}
        >
          <b>{name(words)}</b>
          {hint !== undefined && <small>{hint(words)}</small>}
        </button>
      ))}
    </fieldset>
  );
}
