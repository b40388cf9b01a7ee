import type { Seat } from '@sietch/kernel';
import { useState } from 'react';
import { Icon } from '../icons/icon';
import type { SeenEvent } from '../link/table-link';
import { useSettings } from '../settings/settings';
import { LogLines } from './log-panel';
import type { Story, Voice } from './presenter';
import { useTable } from './table-context';

const LINES = 8;

/** The main moves of others since the looking seat last chose something. */
function sinceMine(
  log: readonly SeenEvent[],
  seat: Seat,
  { actor }: Voice,
  story: Story,
): readonly SeenEvent[] {
  const last = log.findLastIndex(({ event }) => story.isTurn(event) && actor(event) !== seat);
  const mine = log.findLastIndex(({ event }, i) => i < last && actor(event) === seat && story.isMove(event));
  return log.slice(mine + 1).filter(({ event }) => story.isMain(event) && actor(event) !== seat);
}

/** "Since your last turn": shown when you are asked for a new turn, until you have read it or gone on. */
export function Summary({ folded = false }: { readonly folded?: boolean }) {
  const { words } = useSettings();
  const { view, state, asked, touched, speaker, presenter } = useTable();
  const { story } = presenter;
  const [read, setRead] = useState(-1);
  const [unfolded, setUnfolded] = useState(false);
  if (!asked || state.seat === undefined || !story.isFreshTurn(view)) return null;
  const step = state.log.findLastIndex(({ event }) => story.isTurn(event));
  const news = sinceMine(state.log, state.seat, speaker, story).slice(-LINES);
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
