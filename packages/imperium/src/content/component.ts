import type { Forms, Name } from '@sietch/kernel';
import type { Condition, Cost, Effect } from '../effects/effect.js';
import type {
  AgentIcon,
  BattleIcon,
  CardId,
  ConflictId,
  ContractId,
  Faction,
  IntrigueId,
  LeaderId,
  ObjectiveId,
  PostId,
  Resource,
  SpaceIcon,
  SpaceId,
  Track,
} from '../terms.js';
import type { Mode } from './mode.js';
import type { Numbers } from './numbers.js';
import type { RivalsContent } from './rivals/component.js';

/** A card of a player's deck: starter, Reserve or Imperium card. */
export interface Card {
  readonly id: CardId;
  readonly name: Name;
  readonly group: 'starter' | 'reserve' | 'imperium';
  /** A starter of this leader's own deck. */
  readonly owner?: LeaderId;
  /** In the starting deck (per player), the Reserve stack or the Imperium deck. */
  readonly copies: number;
  /** Persuasion to acquire it; `undefined`: it cannot be bought. */
  readonly cost?: number;
  readonly factions: readonly Faction[];
  readonly icons: readonly AgentIcon[];
  /** Sends an agent to any space, occupied ones included, and may move one already on the board. */
  readonly anywhere?: true;
  /** Sends an agent to a space whatever influence the space requires. */
  readonly ignoresRequirements?: true;
  readonly agent: readonly Effect[];
  readonly reveal: readonly Effect[];
  readonly acquire: readonly Effect[];
  readonly whenTrashed: readonly Effect[];
  /** When it is discarded from the hand; not when cards in play are cleaned up. */
  readonly whenDiscarded: readonly Effect[];
}

export type IntrigueTiming = 'plot' | 'combat' | 'win' | 'endgame';

/** One way of playing an intrigue. Cost and condition must be met to play it. */
export interface IntriguePlay {
  readonly timing: IntrigueTiming;
  /** Narrower moments of a plot. */
  readonly moment?: 'turn-start' | 'before-agent';
  readonly condition?: Condition;
  readonly cost?: Cost;
  readonly effects: readonly Effect[];
  /** The effects follow one another as printed. */
  readonly inOrder?: true;
  /** May be played before its condition is met, and then waits face up for it. */
  readonly waits?: true;
}

export interface Intrigue {
  readonly id: IntrigueId;
  readonly name: Name;
  readonly copies: number;
  readonly plays: readonly IntriguePlay[];
}

export type ConflictLevel = 1 | 2 | 3;

export interface Conflict {
  readonly id: ConflictId;
  readonly name: Name;
  readonly level: ConflictLevel;
  /** The space this conflict is about: its controller may deploy a defending troop. */
  readonly location?: SpaceId;
  readonly battleIcon?: BattleIcon | 'wild';
  readonly rewards: readonly [first: readonly Effect[], second: readonly Effect[], third: readonly Effect[]];
}

/** Left-hand abilities of leaders: when they work, and what they do. */
export type Ability =
  | { readonly on: 'setup'; readonly effects: readonly Effect[] }
  | { readonly on: 'look-at-deck' }
  | { readonly on: 'space-cost'; readonly icon: SpaceIcon; readonly solariLess: number }
  | { readonly on: 'space-solari-paid'; readonly effects: readonly Effect[] }
  | { readonly on: 'harvest'; readonly spiceLess: number; readonly effects: readonly Effect[] }
  | { readonly on: 'council-seat'; readonly effects: readonly Effect[] }
  | { readonly on: 'enemy-agents'; readonly ignoredOn: readonly SpaceIcon[] }
  /** Effects that join those of every own Reveal turn. */
  | { readonly on: 'reveal-turn'; readonly effects: readonly Effect[] }
  /** Each time the track's step 2 is reached from below. */
  | { readonly on: 'reach-two'; readonly faction: Faction; readonly effects: readonly Effect[] }
  /** Effects that join those of a visit to a space with one of the icons. */
  | { readonly on: 'visit'; readonly icons: readonly SpaceIcon[]; readonly effects: readonly Effect[] }
  /** When another player sends an agent to a maker space an own spy watches. Plays without a starter card. */
  | { readonly on: 'smuggling'; readonly without: CardId; readonly effects: readonly Effect[] }
  /** These contracts are set aside for this leader alone. */
  | { readonly on: 'contracts-aside'; readonly contracts: readonly ContractId[] }
  /** Secret faction tokens, revealed on the first turn with so many deployed troops. */
  | { readonly on: 'masterstroke'; readonly tokens: number; readonly troops: number };

export interface Leader {
  readonly id: LeaderId;
  readonly name: Name;
  readonly house?: Name;
  readonly complexity: 1 | 2 | 3;
  /** The commanders whom this leader is suggested as an ally of. */
  readonly suggestedFor?: readonly LeaderId[];
  /** The other side of a leader card: never handed out, only turned to. */
  readonly faceOf?: LeaderId;
  /** Spaces of a training track, the first being the start. */
  readonly training?: readonly TrainingStep[];
  readonly ability: { readonly name: Name; readonly does: Ability };
  readonly signet: { readonly name: Name; readonly effects: readonly Effect[] };
}

export interface TrainingStep {
  readonly id: string;
  readonly effects: readonly Effect[];
  readonly next: readonly string[];
}

/** A way of using a space: what it costs and what it gives. Most spaces have one. */
export interface SpaceWay {
  readonly cost: Cost;
  readonly effects: readonly Effect[];
}

export interface Space {
  readonly id: SpaceId;
  readonly name: Name;
  readonly region: Track | 'landsraad' | 'choam' | 'arrakis';
  readonly icon: SpaceIcon;
  /** A faction's space raises influence with it by 1. */
  readonly faction?: Track;
  /** A space of this leader's own board: nobody else sends agents there. */
  readonly owner?: LeaderId;
  readonly requires?: { readonly faction: Faction; readonly influence: number };
  readonly combat: boolean;
  readonly maker: boolean;
  readonly oncePerGame?: 'council-seat' | 'swordmaster';
  /** The cost once any player has a Swordmaster. */
  readonly costAfterFirst?: Cost;
  /** What the player whose control marker lies here gains when anybody sends an agent. */
  readonly controlBonus?: { readonly what: Resource; readonly n: number };
  readonly ways: readonly [SpaceWay, ...SpaceWay[]];
}

/** An observation post and the spaces a spy on it watches. */
export interface Post {
  readonly id: PostId;
  readonly name: Name;
  readonly spaces: readonly SpaceId[];
}

export type ContractTerm =
  | { readonly by: 'visit'; readonly space: SpaceId }
  | { readonly by: 'harvest'; readonly spice: number }
  | { readonly by: 'acquire'; readonly card: CardId }
  | { readonly by: 'taking' };

export interface Contract {
  readonly id: ContractId;
  readonly name: Name;
  readonly copies: number;
  readonly term: ContractTerm;
  readonly reward: readonly Effect[];
}

export interface Objective {
  readonly id: ObjectiveId;
  readonly name: Name;
  readonly battleIcon: BattleIcon;
  readonly players: readonly number[];
  readonly firstPlayer?: true;
  /** Numbers of people in whose games it goes to the Rival. */
  readonly rivals?: readonly number[];
}

export interface InfluenceTrack {
  readonly faction: Track;
  readonly name: Name;
  readonly bonus: readonly Effect[];
  /** What every member of the team gains each time a step is reached, by step. */
  readonly forTeam?: Readonly<Record<number, readonly Effect[]>>;
}

/** What the Ukrainian rulebooks of the editions say each in its own way. */
export interface Usage {
  /** An agent is sent «на локацію» or «в локацію», and stands «на локації» or «в локації». */
  readonly at: 'на' | 'в';
  readonly spice: Forms;
}

/** Components a game can be made of. */
export interface Content {
  readonly cards: readonly Card[];
  readonly intrigues: readonly Intrigue[];
  readonly conflicts: readonly Conflict[];
  readonly leaders: readonly Leader[];
  readonly contracts: readonly Contract[];
  /** They also give the first-player marker; without them it is drawn by lot. */
  readonly objectives: readonly Objective[];
  readonly spaces: readonly Space[];
  readonly posts: readonly Post[];
  readonly tracks: readonly InfluenceTrack[];
}

/** Components that join a game together: a box, a module of it, an expansion. Its id is the option that adds it. */
export interface ContentSet extends Partial<Content> {
  readonly id: string;
  readonly name: Name;
  /**
   * Its option stands in every record, used or not. That of a set which came later stands only where it is used, so that
   * games from before it stay as they are.
   */
  readonly inEveryRecord?: true;
}

/** What players may add of a guest, group by group. */
export const GUEST_GROUPS = ['imperium', 'intrigue', 'leaders', 'conflicts'] as const;
export type GuestGroup = (typeof GUEST_GROUPS)[number];

/** Another game's set, some groups of which may join an edition. */
export interface Guest {
  readonly set: ContentSet;
  /** What of it cannot join, and why. */
  readonly without: readonly string[];
  readonly because: string;
}

/** What an edition is declared with. */
export interface EditionPrint {
  /** In every game; the edition is named after it. */
  readonly core: ContentSet;
  /** Each whole or not at all, as the option named after it says. */
  readonly modules: readonly ContentSet[];
  /** Modules no game goes without. */
  readonly always?: readonly string[];
  readonly guests: readonly Guest[];
  readonly usage: Usage;
  readonly numbers: Numbers;
  /** Opponents for one and two people. */
  readonly rivals: RivalsContent;
  /** Who may play, by the number of people. */
  readonly modes: readonly Mode[];
  /** The Shield Wall stands at the start and keeps sandworms out of conflicts about a space. */
  readonly shieldWall: boolean;
  /** A card that something else has trashed may still use effects it has not used yet. */
  readonly trashedCardsAct: boolean;
}

/** An edition is a value over one shared rules core: sets, numbers and modes. Its content is that of its own box. */
export interface Edition extends EditionPrint, Content {
  readonly id: string;
  readonly name: Name;
}
