import type { IncomingHttpHeaders } from 'node:http';
import { readSession } from '../http/cookies.js';
import type { AccountStorage } from '../storage/account-storage.js';
import { hashSecret, newSecret } from '../tables/secret.js';
import type { Session } from './account.js';

const DAY = 24 * 60 * 60 * 1000;
/** Whoever does not come for so long signs in again; whoever comes stays. */
const LASTS = 180 * DAY;
/** Nobody has more browsers; of more sign-ins than this the oldest are forgotten. */
const MOST_OPEN = 50;

/** Browsers that are signed in. The cookie holds a secret, the storage its hash. */
export class Sessions {
  private readonly storage: AccountStorage;
  private readonly now: () => number;
  private readonly tellOthers: (hash: string) => void;
  private readonly listeners = new Map<string, Set<() => void>>();

  constructor(storage: AccountStorage, now: () => number, tellOthers: (hash: string) => void = () => {}) {
    this.storage = storage;
    this.now = now;
    this.tellOthers = tellOthers;
  }

  /** Signs in; the secret is for the cookie. */
  async open(account: string): Promise<string> {
    const secret = newSecret();
    const createdAt = this.now();
    await this.tidy(account, createdAt);
    await this.storage.putSession({
      hash: hashSecret(secret),
      account,
      createdAt,
      until: createdAt + LASTS,
    });
    return secret;
  }

  /** Makes room for another one: those that count no longer go, and the oldest if there are very many. */
  private async tidy(account: string, now: number): Promise<void> {
    const all = await this.storage.sessionsOf(account);
    const last = all.filter(({ until }) => until > now).slice(-(MOST_OPEN - 1));
    for (const session of all) if (!last.includes(session)) await this.end(session.hash);
  }

  /** The session a request brings, if it still counts. */
  async of(headers: IncomingHttpHeaders): Promise<Session | undefined> {
    const hash = hashIn(headers);
    const session = hash === undefined ? undefined : await this.storage.readSession(hash);
    const left = (session?.until ?? 0) - this.now();
    if (session === undefined || left <= 0) return undefined;
    if (left < LASTS / 2) await this.storage.updateSession({ ...session, until: this.now() + LASTS });
    return session;
  }

  async end(hash: string): Promise<void> {
    await this.storage.dropSession(hash);
    this.ended(hash);
    this.tellOthers(hash);
  }

  /** A session has ended, here or through another process. */
  ended(hash: string): void {
    for (const tell of this.listeners.get(hash) ?? []) tell();
  }

  /** Nobody may have said which sessions have ended: those that hold connections are looked up. */
  async check(): Promise<void> {
    for (const hash of [...this.listeners.keys()])
      if ((await this.storage.readSession(hash)) === undefined) this.ended(hash);
  }

  async endAll(account: string): Promise<void> {
    for (const { hash } of await this.storage.sessionsOf(account)) await this.end(hash);
  }

  /** Whether the session a request brings ends while something is awaited. */
  watch(headers: IncomingHttpHeaders): { readonly ended: () => boolean; readonly forget: () => void } {
    const hash = hashIn(headers);
    let ended = false;
    const end = () => {
      ended = true;
    };
    return { ended: () => ended, forget: hash === undefined ? () => {} : this.onEnd(hash, end) };
  }

  /** Tells when a session ends; the answer ends the telling. */
  onEnd(hash: string, tell: () => void): () => void {
    const listeners = this.listeners.get(hash) ?? new Set();
    this.listeners.set(hash, listeners.add(tell));
    return () => {
      listeners.delete(tell);
      if (listeners.size === 0) this.listeners.delete(hash);
    };
  }
}

function hashIn(headers: IncomingHttpHeaders): string | undefined {
  const secret = readSession(headers);
  return secret === undefined || secret === '' ? undefined : hashSecret(secret);
}
