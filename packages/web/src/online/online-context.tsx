import type { Seat } from '@sietch/kernel';
import type { TableHere, TableInfo } from '@sietch/protocol';
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

/** What the parts of a server's table share besides its game. */
export interface Online {
  readonly link: Link;
  readonly state: Company;
  readonly table: TableInfo;
  readonly you: TableHere['you'];
  /** The number of chat lines of others that have not been read. */
  readonly unread: number;
  markRead(): void;
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
  const [read, setRead] = useState(() => myTable(link.id).read ?? 0);
  const { chat } = state;
  const last = chat.at(-1)?.number ?? 0;
  const markRead = useCallback(() => {
    setRead(last);
    if (last > 0) remember(link.id, { read: last });
  }, [last, link]);
  const online = useMemo<Online>(
    () => ({
      link,
      state,
      table: state.table ?? here.table,
      you: here.you,
      unread: chat.filter(({ number, seat }) => number > read && seat !== link.seat).length,
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

const TICK = 1000;

/** What is left of a seat's time, counting down; `undefined` at a table without clocks. */
export function useTimeLeft(seat: Seat): number | undefined {
  const { clocks } = useOnline().state;
  const time = clocks?.seats[seat];
  const [, setTicks] = useState(0);
  const running = time?.running ?? false;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setTicks((ticks) => ticks + 1), TICK);
    return () => clearInterval(timer);
  }, [running]);
  return clocks === undefined || time === undefined ? undefined : leftNow(time, clocks.at, performance.now());
}
