/** The words of the Imperium family, as the rulebooks use them. docs/glossary.md has both languages. */
export const FACTIONS = ['emperor', 'guild', 'bene-gesserit', 'fremen'] as const;
export type Faction = (typeof FACTIONS)[number];

/** Agent icons: on cards they open the spaces that show the same icon. */
export const AGENT_ICONS = [...FACTIONS, 'landsraad', 'city', 'spice-trade'] as const;
export type AgentIcon = (typeof AGENT_ICONS)[number];

export const RESOURCES = ['solari', 'spice', 'water'] as const;
export type Resource = (typeof RESOURCES)[number];

export type CardId = string;
export type IntrigueId = string;
export type ConflictId = string;
export type LeaderId = string;
export type SpaceId = string;

/** Where something comes from: `card:dagger`, `space:arrakeen`, `intrigue:…`, `leader:…`, `conflict:…`, `faction:…`. */
export type Ref = string;
