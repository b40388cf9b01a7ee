import { doNext, reveal, type Seat } from '@sietch/kernel';
import { catalogOf, numbersOf } from '../content/catalog.js';
import { emit, type ImperiumPlay } from '../events.js';
import { asked, inTurnOrder, isAutomaton, nextFirst } from '../participants.js';
import { agentsOwned, playerAt } from '../state.js';
import { matchWild, wildPartners } from './battle-icons.js';
import { drawCards } from './deck.js';
import { uncoverSwordmasters } from './rivals/swordmaster.js';
import { deploy } from './troops.js';

/** Phase 1: a Mentat that was won, the conflict card, the defending troop of a controller, then a new hand for each. */
export function startRound(play: ImperiumPlay): void {
  const { state } = play;
  state.round++;
  state.phase = 'turns';
  emit(play, { event: 'round', round: state.round });
  handOverMentat(play);
  const conflict = state.conflictDeck.pop();
  if (conflict === undefined) throw new Error('The conflict deck is empty.');
  state.conflicts.push(conflict);
  reveal(play);
  emit(play, { event: 'conflict', conflict });
  uncoverSwordmasters(play);
  doNext(state, { task: 'draw-hands' });
  const { location } = catalogOf(state).conflict(conflict);
  const defender = location === undefined ? undefined : state.control[location];
  if (location === undefined || defender === undefined || playerAt(state, defender).supply === 0) return;
  // A Rival never declines.
  if (isAutomaton(state, defender)) deploy(play, defender, 1, 'supply', `space:${location}`);
  else {
    state.decision = { kind: 'defend', ...asked(state, defender), space: location };
  }
}

/** Who has won the Mentat takes it now and has it through this round. */
function handOverMentat(play: ImperiumPlay): void {
  const { mentat } = play.state;
  const seat = mentat.keptFor;
  if (seat === undefined) return;
  play.state.mentat = { holder: seat, keptFor: undefined };
  emit(play, { event: 'mentat', seat });
}

export function drawHands(play: ImperiumPlay): void {
  const { state } = play;
  const { hand } = numbersOf(state);
  for (const seat of inTurnOrder(state, state.first)) drawCards(play, seat, hand);
  doNext(state, { task: 'next-turn', from: state.first });
}

/** Phase 4: every maker space without an agent gets a bonus spice. */
export function makers(play: ImperiumPlay): void {
  const { state } = play;
  for (const space of catalogOf(state).spaces) {
    if (!space.maker || state.agents.some((agent) => agent.space === space.id)) continue;
    const spice = (state.makers[space.id] ?? 0) + 1;
    state.makers[space.id] = spice;
    emit(play, { event: 'maker', space: space.id, spice });
  }
  doNext(state, { task: 'recall' });
}

/** Phase 5: the end of the game is checked; otherwise everything comes home and the marker passes on. */
export function recall(play: ImperiumPlay): void {
  const { state } = play;
  const { winningPoints } = numbersOf(state);
  if (state.conflictDeck.length === 0 || state.players.some(({ points }) => points >= winningPoints)) {
    state.phase = 'endgame';
    emit(play, { event: 'endgame' });
    doNext(state, { task: 'endgame', seats: inTurnOrder(state, state.first) }, { task: 'game-over' });
    return;
  }
  state.agents = [];
  state.voices = [];
  state.mentat.holder = undefined;
  for (const player of state.players) {
    player.agents = agentsOwned(state, player);
    player.hasRevealed = false;
  }
  state.first = nextFirst(state, state.first);
  emit(play, { event: 'first-player', seat: state.first });
  doNext(state, { task: 'round-start' });
}

/** Once round, clockwise from the first player, each may play endgame intrigues. */
export function askEndgame(play: ImperiumPlay, seats: readonly Seat[]): void {
  const { state } = play;
  const [seat, ...others] = seats;
  if (seat === undefined) return;
  doNext(state, { task: 'endgame', seats: others });
  if (isAutomaton(state, seat)) {
    // A wild icon finds its partner by itself; a Rival plays no intrigues.
    for (const [partner] of [wildPartners(state, seat)])
      if (partner !== undefined) matchWild(play, seat, partner.id);
    return;
  }
  if (playerAt(state, seat).intrigues.length > 0 || wildPartners(state, seat).length > 0) {
    state.decision = { kind: 'endgame', ...asked(state, seat) };
  }
}
