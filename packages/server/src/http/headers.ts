import type { IncomingHttpHeaders } from 'node:http';

/** Only what this server serves may run, be shown or be connected to; nothing inline, no frames. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const SAFETY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/** Who came by https once comes by https for a year, whatever a link says. */
export const STRICT_TRANSPORT = { 'strict-transport-security': 'max-age=31536000' };

/**
 * Browsers name the page that asks. Pages of others may not act for our users; programs name none. A page that came
 * unprotected may have been written by anybody on the way, so it does not act where https is used.
 */
export function isOwnOrigin(
  headers: IncomingHttpHeaders,
  secure: boolean,
  allowed: readonly string[],
): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (allowed.includes(origin)) return true;
  try {
    const page = new URL(origin);
    return page.host === host && (page.protocol === 'https:' || (page.protocol === 'http:' && !secure));
  } catch {
    return false;
  }
}
