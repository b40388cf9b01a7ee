import type { ChatLine } from '@sietch/protocol';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { SeatMark } from '../icons/seat-mark';
import { useSettings } from '../settings/settings';
import { useOnline } from './online-context';

const LONGEST = 500;

/** What is said at the table. Everything is shown as text. */
export function Chat() {
  const { net } = useSettings().words;
  const { state, link, markRead } = useOnline();
  const end = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines move the chat to its end, and are read there.
  useEffect(() => {
    end.current?.scrollTo({ top: end.current.scrollHeight });
    markRead();
  }, [state.chat, markRead]);
  return (
    <section className="chat" aria-label={net.chat}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <ol ref={end} className="chat-lines" aria-live="polite" aria-label={net.chat} tabIndex={0}>
        {state.chat.length === 0 && <li className="hint">{net.chatEmpty}</li>}
        {state.chat.map((line) => (
          <Line key={line.number} line={line} />
        ))}
      </ol>
      {link.seat === undefined ? <p className="hint">{net.chatWatching}</p> : <Say />}
    </section>
  );
}

function Line({ line: { seat, name, text, at } }: { readonly line: ChatLine }) {
  const { lang } = useSettings();
  const said = new Date(at);
  return (
    <li>
      <SeatMark seat={seat} /> <b>{name}</b>{' '}
      <time
        dateTime={said.toISOString()}
        title={said.toLocaleString(lang, { dateStyle: 'medium', timeStyle: 'short' })}
      >
        {said.toLocaleTimeString(lang, { timeStyle: 'short' })}
      </time>{' '}
      <span className="chat-text">{text}</span>
    </li>
  );
}

function Say() {
  const { net } = useSettings().words;
  const { link } = useOnline();
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState<string | undefined>(undefined);
  const answers: Readonly<Record<string, string>> = {
    'too-many': net.slowDown,
    'too-large': net.tooLong,
    'bad-request': net.tooLong,
    lost: net.lost,
  };
  const say = async (event: FormEvent) => {
    event.preventDefault();
    const line = text.trim();
    if (line === '') return;
    const code = await link.say(line);
    // What was refused stays in the field, to be sent again, and so does what has been typed since.
    if (code === undefined) setText((now) => (now.trim() === line ? '' : now));
    setAnswer(code === undefined ? undefined : (answers[code] ?? net.notices[code] ?? net.noticeOther));
  };
  return (
    <form className="say" onSubmit={say}>
      <input
        value={text}
        maxLength={LONGEST}
        aria-label={net.sayLabel}
        placeholder={net.sayPlaceholder}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="plain" data-say>
        {net.send}
      </button>
      {answer !== undefined && (
        <p className="problem" role="status">
          {answer}
        </p>
      )}
    </form>
  );
}
