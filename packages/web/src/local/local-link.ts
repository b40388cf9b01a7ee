import { Link } from '../link/link';
import { WorkerLine } from './worker-line';

/** A game of this browser: engine and bots run in a worker, the page sees what a seat sees. */
export function localLink(id: string, pace: number): Link {
  return new Link(id, undefined, (ears) => new WorkerLine({ type: 'open', id, pace }, ears));
}
