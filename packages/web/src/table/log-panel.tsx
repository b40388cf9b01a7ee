import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { Medallion } from '../art/medallion';
import { PhraseText } from '../icons/phrase';
import { SeatMark } from '../icons/seat-mark';
import type { SeenEvent } from '../link/table-link';
import { useSettings } from '../settings/settings';
import { EVERYTHING, filtered, type LogFilter, MAIN, topicsOf } from './log-filter';
import { namesIn } from './name-link';
import { together } from './news';
import { useAim } from './pointing';
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
    <div className={talking ? 'log-and-chat talking' : 'log-and-chat'}>
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

/** Beside the table a log that is turned to may lie over other things: it is left by Escape, or by going elsewhere. */
const FOLDING = {
  onKeyDown: (event: React.KeyboardEvent) => {
    if (event.key === 'Escape') leave(event.currentTarget);
  },
  onPointerLeave: (event: React.PointerEvent) => {
    if (event.pointerType === 'mouse') leave(event.currentTarget);
  },
};

function leave(place: Element): void {
  const { activeElement: focused } = document;
  if (focused instanceof HTMLElement && place.contains(focused)) focused.blur();
}

function Log({ filterable }: { readonly filterable: boolean }) {
  const { words } = useSettings();
  const { state, presenter, speaker } = useTable();
  const { story } = presenter;
  const [filter, setFilter] = useState<LogFilter>(EVERYTHING);
  const end = useRef<HTMLOListElement>(null);
  const shown = useMemo(
    () => filtered(together(state.log, story.joined), filter, story, speaker).slice(filterable ? 0 : -KEPT),
    [state.log, filter, filterable, story, speaker],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines move the log to its end, and so does less room.
  useEffect(() => {
    const lines = end.current;
    if (lines === null) return;
    const follow = new ResizeObserver(() => lines.scrollTo({ top: lines.scrollHeight }));
    follow.observe(lines);
    return () => follow.disconnect();
  }, [shown]);
  return (
    <section className="log" aria-label={words.log} {...(!filterable && FOLDING)}>
      {filterable ? (
        <LogFilters filter={filter} onFilter={setFilter} />
      ) : (
        <h2 className="zone-title">{words.log}</h2>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <ol ref={end} tabIndex={0}>
        <LogLines events={shown} />
      </ol>
      {filterable && shown.length === 0 && <p className="hint">{words.logEmpty}</p>}
    </section>
  );
}

function LogFilters({ filter, onFilter }: { readonly filter: LogFilter; onFilter(filter: LogFilter): void }) {
  const { lang, words } = useSettings();
  const { state, presenter, label } = useTable();
  const topics = [
    { id: undefined, name: words.logAll },
    { id: MAIN, name: words.logMain },
    ...topicsOf(state.log, presenter.story).map(({ id, name }) => ({ id, name: name[lang] })),
  ];
  return (
    <>
      <fieldset className="segments log-filter" aria-label={words.players}>
        <button
          type="button"
          aria-pressed={filter.seat === undefined}
          onClick={() => onFilter({ ...filter, seat: undefined })}
        >
          {words.everybody}
        </button>
        {state.seats.map((_, seat) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index.
            key={seat}
            type="button"
            aria-pressed={filter.seat === seat}
            data-log-seat={seat}
            onClick={() => onFilter({ ...filter, seat })}
          >
            <SeatMark seat={seat} /> {label(seat)}
          </button>
        ))}
      </fieldset>
      <fieldset className="segments log-filter" aria-label={words.logKinds}>
        {topics.map(({ id, name }) => (
          <button
            key={name}
            type="button"
            aria-pressed={filter.topic === id}
            data-log-topic={id ?? 'all'}
            onClick={() => onFilter({ ...filter, topic: id })}
          >
            {name}
          </button>
        ))}
      </fieldset>
    </>
  );
}

const NOWHERE: readonly string[] = [];
const lineKeys = new WeakMap<SeenEvent, number>();
let lines = 0;

/** A line keeps its key when earlier ones are no longer shown, so that it is not drawn anew. */
function lineKey(seen: SeenEvent): number {
  const known = lineKeys.get(seen);
  if (known !== undefined) return known;
  lineKeys.set(seen, ++lines);
  return lines;
}

export function LogLines({
  events,
  current = -1,
}: {
  readonly events: readonly SeenEvent[];
  /** The line being looked at. */
  readonly current?: number;
}) {
  const { speaker, presenter } = useTable();
  return events.map((seen, i) => (
    <LogLine
      key={lineKey(seen)}
      seen={seen}
      speaker={speaker}
      story={presenter.story}
      current={i === current}
    />
  ));
}

interface LineProps {
  readonly seen: SeenEvent;
  readonly speaker: Voice;
  readonly story: Story;
  readonly current: boolean;
}

/** Lines never change; only the language does, and leaders are named once they are known. */
const sameLine = (a: LineProps, b: LineProps): boolean =>
  a.seen === b.seen &&
  a.current === b.current &&
  a.speaker.lang === b.speaker.lang &&
  a.speaker.phase === b.speaker.phase;

const LogLine = memo(function LogLine({ seen: { event }, speaker, story, current }: LineProps) {
  const phrase = speaker.event(event);
  const aim = useAim(story.places?.(event) ?? NOWHERE);
  if (phrase === undefined) return null;
  const seat = speaker.actor(event);
  // A face for every move of a turn, not for what came of it.
  const face = seat !== undefined && story.isMove(event) ? speaker.face?.(seat) : undefined;
  const kind = event.event === 'round' ? 'log-round' : story.isMain(event) ? 'log-main' : 'log-detail';
  return (
    <li
      className={kind}
      aria-current={current ? 'step' : undefined}
      onPointerEnter={aim.onPointerEnter}
      onPointerLeave={aim.onPointerLeave}
      ref={current ? (line) => line?.scrollIntoView({ block: 'nearest' }) : undefined}
    >
      {seat !== undefined && (
        <>
          {face !== undefined && <Medallion who={face} />} <SeatMark seat={seat} /> <b>
            {speaker.who(seat)}
          </b>{' '}
        </>
      )}
      <PhraseText phrase={phrase} drawText={namesIn(event, story, speaker)} />
    </li>
  );
}, sameLine);
