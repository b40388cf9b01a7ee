import type { Seat } from '@sietch/kernel';
import { useState } from 'react';
import { useSettings } from '../settings/settings';
import { useOnline } from './online-context';
import { takeDaysOff } from './tables';

const MOST = 30;

/** Where turns have days: time in which one's clock stands still. */
export function DaysOff({ seat }: { readonly seat: Seat }) {
  const { lang, words } = useSettings();
  const { net } = words;
  const { table, act } = useOnline();
  const [days, setDays] = useState(7);
  if (table.settings.clock.kind !== 'days') return null;
  const until = table.seats[seat]?.vacation;
  return (
    <section data-days-off>
      <h3>{net.daysOff}</h3>
      {until === undefined ? (
        <>
          <p className="hint">{net.daysOffHint(MOST)}</p>
          <label>
            {net.daysOffLabel}{' '}
            <input
              type="number"
              min={1}
              max={MOST}
              value={days}
              onChange={({ target }) => setDays(Number(target.value))}
            />
          </label>{' '}
          <button
            type="button"
            className="plain"
            onClick={() => act(() => takeDaysOff(table.id, seat, days))}
          >
            {net.takeDaysOff}
          </button>
        </>
      ) : (
        <>
          <p className="hint">{net.offUntil(new Date(until).toLocaleDateString(lang))}</p>
          <button type="button" className="plain" onClick={() => act(() => takeDaysOff(table.id, seat, 0))}>
            {net.endDaysOff}
          </button>
        </>
      )}
    </section>
  );
}
