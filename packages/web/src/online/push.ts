import type { PushSubscription } from '@sietch/protocol';
import { Refused } from './tables';

/** Lets this browser be told by a server with this key, also when no page is open. */
export async function subscribeHere(key: string): Promise<PushSubscription> {
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker === undefined || !('pushManager' in worker)) throw new Refused('no-push');
  if ((await Notification.requestPermission()) !== 'granted') throw new Refused('no-push');
  const old = await worker.pushManager.getSubscription();
  const subscription =
    old ??
    (await worker.pushManager
      .subscribe({ userVisibleOnly: true, applicationServerKey: key })
      .catch((): never => {
        throw new Refused('no-push');
      }));
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } };
}
