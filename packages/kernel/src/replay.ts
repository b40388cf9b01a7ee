import { adapted } from './adopt.js';
import { Game } from './engine.js';
import { SietchError } from './errors.js';
import type { GameEvent } from './event.js';
import { applyEntry, type GameRecord, type Segment, stateHash } from './record.js';
import type { Rules, State, View } from './rules.js';
import { checkSeed } from './seed.js';

/** Choices of a record, counted from 1, that these rules cannot make: others made them. */
export interface Gap {
  readonly from: number;
  readonly to: number;
  /** The version of the rules they were made by. */
  readonly rules: string;
}

/** A record played again. */
export interface Retelling<G> {
  /** As far as it could be told. */
  readonly game: G;
  readonly gaps: readonly Gap[];
  /** All of it was played by these very rules, and ended as it did then. */
  readonly exact: boolean;
}

/** Plays a record of these rules again, choice by choice, and checks that it ends in the state it claims. */
export function replay<O, S extends State, E extends GameEvent, V extends View>(
  rules: Rules<O, S, E, V>,
  record: GameRecord,
  onChoice?: (game: Game<O, S, E, V>) => void,
): Game<O, S, E, V> {
  const other = partsOf(record).find((part) => part.rules !== rules.version);
  if (record.game === rules.id && other !== undefined) {
    throw new SietchError(
      'bad-record',
      `The record was made with rules version ${other.rules}; this is version ${rules.version}.`,
    );
  }
  return retell(rules, record, onChoice).game;
}

/**
 * Plays any record of the game again. What was played by these rules must come out as it did; of the rest as much is told as
 * these rules allow, anew from the state in which each part began.
 */
export function retell<O, S extends State, E extends GameEvent, V extends View>(
  rules: Rules<O, S, E, V>,
  record: GameRecord,
  onChoice?: (game: Game<O, S, E, V>) => void,
): Retelling<Game<O, S, E, V>> {
  if (record.game !== rules.id)
    throw new SietchError('bad-record', `The record is of the game "${record.game}", not "${rules.id}".`);
  const options = rules.parseOptions(record.options);
  const seed = checkSeed(record.seed);
  const gaps: Gap[] = [];
  let game = Game.start(rules, options, seed);
  onChoice?.(game);
  const first = record.continued?.find(({ state }) => state.step === 0)?.state;
  let told = 0;
  let certain = true;
  for (const part of partsOf(record)) {
    const ours = part.rules === rules.version;
    if (part.state !== undefined) {
      if (ours && certain)
        mustMatch(game.state, stateHash(part.state), `part that begins at choice ${told + 1}`);
      game = new Game(rules, adapted(rules, { ...part, state: part.state, first }, options, seed) as S);
    }
    for (const [index, entry] of part.keys.entries()) {
      try {
        applyEntry(game, entry);
      } catch (error) {
        if (ours) refuse(`Choice ${told + index + 1} of the record cannot be made: ${said(error)}`);
        gaps.push({ from: told + index + 1, to: told + part.keys.length, rules: part.rules });
        break;
      }
      onChoice?.(game);
    }
    told += part.keys.length;
    certain = ours;
  }
  if (certain) mustMatch(game.state, record.result, 'final state it claims');
  return { game, gaps, exact: partsOf(record).every((part) => part.rules === rules.version) };
}

function partsOf(record: GameRecord): readonly (Omit<Segment, 'state'> & Partial<Segment>)[] {
  return [{ rules: record.rules, keys: record.keys }, ...(record.continued ?? [])];
}

const said = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function mustMatch(state: State, hash: string, what: string): void {
  if (stateHash(state) !== hash) refuse(`The record does not lead to the ${what}.`);
}

function refuse(why: string): never {
  throw new SietchError('bad-record', why);
}
