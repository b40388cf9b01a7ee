import { type ErrorCode, SietchError } from '@sietch/kernel';

/** Every way a request can be refused, with the HTTP status it has outside a WebSocket. */
export const STATUS = {
  'bad-request': 400,
  'unsupported-protocol': 400,
  'not-found': 404,
  'unknown-table': 404,
  'unknown-seat': 404,
  'bad-origin': 403,
  'not-yours': 403,
  'bad-key': 403,
  'spectators-closed': 403,
  'seat-taken': 409,
  'seat-moved': 403,
  'already-started': 409,
  'not-started': 409,
  'not-finished': 409,
  stale: 409,
  'chat-off': 409,
  'vote-refused': 409,
  'rules-changed': 409,
  'too-large': 413,
  'too-many': 429,
  'storage-failed': 503,
  closing: 503,
  internal: 500,
} as const;

export type ServerErrorCode = keyof typeof STATUS | ErrorCode;

/** A refusal that may be shown to whoever caused it: code for programs, message for people, nothing hidden in either. */
export class ServerError extends Error {
  readonly code: ServerErrorCode;

  constructor(code: ServerErrorCode, message: string) {
    super(message);
    this.name = 'ServerError';
    this.code = code;
  }

  get status(): number {
    return STATUS[this.code as keyof typeof STATUS] ?? 400;
  }
}

/** What the outside may know of any error. Unexpected ones say nothing, so that no trace or value gets out. */
export function publicError(error: unknown): ServerError {
  if (error instanceof ServerError) return error;
  if (error instanceof SietchError && error.code !== 'stuck')
    return new ServerError(error.code, error.message);
  return new ServerError('internal', 'Something went wrong on the server.');
}
