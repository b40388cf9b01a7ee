import type { Seat } from '@sietch/kernel';
import { catalogOf } from '../content/catalog.js';
import { emit, type ImperiumPlay } from '../events.js';
import { currentConflict, type ImperiumState, playerAt, type WonCard } from '../state.js';
import type { BattleIcon } from '../terms.js';
import { score } from './resources.js';

/** The winner takes the conflict card; with an open partner of the same battle icon both are turned for a point. */
export function takeConflict(play: ImperiumPlay, seat: Seat): void {
  const { state } = play;
  const id = currentConflict(state);
  if (id === undefined) return;
  const { battleIcon } = catalogOf(state).conflict(id);
  if (battleIcon === undefined) return;
  const { won } = playerAt(state, seat);
  const card: WonCard = { id, icon: battleIcon, faceUp: true };
  const partner =
    battleIcon === 'wild' ? undefined : won.find((other) => other.faceUp && other.icon === battleIcon);
  won.push(card);
  emit(play, { event: 'conflict-won', seat, conflict: id });
  if (partner !== undefined) matchPair(play, seat, card, partner);
}

export function matchPair(play: ImperiumPlay, seat: Seat, card: WonCard, partner: WonCard): void {
  card.faceUp = false;
  partner.faceUp = false;
  emit(play, { event: 'battle-icons', seat, cards: [card.id, partner.id] });
  score(play, seat, 1, 'battle-icons');
}

/** At the end of the game a wild icon stands for any other that lies open. */
export function wildPartners(state: ImperiumState, seat: Seat): WonCard[] {
  const { won } = playerAt(state, seat);
  if (!won.some((card) => card.faceUp && card.icon === 'wild')) return [];
  return won.filter((card) => card.faceUp && card.icon !== 'wild');
}

export function matchWild(play: ImperiumPlay, seat: Seat, id: string): void {
  const { won } = playerAt(play.state, seat);
  const wild = won.find((card) => card.faceUp && card.icon === 'wild');
  const partner = won.find((card) => card.faceUp && card.id === id);
  if (wild !== undefined && partner !== undefined) matchPair(play, seat, wild, partner);
}

/** Open cards an effect may turn face down for this icon. */
export function flippable(state: ImperiumState, seat: Seat, icon: BattleIcon): WonCard[] {
  return playerAt(state, seat).won.filter(
    (card) => card.faceUp && (card.icon === icon || card.icon === 'wild'),
  );
}

export function flip(play: ImperiumPlay, seat: Seat, id: string): void {
  const card = playerAt(play.state, seat).won.find((other) => other.id === id && other.faceUp);
  if (card === undefined) throw new Error(`"${id}" is not face up.`);
  card.faceUp = false;
  emit(play, { event: 'flipped', seat, card: id });
}
