import { useEffect } from 'react';
import { Icon } from '../icons/icon';
import { useSettings } from '../settings/settings';
import { useLinkState } from '../table/table-context';
import { asksAgain } from './asks-again';
import { useOnline } from './online-context';
import { comeBack } from './tables';

const NOTICE_STAYS = 8000;

/** Over the table: a lost connection, a wish that was not granted, a bot on one's own seat. */
export function Banners() {
  const { words } = useSettings();
  const { net } = words;
  const { link, table, act } = useOnline();
  const { status, version, problem: notice } = useLinkState(link);
  useEffect(() => {
    if (notice === undefined) return;
    const timer = setTimeout(() => link.heard(), NOTICE_STAYS);
    return () => clearTimeout(timer);
  }, [notice, link]);
  const { seat } = link;
  const replaced = seat !== undefined && table.status === 'playing' && table.seats[seat]?.bot !== undefined;
  const askedAgain = asksAgain(table, version);
  return (
    <div className="banners" role="status">
      {status === 'lost' && (
        <p className="banner bad" data-lost>
          {net.lost}
          <button type="button" className="small" onClick={() => link.retry()}>
            {net.tryNow}
          </button>
        </p>
      )}
      {notice !== undefined && (
        <p className="banner" data-notice={notice}>
          {net.notices[notice] ?? net.noticeOther}
          <button type="button" className="round" aria-label={words.close} onClick={() => link.heard()}>
            <Icon name="close" />
          </button>
        </p>
      )}
      {askedAgain > 0 && (
        <p className="banner" data-asks-again>
          {net.asksAgain(askedAgain)}
        </p>
      )}
      {replaced && status !== 'lost' && (
        <p className="banner" data-replaced>
          <Icon name="robot" /> {net.botPlaysYou}
          <button
            type="button"
            className="primary small"
            data-return
            onClick={() => act(() => comeBack(table.id, seat))}
          >
            {net.imBack}
          </button>
        </p>
      )}
    </div>
  );
}
