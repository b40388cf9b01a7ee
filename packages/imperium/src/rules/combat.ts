import { type Choice, doNext, type Seat } from '@sietch/kernel';
import { catalogOf } from '../content/catalog.js';
import type { IntrigueTiming } from '../content/component.js';
import { selectionOf } from '../content/selection.js';
import { emit, type ImperiumPlay } from '../events.js';
import { asked, inTurnOrder, isAutomaton, modeOf, nextInTurnOrder } from '../participants.js';
import { currentConflict, type ImperiumState, playerAt, strengthOf, unitsOf } from '../state.js';
import type { ConflictId, Ref } from '../terms.js';
import { alliesToActivate } from './activation.js';
import { askToConcede, type Concessions, strengthsFor } from './concession.js';
import { distinct } from './deck.js';
import { intrigueReason } from './intrigue.js';
import { doEffectsNext } from './pending.js';
import { type Place, rewardPlaces } from './places.js';
import { takesRewards } from './rivals/card.js';
import { startCombatBonuses } from './rivals/combat-bonus.js';
import { loseControlTo } from './rivals/conflict.js';

/** Who has a unit in the conflict, and commanders who can play intrigues on behalf of such an ally. */
function fighters(state: ImperiumState): Seat[] {
  return inTurnOrder(state, state.first).filter(
    (seat) => unitsOf(playerAt(state, seat)) > 0 || fightingAllies(state, seat).length > 0,
  );
}

function fightingAllies(state: ImperiumState, seat: Seat): Seat[] {
  return alliesToActivate(state, seat).filter((ally) => unitsOf(playerAt(state, ally)) > 0);
}

export function startCombat(play: ImperiumPlay): void {
  const { state } = play;
  state.phase = 'combat';
  state.combat = { seat: state.first, passes: 0, played: false };
  doNext(state, { task: 'combat-go' });
  startCombatBonuses(play);
}

/** One after another may play combat intrigues or pass, until all participants pass in a row (phase 3). */
export function combatGo(play: ImperiumPlay): void {
  const { state } = play;
  const { combat } = state;
  if (combat === undefined) throw new Error('No combat is under way.');
  const fighting = fighters(state);
  while (combat.passes < fighting.length) {
    if (fighting.includes(combat.seat)) {
      // Anyone holding intrigues is asked, so that a quick pass never tells what they are.
      if (playerAt(state, combat.seat).intrigues.length > 0 && !isAutomaton(state, combat.seat)) {
        state.decision = { kind: 'combat', ...asked(state, combat.seat) };
        return;
      }
      passCombat(state);
    } else {
      // Whoever has no troop, or has just lost the last one, is skipped.
      combat.played = false;
      combat.seat = nextInTurnOrder(state, combat.seat);
    }
  }
  doNext(state, { task: 'resolve-combat' });
}

export function passCombat(state: ImperiumState): void {
  const { combat } = state;
  if (combat === undefined) throw new Error('No combat is under way.');
  if (!combat.played) combat.passes++;
  combat.played = false;
  combat.seat = nextInTurnOrder(state, combat.seat);
}

export function intrigueChoices(state: ImperiumState, seat: Seat, timing: IntrigueTiming): Choice[] {
  return distinct(playerAt(state, seat).intrigues)
    .filter((id) => intrigueReason(state, seat, id, timing) === undefined)
    .map((what) => ({ verb: 'intrigue', what }));
}

/** Combat intrigues; a commander says for which ally in the conflict a card is played. */
export function combatChoices(state: ImperiumState, seat: Seat): Choice[] {
  if (unitsOf(playerAt(state, seat)) > 0) return intrigueChoices(state, seat, 'combat');
  return fightingAllies(state, seat).flatMap((ally) => {
    const acting: ImperiumState = { ...state, activated: { by: seat, ally, onBehalf: true } };
    return intrigueChoices(acting, seat, 'combat').map((choice) => ({ ...choice, where: String(ally) }));
  });
}

export function resolveCombat(
  play: ImperiumPlay,
  { conceded = [], asked: before = [] }: Partial<Concessions>,
): void {
  const { state } = play;
  if (askToConcede(play, { conceded, asked: before })) return;
  const conflict = currentConflict(state);
  if (conflict === undefined) throw new Error('There is no conflict to resolve.');
  const strengths = state.players.map(strengthOf);
  const places = rewardPlaces(strengthsFor(state, conceded), modeOf(state).thirdPlace);
  const winner = places.indexOf(1);
  state.combat = undefined;
  emit(play, { event: 'combat', strengths, winner: winner < 0 ? undefined : winner });
  doNext(state, { task: 'troops-home', ...(conceded.length > 0 && { conceded }) });
  if (winner >= 0) loseControlTo(play, winner);
  if (winner >= 0 && takesRewards(state, winner))
    doNext(state, { task: 'take-conflict', seat: winner }, { task: 'win-intrigues', seat: winner });
  // From the last reward to the first: the agenda is a stack.
  for (const place of [3, 2, 1] as const) {
    for (const seat of inTurnOrder(state, state.first).toReversed()) {
      if (places[seat] === place) doRewardNext(play, seat, conflict, place);
    }
  }
  for (const place of [1, 2, 3] as const) {
    for (const seat of inTurnOrder(state, state.first)) {
      if (places[seat] === place && takesRewards(state, seat))
        emit(play, {
          event: 'reward',
          seat,
          place,
          conflict,
          ...(playerAt(state, seat).worms > 0 && { doubled: true }),
        });
    }
  }
}

/** A sandworm doubles its owner's reward, optional costs included, but never the control of a space. */
function doRewardNext(play: ImperiumPlay, seat: Seat, conflict: ConflictId, place: Place): void {
  const { state } = play;
  if (!takesRewards(state, seat)) return;
  const reward = catalogOf(state).conflict(conflict).rewards[place - 1] ?? [];
  // What a Rival has won is spent when it has all of it.
  if (isAutomaton(state, seat)) doNext(state, { task: 'rival-spends', seat });
  const source: Ref = `conflict:${conflict}`;
  if (playerAt(state, seat).worms > 0) {
    const again = reward.filter((effect) => effect.do !== 'control');
    doEffectsNext(play, seat, again, source);
  }
  doEffectsNext(play, seat, reward, source);
}

/** "When you win" intrigues: after the rewards, so that what was just gained can pay for them. */
export function askWinner(play: ImperiumPlay, seat: Seat): void {
  const { state } = play;
  // Whoever holds intrigues is asked, unless everybody knows that no such card is in the game.
  const possible = selectionOf(state).intrigues.some(({ plays }) =>
    plays.some(({ timing }) => timing === 'win'),
  );
  if (possible && playerAt(state, seat).intrigues.length > 0 && !isAutomaton(state, seat))
    state.decision = { kind: 'win', ...asked(state, seat) };
}

/** All troops leave the conflict for the supply, not for the garrison. */
export function troopsHome(play: ImperiumPlay): void {
  const { state } = play;
  for (const [seat, player] of state.players.entries()) {
    const n = player.conflict;
    player.conflict = 0;
    player.supply += n;
    player.swords = 0;
    player.worms = 0;
    if (n > 0) emit(play, { event: 'troops', seat, n, from: 'conflict', to: 'supply', source: 'combat' });
  }
  doNext(state, { task: 'makers' });
}
