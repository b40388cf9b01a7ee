import { goToTable } from '../app/route';
import { useSettings } from '../settings/settings';
import { useOnline } from './online-context';
import { addressOf, rematch } from './tables';

/** Somebody wants to play again: the way to the new table, for those who played and those who watched. */
export function RematchOffer() {
  const { net } = useSettings().words;
  const { table, link, act } = useOnline();
  const next = table.rematch;
  if (next === undefined) return null;
  return (
    <p className="panel rematch" role="status" data-rematch>
      {net.rematchReady}
      {link.seat === undefined ? (
        <a className="button primary" href={addressOf(next)}>
          {net.goRematch}
        </a>
      ) : (
        <button
          type="button"
          className="primary"
          onClick={() =>
            act(async () => {
              goToTable(await rematch(table.id));
            })
          }
        >
          {net.goRematch}
        </button>
      )}
    </p>
  );
}
