import { useEffect, useRef } from 'react';
import { setTitleSign } from '../app/title';
import { useSettings } from '../settings/settings';

const KEY = 'sietch.tellTurn';

export type Telling = 'off' | 'on' | 'denied' | 'impossible';

/** Has the person asked to be told of their turns, and does the browser allow it? */
export function telling(): Telling {
  if (!('Notification' in window)) return 'impossible';
  if (Notification.permission === 'denied') return 'denied';
  try {
    return localStorage.getItem(KEY) === 'on' && Notification.permission === 'granted' ? 'on' : 'off';
  } catch {
    return 'off';
  }
}

/** Only after an explicit wish is the browser's own question asked. */
export async function tellTurns(on: boolean): Promise<Telling> {
  if (!('Notification' in window)) return 'impossible';
  if (on && Notification.permission === 'default') await Notification.requestPermission();
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off');
  } catch {
    // A browser without storage asks again next time.
  }
  return telling();
}

/** Without sound; a later one about the same table replaces it. Phones show notifications of service workers only. */
async function notify(title: string, body: string, address: string): Promise<void> {
  const options = { body, tag: address, icon: `${import.meta.env.BASE_URL}icon.svg`, silent: true };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker !== undefined) return worker.showNotification(title, { ...options, data: address });
  const note = new Notification(title, options);
  note.onclick = () => focus();
}

/** It is somebody's turn: the title says so, the app's badge too, and a notification if they look elsewhere. */
export function useTurnSignal(myTurn: boolean, game: string): void {
  const { words } = useSettings();
  const { yourTurn } = words.net;
  const told = useRef(false);
  useEffect(() => {
    setTitleSign(myTurn ? `• ${yourTurn}` : '');
    if (myTurn) navigator.setAppBadge?.(1).catch(() => {});
    else navigator.clearAppBadge?.().catch(() => {});
    return () => setTitleSign('');
  }, [myTurn, yourTurn]);
  useEffect(() => {
    if (myTurn && !told.current && document.hidden && telling() === 'on') {
      notify(yourTurn, game, location.pathname).catch(() => {});
    }
    told.current = myTurn;
  }, [myTurn, yourTurn, game]);
}
