import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { PhraseText } from '../icons/phrase';
import { SeatMark } from '../icons/seat-mark';
import type { SeenEvent } from '../link/table-link';
import { useSettings } from '../settings/settings';
import type { Story, Voice } from './presenter';
import { useTable } from './table-context';

/** The whole log is in its dialog; beside the table its latest lines are enough. */
const KEPT = 80;

/** What happened, in words with symbols; the latest at the bottom. */
export function LogPanel({ filterable = false }: { readonly filterable?: boolean }) {
  const { chat } = useTable().extras;
  const [talking, setTalking] = useState(false);
  if (chat === undefined || filterable) return <Log filterable={filterable} />;
  return (
    <div className="log-and-chat">
      <LogOrChat talking={talking} unread={chat.unread} onPick={setTalking} />
      {talking ? chat.panel : <Log filterable={false} />}
    </div>
  );
}

interface LogOrChatProps {
  readonly talking: boolean;
  readonly unread: number;
  onPick(talking: boolean): void;
}

/** Beside the table there is room for one of them; unread lines are counted on the other. */
function LogOrChat({ talking, unread, onPick }: LogOrChatProps) {
  const { words } = useSettings();
  return (
    <div className="story-tabs">
      <button type="button" aria-pressed={!talking} onClick={() => onPick(false)}>
        {words.log}
      </button>
      <button type="button" aria-pressed={talking} data-chat-tab onClick={() => onPick(true)}>
        {words.net.chat}
        {unread > 0 && (
          <span className="unread" role="img" aria-label={words.net.unread(unread)}>
            {unread}
          </span>
        )}
      </button>
    </div>
  );
}

function Log({ filterable }: { readonly filterable: boolean }) {
  const { words } = useSettings();
  const { state, presenter } = useTable();
  const { isMain } = presenter.story;
  const [mainOnly, setMainOnly] = useState(false);
  const end = useRef<HTMLOListElement>(null);
  const shown = useMemo(
    () => state.log.filter(({ event }) => !mainOnly || isMain(event)).slice(filterable ? 0 : -KEPT),
    [state.log, mainOnly, filterable, isMain],
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
  const { speaker, presenter } = useTable();
  return events.map((seen, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows at its end.
    <LogLine key={`${seen.step} ${i}`} seen={seen} speaker={speaker} story={presenter.story} />
  ));
}

interface LineProps {
  readonly seen: SeenEvent;
  readonly speaker: Voice;
  readonly story: Story;
}

/** Lines never change; only the language does, and leaders are named once they are known. */
const sameLine = (a: LineProps, b: LineProps): boolean =>
  a.seen === b.seen && a.speaker.lang === b.speaker.lang && a.speaker.phase === b.speaker.phase;

const LogLine = memo(function LogLine({ seen: { event }, speaker, story }: LineProps) {
  const phrase = speaker.event(event);
  if (phrase === undefined) return null;
  const seat = speaker.actor(event);
  const kind = event.event === 'round' ? 'log-round' : story.isMain(event) ? 'log-main' : 'log-detail';
  return (
    <li className={kind}>
      {seat !== undefined && (
        <>
          <SeatMark seat={seat} /> <b>{speaker.who(seat)}</b>{' '}
        </>
      )}
      <PhraseText phrase={phrase} />
    </li>
  );
}, sameLine);
