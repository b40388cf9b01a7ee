import type { TableInfo } from '@sietch/protocol';
import { useEffect, useState } from 'react';
import { gameName } from '../app/games';
import { freeSeats } from '../online/seating';
import { addressOf, tablesListed } from '../online/tables';
import { wordClock } from '../online/time';
import { useSettings } from '../settings/settings';

const SHOWN = 8;

/** Whoever is not invited cannot sit at a seat that is kept for somebody. */
const joinable = (table: TableInfo): boolean =>
  table.status === 'open' && freeSeats(table).some((seat) => table.seats[seat]?.kind === 'open');

/** Tables whose creators want company: those with a free seat first, then those that can be watched. */
export function OpenTables() {
  const { words } = useSettings();
  const { net } = words;
  const [tables, setTables] = useState<readonly TableInfo[]>([]);
  useEffect(() => {
    tablesListed().then(setTables, () => setTables([]));
  }, []);
  const shown = [
    ...tables.filter(joinable),
    ...tables.filter(({ status, settings }) => status === 'playing' && settings.spectators),
  ];
  if (shown.length === 0) return null;
  return (
    <section className="panel saves" aria-label={net.openTables}>
      <h2>{net.openTables}</h2>
      <ul>
        {shown.slice(0, SHOWN).map((table) => (
          <TableLine key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}

function TableLine({ table }: { readonly table: TableInfo }) {
  const { lang, words } = useSettings();
  const { net } = words;
  const names = table.seats.flatMap(({ name }) => (name === undefined ? [] : [name]));
  const stage = joinable(table) ? net.gathers(freeSeats(table).length) : net.canWatch;
  return (
    <li>
      <a href={addressOf(table.id)} data-listed={table.id}>
        <b>{gameName(table.game, lang)}</b>
        <span>{[stage, ...names, wordClock(table.settings.clock, words)].join(' · ')}</span>
      </a>
    </li>
  );
}
