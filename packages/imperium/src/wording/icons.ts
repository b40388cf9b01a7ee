import type { Token } from '@sietch/kernel';
import { AGENT_ICONS, BATTLE_ICONS } from '../terms.js';

/** Every symbol a text may carry. A client draws one picture per name. */
export const ICONS = [
  'solari',
  'spice',
  'water',
  'troop',
  'sword',
  'persuasion',
  'point',
  'card',
  'intrigue',
  'trash',
  'influence',
  'influence-emperor',
  'influence-guild',
  'influence-bene-gesserit',
  'influence-fremen',
  'influence-great-houses',
  'influence-fringe-worlds',
  'alliance',
  'alliance-emperor',
  'alliance-guild',
  'alliance-bene-gesserit',
  'alliance-fremen',
  'alliance-great-houses',
  'alliance-fringe-worlds',
  'mentat',
  'agent',
  'council',
  'signet-ring',
  'control',
  'retreat',
  'deploy',
  'maker',
  'discard',
  'strength',
  'unit',
  'sandworm',
  'hooks',
  'shield-wall',
  'spy-recall',
  'contract',
  'contract-completed',
  ...AGENT_ICONS,
  ...BATTLE_ICONS,
  'wild',
] as const;
export type Icon = (typeof ICONS)[number];

/** A symbol without a number. */
export function symbol(icon: Icon, text: string): Token {
  return { icon, text };
}
