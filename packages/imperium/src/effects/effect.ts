import type { AgentIcon, CardId, Faction, Resource, SpaceId } from '../terms.js';

/**
 * The effect vocabulary: what cards, spaces, leaders, intrigues and conflicts say, as data.
 * `rules/resolve.ts` executes it, `wording/effect.ts` words it, bots price it.
 */
export type Effect =
  // Plain gains.
  | { readonly do: 'gain'; readonly what: Resource; readonly n: number }
  | { readonly do: 'persuasion'; readonly n: number }
  | { readonly do: 'swords'; readonly n: number }
  | { readonly do: 'points'; readonly n: number }
  /** `deploy`: the troops just recruited may go straight to the conflict (on a Reveal turn only, if so said). */
  | { readonly do: 'recruit'; readonly n: number; readonly deploy?: 'always' | 'on-reveal' }
  | { readonly do: 'influence'; readonly n: number; readonly with: InfluenceTarget }
  // Cards.
  | { readonly do: 'draw'; readonly n: number }
  | { readonly do: 'draw-intrigue'; readonly n: number }
  | { readonly do: 'steal-intrigue' }
  | { readonly do: 'trash' }
  | { readonly do: 'trash-self' }
  | { readonly do: 'acquire'; readonly maxCost: number; readonly to: 'discard' | 'deck' }
  | { readonly do: 'take-reserve'; readonly card: CardId }
  | { readonly do: 'take-from-discard'; readonly faction: Faction }
  | { readonly do: 'peek-draw-or-trash' }
  | { readonly do: 'shuffle-discard-into-deck' }
  | { readonly do: 'remove-from-row' }
  | { readonly do: 'discount'; readonly card: CardId; readonly n: number }
  | { readonly do: 'acquire-to-deck' }
  // Structure.
  | { readonly do: 'pay'; readonly cost: Cost; readonly effects: readonly Effect[] }
  | { readonly do: 'choose'; readonly count: 1 | 2; readonly options: readonly Option[] }
  | { readonly do: 'if'; readonly condition: Condition; readonly effects: readonly Effect[] }
  | { readonly do: 'for-each'; readonly count: Count; readonly effects: readonly Effect[] }
  | { readonly do: 'at-reveal'; readonly effects: readonly Effect[] }
  | { readonly do: 'each-opponent'; readonly suffers: Hardship }
  // Troops.
  | { readonly do: 'deploy'; readonly upTo: number | 'any' }
  | { readonly do: 'deploy-from-supply'; readonly n: number }
  | { readonly do: 'retreat'; readonly upTo: number | 'any' }
  | { readonly do: 'opponent-loses-troop' }
  // Agents and the board.
  | { readonly do: 'harvest'; readonly n: number }
  | { readonly do: 'double-harvest' }
  | { readonly do: 'visit-influence'; readonly n: number }
  | { readonly do: 'signet-ring' }
  | { readonly do: 'council-seat' }
  | { readonly do: 'swordmaster' }
  | { readonly do: 'take-mentat'; readonly from: 'home' | 'anywhere' }
  | { readonly do: 'control'; readonly space: SpaceId }
  | { readonly do: 'name-space' }
  | { readonly do: 'recall-agent' }
  | { readonly do: 'extra-icons'; readonly icons: readonly AgentIcon[] }
  | { readonly do: 'ignore-enemy-agents' }
  | { readonly do: 'may-pass' }
  /** A lasting persuasion, gained on each Reveal turn while an own agent stands on the space. */
  | { readonly do: 'persuasion-while-here'; readonly n: number };

/** One way out of a `choose`; with a condition or a cost it can be taken only if that is met. */
export type Option = readonly Effect[];

/** 'any': the player picks; 'behind': one where some opponent has more. */
export type InfluenceTarget = Faction | 'any' | 'behind' | readonly Faction[];

export interface Cost {
  readonly solari?: number;
  readonly spice?: number;
  readonly water?: number;
  /** Influence points to lose, one at a time, with factions of the player's choice. */
  readonly influence?: number;
  readonly trash?: 'self' | 'card';
  /** Troops lost from the conflict. */
  readonly troops?: number;
}

export type Condition =
  | { readonly is: 'influence'; readonly faction: Faction; readonly atLeast: number }
  | { readonly is: 'influence-with'; readonly factions: number; readonly atLeast: number }
  | { readonly is: 'alliance'; readonly faction: Faction }
  | { readonly is: 'any-alliance' }
  | { readonly is: 'no-alliance' }
  /** At least one other own card of the faction in play. */
  | { readonly is: 'bond'; readonly faction: Faction }
  | { readonly is: 'council-seat' }
  | { readonly is: 'mentat-home' }
  | { readonly is: 'deck-not-empty' }
  | { readonly is: 'opponent-in-conflict' }
  | { readonly is: 'owns'; readonly card: CardId; readonly atLeast: number }
  | { readonly is: 'owns-most'; readonly card: CardId };

export type Count = { readonly of: 'faction-cards-in-play'; readonly faction: Faction };

/** What an effect does to every opponent, clockwise from the left. */
export type Hardship =
  | { readonly loses: 'garrison-troop' }
  | { readonly discards: number }
  | { readonly loses: 'conflict-troop'; readonly orDiscards: number };
