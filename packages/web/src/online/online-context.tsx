import type { Seat } from '@sietch/kernel';
import type { ChatLine, TableHere, TableInfo } from '@sietch/protocol';
import {
  createContext,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { useRequired } from '../app/required-context';
import type { Company, Link } from '../link/link';
import { myTable, remember } from './mine';
import { codeOf } from './tables';
import { leftNow } from './time';

/** Who hears a line: everybody, or the own team. */
export type Channel = 'all' | 'team';

export const channelOf = ({ to }: ChatLine): Channel => (to === undefined ? 'all' : 'team');

/** What the parts of a server's table share besides its game. */
export interface Online {
  readonly link: Link;
  readonly state: Company;
  readonly table: TableInfo;
  readonly you: TableHere['you'];
  /** The number of chat lines of others that have not been read: to everybody, and to the team. */
  readonly unread: Readonly<Record<Channel, number>>;
  markRead(channel: Channel): void;
  /** Plays another of the seats this device holds. */
  onSeat(seat: Seat): void;
  /** Asks the server for something and says kindly why it failed. */
  act(deed: () => Promise<unknown>): void;
}

const Context = createContext<Online | undefined>(undefined);

export function useOnline(): Online {
  return useRequired(Context, 'This table is not on a server.');
}

export function useOnlineState(link: Link): Company {
  return useSyncExternalStore(link.subscribe, link.getCompany);
}

interface Props {
  readonly link: Link;
  readonly here: TableHere;
  onSeat(seat: Seat): void;
  onChange(): void;
  readonly children: ReactNode;
}

export function OnlineProvider({ link, here, onSeat, onChange, children }: Props) {
  const state = useOnlineState(link);
  const [read, setRead] = useState<Readonly<Record<Channel, number>>>(() => {
    const { read: all = 0, readByTeam: team = 0 } = myTable(link.id);
    return { all, team };
  });
  const { chat } = state;
  const markRead = useCallback(
    (channel: Channel) => {
      const last = chat.findLast((line) => channelOf(line) === channel)?.number;
      if (last === undefined) return;
      setRead((before) => (before[channel] === last ? before : { ...before, [channel]: last }));
      remember(link.id, channel === 'all' ? { read: last } : { readByTeam: last });
    },
    [chat, link],
  );
  const online = useMemo<Online>(
    () => ({
      link,
      state,
      table: state.table ?? here.table,
      you: here.you,
      unread: {
        all: unreadIn(chat, 'all', read.all, link.seat),
        team: unreadIn(chat, 'team', read.team, link.seat),
      },
      markRead,
      onSeat,
      act: (deed) => {
        deed()
          .catch((error: unknown) => link.complain(codeOf(error)))
          .finally(onChange);
      },
    }),
    [link, state, here, chat, read, markRead, onSeat, onChange],
  );
  return <Context value={online}>{children}</Context>;
}

function unreadIn(chat: readonly ChatLine[], channel: Channel, read: number, own: Seat | undefined): number {
  return chat.filter((line) => channelOf(line) === channel && line.number > read && line.seat !== own).length;
}

const TICK = 1000;

/** Draws anew every second while something counts down. */
function useTicks(running: boolean): void {
  const [, setTicks] = useState(0);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setTicks((ticks) => ticks + 1), TICK);
    return () => clearInterval(timer);
  }, [running]);
}

/** Milliseconds until the question is answered by itself; `undefined` if it waits for its answer. */
export function useExpiry(): number | undefined {
  const { expires } = useOnline().state;
  useTicks(expires !== undefined);
  return expires === undefined ? undefined : Math.max(0, expires - performance.now());
}

/** What is left of a seat's time, counting down; `undefined` at a table without clocks. */
export function useTimeLeft(seat: Seat): number | undefined {
  const { clocks } = useOnline().state;
  const time = clocks?.seats[seat];
  useTicks(time?.running ?? false);
  return clocks === undefined || time === undefined ? undefined : leftNow(time, clocks.at, performance.now());
}
