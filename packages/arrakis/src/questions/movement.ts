import { type Choice, doNext, oneOf } from '@sietch/kernel';
import type { DecisionOf } from '../decisions.js';
import type { ArrakisPlay } from '../events.js';
import { startBattle } from '../rules/battle.js';
import { freeActions, takeFreeAction } from '../rules/free-actions.js';
import { copyLegion, noFigures } from '../rules/legion.js';
import { canSplit, kindsIn, movable, moveGroup, movers, pick, pickBounds } from '../rules/movement.js';
import { attackReach, moveReach, ornithoptersFor } from '../rules/reach.js';
import { attackers } from '../rules/targets.js';
import type { ArrakisState, Legion } from '../state.js';
import { AIR_ZONE_IDS, type AirZoneId } from '../terms.js';
import { choicesIn, choicesOf, countIn, orBack, type Questions, SKIP, whatOf, whereOf } from './question.js';

const ALL: Choice = { verb: 'all' };
const PART: Choice = { verb: 'part' };
type Moving = Omit<DecisionOf<'move-group'>, 'kind' | 'zone'>;

function finishMove(play: ArrakisPlay, moving: Moving, group: Legion, zone: AirZoneId | undefined): void {
  const { side, from, to, left, who, again, carried } = moving;
  doNext(play.state, { task: 'move', side, left: left - 1, who, again });
  moveGroup(play, side, from, to, group, zone, carried);
}

/** Divides a legion or moves all of it. */
export function askGroup(play: ArrakisPlay, moving: Moving, zone: AirZoneId | undefined): void {
  const { state } = play;
  const { side, from, again } = moving;
  const figures = movable(state, side, from, again);
  if (!canSplit(state, side, from, figures)) return finishMove(play, moving, copyLegion(figures), zone);
  const { seats, to, left, who, carried } = moving;
  state.decision = { kind: 'move-group', seats, side, from, to, left, who, again, carried, zone };
}

/** Asks for the kinds one after another; where only one number is possible it is taken. */
function askPart(
  play: ArrakisPlay,
  moving: Moving,
  zone: AirZoneId | undefined,
  chosen: Legion,
  remaining: readonly string[],
): void {
  const { state } = play;
  const { side, from, again, who } = moving;
  const figures = movable(state, side, from, again);
  let picked = chosen;
  let kinds = remaining;
  while (kinds.length > 0) {
    const [least, most] = pickBounds(state, side, from, figures, picked, kinds, who.with);
    if (least !== most) {
      const { seats, to, left, carried } = moving;
      state.decision = {
        kind: 'move-part',
        seats,
        side,
        from,
        to,
        left,
        who,
        again,
        carried,
        zone,
        picked,
        kinds,
      };
      return;
    }
    picked = pick(side, picked, kinds[0] ?? '', most);
    kinds = kinds.slice(1);
  }
  finishMove(play, moving, picked, zone);
}

/** Written out, as are the decisions above: engines are slow with objects made by spreading. */
function movingOf({ seats, side, from, to, left, who, again, carried }: Moving): Moving {
  return { seats, side, from, to, left, who, again, carried };
}

function ornithopterChoices(state: ArrakisState, from: string): Choice[] {
  return choicesOf('ornithopter', ornithoptersFor(state, from));
}

/** Questions of moving and of choosing an attack. */
export const movementQuestions: Questions<
  | 'move-legion'
  | 'move-to'
  | 'move-ornithopter'
  | 'move-group'
  | 'move-part'
  | 'attack-with'
  | 'attack-target'
  | 'attack-ornithopter'
> = {
  'move-legion': {
    choices: (state, { side, who, again }) => {
      const choices = choicesIn('legion', movers(state, side, who, again));
      freeActions(state, side, choices).push(SKIP);
      return choices;
    },
    answer: (play, { seats, side, left, who, again }, choice) => {
      const { state } = play;
      if (choice.verb === 'skip') return;
      if (choice.verb === 'legion') {
        state.decision = { kind: 'move-to', seats, side, from: whereOf(choice), left, who, again };
        return;
      }
      doNext(state, { task: 'move', side, left, who, again });
      takeFreeAction(play, side, choice);
    },
  },
  'move-to': {
    choices: (state, { side, from, again }) => {
      const { ground, flight } = moveReach(state, side, from, again);
      return orBack(choicesIn('fly', flight, choicesIn('to', ground)));
    },
    answer: (play, { seats, side, from, left, who, again }, choice) => {
      if (choice.verb === 'back') {
        play.state.decision = { kind: 'move-legion', seats, side, left, who, again };
        return;
      }
      const to = whereOf(choice);
      const carried = false;
      if (choice.verb === 'fly') {
        play.state.decision = { kind: 'move-ornithopter', seats, side, from, to, left, who, again, carried };
      } else askGroup(play, { seats, side, from, to, left, who, again, carried }, undefined);
    },
  },
  'move-ornithopter': {
    choices: (state, { from }) => ornithopterChoices(state, from),
    answer: (play, decision, choice) => askGroup(play, movingOf(decision), oneOf(AIR_ZONE_IDS, choice.what)),
  },
  'move-group': {
    choices: () => [ALL, PART],
    answer: (play, decision, choice) => {
      const moving = movingOf(decision);
      const { side, from, again } = moving;
      const figures = movable(play.state, side, from, again);
      if (choice.verb === 'all') finishMove(play, moving, copyLegion(figures), decision.zone);
      else askPart(play, moving, decision.zone, noFigures(), kindsIn(side, figures));
    },
  },
  'move-part': {
    choices: (state, { side, from, picked, kinds, who, again }) => {
      const figures = movable(state, side, from, again);
      const [least, most] = pickBounds(state, side, from, figures, picked, kinds, who.with);
      const choices: Choice[] = [];
      for (let count = least; count <= most; count++)
        choices.push({ verb: 'take', what: kinds[0] ?? '', count });
      return choices;
    },
    answer: (play, decision, choice) => {
      const picked = pick(decision.side, decision.picked, whatOf(choice), countIn(choice));
      askPart(play, movingOf(decision), decision.zone, picked, decision.kinds.slice(1));
    },
  },
  'attack-with': {
    choices: (state, { side, who }) => {
      const choices = choicesIn('legion', attackers(state, side, who));
      freeActions(state, side, choices).push(SKIP);
      return choices;
    },
    answer: (play, { seats, side, who, terms }, choice) => {
      const { state } = play;
      if (choice.verb === 'skip') return;
      if (choice.verb === 'legion') {
        state.decision = { kind: 'attack-target', seats, side, from: whereOf(choice), who, terms };
        return;
      }
      doNext(state, { task: 'step', side, step: { do: 'attack', who, terms }, source: 'action:attack' });
      takeFreeAction(play, side, choice);
    },
  },
  'attack-target': {
    choices: (state, { side, from }) => {
      const { ground, flight } = attackReach(state, side, from);
      return orBack(choicesIn('fly', flight, choicesIn('attack', ground)));
    },
    answer: (play, { seats, side, from, who, terms }, choice) => {
      const { state } = play;
      const at = whereOf(choice);
      if (choice.verb === 'back') state.decision = { kind: 'attack-with', seats, side, who, terms };
      else if (choice.verb === 'fly')
        state.decision = { kind: 'attack-ornithopter', seats, side, from, at, terms };
      else startBattle(play, side, from, at, terms, undefined);
    },
  },
  'attack-ornithopter': {
    choices: (state, { from }) => ornithopterChoices(state, from),
    answer: (play, { side, from, at, terms }, choice) => {
      startBattle(play, side, from, at, terms, oneOf(AIR_ZONE_IDS, choice.what));
    },
  },
};
