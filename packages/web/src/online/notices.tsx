import type { Seat } from '@sietch/kernel';
import type { NoticesAnswer, NoticesBody } from '@sietch/protocol';
import { useEffect, useState } from 'react';
import { Check } from '../settings/check';
import { useSettings } from '../settings/settings';
import { useOnline } from './online-context';
import { subscribeHere } from './push';
import { endNotices, noticesOf, wishNotices } from './tables';

const NIGHT = { from: 22, to: 8 };

/** How somebody hears of their turns when no page is open: through this browser, by mail, and not at night. */
export function Notices({ seat }: { readonly seat: Seat }) {
  const { lang, words } = useSettings();
  const { net } = words;
  const { table, act } = useOnline();
  const [known, setKnown] = useState<NoticesAnswer | undefined>(undefined);
  const [mail, setMail] = useState('');
  useEffect(() => {
    noticesOf(table.id, seat).then(setKnown, () => {});
  }, [table.id, seat]);
  if (known === undefined || (known.offers.push === undefined && !known.offers.mail)) return null;
  const wish = (body: NoticesBody) =>
    act(async () => setKnown(await wishNotices(table.id, seat, { ...body, lang })));
  const { push: key } = known.offers;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <section data-notices>
      <h3>{net.noticesTitle}</h3>
      {key !== undefined && (
        <button
          type="button"
          className="plain"
          data-push
          onClick={() => act(async () => wish({ push: await subscribeHere(key) }))}
        >
          {known.push > 0 ? net.pushAgain : net.pushHere}
        </button>
      )}
      {known.push > 0 && <p className="hint">{net.pushOn(known.push)}</p>}
      {known.offers.mail && (
        <form
          className="notice-mail"
          onSubmit={(event) => {
            event.preventDefault();
            wish({ mail: mail.trim() });
          }}
        >
          <label>
            {net.mailLabel}{' '}
            <input type="email" required value={mail} onChange={({ target }) => setMail(target.value)} />
          </label>
          <button type="submit" className="plain">
            {net.mailMe}
          </button>
        </form>
      )}
      {known.mail !== undefined && (
        <p className="hint" data-mail={known.mail.confirmed ? 'confirmed' : 'asked'}>
          {known.mail.confirmed ? net.mailOn(known.mail.address) : net.mailAsked(known.mail.address)}
        </p>
      )}
      {(known.push > 0 || known.mail !== undefined) && (
        <>
          <Check
            label={net.quietNights}
            value={known.quiet !== undefined}
            onChange={(on) => wish({ quiet: on ? { ...NIGHT, zone } : null })}
          />
          <button
            type="button"
            className="plain"
            data-no-notices
            onClick={() => act(async () => setKnown(await endNotices(table.id, seat)))}
          >
            {net.noNotices}
          </button>
        </>
      )}
    </section>
  );
}
