import type { ProtocolCode, ProtocolError } from '@sietch/protocol';

/** The HTTP status of a refusal, outside a WebSocket. */
const STATUS: Readonly<Record<ProtocolCode, number>> = {
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
  'talk-refused': 409,
  'vote-refused': 409,
  'vacation-refused': 409,
  'name-refused': 409,
  banned: 403,
  'notices-off': 409,
  'accounts-off': 409,
  'not-signed-in': 401,
  'bad-passkey': 403,
  'rules-changed': 409,
  'other-rules': 409,
  'too-large': 413,
  'too-many': 429,
  'storage-failed': 503,
  closing: 503,
  internal: 500,
};

/** What the rules refuse is a bad request. */
export function statusOf({ code }: ProtocolError): number {
  return STATUS[code as ProtocolCode] ?? 400;
}
