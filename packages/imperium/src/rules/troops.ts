import { reveal, type Seat } from '@sietch/kernel';
import { catalogOf } from '../content/catalog.js';
import { emit, type ImperiumPlay } from '../events.js';
import { DEPLOYED_FROM_GARRISON } from '../numbers.js';
import { type ImperiumState, playerAt } from '../state.js';
import type { Ref } from '../terms.js';
import { gainInfluence } from './influence.js';

type Place = 'supply' | 'garrison' | 'conflict';

function move(play: ImperiumPlay, seat: Seat, n: number, from: Place, to: Place, source: Ref): number {
  const player = playerAt(play.state, seat);
  const moved = Math.min(n, player[from]);
  if (moved <= 0) return 0;
  player[from] -= moved;
  player[to] += moved;
  emit(play, { event: 'troops', seat, n: moved, from, to, source });
  return moved;
}

/** Supply to garrison; with too few in the supply only those are recruited. */
export function recruit(play: ImperiumPlay, seat: Seat, n: number, source: Ref): number {
  const recruited = move(play, seat, n, 'supply', 'garrison', source);
  const { turn } = play.state;
  if (turn?.seat === seat) turn.recruited += recruited;
  return recruited;
}

export function deploy(
  play: ImperiumPlay,
  seat: Seat,
  n: number,
  from: 'garrison' | 'supply',
  source: Ref,
): void {
  if (play.state.turn?.seat === seat && play.state.turn.noDeployment) return;
  const deployed = move(play, seat, n, from, 'conflict', source);
  noteDeployed(play, seat, deployed);
}

/** Units that enter the conflict count together for the turn, whatever put them there. */
export function noteDeployed(play: ImperiumPlay, seat: Seat, n: number): void {
  const { turn } = play.state;
  if (turn?.seat !== seat) return;
  turn.deployed += n;
  masterstroke(play, seat, turn.deployed);
}

/** Conflict to the own garrison. */
export function retreat(play: ImperiumPlay, seat: Seat, n: number, source: Ref): void {
  move(play, seat, n, 'conflict', 'garrison', source);
}

/** A lost troop goes to its owner's supply, not to the garrison. */
export function lose(
  play: ImperiumPlay,
  seat: Seat,
  n: number,
  from: 'garrison' | 'conflict',
  source: Ref,
): void {
  move(play, seat, n, from, 'supply', source);
}

/** With a combat space: the recruits of this turn and up to two more (rulebook: Розгортання військ). */
export function deploymentLimit(state: ImperiumState): number {
  const { turn } = state;
  if (turn === undefined || turn.space === undefined || turn.noDeployment) return 0;
  const { edition, space } = catalogOf(state);
  if (turn.deployedHere > 0 && !edition.deploysInParts) return 0;
  const others = space(turn.space).combat ? DEPLOYED_FROM_GARRISON : 0;
  if (others === 0 && !turn.deployRecruits) return 0;
  return Math.min(playerAt(state, turn.seat).garrison, turn.recruited + others - turn.deployedHere);
}

/** The Baron shows his tokens on the first turn with enough deployed troops; nobody may choose to wait. */
function masterstroke(play: ImperiumPlay, seat: Seat, deployed: number): void {
  const player = playerAt(play.state, seat);
  if (player.tokens.length === 0 || player.tokensShown) return;
  const { does } = catalogOf(play.state).leader(player.leader).ability;
  if (does.on !== 'masterstroke' || deployed < does.troops) return;
  player.tokensShown = true;
  reveal(play);
  emit(play, { event: 'ability', seat, leader: player.leader, side: 'left' });
  emit(play, { event: 'tokens-shown', seat, tokens: [...player.tokens] });
  for (const faction of player.tokens) gainInfluence(play, seat, faction, 1, `leader:${player.leader}`);
}
