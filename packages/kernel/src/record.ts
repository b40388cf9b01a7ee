import * as v from 'valibot';
import { Game } from './engine.js';
import { SietchError } from './errors.js';
import type { GameEvent } from './event.js';
import type { Rules, Seat, State, View } from './rules.js';
import { checkSeed, hashText } from './seed.js';

/**
 * A game is its record: options, seed and chosen keys reproduce every state.
 * `hash` covers all other fields, `result` is the hash of the final state.
 */
export interface GameRecord {
  readonly format: typeof FORMAT;
  readonly game: string;
  readonly rules: string;
  readonly options: unknown;
  readonly seed: string;
  /** `key`, or `seat|key` where a partner other than the first of several answered. */
  readonly keys: readonly string[];
  readonly result: string;
  readonly hash: string;
}

const FORMAT = 'sietch-record-1';

const recordSchema = v.strictObject({
  format: v.literal(FORMAT),
  game: v.string(),
  rules: v.string(),
  options: v.unknown(),
  seed: v.string(),
  keys: v.array(v.string()),
  result: v.string(),
  hash: v.string(),
});

/** Independent of the order in which a state's fields were made, so that a loaded state hashes like a played one. */
export function stateHash(state: State): string {
  return hashText(
    JSON.stringify(state, (_, value: unknown) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
      return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
    }),
  );
}

export function makeRecord(
  rules: { readonly id: string; readonly version: string },
  options: unknown,
  seed: string,
  keys: readonly string[],
  state: State,
): GameRecord {
  const body = {
    format: FORMAT,
    game: rules.id,
    rules: rules.version,
    options,
    seed,
    keys: [...keys],
    result: stateHash(state),
  } as const;
  return { ...body, hash: hashText(JSON.stringify(body)) };
}

export function writeRecord(record: GameRecord): string {
  return `${JSON.stringify(record, undefined, 1)}\n`;
}

/** The door for untrusted records: any byte that differs from what `writeRecord` wrote is refused. */
export function readRecord(text: string): GameRecord {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    throw new SietchError('bad-record', 'This is not a record: it is not valid JSON.');
  }
  const parsed = v.safeParse(recordSchema, raw);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new SietchError(
      'bad-record',
      `This is not a record: ${v.getDotPath(issue) ?? 'it'}: ${issue.message}`,
    );
  }
  const { hash, ...body } = parsed.output;
  if (hashText(JSON.stringify(body)) !== hash) {
    throw new SietchError('bad-record', 'The record has been changed: its hash does not match its contents.');
  }
  if (writeRecord(parsed.output) !== text) {
    throw new SietchError(
      'bad-record',
      'The record has been changed: its text is not in the form it was written.',
    );
  }
  return parsed.output;
}

export function keyEntry(state: State, key: string, seat: Seat): string {
  return state.decision?.seats[0] === seat ? key : `${seat}|${key}`;
}

export function applyEntry(game: { apply(key: string, seat?: Seat): void }, entry: string): void {
  const bar = entry.indexOf('|');
  if (bar < 0) game.apply(entry);
  else game.apply(entry.slice(bar + 1), Number(entry.slice(0, bar)));
}

/** Plays a record again, choice by choice, and checks that it ends in the state it claims. */
export function replay<O, S extends State, E extends GameEvent, V extends View>(
  rules: Rules<O, S, E, V>,
  record: GameRecord,
  onChoice?: (game: Game<O, S, E, V>) => void,
): Game<O, S, E, V> {
  if (record.game !== rules.id) {
    throw new SietchError('bad-record', `The record is of the game "${record.game}", not "${rules.id}".`);
  }
  if (record.rules !== rules.version) {
    throw new SietchError(
      'bad-record',
      `The record was made with rules version ${record.rules}; this is version ${rules.version}.`,
    );
  }
  const game = Game.start(rules, rules.parseOptions(record.options), checkSeed(record.seed));
  onChoice?.(game);
  for (const [index, entry] of record.keys.entries()) {
    try {
      applyEntry(game, entry);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new SietchError('bad-record', `Choice ${index + 1} of the record cannot be made: ${why}`);
    }
    onChoice?.(game);
  }
  if (stateHash(game.state) !== record.result) {
    throw new SietchError('bad-record', 'The record does not lead to the final state it claims.');
  }
  return game;
}
