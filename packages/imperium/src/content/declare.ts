import type { Name } from '@sietch/kernel';
import type { Cost, Effect } from '../effects/effect.js';
import type {
  CardId,
  ConflictId,
  ContractId,
  Faction,
  IntrigueId,
  LeaderId,
  ObjectiveId,
  PostId,
  SpaceIcon,
  SpaceId,
  Track,
} from '../terms.js';
import type {
  Ability,
  Card,
  Conflict,
  Contract,
  InfluenceTrack,
  Intrigue,
  IntriguePlay,
  IntrigueTiming,
  Leader,
  Objective,
  Post,
  Space,
  SpaceWay,
} from './component.js';

/** Declarations that let content tables show only what a component prints; absent boxes are empty. */
export const named = (en: string, uk: string): Name => ({ en, uk });

type CardPrint = Pick<Card, 'copies'> & Partial<Omit<Card, 'id' | 'name' | 'group' | 'copies'>>;

/** The declaration of one group's cards: `const card = cardOf('imperium')`. */
export const cardOf =
  (group: Card['group']) =>
  (id: CardId, en: string, uk: string, print: CardPrint): Card => ({
    id,
    name: named(en, uk),
    group,
    factions: [],
    icons: [],
    agent: [],
    reveal: [],
    acquire: [],
    whenTrashed: [],
    whenDiscarded: [],
    ...print,
  });

/** Effects alone, or with the cost, condition or moment that playing them needs. */
type PlotPrint = readonly Effect[] | Omit<IntriguePlay, 'timing'>;
type PlayPrint = readonly Effect[] | Omit<IntriguePlay, 'timing' | 'moment'>;

interface IntriguePrint {
  readonly copies: number;
  readonly plot?: PlotPrint;
  readonly combat?: PlayPrint;
  readonly win?: PlayPrint;
  readonly endgame?: PlayPrint;
}

const playOf = (timing: IntrigueTiming, print: PlotPrint | undefined): IntriguePlay[] => {
  if (print === undefined) return [];
  return ['effects' in print ? { timing, ...print } : { timing, effects: print }];
};

/** No intrigue has two plays of one timing. */
export const intrigue = (id: IntrigueId, en: string, uk: string, print: IntriguePrint): Intrigue => ({
  id,
  name: named(en, uk),
  copies: print.copies,
  plays: [
    ...playOf('plot', print.plot),
    ...playOf('combat', print.combat),
    ...playOf('win', print.win),
    ...playOf('endgame', print.endgame),
  ],
});

type ConflictPrint = Omit<Conflict, 'id' | 'name' | 'rewards'> & {
  readonly first: readonly Effect[];
  readonly second: readonly Effect[];
  readonly third: readonly Effect[];
};

export const conflict = (
  id: ConflictId,
  en: string,
  uk: string,
  { first, second, third, ...print }: ConflictPrint,
): Conflict => ({ id, name: named(en, uk), ...print, rewards: [first, second, third] });

export const leader = (id: LeaderId, en: string, uk: string, print: Omit<Leader, 'id' | 'name'>): Leader => ({
  id,
  name: named(en, uk),
  ...print,
});

export const ability = (en: string, uk: string, does: Ability): Leader['ability'] => ({
  name: named(en, uk),
  does,
});

export const signet = (en: string, uk: string, ...effects: Effect[]): Leader['signet'] => ({
  name: named(en, uk),
  effects,
});

export const way = (cost: Cost, ...effects: Effect[]): SpaceWay => ({ cost, effects });

/** A faction's space lies in its region and shows its icon. */
type SpaceSite =
  | { readonly faction: Faction }
  | { readonly faction: Track; readonly icon: SpaceIcon }
  | { readonly region: Exclude<Space['region'], Track>; readonly icon: SpaceIcon };

type SpaceUse = { readonly cost?: Cost; readonly effects: readonly Effect[] } | Pick<Space, 'ways'>;

type SpacePrint = SpaceSite &
  SpaceUse &
  Partial<
    Pick<Space, 'owner' | 'requires' | 'combat' | 'maker' | 'oncePerGame' | 'costAfterFirst' | 'controlBonus'>
  >;

const siteOf = (print: SpaceSite): Pick<Space, 'region' | 'icon' | 'faction'> => {
  if ('region' in print) return { region: print.region, icon: print.icon };
  const icon = 'icon' in print ? print.icon : print.faction;
  return { region: print.faction, icon, faction: print.faction };
};

const waysOf = (print: SpaceUse): Space['ways'] =>
  'ways' in print ? print.ways : [way(print.cost ?? {}, ...print.effects)];

export const space = (id: SpaceId, en: string, uk: string, print: SpacePrint): Space => {
  const { owner, requires, oncePerGame, costAfterFirst, controlBonus } = print;
  return {
    id,
    name: named(en, uk),
    ...siteOf(print),
    ...(owner && { owner }),
    combat: print.combat ?? false,
    maker: print.maker ?? false,
    ...(requires && { requires }),
    ...(oncePerGame && { oncePerGame }),
    ...(costAfterFirst && { costAfterFirst }),
    ...(controlBonus && { controlBonus }),
    ways: waysOf(print),
  };
};

export const post = (id: PostId, en: string, uk: string, ...spaces: SpaceId[]): Post => ({
  id,
  name: named(en, uk),
  spaces,
});

export const contract = (
  id: ContractId,
  en: string,
  uk: string,
  print: Omit<Contract, 'id' | 'name'>,
): Contract => ({ id, name: named(en, uk), ...print });

export const objective = (
  id: ObjectiveId,
  en: string,
  uk: string,
  print: Omit<Objective, 'id' | 'name'>,
): Objective => ({ id, name: named(en, uk), ...print });

export const track = (faction: Track, en: string, uk: string, ...bonus: Effect[]): InfluenceTrack => ({
  faction,
  name: named(en, uk),
  bonus,
});

/** The track of a commander's own board, with what reaching a step brings to the whole team. */
export const personalTrack = (
  faction: Track,
  en: string,
  uk: string,
  forTeam: InfluenceTrack['forTeam'],
): InfluenceTrack => ({ ...track(faction, en, uk), ...(forTeam && { forTeam }) });
