import { doNext, reveal, sure } from '@sietch/kernel';
import { planningCard } from '../../content/catalog.js';
import { type ArrakisPlay, emit } from '../../events.js';
import { automatonOf, turnOf } from '../../state.js';
import type { AutomatonTask } from '../../tasks.js';
import type { CardId } from '../../terms.js';
import { discardTo, startAction, stepsOf } from '../cards.js';
import { enterPlay, isInPlay, leaveGame } from '../leaders.js';
import { canBeDone, runParts } from './parts.js';
import { reinforce, takeFrom, takeInTurn } from './reinforcements.js';
import { decide } from './sift.js';

/** Cards are drawn and played one after another, by turns from the two decks or all from one (rulebook: Дія «Ментат»). */
export function drawAndPlay(play: ArrakisPlay, task: AutomatonTask<'play'>): void {
  const { left, deck } = task;
  if (left === 0) return;
  const card = deck === undefined ? takeInTurn(play)?.card : takeFrom(play, deck);
  if (card === undefined) return;
  reveal(play);
  doNext(play.state, { ...task, left: left - 1 });
  playCard(play, card);
}

/** A card of which any part cannot be carried out has no effect and joins the reinforcements. */
function playCard(play: ArrakisPlay, id: CardId): void {
  const { state } = play;
  const card = planningCard(id);
  if (card.freeAction !== undefined) return scheme(play, id);
  const steps = stepsOf(state, 'harkonnen', card);
  startAction(state);
  if (!canBeDone(state, steps, true)) return fail(play, id);
  emit(play, { event: 'card', side: 'harkonnen', card: id });
  turnOf(state).playing.push(id);
  doNext(state, { task: 'card-done', side: 'harkonnen', card: id });
  runParts(state, steps, `card:${id}`);
}

function fail(play: ArrakisPlay, card: CardId): void {
  automatonOf(play.state).reinforcements.push(card);
  emit(play, { event: 'card-failed', card });
}

/** The first copy waits beside the board, the second one sends Hawat away (rulebook: «Інтриги Хавата»). */
function scheme(play: ArrakisPlay, id: CardId): void {
  const { state } = play;
  const { beside } = automatonOf(state);
  const { removes, enters } = sure(planningCard(id).freeAction, 'scheme of', id);
  if (beside.length === 0) {
    beside.push(id);
    return emit(play, { event: 'set-beside', card: id });
  }
  if (!isInPlay(state, 'harkonnen', removes)) return fail(play, id);
  emit(play, { event: 'card', side: 'harkonnen', card: id });
  for (const card of [...beside.splice(0), id]) discardTo(state, 'harkonnen', card);
  leaveGame(play, 'harkonnen', removes);
  enterPlay(play, enters);
}

/** Cards that are drawn are not played: they join the reinforcements. */
export function drawReinforcements(play: ArrakisPlay, { left }: AutomatonTask<'draw'>): void {
  for (let i = 0; i < left; i++) reinforce(play, 'rule:draw');
}

/** The Voice: people name the back of a card they have not seen; the topmost with it goes. */
export function forfeitReinforcement(play: ArrakisPlay, task: AutomatonTask<'forfeit'>): void {
  const { state } = play;
  const { left, why } = task;
  const { reinforcements } = automatonOf(state);
  if (left === 0 || reinforcements.length === 0) return;
  const decks = [...new Set(reinforcements.map((card) => planningCard(card).deck))].toSorted();
  const deck = decide(play, task, 'forfeit', decks);
  if (deck === undefined) return;
  const at = reinforcements.findLastIndex((card) => planningCard(card).deck === deck);
  const [card] = reinforcements.splice(at, 1);
  if (card === undefined) return;
  discardTo(state, 'harkonnen', card);
  reveal(play);
  emit(play, { event: 'discarded', side: 'harkonnen', cards: [card], why });
  doNext(state, { task: 'automaton', act: 'forfeit', left: left - 1, why });
}
