import type { Seat } from '@sietch/kernel';
import { Icon } from '../icons/icon';
import { useSettings } from '../settings/settings';
import { useOnline, useTimeLeft } from './online-context';
import { PresenceDot } from './presence';
import { isLow, wordTime } from './time';

/** Beside a player: are they there, who plays for them, how much time they have. */
export function SeatNote({ seat }: { readonly seat: Seat }) {
  const { net } = useSettings().words;
  const { table, link } = useOnline();
  const info = table.seats[seat];
  const plays = seat === link.seat ? net.botPlaysYou : net.botPlaysFor;
  if (info === undefined) return null;
  return (
    <span className="seat-note">
      {info.held && info.bot !== undefined && <Icon name="robot" label={plays} />}
      <PresenceDot seat={info} />
      <SeatClock seat={seat} />
    </span>
  );
}

export function SeatClock({ seat }: { readonly seat: Seat }) {
  const { words } = useSettings();
  const { table, state } = useOnline();
  const left = useTimeLeft(seat);
  const running = state.clocks?.seats[seat]?.running ?? false;
  if (left === undefined || table.status !== 'playing') return null;
  // Bots do not hesitate; and days are counted anew for every turn, so they tell something only while they run.
  const { clock } = table.settings;
  if (table.seats[seat]?.bot !== undefined || (clock.kind === 'days' && !running)) return null;
  const low = running && isLow(left, clock);
  const time = wordTime(left, words);
  return (
    <span
      className={`clock ${running ? 'running' : ''} ${low ? 'low' : ''}`}
      role="img"
      aria-label={left < 0 ? time : words.net.timeLeft(time)}
    >
      <Icon name="clock" />
      {time}
    </span>
  );
}
