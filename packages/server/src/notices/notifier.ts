import type { Name } from '@sietch/kernel';
import type { LiveTables } from '../live/tables.js';
import type { Storage } from '../storage/storage.js';
import type { MailSettings } from './mail.js';
import { Post } from './mail.js';
import type { Notice } from './notice.js';
import { isPushService, type PushSettings, push } from './push.js';
import { afterQuiet } from './quiet.js';
import { type NoticeWish, withoutBrowsers } from './wish.js';
import { NOTICE_WORDS } from './words.js';

export interface NoticeSettings {
  readonly push?: PushSettings;
  readonly mail?: MailSettings;
  /** Where people find this server, for links in letters: `https://sietch.example`. */
  readonly address: string;
  /** How often it is looked whether something is due. */
  readonly every?: number;
  /** Whoever is back within so many milliseconds of their turn's beginning hears nothing. */
  readonly delay?: number;
}

export interface NotifierSettings extends NoticeSettings {
  readonly storage: Storage;
  readonly tables: LiveTables;
  readonly nameOf: (game: string) => Name;
  readonly now: () => number;
  readonly onTrouble: (what: string, error: unknown) => void;
}

const EVERY = 15_000;
/** So many are read at once … */
const READ_AT_ONCE = 50;
/** … and so many are on their way at once: a service that does not answer holds up few others. */
const SENT_AT_ONCE = 10;
const LEAVE_WITHIN = 2_000;

/** Sends what is due to those who wanted it: to each of them once for every turn. */
export class Notifier {
  private readonly settings: NotifierSettings;
  private readonly post: Post | undefined;
  private readonly timer: NodeJS.Timeout;
  private busy: Promise<void> | undefined;
  private closing = false;

  constructor(settings: NotifierSettings) {
    this.settings = settings;
    this.post = settings.mail === undefined ? undefined : new Post(settings.mail);
    this.timer = setInterval(() => this.look(), settings.every ?? EVERY);
    this.timer.unref();
  }

  private look(): void {
    if (this.busy !== undefined) return;
    this.busy = this.sendDue()
      .catch((error: unknown) => this.settings.onTrouble('notices', error))
      .finally(() => {
        this.busy = undefined;
      });
  }

  /** All of it: however many are due, those at the end hear it now and not at one of the next looks. */
  private async sendDue(): Promise<void> {
    const { storage, now } = this.settings;
    for (;;) {
      const due = [...(await storage.dueNotices(now(), READ_AT_ONCE))];
      if (due.length === 0 || this.closing) return;
      const sendNext = async (): Promise<void> => {
        for (let next = due.shift(); next !== undefined; next = due.shift()) await this.sendOnce(next);
      };
      await Promise.all(Array.from({ length: SENT_AT_ONCE }, sendNext));
    }
  }

  private async sendOnce(notice: Notice): Promise<void> {
    // What is still due is for whoever comes after.
    if (this.closing) return;
    // First: rather no notice than one that comes again and again, or from every process.
    if (!(await this.settings.storage.dropNotice(notice))) return;
    try {
      await this.send(notice);
    } catch (error) {
      this.settings.onTrouble('a notice', error);
    }
  }

  private async send(notice: Notice): Promise<void> {
    const { storage, tables, now } = this.settings;
    const table = await tables.get(notice.table);
    const wish = table.wishFor(notice.seat);
    if (wish === undefined) return;
    const offUntil = table.stored.seats[notice.seat]?.vacations?.at(-1)?.until ?? 0;
    const due = afterQuiet(Math.max(now(), offUntil), wish.quiet);
    if (due > now()) return storage.putNotice({ ...notice, due });
    const game = this.settings.nameOf(table.stored.game)[wish.lang];
    const gone: string[] = [];
    for (const browser of this.settings.push === undefined ? [] : wish.push) {
      if (!isPushService(browser, this.settings.push ?? NO_PUSH)) continue;
      if (!(await this.pushed(browser, wish, notice, game))) gone.push(browser.endpoint);
    }
    if (gone.length > 0) await table.change((stored) => withoutBrowsers(stored, notice.seat, gone));
    if (wish.mail?.confirmed === true) await this.write(wish, notice, game, wish.mail.address);
  }

  private async pushed(
    browser: NoticeWish['push'][number],
    wish: NoticeWish,
    { kind, table }: Notice,
    game: string,
  ): Promise<boolean> {
    const words = NOTICE_WORDS[wish.lang];
    try {
      const message = { title: words.title[kind], body: words.body(game), address: `/t/${table}` };
      return await push(browser, message, this.settings.push ?? NO_PUSH);
    } catch (error) {
      this.settings.onTrouble('push', error);
      return true;
    }
  }

  private async write(wish: NoticeWish, notice: Notice, game: string, to: string): Promise<void> {
    const words = NOTICE_WORDS[wish.lang];
    const { address } = this.settings;
    const stop = this.pageOf(notice, wish.key);
    await this.post?.send({
      to,
      subject: words.title[notice.kind],
      lines: [words.body(game), `${address}/t/${notice.table}`, `${words.stop}: ${stop}`],
      stop,
    });
  }

  /** Asks whether an address belongs to whoever gave it. */
  async askToConfirm(table: string, seat: number, wish: NoticeWish): Promise<void> {
    if (wish.mail === undefined) return;
    const words = NOTICE_WORDS[wish.lang];
    await this.post?.send({
      to: wish.mail.address,
      subject: words.confirmTitle,
      lines: [words.confirmBody, this.pageOf({ table, seat }, wish.key)],
    });
  }

  private pageOf({ table, seat }: Pick<Notice, 'table' | 'seat'>, key: string): string {
    return `${this.settings.address}/api/notices/${table}/${seat}/${key}`;
  }

  /** What is being sent has a moment to arrive: a mail server that does not answer keeps nobody from closing. */
  async close(): Promise<void> {
    this.closing = true;
    clearInterval(this.timer);
    const patience = new Promise((resolve) => setTimeout(resolve, LEAVE_WITHIN).unref());
    await Promise.race([this.busy, patience]);
    this.post?.close();
  }
}

const NO_PUSH: PushSettings = { subject: '', publicKey: '', privateKey: '' };
