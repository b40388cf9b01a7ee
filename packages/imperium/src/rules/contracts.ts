import { reveal, type Seat } from '@sietch/kernel';
import { catalogOf, numbersOf } from '../content/catalog.js';
import type { Contract } from '../content/component.js';
import { emit, type ImperiumPlay } from '../events.js';
import { asked } from '../participants.js';
import { type ImperiumState, playerAt, turnOf } from '../state.js';
import type { CardId, ContractId, Ref, SpaceId } from '../terms.js';
import { abilityOf } from './ability.js';
import { distinct, removeOne } from './deck.js';
import { addPending, doEffectsNext } from './pending.js';
import { gain } from './resources.js';

/** Tiles a contract icon offers this player: the face-up ones and, for their leader, those set aside. */
export function contractsOffered(state: ImperiumState, seat: Seat): ContractId[] {
  const aside = abilityOf(state, seat, 'contracts-aside') === undefined ? [] : state.contractsAside;
  return distinct([...state.contractRow, ...aside]);
}

/** Without the module, or with no tile left, the icon gives solari (rulebook: CHOAM module). */
export function contractIcon(play: ImperiumPlay, seat: Seat, source: Ref, declined = false): void {
  const { state } = play;
  if (declined || contractsOffered(state, seat).length === 0)
    gain(play, seat, 'solari', numbersOf(state).contractSolari, source);
  else state.decision = { kind: 'contract', ...asked(state, seat), source };
}

export function takeContract(play: ImperiumPlay, seat: Seat, id: ContractId): void {
  const { state } = play;
  if (removeOne(state.contractRow, id)) refillContracts(play);
  else removeOne(state.contractsAside, id);
  receiveContract(play, seat, id);
}

function refillContracts(play: ImperiumPlay): void {
  const { state } = play;
  const next = state.contractDeck.pop();
  if (next === undefined) return;
  state.contractRow.push(next);
  reveal(play);
}

/** All face-up tiles go to the allies, one each, before new ones are laid out: the first tile to the one named. */
export function giveContracts(play: ImperiumPlay, allies: readonly Seat[], toFirst: Seat): void {
  const { state } = play;
  const tiles = state.contractRow.splice(0);
  for (const _ of tiles) refillContracts(play);
  const [first, second] = tiles;
  const other = allies.find((ally) => ally !== toFirst);
  if (second !== undefined && other !== undefined) receiveContract(play, other, second);
  if (first !== undefined) receiveContract(play, toFirst, first);
}

function receiveContract(play: ImperiumPlay, seat: Seat, id: ContractId): void {
  const { state } = play;
  playerAt(state, seat).contracts.push(id);
  emit(play, { event: 'contract-taken', seat, contract: id });
  const contract = catalogOf(state).contract(id);
  if (contract.term.by === 'taking') {
    complete(play, seat, contract);
    doEffectsNext(play, seat, contract.reward, `contract:${id}`);
  }
}

/** The tile is turned face down and stays with its owner. */
function complete(play: ImperiumPlay, seat: Seat, { id }: Contract): void {
  const player = playerAt(play.state, seat);
  removeOne(player.contracts, id);
  player.completed.push(id);
  emit(play, { event: 'contract-completed', seat, contract: id });
}

function held(state: ImperiumState, seat: Seat, fits: (contract: Contract) => boolean): Contract[] {
  const { contracts } = playerAt(state, seat);
  return contracts.length === 0 ? [] : contracts.map(catalogOf(state).contract).filter(fits);
}

/** All contracts for the space are completed; their rewards join the effects of the visit. */
export function completeVisits(play: ImperiumPlay, seat: Seat, space: SpaceId): void {
  for (const contract of held(play.state, seat, ({ term }) => term.by === 'visit' && term.space === space)) {
    complete(play, seat, contract);
    addPending(turnOf(play.state).pending, contract.reward, `contract:${contract.id}`);
  }
}

/** Spice from any source counts, once the agent has gone to a maker space. */
export function completeHarvests(play: ImperiumPlay, seat: Seat): void {
  const { state } = play;
  const turn = turnOf(state);
  if (turn.space === undefined || !catalogOf(state).space(turn.space).maker) return;
  const enough = ({ term }: Contract): boolean => term.by === 'harvest' && turn.spiceGained >= term.spice;
  for (const contract of held(state, seat, enough)) {
    complete(play, seat, contract);
    addPending(turn.pending, contract.reward, `contract:${contract.id}`);
  }
}

export function completeAcquisitions(play: ImperiumPlay, seat: Seat, card: CardId): void {
  for (const contract of held(play.state, seat, ({ term }) => term.by === 'acquire' && term.card === card)) {
    complete(play, seat, contract);
    doEffectsNext(play, seat, contract.reward, `contract:${contract.id}`);
  }
}
