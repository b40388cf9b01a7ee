import { randomBytes } from 'node:crypto';
import { type NewPasskey, type PasskeyAnswer, ProtocolError } from '@sietch/protocol';
import type { AccountStorage } from '../storage/account-storage.js';
import type { Account, Challenge, Passkey } from './account.js';

/** Who asks passkeys, in the words of WebAuthn: the name of the host, and the page it is asked on. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

const NAME = 'Sietch · Січ';
const ANSWER_WITHIN = 5 * 60 * 1000;
/** EdDSA, ES256 and RS256: every device has one of them. */
const ALGORITHMS = [-8, -7, -257];

/** Most servers never ask a passkey, so the library is loaded when the first one is. */
const webAuthn = () => import('@simplewebauthn/server');

/** Asks passkeys to sign, and checks what they have signed. Each challenge is answered once, soon, and for its purpose. */
export class Ceremonies {
  private readonly storage: AccountStorage;
  private readonly now: () => number;

  constructor(storage: AccountStorage, now: () => number) {
    this.storage = storage;
    this.now = now;
  }

  /** What a browser needs to make a passkey, for a new account or another one of an old account. */
  async askNew(
    party: RelyingParty,
    purpose: 'account' | 'passkey',
    { id, name }: Pick<Account, 'id' | 'name'>,
  ): Promise<object> {
    const { generateRegistrationOptions } = await webAuthn();
    const known = await this.storage.passkeysOf(id);
    const options = await generateRegistrationOptions({
      rpName: NAME,
      rpID: party.id,
      userID: new Uint8Array(Buffer.from(id)),
      userName: name,
      userDisplayName: name,
      challenge: await this.challenge(
        purpose === 'account' ? { purpose, account: id, name } : { purpose, account: id },
      ),
      timeout: ANSWER_WITHIN,
      attestationType: 'none',
      excludeCredentials: known.map((passkey) => ({ id: passkey.id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return options;
  }

  /** A passkey that was made as asked; the account it is for stands in the challenge. */
  async acceptNew(
    party: RelyingParty,
    purpose: 'account' | 'passkey',
    response: NewPasskey,
    label: string | undefined,
  ): Promise<{ readonly passkey: Passkey; readonly challenge: Challenge }> {
    const challenge = await this.take(purpose, response.response.clientDataJSON);
    const { account } = challenge;
    if (account === undefined) throw refused();
    const { verifyRegistrationResponse } = await webAuthn();
    const { clientDataJSON, attestationObject, transports = [] } = response.response;
    const verified = await verifyRegistrationResponse({
      response: {
        ...response,
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge.text,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(() => undefined);
    if (verified?.verified !== true) throw refused();
    const { credential, credentialBackedUp } = verified.registrationInfo;
    const passkey: Passkey = {
      id: credential.id,
      account,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports,
      ...(label === undefined ? {} : { label }),
      createdAt: this.now(),
      synced: credentialBackedUp,
    };
    return { passkey, challenge };
  }

  /** What a browser needs to sign in with any passkey it has for this host. */
  async askToSignIn(party: RelyingParty): Promise<object> {
    const { generateAuthenticationOptions } = await webAuthn();
    return generateAuthenticationOptions({
      rpID: party.id,
      challenge: await this.challenge({ purpose: 'sign-in' }),
      timeout: ANSWER_WITHIN,
      userVerification: 'required',
    });
  }

  /** The passkey that has signed, with its use noted. */
  async acceptSignIn(party: RelyingParty, response: PasskeyAnswer): Promise<Passkey> {
    const challenge = await this.take('sign-in', response.response.clientDataJSON);
    const passkey = await this.storage.readPasskey(response.id);
    const { userHandle } = response.response;
    if (passkey === undefined) throw refused();
    if (userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString() !== passkey.account)
      throw refused();
    const { verifyAuthenticationResponse } = await webAuthn();
    const { clientDataJSON, authenticatorData, signature } = response.response;
    const verified = await verifyAuthenticationResponse({
      response: {
        ...response,
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge.text,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    }).catch(() => undefined);
    if (verified?.verified !== true) throw refused();
    const { newCounter, credentialBackedUp } = verified.authenticationInfo;
    const used = { ...passkey, counter: newCounter, usedAt: this.now(), synced: credentialBackedUp };
    // Whoever deleted the account meanwhile, or took the passkey away, wants nobody signed in with it.
    if (!(await this.storage.updatePasskey(used))) throw refused();
    return used;
  }

  private async challenge(challenge: Omit<Challenge, 'text' | 'until'>): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = new Uint8Array(randomBytes(32));
    const text = Buffer.from(bytes).toString('base64url');
    const until = this.now() + ANSWER_WITHIN;
    await this.storage.putChallenge({ ...challenge, text, until }, this.now());
    return bytes;
  }

  /** The challenge an answer names is used up, whether the answer is right or not. */
  private async take(purpose: Challenge['purpose'], clientData: string): Promise<Challenge> {
    const challenge = await this.storage.takeChallenge(challengeIn(clientData));
    if (challenge === undefined || challenge.purpose !== purpose || challenge.until < this.now())
      throw refused();
    return challenge;
  }
}

function challengeIn(clientData: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString()) as {
      challenge?: unknown;
    };
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}

/** One answer for everything that is wrong: nothing can be found out by trying. */
function refused(): ProtocolError {
  return new ProtocolError('bad-passkey', 'This passkey was not accepted. Try again from the beginning.');
}
