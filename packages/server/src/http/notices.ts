import type { IncomingMessage } from 'node:http';
import { type NoticesAnswer, noticesBody, ProtocolError, parse, vacationBody } from '@sietch/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Allowance } from '../allowance.js';
import type { Limits } from '../limits.js';
import type { LiveTable } from '../live/table.js';
import type { LiveTables } from '../live/tables.js';
import type { NoticeSettings, Notifier } from '../notices/notifier.js';
import { canBeWrittenTo, isPushService } from '../notices/push.js';
import { changedWish, type NoticeWish } from '../notices/wish.js';
import { NOTICE_WORDS } from '../notices/words.js';
import type { Storage } from '../storage/storage.js';
import { seatOf, withSeat } from '../tables/seat.js';
import { hashSecret, matchesSecret } from '../tables/secret.js';
import type { StoredTable } from '../tables/table.js';
import { takeVacation } from '../tables/vacation.js';
import { mustHold, type SeatRequest, seatNumber } from './holder.js';

export interface NoticeRoutesSettings {
  readonly storage: Storage;
  readonly tables: LiveTables;
  readonly notices: NoticeSettings | undefined;
  readonly notifier: Notifier | undefined;
  readonly limits: Limits;
  readonly ipOf: (request: IncomingMessage) => string;
  readonly now: () => number;
}

/** Whoever has the key in such an address may do what the page does, from wherever they come. */
export const NOTICE_PAGES = '/api/notices/';

type KeyRequest = FastifyRequest<{ Params: { table: string; seat: string; key: string } }>;

/** How the holders of seats hear of their turns, and their days off. */
export function addNoticeRoutes(app: FastifyInstance, settings: NoticeRoutesSettings): void {
  const { storage, tables, notices, notifier, now } = settings;
  const letters = new Allowance('letters', settings.limits.letters, now, storage.cluster);
  const path = '/api/tables/:table/seats/:seat/notices';

  const answer = (wish: NoticeWish | undefined): NoticesAnswer => ({
    offers: {
      mail: notices?.mail !== undefined,
      ...(notices?.push === undefined ? {} : { push: notices.push.publicKey }),
    },
    push: wish?.push.length ?? 0,
    ...(wish?.mail === undefined ? {} : { mail: wish.mail }),
    ...(wish?.quiet === undefined ? {} : { quiet: wish.quiet }),
  });

  app.get(path, async (request: SeatRequest) => {
    const live = await tables.get(request.params.table);
    const seat = seatNumber(request);
    mustHold(request, live.stored, seat);
    return answer(seatOf(live.stored, seat).notices);
  });

  app.put(path, async (request: SeatRequest) => {
    const body = parse(noticesBody, request.body);
    const live = await tables.get(request.params.table);
    const seat = seatNumber(request);
    mustHold(request, live.stored, seat);
    if (body.mail !== undefined && notices?.mail === undefined)
      throw new ProtocolError('notices-off', 'This server sends no mail.');
    if (body.push !== undefined && (notices?.push === undefined || !isPushService(body.push, notices.push)))
      throw new ProtocolError('notices-off', 'This server sends nothing to that service.');
    if (body.push !== undefined && !canBeWrittenTo(body.push))
      throw new ProtocolError('bad-request', 'push.keys: not those of a browser');
    const before = seatOf(live.stored, seat).notices;
    // Also if it was asked before: the letter may have got lost.
    const fresh = body.mail !== undefined && (body.mail !== before?.mail?.address || !before.mail.confirmed);
    // Letters go to whatever address somebody names, so there are few of them.
    if (fresh && !(await letters.take(settings.ipOf(request.raw))))
      throw new ProtocolError('too-many', 'Too many letters. Wait a little.');
    await live.change((table) => {
      mustHold(request, table, seat);
      const old = seatOf(table, seat);
      return withSeat(table, seat, { ...old, notices: changedWish(old.notices, body) });
    });
    const wish = seatOf(live.stored, seat).notices;
    if (fresh && wish !== undefined) await notifier?.askToConfirm(live.stored.id, seat, wish);
    return answer(wish);
  });

  app.delete(path, async (request: SeatRequest) => {
    const live = await tables.get(request.params.table);
    const seat = seatNumber(request);
    await live.change((table) => {
      mustHold(request, table, seat);
      return withoutNotices(table, seat);
    });
    return answer(undefined);
  });

  app.put('/api/tables/:table/seats/:seat/vacation', async (request: SeatRequest) => {
    const { days } = parse(vacationBody, request.body);
    const live = await tables.get(request.params.table);
    const seat = seatNumber(request);
    await live.change((table) => {
      mustHold(request, table, seat);
      return takeVacation(table, seat, days, now());
    });
    return { table: await live.describe() };
  });

  // ——— the page behind the links in letters. Programs that look at letters open links, so looking changes nothing ———

  const keyPath = `${NOTICE_PAGES}:table/:seat/:key`;

  app.get(keyPath, async (request: KeyRequest, reply) => {
    const { wish } = await opened(request);
    const words = NOTICE_WORDS[wish?.lang ?? 'en'];
    if (wish === undefined) return page(reply.code(404), words.gone);
    return wish.mail?.confirmed === false
      ? page(reply, words.confirmBody, { does: 'confirm', label: words.confirmButton })
      : page(reply, '', { does: 'stop', label: words.stopButton });
  });

  // Mail programs end letters by this request without any page. Only here forms are read.
  app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, text, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(text)))),
    );
    scope.post(keyPath, (request: KeyRequest, reply) => act(request, reply));
  });

  async function act(request: KeyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { wish, live, seat } = await opened(request);
    const words = NOTICE_WORDS[wish?.lang ?? 'en'];
    if (wish === undefined || live === undefined) return page(reply.code(404), words.gone);
    const confirms = String((request.body as { does?: unknown } | undefined)?.does) === 'confirm';
    // Asked when it is this one's turn: the address may be another meanwhile, which this key was not sent to.
    let fits = false;
    await live.change((table) => {
      fits = opens(request.params.key, table.seats[seat]?.notices);
      if (!fits) return table;
      return confirms ? withConfirmed(table, seat) : withoutNotices(table, seat);
    });
    if (!fits) return page(reply.code(404), words.gone);
    return page(reply, confirms ? words.confirmed : words.stopped);
  }

  async function opened(request: KeyRequest): Promise<{
    readonly wish: NoticeWish | undefined;
    readonly live: LiveTable | undefined;
    readonly seat: number;
  }> {
    const live = await tables.get(request.params.table);
    const seat = Number(request.params.seat);
    const wish = live.stored.seats[seat]?.notices;
    return opens(request.params.key, wish)
      ? { wish, live, seat }
      : { wish: undefined, live: undefined, seat };
  }
}

function opens(key: string, wish: NoticeWish | undefined): boolean {
  return wish !== undefined && matchesSecret(key, hashSecret(wish.key));
}

function withConfirmed(table: StoredTable, seat: number): StoredTable {
  const { notices, ...kept } = seatOf(table, seat);
  if (notices?.mail === undefined) return table;
  const mail = { ...notices.mail, confirmed: true };
  return withSeat(table, seat, { ...kept, notices: { ...notices, mail } });
}

function withoutNotices(table: StoredTable, seat: number): StoredTable {
  const { notices, ...kept } = seatOf(table, seat);
  return notices === undefined ? table : withSeat(table, seat, kept);
}

/** A page with one button. What it says is ours; nothing a person wrote is in it. */
function page(
  reply: FastifyReply,
  text: string,
  button?: { readonly does: string; readonly label: string },
): FastifyReply {
  const form =
    button === undefined
      ? ''
      : `<form method="post"><input type="hidden" name="does" value="${button.does}"><button>${button.label}</button></form>`;
  return reply
    .header('content-security-policy', "default-src 'none'; form-action 'self'; frame-ancestors 'none'")
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sietch · Січ</title><p>${text}</p>${form}`,
    );
}
