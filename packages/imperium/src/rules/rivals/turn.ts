import { doNext, type Participant } from '@sietch/kernel';
import { catalogOf } from '../../content/catalog.js';
import type { Errand, HagalCard } from '../../content/rivals/component.js';
import { emit, type ImperiumPlay } from '../../events.js';
import { nextInTurnOrder } from '../../participants.js';
import { playerAt, turnOf } from '../../state.js';
import type { SpaceId } from '../../terms.js';
import { controlBonus, smuggle } from '../visit.js';
import { forgetTurned, noteTurned, shuffleHagal, turnOver } from './deck.js';
import { destinationOf } from './destination.js';
import { firstFreePost } from './priorities/posts.js';
import { placeSpy } from './spies.js';

/** A Rival's turn sends an agent, wherever the House Hagal cards say (rulebook: Агенти). */
export function startRivalTurn(play: ImperiumPlay, seat: Participant): void {
  forgetTurned(play.state, seat);
  turnOf(play.state).stage = 'agent';
  doNext(play.state, { task: 'turn-over', seat }, { task: 'rival-done', seat });
}

/** Cards are turned over one at a time until one sends an agent. */
export function turnOverForTurn(play: ImperiumPlay, seat: Participant): void {
  const { state } = play;
  const card = turnOver(play, seat);
  const { instruction } = card;
  if (instruction.sends === 'nobody') {
    noteTurned(state, seat, { card: card.id, result: 'reshuffle' });
    shuffleHagal(play);
    return doNext(state, { task: 'turn-over', seat });
  }
  if (instruction.sends === 'spy') {
    doNext(state, { task: 'turn-over', seat });
    return sendSpy(play, seat, card, firstFreePost(state, seat, instruction.posts));
  }
  const destination = destinationOf(state, seat, card);
  if ('errand' in destination) return sendAgent(play, seat, card, destination.errand);
  const { ignored, space } = destination;
  const where = space === undefined ? {} : { space };
  noteTurned(state, seat, { card: card.id, result: ignored, ...where });
  emit(play, { event: 'ignored', seat, card: card.id, why: ignored, ...where });
  doNext(state, { task: 'turn-over', seat });
}

/** Nobody is sent: the next card follows, whether there was a free post or not. */
function sendSpy(play: ImperiumPlay, seat: Participant, card: HagalCard, post: string | undefined): void {
  const { id } = card;
  noteTurned(play.state, seat, { card: id, result: post === undefined ? 'no-post' : 'spy' });
  if (!placeSpy(play, seat, post, `hagal:${id}`))
    emit(play, { event: 'ignored', seat, card: id, why: 'no-post' });
}

/** Of the space only its control bonus counts, for whoever controls it; the Rival gets what the card shows. */
function sendAgent(play: ImperiumPlay, seat: Participant, card: HagalCard, { space, effects }: Errand): void {
  const { state } = play;
  const source = `hagal:${card.id}`;
  placeAgent(play, seat, space);
  noteTurned(state, seat, { card: card.id, result: 'sent', space });
  emit(play, { event: 'rival-agent', seat, card: card.id, space });
  doNext(
    state,
    ...effects.map((effect) => ({ task: 'effect', seat, effect, source }) as const),
    ...(card.instruction.sends === 'to-spice' ? [{ task: 'rival-harvests', seat } as const] : []),
    { task: 'rival-deploys', seat },
  );
  const here = catalogOf(state).space(space);
  if (here.maker) smuggle(play, seat, space);
  controlBonus(play, here);
}

/** Own agents go before the Mentat. */
function placeAgent({ state }: ImperiumPlay, seat: Participant, space: SpaceId): void {
  const player = playerAt(state, seat);
  const mentat = player.agents === 0;
  if (!mentat) player.agents--;
  state.agents.push({ seat, space, mentat });
  turnOf(state).space = space;
}

/** What has been gathered is spent once the card is carried out in full; then the turn passes on. */
export function endRivalTurn(play: ImperiumPlay, seat: Participant): void {
  const { state } = play;
  state.turn = undefined;
  doNext(state, { task: 'rival-spends', seat }, { task: 'next-turn', from: nextInTurnOrder(state, seat) });
}
