import { AREA_IDS, airZonesOf, bordering } from '../../src/content/map.js';
import { type ArrakisState, automatonOf, type Legion, zoneAt } from '../../src/state.js';
import type { AreaId } from '../../src/terms.js';

/**
 * The rulebook's pages on Leadership and Strategy read a second time, by themselves: nothing of the automaton's code is
 * used here, so that the two readings can be held against each other.
 */
export type Answer =
  | { readonly is: 'attack-sietch' | 'attack-legion'; readonly pairs: readonly string[] }
  | { readonly is: 'detour'; readonly areas: readonly AreaId[] }
  | { readonly is: 'march'; readonly areas: readonly AreaId[] }
  | { readonly is: 'move'; readonly from: AreaId; readonly to: readonly AreaId[] }
  | { readonly is: 'nothing' };

const LIMIT = 6;
const LIMIT_OF_CHOAM = 5;

const units = (legion: Legion | undefined): number =>
  legion === undefined ? 0 : legion.regular + legion.elite + legion.special + legion.tokens.length;

/** Points, and the scale of single figures after the point. */
function power(legion: Legion | undefined): number {
  if (legion === undefined) return 0;
  const { regular, elite, special, generic, named, tokens } = legion;
  const points = regular + elite + special + 2 * tokens.length + generic + named.length;
  const single = 2 * regular + 3 * elite + 4 * special + generic + 2 * named.length + 2 * tokens.length;
  return points + single / 1000;
}

/** Those of the greatest worth; where nothing is worth anything, all. */
function best<T>(list: readonly T[], worth: (one: T) => number): T[] {
  const worths = list.map(worth);
  const most = Math.max(...worths);
  return list.filter((_, i) => worths[i] === most);
}

/** Those that pass, if any does. */
function preferably<T>(list: readonly T[], test: (one: T) => boolean): readonly T[] {
  const passed = list.filter(test);
  return passed.length > 0 ? passed : list;
}

/** What stands where, and how far it is. */
class Board {
  readonly sietches: readonly AreaId[];
  readonly legions: readonly AreaId[];

  constructor(readonly state: ArrakisState) {
    this.sietches = AREA_IDS.filter((id) => zoneAt(state, id).sietch > 0);
    this.legions = AREA_IDS.filter((id) => zoneAt(state, id).harkonnen !== undefined);
  }

  own(id: AreaId): Legion | undefined {
    return zoneAt(this.state, id).harkonnen;
  }

  enemy(id: AreaId): Legion | undefined {
    return zoneAt(this.state, id).atreides;
  }

  outdoes(from: AreaId, at: AreaId): boolean {
    return power(this.own(from)) > power(this.enemy(at));
  }

  /** Free, with room for one unit more. */
  isOpen(id: AreaId): boolean {
    const { atreides, sietch, worm, harkonnen } = zoneAt(this.state, id);
    const limit = this.state.bans.includes('choam') ? LIMIT_OF_CHOAM : LIMIT;
    return atreides === undefined && sietch === 0 && worm === undefined && units(harkonnen) < limit;
  }

  /** Steps over any border, through open areas. */
  distance(from: AreaId, goal: AreaId): number {
    if (from === goal) return 0;
    const seen = new Set([from]);
    let front: readonly AreaId[] = [from];
    for (let steps = 1; front.length > 0; steps++) {
      const next = [...new Set(front.flatMap(bordering))].filter((id) => !seen.has(id));
      if (next.includes(goal)) return steps;
      front = next.filter((id) => this.isOpen(id));
      for (const id of front) seen.add(id);
    }
    return Number.POSITIVE_INFINITY;
  }

  mayFly(from: AreaId): boolean {
    return airZonesOf(from).some((zone) => this.state.air[zone] === 'ornithopter');
  }

  /** Two borders away or less. */
  inFlight(from: AreaId): readonly AreaId[] {
    const near = bordering(from);
    return [...new Set([...near, ...near.flatMap(bordering)])].filter((id) => id !== from);
  }
}

interface Pair {
  readonly from: AreaId;
  readonly at: AreaId;
}

const isNear = ({ from, at }: Pair): boolean => bordering(from).includes(at);
const written = (pairs: readonly Pair[]): string[] => pairs.map(({ from, at }) => `${from}>${at}`);

function sietchAttack(board: Board, usable: readonly AreaId[], target: AreaId): readonly Pair[] {
  const { state, sietches } = board;
  const able = usable.flatMap((from) =>
    (board.mayFly(from) ? board.inFlight(from) : bordering(from))
      .filter((at) => sietches.includes(at) && zoneAt(state, at).worm === undefined)
      .filter((at) => board.outdoes(from, at))
      .map((at) => ({ from, at })),
  );
  const lone = new Set(able.map(({ at }) => at)).size === 1;
  let left: readonly Pair[] = lone ? preferably(able, isNear) : able;
  left = best(left, ({ at }) => zoneAt(state, at).sietch);
  // Whole points first: thousandths are rounded away from sums.
  left = best(left, ({ from, at }) => Math.round(1000 * (power(board.own(from)) - power(board.enemy(at)))));
  left = preferably(left, isNear);
  return preferably(left, ({ at }) => at === target);
}

function legionAttack(board: Board, usable: readonly AreaId[]): readonly Pair[] {
  const able = usable.flatMap((from) =>
    bordering(from)
      .filter((at) => board.enemy(at) !== undefined && !board.sietches.includes(at))
      .filter((at) => zoneAt(board.state, at).worm === undefined && board.outdoes(from, at))
      .map((at) => ({ from, at })),
  );
  const strongest = best(able, ({ at }) => power(board.enemy(at)));
  return preferably(strongest, ({ at }) => (board.enemy(at)?.named.length ?? 0) > 0);
}

/** Where a legion could go: beside the goal to a neighbour at least as strong, else nearer to the goal. */
function ways(board: Board, from: AreaId, goal: AreaId): readonly AreaId[] {
  const distance = board.distance(from, goal);
  if (distance === 1) {
    const neighbours = bordering(from).filter(
      (id) =>
        board.own(id) !== undefined &&
        board.isOpen(id) &&
        bordering(id).includes(goal) &&
        power(board.own(id)) >= power(board.own(from)),
    );
    return best(neighbours, (id) => power(board.own(id)));
  }
  if (!board.outdoes(from, goal)) return [];
  const nearest = (areas: readonly AreaId[]): readonly AreaId[] =>
    best(
      areas.filter((id) => board.isOpen(id)),
      (id) => -board.distance(id, goal),
    );
  const steps = ([first]: readonly AreaId[]): number =>
    first === undefined ? Number.POSITIVE_INFINITY : board.distance(first, goal);
  const [walk, flight] = [nearest(bordering(from)), board.mayFly(from) ? nearest(board.inFlight(from)) : []];
  const way = steps(flight) < steps(walk) ? flight : walk;
  return steps(way) < distance ? way : [];
}

function destination(board: Board, areas: readonly AreaId[]): readonly AreaId[] {
  const terrain = (id: AreaId): string => zoneAt(board.state, id).terrain;
  let left = preferably(areas, (id) => board.own(id) !== undefined);
  left = best(left, (id) => -Math.min(...board.sietches.map((sietch) => board.distance(id, sietch))));
  left = preferably(left, (id) => terrain(id) === 'mountain');
  left = preferably(left, (id) => terrain(id) === 'plateau' || terrain(id) === 'minor-erg');
  return preferably(left, (id) => zoneAt(board.state, id).sign === undefined);
}

function movement(board: Board, usable: readonly AreaId[], target: AreaId): Answer {
  const beatable = board.sietches.filter((at) => usable.some((from) => board.outdoes(from, at)));
  let goals: readonly AreaId[] = beatable.includes(target) ? [target] : beatable;
  goals = best(goals, (id) => -board.distance(id, target));
  goals = best(goals, (id) => zoneAt(board.state, id).sietch);
  const [goal, another] = goals;
  if (goal === undefined) return { is: 'nothing' };
  if (another !== undefined) return { is: 'detour', areas: goals };
  const movers = usable.filter((from) => ways(board, from, goal).length > 0);
  const nearest = best(movers, (from) => -board.distance(from, goal));
  const [first, ...others] = best(nearest, (from) => power(board.own(from)));
  if (first === undefined) return { is: 'nothing' };
  if (others.length > 0) return { is: 'march', areas: [first, ...others] };
  return { is: 'move', from: first, to: destination(board, ways(board, first, goal)) };
}

/** What a Strategy die does, or one of Leadership, which needs a leader. */
export function secondReading(state: ArrakisState, leadership: boolean): Answer {
  const board = new Board(state);
  const { target, sietches } = automatonOf(state);
  const aim = (target === undefined ? undefined : sietches[target]) ?? '';
  const usable = board.legions.filter((id) => {
    const legion = board.own(id);
    return !leadership || (legion !== undefined && legion.generic + legion.named.length > 0);
  });
  const sietch = sietchAttack(board, usable, aim);
  if (sietch.length > 0) return { is: 'attack-sietch', pairs: written(sietch) };
  const legion = legionAttack(board, usable);
  if (legion.length > 0) return { is: 'attack-legion', pairs: written(legion) };
  return movement(board, usable, aim);
}
