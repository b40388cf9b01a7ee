import type { Condition, Effect } from '../../effects/effect.js';
import type { Faction, HagalId, PostId, RivalId, SpaceIcon, SpaceId } from '../../terms.js';
import { named } from '../declare.js';
import type { Errand, HagalCard, Instruction, RivalCard } from './component.js';

/** Declarations that let the tables show only what a card prints. */
type HagalPrint = Omit<HagalCard, 'id' | 'name' | 'players'> & Partial<Pick<HagalCard, 'players'>>;

/** Without a mark a card is used with one and with two people. */
export const hagal = (id: HagalId, en: string, uk: string, print: HagalPrint): HagalCard => ({
  id,
  name: named(en, uk),
  players: [1, 2],
  ...print,
});

export const errand = (space: SpaceId, ...effects: Effect[]): Errand => ({ space, effects });

export const to = (space: SpaceId, ...effects: Effect[]): Instruction => ({ sends: 'to', space, effects });

export const toIf = (needs: Condition, space: SpaceId, ...effects: Effect[]): Instruction => ({
  sends: 'to',
  needs,
  space,
  effects,
});

export const either = (condition: Condition, then: Errand, otherwise: Errand): Instruction => ({
  sends: 'either',
  condition,
  then,
  otherwise,
});

export const toSpice = (among: readonly SpaceId[], ...effects: Effect[]): Instruction => ({
  sends: 'to-spice',
  among,
  free: false,
  effects,
});

export const toFreeSpice = (...among: SpaceId[]): Instruction => ({
  sends: 'to-spice',
  among,
  free: true,
  effects: [],
});

export const spyOn = (icon: SpaceIcon, ...posts: PostId[]): Instruction => ({ sends: 'spy', icon, posts });

export const reshuffle: Instruction = { sends: 'nobody' };

type RivalPrint = Pick<RivalCard, 'signet' | 'players'> & Partial<Omit<RivalCard, 'id' | 'name'>>;

export const rival = (id: RivalId, en: string, uk: string, print: RivalPrint): RivalCard => ({
  id,
  name: named(en, uk),
  suggested: [],
  scheme: [],
  collects: 'always',
  scores: true,
  rewarded: true,
  owns: {},
  ...print,
});

export const inOrder = (...factions: [Faction, Faction, Faction, Faction]): readonly Faction[] => factions;
