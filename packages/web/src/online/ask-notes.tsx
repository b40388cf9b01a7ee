import { useSettings } from '../settings/settings';
import { useTable } from '../table/table-context';
import { useExpiry, useOnline, useTimeLeft } from './online-context';
import { isLow, wordTime } from './time';
import { Vote } from './vote';

/** Beside the question: the time that runs out, votes, and those everybody waits for. */
export function AskNotes() {
  const { view, label } = useTable();
  const { link, table } = useOnline();
  const asked = view.decision?.seats ?? [];
  const mine = link.seat !== undefined && asked.includes(link.seat);
  const waitedFor = asked.filter((seat) => table.seats[seat]?.held);
  return (
    <>
      <Expiry />
      {mine ? (
        <MyTime seat={link.seat} />
      ) : (
        waitedFor.map((seat) => <Vote key={seat} seat={seat} name={label(seat)} />)
      )}
    </>
  );
}

/** The rules give the question a time of its own. */
function Expiry() {
  const { words } = useSettings();
  const left = useExpiry();
  return left === undefined ? null : <p className="ask-time">{words.net.endsIn(wordTime(left, words))}</p>;
}

function MyTime({ seat }: { readonly seat: number }) {
  const { words } = useSettings();
  const { net } = words;
  const { table } = useOnline();
  const left = useTimeLeft(seat);
  const votes = table.seats[seat]?.votes.length ?? 0;
  const low = left !== undefined && isLow(left, table.settings.clock);
  if (!low && votes === 0) return null;
  return (
    <p className="ask-time" role={left !== undefined && left < 0 ? 'alert' : undefined}>
      {low && (left < 0 ? net.myTimeUp : net.myTimeLow(wordTime(left, words)))}{' '}
      {votes > 0 && net.votesAgainstYou(votes)}
    </p>
  );
}
