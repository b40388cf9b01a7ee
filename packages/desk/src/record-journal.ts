import { type AnyRules, type GameRecord, markOf, retell, type State } from '@sietch/kernel';
import { type Entry, MemoryJournal, type Snapshot } from './journal.js';

const SNAPSHOT_EVERY = 20;

/** A record as the journal of a game that is over, so that a table can show it step by step. */
export async function journalOfRecord(rules: AnyRules, record: GameRecord): Promise<MemoryJournal> {
  const journal = new MemoryJournal();
  const parts = record.continued ?? [];
  for (const part of parts) await journal.keep(snapshotOf(part.state, part.rules));
  const entries = [record.keys, ...parts.map(({ keys }) => keys)].flat().map(entryOf);
  const states: State[] = [];
  retell(rules, record, ({ state, events }) => {
    const entry = entries[state.step - 1];
    if (entry !== undefined)
      entries[state.step - 1] = {
        ...entry,
        seat: state.lastSeat ?? entry.seat,
        outcome: { events: events.slice(), mark: markOf(state, events) },
      };
    if (state.step % SNAPSHOT_EVERY === 0) states.push(rules.clone(state));
  });
  for (const state of states) await journal.keep(snapshotOf(state, rules.version));
  for (const entry of entries) await journal.append(entry);
  return journal;
}

function snapshotOf(state: State, rules: string): Snapshot {
  return { sequence: state.step, rules, state, mark: markOf(state) };
}

/** Of a choice these rules cannot make nothing is known but the choice. */
function entryOf(text: string, index: number): Entry {
  const bar = text.indexOf('|');
  const seat = bar < 0 ? 0 : Number(text.slice(0, bar));
  return { sequence: index + 1, seat, key: text.slice(bar + 1), at: 0, outcome: { events: [], mark: '' } };
}
