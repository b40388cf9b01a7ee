import type { Seat } from '@sietch/kernel';
import type { TableHere } from '@sietch/protocol';
import { useState } from 'react';
import { gameName } from '../app/games';
import { LevelSelect } from '../home/bot-levels';
import { SET_UPS } from '../home/game-set-ups';
import { Icon } from '../icons/icon';
import { SeatMark } from '../icons/seat-mark';
import { botAt } from '../link/labels';
import { useSettings } from '../settings/settings';
import { myTable, remember } from './mine';
import { PresenceDot } from './presence';
import { Share } from './share';
import { isFree, leave, planSeat, seatedBot, seatLink } from './tables';

interface Props {
  readonly here: TableHere;
  readonly seat: Seat;
  /** This device came with a link to this seat. */
  readonly invited: boolean;
  /** Does something and then looks at the table again, or says why it failed. */
  act(deed: () => Promise<unknown>): void;
  onSit(seat: Seat): void;
}

/** One seat before the game: who sits there, and what can be done about it. */
export function LobbySeat({ here: { table, you }, seat, invited, act, onSit }: Props) {
  const { lang, words } = useSettings();
  const { net } = words;
  const info = table.seats[seat];
  const [invitation, setInvitation] = useState(() => myTable(table.id).invitations?.[seat]);
  if (info === undefined) return null;
  const mine = you.seats.includes(seat);
  const free = isFree(info);
  const plan = (kind: 'open' | 'person') => act(() => planSeat(table.id, seat, { kind }));
  const standUp = async () => {
    await leave(table.id, seat);
    // Nothing was lost that would have to be told later.
    remember(table.id, { seat: undefined });
  };
  const invite = async () => {
    if (info.kind === 'open') await planSeat(table.id, seat, { kind: 'person' });
    const link = await seatLink(table.id, seat);
    remember(table.id, { invitations: { ...myTable(table.id).invitations, [seat]: link } });
    setInvitation(link);
  };
  const side = SET_UPS[table.game]?.sideOf?.(seat, table.options, words);
  const { character } = botAt(table, seat, info);
  const called = character === undefined ? net.botSeat : words.bots.characters[character].name;
  const notes = [
    ...(side === undefined ? [] : [side]),
    ...(mine ? [words.you] : []),
    ...(character === undefined || info.held ? [] : [words.bots.characters[character].known]),
    ...(free ? [info.kind === 'open' ? net.free : net.kept] : []),
  ];
  return (
    <li className={`panel edge-seat-${seat} ${invited ? 'invited' : ''}`} data-seat={seat}>
      <div className="lobby-seat">
        <SeatMark seat={seat} />
        <span className="lobby-who">
          <b>{info.kind === 'bot' ? called : (info.name ?? net.seat(seat + 1))}</b>
          <small>{notes.join(' · ')}</small>
        </span>
        <PresenceDot seat={info} />
        <span className="lobby-actions">
          {free && (invited || (you.seats.length === 0 && info.kind === 'open')) && (
            <button type="button" className="primary" data-claim={seat} onClick={() => onSit(seat)}>
              {net.sit}
            </button>
          )}
          {mine && (
            <button type="button" className="plain" data-stand-up={seat} onClick={() => act(standUp)}>
              {net.standUp}
            </button>
          )}
          {you.host && free && (
            <button
              type="button"
              className="plain"
              data-bot={seat}
              onClick={() =>
                act(async () => planSeat(table.id, seat, { kind: 'bot', bot: await seatedBot() }))
              }
            >
              <Icon name="robot" /> {net.giveBot}
            </button>
          )}
          {you.host && free && info.kind === 'open' && (
            <button type="button" className="plain" data-invite={seat} onClick={() => act(invite)}>
              <Icon name="people" /> {net.keep}
            </button>
          )}
          {you.host && info.held && !mine && (
            <button
              type="button"
              className="plain"
              data-remove={seat}
              onClick={() => plan(info.kind === 'person' ? 'person' : 'open')}
            >
              {net.freeSeat}
            </button>
          )}
          {you.host && info.kind === 'bot' && info.bot !== undefined && (
            <LevelSelect
              value={info.bot}
              label={words.bots.levelOf(called)}
              onPick={(bot) => act(() => planSeat(table.id, seat, { kind: 'bot', bot }))}
            />
          )}
          {you.host && (info.kind === 'bot' || (free && info.kind === 'person')) && (
            <button type="button" className="plain" data-open={seat} onClick={() => plan('open')}>
              {info.kind === 'bot' ? net.removeBot : net.open}
            </button>
          )}
        </span>
      </div>
      {invited && free && <p className="hint">{net.invited}</p>}
      {you.host && free && info.kind === 'person' && (
        <div className="lobby-invitation">
          {invitation === undefined ? (
            <button type="button" className="plain" data-invite={seat} onClick={() => act(invite)}>
              {net.makeLink}
            </button>
          ) : (
            <Share
              link={invitation}
              label={`${net.invitation}, ${net.seat(seat + 1)}`}
              text={net.shareText(gameName(table.game, lang))}
            />
          )}
          <p className="hint">{net.invitationHint}</p>
        </div>
      )}
    </li>
  );
}
