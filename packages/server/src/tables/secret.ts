import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Names a table in its link: whoever has the link may look, so it must not be guessable either. */
export function newTableId(): string {
  return randomBytes(12).toString('base64url');
}

/** Holds a seat, or opens one: 256 bits, so a plain hash of it is safe to store. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** A secret for one purpose that whoever has the other secret gets again and again, and nobody else can find out. */
export function derivedSecret(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('base64url');
}

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

export function matchesSecret(secret: string | undefined, hash: string | undefined): boolean {
  if (secret === undefined || hash === undefined) return false;
  const given = Buffer.from(hashSecret(secret));
  const kept = Buffer.from(hash);
  return given.length === kept.length && timingSafeEqual(given, kept);
}
