import { doNext, sure } from '@sietch/kernel';
import { DASHBOARDS } from '../content/dashboards.js';
import { type ArrakisPlay, emit } from '../events.js';
import { houseOf } from '../participants.js';
import { type ArrakisState, type Dashboard, factionOf } from '../state.js';
import type { TaskOf } from '../tasks.js';
import { RESULTS, type Result, type Side } from '../terms.js';
import { diceOn } from './dice.js';

/** The dashboards of partners. */
function pairOf(state: ArrakisState, side: Side): readonly [house: Dashboard, ally: Dashboard] {
  const { dashboards } = factionOf(state, side);
  return [sure(dashboards[0], 'dashboard of', side), sure(dashboards[1], 'dashboard of', side)];
}

const free = ({ id, dice }: Dashboard, result: Result): number => DASHBOARDS[id].slots[result] - dice[result];

/** Dice a partner holds so far. */
const held = (dashboard: Dashboard): number => diceOn(dashboard) + dashboard.overflow;

/**
 * Partners divide what was rolled, in four steps (rulebook: Режим для 3–4 гравців, Дії). Step 1: a result that one
 * dashboard alone shows goes there; dice of any result without a cell are set aside.
 */
export function divideDice(play: ArrakisPlay, side: Side, rolled: readonly Result[]): void {
  const { state } = play;
  const pair = pairOf(state, side);
  const common: Result[] = [];
  let aside = 0;
  for (const result of RESULTS) {
    const homes = pair.filter(({ id }) => DASHBOARDS[id].slots[result] > 0);
    const cells = homes.reduce((sum, dashboard) => sum + free(dashboard, result), 0);
    const n = rolled.filter((each) => each === result).length;
    const placed = Math.min(n, cells);
    aside += n - placed;
    const [home, other] = homes;
    if (home !== undefined && other === undefined) home.dice[result] += placed;
    else for (let i = 0; i < placed; i++) common.push(result);
  }
  doNext(state, { task: 'divide', side, common, aside });
}

/** A way to divide: how many dice of each kind the House takes, named for the keys: `mentat-1`. */
export interface Division {
  readonly name: string;
  readonly house: readonly number[];
}

/** Dice to be divided together: each result both dashboards show (step 2), or all that were set aside (step 3). */
interface Lot {
  readonly name: Result | 'aside';
  readonly n: number;
  /** How many of them either can take. */
  readonly room: readonly [house: number, ally: number];
}

function lotsOf(
  state: ArrakisState,
  { side, common, aside }: Pick<TaskOf<'divide'>, 'side' | 'common' | 'aside'>,
): Lot[] {
  const [house, ally] = pairOf(state, side);
  if (common.length === 0) return [{ name: 'aside', n: aside, room: [emptyCells(house), emptyCells(ally)] }];
  return RESULTS.filter((result) => common.includes(result)).map((result) => ({
    name: result,
    n: common.filter((each) => each === result).length,
    room: [free(house, result), free(ally, result)],
  }));
}

function emptyCells(dashboard: Dashboard): number {
  return RESULTS.reduce((sum, result) => sum + free(dashboard, result), -dashboard.overflow);
}

/** As evenly as possible by all the dice that partners hold: only such ways are open. */
export function divisions(
  state: ArrakisState,
  division: Pick<TaskOf<'divide'>, 'side' | 'common' | 'aside'>,
): Division[] {
  const [house, ally] = pairOf(state, division.side);
  const lots = lotsOf(state, division);
  const total = lots.reduce((sum, { n }) => sum + n, 0);
  let ways: (readonly number[])[] = [[]];
  for (const { n, room } of lots) {
    const least = Math.max(0, n - room[1]);
    const most = Math.min(n, room[0]);
    ways = ways.flatMap((way) =>
      Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => [...way, most - i]),
    );
  }
  const lead = held(house) - held(ally);
  const unevenness = (way: readonly number[]): number =>
    Math.abs(lead + 2 * way.reduce((sum, n) => sum + n, 0) - total);
  const least = Math.min(...ways.map(unevenness));
  return ways
    .filter((way) => unevenness(way) === least)
    .map((way) => ({ name: lots.map(({ name }, i) => `${name}-${way[i]}`).join('+'), house: way }));
}

/** Steps 2 and 3: what is left open is for the House to decide. */
export function nextDivision(play: ArrakisPlay, task: TaskOf<'divide'>): void {
  const { state } = play;
  const { side, common, aside } = task;
  if (common.length === 0 && aside === 0) return endDivision(play, side);
  const [only, ...others] = divisions(state, task);
  if (only === undefined) throw new Error(`The dice of the ${side} have no cells.`);
  if (others.length === 0) divide(play, task, only.name);
  else state.decision = { kind: 'divide', seats: houseOf(state, side), side, common, aside };
}

export function divide(
  play: ArrakisPlay,
  division: Pick<TaskOf<'divide'>, 'side' | 'common' | 'aside'>,
  name: string,
): void {
  const { state } = play;
  const { side, common, aside } = division;
  const [house, ally] = pairOf(state, side);
  const way = divisions(state, division).find((each) => each.name === name);
  if (way === undefined) return;
  for (const [i, { name: what, n }] of lotsOf(state, division).entries()) {
    const taken = way.house[i] ?? 0;
    if (what === 'aside') {
      house.overflow += taken;
      ally.overflow += n - taken;
    } else {
      house.dice[what] += taken;
      ally.dice[what] += n - taken;
    }
  }
  doNext(state, { task: 'divide', side, common: [], aside: common.length === 0 ? 0 : aside });
}

/** Step 4, the changing of what was set aside, follows for both sides in turn. */
function endDivision(play: ArrakisPlay, side: Side): void {
  for (const { id, dice, overflow } of factionOf(play.state, side).dashboards)
    emit(play, { event: 'dice-divided', side, dashboard: id, dice: { ...dice }, aside: overflow });
}
