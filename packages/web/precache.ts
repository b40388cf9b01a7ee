import type { Plugin } from 'vite';

/** Writes the service worker: it keeps every file of this build, so that the client works offline. */
export function precache(): Plugin {
  return {
    name: 'sietch-precache',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((file) => !file.endsWith('.map'));
      const version = files.join(' ');
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: serviceWorker([...files, 'icon.svg'], version),
      });
    },
  };
}

/** Pages come from the network when there is one; files named by their contents from the cache. */
export function serviceWorker(files: readonly string[], version: string): string {
  return `const CACHE = 'sietch ${hash(version)}';
const FILES = ${JSON.stringify(['./', ...files])};
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => {
  const old = (name) => name.startsWith('sietch ') && name !== CACHE;
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.includes('/api/')) return;
  const kept = () => caches.match(request, { ignoreSearch: true, ignoreVary: true });
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match('./', { ignoreVary: true })));
  } else {
    event.respondWith(kept().then((found) => found ?? fetch(request)));
  }
});
// What cannot be read is still shown: browsers forbid messages of which nobody learns.
const read = (data) => {
  try {
    return data.json();
  } catch {
    return { title: 'Sietch · Січ', body: '', address: '/' };
  }
};
self.addEventListener('push', (event) => {
  const { title, body, address } = read(event.data);
  const options = { body, tag: address, data: address, icon: './icon.svg' };
  const seen = (pages) => pages.some((page) => page.visibilityState === 'visible' && page.url.includes(address));
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((pages) =>
      // Browsers want something shown for every message; whoever looks at the table hears nothing.
      self.registration.showNotification(title, { ...options, silent: seen(pages) }),
    ),
  );
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { href: wanted, origin } = new URL(event.notification.data, location.origin);
  if (origin !== location.origin) return;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((pages) => {
      const page = pages.find(({ url }) => url.startsWith(wanted));
      return page === undefined ? self.clients.openWindow(wanted) : page.focus();
    }),
  );
});
`;
}

function hash(text: string): string {
  let sum = 5381;
  for (let i = 0; i < text.length; i++) sum = (Math.imul(sum, 33) ^ text.charCodeAt(i)) >>> 0;
  return sum.toString(36);
}
