import {
  type AccountAnswer,
  accountAnswer,
  type ChallengeBody,
  challengeAnswer,
  type History,
  historyAnswer,
  parse,
} from '@sietch/protocol';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { call, Refused } from '../online/tables';

/** Most visitors have no account: what speaks with passkeys is loaded when one is wanted. */
const passkeys = () => import('@simplewebauthn/browser');

/** Where everything about somebody can be downloaded. */
export const EVERYTHING = `${import.meta.env.BASE_URL}api/account/everything`;

/** Can this browser have passkeys on this page at all? */
export const hasPasskeys = (): boolean => isSecureContext && 'PublicKeyCredential' in window;

const answered = async (answer: Promise<unknown>): Promise<AccountAnswer> =>
  parse(accountAnswer, await answer);

export const lookUpAccount = (): Promise<AccountAnswer> => answered(call('GET', '/account'));

async function challenge<T>(wish: ChallengeBody): Promise<T> {
  const { options } = parse(challengeAnswer, await call('POST', '/account/challenge', wish));
  // The server writes them with the library that reads them here.
  return options as T;
}

/** Whoever closes the window of their browser, or waits too long, has only changed their mind. */
async function withPasskey<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const { name } = error as Error;
    throw new Refused(name === 'InvalidStateError' ? 'passkey-known' : 'no-passkey');
  }
}

async function makePasskey(wish: ChallengeBody): Promise<unknown> {
  const optionsJSON = await challenge<PublicKeyCredentialCreationOptionsJSON>(wish);
  const { startRegistration } = await passkeys();
  return withPasskey(() => startRegistration({ optionsJSON }));
}

export async function createAccount(name: string): Promise<AccountAnswer> {
  const passkey = await makePasskey({ for: 'account', name });
  return answered(call('POST', '/account', { passkey }));
}

export async function addPasskey(label: string): Promise<AccountAnswer> {
  const passkey = await makePasskey({ for: 'passkey' });
  return answered(call('POST', '/account/passkeys', { passkey, ...(label !== '' && { label }) }));
}

export const dropPasskey = (id: string): Promise<AccountAnswer> =>
  answered(call('DELETE', `/account/passkeys/${id}`));

export async function signIn(): Promise<AccountAnswer> {
  const optionsJSON = await challenge<PublicKeyCredentialRequestOptionsJSON>({ for: 'sign-in' });
  const { startAuthentication } = await passkeys();
  const passkey = await withPasskey(() => startAuthentication({ optionsJSON }));
  return answered(call('POST', '/account/session', { passkey }));
}

export const signOut = (everywhere: boolean): Promise<AccountAnswer> =>
  answered(call('POST', '/account/sign-out', { everywhere }));

export const rename = (name: string): Promise<AccountAnswer> => answered(call('PATCH', '/account', { name }));

export const deleteAccount = (): Promise<AccountAnswer> => answered(call('DELETE', '/account'));

export const bringIn = (table: string): Promise<unknown> => call('POST', `/tables/${table}/account`, {});

export async function readHistory(): Promise<History> {
  return parse(historyAnswer, await call('GET', '/account/history'));
}
