import type { IncomingMessage } from 'node:http';

const YEAR = 365 * 24 * 60 * 60;

/** What a cookie holds: a seat at a table, or the right to arrange the table. */
export type Holding = number | 'host';

function cookieName(table: string, holding: Holding): string {
  return `sietch-${table}-${holding}`;
}

/** Scripts cannot read it, other sites cannot send it, and other tables do not get it. */
export function writeCookie(table: string, holding: Holding, token: string, secure: boolean): string {
  return cookie(cookieName(table, holding), token, `/api/tables/${table}`, secure);
}

const INDEX = 'sietch-tables';

/** Which tables this device has something to do with. */
export function writeIndex(text: string, secure: boolean): string {
  return cookie(INDEX, text, '/api/tables', secure);
}

export function readIndex(headers: IncomingMessage['headers']): string | undefined {
  return read(headers, INDEX);
}

const SESSION = 'sietch-session';

/** Who is signed in here: it goes to the whole interface, because an account holds seats at any table. */
export function writeSession(secret: string, secure: boolean): string {
  return cookie(SESSION, secret, '/api', secure);
}

export function readSession(headers: IncomingMessage['headers']): string | undefined {
  return read(headers, SESSION);
}

function cookie(name: string, value: string, path: string, secure: boolean): string {
  const parts = [
    `${name}=${value}`,
    `Path=${path}`,
    `Max-Age=${value === '' ? 0 : YEAR}`,
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
  return read(headers, cookieName(table, holding));
}

function read(headers: IncomingMessage['headers'], name: string): string | undefined {
  const prefix = `${name}=`;
  for (const part of (headers.cookie ?? '').split(';')) {
    const text = part.trim();
    if (text.startsWith(prefix)) return text.slice(prefix.length);
  }
  return undefined;
}
