/** The words of the Imperium family, as the rulebooks use them. docs/glossary.md has both languages. */
export const FACTIONS = ['emperor', 'guild', 'bene-gesserit', 'fremen'] as const;
export type Faction = (typeof FACTIONS)[number];

/** Whom influence can be had with. A board has a track for some of them; icons of cards and spaces name only the first four. */
export const TRACKS = [...FACTIONS, 'great-houses', 'fringe-worlds'] as const;
export type Track = (typeof TRACKS)[number];
export function isFaction(word: unknown): word is Faction {
  return (FACTIONS as readonly unknown[]).includes(word);
}

/** Icons of spaces. */
export const SPACE_ICONS = [...FACTIONS, 'landsraad', 'city', 'spice-trade'] as const;
export type SpaceIcon = (typeof SPACE_ICONS)[number];

/** Agent icons of cards: they open the spaces that show the same icon; the spy icon opens what an own spy watches. */
export const AGENT_ICONS = [...SPACE_ICONS, 'spy'] as const;
export type AgentIcon = (typeof AGENT_ICONS)[number];

/** Battle icons of conflicts and objectives: two of a kind make a victory point. */
export const BATTLE_ICONS = ['crysknife', 'desert-mouse', 'ornithopter'] as const;
export type BattleIcon = (typeof BATTLE_ICONS)[number];

export const RESOURCES = ['solari', 'spice', 'water'] as const;
export type Resource = (typeof RESOURCES)[number];

export type CardId = string;
export type IntrigueId = string;
export type ConflictId = string;
export type LeaderId = string;
export type SpaceId = string;
export type PostId = string;
export type ContractId = string;
export type ObjectiveId = string;
/** A House Hagal card; who an automaton of the rulebook plays. */
export type HagalId = string;
export type RivalId = string;

/** Where something comes from: `card:dagger`, `space:arrakeen`, `intrigue:…`, `leader:…`, `conflict:…`, `faction:…`, `hagal:…`, `rival:…`. */
export type Ref = string;
