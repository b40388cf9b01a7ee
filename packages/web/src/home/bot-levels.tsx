import { isLevel, LEVELS, type Level } from '@sietch/bots';
import type { Seat } from '@sietch/kernel';
import { SeatMark } from '../icons/seat-mark';
import { Segments } from '../settings/segments';
import { useSettings } from '../settings/settings';
import type { BotsBySeat } from './new-game';

interface Props {
  /** The seats bots play. */
  readonly seats: readonly Seat[];
  readonly botAt: BotsBySeat;
  /** What a seat plays. */
  called(seat: Seat): string;
  onPick(seats: readonly Seat[], level: Level): void;
}

/** How well bots play: all of them, or each by itself. */
export function BotLevels({ seats, botAt, called, onPick }: Props) {
  const { words } = useSettings();
  const { bots } = words;
  const [first, ...others] = seats.map(botAt);
  const common = first !== undefined && isLevel(first) && others.every((bot) => bot === first) ? first : '';
  return (
    <>
      <Segments<Level | ''>
        legend={bots.strength}
        values={LEVELS}
        value={common}
        names={{ ...bots.levels, '': '' }}
        onPick={(level) => level !== '' && onPick(seats, level)}
      />
      {common !== '' && <p className="hint">{bots.levelHints[common]}</p>}
      {seats.length > 1 && (
        <details className="rulings">
          <summary>{bots.each}</summary>
          {seats.map((seat) => (
            <p key={seat} className="bot-level">
              <SeatMark seat={seat} /> {called(seat)}
              <LevelSelect
                value={botAt(seat)}
                label={bots.levelOf(called(seat))}
                onPick={(level) => onPick([seat], level)}
              />
            </p>
          ))}
        </details>
      )}
    </>
  );
}

interface SelectProps {
  /** The id of a bot. */
  readonly value: string;
  readonly label: string;
  onPick(level: Level): void;
}

/** The level of one bot; one that has none, as in tests, stays what it is until a level is picked. */
export function LevelSelect({ value, label, onPick }: SelectProps) {
  const { words } = useSettings();
  return (
    <select
      aria-label={label}
      value={value}
      data-level
      onChange={({ target }) => isLevel(target.value) && onPick(target.value)}
    >
      {!isLevel(value) && <option value={value}>{words.bots.unrated}</option>}
      {LEVELS.map((level) => (
        <option key={level} value={level}>
          {words.bots.levels[level]}
        </option>
      ))}
    </select>
  );
}
