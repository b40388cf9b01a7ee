import { doNext, reveal, type Seat } from '@sietch/kernel';
import { catalogOf, numbersOf } from '../content/catalog.js';
import { emit, type ImperiumPlay } from '../events.js';
import { commanderOf } from '../participants.js';
import { playerAt, strengthOf, turnOf, unitsOf } from '../state.js';
import { abilityOf } from './ability.js';
import { activate, armyOf } from './activation.js';
import { distinct } from './deck.js';
import { waitsForReveal } from './intrigue.js';
import { addPending } from './pending.js';
import { councilPersuasion, gainPersuasion, gainSwords } from './resources.js';
import { revealCard } from './reveal-card.js';

/** Step 1: the whole hand is revealed; every reveal box then waits for the player's order. */
export function startReveal(play: ImperiumPlay, seat: Seat, ally?: Seat): void {
  const { state } = play;
  if (ally !== undefined) activate(play, seat, ally);
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
  const { swordmasterSwords } = numbersOf(state);
  if (player.swordmaster && swordmasterSwords > 0)
    gainSwords(play, seat, swordmasterSwords, 'space:swordmaster');
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
  const army = armyOf(state, seat);
  // Swords of whoever has no unit now are lost, should a commander or teammate bring in units later (six players).
  if (army === seat && commanderOf(state, seat) !== undefined && unitsOf(player) === 0) player.swords = 0;
  emit(play, { event: 'strength', seat: army, strength: strengthOf(playerAt(state, army)) });
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
