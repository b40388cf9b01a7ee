import { USUAL_BOT } from '@sietch/bots';
import type { Seat } from '@sietch/kernel';
import { ProtocolError } from '@sietch/protocol';
import { isPlayedByPerson, seatOf, withSeat } from './seat.js';
import type { StoredTable } from './table.js';

/**
 * A vote to let a bot play a seat, or its withdrawal. The seat must have given cause: its time is up, or nobody has been
 * there for a while. It takes all other persons at the table, but those who have given cause themselves need not be
 * waited for. Whoever thinks at a table without a clock cannot be thrown out.
 */
export function voteOut(
  table: StoredTable,
  by: Seat,
  vote: { readonly seat: Seat; readonly out: boolean },
  gaveCause: (seat: Seat) => boolean,
): StoredTable {
  const target = seatOf(table, vote.seat);
  if (table.status !== 'playing') throw new ProtocolError('not-started', 'No game is being played here.');
  if (by === vote.seat) throw new ProtocolError('vote-refused', 'Nobody votes about their own seat.');
  if (!isPlayedByPerson(target)) throw new ProtocolError('vote-refused', 'A bot plays this seat already.');
  const others = (target.votes ?? []).filter((seat) => seat !== by);
  if (!vote.out) return withSeat(table, vote.seat, { ...target, votes: others });
  if (!gaveCause(vote.seat))
    throw new ProtocolError('vote-refused', 'This seat has time, and nobody has been missed there for long.');
  const votes = [...others, by];
  const everybody = table.seats.every(
    (seat, index) =>
      index === vote.seat || !isPlayedByPerson(seat) || votes.includes(index) || gaveCause(index),
  );
  if (!everybody) return withSeat(table, vote.seat, { ...target, votes });
  // The seat stays theirs: whoever comes back before the end sends the bot away.
  const { votes: _, ...kept } = target;
  return withSeat(table, vote.seat, { ...kept, bot: USUAL_BOT });
}

/** A person who plays on, or is back, has answered all votes against them. */
export function clearVotes(table: StoredTable, seat: Seat): StoredTable {
  const held = seatOf(table, seat);
  if (held.votes === undefined || held.votes.length === 0) return table;
  const { votes: _, ...kept } = held;
  return withSeat(table, seat, kept);
}
