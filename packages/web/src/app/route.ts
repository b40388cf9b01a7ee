import { useSyncExternalStore } from 'react';

/** Screens by the address after the #; tables of a server have a path of their own, which is easier to share. */
export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'game'; readonly id: string }
  | { readonly screen: 'replay' }
  | { readonly screen: 'gallery' }
  | { readonly screen: 'table'; readonly id: string };

const BASE = import.meta.env.BASE_URL;

/** Where the home screen is, from anywhere. */
export const HOME = `${BASE}#/`;

function parse(hash: string): Route {
  const shared = location.pathname.startsWith(`${BASE}t/`) ? location.pathname.slice(BASE.length + 2) : '';
  if (shared !== '' && !hash.startsWith('#/')) return { screen: 'table', id: shared };
  const [screen, id = ''] = hash.replace(/^#\/?/, '').split('/');
  if (screen === 'game' && id !== '') return { screen, id };
  if (screen === 'replay' || screen === 'gallery') return { screen };
  return { screen: 'home' };
}

export function useRoute(): Route {
  const hash = useSyncExternalStore(
    (listener) => {
      addEventListener('hashchange', listener);
      return () => removeEventListener('hashchange', listener);
    },
    () => location.hash,
  );
  return parse(hash);
}

export function go(path: string): void {
  location.hash = `#/${path}`;
}

export function goToTable(id: string): void {
  location.assign(`${BASE}t/${id}`);
}
