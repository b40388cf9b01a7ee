import { useState } from 'react';
import { Dialog } from '../app/dialog';
import { gameName } from '../app/games';
import { Icon } from '../icons/icon';
import { SeatMark } from '../icons/seat-mark';
import { useSettings } from '../settings/settings';
import { useTable } from '../table/table-context';
import { DaysOff } from './days-off';
import { Notices } from './notices';
import { useOnline } from './online-context';
import { PresenceDot } from './presence';
import { Report } from './report';
import { SeatClock } from './seat-note';
import { Share } from './share';
import { TableSettings } from './table-settings';
import { addressOf, leave, seatedBot, seatLink } from './tables';
import { TellTurn } from './tell-turn';
import { wordClock } from './time';
import { Vote } from './vote';

/** Who is at the table, and what can be done about one's own seat. */
export function TableMenu({ onClose }: { onClose(): void }) {
  const { lang, words } = useSettings();
  const { net } = words;
  const { table, you, link, act, onSeat } = useOnline();
  const { label } = useTable();
  return (
    <Dialog title={net.menu} onClose={onClose}>
      <div className="table-menu">
        <ul className="menu-seats" aria-label={net.seats}>
          {table.seats.map((info, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index.
            <li key={seat} className={`edge-seat-${seat}`}>
              <SeatMark seat={seat} />
              <span className="lobby-who">
                <b>{label(seat)}</b>
                <small>
                  {you.seats.includes(seat) && words.you}
                  {info.held && info.bot !== undefined && ` ${net.botPlaysFor}`}
                </small>
              </span>
              <PresenceDot seat={info} />
              <SeatClock seat={seat} />
              <Vote seat={seat} name={label(seat)} />
              {you.seats.includes(seat) && seat !== link.seat && (
                <button type="button" className="plain" data-play-seat={seat} onClick={() => onSeat(seat)}>
                  {net.playSeat}
                </button>
              )}
            </li>
          ))}
        </ul>
        <p className="hint">
          {wordClock(table.settings.clock, words)}. {net.clockHint[table.settings.clock.kind]}
        </p>
        {table.settings.spectators && <p className="hint">{net.spectators(table.spectators)}</p>}
        {link.seat !== undefined && table.status === 'playing' && <MySeat seat={link.seat} />}
        {table.settings.spectators && (
          <section>
            <h3>{net.tableLink}</h3>
            <Share
              link={addressOf(table.id)}
              label={net.tableLink}
              text={net.shareText(gameName(table.game, lang))}
            />
          </section>
        )}
        {you.host && <TableSettings table={table} act={act} />}
        {(you.host || you.seats.length > 0) && <Report />}
      </div>
    </Dialog>
  );
}

function MySeat({ seat }: { readonly seat: number }) {
  const { words } = useSettings();
  const { net } = words;
  const { table, link, act } = useOnline();
  const [moving, setMoving] = useState<string | undefined>(undefined);
  const replaced = table.seats[seat]?.bot !== undefined;
  return (
    <>
      <TellTurn />
      <Notices seat={seat} />
      <DaysOff seat={seat} />
      <section>
        <h3>{net.otherDevice}</h3>
        <p className="hint">{net.otherDeviceHint}</p>
        {moving === undefined ? (
          <button
            type="button"
            className="plain"
            data-move
            onClick={() => act(async () => setMoving(await seatLink(link.id, seat)))}
          >
            {net.makeLink}
          </button>
        ) : (
          <Share link={moving} label={net.otherDevice} text={net.otherDevice} />
        )}
      </section>
      {!replaced && (
        <section>
          <h3>{net.botForMe}</h3>
          <p className="hint">{net.botForMeHint}</p>
          <button
            type="button"
            className="plain"
            data-leave
            onClick={() => act(async () => leave(link.id, seat, await seatedBot()))}
          >
            <Icon name="robot" /> {net.botForMe}
          </button>
        </section>
      )}
    </>
  );
}
