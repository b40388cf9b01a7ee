import type { ImperiumPlay } from '../events.js';
import type { Task } from '../tasks.js';
import { deactivate } from './activation.js';
import { takeConflict } from './battle-icons.js';
import { askWinner, combatGo, resolveCombat, startCombat, troopsHome } from './combat.js';
import { askToContribute } from './contributions.js';
import { askCostPart } from './cost.js';
import { resolve } from './effects/interpreter.js';
import { suffer } from './hardship.js';
import { passAlliance } from './influence.js';
import { intrigueDone } from './intrigue.js';
import { takeLines } from './lines.js';
import { gameOver } from './outcome.js';
import { askToDeploy } from './reinforcements.js';
import { combatBonus } from './rivals/combat-bonus.js';
import { deployForRival } from './rivals/deployment.js';
import { harvestForRival } from './rivals/harvest.js';
import { spendForRival } from './rivals/spending.js';
import { endRivalTurn, turnOverForTurn } from './rivals/turn.js';
import { askEndgame, drawHands, makers, recall, startRound } from './round.js';
import { askForTokens, handOutLeaders, leadersReady } from './setup.js';
import { askToGather } from './spies.js';
import { nextTurn, settle } from './turn.js';
import { visit } from './visit.js';

/** Carries out one task of the agenda. */
export function run(play: ImperiumPlay, task: Task): void {
  switch (task.task) {
    case 'effect':
      return resolve(play, task.seat, task.effect, task.source);
    case 'lines':
      return takeLines(play, task);
    case 'settle':
      return settle(play);
    case 'next-turn':
      return nextTurn(play, task.from, task.afterAgent);
    case 'intrigue-done':
      return intrigueDone(play, task.seat, task.intrigue);
    case 'hardship':
      return suffer(play, task.seat, task.suffers, task.source);
    case 'pay-part':
      return askCostPart(play, task.seat, task.part, task.source);
    case 'gather':
      return askToGather(play, task.seat);
    case 'visit':
      return visit(play, task);
    case 'take-conflict':
      return takeConflict(play, task.seat);
    case 'contribute':
      return askToContribute(play, task);
    case 'deploy':
      return askToDeploy(play, task.seat, task.upTo, task.source);
    case 'stand-down':
      return deactivate(play);
    case 'pass-alliance':
      return passAlliance(play, task.seat, task.faction);
    case 'leaders':
      return handOutLeaders(play);
    case 'leaders-ready':
      return leadersReady(play);
    case 'tokens':
      return askForTokens(play, task.seat);
    case 'round-start':
      return startRound(play);
    case 'draw-hands':
      return drawHands(play);
    case 'combat':
      return startCombat(play);
    case 'combat-go':
      return combatGo(play);
    case 'resolve-combat':
      return resolveCombat(play, task);
    case 'win-intrigues':
      return askWinner(play, task.seat);
    case 'troops-home':
      return troopsHome(play);
    case 'makers':
      return makers(play);
    case 'recall':
      return recall(play);
    case 'endgame':
      return askEndgame(play, task.seats);
    case 'game-over':
      return gameOver(play);
    case 'turn-over':
      return turnOverForTurn(play, task.seat);
    case 'rival-harvests':
      return harvestForRival(play, task.seat);
    case 'rival-deploys':
      return deployForRival(play, task.seat);
    case 'rival-spends':
      return spendForRival(play, task.seat);
    case 'rival-done':
      return endRivalTurn(play, task.seat);
    case 'combat-bonus':
      return combatBonus(play, task.seat);
  }
}
