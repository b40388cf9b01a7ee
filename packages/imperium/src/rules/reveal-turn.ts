import { doNext, reveal, type Seat } from '@sietch/kernel';
import { catalogOf } from '../content/catalog.js';
import { emit, type ImperiumPlay } from '../events.js';
import { playerAt, strengthOf, turnOf } from '../state.js';
import { abilityOf } from './ability.js';
import { distinct } from './deck.js';
import { waitsForReveal } from './intrigue.js';
import { addPending } from './pending.js';
import { councilPersuasion, gainPersuasion } from './resources.js';
import { revealCard } from './reveal-card.js';

/** Step 1: the whole hand is revealed; every reveal box then waits for the player's order. */
export function startReveal(play: ImperiumPlay, seat: Seat): void {
  const { state } = play;
  const player = playerAt(state, seat);
  const turn = turnOf(state);
  turn.stage = 'reveal';
  turn.acted = true;
  player.hasRevealed = true;
  player.revealedAt = ++state.reveals;
  const cards = player.hand;
  player.hand = [];
  if (cards.length > 0) reveal(play);
  emit(play, { event: 'reveal', seat, cards });
  for (const card of cards) revealCard(play, seat, card);
  lastingPersuasion(play, seat);
  const ability = abilityOf(state, seat, 'reveal-turn');
  if (ability !== undefined) addPending(turn.pending, ability.effects, `leader:${player.leader}`);
  for (const intrigue of player.faceUp) {
    for (const { effects } of catalogOf(state).intrigue(intrigue).plays) {
      for (const effect of effects) {
        if (effect.do === 'at-reveal') addPending(turn.pending, effect.effects, `intrigue:${intrigue}`);
      }
    }
  }
  doNext(state, { task: 'settle' });
}

/** A council seat gives persuasion on every Reveal turn, some spaces (once) if an own agent stands there. */
function lastingPersuasion(play: ImperiumPlay, seat: Seat): void {
  const { state } = play;
  if (playerAt(state, seat).councilSeat) councilPersuasion(play, seat);
  const visited = state.agents.filter((agent) => agent.seat === seat).map((agent) => agent.space);
  for (const id of distinct(visited)) {
    for (const { effects } of catalogOf(state).space(id).ways) {
      for (const effect of effects) {
        if (effect.do !== 'persuasion-while-here') continue;
        gainPersuasion(play, seat, effect.n, `space:${id}`);
      }
    }
  }
}

/** Steps 3 and 4: strength is announced, persuasion lost, everything in play discarded. */
export function endReveal(play: ImperiumPlay, seat: Seat): void {
  const { state } = play;
  const player = playerAt(state, seat);
  emit(play, { event: 'strength', seat, strength: strengthOf(player) });
  player.discard.push(...player.played, ...player.revealed);
  player.played = [];
  player.revealed = [];
  const done = player.faceUp.filter((id) => waitsForReveal(state, id));
  state.intrigueDiscard.push(...done);
  player.faceUp = player.faceUp.filter((id) => !done.includes(id));
  for (const card of player.aside) {
    state.trashed.push(card);
    emit(play, { event: 'left-game', seat, card });
  }
  player.aside = [];
}
