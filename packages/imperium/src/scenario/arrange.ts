import { type Seat, SietchError, sure } from '@sietch/kernel';
import { audit } from '../audit.js';
import { catalogOf, numbersOf } from '../content/catalog.js';
import { commanderAt, inTurnOrder, isAutomaton, modeOf } from '../participants.js';
import { answer, choices } from '../questions/index.js';
import { run } from '../rules/run.js';
import { type ImperiumState, type Player, playerAt } from '../state.js';
import { type Faction, TRACKS } from '../terms.js';
import { arrangeBoard } from './board.js';
import { arrangeCards, arrangeConflicts, arrangeIntrigues } from './cards.js';
import { arrangeNetwork } from './network.js';
import { type PlayerPosition, type Position, parsePosition, refuse } from './position.js';
import { arrangeRivals } from './rivals.js';

/** Brings about the position and sets the game to the moment it describes. An empty one changes nothing. */
export function arrange(state: ImperiumState, raw: unknown): void {
  const position = parsePosition(raw, numbersOf(state));
  if (Object.keys(position).length === 0) return;
  finishSetup(state);
  for (const name of Object.keys(position.players ?? {})) {
    if (!state.players.some((_, seat) => String(seat) === name)) {
      refuse(`players.${name}`, 'there is no such seat');
    }
  }
  arrangeLeaders(state, position);
  arrangeRivals(state, position);
  for (const [seat, player] of state.players.entries()) {
    arrangePlayer(state, player, position.players?.[seat] ?? {}, seat);
  }
  arrangeBoard(state, position);
  arrangeNetwork(state, position);
  arrangeCards(state, position);
  arrangeIntrigues(state, position);
  arrangeConflicts(state, position);
  arrangeMoment(state, position);
  try {
    audit(state);
  } catch (error) {
    throw new SietchError(
      'bad-position',
      `position: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** Questions of the setup that were still open (leaders, the Baron's tokens) are answered with what is offered first. */
function finishSetup(state: ImperiumState): void {
  const play = { state, events: [], silent: true, learned: undefined };
  while (state.phase === 'setup' || state.turn === undefined) {
    if (state.decision !== undefined) {
      const [first] = choices(state);
      if (first === undefined) refuse('', 'the setup cannot be finished');
      answer(play, first);
      continue;
    }
    const task = state.agenda.pop();
    if (task === undefined) refuse('', 'the setup cannot be finished');
    run(play, task);
  }
}

const BARON_TOKENS: readonly Faction[] = ['emperor', 'guild'];

/** A seat that loses its leader to another takes that one's instead, so that nobody shares one. */
function arrangeLeaders(state: ImperiumState, position: Position): void {
  const { leaders } = catalogOf(state).edition;
  for (const [seat, player] of state.players.entries()) {
    const wanted = position.players?.[seat]?.leader;
    if (wanted === undefined) continue;
    const field = `players.${seat}.leader`;
    if (isAutomaton(state, seat)) refuse(field, 'a Rival is named by "rival"');
    if (!leaders.some((leader) => leader.id === wanted)) refuse(field, `there is no leader "${wanted}"`);
    const commander = modeOf(state).commanders.find(({ leader }) => leader === wanted);
    if (commander?.participant !== commanderAt(state, seat)?.participant)
      refuse(field, 'commanders have their own seats');
    const holder = state.players.findIndex((other) => other.leader === wanted);
    if (holder >= 0 && holder < seat && position.players?.[holder]?.leader === wanted) {
      refuse(field, `seat ${holder} has this leader already`);
    }
    if (holder >= 0) playerAt(state, holder).leader = player.leader;
    player.leader = wanted;
  }
  for (const [seat, player] of state.players.entries())
    if (player.leader !== '') arrangeTokens(state, player, position, seat);
}

function arrangeTokens(state: ImperiumState, player: Player, position: Position, seat: Seat): void {
  const { tokens, tokensShown } = position.players?.[seat] ?? {};
  const baron = catalogOf(state).leader(player.leader).ability.does.on === 'masterstroke';
  if (!baron && (tokens !== undefined || tokensShown !== undefined)) {
    refuse(`players.${seat}.tokens`, 'only the Baron has tokens');
  }
  if (tokens !== undefined && new Set(tokens).size !== tokens.length) {
    refuse(`players.${seat}.tokens`, 'they must be of different factions');
  }
  if (!baron) player.tokens = [];
  else if (tokens !== undefined) player.tokens = [...tokens];
  else if (player.tokens.length === 0) player.tokens = [...BARON_TOKENS];
}

/** What is a plain number or switch of a player; the rest of the fields are arranged elsewhere. */
function arrangePlayer(state: ImperiumState, player: Player, position: PlayerPosition, seat: Seat): void {
  const field = `players.${seat}`;
  const commands = commanderAt(state, seat) !== undefined;
  const { points, solari, spice, water, swords, swordmaster, councilSeat, hasRevealed, revealedAt } =
    position;
  const plain = { points, solari, spice, water, swords, swordmaster, councilSeat, hasRevealed, revealedAt };
  const named = Object.entries(plain).filter(([, value]) => value !== undefined);
  Object.assign(player, Object.fromEntries(named));
  if (position.tokensShown !== undefined) player.tokensShown = position.tokensShown;
  if (position.swordmasterSent) player.swordmasterSent = true;
  for (const track of TRACKS) {
    const steps = position.influence?.[track];
    if (steps === undefined) continue;
    if (!(track in player.influence)) refuse(`${field}.influence.${track}`, 'there is no cube on this track');
    player.influence[track] = steps;
  }
  player.conflict = position.conflict ?? player.conflict;
  player.memories = position.memories ?? player.memories;
  const troops = (commands ? 0 : numbersOf(state).troops) - player.memories;
  const rest = troops - player.conflict - (position.supply ?? 0);
  player.garrison = position.garrison ?? (position.supply === undefined ? player.garrison : rest);
  player.supply = position.supply ?? troops - player.garrison - player.conflict;
  const { supply, garrison, conflict } = player;
  if (supply < 0 || garrison < 0 || supply + garrison + conflict !== troops) {
    refuse(
      field,
      `${garrison} troops in the garrison, ${conflict} in the conflict and ${supply} in the supply are not ${troops}`,
    );
  }
}

/** The game goes on from the moment described: a phase, or the start of somebody's turn. */
function arrangeMoment(state: ImperiumState, position: Position): void {
  const { phase = 'turns', turn } = position;
  state.round = position.round ?? state.round;
  state.reveals = Math.max(state.reveals, ...state.players.map((player) => player.revealedAt));
  state.agenda.length = 0;
  state.decision = undefined;
  state.turn = undefined;
  state.combat = undefined;
  if (state.activated !== undefined) state.activated = undefined;
  if (turn !== undefined) checkTurn(state, position, turn);
  if (phase === 'turns') {
    state.phase = 'turns';
    state.agenda.push({ task: 'next-turn', from: turn ?? state.first });
    return;
  }
  for (const [seat, player] of state.players.entries())
    player.hasRevealed = phase !== 'round-start' && !isAutomaton(state, seat);
  if (phase === 'round-start') {
    // The card named as the conflict is the one this round turns up.
    state.conflictDeck.push(sure(state.conflicts.pop(), 'conflict'));
    state.round--;
    state.agenda.push({ task: 'round-start' });
  } else if (phase === 'endgame') {
    const seats = inTurnOrder(state, state.first);
    state.phase = 'endgame';
    state.agenda.push({ task: 'game-over' }, { task: 'endgame', seats });
  } else {
    state.phase = 'combat';
    state.agenda.push({ task: phase });
  }
}

function checkTurn(state: ImperiumState, { phase = 'turns' }: Position, turn: Seat): void {
  if (phase !== 'turns') refuse('turn', `nobody takes a turn in the phase "${phase}"`);
  const player = state.players[turn] ?? refuse('turn', `there is no seat ${turn}`);
  if (player.hasRevealed) refuse('turn', `seat ${turn} has revealed and takes no more turns`);
}
