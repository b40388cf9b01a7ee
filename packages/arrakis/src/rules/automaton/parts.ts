import { doNext } from '@sietch/kernel';
import { isNone, sizeOf } from '../../content/area-set.js';
import { areasOf, neighbours } from '../../content/map.js';
import type { Step, StepOf, StepWord } from '../../effects/step.js';
import { type ArrakisPlay, emit } from '../../events.js';
import { type ArrakisState, cardsInHand, factionOf, zoneAt } from '../../state.js';
import type { AutomatonTask } from '../../tasks.js';
import type { Ref } from '../../terms.js';
import { gainBeneGesserit } from '../bene-gesserit.js';
import { isKept } from '../claims.js';
import { hasDie } from '../dice.js';
import { enterPlay } from '../leaders.js';
import { ownSettlements, spotsFor } from '../place.js';
import { victims } from '../targets.js';
import { hiddenAreas } from '../tokens.js';
import { returnWormsigns } from '../wormsigns.js';
import { mayAttackBy, shellings } from './attack.js';
import { carriages } from './carriages.js';
import { discardAtreidesDie } from './discard-die.js';
import { afterMove, afterPlacing } from './foresight.js';
import { mayTake } from './reinforcements.js';
import { goalsOf, movers, routesTo } from './routes.js';
import { mayBring, spotsForAll, unitsOf } from './spots.js';
import { unitsInStock } from './stock.js';
import { replaceable } from './upgrade.js';
import { vehicleTasks } from './vehicle-tasks.js';
import { afterOrnithopters, hasRoomFor } from './vehicles.js';

/** The words Harkonnen cards and leaders are made of. */
export type AutomatonWord = Extract<
  StepWord,
  | 'place'
  | 'place-each'
  | 'scatter'
  | 'muster'
  | 'move'
  | 'move-again'
  | 'carry'
  | 'attack'
  | 'special-attack'
  | 'choose'
  | 'enter'
  | 'draw'
  | 'play-card'
  | 'upgrade'
  | 'vehicles'
  | 'remove-wormsigns'
  | 'wound'
  | 'opponent-discards'
  | 'bene-gesserit'
  | 'bury-prescience'
  | 'discard-die'
  | 'uncover'
  | 'restrain'
>;

/** How the automaton deals with a word. */
interface Part<K extends AutomatonWord> {
  /**
   * The positions it may lead to; none if it cannot be carried out. `whole`: as a card says, in its full number; else
   * any of it will do.
   */
  foresee(state: ArrakisState, step: StepOf<K>, whole: boolean): Iterable<ArrakisState>;
  /** Does it, or puts on the agenda what must be decided for it. */
  carryOut(play: ArrakisPlay, step: StepOf<K>, source: Ref): void;
}

const task = (state: ArrakisState, ...acts: AutomatonTask[]): void => doNext(state, ...acts);

/** Nothing that follows depends on it. */
const unchanged = (state: ArrakisState, possible: boolean): ArrakisState[] => (possible ? [state] : []);

function* afterMoves(state: ArrakisState, step: StepOf<'move'>, whole: boolean): Iterable<ArrakisState> {
  const { n, who } = step;
  for (const goal of goalsOf(state, who))
    for (const { from, to, flies } of routesTo(state, goal, who, false)) {
      const moved = afterMove(state, from, to, movers(state, from, false), flies);
      if (n === 1 || !whole) yield moved;
      else yield* afterMoves(moved, { ...step, n: n - 1 }, whole);
    }
}

function* first<T>(found: Iterable<T>): Iterable<T> {
  for (const one of found) {
    yield one;
    return;
  }
}

const PARTS: { readonly [K in AutomatonWord]: Part<K> } = {
  place: {
    *foresee(state, { what, where }) {
      for (const area of spotsForAll(state, what, where)) yield afterPlacing(state, area, what);
    },
    carryOut: ({ state }, { what, where }) => task(state, { task: 'automaton', act: 'place', what, where }),
  },
  // Only settlements that stand receive units.
  'place-each': {
    foresee: (state, { what, of }) => {
      const standing = areasOf(spotsFor(state, 'harkonnen', { in: 'settlement', of }));
      const enough = unitsInStock(state) >= unitsOf(what) * standing.length;
      const fits = (area: string): boolean =>
        spotsForAll(state, what, { in: 'settlement', of: [area] }).length > 0;
      return unchanged(state, enough && standing.length > 0 && standing.every(fits));
    },
    carryOut: ({ state }, { what, of }) =>
      task(
        state,
        ...of
          .filter((area) => zoneAt(state, area).settlement > 0)
          .map((area): AutomatonTask => {
            const where = { in: 'settlement', of: [area] } as const;
            return { task: 'automaton', act: 'place', what, where };
          }),
      ),
  },
  scatter: {
    foresee: (state, { n, terrain }) => {
      const room = sizeOf(spotsFor(state, 'harkonnen', { in: 'empty', terrain }));
      return unchanged(state, room >= n && unitsInStock(state) >= n);
    },
    carryOut: ({ state }, { unit, n, terrain }) =>
      task(state, { task: 'automaton', act: 'scatter', unit, left: n, terrain }),
  },
  muster: {
    foresee: (state, { what }) => {
      const { leader = 'any' } = what;
      const anything = unitsInStock(state) > 0 || mayBring(state, leader);
      return unchanged(state, anything && !isNone(ownSettlements(state, 'harkonnen')));
    },
    carryOut: ({ state }, { what }) => task(state, { task: 'automaton', act: 'deploy', what }),
  },
  move: {
    // Whether so many legions can move is all that matters of several.
    foresee: (state, step, whole) =>
      step.n === 1 ? afterMoves(state, step, whole) : first(afterMoves(state, step, whole)),
    carryOut: ({ state }, { n, who }) =>
      task(state, { task: 'automaton', act: 'march', left: n, who, again: false }),
  },
  'move-again': {
    foresee: () => [],
    carryOut: ({ state }, step) =>
      task(state, {
        task: 'automaton',
        act: 'march',
        left: 1,
        who: { with: step.with, that: true },
        again: true,
      }),
  },
  carry: {
    foresee: (state) => unchanged(state, carriages(state).length > 0),
    carryOut: ({ state }) => task(state, { task: 'automaton', act: 'carry' }),
  },
  attack: {
    foresee: (state, { who }) => unchanged(state, mayAttackBy(state, who)),
    carryOut: ({ state }, { who, terms }) => task(state, { task: 'automaton', act: 'attack', who, terms }),
  },
  'special-attack': {
    foresee: (state) => unchanged(state, shellings(state).length > 0),
    carryOut: ({ state }, { dice }) => task(state, { task: 'automaton', act: 'shell', dice }),
  },
  choose: {
    *foresee(state, { options }, whole) {
      for (const option of options) yield* foreseeAll(state, option, whole);
    },
    carryOut: (play, { options }, source) => {
      const option = inOrderOfFight(options).find((steps) => canBeDone(play.state, steps, true));
      if (option !== undefined) runParts(play.state, option, source);
    },
  },
  enter: {
    foresee: (state, { leader }) => {
      return unchanged(state, factionOf(state, 'harkonnen').leaders[leader] === 'reserve');
    },
    carryOut: (play, { leader }) => enterPlay(play, leader),
  },
  draw: {
    foresee: (state, { n }) => unchanged(state, mayTake(state, n)),
    carryOut: ({ state }, { n }) => task(state, { task: 'automaton', act: 'draw', left: n }),
  },
  'play-card': {
    foresee: (state) => unchanged(state, mayTake(state, 1)),
    carryOut: ({ state }) => task(state, { task: 'automaton', act: 'play', left: 1 }),
  },
  upgrade: {
    foresee: (state, { n, from, to }, whole) => replaceable(state, from, to, whole ? n : 1),
    carryOut: ({ state }, { n, from, to }) =>
      task(state, { task: 'automaton', act: 'upgrade', from, to, left: n }),
  },
  vehicles: {
    foresee: (state, { kinds }) => {
      const n = kinds.filter((kind) => kind === 'ornithopter').length;
      return hasRoomFor(state, kinds) ? [n > 0 ? afterOrnithopters(state, n) : state] : [];
    },
    carryOut: ({ state }, { kinds }) => doNext(state, ...vehicleTasks(kinds)),
  },
  // Every wormsign around an area, or so many of them.
  'remove-wormsigns': {
    foresee: (state, { near, n = 0 }) =>
      unchanged(state, near !== undefined || sizeOf(state.where.signs) >= n),
    carryOut: (play, { near, n = 0 }) => {
      const { state } = play;
      if (near === undefined) return task(state, { task: 'automaton', act: 'signs', left: n });
      const signs = neighbours(near).filter((id) => zoneAt(state, id).sign !== undefined);
      if (signs.length > 0) returnWormsigns(play, signs);
    },
  },
  wound: {
    foresee: (state, step) => unchanged(state, victims(state, 'harkonnen', step).length > 0),
    carryOut: ({ state }, step) => task(state, { task: 'automaton', act: 'wound', step }),
  },
  'opponent-discards': {
    foresee: (state, { n }) => unchanged(state, cardsInHand(state, 'atreides') >= n),
    carryOut: ({ state }, { n }, why) =>
      doNext(state, { task: 'forfeit', side: 'atreides', left: n, why, unable: [] }),
  },
  'bene-gesserit': {
    foresee: (state) => [state],
    carryOut: (play) => gainBeneGesserit(play, 'harkonnen'),
  },
  'bury-prescience': {
    foresee: (state) =>
      unchanged(
        state,
        state.shown.some(({ id }) => !isKept(state, id)),
      ),
    carryOut: ({ state }) => task(state, { task: 'automaton', act: 'bury' }),
  },
  'discard-die': {
    foresee: (state, { result }) => unchanged(state, hasDie(state, 'atreides', result)),
    carryOut: (play, { result }) => discardAtreidesDie(play, result),
  },
  uncover: {
    foresee: (state) => unchanged(state, !isNone(hiddenAreas(state))),
    carryOut: ({ state }) => task(state, { task: 'automaton', act: 'uncover' }),
  },
  restrain: {
    foresee: (state) => [state],
    carryOut: (play) => {
      play.state.paulHeld = true;
      emit(play, { event: 'restrained' });
    },
  },
};

function isKnown(step: Step): step is StepOf<AutomatonWord> {
  return step.do in PARTS;
}

function partOf<K extends AutomatonWord>({ do: word }: StepOf<K>): Part<K> {
  return PARTS[word];
}

function foreseeOne<K extends AutomatonWord>(
  state: ArrakisState,
  step: StepOf<K>,
  whole: boolean,
): Iterable<ArrakisState> {
  return partOf(step).foresee(state, step, whole);
}

/** Positions a row of parts may lead to, each of them carried out. */
function* foreseeAll(state: ArrakisState, steps: readonly Step[], whole: boolean): Iterable<ArrakisState> {
  const [step, ...rest] = steps;
  if (step === undefined) yield state;
  else if (isKnown(step))
    for (const next of foreseeOne(state, step, whole)) yield* foreseeAll(next, rest, whole);
}

/** Can all of these parts be carried out, in their order? */
export function canBeDone(state: ArrakisState, steps: readonly Step[], whole: boolean): boolean {
  for (const _ of foreseeAll(state, steps, whole)) return true;
  return false;
}

/** Would some part of a special action change the board? */
export function someCanBeDone(state: ArrakisState, steps: readonly Step[]): boolean {
  return steps.some((step) => canBeDone(state, [step], false));
}

/** An attack is tried before a move (rulebook: Дії «Лідерство» та «Стратегія»). */
function inOrderOfFight(options: readonly (readonly Step[])[]): readonly (readonly Step[])[] {
  const attacks = (steps: readonly Step[]): boolean => steps.some((step) => step.do === 'attack');
  return [...options.filter(attacks), ...options.filter((steps) => !attacks(steps))];
}

export function runParts(state: ArrakisState, steps: readonly Step[], source: Ref): void {
  doNext(state, ...steps.map((step): AutomatonTask => ({ task: 'automaton', act: 'step', step, source })));
}

function carryOutOne<K extends AutomatonWord>(play: ArrakisPlay, step: StepOf<K>, source: Ref): void {
  partOf(step).carryOut(play, step, source);
}

export function carryOut(play: ArrakisPlay, step: Step, source: Ref): void {
  if (!isKnown(step)) throw new Error(`The automaton does not know "${step.do}".`);
  carryOutOne(play, step, source);
}

/** Does the automaton know what to do with a step and with those within it? */
export function knows(step: Step): boolean {
  return isKnown(step);
}
