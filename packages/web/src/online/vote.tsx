import type { Seat } from '@sietch/kernel';
import { useEffect, useState } from 'react';
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
  const { grace } = table.seats[seat] ?? {};
  if (seat === link.seat) return null;
  if (cause === undefined) return grace === undefined ? null : <Grace key={grace} ms={grace} name={name} />;
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

const SECOND = 1000;

/** Somebody has just gone: how long the others wait before they may let a bot play. */
function Grace({ ms, name }: { readonly ms: number; readonly name: string }) {
  const { net } = useSettings().words;
  const [left, setLeft] = useState(Math.ceil(ms / SECOND));
  useEffect(() => {
    const timer = setInterval(() => setLeft((now) => Math.max(0, now - 1)), SECOND);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className="vote" data-grace={left}>
      {net.grace(name, left)}
    </span>
  );
}
