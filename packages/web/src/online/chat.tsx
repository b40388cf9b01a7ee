import type { ChatLine } from '@sietch/protocol';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { SeatMark } from '../icons/seat-mark';
import type { Company } from '../link/link';
import { useSettings } from '../settings/settings';
import { type Channel, channelOf, useOnline } from './online-context';

const LONGEST = 500;

/** What is said at the table, to everybody and to the own team. Everything is shown as text. */
export function Chat() {
  const { net } = useSettings().words;
  const { state, link, markRead } = useOnline();
  const end = useRef<HTMLOListElement>(null);
  const [channel, setChannel] = useChannel();
  const lines = state.chat.filter((line) => channelOf(line) === channel);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines move the chat to its end, and are read there.
  useEffect(() => {
    end.current?.scrollTo({ top: end.current.scrollHeight });
    markRead(channel);
  }, [state.chat, markRead, channel]);
  const label = channel === 'team' ? net.teamChat : net.chat;
  return (
    <section className={channel === 'team' ? 'chat secret' : 'chat'} aria-label={label}>
      {hasTeam(state) && <Channels channel={channel} onPick={setChannel} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <ol ref={end} className="chat-lines" aria-live="polite" aria-label={label} tabIndex={0}>
        {lines.length === 0 && <li className="hint">{net.chatEmpty}</li>}
        {lines.map((line) => (
          <Line key={line.number} line={line} />
        ))}
      </ol>
      {link.seat === undefined ? (
        <p className="hint">{net.chatWatching}</p>
      ) : channel === 'team' && state.confiding.length === 0 ? (
        <p className="hint">{net.talkIsOpen}</p>
      ) : (
        // What was typed for some is not sent to others: each channel has a field of its own.
        <Say key={channel} channel={channel} />
      )}
    </section>
  );
}

/** Partners have a channel while they may have secrets, and what they said in it stays theirs. */
function hasTeam({ confiding, chat }: Company): boolean {
  return confiding.length > 0 || chat.some(({ to }) => to !== undefined);
}

/** Whom one reads and writes to. When secrets become possible in the midst of a game, that is what they are wanted for. */
function useChannel(): [Channel, (channel: Channel) => void] {
  const { confiding } = useOnline().state;
  const [channel, setChannel] = useState<Channel>('all');
  const could = useRef(confiding.length > 0);
  useEffect(() => {
    if (!could.current && confiding.length > 0) setChannel('team');
    could.current = confiding.length > 0;
  }, [confiding]);
  return [channel, setChannel];
}

function Channels({ channel, onPick }: { readonly channel: Channel; onPick(channel: Channel): void }) {
  const { words } = useSettings();
  const { net } = words;
  const { unread } = useOnline();
  const names = { all: words.everybody, team: net.teamChat };
  return (
    <div className="story-tabs channels">
      {(['all', 'team'] as const).map((id) => (
        <button
          key={id}
          type="button"
          aria-pressed={channel === id}
          data-channel={id}
          onClick={() => onPick(id)}
        >
          {names[id]}
          {channel !== id && unread[id] > 0 && (
            <span className="unread" role="img" aria-label={net.unread(unread[id])}>
              {unread[id]}
            </span>
          )}
        </button>
      ))}
    </div>
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

function Say({ channel }: { readonly channel: Channel }) {
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
    const code = await link.say(line, channel === 'team');
    // What was refused stays in the field, to be sent again, and so does what has been typed since.
    if (code === undefined) setText((now) => (now.trim() === line ? '' : now));
    setAnswer(code === undefined ? undefined : (answers[code] ?? net.notices[code] ?? net.noticeOther));
  };
  return (
    <form className="say" onSubmit={say}>
      <input
        value={text}
        maxLength={LONGEST}
        aria-label={channel === 'team' ? net.sayToTeam : net.sayLabel}
        placeholder={channel === 'team' ? net.sayToTeam : net.sayPlaceholder}
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
