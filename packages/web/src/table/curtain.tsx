import type { Seat } from '@sietch/kernel';
import { SeatMark } from '../icons/seat-mark';
import { useSettings } from '../settings/settings';

/** Between two people at one screen: nothing hidden is on the page until the next one says so. */
export function Curtain({
  seat,
  name,
  role,
  palette,
  onLift,
}: {
  readonly seat: Seat;
  /** What the person is called, where names were given. */
  readonly name: string | undefined;
  /** The leader or the side of the seat. */
  readonly role: string;
  /** The colours of the seats in this game. */
  readonly palette: React.CSSProperties;
  onLift(): void;
}) {
  const { words } = useSettings();
  const title = name ?? role;
  const below = name === undefined ? words.player(seat + 1) : role;
  return (
    <div className="curtain" style={palette} role="dialog" aria-modal="true" aria-labelledby="curtain-title">
      <SeatMark seat={seat} />
      <h1 id="curtain-title">{words.curtainTitle(title)}</h1>
      {below !== title && <p className="curtain-role">{below}</p>}
      <p>{words.curtainText}</p>
      <button type="button" className="primary" data-lift onClick={onLift}>
        {words.curtainButton}
      </button>
    </div>
  );
}
