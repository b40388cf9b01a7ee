import * as v from 'valibot';
import { SietchError } from './errors.js';
import type { Seat, State } from './rules.js';
import { hashText } from './seed.js';

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
  /** What was played after that by other rules, part by part. */
  readonly continued?: readonly Segment[];
  readonly result: string;
  readonly hash: string;
}

/** A part of a game: the rules it was played by, and the state they began from. */
export interface Segment {
  readonly rules: string;
  readonly state: State;
  readonly keys: readonly string[];
}

const FORMAT = 'sietch-record-1';

const stateShape = v.looseObject({
  random: v.object({ key: v.array(v.number()), counter: v.number() }),
  agenda: v.array(v.looseObject({ task: v.string() })),
  decision: v.optional(v.looseObject({ kind: v.string(), seats: v.array(v.number()) })),
  step: v.number(),
  floor: v.number(),
  lastSeat: v.optional(v.number()),
});
/** The state itself is handed on as it is: a schema would put its fields in another order, and the hash covers that. */
const stateSchema = v.custom<State>((raw) => v.is(stateShape, raw), 'not a state');

const recordSchema = v.strictObject({
  format: v.literal(FORMAT),
  game: v.string(),
  rules: v.string(),
  options: v.unknown(),
  seed: v.string(),
  keys: v.array(v.string()),
  continued: v.exactOptional(
    v.array(v.strictObject({ rules: v.string(), state: stateSchema, keys: v.array(v.string()) })),
  ),
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
  const { id: game, version } = rules;
  return sealRecord({ game, rules: version, options, seed, keys: [...keys], result: stateHash(state) });
}

/** The fields are written in the order in which they are listed here. */
export function sealRecord(record: Omit<GameRecord, 'format' | 'hash'>): GameRecord {
  const { game, rules, options, seed, keys, continued, result } = record;
  const later = continued === undefined ? {} : { continued };
  const body = { format: FORMAT, game, rules, options, seed, keys, ...later, result } as const;
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
