import { useCallback, useEffect, useState } from 'react';
import { gameName } from '../app/games';
import { HOME } from '../app/route';
import { EndScreen } from '../end/end-screen';
import { Icon } from '../icons/icon';
import { SeatMark } from '../icons/seat-mark';
import { useSettings } from '../settings/settings';
import { LanguageSwitch, ThemeSwitch } from '../settings/switches';
import { useLinkState } from '../table/table-context';
import { TableScreen } from '../table/table-screen';
import { RemoteLink } from './remote-link';
import { claim, lookUp, seatBot, type TableHere } from './tables';

interface Props {
  readonly id: string;
  onWatch(record: string): void;
}

const ASK_AGAIN_MS = 2000;

/** A table on the server: first the seats, then the game. */
export function OnlineScreen({ id, onWatch }: Props) {
  const { words } = useSettings();
  const [here, setHere] = useState<TableHere | undefined>(undefined);
  const [failed, setFailed] = useState(false);
  const [watching, setWatching] = useState(false);
  const load = useCallback(() => {
    lookUp(id).then(setHere, () => setFailed(true));
  }, [id]);
  const open = here?.table.status === 'open' && !watching;
  useEffect(() => {
    load();
    const timer = open ? setInterval(load, ASK_AGAIN_MS) : undefined;
    return () => clearInterval(timer);
  }, [load, open]);
  if (failed && here === undefined) return <main className="message">{words.noServer}</main>;
  if (here === undefined) return <main className="message">{words.opening}</main>;
  if (open) return <Lobby here={here} onChange={load} onWatch={() => setWatching(true)} />;
  return <Playing id={id} seat={here.you.seats[0]} onWatch={onWatch} />;
}

function Playing({ id, seat, onWatch }: Props & { readonly seat: number | undefined }) {
  const { words } = useSettings();
  const [link, setLink] = useState<RemoteLink | undefined>(undefined);
  useEffect(() => {
    const opened = new RemoteLink(id, seat);
    setLink(opened);
    return () => opened.close();
  }, [id, seat]);
  if (link === undefined) return <main className="message">{words.opening}</main>;
  return <Seated link={link} onWatch={onWatch} />;
}

function Seated({ link, onWatch }: { readonly link: RemoteLink } & Pick<Props, 'onWatch'>) {
  const state = useLinkState(link);
  const [ended, setEnded] = useState<'no' | 'shown' | 'hidden'>('no');
  const first = useCallback(() => setEnded((now) => (now === 'no' ? 'shown' : now)), []);
  const again = useCallback(() => setEnded('shown'), []);
  if (ended === 'shown' && state.record !== undefined) {
    return (
      <EndScreen state={state} record={state.record} onTable={() => setEnded('hidden')} onWatch={onWatch} />
    );
  }
  return <TableScreen link={link} onResult={ended === 'no' ? first : again} />;
}

interface LobbyProps {
  readonly here: TableHere;
  onChange(): void;
  onWatch(): void;
}

/** An invitation is in the address, after the #: `#seat=2&key=…`. */
function invitation(): { readonly seat: number; readonly key: string } | undefined {
  const said = new URLSearchParams(location.hash.slice(1));
  const [seat, key] = [said.get('seat'), said.get('key')];
  return seat === null || key === null ? undefined : { seat: Number(seat), key };
}

/** Who sits where before the game begins; a link for the others. */
function Lobby({ here, onChange, onWatch }: LobbyProps) {
  const { lang, words } = useSettings();
  const [name, setName] = useState('');
  const [copied, setCopied] = useState(false);
  const { table, you } = here;
  const link = `${location.origin}${import.meta.env.BASE_URL}t/${table.id}`;
  const seated = you.seats.length > 0;
  const invited = invitation();
  const sit = (seat: number) => {
    const key = invited?.seat === seat ? invited.key : undefined;
    claim(table.id, seat, name.trim() || words.player(seat + 1), key).then(onChange, onChange);
  };
  return (
    <main className="lobby">
      <header className="top-bar">
        <a className="brand" href={HOME}>
          {words.brand}
        </a>
        <span className="pill">{gameName(table.game, lang)}</span>
        <span className="spacer" />
        <LanguageSwitch />
        <ThemeSwitch />
      </header>
      <h1>{words.online}</h1>
      <p>{words.waitingForPlayers}</p>
      <p>{words.shareLink}</p>
      <p className="share">
        <code>{link}</code>
        <button
          type="button"
          className="plain"
          onClick={() => {
            navigator.clipboard.writeText(link).then(
              () => setCopied(true),
              () => {},
            );
          }}
        >
          {copied ? words.copied : words.copyLink}
        </button>
      </p>
      {!seated && (
        <label>
          {words.yourName}{' '}
          <input value={name} maxLength={30} onChange={({ target }) => setName(target.value)} />
        </label>
      )}
      <ul className="lobby-seats">
        {table.seats.map((seat, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index.
          <li key={i} className={`panel edge-seat-${i}`}>
            <SeatMark seat={i} />
            <b>{seat.kind === 'bot' ? words.bot(i) : (seat.name ?? words.openSeat)}</b>
            {you.seats.includes(i) && <small>{words.you}</small>}
            {seat.kind !== 'bot' && !seat.held && (
              <span className="lobby-actions">
                {!seated && (seat.kind === 'open' || invited?.seat === i) && (
                  <button type="button" className="primary" data-claim={i} onClick={() => sit(i)}>
                    {words.takeSeat}
                  </button>
                )}
                {you.host && (
                  <button
                    type="button"
                    className="plain"
                    data-bot={i}
                    onClick={() => seatBot(table.id, i).then(onChange, onChange)}
                  >
                    <Icon name="robot" /> {words.fillBot}
                  </button>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
      {!seated && (
        <button type="button" className="plain" onClick={onWatch}>
          {words.watch}
        </button>
      )}
    </main>
  );
}
