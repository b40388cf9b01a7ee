import { type ErrorCode, SietchError } from '@sietch/kernel';

/** Every way a table or a server can refuse, besides those of the rules. */
export const PROTOCOL_CODES = [
  'bad-request',
  'unsupported-protocol',
  'not-found',
  'unknown-table',
  'unknown-seat',
  'bad-origin',
  'not-yours',
  'bad-key',
  'spectators-closed',
  'seat-taken',
  'seat-moved',
  'already-started',
  'not-started',
  'not-finished',
  'stale',
  'chat-off',
  'talk-refused',
  'vote-refused',
  'vacation-refused',
  'name-refused',
  'banned',
  'notices-off',
  'accounts-off',
  'not-signed-in',
  'bad-passkey',
  'rules-changed',
  'other-rules',
  'too-large',
  'too-many',
  'storage-failed',
  'closing',
  'internal',
] as const;
export type ProtocolCode = (typeof PROTOCOL_CODES)[number];

/** A refusal that may be shown to whoever caused it: code for programs, message for people, nothing hidden in either. */
export class ProtocolError extends Error {
  readonly code: ProtocolCode | ErrorCode;

  constructor(code: ProtocolCode | ErrorCode, message: string) {
    super(message);
    this.name = 'ProtocolError';
    this.code = code;
  }
}

/** What the outside may know of any error. Unexpected ones say nothing, so that no trace or value gets out. */
export function publicError(error: unknown): ProtocolError {
  if (error instanceof ProtocolError) return error;
  if (error instanceof SietchError && error.code !== 'stuck')
    return new ProtocolError(error.code, error.message);
  return new ProtocolError('internal', 'Something went wrong at the table.');
}
