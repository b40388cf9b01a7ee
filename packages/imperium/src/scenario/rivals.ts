import { catalogOf } from '../content/catalog.js';
import { selectionOf } from '../content/selection.js';
import { isAutomaton, modeOf } from '../participants.js';
import { removeOne } from '../rules/deck.js';
import { supplyRival } from '../rules/rivals/setup.js';
import type { ImperiumState, Rivals } from '../state.js';
import { FACTIONS } from '../terms.js';
import { type Position, refuse } from './position.js';

/** Rivals may have been first: what they did before the position is arranged does not count. */
function takeBackTurns(state: ImperiumState, rivals: Rivals): void {
  rivals.deck.push(...rivals.discard.splice(0).reverse());
  rivals.turned = rivals.turned.map(() => []);
  state.shieldWall = catalogOf(state).edition.shieldWall;
  for (const [seat, player] of state.players.entries()) {
    if (!isAutomaton(state, seat)) continue;
    supplyRival(state, seat);
    player.points = modeOf(state).startPoints[seat] ?? 0;
    for (const faction of FACTIONS) player.influence[faction] = 0;
    player.spies = [];
    player.hooks = false;
    player.worms = 0;
  }
}

/** Whom the Rivals play, their House Hagal cards and their Swordmasters. */
export function arrangeRivals(state: ImperiumState, position: Position): void {
  const { rivals } = state;
  const { hagalDeck, hagalDiscard, swordmastersUnder } = position;
  for (const seat of state.players.keys()) {
    const wanted = position.players?.[seat]?.rival;
    if (wanted === undefined) continue;
    const field = `players.${seat}.rival`;
    if (rivals === undefined || !isAutomaton(state, seat)) refuse(field, 'there is no Rival');
    if (!catalogOf(state).edition.rivals.cards.some(({ id }) => id === wanted))
      refuse(field, `there is no Rival "${wanted}"`);
    rivals.cards[seat - state.options.players] = wanted;
  }
  if (rivals === undefined) {
    if (hagalDeck !== undefined || hagalDiscard !== undefined)
      refuse('hagalDeck', 'nobody plays against Rivals');
    return;
  }
  takeBackTurns(state, rivals);
  rivals.swordmastersUnder = swordmastersUnder ?? rivals.swordmastersUnder;
  if (hagalDeck === undefined && hagalDiscard === undefined) return;
  const box = [...selectionOf(state).decks.hagal];
  const take = (ids: readonly string[], field: string): string[] => {
    for (const id of ids) if (!removeOne(box, id)) refuse(field, `there is no "${id}" left`);
    return [...ids];
  };
  const top = take(hagalDeck ?? [], 'hagalDeck').reverse();
  rivals.discard = take(hagalDiscard ?? [], 'hagalDiscard');
  // What is not named lies below.
  rivals.deck = [...box, ...top];
}
