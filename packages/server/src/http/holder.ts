import { ProtocolError } from '@sietch/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { holdsSeat, isHost, type Pass } from '../tables/seat.js';
import type { StoredTable } from '../tables/table.js';
import { type Holding, readCookie, writeCookie } from './cookies.js';

export type TableRequest = FastifyRequest<{ Params: { table: string } }>;
export type SeatRequest = FastifyRequest<{ Params: { table: string; seat: string } }>;

export function seatNumber(request: SeatRequest): number {
  const { seat } = request.params;
  if (!/^\d{1,2}$/.test(seat))
    throw new ProtocolError('unknown-seat', 'There is no such seat at this table.');
  return Number(seat);
}

export function token(request: TableRequest | SeatRequest, holding: Holding): string | undefined {
  return readCookie(request.headers, request.params.table, holding);
}

/** What a request shows for a holding: a token in a cookie, and the account whose session it brings. */
function pass(request: TableRequest | SeatRequest, holding: Holding): Pass {
  return { token: token(request, holding), account: request.session?.account };
}

export function holds(request: TableRequest | SeatRequest, table: StoredTable, seat: number): boolean {
  return holdsSeat(table, seat, pass(request, seat));
}

export function hosts(request: TableRequest | SeatRequest, table: StoredTable): boolean {
  return isHost(table, pass(request, 'host'));
}

export function mustHold(request: SeatRequest, table: StoredTable, seat: number): void {
  if (!holds(request, table, seat))
    throw new ProtocolError('not-yours', 'This device does not hold that seat.');
}

export function mustHost(request: TableRequest | SeatRequest, table: StoredTable): void {
  if (!hosts(request, table))
    throw new ProtocolError('not-yours', 'Only the creator of the table can do that.');
}

/** Gives the device a token in a cookie; an empty one takes the cookie away. */
export function give(
  request: FastifyRequest,
  reply: FastifyReply,
  table: string,
  holding: Holding,
  issued: string,
): void {
  // Fastify gathers several of these headers.
  reply.header('set-cookie', writeCookie(table, holding, issued, request.protocol === 'https'));
}
