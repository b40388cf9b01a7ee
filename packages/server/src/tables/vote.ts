import type { Seat } from '@sietch/kernel';
import { ProtocolError } from '@sietch/protocol';
import { isPlayedByPerson, seatOf, withSeat } from './seat.js';
import type { StoredTable } from './table.js';

/** Plays on for somebody who was voted out. */
const SUBSTITUTE = 'heuristic';

/**
 * A vote to let a bot play a seat, or its withdrawal. It takes all other persons at the table, and the seat must have
 * given cause: its time is up, or nobody is there. Whoever thinks at a table without a clock cannot be thrown out.
 */
export function voteOut(
  table: StoredTable,
  by: Seat,
  vote: { readonly seat: Seat; readonly out: boolean },
  cause: { readonly timeUp: boolean; readonly absent: boolean },
): StoredTable {
  const target = seatOf(table, vote.seat);
  if (table.status !== 'playing') throw new ProtocolError('not-started', 'No game is being played here.');
  if (by === vote.seat) throw new ProtocolError('vote-refused', 'Nobody votes about their own seat.');
  if (!isPlayedByPerson(target)) throw new ProtocolError('vote-refused', 'A bot plays this seat already.');
  const others = (target.votes ?? []).filter((seat) => seat !== by);
  if (!vote.out) return withSeat(table, vote.seat, { ...target, votes: others });
  if (!cause.timeUp && !cause.absent) {
    throw new ProtocolError('vote-refused', 'This seat still has time, and somebody is there.');
  }
  const votes = [...others, by];
  const everybody = table.seats.every(
    (seat, index) => index === vote.seat || !isPlayedByPerson(seat) || votes.includes(index),
  );
  if (!everybody) return withSeat(table, vote.seat, { ...target, votes });
  // The token goes too: a seat lost by vote is not taken back by reconnecting.
  return withSeat(table, vote.seat, {
    kind: 'bot',
    bot: SUBSTITUTE,
    ...(target.name === undefined ? {} : { name: target.name }),
  });
}

/** A person who plays on has answered all votes against them. */
export function clearVotes(table: StoredTable, seat: Seat): StoredTable {
  const { votes, ...kept } = seatOf(table, seat);
  return votes === undefined || votes.length === 0 ? table : withSeat(table, seat, kept);
}
