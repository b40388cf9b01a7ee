import * as v from 'valibot';
import { isArea } from '../content/map.js';
import { TACTIC_IDS } from '../content/tactics.js';
import {
  AIR_ZONE_IDS,
  DASHBOARD_IDS,
  FACES,
  FORCES,
  MARKERS,
  POWERS,
  RESULTS,
  SIDES,
  TERRAINS,
  WORMS,
  WORMSIGNS,
} from '../terms.js';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const ids = v.array(v.string());
const areaId = v.pipe(v.string(), v.check(isArea, 'there is no such area'));

/** A legion by its figures: `{ "regular": 2, "generic": 1, "named": ["stilgar"], "tokens": ["starting-1"] }`. */
const legionSchema = v.strictObject({
  regular: v.optional(count),
  elite: v.optional(count),
  special: v.optional(count),
  generic: v.optional(count),
  named: v.optional(ids),
  tokens: v.optional(ids),
});

/** What is named in an area replaces what was there; `false` takes it away. */
const zoneSchema = v.strictObject({
  terrain: v.optional(v.picklist(TERRAINS)),
  atreides: v.optional(v.union([legionSchema, v.literal(false)])),
  harkonnen: v.optional(v.union([legionSchema, v.literal(false)])),
  settlement: v.optional(count),
  sietch: v.optional(count),
  sietchShown: v.optional(v.boolean()),
  station: v.optional(v.union([v.picklist(MARKERS), v.literal(false)])),
  sign: v.optional(v.union([v.picklist(WORMSIGNS), v.literal(false)])),
  worm: v.optional(v.union([v.picklist(WORMS), v.literal(false)])),
  harvester: v.optional(v.boolean()),
});

const factionSchema = v.strictObject({
  hand: v.optional(ids),
  /** Cards on top of a deck, the top one first. */
  decks: v.optional(v.record(v.picklist(FORCES), ids)),
  /** Discarded cards; what is named nowhere stays in its deck. */
  discards: v.optional(v.record(v.picklist(FORCES), ids)),
  /** Decks that have run out. */
  emptyDecks: v.optional(v.array(v.picklist(FORCES))),
  /** Unused dice; the rest of the available ones has been used. */
  dice: v.optional(v.record(v.picklist(RESULTS), count)),
  /** The same for each dashboard of a shared side. */
  diceOn: v.optional(v.record(v.picklist(DASHBOARD_IDS), v.record(v.picklist(RESULTS), count))),
  leaders: v.optional(v.record(v.string(), v.picklist(['reserve', 'ready', 'spent', 'gone']))),
  /** Slots of leaders in the tank; 0 is the leftmost. */
  tank: v.optional(v.record(v.string(), count)),
  beneGesserit: v.optional(count),
  /** A Bene Gesserit token has been placed this round: it is one of the dice. */
  benePlaced: v.optional(v.boolean()),
  /** Cones of silence left to partners. */
  cones: v.optional(count),
});

/** The table of the automaton. */
const automatonSchema = v.strictObject({
  harvest: v.optional(v.picklist(TACTIC_IDS)),
  target: v.optional(v.picklist(TACTIC_IDS)),
  /** Tactics cards on top of the deck, the top one first. */
  tactics: v.optional(v.array(v.picklist(TACTIC_IDS))),
  /** Facedown cards, the top one first. */
  reinforcements: v.optional(ids),
  /** Hawat's Scheming beside the board. */
  beside: v.optional(ids),
  /** Dice not yet rolled, and results of those that have been. */
  dice: v.optional(count),
  spent: v.optional(v.record(v.picklist(RESULTS), count)),
});

export const positionSchema = v.strictObject({
  round: v.optional(count),
  /** The moment the game stands at; `turns` is the action phase after the dice. */
  phase: v.optional(v.picklist(['start', 'vehicles', 'actions', 'turns', 'hazards', 'spice', 'end'])),
  turn: v.optional(v.picklist(SIDES)),
  /** Takes all figures and tokens but settlements off the board first. */
  clear: v.optional(v.boolean()),
  areas: v.optional(v.record(areaId, zoneSchema)),
  air: v.optional(v.record(v.picklist(AIR_ZONE_IDS), v.picklist(['ornithopter', 'carryall']))),
  supremacy: v.optional(count),
  prescience: v.optional(v.record(v.picklist(MARKERS), count)),
  rows: v.optional(v.record(v.picklist(POWERS), count)),
  bans: v.optional(v.array(v.picklist(POWERS))),
  reserve: v.optional(count),
  forced: v.optional(v.picklist(RESULTS)),
  paulHeld: v.optional(v.boolean()),
  atomics: v.optional(areaId),
  /** Revealed prescience cards; the deck's top card first. */
  shown: v.optional(ids),
  prescienceDeck: v.optional(ids),
  /** Planning cards lying under revealed ones. */
  under: v.optional(v.record(v.string(), ids)),
  claimed: v.optional(ids),
  discarded: v.optional(ids),
  claims: v.optional(count),
  objectives: v.optional(ids),
  /** The next objectives to be drawn, the next first. */
  objectiveDeck: v.optional(ids),
  /** What deployment tokens show, by the index of a face in their set. */
  faces: v.optional(v.record(v.string(), count)),
  /** Deployment tokens left in the supply, the next first. */
  tokenSupply: v.optional(ids),
  /** Deployment tokens that have been turned over; others in no place left the game unseen. */
  tokensShown: v.optional(ids),
  /** The next wormsigns to be drawn, the next first. */
  signSupply: v.optional(v.array(v.picklist(WORMSIGNS))),
  /** Faces the next combat rolls show, die by die; after them chance goes on. */
  combatRolls: v.optional(v.array(v.picklist(FACES))),
  /** Results the next rolls of action dice show. */
  actionRolls: v.optional(v.record(v.picklist(SIDES), v.array(v.picklist(RESULTS)))),
  atreides: v.optional(factionSchema),
  harkonnen: v.optional(factionSchema),
  automaton: v.optional(automatonSchema),
});

export type Position = v.InferOutput<typeof positionSchema>;
export type ZonePosition = v.InferOutput<typeof zoneSchema>;
export type LegionPosition = v.InferOutput<typeof legionSchema>;
