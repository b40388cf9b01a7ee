import type { Seat } from '@sietch/kernel';
import { catalogOf } from '../content/catalog.js';
import { emit, type ImperiumPlay } from '../events.js';
import type { ImperiumState } from '../state.js';
import type { CardId, Faction } from '../terms.js';
import { refillRow } from './acquire.js';
import { distinct, removeOne } from './deck.js';

/** Cards of the Imperium Row that can be moved to the Throne Row. */
export function throneRowCards(state: ImperiumState, except: Faction): CardId[] {
  const { card } = catalogOf(state);
  return distinct(state.row).filter((id) => !card(id).factions.includes(except));
}

/** The card leaves the Imperium Row for good, and its place is filled at once (Тронний ряд Шаддама). */
export function moveToThroneRow(play: ImperiumPlay, seat: Seat, card: CardId): void {
  const { state } = play;
  removeOne(state.row, card);
  state.throneRow?.push(card);
  emit(play, { event: 'throne-row', seat, card });
  refillRow(play);
}
