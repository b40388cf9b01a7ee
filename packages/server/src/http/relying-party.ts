import { isIP } from 'node:net';
import { ProtocolError } from '@sietch/protocol';
import type { FastifyRequest } from 'fastify';
import type { RelyingParty } from '../accounts/ceremonies.js';

/** Passkeys belong to names: an address in numbers has none. */
function isName(hostname: string): boolean {
  return hostname !== '' && !hostname.startsWith('[') && isIP(hostname) === 0;
}

/** Could the host a request names have accounts? Whether the page came safely, the browser knows. */
export function canHaveAccounts({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  try {
    return isName(new URL(`http://${headers.host ?? ''}`).hostname);
  } catch {
    return false;
  }
}

/**
 * For whom a passkey is asked: the page that asks, which must name itself here. Pages of others were refused before; a
 * page that came without https may have been written by anybody, unless it is on this very machine.
 */
export function relyingParty({ headers }: Pick<FastifyRequest, 'headers'>): RelyingParty {
  const { origin } = headers;
  if (origin === undefined) throw new ProtocolError('bad-origin', 'Accounts are for pages of this server.');
  const { hostname, protocol } = new URL(origin);
  const local = hostname === 'localhost' || hostname.endsWith('.localhost');
  if (!isName(hostname) || (protocol !== 'https:' && !local))
    throw new ProtocolError('accounts-off', 'Accounts need a name of this server, and https.');
  return { id: hostname, origin };
}
