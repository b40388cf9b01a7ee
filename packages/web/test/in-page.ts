import { type Journal, MemoryJournal } from '@sietch/desk';
import { Link } from '../src/link/link';
import { LocalTable } from '../src/local/local-table';
import type { Save } from '../src/local/messages';
import { Screen } from '../src/local/screen';

/** A table in this page without its worker: everything else is the real thing. */
export async function openHere(save: Save, journal: Journal = new MemoryJournal()): Promise<Link> {
  const table = await LocalTable.open(save, () => journal, 0);
  const link = new Link(save.id, undefined, (ears) => {
    const screen = new Screen(table, (text) => ears.onText(text));
    queueMicrotask(() => ears.onOpen());
    return {
      send: (message) => {
        screen.hear(JSON.stringify(message));
        return true;
      },
      retry: () => {},
      end: () => {},
    };
  });
  await settled(link);
  return link;
}

/** Resolves when the person at the screen is asked, must be called to it, or nobody is asked any more. */
export async function settled(link: Link): Promise<void> {
  for (;;) {
    const { view, busy, curtain, problem } = link.getState();
    const waits =
      view?.decision?.choices !== undefined || curtain !== undefined || view?.outcome !== undefined;
    if ((view !== undefined && waits && !busy) || problem !== undefined) return;
    await new Promise((resolve) => setTimeout(resolve));
  }
}
