import { reveal, type Seat } from '@sietch/kernel';
import { emit, type ImperiumPlay } from '../events.js';
import { iconTracks } from '../participants.js';
import { type ImperiumState, playerAt } from '../state.js';
import type { Ref } from '../terms.js';
import { abilityOf, noteAbility } from './ability.js';
import { armyOf, takesPart } from './activation.js';
import { gainInfluence } from './influence.js';

type Place = 'supply' | 'garrison' | 'conflict';

/** Troops of the seat's army: a commander moves those of the activated ally. */
function move(play: ImperiumPlay, seat: Seat, n: number, from: Place, to: Place, source: Ref): number {
  const owner = armyOf(play.state, seat);
  const player = playerAt(play.state, owner);
  const moved = Math.min(n, player[from]);
  if (moved <= 0) return 0;
  player[from] -= moved;
  player[to] += moved;
  emit(play, { event: 'troops', seat: owner, n: moved, from, to, source });
  return moved;
}

/** Supply to garrison; with too few in the supply only those are recruited. */
export function recruit(play: ImperiumPlay, seat: Seat, n: number, source: Ref): number {
  const recruited = move(play, seat, n, 'supply', 'garrison', source);
  const { turn } = play.state;
  if (turn !== undefined && takesPart(play.state, seat)) turn.recruited += recruited;
  return recruited;
}

export function deploy(
  play: ImperiumPlay,
  seat: Seat,
  n: number,
  from: 'garrison' | 'supply',
  source: Ref,
): void {
  if (!mayDeploy(play.state, seat)) return;
  const deployed = move(play, seat, n, from, 'conflict', source);
  countUnits(play.state, seat, deployed);
  const { turn } = play.state;
  if (turn === undefined || !takesPart(play.state, seat)) return;
  turn.troopsDeployed += deployed;
  const owner = armyOf(play.state, seat);
  if (masterstrokeDue(play.state, owner, turn.troopsDeployed)) masterstroke(play, owner);
}

/** Nothing on this turn keeps the seat's units out of the conflict. */
export function mayDeploy(state: ImperiumState, seat: Seat): boolean {
  return !(state.turn?.noDeployment && takesPart(state, seat));
}

/** Units that enter and leave the conflict on the own turn are set off against each other. */
export function countUnits(state: ImperiumState, seat: Seat, n: number): void {
  if (state.turn !== undefined && takesPart(state, seat)) state.turn.unitsDeployed += n;
}

/** Conflict to the own garrison. */
export function retreat(play: ImperiumPlay, seat: Seat, n: number, source: Ref): void {
  countUnits(play.state, seat, -move(play, seat, n, 'conflict', 'garrison', source));
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

/** The Baron shows his tokens on the first turn with enough deployed troops; sandworms are none. */
export function masterstrokeDue(state: ImperiumState, seat: Seat, deployed: number): boolean {
  const { tokens, tokensShown } = playerAt(state, seat);
  const ability = abilityOf(state, seat, 'masterstroke');
  return ability !== undefined && tokens.length > 0 && !tokensShown && deployed >= ability.troops;
}

/** Nobody may choose to wait. */
function masterstroke(play: ImperiumPlay, seat: Seat): void {
  const player = playerAt(play.state, seat);
  player.tokensShown = true;
  reveal(play);
  noteAbility(play, seat);
  emit(play, { event: 'tokens-shown', seat, tokens: [...player.tokens] });
  for (const icon of player.tokens) {
    const [track = icon] = iconTracks(play.state, seat, icon);
    gainInfluence(play, seat, track, 1, `leader:${player.leader}`);
  }
}
