import type { NoticesBody, PushSubscription, QuietHours } from '@sietch/protocol';
import { newSecret } from '../tables/secret.js';

/** How the holder of a seat wants to hear that it is their turn. */
export interface NoticeWish {
  readonly lang: 'uk' | 'en';
  readonly push: readonly PushSubscription[];
  /** Nothing is sent to an address before its owner has said that it is theirs. */
  readonly mail?: { readonly address: string; readonly confirmed: boolean };
  readonly quiet?: QuietHours;
  /** Opens the page that confirms an address or ends the notices, and nothing else. */
  readonly key: string;
}

/** The latest so many browsers of a person are told. */
const MOST_BROWSERS = 5;

export function changedWish(old: NoticeWish | undefined, body: NoticesBody): NoticeWish {
  const { push = [], mail, quiet, lang = 'uk', key = newSecret() } = old ?? {};
  const browsers =
    body.push === undefined
      ? push
      : [...push.filter(({ endpoint }) => endpoint !== body.push?.endpoint), body.push].slice(-MOST_BROWSERS);
  const address =
    body.mail === undefined || body.mail === mail?.address ? mail : { address: body.mail, confirmed: false };
  // Whoever had letters at another address must not confirm this one with what they were sent there.
  const moved = address !== mail;
  const hours = body.quiet === undefined ? quiet : (body.quiet ?? undefined);
  return {
    lang: body.lang ?? lang,
    push: browsers,
    ...(address === undefined ? {} : { mail: address }),
    ...(hours === undefined ? {} : { quiet: hours }),
    key: moved ? newSecret() : key,
  };
}
