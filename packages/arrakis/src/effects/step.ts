import type { AreaId, Force, LeaderId, Marker, Result, Terrain, Unit, Vehicle } from '../terms.js';

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

/** A word that needs no others. */
type Alone = unknown;

export interface Placing {
  readonly what: Group;
  readonly where: Spot;
}

/** The words steps are made of, each with what it must be told. */
interface Vocabulary {
  place: Placing;
  deploy: Placing;
  /** The same figures in every one of these settlements. */
  'place-each': { readonly what: Group; readonly of: readonly AreaId[] };
  /** Units one by one, each in another area. */
  scatter: { readonly unit: Unit; readonly n: number; readonly terrain: Terrain };
  /** Figures divided at will over own settlements. */
  muster: { readonly what: Group };
  /** A random deployment token and a leader in a sietch area. */
  recruit: { readonly leader: boolean };
  /** A deployment token in a sietch area with an enemy legion so near. */
  warn: { readonly within: number };
  /** One more figure where the step before put something. */
  reinforce: { readonly what: Group };
  move: { readonly n: number; readonly who: Legions };
  /** The legion that has just moved goes one area on. */
  'move-again': { readonly with: LeaderId };
  /** From a settlement straight to another own legion. */
  carry: Alone;
  attack: { readonly who: Legions; readonly terms: BattleTerms };
  'special-attack': { readonly dice: number; readonly on: 'adjacent' | 'under-ornithopter' };
  choose: { readonly options: readonly (readonly Step[])[] };
  if: { readonly when: Condition; readonly then: readonly Step[] };
  'any-result': Alone;
  enter: { readonly leader: LeaderId };
  draw: { readonly n: number; readonly deck?: Force };
  'play-card': Alone;
  upgrade: { readonly n: number; readonly from: Unit; readonly to: Unit };
  /** Vehicles of the kinds listed, each of them once. */
  vehicles: { readonly kinds: readonly (Vehicle | 'any')[] };
  'desert-power': Alone;
  wormsigns: { readonly n: number };
  'remove-wormsigns': { readonly n?: number; readonly near?: AreaId };
  sandworms: { readonly n: number; readonly near: 'sandworm' | 'legion' };
  'wild-maker': { readonly may: 'place' | 'move' | 'attack' };
  'move-worms': { readonly n: number };
  'attack-worm': Alone;
  storms: Alone;
  wound: { readonly who: 'any' | 'in-sector' | 'adjacent'; readonly near?: Legions['with'] };
  'opponent-discards': { readonly n: number };
  'bene-gesserit': Alone;
  'bury-prescience': Alone;
  'renew-prescience': Alone;
  attach: { readonly effect: 'bonus' | 'keep' };
  'discard-die': { readonly result: Result };
  'force-die': Alone;
  uncover: Alone;
  restrain: { readonly leader: 'paul' };
  'second-objective': Alone;
  'shift-markers': Alone;
  atomics: { readonly from: number };
  'lower-power': Alone;
  'remove-vehicles': { readonly n: number; readonly near: LeaderId };
  'remove-harvesters': { readonly n: number };
  'shoot-vehicles': { readonly dice: number };
  'swap-tokens': Alone;
  'move-sietch': Alone;
  displace: Alone;
}

export type StepWord = keyof Vocabulary;
export type StepOf<K extends StepWord> = { [P in K]: { readonly do: P } & Vocabulary[P] }[K];

/** One step of an action, a card or a leader's special action. All of it is optional for who carries it out. */
export type Step = StepOf<StepWord>;

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
