import type { AreaId, DeckId, LeaderId, Marker, Result, Terrain, Unit, Vehicle } from '../terms.js';

/** Paul and Jessica mean whichever of their two figures is in play; generic is a naib or a bashar. */
export type LeaderRef = 'any' | 'generic' | 'paul' | 'jessica' | LeaderId;

/** Figures to put on the board together. */
export interface Group extends Readonly<Partial<Record<Unit, number>>> {
  readonly leader?: LeaderRef;
}

/** Which own legions may be used. */
export interface Legions {
  /** A legion with at least one leader, one special unit, or this leader; the moving part must keep it. */
  readonly with?: 'leader' | 'special' | LeaderRef;
  /** Only from desert areas. */
  readonly inDesert?: boolean;
  /** The legion of this settlement. */
  readonly at?: AreaId;
  /** The legion the step before was about. */
  readonly that?: boolean;
}

/** Where figures are put. */
export type Spot =
  | { readonly in: 'settlement'; readonly of?: readonly AreaId[] }
  | { readonly in: 'sietch' }
  | { readonly in: 'legion'; readonly with?: Legions['with'] }
  | { readonly in: 'free' | 'empty'; readonly terrain: Terrain };

/** How an attack differs from a normal one. */
export interface BattleTerms {
  readonly surprise?: boolean;
  /** Extra combat dice in every round. */
  readonly dice?: number;
  /** Most combat dice the enemy may roll in the first round. */
  readonly enemyCap?: number;
  /** Continuing against a settlement costs no hit. */
  readonly freeContinue?: boolean;
}

/** What must be true for the other text of a card. */
export type Condition =
  | { readonly is: 'in-play' | 'removed'; readonly leader: LeaderId }
  | { readonly is: 'wild-maker-in-play' }
  | { readonly is: 'detonated' };

/** One step of an action, a card or a leader's special action. All of it is optional for who carries it out. */
export type Step =
  | { readonly do: 'place' | 'deploy'; readonly what: Group; readonly where: Spot }
  /** The same figures in every one of these settlements. */
  | { readonly do: 'place-each'; readonly what: Group; readonly of: readonly AreaId[] }
  /** Units one by one, each in another area. */
  | { readonly do: 'scatter'; readonly unit: Unit; readonly n: number; readonly terrain: Terrain }
  /** Figures divided at will over own settlements. */
  | { readonly do: 'muster'; readonly what: Group }
  /** A random deployment token and a leader in a sietch area. */
  | { readonly do: 'recruit'; readonly leader: boolean }
  /** A deployment token in a sietch area with an enemy legion so near. */
  | { readonly do: 'warn'; readonly within: number }
  /** One more figure where the step before put something. */
  | { readonly do: 'reinforce'; readonly what: Group }
  | { readonly do: 'move'; readonly n: number; readonly who: Legions }
  /** The legion that has just moved goes one area on. */
  | { readonly do: 'move-again'; readonly with: LeaderId }
  /** From a settlement straight to another own legion. */
  | { readonly do: 'carry' }
  | { readonly do: 'attack'; readonly who: Legions; readonly terms: BattleTerms }
  | { readonly do: 'special-attack'; readonly dice: number; readonly on: 'adjacent' | 'under-ornithopter' }
  | { readonly do: 'choose'; readonly options: readonly (readonly Step[])[] }
  | { readonly do: 'if'; readonly when: Condition; readonly then: readonly Step[] }
  | { readonly do: 'any-result' }
  | { readonly do: 'enter'; readonly leader: LeaderId }
  | { readonly do: 'draw'; readonly n: number; readonly deck?: DeckId }
  | { readonly do: 'play-card' }
  | { readonly do: 'upgrade'; readonly n: number; readonly from: Unit; readonly to: Unit }
  /** Vehicles of the kinds listed, each of them once. */
  | { readonly do: 'vehicles'; readonly kinds: readonly (Vehicle | 'any')[] }
  | { readonly do: 'desert-power' }
  | { readonly do: 'wormsigns'; readonly n: number }
  | { readonly do: 'remove-wormsigns'; readonly n?: number; readonly near?: AreaId }
  | { readonly do: 'sandworms'; readonly n: number; readonly near: 'sandworm' | 'legion' }
  | { readonly do: 'wild-maker'; readonly may: 'place' | 'move' | 'attack' }
  | { readonly do: 'move-worms'; readonly n: number }
  | { readonly do: 'attack-worm' }
  | { readonly do: 'storms' }
  | { readonly do: 'wound'; readonly who: 'any' | 'in-sector' | 'adjacent'; readonly near?: Legions['with'] }
  | { readonly do: 'opponent-discards'; readonly n: number }
  | { readonly do: 'bene-gesserit' }
  | { readonly do: 'bury-prescience' }
  | { readonly do: 'renew-prescience' }
  | { readonly do: 'attach'; readonly effect: 'bonus' | 'keep' }
  | { readonly do: 'discard-die'; readonly result: Result }
  | { readonly do: 'force-die' }
  | { readonly do: 'uncover' }
  | { readonly do: 'restrain'; readonly leader: 'paul' }
  | { readonly do: 'second-objective' }
  | { readonly do: 'shift-markers' }
  | { readonly do: 'atomics'; readonly from: number }
  | { readonly do: 'lower-power' }
  | { readonly do: 'remove-vehicles'; readonly n: number; readonly near: LeaderId }
  | { readonly do: 'remove-harvesters'; readonly n: number }
  | { readonly do: 'shoot-vehicles'; readonly dice: number }
  | { readonly do: 'swap-tokens' }
  | { readonly do: 'move-sietch' }
  | { readonly do: 'displace' };

export type StepOf<K extends Step['do']> = Extract<Step, { readonly do: K }>;

/** What a prescience card asks for. */
export type Requirement =
  /** A position, checked at the end of the round. */
  | { readonly is: 'legions'; readonly terrain: Terrain; readonly n: number; readonly noSietch?: boolean }
  | { readonly is: 'apart'; readonly leaders: readonly LeaderRef[] }
  | { readonly is: 'together'; readonly leaders: readonly LeaderRef[] }
  /** Something to do when claiming. */
  | { readonly is: 'show-sietch'; readonly with: LeaderRef }
  | { readonly is: 'show-tokens'; readonly n: number; readonly with: LeaderRef }
  | { readonly is: 'give-up-token' }
  | { readonly is: 'spend-die'; readonly leader: LeaderRef; readonly price: 'tank' | 'cards' }
  /** Something that has just happened. */
  | { readonly is: 'rode' }
  | { readonly is: 'raided' }
  | { readonly is: 'beat-special' }
  | { readonly is: 'worm-killed' }
  | { readonly is: 'won-with'; readonly leader: LeaderRef };

export type MarkerSteps = Readonly<Partial<Record<Marker, number>>>;
