import type { Seat } from '@sietch/kernel';
import { useSettings } from '../settings/settings';
import type { Names } from './new-game';

interface Props {
  readonly people: readonly Seat[];
  readonly names: Names;
  /** What they are called without a name. */
  called(seat: Seat): string;
  onName(seat: Seat, name: string): void;
}

/** What those who share a screen are called: the curtain calls them by it. */
export function PeopleNames({ people, names, called, onName }: Props) {
  const { words } = useSettings();
  return (
    <fieldset className="people-names">
      <legend>{words.peopleNames}</legend>
      {people.map((seat) => (
        <input
          key={seat}
          aria-label={called(seat)}
          placeholder={called(seat)}
          value={names[seat] ?? ''}
          maxLength={30}
          data-name={seat}
          onChange={({ target }) => onName(seat, target.value)}
        />
      ))}
    </fieldset>
  );
}
