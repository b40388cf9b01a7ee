import { useCallback, useMemo, useState } from 'react';
import { gameName } from '../app/games';
import { goToTable } from '../app/route';
import { EndScreen } from '../end/end-screen';
import { Icon } from '../icons/icon';
import type { ReplayFrom } from '../replay/replay-link';
import { useSettings } from '../settings/settings';
import type { Extras } from '../table/extras';
import { useLinkState } from '../table/table-context';
import { TableScreen } from '../table/table-screen';
import { AskNotes } from './ask-notes';
import { Banners } from './banners';
import { Chat } from './chat';
import { useOnline } from './online-context';
import { RematchOffer } from './rematch-offer';
import { SeatNote } from './seat-note';
import { hasLeft } from './seating';
import { TableMenu } from './table-menu';
import { rematch } from './tables';
import { useTurnSignal } from './turn-signal';

/** The game of a server's table, with what such a table has besides. */
export function OnlineTable({ onWatch }: { onWatch(record: string, from?: ReplayFrom): void }) {
  const { lang } = useSettings();
  const { link, table, unread, act } = useOnline();
  const state = useLinkState(link);
  const [ended, setEnded] = useState<'no' | 'shown' | 'hidden'>('no');
  const first = useCallback(() => setEnded((now) => (now === 'no' ? 'shown' : now)), []);
  const again = useCallback(() => setEnded('shown'), []);
  const replaced = link.seat !== undefined && table.seats[link.seat]?.bot !== undefined;
  useTurnSignal(state.view?.decision?.choices !== undefined && !replaced, gameName(table.game, lang));
  const hasChat = table.settings.chat;
  const left = useMemo(() => table.seats.map(hasLeft), [table.seats]);
  const extras = useMemo<Extras>(
    () => ({
      atSeat: (seat) => <SeatNote seat={seat} />,
      besideQuestion: <AskNotes />,
      hasLeft: (seat) => left[seat] === true,
      banners: <Banners />,
      tools: <MenuButton />,
      chat: hasChat ? { panel: <Chat />, unread: unread.all + unread.team } : undefined,
    }),
    [hasChat, left, unread],
  );
  if (ended === 'shown' && state.record !== undefined) {
    const again = () =>
      act(async () => {
        goToTable(await rematch(table.id));
      });
    return (
      <EndScreen
        state={state}
        record={state.record}
        analyst={link}
        onTable={() => setEnded('hidden')}
        onRematch={link.seat === undefined || table.rematch !== undefined ? undefined : again}
        onWatch={onWatch}
      >
        <Banners />
        <RematchOffer />
      </EndScreen>
    );
  }
  return <TableScreen link={link} onResult={ended === 'no' ? first : again} extras={extras} />;
}

function MenuButton() {
  const { net } = useSettings().words;
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="round" aria-label={net.menu} data-menu onClick={() => setOpen(true)}>
        <Icon name="people" />
      </button>
      {open && <TableMenu onClose={() => setOpen(false)} />}
    </>
  );
}
