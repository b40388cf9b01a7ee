import type { Seat } from '@sietch/kernel';
import { catalogOf } from '../content/catalog.js';
import type { Effect } from '../effects/effect.js';
import type { ImperiumPlay } from '../events.js';
import { playerAt, turnOf } from '../state.js';
import type { CardId, Ref } from '../terms.js';
import { addPending } from './pending.js';
import { gainPersuasion, gainSwords } from './resources.js';

/** Puts a card among the revealed ones: numbers count at once, the rest waits for the player's order. */
export function revealCard(play: ImperiumPlay, seat: Seat, id: CardId): void {
  const { state } = play;
  playerAt(state, seat).revealed.push(id);
  const source: Ref = `card:${id}`;
  const rest: Effect[] = [];
  for (const effect of catalogOf(state).card(id).reveal) {
    if (effect.do === 'persuasion') gainPersuasion(play, seat, effect.n, source);
    else if (effect.do === 'swords') gainSwords(play, seat, effect.n, source);
    else rest.push(effect);
  }
  addPending(turnOf(state).pending, rest, source);
}
