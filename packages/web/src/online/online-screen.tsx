import type { Seat } from '@sietch/kernel';
import type { TableHere } from '@sietch/protocol';
import { useCallback, useEffect, useState } from 'react';
import { PLAYABLE } from '../app/games';
import type { Link } from '../link/link';
import type { ReplayFrom } from '../replay/replay-link';
import { useSettings } from '../settings/settings';
import { useLinkState } from '../table/table-context';
import { Banners } from './banners';
import { Chat } from './chat';
import { clearInvitation, type Invitation, invitationIn } from './invitation';
import { Lobby } from './lobby';
import { myTable, remember } from './mine';
import { MoveHere } from './move-here';
import { OnlineProvider, useOnlineState } from './online-context';
import { OnlineTable } from './online-table';
import { remoteLink } from './remote';
import { codeOf, lookUp } from './tables';
import { Trouble } from './trouble';

interface Props {
  readonly id: string;
  onWatch(record: string, from?: ReplayFrom): void;
}

const ASK_AGAIN_MS = 2000;

/** A table on the server: first the seats, then the game. */
export function OnlineScreen({ id, onWatch }: Props) {
  const { words } = useSettings();
  const [here, setHere] = useState<TableHere | undefined>(undefined);
  const [trouble, setTrouble] = useState<string | undefined>(undefined);
  /** Of several seats of this device, the one that is played now. */
  const [chosen, setChosen] = useState<Seat | undefined>(undefined);
  const [invited, setInvited] = useState(() => invitationIn(location.hash));
  const load = useCallback(() => {
    lookUp(id).then(
      (found) => {
        setHere(found);
        setTrouble(undefined);
      },
      (error: unknown) => setTrouble(codeOf(error)),
    );
  }, [id]);
  useEffect(load, [load]);
  const used = useCallback(() => {
    clearInvitation();
    setInvited(undefined);
    load();
  }, [load]);
  const seated = invited !== undefined && here?.you.seats.includes(invited.seat) === true;
  useEffect(() => {
    if (seated) used();
  }, [seated, used]);
  if (here === undefined) {
    if (trouble !== undefined) return <Trouble code={trouble} />;
    return <main className="message">{words.opening}</main>;
  }
  const { table, you } = here;
  if (PLAYABLE[table.game] === undefined) return <Trouble code="unknown-game" />;
  const seat = you.seats.find((held) => held === chosen) ?? you.seats[0];
  const open = { here, invited, seat, onSeat: setChosen, onChange: load, onWatch };
  if (invited !== undefined && table.seats[invited.seat]?.held && !you.seats.includes(invited.seat))
    return <MoveHere table={table} invited={invited} onDone={used} />;
  if (seat === undefined && table.status === 'open') return <Waiting {...open} />;
  if (seat === undefined && !table.settings.spectators) return <Trouble code="spectators-closed" />;
  return <Connected key={seat ?? 'watching'} {...open} />;
}

interface HereProps {
  readonly here: TableHere;
  readonly invited: Invitation | undefined;
  readonly seat: Seat | undefined;
  onSeat(seat: Seat): void;
  onChange(): void;
  onWatch(record: string, from?: ReplayFrom): void;
}

/** Whoever has no seat yet looks again now and then. */
function Waiting({ here, invited, onChange }: HereProps) {
  useEffect(() => {
    const timer = setInterval(onChange, ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [onChange]);
  return <Lobby here={here} invited={invited} onChange={onChange} />;
}

/** Those who sit, and those who watch a game, hear at once what happens. */
function Connected(props: HereProps) {
  const { words } = useSettings();
  const { seat } = props;
  const { id } = props.here.table;
  const [link, setLink] = useState<Link | undefined>(undefined);
  useEffect(() => {
    const opened = remoteLink(id, seat);
    setLink(opened);
    // Whoever comes back to a seat that is no longer theirs is told, once.
    const { seat: former } = myTable(id);
    if (seat === undefined && former !== undefined) opened.complain('seat-lost');
    if (seat !== former) remember(id, { seat });
    return () => opened.close();
  }, [id, seat]);
  if (link === undefined) return <main className="message">{words.opening}</main>;
  return <Joined link={link} {...props} />;
}

function Joined({ link, here, invited, onSeat, onChange, onWatch }: HereProps & { readonly link: Link }) {
  const { words } = useSettings();
  const { table = here.table, trouble } = useOnlineState(link);
  const { view } = useLinkState(link);
  const now = { ...here, table };
  if (trouble !== undefined) {
    return (
      <Trouble code={trouble}>
        {(trouble === 'seat-moved' || trouble === 'not-signed-in') && (
          <button type="button" className="primary" onClick={onChange}>
            {words.net.watchInstead}
          </button>
        )}
      </Trouble>
    );
  }
  return (
    <OnlineProvider link={link} here={now} onSeat={onSeat} onChange={onChange}>
      {table.status === 'open' && view === undefined ? (
        <>
          <Banners />
          <Lobby here={now} invited={invited} onChange={onChange} chat={<Chat />} />
        </>
      ) : (
        <OnlineTable onWatch={onWatch} />
      )}
    </OnlineProvider>
  );
}
