import type { SpaceIcon } from '../../src/terms.js';
import type { Table } from '../table.js';
import type { Of } from './editions.js';

/** The spaces an icon opens, in alphabetical order. */
export const SPACES: Of<Readonly<Record<SpaceIcon, readonly string[]>>> = {
  imperium: {
    emperor: ['conspire', 'wealth'],
    guild: ['foldspace', 'heighliner'],
    'bene-gesserit': ['secrets', 'selective-breeding'],
    fremen: ['hardy-warriors', 'stillsuits'],
    landsraad: ['hall-of-oratory', 'high-council', 'mentat', 'rally-troops', 'swordmaster'],
    city: ['arrakeen', 'carthag', 'research-station', 'sietch-tabr'],
    'spice-trade': ['hagga-basin', 'imperial-basin', 'secure-contract', 'sell-melange', 'the-great-flat'],
  },
  uprising: {
    emperor: ['dutiful-service', 'sardaukar'],
    guild: ['deliver-supplies', 'heighliner'],
    'bene-gesserit': ['espionage', 'secrets'],
    fremen: ['desert-tactics', 'fremkit'],
    landsraad: ['assembly-hall', 'gather-support', 'high-council', 'imperial-privilege', 'swordmaster'],
    city: ['arrakeen', 'research-station', 'sietch-tabr', 'spice-refinery'],
    'spice-trade': ['accept-contract', 'deep-desert', 'hagga-basin', 'imperial-basin', 'shipping'],
  },
};

/** Those from which troops go to the conflict. */
export const COMBAT_SPACES: Of<readonly string[]> = {
  imperium: [
    ...['arrakeen', 'carthag', 'research-station', 'sietch-tabr', 'heighliner'],
    ...['the-great-flat', 'hagga-basin', 'imperial-basin', 'hardy-warriors', 'stillsuits'],
  ],
  uprising: [
    ...['arrakeen', 'spice-refinery', 'research-station', 'sietch-tabr', 'heighliner'],
    ...['deep-desert', 'hagga-basin', 'imperial-basin', 'desert-tactics', 'fremkit'],
  ],
};

/** Where a dagger recruits, what that costs, and how many come. */
export const RECRUIT: Of<{ readonly space: string; readonly solari: number; readonly n: number }> = {
  imperium: { space: 'rally-troops', solari: 4, n: 4 },
  uprising: { space: 'gather-support', solari: 0, n: 2 },
};

/** Starting cards without an agent box that open the spaces of an icon. */
export function plainCard(icon: SpaceIcon): string {
  const cards: Partial<Record<SpaceIcon, string>> = {
    landsraad: 'dagger',
    city: 'reconnaissance',
    'spice-trade': 'dune-the-desert-planet',
  };
  return cards[icon] ?? 'diplomacy';
}

/** Enough of everything for any space. */
export const RICH = {
  solari: 20,
  spice: 20,
  water: 20,
  influence: { emperor: 2, guild: 2, 'bene-gesserit': 2, fremen: 2 },
} as const;

/** Where a card of the hand can send an agent, in alphabetical order. */
export function reach(table: Table, card: string): string[] {
  const prefix = `agent:${card}>`;
  return table.keys.flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : [])).toSorted();
}
