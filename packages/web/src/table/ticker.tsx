import { PhraseText } from '../icons/phrase';
import { SeatMark } from '../icons/seat-mark';
import { useTable } from './table-context';

/** The latest move of others in one line, where there is no room for a log. */
export function Ticker() {
  const { state, speaker, presenter } = useTable();
  const latest = state.log.findLast(
    ({ event }) => presenter.story.isMain(event) && speaker.actor(event) !== state.seat,
  );
  const phrase = latest && speaker.event(latest.event);
  if (latest === undefined || phrase === undefined) return null;
  const seat = speaker.actor(latest.event);
  return (
    <p className="ticker" role="status">
      {seat !== undefined && (
        <>
          <SeatMark seat={seat} /> <b>{speaker.who(seat)}</b>{' '}
        </>
      )}
      <PhraseText phrase={phrase} />
    </p>
  );
}
