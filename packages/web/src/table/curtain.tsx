import type { Seat } from '@sietch/kernel';
import { SeatMark } from '../icons/seat-mark';
import { useSettings } from '../settings/settings';

/** Between two people at one screen: nothing hidden is on the page until the next one says so. */
export function Curtain({
  seat,
  name,
  palette,
  onLift,
}: {
  readonly seat: Seat;
  readonly name: string;
  /** The colours of the seats in this game. */
  readonly palette: React.CSSProperties;
  onLift(): void;
}) {
  const { words } = useSettings();
  return (
    <div className="curtain" style={palette} role="dialog" aria-modal="true" aria-labelledby="curtain-title">
      <SeatMark seat={seat} />
      <h1 id="curtain-title">{words.curtainTitle(name)}</h1>
      <p>{words.curtainText}</p>
      <button type="button" className="primary" data-lift onClick={onLift}>
        {words.curtainButton}
      </button>
    </div>
  );
}
