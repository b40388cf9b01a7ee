import { dictionary, doNext, type Seat } from '@sietch/kernel';
import { neighbours, sectorsOf } from '../content/map.js';
import type { Decision } from '../decisions.js';
import type { Step, StepOf, StepWord } from '../effects/step.js';
import { type ArrakisPlay, emit } from '../events.js';
import { answering } from '../participants.js';
import { turnOf, zoneAt } from '../state.js';
import { enemyOf, type Ref, type Side } from '../terms.js';
import { gainBeneGesserit } from './bene-gesserit.js';
import { holds } from './cards.js';
import { startRecruit } from './deployment.js';
import { startStorms } from './hazards.js';
import { enterPlay } from './leaders.js';
import { areaOfLeader } from './legion.js';
import { startMoves } from './movement.js';
import { nextRemoval, nextSandworm, nextSignAway, nextWormMove, nextWormsign } from './next-of-several.js';
import { placeGroup, startPlacing } from './place.js';
import { isPossible } from './possible.js';
import { wildMakerArea } from './sandworms.js';
import { drawObjective } from './setup.js';
import { runSteps } from './turn.js';
import { returnWormsigns } from './wormsigns.js';

/** A step that is nothing but a question, asked if it can be answered. */
const asks =
  <S extends Step>(question: (seats: readonly Seat[], side: Side, step: S, source: Ref) => Decision) =>
  ({ state }: ArrakisPlay, side: Side, step: S, source: Ref): void => {
    if (isPossible(state, side, step)) state.decision = question(answering(state, side), side, step, source);
  };

/** How each step is carried out. What is impossible is passed over. */
const CARRY_OUT = dictionary<{
  readonly [K in StepWord]: (play: ArrakisPlay, side: Side, step: StepOf<K>, source: Ref) => void;
}>({
  place: (play, side, { what, where }) => startPlacing(play, side, what, where, false),
  deploy: (play, side, { what, where }) => startPlacing(play, side, what, where, true),
  'place-each': ({ state }, side, { what, of }, source) =>
    runSteps(
      state,
      side,
      of.map((area): Step => ({ do: 'place', what, where: { in: 'settlement', of: [area] } })),
      source,
    ),
  scatter: ({ state }, side, step, source) => {
    if (!isPossible(state, side, step)) return;
    const { unit, n, terrain } = step;
    const one: Step = { do: 'place', what: { [unit]: 1 }, where: { in: 'empty', terrain } };
    runSteps(state, side, [one, { do: 'scatter', unit, n: n - 1, terrain }], source);
  },
  muster: ({ state }, _, { what }) => doNext(state, { task: 'muster', what }, { task: 'limits' }),
  recruit: (play, _, { leader }) => startRecruit(play, leader),
  warn: asks((seats, side, { within }) => ({ kind: 'area', seats, side, purpose: 'warned', within })),
  reinforce: (play, side, { what }) => {
    const { focus } = turnOf(play.state);
    if (focus !== undefined) placeGroup(play, side, what, focus, false);
  },
  move: (play, side, { n, who }) => startMoves(play, side, n, who),
  'move-again': (play, side, step) => startMoves(play, side, 1, { with: step.with, that: true }, true),
  carry: asks((seats, side) => ({ kind: 'area', seats, side, purpose: 'carry-from' })),
  attack: asks((seats, side, { who, terms }) => ({ kind: 'attack-with', seats, side, who, terms })),
  // Artillery at a neighbour, or a captured ornithopter.
  'special-attack': asks((seats, side, { on, dice }) =>
    on === 'adjacent'
      ? { kind: 'area', seats, side, purpose: 'shell', dice }
      : { kind: 'capture', seats, side, dice },
  ),
  choose: asks((seats, side, { options }, source) => ({ kind: 'choose', seats, side, options, source })),
  if: ({ state }, side, { when, then }, source) => {
    if (holds(state, side, when)) runSteps(state, side, then, source);
  },
  'any-result': asks((seats, side) => ({ kind: 'action', seats, side, result: 'house', specials: false })),
  enter: (play, _, { leader }) => enterPlay(play, leader),
  draw: asks((seats, side, { n, deck }) => ({ kind: 'draw', seats, side, n, deck })),
  'play-card': asks((seats, side) => ({ kind: 'play-card', seats, side })),
  upgrade: ({ state }, side, { from, to, n }) => doNext(state, { task: 'upgrade', side, from, to, left: n }),
  vehicles: ({ state }, _, { kinds }) => doNext(state, { task: 'vehicles', kinds, mandatory: false }),
  'desert-power': asks((seats, side) => ({ kind: 'desert-power', seats, side, special: false })),
  wormsigns: (play, _, { n }) => nextWormsign(play, n),
  // All wormsigns around an area, or some of the player’s choice.
  'remove-wormsigns': (play, side, { near, n = 0 }) => {
    if (near === undefined) return nextSignAway(play, side, n);
    const signs = neighbours(near).filter((id) => zoneAt(play.state, id).sign !== undefined);
    if (signs.length > 0) returnWormsigns(play, signs);
  },
  sandworms: (play, _, { n, near }) => nextSandworm(play, n, near),
  'wild-maker': ({ state }, side, step) => {
    if (!isPossible(state, side, step)) return;
    const seats = answering(state, side);
    const from = wildMakerArea(state);
    if (step.may === 'place') state.decision = { kind: 'area', seats, side, purpose: 'wild-maker' };
    else if (from !== undefined)
      state.decision =
        step.may === 'move'
          ? { kind: 'worm-to', seats, side, from, left: 1, moved: [], only: true }
          : { kind: 'worm-target', seats, side, from, only: true };
  },
  'move-worms': (play, _, { n }) => nextWormMove(play, n, []),
  'attack-worm': asks((seats, side) => ({ kind: 'attack-worm', seats, side })),
  storms: startStorms,
  wound: asks((seats, side, step) => ({ kind: 'wound', seats, side, step })),
  'opponent-discards': ({ state }, side, { n }, source) =>
    doNext(state, { task: 'forfeit', side: enemyOf(side), left: n, why: source, unable: [] }),
  'bene-gesserit': gainBeneGesserit,
  'bury-prescience': asks((seats, side) => ({ kind: 'prescience', seats, side, purpose: 'bury' })),
  'renew-prescience': asks((seats, side) => ({
    kind: 'prescience',
    seats,
    side,
    purpose: 'renew',
    renewed: 0,
  })),
  attach: asks((seats, side, { effect }, source) => ({
    kind: 'prescience',
    seats,
    side,
    purpose: effect,
    card: source.slice(source.indexOf(':') + 1),
  })),
  'discard-die': asks((seats, side, { result }) => ({ kind: 'discard-die', seats, side, result })),
  'force-die': asks((seats, side) => ({ kind: 'force-die', seats, side })),
  uncover: asks((seats, side) => ({ kind: 'area', seats, side, purpose: 'uncover' })),
  restrain: (play) => {
    play.state.paulHeld = true;
    emit(play, { event: 'restrained' });
  },
  'second-objective': drawObjective,
  'shift-markers': asks((seats, side) => ({ kind: 'shift-down', seats, side })),
  atomics: asks((seats, side) => ({ kind: 'atomics', seats, side })),
  'lower-power': asks((seats, side) => ({ kind: 'lower-power', seats, side })),
  'remove-vehicles': (play, side, { near, n }) => {
    const area = areaOfLeader(play.state, side, near);
    if (area !== undefined) nextRemoval(play, sectorsOf(area), n);
  },
  'remove-harvesters': asks((seats, side, { n }) => ({
    kind: 'sector',
    seats,
    side,
    purpose: 'harvesters',
    n,
  })),
  'shoot-vehicles': asks((seats, side, { dice }) => ({
    kind: 'sector',
    seats,
    side,
    purpose: 'rockets',
    dice,
  })),
  'swap-tokens': asks((seats, side) => ({ kind: 'area', seats, side, purpose: 'swap' })),
  'move-sietch': asks((seats, side) => ({ kind: 'area', seats, side, purpose: 'sietch-from' })),
  displace: asks((seats, side) => ({ kind: 'area', seats, side, purpose: 'displace-from' })),
});

/** Carries out one step of an action, card or special action. */
export function resolve<K extends StepWord>(
  play: ArrakisPlay,
  side: Side,
  step: StepOf<K>,
  source: Ref,
): void {
  CARRY_OUT[step.do](play, side, step, source);
}
