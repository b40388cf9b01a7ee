import type { IncomingMessage } from 'node:http';

const YEAR = 365 * 24 * 60 * 60;

/** What a cookie holds: a seat at a table, or the right to arrange the table. */
export type Holding = number | 'host';

function cookieName(table: string, holding: Holding): string {
  return `sietch-${table}-${holding}`;
}

/** Scripts cannot read it, other sites cannot send it, and other tables do not get it. */
export function writeCookie(table: string, holding: Holding, token: string, secure: boolean): string {
  const parts = [
    `${cookieName(table, holding)}=${token}`,
    `Path=/api/tables/${table}`,
    `Max-Age=${token === '' ? 0 : YEAR}`,
    'HttpOnly',
    'SameSite=Strict',
  ];
  if (secure) parts.push('Secure');
  return parts.join('; ');
}

export function readCookie(
  headers: IncomingMessage['headers'],
  table: string,
  holding: Holding,
): string | undefined {
  const prefix = `${cookieName(table, holding)}=`;
  for (const part of (headers.cookie ?? '').split(';')) {
    const cookie = part.trim();
    if (cookie.startsWith(prefix)) return cookie.slice(prefix.length);
  }
  return undefined;
}
