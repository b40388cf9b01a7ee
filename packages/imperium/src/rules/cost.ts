import { doNext, type Reason, type Seat } from '@sietch/kernel';
import type { Cost, Effect } from '../effects/effect.js';
import type { ImperiumPlay } from '../events.js';
import { askedBy } from '../participants.js';
import { type ImperiumState, playerAt } from '../state.js';
import type { CostPart } from '../tasks.js';
import { RESOURCES, type Ref } from '../terms.js';
import { alliesToActivate, armyAt } from './activation.js';
import { flippable } from './battle-icons.js';
import { cardOf, cardsInPlay, discardSome, trashCard } from './deck.js';
import { influenceToLose } from './influence.js';
import { doEffectsNext } from './pending.js';
import { spend } from './resources.js';
import { recallSpy } from './spies.js';
import { type TrashSpec, trashableCards } from './trash.js';
import { lose, retreat } from './troops.js';

export type CostReason = Reason;

/** Why a cost cannot be paid; `undefined` if it can. All of it must be there before anything is paid. */
export function costReason(
  state: ImperiumState,
  seat: Seat,
  cost: Cost,
  source: Ref,
): CostReason | undefined {
  // Asked for every space of every turn: only what a cost names is looked at.
  for (const part in cost) {
    const reason = LACKS[part as keyof Cost](cost, state, seat, source);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

type Lack = (cost: Cost, state: ImperiumState, seat: Seat, source: Ref) => CostReason | undefined;

/** What is missing for each part of a cost. */
const LACKS: Readonly<Record<keyof Cost, Lack>> = {
  solari: ({ solari }, state, seat) => lacking('solari', solari, playerAt(state, seat).solari),
  spice: ({ spice }, state, seat) => lacking('spice', spice, playerAt(state, seat).spice),
  water: ({ water }, state, seat) => lacking('water', water, playerAt(state, seat).water),
  teamSpice: ({ teamSpice }, state, seat) => lacking('spice', teamSpice, spiceOfTeam(state, seat)),
  influence: ({ influence }, state, seat) => lacking('influence', influence, influenceToLose(state, seat)),
  troops: ({ troops }, state, seat) => lacking('troops', troops, armyAt(state, seat).conflict),
  retreat: (cost, state, seat) => lacking('troops', leastRetreat(cost), armyAt(state, seat).conflict),
  discard: ({ discard }, state, seat) => lacking('card', discard, playerAt(state, seat).hand.length),
  discardIntrigue: ({ discardIntrigue }, state, seat) =>
    lacking('intrigue', discardIntrigue, playerAt(state, seat).intrigues.length),
  trashIntrigue: ({ trashIntrigue }, state, seat) =>
    lacking('intrigue', trashIntrigue, playerAt(state, seat).intrigues.length),
  spies: ({ spies }, state, seat) => lacking('spy', spies, playerAt(state, seat).spies.length),
  trashSelf: (_, state, seat, source) =>
    lacking('card', 1, cardsInPlay(playerAt(state, seat)).includes(cardOf(source)) ? 1 : 0),
  trash: ({ trash }, state, seat, source) =>
    trash && lacking('card', 1, trashableCards(state, seat, trashSpec(trash, source)).length),
  flip: ({ flip }, state, seat) => flip && lacking('battle-icon', 1, flippable(state, seat, flip).length),
};

function lacking(of: string, needed: number | undefined, there: number): CostReason | undefined {
  return needed !== undefined && needed > there ? { code: 'cost', missing: needed - there, of } : undefined;
}

/** Spice of a commander and the allies, who may add to his. */
function spiceOfTeam(state: ImperiumState, seat: Seat): number {
  return [seat, ...alliesToActivate(state, seat)].reduce((sum, one) => sum + playerAt(state, one).spice, 0);
}

function leastRetreat({ retreat: troops }: Cost): number | undefined {
  return typeof troops === 'object' ? troops[0] : troops;
}

/** The card that asks does not count as one of those in play. */
function trashSpec({ from, faction }: NonNullable<Cost['trash']>, source: Ref): TrashSpec {
  return {
    zones: from === 'anywhere' ? ['hand', 'discard', 'play'] : [from],
    ...(faction !== undefined && { faction }),
    ...(from === 'play' && { except: source }),
  };
}

/** Pays; what needs a choice (which influence, which card …) is asked before anything else on the agenda. */
export function payCost(play: ImperiumPlay, seat: Seat, cost: Cost, source: Ref): void {
  for (const what of RESOURCES) spend(play, seat, what, cost[what] ?? 0, source);
  const parts: CostPart[] = [];
  if (cost.influence !== undefined) parts.push({ pay: 'influence', n: cost.influence });
  if (cost.discard !== undefined) parts.push({ pay: 'discard', n: cost.discard });
  if (cost.discardIntrigue !== undefined)
    parts.push({ pay: 'intrigue', n: cost.discardIntrigue, trashed: false });
  if (cost.trashIntrigue !== undefined) parts.push({ pay: 'intrigue', n: cost.trashIntrigue, trashed: true });
  if (cost.spies !== undefined) parts.push({ pay: 'spies', n: cost.spies });
  if (typeof cost.retreat === 'object')
    parts.push({ pay: 'retreat', from: cost.retreat[0], to: cost.retreat[1] });
  if (cost.trash !== undefined) parts.push({ pay: 'trash', spec: trashSpec(cost.trash, source) });
  if (cost.flip !== undefined) parts.push({ pay: 'flip', icon: cost.flip });
  if (parts.length > 0)
    doNext(play.state, ...parts.map((part) => ({ task: 'pay-part', seat, part, source }) as const));
  if (cost.troops !== undefined) lose(play, seat, cost.troops, 'conflict', source);
  if (typeof cost.retreat === 'number') retreat(play, seat, cost.retreat, source);
  if (cost.trashSelf) trashCard(play, seat, cardOf(source), 'play');
}

/** Asks for the part of a cost that leaves a choice. */
export function askCostPart(play: ImperiumPlay, seat: Seat, part: CostPart, source: Ref): void {
  const { state } = play;
  const to = askedBy(source, state, seat);
  switch (part.pay) {
    case 'influence':
      state.decision = { kind: 'lose-influence', ...to, n: part.n };
      return;
    case 'discard':
      return discardSome(play, seat, part.n, source);
    case 'intrigue':
      state.decision = { kind: 'give-intrigue', ...to, n: part.n, trashed: part.trashed };
      return;
    case 'spies':
      if (playerAt(state, seat).spies.length > part.n)
        state.decision = { kind: 'recall-spy', ...to, n: part.n };
      else for (const post of [...playerAt(state, seat).spies]) recallSpy(play, seat, post);
      return;
    case 'retreat':
      state.decision = {
        kind: 'retreat',
        ...to,
        from: part.from,
        upTo: Math.min(part.to, armyAt(state, seat).conflict),
      };
      return;
    case 'trash':
      state.decision = { kind: 'trash', ...to, ...part.spec, optional: false };
      return;
    case 'flip':
      state.decision = { kind: 'flip', ...to, icon: part.icon };
      return;
  }
}

/** Pays an arrow cost and puts its effects on the agenda. */
export function payFor(
  play: ImperiumPlay,
  seat: Seat,
  cost: Cost,
  effects: readonly Effect[],
  source: Ref,
): void {
  if (cost.teamSpice !== undefined)
    return doNext(play.state, { task: 'contribute', seat, effect: { cost, effects }, source, given: [] });
  doEffectsNext(play, seat, effects, source);
  payCost(play, seat, cost, source);
}
