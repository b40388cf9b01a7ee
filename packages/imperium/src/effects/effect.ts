import type {
  AgentIcon,
  BattleIcon,
  CardId,
  Faction,
  Resource,
  SpaceIcon,
  SpaceId,
  Track,
} from '../terms.js';

/**
 * The effect vocabulary: what cards, spaces, leaders, intrigues and conflicts say, as data.
 * `rules/effects/` executes it, `wording/effect.ts` words it, `pricing/price.ts` prices it: each by a table with every kind.
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
  /** Without persuasion; `for: 'solari'`: the printed cost is paid in solari. */
  | {
      readonly do: 'acquire';
      readonly maxCost?: number;
      readonly exactCost?: number;
      readonly to: AcquiredTo;
      readonly for?: 'solari';
    }
  | { readonly do: 'take-reserve'; readonly card: CardId }
  | { readonly do: 'take-from-discard'; readonly faction: Faction }
  | { readonly do: 'peek-draw-or-trash' }
  | { readonly do: 'shuffle-discard-into-deck' }
  | { readonly do: 'remove-from-row' }
  | { readonly do: 'discount'; readonly card: CardId; readonly n: number }
  | { readonly do: 'acquire-to-deck' }
  /** The player must discard from hand; `then` may look at the discarded card. */
  | { readonly do: 'discard'; readonly n: number; readonly then?: readonly Effect[] }
  | { readonly do: 'trash-from-hand'; readonly costing: number; readonly effects: readonly Effect[] }
  | { readonly do: 'return-self-to-hand' }
  /** Looks at the top three cards of the deck: draws one, discards one, trashes one. */
  | { readonly do: 'sort-top-three' }
  /** For the rest of this Reveal turn, whenever the player acquires a card (that one, or any). */
  | {
      readonly do: 'when-acquiring';
      readonly card: CardId | 'any';
      readonly once: boolean;
      readonly effects: readonly Effect[];
    }
  // Structure.
  | { readonly do: 'pay'; readonly cost: Cost; readonly effects: readonly Effect[] }
  /** `optional`: the player may choose nothing. */
  | {
      readonly do: 'choose';
      readonly count: 1 | 2;
      readonly options: readonly Option[];
      readonly optional?: true;
    }
  | {
      readonly do: 'if';
      readonly condition: Condition;
      readonly effects: readonly Effect[];
      readonly otherwise?: readonly Effect[];
    }
  | { readonly do: 'for-each'; readonly count: Count; readonly effects: readonly Effect[] }
  | { readonly do: 'at-reveal'; readonly effects: readonly Effect[] }
  | { readonly do: 'each-opponent'; readonly suffers: Hardship }
  // Teams.
  /** What the ally activated this turn, or each of the commander's allies, does instead of the commander. */
  | { readonly do: 'allies'; readonly who: 'activated' | 'each'; readonly effects: readonly Effect[] }
  /** Troops for the allies of the team, divided as the player likes; each ally may deploy these at once. */
  | { readonly do: 'reinforce'; readonly n: number }
  /** Goods of one kind given to a teammate, who may give some back. */
  | { readonly do: 'trade' }
  /** A card of the row, but none of this faction, goes to the row of the own team. */
  | { readonly do: 'to-throne-row'; readonly except: Faction }
  /** The face-up contracts go to the allies, one each. */
  | { readonly do: 'give-contracts' }
  // Troops.
  | { readonly do: 'deploy'; readonly upTo: number | 'any' }
  | { readonly do: 'deploy-from-supply'; readonly n: number }
  | { readonly do: 'retreat'; readonly upTo: number | 'any' }
  | { readonly do: 'opponent-loses-troop' }
  /** Troops recruited this turn may be deployed as if the space were a combat space. */
  | { readonly do: 'deploy-recruits' }
  /** No own unit enters the conflict for the rest of the turn. */
  | { readonly do: 'no-deployment' }
  // Sandworms, spies, contracts.
  | { readonly do: 'summon'; readonly n: number }
  | { readonly do: 'take-hooks' }
  | { readonly do: 'remove-shield-wall' }
  | { readonly do: 'place-spy'; readonly n: number; readonly on?: SpyTarget; readonly shared?: true }
  | { readonly do: 'take-contract' }
  // What single leaders do.
  | { readonly do: 'train' }
  | { readonly do: 'store-memory' }
  | { readonly do: 'recall-memories' }
  | { readonly do: 'repeat-space' }
  // Agents and the board.
  | { readonly do: 'harvest'; readonly n: number }
  | { readonly do: 'double-harvest' }
  | { readonly do: 'visit-influence'; readonly n: number }
  | { readonly do: 'signet-ring' }
  | { readonly do: 'council-seat' }
  | { readonly do: 'swordmaster' }
  /** Now, if it stands at home; or won for the next round, wherever it stands. */
  | { readonly do: 'take-mentat'; readonly at: 'now' | 'next-round' }
  | { readonly do: 'control'; readonly space: SpaceId }
  | { readonly do: 'name-space' }
  /** `other`: not the agent sent this turn. */
  | { readonly do: 'recall-agent'; readonly other?: true }
  | { readonly do: 'extra-icons'; readonly icons: readonly AgentIcon[] }
  | { readonly do: 'ignore-enemy-agents' }
  | { readonly do: 'may-pass' }
  /** A lasting persuasion, gained on each Reveal turn while an own agent stands on the space. */
  | { readonly do: 'persuasion-while-here'; readonly n: number };

/** The effects of one kind. */
export type EffectOf<Kind extends Effect['do']> = Extract<Effect, { readonly do: Kind }>;

/** One way out of a `choose`; with a condition or a cost it can be taken only if that is met. */
export type Option = readonly Effect[];

/**
 * 'any': the player picks; 'behind': one where some opponent has more; 'spied': each faction an own spy watches.
 * An icon stands for a track of the board; `track` names one itself, as the step of a visit does.
 */
export type InfluenceTarget =
  | Faction
  | 'any'
  | 'behind'
  | 'spied'
  | readonly Faction[]
  | { readonly track: Track }
  | RivalsTarget;

/** A Rival's: where it has most; where it would win an alliance, if anywhere; the faction at that place of its card. */
export type RivalsTarget = 'most' | 'allying' | { readonly rank: number };

export type AcquiredTo = 'discard' | 'deck' | 'hand';

/** Posts a spy may go to: connected to a space with one of the icons, or to the space visited this turn. */
export type SpyTarget = readonly SpaceIcon[] | 'visited';

export interface Cost {
  readonly solari?: number;
  readonly spice?: number;
  readonly water?: number;
  /** Spice the whole team may pay together, the commander's allies as much as they like. */
  readonly teamSpice?: number;
  /** Influence points to lose, one at a time, with factions of the player's choice. */
  readonly influence?: number;
  readonly trashSelf?: true;
  readonly trash?: TrashCost;
  readonly discard?: number;
  readonly discardIntrigue?: number;
  readonly trashIntrigue?: number;
  /** Own spies to recall from their posts. */
  readonly spies?: number;
  /** Troops to retreat: a number, or from one number to another. */
  readonly retreat?: number | readonly [number, number];
  /** Troops lost from the conflict. */
  readonly troops?: number;
  /** A face-up card won, with this battle icon or the wild one, to turn face down. */
  readonly flip?: BattleIcon;
}

/** A card to trash as a cost: from anywhere, or only a faction's card from hand or (another one) in play. */
export interface TrashCost {
  readonly from: 'anywhere' | 'hand' | 'play';
  readonly faction?: Faction;
}

export type Condition =
  | { readonly is: 'influence'; readonly faction: Faction; readonly atLeast: number }
  | { readonly is: 'influence-with'; readonly factions: number; readonly atLeast: number }
  | { readonly is: 'alliance'; readonly faction: Faction }
  | { readonly is: 'any-alliance' }
  /** So much influence on a track whose alliance an opponent holds. */
  | { readonly is: 'shadow-alliance'; readonly atLeast: number }
  /** At least one other own card of the faction in play. */
  | { readonly is: 'bond'; readonly faction: Faction }
  | { readonly is: 'council-seat' }
  | { readonly is: 'swordmaster' }
  | { readonly is: 'council-seat-and-swordmaster' }
  | { readonly is: 'mentat-home' }
  | { readonly is: 'deck-not-empty' }
  | { readonly is: 'opponent-in-conflict' }
  | { readonly is: 'owns'; readonly card: CardId; readonly atLeast: number }
  | { readonly is: 'owns-most'; readonly card: CardId }
  | { readonly is: 'hooks' }
  | { readonly is: 'spies-on-board'; readonly atLeast: number }
  | { readonly is: 'spy-recalled' }
  | { readonly is: 'spying-on-maker' }
  /** The post of the spy just placed is connected to a space with one of the icons. */
  | { readonly is: 'spy-placed-on'; readonly icons: readonly SpaceIcon[] }
  | { readonly is: 'visited-maker' }
  | { readonly is: 'visited-faction' }
  | { readonly is: 'units-in-conflict'; readonly atLeast: number }
  | { readonly is: 'sandworms-in-conflict'; readonly atLeast: number }
  | { readonly is: 'units-deployed'; readonly atLeast: number }
  | { readonly is: 'strength'; readonly atLeast: number }
  | { readonly is: 'contracts-completed'; readonly atLeast: number }
  | { readonly is: 'spice-gained' }
  /** The conflict of the round is of this level or higher. */
  | { readonly is: 'conflict-level'; readonly atLeast: number }
  /** The card discarded by this very effect belongs to the faction. */
  | { readonly is: 'discarded'; readonly faction: Faction };

/** Conditions about what has happened on the own turn. */
export type ConditionOfTurn = Extract<
  Condition,
  {
    is:
      | 'spy-recalled'
      | 'spy-placed-on'
      | 'visited-maker'
      | 'visited-faction'
      | 'units-deployed'
      | 'spice-gained'
      | 'discarded';
  }
>;

export type Count =
  | { readonly of: 'faction-cards-in-play'; readonly faction: Faction }
  | { readonly of: 'faction-cards-revealed'; readonly faction: Faction }
  /** Other cards revealed this turn that gave swords. */
  | { readonly of: 'other-sword-cards-revealed' }
  | { readonly of: 'sandworms-in-conflict' }
  | { readonly of: 'contracts-completed' };

/** What an effect does to every opponent, clockwise from the left. */
export type Hardship =
  | { readonly loses: 'garrison-troop' }
  | { readonly discards: number }
  | { readonly loses: 'conflict-troop'; readonly orDiscards: number };
