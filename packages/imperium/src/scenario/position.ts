import * as v from 'valibot';
import { FACTIONS } from '../terms.js';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const seat = count;
const ids = v.array(v.string());

/**
 * A position by names. Everything is optional: what is not named stays as the game's setup made it.
 * Zones that are named are taken whole; the cards they need come from (and what they leave goes to) the rest of
 * the box, so that every component stays in the game exactly once.
 */
const playerSchema = v.strictObject({
  leader: v.optional(v.string()),
  points: v.optional(count),
  solari: v.optional(count),
  spice: v.optional(count),
  water: v.optional(count),
  influence: v.optional(v.record(v.picklist(FACTIONS), count)),
  agents: v.optional(count),
  swordmaster: v.optional(v.boolean()),
  councilSeat: v.optional(v.boolean()),
  garrison: v.optional(count),
  conflict: v.optional(count),
  supply: v.optional(count),
  swords: v.optional(count),
  /** Top card first. */
  deck: v.optional(ids),
  hand: v.optional(ids),
  discard: v.optional(ids),
  played: v.optional(ids),
  intrigues: v.optional(ids),
  faceUp: v.optional(ids),
  hasRevealed: v.optional(v.boolean()),
  tokens: v.optional(v.array(v.picklist(FACTIONS))),
  tokensShown: v.optional(v.boolean()),
});

export const positionSchema = v.strictObject({
  round: v.optional(count),
  first: v.optional(seat),
  /** Whose turn begins (phase 2), or the phase the game stands at. */
  turn: v.optional(seat),
  phase: v.optional(v.picklist(['round-start', 'turns', 'combat', 'makers', 'recall', 'endgame'])),
  conflict: v.optional(v.string()),
  /** The conflict deck, top first. */
  conflictDeck: v.optional(ids),
  row: v.optional(ids),
  imperiumDeck: v.optional(ids),
  intrigueDeck: v.optional(ids),
  intrigueDiscard: v.optional(ids),
  reserve: v.optional(v.record(v.string(), count)),
  makers: v.optional(v.record(v.string(), count)),
  control: v.optional(v.record(v.string(), seat)),
  alliances: v.optional(v.record(v.picklist(FACTIONS), seat)),
  /** Agents on the board: space to the seats standing there; 'mentat' as a fourth kind is written `mentat:2`. */
  agents: v.optional(v.record(v.string(), v.array(v.union([seat, v.string()])))),
  /** The seat holding the Mentat. */
  mentat: v.optional(seat),
  voices: v.optional(v.record(v.string(), seat)),
  players: v.optional(v.record(v.string(), playerSchema)),
});

export type Position = v.InferOutput<typeof positionSchema>;
export type PlayerPosition = v.InferOutput<typeof playerSchema>;
