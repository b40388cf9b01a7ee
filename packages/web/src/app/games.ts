import { BASE, UPRISING } from '@sietch/imperium';
import type { Lang, Name } from '@sietch/kernel';

/** Games whose tables this client can draw, by the id of their rules. */
export const PLAYABLE: Readonly<Record<string, Name>> = { imperium: BASE.name, uprising: UPRISING.name };

export function gameName(id: string, lang: Lang): string {
  return PLAYABLE[id]?.[lang] ?? '';
}
