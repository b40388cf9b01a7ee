/**
 * Browsers put pages aside when one goes elsewhere, and may freeze a worker in the midst of a transaction: then no other
 * page could read or save a game (Firefox does so). A worker ends with its page; one that is shown again is loaded anew.
 */
export function startWorker(): Worker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  addEventListener(
    'pagehide',
    () => {
      worker.terminate();
      addEventListener('pageshow', ({ persisted }) => persisted && location.reload(), { once: true });
    },
    { once: true },
  );
  return worker;
}
