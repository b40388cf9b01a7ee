import { ECDH } from 'node:crypto';
import type { PushSubscription } from '@sietch/protocol';
import webPush from 'web-push';

/** The services of browsers. Nobody makes this server send requests to places of their own choice. */
const SERVICES: readonly RegExp[] = [
  /^https:\/\/fcm\.googleapis\.com$/,
  /^https:\/\/updates\.push\.services\.mozilla\.com$/,
  /^https:\/\/[\w-]+\.notify\.windows\.com$/,
  /^https:\/\/[\w-]+\.push\.apple\.com$/,
];

export interface PushSettings {
  /** Whom a push service may ask about us: `mailto:` or an address of a page. */
  readonly subject: string;
  readonly publicKey: string;
  readonly privateKey: string;
  /** Further origins of push services, for tests and other browsers. */
  readonly services?: readonly string[];
}

const DAY = 24 * 60 * 60;
const PATIENCE = 10_000;

export function isPushService({ endpoint }: PushSubscription, { services = [] }: PushSettings): boolean {
  const { origin } = new URL(endpoint);
  return services.includes(origin) || SERVICES.some((service) => service.test(origin));
}

const AUTH_BYTES = 16;

/** Can anything be written for this browser at all? Otherwise every notice for it would be trouble for whoever runs the server. */
export function canBeWrittenTo({ keys }: PushSubscription): boolean {
  try {
    ECDH.convertKey(Buffer.from(keys.p256dh, 'base64url'), 'prime256v1');
    return Buffer.from(keys.auth, 'base64url').length >= AUTH_BYTES;
  } catch {
    return false;
  }
}

/** Sends a message only that browser can read. Resolves with false if the browser has unsubscribed. */
export async function push(
  subscription: PushSubscription,
  message: object,
  { subject, publicKey, privateKey }: PushSettings,
): Promise<boolean> {
  const { endpoint, method, headers, body } = webPush.generateRequestDetails(
    { endpoint: subscription.endpoint, keys: { ...subscription.keys } },
    JSON.stringify(message),
    { TTL: DAY, urgency: 'normal', vapidDetails: { subject, publicKey, privateKey } },
  );
  const { 'Content-Length': _, ...sent } = headers as Record<string, string>;
  const answer = await fetch(endpoint, {
    method,
    headers: Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)])),
    body: new Uint8Array(body ?? []),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE),
  });
  await answer.body?.cancel();
  if (answer.status === 404 || answer.status === 410) return false;
  if (!answer.ok) throw new Error(`The push service answered ${answer.status}.`);
  return true;
}
