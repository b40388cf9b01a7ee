import { checkBot } from '@sietch/bots';
import type { GameEntry } from '@sietch/games';
import type { Seat } from '@sietch/kernel';
import { type CreateTable, ProtocolError } from '@sietch/protocol';
import { claimSeat, linkSeat, type StoredSeat, startIfFull } from './seat.js';
import { hashSecret, newSecret, newTableId } from './secret.js';
import type { StoredTable } from './table.js';

export interface NewTable {
  readonly table: StoredTable;
  readonly hostToken: string;
  readonly seatToken?: string;
  /** Keys to the seats kept for people. */
  readonly invitations: readonly { readonly seat: Seat; readonly key: string }[];
}

/** A new table as its creator wants it; throws a typed error that names what cannot be. */
export function makeTable(
  entry: GameEntry,
  wish: CreateTable,
  seed: string,
  now: number,
  account?: string,
): NewTable {
  const { rules } = entry;
  const options = rules.parseOptions(wish.options ?? {});
  const count = rules.seats(options);
  const plan = wish.seats ?? Array.from({ length: count }, () => ({ kind: 'open' as const }));
  if (plan.length !== count)
    throw new ProtocolError('bad-request', `seats: this game has ${count} seats with these options`);
  const hostToken = newSecret();
  let table: StoredTable = {
    id: newTableId(),
    revision: 1,
    createdAt: now,
    status: 'open',
    game: entry.id,
    rules: rules.version,
    options,
    seed,
    hostHash: hashSecret(hostToken),
    ...(account === undefined ? {} : { hostAccount: account }),
    settings: {
      spectators: wish.spectators,
      chat: wish.chat,
      listed: wish.listed,
      clock: wish.clock,
      ...(wish.teamChat ? { teamChat: true } : {}),
    },
    seats: plan.map(
      (seat): StoredSeat =>
        seat.kind === 'bot' ? { kind: 'bot', bot: checkBot(seat.bot) } : { kind: seat.kind },
    ),
  };
  const invitations: { seat: Seat; key: string }[] = [];
  for (const [seat, { kind }] of table.seats.entries()) {
    if (kind !== 'person') continue;
    const linked = linkSeat(table, seat, { host: true, holder: false }, now);
    table = linked.table;
    invitations.push({ seat, key: linked.key });
  }
  if (wish.me === undefined) return { table: startIfFull(table, now), hostToken, invitations };
  const { seat: mine, name } = wish.me;
  const key = invitations.find(({ seat }) => seat === mine)?.key;
  const claim = { name, account, ...(key === undefined ? {} : { key }) };
  const claimed = claimSeat(table, mine, claim, now);
  return {
    table: startIfFull(claimed.table, now),
    hostToken,
    seatToken: claimed.token,
    invitations: invitations.filter(({ seat }) => seat !== mine),
  };
}
