import { type Choice, doNext, oneOf } from '@sietch/kernel';
import { areasOf } from '../content/map.js';
import type { Group } from '../effects/step.js';
import { emit } from '../events.js';
import { mixSupply, putToken } from '../rules/deployment.js';
import { areasWith, movedTo } from '../rules/legion.js';
import {
  bringLeader,
  bringUnits,
  leaderSources,
  manned,
  mayDeployLeader,
  ownSettlements,
  placeChosen,
  placesFor,
  unitSources,
} from '../rules/place.js';
import { factionOf, legionIn, turnOf, zoneAt } from '../state.js';
import { SECTOR_IDS, UNITS, type Unit } from '../terms.js';
import {
  areaChoices,
  choicesIn,
  countIn,
  orBack,
  orSkip,
  type Questions,
  SKIP,
  whatOf,
  whereOf,
} from './question.js';

/** What is left of a group. */
function without({ regular, elite, special, leader }: Group, unit: Unit, n: number): Group {
  const left = { regular, elite, special, leader };
  left[unit] = (left[unit] ?? 0) - n;
  return left;
}

/** Questions of putting figures on the board. */
export const placeQuestions: Questions<
  | 'spot'
  | 'place-unit'
  | 'place-leader'
  | 'recruit'
  | 'muster'
  | 'muster-leader'
  | 'muster-leader-at'
  | 'upgrade'
> = {
  spot: {
    choices: (state, { side, what, where, deploy, named, sector }) => {
      const choices = areaChoices(placesFor(state, side, what, where, deploy, named), sector);
      return sector === undefined ? orSkip(choices) : orBack(choices);
    },
    answer: (play, decision, choice) => {
      if (choice.verb === 'area') return placeChosen(play, decision, whereOf(choice));
      if (choice.verb === 'skip') return;
      const sector = choice.verb === 'sector' ? oneOf(SECTOR_IDS, choice.what) : undefined;
      const { kind, seats, side, what, where, deploy, named } = decision;
      play.state.decision = { kind, seats, side, what, where, deploy, named, sector };
    },
  },
  'place-unit': {
    choices: (state, { side, unit, left, area, deploy }) => {
      const choices: Choice[] = [];
      for (const { unit: what, from, most } of unitSources(state, side, unit, left, area, deploy)) {
        for (let count = most; count >= 1; count--) choices.push({ verb: 'bring', what, where: from, count });
      }
      choices.push(SKIP);
      return choices;
    },
    answer: (play, { side, unit, left, area, deploy, marched }, choice) => {
      if (choice.verb === 'skip') return;
      const n = countIn(choice);
      const brought = oneOf(UNITS, choice.what);
      bringUnits(play, side, brought, whereOf(choice), n, area);
      const moved = marched ? movedTo(play.state, area) : undefined;
      if (moved !== undefined) moved[brought] += n;
      doNext(play.state, { task: 'place-unit', side, unit, left: left - n, area, deploy, marched });
    },
  },
  'place-leader': {
    choices: (state, { side, leader, area, deploy }) => [
      ...leaderSources(state, side, leader, area, deploy).map(({ leader: what, from: where }) => ({
        verb: 'bring',
        what,
        where,
      })),
      SKIP,
    ],
    answer: (play, { side, area }, choice) => {
      if (choice.verb === 'bring') bringLeader(play, side, whatOf(choice), whereOf(choice), area);
    },
  },
  recruit: {
    choices: (state, { side, token, leader }) => [
      ...(token === undefined ? [] : choicesIn('deploy', ownSettlements(state, side))),
      // Only the leader, where there is company.
      ...(leader && mayDeployLeader(state, side, 'any') ? choicesIn('leader', manned(state, side)) : []),
      SKIP,
    ],
    answer: (play, { side, token, leader }, choice) => {
      const area = whereOf(choice);
      if (choice.verb !== 'deploy' && token !== undefined) mixSupply(play);
      if (choice.verb === 'skip') return;
      turnOf(play.state).focus = area;
      if (leader) doNext(play.state, { task: 'place-leader', side, leader: 'any', area, deploy: true });
      if (choice.verb === 'deploy' && token !== undefined) putToken(play, token, area);
    },
  },
  muster: {
    choices: (state, { side, unit, what }) => {
      const choices: Choice[] = [];
      for (const source of unitSources(state, side, unit, what[unit] ?? 0, '', true)) {
        for (const where of areasOf(ownSettlements(state, side))) {
          for (let count = source.most; count >= 1; count--)
            choices.push({ verb: 'deploy', what: source.unit, where, count });
        }
      }
      choices.push(SKIP);
      return choices;
    },
    answer: (play, { side, unit, what }, choice) => {
      const n = choice.verb === 'skip' ? (what[unit] ?? 0) : countIn(choice);
      if (choice.verb !== 'skip')
        bringUnits(play, side, oneOf(UNITS, choice.what), 'supply', n, whereOf(choice));
      doNext(play.state, { task: 'muster', what: without(what, unit, n) });
    },
  },
  'muster-leader': {
    choices: (state, { side, leader }) => [
      ...leaderSources(state, side, leader, undefined, true).map(({ leader: what, from: where }) => ({
        verb: 'bring',
        what,
        where,
      })),
      SKIP,
    ],
    answer: (play, { seats, side }, choice) => {
      if (choice.verb === 'skip') return;
      play.state.decision = {
        kind: 'muster-leader-at',
        seats,
        side,
        leader: whatOf(choice),
        from: whereOf(choice),
      };
    },
  },
  'muster-leader-at': {
    choices: (state, { side }) => choicesIn('deploy', manned(state, side)),
    answer: (play, { side, leader, from }, choice) => bringLeader(play, side, leader, from, whereOf(choice)),
  },
  upgrade: {
    choices: (state, { side, from }) => orSkip(choicesIn('upgrade', areasWith(state, side, from))),
    answer: (play, { side, from, to, left }, choice) => {
      const { state } = play;
      if (choice.verb === 'skip') return;
      const area = whereOf(choice);
      const legion = legionIn(zoneAt(state, area), side);
      if (legion === undefined) return;
      const { supply } = factionOf(state, side);
      legion[from]--;
      legion[to]++;
      supply[from]++;
      supply[to]--;
      emit(play, { event: 'replaced', side, from, to, area, n: 1 });
      doNext(state, { task: 'upgrade', side, from, to, left: left - 1 });
    },
  },
};
