import { SietchError } from '@sietch/kernel';
import * as v from 'valibot';
import type { Numbers } from '../content/numbers.js';
import { FACTIONS, TRACKS } from '../terms.js';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const seat = count;
const ids = v.array(v.string());

/** The phases a position can stand at; `turns` is the start of somebody's turn. */
export const PHASES = ['round-start', 'turns', 'combat', 'makers', 'recall', 'endgame'] as const;

/**
 * A position by names. Everything is optional: what is not named stays as the game's setup made it.
 * Zones that are named are taken whole; the cards they need come from (and what they leave goes to) the rest of
 * the box, so that every component stays in the game exactly once. docs/scenarios.md describes every field.
 */
const playerSchema = v.strictObject({
  leader: v.optional(v.string()),
  /** Whom an automaton plays. */
  rival: v.optional(v.string()),
  points: v.optional(count),
  solari: v.optional(count),
  spice: v.optional(count),
  water: v.optional(count),
  influence: v.optional(v.record(v.picklist(TRACKS), count)),
  /** Ready on the leader: follows from the agents on the board; if named, it is checked. */
  agents: v.optional(count),
  swordmaster: v.optional(v.boolean()),
  /** Where a Swordmaster serves only once: he has been sent. */
  swordmasterSent: v.optional(v.literal(true)),
  councilSeat: v.optional(v.boolean()),
  garrison: v.optional(count),
  conflict: v.optional(count),
  supply: v.optional(count),
  swords: v.optional(count),
  /** Top card first. */
  deck: v.optional(ids),
  /** How many cards on top of the deck everybody knows. */
  knownTop: v.optional(count),
  hand: v.optional(ids),
  discard: v.optional(ids),
  played: v.optional(ids),
  intrigues: v.optional(ids),
  faceUp: v.optional(ids),
  hasRevealed: v.optional(v.boolean()),
  /** Rank of the latest Reveal turn among all of the game: the last tie-breaker. */
  revealedAt: v.optional(count),
  /** The Baron's two secret factions. */
  tokens: v.optional(v.pipe(v.array(v.picklist(FACTIONS)), v.length(2))),
  tokensShown: v.optional(v.boolean()),
  /** Posts where own spies stand. */
  spies: v.optional(ids),
  hooks: v.optional(v.boolean()),
  /** Sandworms in the conflict. */
  worms: v.optional(count),
  contracts: v.optional(ids),
  completed: v.optional(ids),
  /** Objective and conflicts won; `face-down:` before an id that is used up. */
  won: v.optional(ids),
  memories: v.optional(count),
  training: v.optional(v.string()),
});

export const positionSchema = v.strictObject({
  round: v.optional(v.pipe(count, v.minValue(1))),
  first: v.optional(seat),
  /** Whose turn begins (phase 2), or the phase the game stands at. */
  turn: v.optional(seat),
  phase: v.optional(v.picklist(PHASES)),
  conflict: v.optional(v.string()),
  /** The conflict deck, top first. */
  conflictDeck: v.optional(ids),
  row: v.optional(ids),
  /** Cards only one team may acquire, with six players. */
  throneRow: v.optional(ids),
  imperiumDeck: v.optional(ids),
  trashed: v.optional(ids),
  intrigueDeck: v.optional(ids),
  intrigueDiscard: v.optional(ids),
  reserve: v.optional(v.record(v.string(), count)),
  makers: v.optional(v.record(v.string(), count)),
  control: v.optional(v.record(v.string(), v.union([seat, v.literal('nobody')]))),
  alliances: v.optional(v.record(v.picklist(TRACKS), v.union([seat, v.literal('board')]))),
  /** Agents on the board: space to the seats standing there; the Mentat of seat 2 is written `mentat:2`, a commander's token `left:0`. */
  agents: v.optional(
    v.record(
      v.string(),
      v.array(v.union([seat, v.pipe(v.string(), v.regex(/^(mentat|left|right|swordmaster):\d+$/))])),
    ),
  ),
  /** The seat holding the Mentat. */
  mentat: v.optional(v.union([seat, v.literal('home')])),
  /** The seat that has won it for the next round; `true`: the one that has it now. */
  mentatKept: v.optional(v.union([seat, v.boolean()])),
  voices: v.optional(v.record(v.string(), seat)),
  shieldWall: v.optional(v.boolean()),
  /** The two open contracts, and the first ones of the deck. */
  contractRow: v.optional(ids),
  contractDeck: v.optional(ids),
  /** House Hagal cards: the first ones of the deck, and those turned over. */
  hagalDeck: v.optional(ids),
  hagalDiscard: v.optional(ids),
  /** Conflict cards lying on the Rivals' Swordmasters. */
  swordmastersUnder: v.optional(count),
  players: v.optional(v.record(v.string(), playerSchema)),
});

export type Position = v.InferOutput<typeof positionSchema>;
export type PlayerPosition = v.InferOutput<typeof playerSchema>;

/** A position that cannot be: the message begins with the field that is wrong. */
export function refuse(field: string, message: string): never {
  throw new SietchError('bad-position', `position${field === '' ? '' : ` ${field}`}: ${message}`);
}

/** The door for untrusted positions. */
export function parsePosition(raw: unknown, numbers: Numbers): Position {
  const parsed = v.safeParse(positionSchema, raw);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    refuse(v.getDotPath(issue) ?? '', issue.message);
  }
  for (const [seat, player] of Object.entries(parsed.output.players ?? {}))
    checkLimits(player, `players.${seat}`, numbers);
  return parsed.output;
}

/** Nobody has more than the box holds for a player. */
function checkLimits(player: PlayerPosition, field: string, numbers: Numbers): void {
  const { garrison, conflict, supply, memories, influence = {}, spies = [] } = player;
  const limit = (values: Readonly<Record<string, number | undefined>>, most: number, at = field): void => {
    for (const [name, n = 0] of Object.entries(values))
      if (n > most) refuse(`${at}.${name}`, `it is at most ${most}`);
  };
  limit({ garrison, conflict, supply, memories }, numbers.troops);
  limit(influence, numbers.topInfluence, `${field}.influence`);
  limit({ spies: spies.length }, numbers.spies);
}
