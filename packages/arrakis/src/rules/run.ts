import { doNext } from '@sietch/kernel';
import { LEADERS } from '../content/leaders.js';
import type { ArrakisPlay } from '../events.js';
import { answering } from '../participants.js';
import { type ArrakisState, factionOf } from '../state.js';
import type { Task, TaskOf } from '../tasks.js';
import type { LeaderId, Side } from '../terms.js';
import { detonate, fleeAtomics } from './atomics.js';
import { runAutomaton } from './automaton/run.js';
import {
  afterPressing,
  afterRound,
  askCombatCards,
  battleRound,
  nextAbility,
  openBattle,
  resolveHits,
  rollBattle,
} from './battle.js';
import { askBeneGesserit } from './bene-gesserit.js';
import { cardDone } from './cards.js';
import { loseLoneLeaders, nextCasualty } from './casualties.js';
import { askBonus, askClaim } from './claims.js';
import { nextMuster } from './deployment.js';
import { nextDivision } from './dice-division.js';
import { nextDiscard, nextForfeit } from './discards.js';
import {
  askEndClaims,
  askHandLimit,
  askSwap,
  askUnclaimed,
  checkVictory,
  endOfRound,
  refreshLeaders,
  returnDice,
} from './end-of-round.js';
import { uncover } from './free-actions.js';
import { hazardPhase, limitWorms, placeHazards, revealHazards, startStorms } from './hazards.js';
import { hasUnit } from './legion.js';
import { nextMove } from './movement.js';
import { askLeader, askUnit } from './place.js';
import { resolve } from './resolve.js';
import { actionPhase, endPhase, nextOverflow, startRound, vehiclePhase } from './round.js';
import { afterStrike, continueAppearance, rollStorm, threatenHarvester } from './sandworms.js';
import { dealObjective } from './setup.js';
import { shell } from './special-attack.js';
import { reserveSpice, spicePhase, startBans } from './spice.js';
import { checkLimits } from './stacking.js';
import { nextFallen } from './tank.js';
import { tokensToShow } from './tokens.js';
import { continueTurn, startTurn } from './turn.js';
import { nextVehicle } from './vehicles.js';

/** Carries out one task of the agenda. */
export function run(play: ArrakisPlay, task: Task): void {
  const { state } = play;
  if (state.winner !== undefined) return;
  switch (task.task) {
    // Engines compare the cases one after another: the most frequent tasks come first.
    case 'vehicles':
      return nextVehicle(play, task.kinds, task.mandatory);
    case 'step':
      return resolve(play, task.side, task.step, task.source);
    case 'turn':
      return continueTurn(play);
    case 'limits':
      return checkLimits(play, task.area);
    case 'move':
      return nextMove(play, task.side, task.left, task.who, task.again);
    case 'appear':
      return continueAppearance(play);
    case 'phase-end':
      return endPhase(play, task.next);
    case 'phase':
      return runPhase(play, task.phase);
    case 'casualties':
      return nextCasualty(play, task.side, task.area, task.hits, task.why);
    case 'swap-leaders':
      return askSwap(play, task.side);
    case 'hazard':
      return task.stage === 'place'
        ? placeHazards(play)
        : task.stage === 'reveal'
          ? revealHazards(play)
          : startStorms(play);
    case 'battle':
      return runBattle(play, task.stage);
    case 'setup':
      return dealObjective(play);
    case 'round':
      return startRound(play);
    case 'divide':
      return nextDivision(play, task);
    case 'overflow':
      return nextOverflow(play, task.side);
    case 'bene-gesserit':
      return askBeneGesserit(play, task.side);
    case 'next-turn':
      return startTurn(play, task.side);
    case 'spend-leader':
      return spendLeader(state, task.side, task.leader);
    case 'card-done':
      return cardDone(state, task.side, task.card);
    case 'lone-leaders':
      return loseLoneLeaders(play, task.side ?? 'atreides', task.area, 'rule:leader-alone');
    case 'place-unit':
      return askUnit(play, task);
    case 'place-leader':
      return askLeader(play, task.side, task.leader, task.area, task.deploy);
    case 'muster':
      return nextMuster(play, task.what);
    case 'upgrade':
      return nextUpgrade(play, task);
    case 'discard':
      return nextDiscard(play, task);
    case 'forfeit':
      return nextForfeit(play, task);
    case 'guerrilla':
      if (tokensToShow(state).length > 0) {
        state.decision = {
          kind: 'guerrilla',
          seats: answering(state, 'atreides'),
          side: 'atreides',
          more: true,
        };
      }
      return;
    case 'combat-cards':
      return askCombatCards(play, task);
    case 'abilities':
      return nextAbility(play, task.side);
    case 'fallen':
      return nextFallen(play, task.side);
    case 'limit-worms':
      return limitWorms(play);
    case 'threaten':
      return threatenHarvester(play, task.area);
    case 'after-strike':
      return afterStrike(play, task.area);
    case 'storm':
      return rollStorm(play, task.area);
    case 'detonate':
      return detonate(play, task.area);
    case 'flee-atomics':
      return fleeAtomics(play, task.side, task.area);
    case 'uncover':
      return uncover(play, task.area, task.what);
    case 'shell':
      return shell(play, task.side, task.area, task.dice);
    case 'offer-claim':
      return askClaim(play, task.card);
    case 'bonus-marker':
      return askBonus(play);
    case 'reserve-spice':
      return reserveSpice(play);
    case 'bans':
      return startBans(play);
    case 'claim-end':
      return askEndClaims(play);
    case 'check-victory':
      return checkVictory(play);
    case 'refresh':
      return refreshLeaders(state);
    case 'hand-limit':
      return askHandLimit(play, task.side, task.dashboard);
    case 'unclaimed':
      return askUnclaimed(play);
    case 'return-dice':
      return returnDice(play);
    case 'automaton':
      return runAutomaton(play, task);
  }
}

function runPhase(play: ArrakisPlay, phase: TaskOf<'phase'>['phase']): void {
  switch (phase) {
    case 'vehicles':
      return vehiclePhase(play);
    case 'actions':
      return actionPhase(play);
    case 'actions-end':
      doNext(play.state, { task: 'phase-end', next: 'hazards' });
      return;
    case 'hazards':
      return hazardPhase(play);
    case 'spice':
      return spicePhase(play);
    case 'end':
      return endOfRound(play);
  }
}

function runBattle(play: ArrakisPlay, stage: TaskOf<'battle'>['stage']): void {
  switch (stage) {
    case 'open':
      return openBattle(play);
    case 'round':
      return battleRound(play);
    case 'roll':
      return rollBattle(play);
    case 'hits':
      return resolveHits(play);
    case 'after':
      return afterRound(play);
    case 'pressed':
      return afterPressing(play);
  }
}

/** A leader replaced during the special action hands the spent card on. */
function spendLeader(state: ArrakisState, side: Side, leader: LeaderId): void {
  const { leaders } = factionOf(state, side);
  const card = leaders[leader] === 'gone' ? LEADERS.find((each) => each.replaces === leader)?.id : leader;
  if (card !== undefined && leaders[card] === 'ready') leaders[card] = 'spent';
}

function nextUpgrade(play: ArrakisPlay, task: TaskOf<'upgrade'>): void {
  const { state } = play;
  const { side, from, to, left } = task;
  if (left === 0 || factionOf(state, side).supply[to] === 0) return;
  if (!hasUnit(state, side, from)) return;
  state.decision = { kind: 'upgrade', seats: answering(state, side), side, from, to, left };
}
