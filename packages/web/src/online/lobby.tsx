import type { Seat } from '@sietch/kernel';
import type { TableHere } from '@sietch/protocol';
import { type ReactNode, useState } from 'react';
import { gameName } from '../app/games';
import { PageBar } from '../app/page-bar';
import { GamePicture } from '../art/home/game-picture';
import { Horizon } from '../art/horizon';
import { SET_UPS } from '../home/game-set-ups';
import { Icon } from '../icons/icon';
import { useSettings } from '../settings/settings';
import type { Invitation } from './invitation';
import { LobbySeat } from './lobby-seat';
import { myName, rememberName } from './mine';
import { NameField } from './name-field';
import { OptionList } from './option-list';
import { freeSeats } from './seating';
import { Share } from './share';
import { TableSettings } from './table-settings';
import { addressOf, claim, codeOf, planSeat, seatedBot } from './tables';

interface Props {
  readonly here: TableHere;
  readonly invited: Invitation | undefined;
  /** Looks at the table again. */
  onChange(): void;
  /** Talk while waiting, for those who sit. */
  readonly chat?: ReactNode;
}

/** Who sits where before the game begins, and the links that bring the others. */
export function Lobby({ here, invited, onChange, chat }: Props) {
  const { lang, words } = useSettings();
  const { net } = words;
  const [name, setName] = useState(myName);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const { table, you } = here;
  const free = freeSeats(table);
  const seated = you.seats.length > 0;
  const act = (deed: () => Promise<unknown>) => {
    setProblem(undefined);
    deed()
      .catch((error: unknown) => setProblem(net.notices[codeOf(error)] ?? net.noticeOther))
      .finally(onChange);
  };
  const sit = (seat: Seat) => {
    rememberName(name.trim());
    const key = invited?.seat === seat ? { key: invited.key } : {};
    act(() => claim(table.id, seat, { name: name.trim() || words.player(seat + 1), ...key }));
  };
  const begin = async () => {
    const bot = await seatedBot();
    for (const seat of free) await planSeat(table.id, seat, { kind: 'bot', bot });
  };
  const canSit = free.some((seat) => table.seats[seat]?.kind === 'open' || invited?.seat === seat);
  return (
    <main className="lobby" style={SET_UPS[table.game]?.palette?.(table.options) as React.CSSProperties}>
      <PageBar />
      <div className="lobby-head">
        <Horizon />
        <p className="kicker">{gameName(table.game, lang)}</p>
        <h1>{net.lobby}</h1>
        <p aria-live="polite">{net.gathering(free.length)}</p>
      </div>
      <div className="lobby-main">
        {!seated && canSit && <NameField name={name} onName={setName} />}
        {problem !== undefined && (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
        <ul className="lobby-seats" aria-label={net.seats}>
          {table.seats.map((_, seat) => (
            <LobbySeat
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index.
              key={seat}
              here={here}
              seat={seat}
              invited={invited?.seat === seat}
              act={act}
              onSit={sit}
            />
          ))}
        </ul>
        {!seated && !canSit && <p className="hint">{net.onlyInvited}</p>}
        {!seated && table.settings.spectators && <p className="hint">{net.stayToWatch}</p>}
        {you.host && free.length > 0 && (
          <button type="button" className="primary lobby-start" data-begin onClick={() => act(begin)}>
            <Icon name="play" /> {net.startWithBots(free.length)}
          </button>
        )}
      </div>
      <div className="lobby-side">
        {free.some((seat) => table.seats[seat]?.kind === 'open') && (
          <section className="panel">
            <h2>{net.sharing}</h2>
            <p className="hint">{net.shareHint}</p>
            <Share
              link={addressOf(table.id)}
              label={net.sharing}
              text={net.shareText(gameName(table.game, lang))}
            />
          </section>
        )}
        <section className="panel lobby-game">
          <GamePicture game={table.game} />
          <h2>{net.options}</h2>
          <OptionList table={table} />
          {you.host && <TableSettings table={table} act={act} />}
        </section>
        {chat !== undefined && table.settings.chat && (
          <div className="panel">
            <h2>{net.chat}</h2>
            {chat}
          </div>
        )}
      </div>
    </main>
  );
}
