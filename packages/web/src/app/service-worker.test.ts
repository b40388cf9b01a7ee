import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { serviceWorker } from '../../precache';

interface Page {
  readonly url: string;
  readonly visibilityState: string;
  focus(): string;
}

const HOME = 'https://sietch.example';
const pageAt = (path: string, visibilityState = 'visible'): Page => ({
  url: `${HOME}${path}`,
  visibilityState,
  focus: () => `focused ${path}`,
});

/** The worker as it is built, with what a browser gives it. */
function start(pages: readonly Page[] = [], names: readonly string[] = []) {
  const heard = new Map<string, (event: object) => void>();
  const shown: unknown[] = [];
  const deleted: string[] = [];
  const caches = {
    keys: async () => names,
    delete: async (name: string) => deleted.push(name),
    match: async () => 'from the cache',
    open: async () => ({ addAll: async () => {} }),
  };
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) => heard.set(type, listener),
    registration: {
      showNotification: async (title: string, options: object) => shown.push({ title, ...options }),
    },
    clients: {
      matchAll: async () => pages,
      openWindow: async (address: string) => `opened ${address}`,
      claim: async () => {},
    },
    skipWaiting: async () => {},
  };
  const location = { origin: HOME };
  runInNewContext(serviceWorker(['assets/a.js'], 'v1'), {
    self,
    caches,
    location,
    URL,
    fetch: async () => 'fetched',
  });
  /** What comes of an event: what it waits for, or answers with. */
  const happen = async (type: string, event: object): Promise<unknown> => {
    let outcome: unknown;
    const wait = (work: unknown) => {
      outcome = work;
    };
    heard.get(type)?.({ ...event, waitUntil: wait, respondWith: wait });
    return outcome;
  };
  return { happen, shown, deleted };
}

const TURN = { title: 'Your turn', body: 'Dune: Imperium', address: '/t/abc' };
const message = (data: unknown) => ({ data: { json: () => data } });

describe('a push message', () => {
  it('is shown with where it leads, once for each table', async () => {
    const { happen, shown } = start();
    await happen('push', message(TURN));
    expect(shown).toEqual([
      {
        title: 'Your turn',
        body: 'Dune: Imperium',
        tag: '/t/abc',
        data: '/t/abc',
        icon: './icon.svg',
        silent: false,
      },
    ]);
  });

  it.each([
    ['makes no sound for whoever looks at that table', pageAt('/t/abc#x'), true],
    ['is heard where the table is open but not seen', pageAt('/t/abc', 'hidden'), false],
    ['is heard by whoever looks at another table', pageAt('/t/other'), false],
  ])('%s', async (_, page, silent) => {
    const { happen, shown } = start([page]);
    await happen('push', message(TURN));
    expect(shown).toMatchObject([{ silent }]);
  });

  it.each([
    ['without anything in it', { data: null }],
    [
      'that cannot be read',
      {
        data: {
          json: () => {
            throw new SyntaxError('no');
          },
        },
      },
    ],
  ])('%s says at least where it comes from', async (_, event) => {
    const { happen, shown } = start();
    await happen('push', event);
    expect(shown).toMatchObject([{ title: 'Sietch · Січ', data: '/' }]);
  });
});

describe('a click on a notice', () => {
  const click = (data: string) => {
    const closed: boolean[] = [];
    return { closed, event: { notification: { data, close: () => closed.push(true) } } };
  };

  it('goes to the page of the table if one is open, and opens one otherwise', async () => {
    const { closed, event } = click('/t/abc');
    const pages = [pageAt('/'), pageAt('/t/abc?pace=0', 'hidden')];
    expect(await start(pages).happen('notificationclick', event)).toBe('focused /t/abc?pace=0');
    expect(await start([pageAt('/')]).happen('notificationclick', event)).toBe(`opened ${HOME}/t/abc`);
    expect(closed).toEqual([true, true]);
  });

  it('never leads to another site', async () => {
    const { event } = click('https://evil.example/t/abc');
    expect(await start([pageAt('/')]).happen('notificationclick', event)).toBeUndefined();
  });
});

describe('files and answers', () => {
  const request = (path: string, more: object = {}) => ({
    request: { method: 'GET', url: `${HOME}${path}`, ...more },
  });

  it('of the build come from the cache, pages and what the server answers do not', async () => {
    const { happen } = start();
    expect(await happen('fetch', request('/assets/a.js'))).toBe('from the cache');
    expect(await happen('fetch', request('/t/abc', { mode: 'navigate' }))).toBe('fetched');
    for (const path of ['/api/account', '/api/tables/mine'])
      expect(await happen('fetch', request(path))).toBeUndefined();
    expect(await happen('fetch', request('/x', { method: 'POST' }))).toBeUndefined();
  });

  it('of older builds are forgotten, and nothing of others', async () => {
    const { happen, deleted } = start([], ['sietch old', 'somebody else']);
    await happen('activate', {});
    expect(deleted).toEqual(['sietch old']);
  });
});
