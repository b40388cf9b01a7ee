import type { Lang, Name } from '@sietch/kernel';

/**
 * Games whose tables this client can draw, by the id of their rules. The names are repeated here, so that
 * the home screen need not fetch the games themselves.
 */
export const PLAYABLE: Readonly<Record<string, Name>> = {
  imperium: { uk: 'Дюна. Імперіум', en: 'Dune: Imperium' },
  uprising: { uk: 'Дюна. Імперіум — Піднесення', en: 'Dune: Imperium – Uprising' },
  arrakis: { uk: 'Дюна. Війна за Арракіс', en: 'Dune: War for Arrakis' },
};

export function gameName(id: string, lang: Lang): string {
  return PLAYABLE[id]?.[lang] ?? '';
}
