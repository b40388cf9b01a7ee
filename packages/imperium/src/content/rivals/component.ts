import type { Name } from '@sietch/kernel';
import type { Condition, Cost, Effect } from '../../effects/effect.js';
import type { CardId, Faction, HagalId, PostId, Resource, RivalId, SpaceIcon, SpaceId } from '../../terms.js';

/** A space of the board and what the Rival gets there instead of the space's own effects. */
export interface Errand {
  readonly space: SpaceId;
  readonly effects: readonly Effect[];
}

/** What a House Hagal card says in its upper part. */
export type Instruction =
  /** One space; unless the condition is met the card is ignored. */
  | (Errand & { readonly sends: 'to'; readonly needs?: Condition })
  /** One of two spaces: the game decides, and the other is no way out. */
  | {
      readonly sends: 'either';
      readonly condition: Condition;
      readonly then: Errand;
      readonly otherwise: Errand;
    }
  /** The maker space with the most bonus spice; `free`: of those no agent stands on. */
  | {
      readonly sends: 'to-spice';
      readonly among: readonly SpaceId[];
      readonly free: boolean;
      readonly effects: readonly Effect[];
    }
  /** A spy to the first free one of the posts, and no agent. */
  | { readonly sends: 'spy'; readonly icon: SpaceIcon; readonly posts: readonly PostId[] }
  /** All cards are shuffled into a new deck. */
  | { readonly sends: 'nobody' };

export interface HagalCard {
  readonly id: HagalId;
  readonly name: Name;
  readonly copies: number;
  /** Numbers of people in whose games it is used: the mark in its corner. */
  readonly players: readonly number[];
  readonly instruction: Instruction;
  /** For the combat bonus; a card without them is turned over for nothing, and another follows. */
  readonly swords?: number;
}

/** Whom an automaton plays: a Rival card, a leader, or House Hagal itself. */
export interface RivalCard {
  readonly id: RivalId;
  readonly name: Name;
  /** Numbers of people it may play against, and those for whose first game the rulebook suggests it. */
  readonly players: readonly number[];
  readonly suggested: readonly number[];
  /** The variant that consists in playing against such a card. */
  readonly variant?: VariantId;
  readonly signet: readonly Effect[];
  /** What the third spy brings. */
  readonly scheme: readonly Effect[];
  /** Resources that buy its Swordmaster; without them it comes in another way. */
  readonly swordmaster?: number;
  /** Priority among factions; without it people break ties. */
  readonly factions?: readonly Faction[];
  /** Does it gather resources, score points, take the rewards of a conflict? */
  readonly collects: 'always' | 'until-swordmaster' | 'never';
  readonly scores: boolean;
  readonly rewarded: boolean;
  /** Cards it counts as owning. */
  readonly owns: Readonly<Record<CardId, number>>;
}

export const DIFFICULTIES = ['mercenary', 'sardaukar', 'mentat', 'kwisatz-haderach'] as const;
export type DifficultyId = (typeof DIFFICULTIES)[number];

export interface Difficulty {
  readonly id: DifficultyId;
  readonly name: Name;
  /** What the person, and each Rival, has from the start besides the usual. */
  readonly person: readonly Effect[];
  readonly rival: readonly Effect[];
  readonly garrison: number;
  /** Prices of spaces that differ from the printed ones. */
  readonly prices: Readonly<Record<SpaceId, Cost>>;
  /** Conflict cards lying on the Rivals' Swordmasters. */
  readonly swordmastersUnder?: number;
  readonly variants: readonly VariantId[];
  /** May the person gain a Swordmaster? */
  readonly swordmaster: boolean;
}

export const VARIANTS = [
  'smart-politics',
  'brutal-escalation',
  'expert-deployment',
  'streamlined-rivals',
  'row-dice',
] as const;
export type VariantId = (typeof VARIANTS)[number];

export interface Variant {
  readonly id: VariantId;
  readonly name: Name;
  readonly players: readonly number[];
}

/** How a Rival starts, by the number of people; difficulties may say otherwise. */
export interface RivalStart {
  readonly garrison: number;
  readonly water: number;
  readonly swordmaster: boolean;
}

/** All a rulebook has for automata: content and numbers over one engine. */
export interface RivalsContent {
  readonly deck: readonly HagalCard[];
  readonly cards: readonly RivalCard[];
  readonly difficulties: readonly Difficulty[];
  /** Those that may be chosen; levels of difficulty may use others. */
  readonly variants: readonly Variant[];
  readonly start: Readonly<Record<number, RivalStart>>;
  /** So much of one kind buys a victory point. */
  readonly rates: Readonly<Record<Resource | 'intrigue', number>>;
  /** So many more units than anybody else, and an expert deploys no more. */
  readonly expertLead: number;
  /** Whatever may be paid for is paid for; otherwise people decide. */
  readonly alwaysPays: boolean;
}
