import { doNext, type Seat } from '@sietch/kernel';
import { type CatalogSpace, catalogOf } from '../content/catalog.js';
import { emit, type ImperiumPlay } from '../events.js';
import { asked, inTurnOrder, isAutomaton } from '../participants.js';
import { type Figure, type ImperiumState, type Player, playerAt, turnOf } from '../state.js';
import type { Task } from '../tasks.js';
import type { CardId, PostId, Ref, SpaceId } from '../terms.js';
import { abilityOf, noteAbility } from './ability.js';
import { activate, pointsTo } from './activation.js';
import { completeVisits } from './contracts.js';
import { costReason, payCost } from './cost.js';
import { removeOne } from './deck.js';
import { blockedBy, wayCost } from './entry.js';
import { figureNamed, figureSent } from './figures.js';
import { addPending, doEffectsNext } from './pending.js';
import { gain } from './resources.js';
import { recallSpy, spiesAt } from './spies.js';
import { addVisitAbility, VISIT, visitTarget } from './visited.js';

/** The spies one of which must be recalled for the card to get an agent there; `undefined` if none need be. */
export function infiltrators(
  state: ImperiumState,
  seat: Seat,
  card: CardId,
  id: SpaceId,
): PostId[] | undefined {
  const { card: cardOf, space } = catalogOf(state);
  const free = cardOf(card).anywhere || blockedBy(state, seat, space(id)) !== 'enemy';
  return free ? undefined : spiesAt(state, seat, id);
}

/** Enemies on the space are passed by recalling a connected spy; with two of them the player picks. */
export function sendAgent(play: ImperiumPlay, seat: Seat, card: CardId, id: SpaceId, from: string): void {
  const { state } = play;
  const spies = infiltrators(state, seat, card, id);
  if (spies === undefined) return placeAgent(play, seat, card, id, from);
  const [spy, ...others] = spies;
  if (others.length > 0)
    state.decision = { kind: 'infiltrate', ...asked(state, seat), card, space: id, from };
  else if (spy !== undefined) infiltrate(play, seat, card, id, from, spy);
}

export function infiltrate(
  play: ImperiumPlay,
  seat: Seat,
  card: CardId,
  space: SpaceId,
  from: string,
  spy: PostId,
): void {
  placeAgent(play, seat, card, space, from, spy);
}

function placeAgent(
  play: ImperiumPlay,
  seat: Seat,
  card: CardId,
  space: SpaceId,
  from: string,
  spy?: PostId,
): void {
  const { state } = play;
  const moved = figureNamed(
    state.agents.filter((agent) => agent.seat === seat),
    from,
  );
  const figure = moved === undefined ? figureSent(state, seat, from) : moved.figure;
  if (moved !== undefined) removeOne(state.agents, moved);
  else if (from !== 'leader-mentat') leaveLeader(playerAt(state, seat), figure);
  const mentat = from === 'leader-mentat' || moved?.mentat === true;
  state.agents.push({ seat, space, mentat, ...(figure && { figure }) });
  turnOf(state).space = space;
  emit(play, { event: 'agent', seat, card, space, from: moved?.space ?? (figure ? 'leader' : from) });
  if (spy !== undefined) recallSpy(play, seat, spy, 'infiltrate');
  const [ally, another] = pointsTo(state, seat, figure);
  if (another !== undefined) state.decision = { kind: 'activate', ...asked(state, seat), card, space };
  else {
    if (ally !== undefined) activate(play, seat, ally);
    chooseWay(play, seat, card, space);
  }
}

/** Where a Swordmaster is told apart, he can be sent once in the game. */
function leaveLeader(player: Player, figure: Figure | undefined): void {
  player.agents--;
  if (figure === 'swordmaster') player.swordmasterSent = true;
}

/** The space is paid for; where it can be used in several ways, the player chooses. */
export function chooseWay(play: ImperiumPlay, seat: Seat, card: CardId, space: SpaceId): void {
  const { state } = play;
  const [only = 0, ...others] = affordableWays(state, seat, space);
  if (others.length > 0) state.decision = { kind: 'way', ...asked(state, seat), card, space };
  else payForSpace(play, seat, card, space, only);
}

export function affordableWays(state: ImperiumState, seat: Seat, id: SpaceId): number[] {
  const space = catalogOf(state).space(id);
  const affordable: number[] = [];
  for (const [i, { cost }] of space.ways.entries())
    if (costReason(state, seat, wayCost(state, seat, space, cost), `space:${id}`) === undefined)
      affordable.push(i);
  return affordable;
}

/** The cost is paid at once; then intelligence may be gathered, before anything else happens. */
export function payForSpace(play: ImperiumPlay, seat: Seat, card: CardId, id: SpaceId, way: number): void {
  const { state } = play;
  const space = catalogOf(state).space(id);
  const printed = wayOf(space, way).cost;
  const cost = wayCost(state, seat, space, printed);
  const solariPaid = (cost.solari ?? 0) > 0;
  if (cost !== printed && abilityOf(state, seat, 'space-cost') !== undefined) noteAbility(play, seat);
  payCost(play, seat, cost, `space:${id}`);
  doNext(state, { task: 'gather', seat }, { task: 'visit', seat, card, space: id, way, solariPaid });
}

function wayOf(space: CatalogSpace, way: number) {
  return space.ways[way] ?? space.ways[0];
}

/** Card, space, influence step, contracts and leader wait for the order the player likes. */
export function visit(play: ImperiumPlay, task: Task & { readonly task: 'visit' }): void {
  const { seat, card, space: id, way, solariPaid } = task;
  const { state } = play;
  const catalog = catalogOf(state);
  const space = catalog.space(id);
  const source: Ref = `space:${id}`;
  const turn = turnOf(state);
  const leader: Ref = `leader:${playerAt(state, seat).leader}`;
  turn.way = way;
  doNext(state, { task: 'settle' });
  controlBonus(play, space);
  if (space.maker) smuggle(play, seat, id);
  addPending(turn.pending, catalog.card(card).agent, `card:${card}`);
  const paid = solariPaid ? abilityOf(state, seat, 'space-solari-paid') : undefined;
  if (paid !== undefined) {
    noteAbility(play, seat);
    addPending(turn.pending, paid.effects, leader);
  }
  addVisitAbility(play, seat);
  addPending(turn.pending, wayOf(space, way).effects, source);
  if (space.faction !== undefined) {
    turn.pending.push({
      id: VISIT,
      effect: {
        do: 'influence',
        n: catalog.edition.numbers.visitInfluence,
        with: visitTarget(state, seat, space.faction),
      },
      source,
    });
  }
  completeVisits(play, seat, id);
}

/** Whoever sends the agent, the player whose marker lies there gains (rulebook: Бонуси контролю). */
export function controlBonus(play: ImperiumPlay, { id, controlBonus: bonus }: CatalogSpace): void {
  const { state } = play;
  const controller = state.control[id];
  if (controller === undefined || bonus === undefined) return;
  gain(play, controller, bonus.what, bonus.n, `space:${id}`);
  if (isAutomaton(state, controller)) doNext(state, { task: 'rival-spends', seat: controller });
}

/** Who watches a maker space with a spy may profit from another player's visit. */
export function smuggle(play: ImperiumPlay, visitor: Seat, space: SpaceId): void {
  const { state } = play;
  for (const seat of inTurnOrder(state, visitor)) {
    const ability = seat === visitor ? undefined : abilityOf(state, seat, 'smuggling');
    if (ability === undefined || spiesAt(state, seat, space).length === 0) continue;
    noteAbility(play, seat);
    doEffectsNext(play, seat, ability.effects, `leader:${playerAt(state, seat).leader}`);
  }
}
