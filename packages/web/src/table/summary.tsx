import { useState } from 'react';
import { Icon } from '../icons/icon';
import type { SeenEvent } from '../link/table-link';
import { useSettings } from '../settings/settings';
import { actorOf, isMain } from '../words/events';
import { LogLines } from './log-panel';
import { useTable } from './table-context';

const LINES = 8;

/** The main moves of others since the looking seat last chose something. */
function sinceMine(log: readonly SeenEvent[], seat: number): readonly SeenEvent[] {
  const last = log.findLastIndex(({ event }) => event.event === 'turn' && event.seat !== seat);
  const mine = log.findLastIndex(
    ({ event }, i) =>
      i < last && actorOf(event) === seat && (event.event === 'agent' || event.event === 'reveal'),
  );
  return log.slice(mine + 1).filter(({ event }) => isMain(event) && actorOf(event) !== seat);
}

/** "Since your last turn": shown when you are asked for a new turn, until you have read it or gone on. */
export function Summary({ folded = false }: { readonly folded?: boolean }) {
  const { words } = useSettings();
  const { view, state, asked, touched } = useTable();
  const [read, setRead] = useState(-1);
  const [unfolded, setUnfolded] = useState(false);
  if (!asked || state.seat === undefined || view.decision?.kind !== 'turn' || view.turn?.acted) return null;
  const step = state.log.findLastIndex(({ event }) => event.event === 'turn');
  const news = sinceMine(state.log, state.seat).slice(-LINES);
  if (news.length === 0 || read >= step || touched.length > 0) return null;
  if (folded && !unfolded) {
    return (
      <button type="button" className="summary-fold" onClick={() => setUnfolded(true)}>
        <Icon name="log" /> {words.sinceYourTurn}
      </button>
    );
  }
  return (
    <section className="summary panel" aria-label={words.sinceYourTurn}>
      <header>
        <h2 className="zone-title">{words.sinceYourTurn}</h2>
        <button
          type="button"
          className="plain small"
          onClick={() => {
            setRead(step);
            setUnfolded(false);
          }}
        >
          {words.gotIt}
        </button>
      </header>
      <ul>
        <LogLines events={news} />
      </ul>
    </section>
  );
}
