import type { Seat } from '@sietch/kernel';
import { SeatMark } from '../icons/seat-mark';
import { useSettings } from '../settings/settings';

interface Props {
  readonly players: number;
  readonly people: readonly Seat[];
  /** What a seat plays. */
  called(seat: Seat): string;
  onPeople(people: readonly Seat[]): void;
}

/** Which seats are people's, where that makes a difference; somebody must play. */
export function PeopleSeats({ players, people, called, onPeople }: Props) {
  const { words } = useSettings();
  const change = (seat: Seat, on: boolean) => {
    const chosen = [...people.filter((other) => other !== seat), ...(on ? [seat] : [])];
    if (chosen.length > 0) onPeople(chosen.toSorted((a, b) => a - b));
  };
  return (
    <fieldset className="several people-seats">
      <legend>{words.teams.whoPlays}</legend>
      {Array.from({ length: players }, (_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index.
        <label key={seat} className="check">
          <input
            type="checkbox"
            checked={people.includes(seat)}
            data-person={seat}
            onChange={({ target }) => change(seat, target.checked)}
          />
          <span>
            <SeatMark seat={seat} /> {called(seat)}
          </span>
        </label>
      ))}
      <p className="hint">{words.teams.whoPlaysHint}</p>
    </fieldset>
  );
}
