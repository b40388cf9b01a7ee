import { type Choice, doNext, type Seat } from '@sietch/kernel';
import { catalogOf } from '../content/catalog.js';
import { arrowOf } from '../effects/arrow.js';
import { emit, type ImperiumPlay } from '../events.js';
import { newTurn } from '../new-state.js';
import { asked, inTurnOrder, isAutomaton, modeOf, nextInTurnOrder } from '../participants.js';
import { type ImperiumState, playerAt, turnOf } from '../state.js';
import type { CardId } from '../terms.js';
import { forSale, type Market, persuasionCost } from './acquire.js';
import { deactivate } from './activation.js';
import { completeHarvests } from './contracts.js';
import { distinct } from './deck.js';
import { allyDeployment, askAllyToDeploy, deploymentStirs, ownDeployment } from './deployment.js';
import { resolve, standingOf } from './effects/interpreter.js';
import type { Standing } from './effects/rule.js';
import { hasReadyAgent } from './entry.js';
import { clearNext, mayDecide, standingsOf } from './interplay.js';
import { intrigueReason, intrigueToWake, useIntrigue } from './intrigue.js';
import { endReveal } from './reveal-turn.js';
import { startRivalTurn } from './rivals/turn.js';
import { rollRowDice } from './rivals/variants/row-dice.js';

/** Turns go clockwise, skipping those who have revealed or, being Rivals, have no agent left; then the combat begins. */
export function nextTurn(play: ImperiumPlay, from: Seat, afterAgent = false): void {
  const { state } = play;
  const seat = inTurnOrder(state, from).find((other) =>
    isAutomaton(state, other) ? mayActFor(state, other, afterAgent) : !playerAt(state, other).hasRevealed,
  );
  if (seat === undefined) {
    state.turn = undefined;
    doNext(state, { task: 'combat' });
    return;
  }
  state.turn = newTurn(seat);
  if (state.voices.length > 0) state.voices = state.voices.filter((voice) => voice.seat !== seat);
  emit(play, { event: 'turn', seat });
  if (isAutomaton(state, seat)) return startRivalTurn(play, seat);
  state.decision = { kind: 'turn', ...asked(state, seat) };
}

function isAfterFirst(state: ImperiumState): boolean {
  return modeOf(state).automataAct === 'after-first';
}

/** A Rival goes on as long as it has agents; House Hagal only after each Agent turn of the first player. */
function mayActFor(state: ImperiumState, seat: Seat, afterAgent: boolean): boolean {
  return hasReadyAgent(state, seat) && (afterAgent || !isAfterFirst(state));
}

/** Before a commander's turn ends, the activated ally is asked about troops. */
export function finishTurn(play: ImperiumPlay): void {
  if (turnOf(play.state).stage === 'agent' && allyDeployment(play.state) > 0) askAllyToDeploy(play);
  else endTurn(play);
}

export function endTurn(play: ImperiumPlay): void {
  const { state } = play;
  const { seat, stage } = turnOf(state);
  if (stage === 'reveal') {
    endReveal(play, seat);
    rollRowDice(play, seat);
  }
  deactivate(play);
  state.turn = undefined;
  const afterAgent = stage === 'agent' && seat === state.first && isAfterFirst(state);
  doNext(state, {
    task: 'next-turn',
    from: nextInTurnOrder(state, seat),
    ...(afterAgent && { afterAgent }),
  });
}

/** Carries out what needs no order, then asks for the rest, or ends the turn when nothing is left to ask. */
export function settle(play: ImperiumPlay): void {
  const { state } = play;
  const turn = turnOf(state);
  const { seat } = turn;
  if (turn.stage === 'start') {
    state.decision = { kind: 'turn', ...asked(state, seat) };
    return;
  }
  if (playerAt(state, seat).contracts.length > 0) completeHarvests(play, seat);
  const waiting = intrigueToWake(state, seat);
  if (waiting !== undefined) {
    doNext(state, { task: 'settle' });
    return useIntrigue(play, seat, waiting, 'plot');
  }
  const kind = turn.stage === 'agent' ? 'agent-effects' : 'reveal-effects';
  const standings = standingsOf(state, seat, turn.pending);
  const next = nextUnasked(state, seat, standings);
  if (next >= 0) return resolvePending(play, next);
  const idle = standings.every((standing) => standing === 'dormant');
  if (idle && nothingElse(state, seat)) finishTurn(play);
  else state.decision = { kind, ...asked(state, seat) };
}

/**
 * The effect with which the turn goes on by itself; -1 if the player is asked. Plots, purchases and troops may come
 * between effects (buying fills the row anew and deploying may wake an effect, which may decide a choice), what may be
 * left out is shown beside the rest, and nothing is drawn unasked before a choice.
 */
function nextUnasked(state: ImperiumState, seat: Seat, standings: readonly Standing[]): number {
  const quiet = standings.indexOf('quiet');
  if (quiet >= 0) return quiet;
  if (asksAnyway(state, seat) || standings.includes('optional')) return -1;
  const next = clearNext(state, seat, turnOf(state).pending, standings);
  return next >= 0 && !deploymentStirs(state, seat) && comesUnasked(state, seat, standings, next) ? next : -1;
}

function comesUnasked(
  state: ImperiumState,
  seat: Seat,
  standings: readonly Standing[],
  next: number,
): boolean {
  if (standings[next] !== 'mandatory') return !decidesChoice(state, seat, standings, next);
  const buying = turnOf(state).stage === 'reveal' && canAcquire(state, seat);
  return !buying && !standings.includes('draw') && !standings.includes('draw-intrigue');
}

/** Drawn now, may it decide what is left to choose? */
function decidesChoice(
  state: ImperiumState,
  seat: Seat,
  standings: readonly Standing[],
  next: number,
): boolean {
  const { pending } = turnOf(state);
  const drawn = pending[next];
  return (
    drawn !== undefined &&
    pending.some((item, i) => standings[i] === 'mandatory' && mayDecide(state, seat, pending, drawn, item))
  );
}

/** Hidden cards might be used now: asking regardless of them tells nothing about them. */
export function asksAnyway(state: ImperiumState, seat: Seat): boolean {
  return playerAt(state, seat).intrigues.length > 0 || mayPayFromHand(state, seat);
}

/** Nothing to deploy, to play or to buy, and no wish to confirm: the turn is over. */
function nothingElse(state: ImperiumState, seat: Seat): boolean {
  if (state.options.confirmTurns || asksAnyway(state, seat)) return false;
  return turnOf(state).stage === 'agent' ? ownDeployment(state) === 0 : !canAcquire(state, seat);
}

export function resolvePending(play: ImperiumPlay, index: number): void {
  const { state } = play;
  const turn = turnOf(state);
  const [item] = turn.pending.splice(index, 1);
  if (item === undefined) throw new Error('No such effect is pending.');
  doNext(state, { task: 'settle' });
  resolve(play, turn.seat, item.effect, item.source);
}

/** Adds the plots that can be played now. */
export function addPlots(choices: Choice[], state: ImperiumState, seat: Seat): void {
  for (const what of distinct(playerAt(state, seat).intrigues))
    if (intrigueReason(state, seat, what, 'plot') === undefined) choices.push({ verb: 'intrigue', what });
}

/** Adds the cards the persuasion at hand can buy. */
export function addPurchases(choices: Choice[], state: ImperiumState, seat: Seat): void {
  for (const { card, from } of forSale(state, seat))
    if (isAffordable(state, card, from)) choices.push({ verb: 'acquire', what: card, where: from });
}

function canAcquire(state: ImperiumState, seat: Seat): boolean {
  return forSale(state, seat).some(({ card, from }) => isAffordable(state, card, from));
}

function isAffordable(state: ImperiumState, card: CardId, from: Market): boolean {
  const cost = persuasionCost(state, card, from);
  return cost !== undefined && cost <= turnOf(state).persuasion;
}

/** Pending effects that can be chosen now; equal ones (two copies of a card) are one choice. */
export function effectChoices(state: ImperiumState, seat: Seat): { choices: Choice[]; mayEnd: boolean } {
  const ids: string[] = [];
  let mayEnd = true;
  for (const item of turnOf(state).pending) {
    const standing = standingOf(state, seat, item);
    if (standing === 'dormant') continue;
    if (standing !== 'optional') mayEnd = false;
    if (!ids.includes(item.id)) ids.push(item.id);
  }
  return { choices: ids.map((what) => ({ verb: 'effect', what })), mayEnd };
}

/**
 * Could some effect be paid for with a card of the hand, as far as opponents can tell? They know hand and deck
 * together. Then the player is asked, so that going on at once never tells that the hand lacks such a card.
 */
function mayPayFromHand(state: ImperiumState, seat: Seat): boolean {
  const { hand, deck } = playerAt(state, seat);
  if (hand.length === 0) return false;
  const { card } = catalogOf(state);
  return turnOf(state).pending.some(({ effect }) => {
    const trash = arrowOf(effect)?.cost.trash;
    if (trash?.from !== 'hand' || trash.faction === undefined) return false;
    const { faction } = trash;
    return [...hand, ...deck].some((id) => card(id).factions.includes(faction));
  });
}
