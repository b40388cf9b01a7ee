import type { Seat } from '@sietch/kernel';
import { ProtocolError, type SeatKind } from '@sietch/protocol';
import type { NoticeWish } from '../notices/wish.js';
import { lookAlike } from './likeness.js';
import { hashSecret, matchesSecret, newSecret } from './secret.js';
import type { StoredTable } from './table.js';
import type { Vacation } from './vacation.js';

export interface StoredSeat {
  readonly kind: SeatKind;
  readonly name?: string;
  /** Who plays while no person does: the bot of a bot's seat, or one standing in for a person. */
  readonly bot?: string;
  /** Of the token of the device that holds the seat. */
  readonly tokenHash?: string;
  /** The account of its holder, if they have one: all devices that are signed in hold the seat, too. */
  readonly account?: string;
  /** An invitation, or a way to another device: whoever brings the key gets the seat, once. */
  readonly link?: { readonly hash: string; readonly until: number };
  /** Seats that want this one to be played by a bot. */
  readonly votes?: readonly Seat[];
  readonly notices?: NoticeWish;
  /** Days off: a clock of days stands still in them. */
  readonly vacations?: readonly Vacation[];
}

const LINK_LASTS = 30 * 24 * 60 * 60 * 1000;

export function seatOf(table: StoredTable, seat: Seat): StoredSeat {
  const found = table.seats[seat];
  if (found === undefined) throw new ProtocolError('unknown-seat', 'There is no such seat at this table.');
  return found;
}

export function withSeat(table: StoredTable, seat: Seat, changed: StoredSeat): StoredTable {
  return { ...table, seats: table.seats.map((old, index) => (index === seat ? changed : old)) };
}

export function isHeld(seat: StoredSeat): boolean {
  return seat.tokenHash !== undefined;
}

/** A person sits here and no bot stands in for them. */
export function isPlayedByPerson(seat: StoredSeat): boolean {
  return isHeld(seat) && seat.bot === undefined;
}

/** What somebody shows to act for a seat: the token of their device, or the account they are signed in to. */
export interface Pass {
  readonly token?: string | undefined;
  readonly account?: string | undefined;
}

export function holdsSeat(table: StoredTable, seat: Seat, { token, account }: Pass): boolean {
  const held = table.seats[seat];
  return matchesSecret(token, held?.tokenHash) || (account !== undefined && held?.account === account);
}

export function isHost(table: StoredTable, { token, account }: Pass): boolean {
  return matchesSecret(token, table.hostHash) || (account !== undefined && table.hostAccount === account);
}

/** The account of a seat or table, if there is one. */
export const ofAccount = (account: string | undefined): { readonly account?: string } =>
  account === undefined ? {} : { account };

/** Once everybody is there, the game begins. */
export function startIfFull(table: StoredTable, now: number): StoredTable {
  if (table.status !== 'open' || !table.seats.every((seat) => isHeld(seat) || seat.bot !== undefined))
    return table;
  return { ...table, status: 'playing', startedAt: now };
}

export interface Claim {
  readonly name?: string;
  readonly key?: string;
  /** The token the device would like: with it the claim can be made again if its answer was lost. */
  readonly secret?: string;
  /** The account the device is signed in to. */
  readonly account?: string | undefined;
}

/** Gives the seat to whoever asks rightly. A key for a held seat moves it: the old device's token no longer counts. */
export function claimSeat(
  table: StoredTable,
  seat: Seat,
  claim: Claim,
  now: number,
): { readonly table: StoredTable; readonly token: string } {
  const old = seatOf(table, seat);
  if (claim.secret !== undefined && matchesSecret(claim.secret, old.tokenHash))
    return { table, token: claim.secret };
  if (claim.key === undefined) {
    if (old.kind === 'person' && !isHeld(old))
      throw new ProtocolError('bad-key', 'This seat is kept for somebody: its invitation is needed.');
    if (isHeld(old) || old.kind === 'bot') throw new ProtocolError('seat-taken', 'This seat is taken.');
  } else if (!matchesSecret(claim.key, old.link?.hash) || (old.link?.until ?? 0) < now) {
    throw new ProtocolError('bad-key', 'This link has been used or is out of date. Ask for a new one.');
  }
  const name = claim.name ?? old.name;
  if (name === undefined) throw new ProtocolError('bad-request', 'name: choose a name for this seat.');
  const token = claim.secret ?? newSecret();
  const { link: _, account: __, notices, ...kept } = old;
  const held = {
    ...kept,
    // Addresses are their owner's: with the account they stay behind.
    ...(notices === undefined || old.account !== claim.account ? {} : { notices }),
    name: distinctName(table, seat, name),
    tokenHash: hashSecret(token),
    ...ofAccount(claim.account),
  };
  return { table: startIfFull(withSeat(table, seat, held), now), token };
}

const LONGEST_NAME = 30;

/** The name with a number, if somebody else at the table has it, or one that looks like it in whatever spelling. */
export function distinctName(table: StoredTable, seat: Seat, name: string): string {
  const others = table.seats.flatMap((other, index) =>
    index === seat || other.name === undefined ? [] : other.name,
  );
  for (let number = 1; ; number++) {
    const mark = number === 1 ? '' : ` (${number})`;
    const distinct = `${[...name]
      .slice(0, LONGEST_NAME - mark.length)
      .join('')
      .trimEnd()}${mark}`;
    if (!others.some((other) => lookAlike(other, distinct))) return distinct;
  }
}

/** A fresh key to a seat: an invitation by the host while nobody holds it, later a way to the holder's other device. */
export function linkSeat(
  table: StoredTable,
  seat: Seat,
  asker: { readonly host: boolean; readonly holder: boolean },
  now: number,
): { readonly table: StoredTable; readonly key: string } {
  const old = seatOf(table, seat);
  const allowed = asker.holder || (asker.host && !isHeld(old) && old.kind !== 'bot');
  if (!allowed) throw new ProtocolError('not-yours', 'Only the holder of a seat can make a link to it.');
  const key = newSecret();
  const link = { hash: hashSecret(key), until: now + LINK_LASTS };
  return { table: withSeat(table, seat, { ...old, link }), key };
}

/** Before the game the seat is free again. Later it stays the person's, and a bot may stand in until they return. */
export function leaveSeat(table: StoredTable, seat: Seat, standIn: string | undefined): StoredTable {
  const old = seatOf(table, seat);
  if (table.status === 'open') return withSeat(table, seat, { kind: old.kind });
  return withSeat(table, seat, standIn === undefined ? old : { ...old, bot: standIn });
}

/** Sends the bot away that stood in for the holder. */
export function returnToSeat(table: StoredTable, seat: Seat): StoredTable {
  const { bot: _, votes: __, ...kept } = seatOf(table, seat);
  return withSeat(table, seat, kept);
}

/** The host arranges a seat before the game. Whoever holds it loses it: somebody must be able to free it. */
export function arrangeSeat(
  table: StoredTable,
  seat: Seat,
  kind: SeatKind,
  bot: string | undefined,
  now: number,
): StoredTable {
  seatOf(table, seat);
  if (table.status !== 'open') throw new ProtocolError('already-started', 'The game has begun.');
  return startIfFull(withSeat(table, seat, kind === 'bot' ? { kind, bot } : { kind }), now);
}
