import * as v from 'valibot';
import { line, personName, seat } from './fields.js';
import { TABLE_STATUSES } from './table.js';

// ——— what is asked of a server about an account ———

/** What a passkey is to be asked for: a new account, another passkey of the account, or to sign in. */
export const challengeBody = v.variant('for', [
  v.strictObject({ for: v.literal('account'), name: personName }),
  v.strictObject({ for: v.literal('passkey') }),
  v.strictObject({ for: v.literal('sign-in') }),
]);
export type ChallengeBody = v.InferInput<typeof challengeBody>;

const bytes = v.pipe(v.string(), v.regex(/^[\w-]*$/, 'not base64url'), v.maxLength(8_000));
const credentialId = v.pipe(v.string(), v.regex(/^[\w-]+$/, 'not base64url'), v.maxLength(1_400));
const transports = v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(30))), v.maxLength(10)));

/** A passkey as a browser has just made it; what else the browser tells of it is not needed. */
export const newPasskey = v.object({
  id: credentialId,
  rawId: credentialId,
  type: v.literal('public-key'),
  response: v.object({ clientDataJSON: bytes, attestationObject: bytes, transports }),
});

export type NewPasskey = Readonly<v.InferOutput<typeof newPasskey>>;

/** A passkey's answer to a challenge. */
export const passkeyAnswer = v.object({
  id: credentialId,
  rawId: credentialId,
  type: v.literal('public-key'),
  response: v.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: v.optional(bytes),
  }),
});

export type PasskeyAnswer = Readonly<v.InferOutput<typeof passkeyAnswer>>;

export const newPasskeyBody = v.strictObject({ passkey: newPasskey, label: v.optional(line(40)) });
export const signInBody = v.strictObject({ passkey: passkeyAnswer });
export const signOutBody = v.strictObject({ everywhere: v.optional(v.boolean(), false) });
export const accountBody = v.strictObject({ name: personName });

// ——— and what it answers ———

const passkeyInfo = v.object({
  id: v.string(),
  label: v.optional(v.string()),
  createdAt: v.number(),
  usedAt: v.optional(v.number()),
  /** Kept by its maker on several devices, so that the loss of one is no loss of the passkey. */
  synced: v.boolean(),
});
export type PasskeyInfo = Readonly<v.InferOutput<typeof passkeyInfo>>;

const accountInfo = v.object({
  name: v.string(),
  createdAt: v.number(),
  passkeys: v.array(passkeyInfo),
  /** Browsers that are signed in, this one among them. */
  sessions: v.number(),
});
export type AccountInfo = Readonly<v.InferOutput<typeof accountInfo>>;

/** `offered` tells whether accounts can be had at this address of the server. */
export const accountAnswer = v.object({ offered: v.boolean(), account: v.optional(accountInfo) });
export type AccountAnswer = Readonly<v.InferOutput<typeof accountAnswer>>;

/** As the browser's own interface for passkeys wants it. */
export const challengeAnswer = v.object({ options: v.looseObject({ challenge: v.string() }) });

const gamePlayed = v.object({
  table: v.string(),
  game: v.string(),
  status: v.picklist(TABLE_STATUSES),
  createdAt: v.number(),
  finishedAt: v.optional(v.number()),
  seat,
  name: v.optional(v.string()),
  /** The names of the others; a seat without one is a bot's, or of somebody who is gone. */
  others: v.array(v.string()),
  /** Once the game is over: `won` only if no bot played the seat at the end. */
  place: v.optional(v.number()),
  points: v.optional(v.number()),
  won: v.optional(v.boolean()),
});
export type GamePlayed = Readonly<v.InferOutput<typeof gamePlayed>>;

const gameStatistics = v.object({
  game: v.string(),
  finished: v.number(),
  won: v.number(),
  /** Of the games with a place. */
  averagePlace: v.optional(v.number()),
});
export type GameStatistics = Readonly<v.InferOutput<typeof gameStatistics>>;

export const historyAnswer = v.object({
  games: v.array(gamePlayed),
  statistics: v.array(gameStatistics),
});
export type History = Readonly<v.InferOutput<typeof historyAnswer>>;
