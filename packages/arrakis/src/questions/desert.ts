import { oneOf } from '@sietch/kernel';
import { emit } from '../events.js';
import { areaOfLeader, removeFrom } from '../rules/legion.js';
import { nextSandworm, nextWormMove } from '../rules/next-of-several.js';
import {
  applyAppearance,
  attackingWorms,
  carryallsFor,
  moveWorm,
  putWorm,
  removeWorm,
  rescueHarvester,
  takeableWorms,
  wildMakerArea,
  wormDestinations,
  wormStrikes,
  wormTargets,
} from '../rules/sandworms.js';
import { enterTank } from '../rules/tank.js';
import { victims, wormSources, wormsToMove } from '../rules/targets.js';
import { DESERT_POWER, possibleActions, runSteps, specialsFor, takeSpecial } from '../rules/turn.js';
import { removeHarvester } from '../rules/vehicles.js';
import { callingAreas, placeWormsign } from '../rules/wormsigns.js';
import { legionIn, zoneAt } from '../state.js';
import { AIR_ZONE_IDS, enemyOf } from '../terms.js';
import {
  choicesAt,
  choicesIn,
  choicesOf,
  orBack,
  orSkip,
  type Questions,
  whatOf,
  whereOf,
} from './question.js';

/** Questions about sandworms and hazards, and about wounded leaders. */
export const desertQuestions: Questions<
  | 'desert-power'
  | 'move-worm'
  | 'worm-to'
  | 'attack-worm'
  | 'worm-target'
  | 'worm-source'
  | 'take-worm'
  | 'drop-worm'
  | 'worm-effect'
  | 'rescue'
  | 'hazard-area'
  | 'wild-maker'
  | 'wound'
> = {
  'desert-power': {
    choices: (state, { side, special }) => {
      const choices = possibleActions(state, side, DESERT_POWER);
      const possible = choices.length > 0;
      if (special)
        for (const what of specialsFor(state, side, 'desert-power')) choices.push({ verb: 'leader', what });
      return special && possible ? choices : orSkip(choices);
    },
    answer: (play, { side }, choice) => {
      const what = whatOf(choice);
      if (choice.verb === 'leader') return takeSpecial(play, side, what);
      const step = DESERT_POWER.find(({ name }) => name === what)?.step;
      if (step === undefined) return;
      emit(play, { event: 'action', side, action: `desert-power-${what}` });
      runSteps(play.state, side, [step], 'action:desert-power');
    },
    // To do nothing with the action of a turn is confirmed.
    answersItself: (state, { side, special }) =>
      !special || possibleActions(state, side, DESERT_POWER).length > 0,
  },
  'move-worm': {
    choices: (state, { moved }) => orSkip(choicesIn('worm', wormsToMove(state, moved))),
    answer: (play, { seats, side, left, moved }, choice) => {
      if (choice.verb === 'worm') {
        play.state.decision = {
          kind: 'worm-to',
          seats,
          side,
          from: whereOf(choice),
          left,
          moved,
          only: false,
        };
      }
    },
  },
  'worm-to': {
    choices: (state, { from, only }) => {
      const choices = choicesIn('to', wormDestinations(state, from));
      return only ? orSkip(choices) : orBack(choices);
    },
    answer: (play, { from, left, moved }, choice) => {
      if (choice.verb === 'skip') return;
      if (choice.verb === 'back') return nextWormMove(play, left, moved);
      const to = whereOf(choice);
      moveWorm(play, from, to);
      nextWormMove(play, left - 1, [...moved, to]);
    },
  },
  'attack-worm': {
    choices: (state) => orSkip(choicesIn('worm', attackingWorms(state))),
    answer: (play, { seats, side }, choice) => {
      if (choice.verb === 'worm')
        play.state.decision = { kind: 'worm-target', seats, side, from: whereOf(choice), only: false };
    },
  },
  'worm-target': {
    choices: (state, { from, only }) => {
      const choices = choicesIn('attack', wormTargets(state, from));
      return only ? orSkip(choices) : orBack(choices);
    },
    answer: (play, { seats, side, from }, choice) => {
      if (choice.verb === 'attack') wormStrikes(play, from, whereOf(choice));
      else if (choice.verb === 'back') play.state.decision = { kind: 'attack-worm', seats, side };
    },
  },
  'worm-source': {
    choices: (state, { area, near }) => [
      ...(state.worms > 0 ? [{ verb: 'from', where: 'supply' }] : []),
      ...choicesIn('from', wormSources(state, area, near)),
    ],
    answer: (play, { area, left, near }, choice) => {
      if (whereOf(choice) !== 'supply') removeWorm(play, whereOf(choice));
      putWorm(play, area, 'sandworm');
      nextSandworm(play, left, near);
    },
  },
  'take-worm': {
    choices: (state) => choicesIn('worm', takeableWorms(state)),
    answer: (play, _, choice) => removeWorm(play, whereOf(choice)),
  },
  'drop-worm': {
    choices: (state) => choicesAt('drop', state.appearance?.pending ?? []),
    answer: (play, _, choice) => {
      removeFrom(play.state.appearance?.pending ?? [], whereOf(choice));
      emit(play, { event: 'wormsign-removed', area: whereOf(choice) });
    },
  },
  'worm-effect': {
    choices: (state) => choicesAt('worm', state.appearance?.effects ?? []),
    answer: (play, _, choice) => applyAppearance(play, whereOf(choice)),
  },
  rescue: {
    choices: (state, { area }) => [...choicesOf('carryall', carryallsFor(state, area)), { verb: 'lose' }],
    answer: (play, { area }, choice) => {
      if (choice.verb === 'carryall') rescueHarvester(play, area, oneOf(AIR_ZONE_IDS, choice.what));
      else removeHarvester(play, area);
    },
  },
  'hazard-area': {
    choices: (state) => choicesIn('area', callingAreas(state)),
    answer: (play, _, choice) => placeWormsign(play, whereOf(choice)),
  },
  'wild-maker': {
    choices: () => [{ verb: 'keep' }, { verb: 'replace' }],
    answer: (play, _, choice) => {
      const area = wildMakerArea(play.state);
      if (choice.verb !== 'replace' || area === undefined) return;
      removeWorm(play, area);
      putWorm(play, area, 'sandworm');
    },
  },
  wound: {
    choices: (state, { side, step }) => orSkip(choicesOf('wound', victims(state, side, step))),
    answer: (play, { side }, choice) => {
      if (choice.verb === 'skip') return;
      const { state } = play;
      const enemy = enemyOf(side);
      const leader = whatOf(choice);
      const area = areaOfLeader(state, enemy, leader);
      const legion = area === undefined ? undefined : legionIn(zoneAt(state, area), enemy);
      if (area === undefined || legion === undefined) return;
      removeFrom(legion.named, leader);
      emit(play, { event: 'removed', side: enemy, what: leader, area, n: 1, why: 'rule:wound' });
      enterTank(play, enemy, leader);
    },
  },
};
