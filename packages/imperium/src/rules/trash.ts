import type { Choice, Seat } from '@sietch/kernel';
import { catalogOf } from '../content/catalog.js';
import { type ImperiumState, type Player, playerAt } from '../state.js';
import type { CardId, Faction, Ref } from '../terms.js';
import { cardOf, cardsInPlay, distinct, removeOne } from './deck.js';

/** Where a player's own card can be trashed from; 'play' is what lies in front of the player. */
export const TRASH_ZONES = ['hand', 'discard', 'play'] as const;
export type TrashZone = (typeof TRASH_ZONES)[number];

/** Which cards may be trashed. */
export interface TrashSpec {
  readonly zones: readonly TrashZone[];
  readonly faction?: Faction;
  /** One copy of this card stays. */
  readonly except?: Ref;
}

export const ANY_CARD: TrashSpec = { zones: TRASH_ZONES };

function cardsIn(player: Player, zone: TrashZone, except: Ref | undefined): readonly CardId[] {
  if (zone !== 'play') return player[zone];
  const cards = cardsInPlay(player);
  if (except !== undefined) removeOne(cards, cardOf(except));
  return cards;
}

/** A trashed card loses the effects it has not used yet; of equal cards the one that is done is trashed. */
export function loseEffects(state: ImperiumState, seat: Seat, card: CardId): void {
  const { turn } = state;
  if (turn?.seat !== seat || catalogOf(state).edition.trashedCardsAct) return;
  const source: Ref = `card:${card}`;
  const left = cardsInPlay(playerAt(state, seat)).filter((id) => id === card).length;
  const kept: string[] = [];
  turn.pending = turn.pending.filter((item) => {
    if (item.source !== source) return true;
    kept.push(item.id);
    return kept.filter((id) => id === item.id).length <= left;
  });
  if (left === 0) turn.whenAcquiring = turn.whenAcquiring.filter((waiting) => waiting.source !== source);
}

export function trashableCards(state: ImperiumState, seat: Seat, spec: TrashSpec): Choice[] {
  const { card } = catalogOf(state);
  const { faction, except } = spec;
  const player = playerAt(state, seat);
  const choices: Choice[] = [];
  for (const where of spec.zones)
    for (const what of distinct(cardsIn(player, where, except)))
      if (faction === undefined || card(what).factions.includes(faction))
        choices.push({ verb: 'trash', what, where });
  return choices;
}
