import { useEffect, useMemo, useRef, useState } from 'react';
import { PhraseText } from '../icons/phrase';
import { SeatMark } from '../icons/seat-mark';
import type { SeenEvent } from '../link/table-link';
import { useSettings } from '../settings/settings';
import { actorOf, isMain, wordEvent } from '../words/events';
import { useTable } from './table-context';

const KEPT = 250;

/** What happened, in words with symbols; the latest at the bottom. */
export function LogPanel({ filterable = false }: { readonly filterable?: boolean }) {
  const { words } = useSettings();
  const { state } = useTable();
  const [mainOnly, setMainOnly] = useState(false);
  const end = useRef<HTMLOListElement>(null);
  const shown = useMemo(
    () => state.log.filter(({ event }) => !mainOnly || isMain(event)).slice(-KEPT),
    [state.log, mainOnly],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines move the log to its end.
  useEffect(() => {
    end.current?.scrollTo({ top: end.current.scrollHeight });
  }, [shown]);
  return (
    <section className="log" aria-label={words.log}>
      <h2 className="zone-title">
        {words.log}
        {filterable && (
          <button
            type="button"
            className="plain small"
            aria-pressed={mainOnly}
            onClick={() => setMainOnly(!mainOnly)}
          >
            {mainOnly ? words.logAll : words.logMain}
          </button>
        )}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <ol ref={end} tabIndex={0}>
        <LogLines events={shown} />
      </ol>
    </section>
  );
}

export function LogLines({ events }: { readonly events: readonly SeenEvent[] }) {
  const { speaker } = useTable();
  return events.map(({ step, event }, i) => {
    const phrase = wordEvent(event, speaker);
    if (phrase === undefined) return null;
    const seat = actorOf(event);
    const kind = event.event === 'round' ? 'log-round' : isMain(event) ? 'log-main' : 'log-detail';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows at its end.
      <li key={`${step} ${i}`} className={kind}>
        {seat !== undefined && (
          <>
            <SeatMark seat={seat} /> <b>{speaker.who(seat)}</b>{' '}
          </>
        )}
        <PhraseText phrase={phrase} />
      </li>
    );
  });
}
