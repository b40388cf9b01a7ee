import { useState } from 'react';
import { Icon } from '../icons/icon';
import type { SeenEvent } from '../link/table-link';
import { useSettings } from '../settings/settings';
import { LogLines } from './log-panel';
import { useLookBack } from './look-back';
import { useNews } from './news-context';
import { useTable } from './table-context';

/** "Since your last turn": shown when you are asked for a new turn, or one was begun for you, until you have read it or gone on. */
export function Summary({ folded = false }: { readonly folded?: boolean }) {
  const { words } = useSettings();
  const { touched } = useTable();
  const { look } = useLookBack();
  const { lines, moved, turn, gotIt } = useNews();
  const [unfolded, setUnfolded] = useState(false);
  const title = moved ? words.sinceYourTurn : words.soFar;
  if (lines.length === 0 || touched.length > 0) return null;
  if (folded && !unfolded) {
    return (
      <button type="button" className="summary-fold" data-summary onClick={() => setUnfolded(true)}>
        <Icon name="log" /> {title}
      </button>
    );
  }
  return (
    <section className="summary panel" aria-label={title}>
      <header>
        <h2 className="zone-title">{title}</h2>
        <button
          type="button"
          className="plain small"
          data-got-it
          onClick={() => {
            look(undefined);
            gotIt();
            setUnfolded(false);
          }}
        >
          {words.gotIt}
        </button>
      </header>
      <Steps key={turn} news={lines} />
    </section>
  );
}

/** The moves one by one: the table shows each of them as it was made. */
function Steps({ news }: { readonly news: readonly SeenEvent[] }) {
  const { words } = useSettings();
  const { presenter } = useTable();
  const { past, look } = useLookBack();
  const [at, setAt] = useState(-1);
  const now = past === undefined ? -1 : at;
  const go = (to: number) => {
    const seen = news[to];
    setAt(to);
    look(
      seen === undefined ? undefined : { step: seen.step, refs: presenter.story.places?.(seen.event) ?? [] },
    );
  };
  return (
    <>
      <p className="summary-steps">
        <button
          type="button"
          className="round"
          aria-label={words.earlierMove}
          data-earlier
          disabled={now === 0}
          onClick={() => go(now === -1 ? news.length - 1 : now - 1)}
        >
          <Icon name="retreat" />
        </button>
        <button
          type="button"
          className="round"
          aria-label={words.laterMove}
          data-later
          disabled={now === news.length - 1}
          onClick={() => go(now + 1)}
        >
          <Icon name="deploy" />
        </button>
        {now >= 0 && (
          <>
            <span>
              {now + 1}/{news.length}
            </span>
            <button type="button" className="plain small" data-now onClick={() => go(-1)}>
              {words.backToNow}
            </button>
          </>
        )}
      </p>
      <ul>
        <LogLines events={news} current={now} />
      </ul>
    </>
  );
}
