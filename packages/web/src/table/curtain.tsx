import type { Seat } from '@sietch/kernel';
import { useMemo } from 'react';
import { SeatMark } from '../icons/seat-mark';
import { useSettings } from '../settings/settings';
import { LogLines } from './log-panel';
import { sinceMine } from './news';
import { SeatFace } from './seat-face';
import { useTable } from './table-context';

/**
 * Between two people at one screen nothing hidden is on the page until the next one says so. What everybody may see stays:
 * the board behind, and what happened since the next one's last turn.
 */
export function Curtain({ seat }: { readonly seat: Seat }) {
  const { words } = useSettings();
  const { link, state, speaker, presenter } = useTable();
  const { story } = presenter;
  const name = state.seats[seat]?.name;
  const role = speaker.who(seat);
  const title = name ?? role;
  const below = name === undefined ? words.player(seat + 1) : role;
  const { lines, moved } = useMemo(
    () => sinceMine(state.log, seat, speaker, story),
    [state.log, seat, speaker, story],
  );
  const news = lines.filter(({ event }) => event.event !== 'round');
  return (
    <div className="curtain" role="dialog" aria-labelledby="curtain-title">
      <div className="curtain-call">
        <span className="curtain-who">
          <SeatFace seat={seat} />
          <SeatMark seat={seat} />
        </span>
        <div>
          <h2 id="curtain-title">{words.curtainTitle(title)}</h2>
          {below !== title && <p className="curtain-role">{below}</p>}
          <p>{words.curtainText}</p>
        </div>
        <button type="button" className="primary" data-lift onClick={() => link.look(seat)}>
          {words.curtainButton}
        </button>
      </div>
      {news.length > 0 && (
        <section className="curtain-news" aria-label={moved ? words.sinceYourTurn : words.soFar}>
          <h3 className="zone-title">{moved ? words.sinceYourTurn : words.soFar}</h3>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
          <ul tabIndex={0}>
            <LogLines events={news} />
          </ul>
        </section>
      )}
    </div>
  );
}
