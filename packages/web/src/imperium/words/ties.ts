import type { ImperiumView } from '@sietch/imperium';
import type { Lang, Phrase, Seat } from '@sietch/kernel';
import { say } from '../../words/say';

const TIED = {
  en: 'Where points are equal, spice decides, then solari, water and troops in the garrison.',
  uk: 'Де очок порівну, вирішують прянощі, тоді солярії, вода й загони в гарнізоні.',
} as const;

function isTied({ players }: ImperiumView, seat: Seat): boolean {
  return players.some((other, i) => i !== seat && other.points === players[seat]?.points);
}

/** How places were given to players with as many points. */
export function tieRule(view: ImperiumView, lang: Lang): Phrase | undefined {
  return view.players.some((_, seat) => isTied(view, seat)) ? [TIED[lang]] : undefined;
}

/** What decides between players with as many points, in the order it is compared. */
export function tieBreakers(view: ImperiumView, seat: Seat): Phrase {
  const player = view.players[seat];
  if (player === undefined || !isTied(view, seat)) return [];
  const amount = (icon: string, n: number) => ({ icon, n, text: String(n) });
  return say`${amount('spice', player.spice)} ${amount('solari', player.solari)} ${amount('water', player.water)} ${amount('troop', player.garrison)}  `;
}
