import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import {
  type AccountAnswer,
  accountBody,
  challengeBody,
  newPasskeyBody,
  nothing,
  ProtocolError,
  parse,
  signInBody,
  signOutBody,
} from '@sietch/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Account, Session } from '../accounts/account.js';
import { Belongings } from '../accounts/belongings.js';
import { Ceremonies } from '../accounts/ceremonies.js';
import { everythingAbout } from '../accounts/everything.js';
import { historyOf } from '../accounts/history.js';
import type { Sessions } from '../accounts/sessions.js';
import { Allowance } from '../allowance.js';
import type { Limits } from '../limits.js';
import type { LiveTables } from '../live/tables.js';
import type { HouseRules } from '../operator/house-rules.js';
import type { Storage } from '../storage/storage.js';
import { belongingsOf, bringIn } from '../tables/belonging.js';
import { writeCookie, writeSession } from './cookies.js';
import { type TableRequest, token } from './holder.js';
import { canHaveAccounts, relyingParty } from './relying-party.js';

export interface AccountRoutesSettings {
  readonly storage: Storage;
  readonly tables: LiveTables;
  readonly sessions: Sessions;
  readonly limits: Limits;
  readonly ipOf: (request: IncomingMessage) => string;
  readonly now: () => number;
  readonly house: HouseRules;
}

type PasskeyRequest = FastifyRequest<{ Params: { passkey: string } }>;

const MOST_PASSKEYS = 20;
const MOST_GAMES = 200;
/** So many cookies of seats are taken back when somebody signs out; a device remembers no more tables. */
const MOST_COOKIES = 60;

/** Accounts, for those who want their tables on every device. Who may do what is decided by the session's cookie. */
export function addAccountRoutes(app: FastifyInstance, settings: AccountRoutesSettings): void {
  const { storage, tables, sessions, now } = settings;
  const { accounts } = storage;
  const ceremonies = new Ceremonies(accounts, now);
  const belongings = new Belongings(storage, tables);
  const tries = new Allowance('passkeys', settings.limits.passkeys, now, storage.cluster);
  const creations = new Allowance('accounts', settings.limits.accounts, now, storage.cluster);

  const mayTry = async (request: FastifyRequest): Promise<void> => {
    if (!(await tries.take(settings.ipOf(request.raw))))
      throw new ProtocolError('too-many', 'Too many tries. Wait a little.');
  };

  const answer = async (request: FastifyRequest, account: Account | undefined): Promise<AccountAnswer> => {
    const offered = canHaveAccounts(request);
    if (account === undefined) return { offered };
    const { id, name, createdAt } = account;
    const passkeys = await accounts.passkeysOf(id);
    const signedIn = (await accounts.sessionsOf(id)).filter(({ until }) => until > now());
    return {
      offered,
      account: {
        name,
        createdAt,
        passkeys: passkeys.map(({ id, label, createdAt, usedAt, synced }) => ({
          id,
          ...(label === undefined ? {} : { label }),
          createdAt,
          ...(usedAt === undefined ? {} : { usedAt }),
          synced,
        })),
        sessions: signedIn.length,
      },
    };
  };

  const signIn = async (request: FastifyRequest, reply: FastifyReply, account: string): Promise<void> => {
    // Whoever signs in anew, perhaps as somebody else, is not both.
    if (request.session !== undefined) await sessions.end(request.session.hash);
    reply.header('set-cookie', writeSession(await sessions.open(account), request.protocol === 'https'));
  };

  const signedIn = async (
    request: FastifyRequest,
  ): Promise<{ readonly session: Session; readonly account: Account }> => {
    const { session } = request;
    const account = session === undefined ? undefined : await accounts.readAccount(session.account);
    if (session === undefined || account === undefined)
      throw new ProtocolError('not-signed-in', 'Sign in first.');
    return { session, account };
  };

  app.get('/api/account', async (request) => {
    const { session } = request;
    return answer(request, session === undefined ? undefined : await accounts.readAccount(session.account));
  });

  app.post('/api/account/challenge', async (request) => {
    const wish = parse(challengeBody, request.body);
    if (wish.for === 'account') settings.house.names.check(wish.name);
    const party = relyingParty(request);
    await mayTry(request);
    if (wish.for === 'sign-in') return { options: await ceremonies.askToSignIn(party) };
    if (wish.for === 'passkey') {
      const { account } = await signedIn(request);
      return { options: await ceremonies.askNew(party, 'passkey', account) };
    }
    const id = randomBytes(16).toString('base64url');
    return { options: await ceremonies.askNew(party, 'account', { id, name: wish.name }) };
  });

  app.post('/api/account', async (request, reply) => {
    const { passkey: made, label } = parse(newPasskeyBody, request.body);
    const party = relyingParty(request);
    await mayTry(request);
    const { passkey, challenge } = await ceremonies.acceptNew(party, 'account', made, label);
    if (!(await creations.take(settings.ipOf(request.raw))))
      throw new ProtocolError('too-many', 'Too many new accounts. Wait a little.');
    const account = { id: passkey.account, name: challenge.name ?? '', createdAt: now() };
    if (!(await accounts.createAccount(account, passkey)))
      throw new ProtocolError('bad-passkey', 'This passkey belongs to an account already.');
    await signIn(request, reply, account.id);
    return reply.code(201).send(await answer(request, account));
  });

  app.post('/api/account/passkeys', async (request) => {
    const { passkey: made, label } = parse(newPasskeyBody, request.body);
    const party = relyingParty(request);
    await mayTry(request);
    const { account } = await signedIn(request);
    const { passkey } = await ceremonies.acceptNew(party, 'passkey', made, label);
    if (passkey.account !== account.id)
      throw new ProtocolError('bad-passkey', 'This passkey was made for another account.');
    if ((await accounts.passkeysOf(account.id)).length >= MOST_PASSKEYS)
      throw new ProtocolError('too-many', `An account has at most ${MOST_PASSKEYS} passkeys.`);
    if (!(await accounts.putPasskey(passkey)))
      throw new ProtocolError('bad-passkey', 'This passkey belongs to another account.');
    return answer(request, account);
  });

  app.delete('/api/account/passkeys/:passkey', async (request: PasskeyRequest) => {
    relyingParty(request);
    const { account } = await signedIn(request);
    if (!(await accounts.dropPasskey(request.params.passkey, account.id)))
      throw new ProtocolError('not-yours', 'There is no such passkey, or it is the last one.');
    return answer(request, account);
  });

  app.post('/api/account/session', async (request, reply) => {
    const { passkey: signed } = parse(signInBody, request.body);
    const party = relyingParty(request);
    await mayTry(request);
    const passkey = await ceremonies.acceptSignIn(party, signed);
    await signIn(request, reply, passkey.account);
    return answer(request, await accounts.readAccount(passkey.account));
  });

  app.post('/api/account/sign-out', async (request, reply) => {
    const { everywhere } = parse(signOutBody, request.body);
    relyingParty(request);
    const { session, account } = await signedIn(request);
    await takeCookies(request, reply, account.id);
    if (everywhere) {
      await sessions.endAll(account.id);
      await belongings.takeTokens(account.id);
    } else {
      await sessions.end(session.hash);
    }
    return answer(request, undefined);
  });

  app.patch('/api/account', async (request) => {
    const { name } = parse(accountBody, request.body);
    settings.house.names.check(name);
    relyingParty(request);
    const { account } = await signedIn(request);
    const renamed = { ...account, name };
    await accounts.updateAccount(renamed);
    return answer(request, renamed);
  });

  app.get('/api/account/history', async (request) => {
    const { account } = await signedIn(request);
    return historyOf(account.id, await accounts.tablesOf(account.id, MOST_GAMES));
  });

  app.get('/api/account/everything', async (request, reply) => {
    await mayTry(request);
    const { account } = await signedIn(request);
    return reply
      .header('content-disposition', 'attachment; filename="sietch-account.json"')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(await everythingAbout(account, storage), undefined, 2));
  });

  app.delete('/api/account', async (request, reply) => {
    relyingParty(request);
    const { account } = await signedIn(request);
    // Nobody gets anything for the account while it goes.
    await sessions.endAll(account.id);
    await belongings.leaveAll(account.id);
    await storage.operator.dropReportsBy(account.id);
    await accounts.deleteAccount(account.id);
    reply.header('set-cookie', writeSession('', request.protocol === 'https'));
    return answer(request, undefined);
  });

  app.post('/api/tables/:table/account', async (request: TableRequest) => {
    parse(nothing, request.body);
    const { account } = await signedIn(request);
    const live = await tables.get(request.params.table);
    await live.change((table) => bringIn(table, account.id, (holding) => token(request, holding)));
    const { host, seats } = belongingsOf(live.stored, account.id);
    if (!host && seats.length === 0)
      throw new ProtocolError('not-yours', 'This device holds nothing here that could be yours.');
    return { table: await live.describe() };
  });

  /** Whoever signs out at a computer of others leaves no seats behind there. */
  async function takeCookies(request: FastifyRequest, reply: FastifyReply, account: string): Promise<void> {
    const secure = request.protocol === 'https';
    reply.header('set-cookie', writeSession('', secure));
    for (const table of await accounts.tablesOf(account, MOST_COOKIES)) {
      const { host, seats } = belongingsOf(table, account);
      for (const holding of [...(host ? (['host'] as const) : []), ...seats])
        reply.header('set-cookie', writeCookie(table.id, holding, '', secure));
    }
  }
}
