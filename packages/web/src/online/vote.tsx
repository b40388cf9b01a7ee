import type { Seat } from '@sietch/kernel';
import { Icon } from '../icons/icon';
import { useSettings } from '../settings/settings';
import { useOnline, useTimeLeft } from './online-context';
import { causeAgainst, votersAbout } from './seating';

/** Somebody is away or out of time: the others may let a bot play, if all of them agree. */
export function Vote({ seat, name }: { readonly seat: Seat; readonly name: string }) {
  const { net } = useSettings().words;
  const { table, link } = useOnline();
  const left = useTimeLeft(seat);
  const cause = causeAgainst(table, seat, left);
  const votes = table.seats[seat]?.votes ?? [];
  if (cause === undefined || seat === link.seat) return null;
  const voted = link.seat !== undefined && votes.includes(link.seat);
  return (
    <span className="vote" data-vote={seat}>
      <span>{cause === 'absent' ? net.isAway(name) : net.isOutOfTime(name)}</span>
      {votes.length > 0 && <b>{net.votes(votes.length, votersAbout(table, seat))}</b>}
      {link.seat !== undefined && (
        <button type="button" className="plain" onClick={() => void link.vote(seat, !voted)}>
          <Icon name="robot" /> {voted ? net.withdrawVote : net.voteBot}
        </button>
      )}
    </span>
  );
}
