import {
  doNext,
  type Participant,
  type RandomState,
  randomBelow,
  reveal,
  type Seat,
  shuffle,
  sure,
} from '@sietch/kernel';
import { catalogOf, numbersOf } from '../content/catalog.js';
import type { ConflictLevel } from '../content/component.js';
import { selectionOf } from '../content/selection.js';
import { emit, type ImperiumPlay } from '../events.js';
import { emptyState } from '../new-state.js';
import type { ImperiumOptions } from '../options.js';
import {
  alliesOf,
  asked,
  commanderAt,
  commanderOf,
  inTurnOrder,
  isAutomaton,
  modeOf,
} from '../participants.js';
import { type ImperiumState, playerAt } from '../state.js';
import type { CardId, LeaderId } from '../terms.js';
import { abilityOf, useAbility } from './ability.js';
import { removeOne } from './deck.js';
import { doEffectsNext } from './pending.js';
import { dealRivals, introduceRivals, isRivalsLeader, setUpRivals } from './rivals/setup.js';

/** Steps A to H of the setup; leaders follow as the first task, since they may be chosen. */
export function setup(options: ImperiumOptions, edition: string, random: RandomState): ImperiumState {
  const state = emptyState(options, edition, random);
  const { edition: board, spaces } = catalogOf(state);
  const { cards, decks } = selectionOf(state);
  for (const space of spaces) if (space.maker) state.makers[space.id] = 0;
  for (const space of spaces) if (space.controlBonus !== undefined) state.control[space.id] = undefined;
  state.shieldWall = board.shieldWall;
  buildConflictDeck(state);
  state.intrigueDeck = shuffle(random, [...decks.intrigue]);
  state.imperiumDeck = shuffle(random, [...decks.imperium]);
  if (modeOf(state).commanders.some(({ board }) => board.throneRow)) state.throneRow = [];
  state.row = state.imperiumDeck.splice(-board.numbers.row).reverse();
  for (const card of cards) if (card.group === 'reserve') state.reserve[card.id] = card.copies;
  const mode = modeOf(state);
  for (const [seat, player] of state.players.slice(0, mode.players).entries())
    player.deck = shuffle(random, startingDeck(state, seat));
  if (board.objectives.length > 0) dealObjectives(state);
  else state.first = wishedFirst(state, mode.first ?? randomBelow(random, mode.players));
  setUpRivals(state);
  dealRivals(state);
  dealLeaders(state);
  state.agenda.push({ task: 'leaders' });
  return state;
}

/** Who begins is drawn also where it was agreed on, so that all else is shuffled alike. */
function wishedFirst({ options: { first } }: ImperiumState, drawn: Participant): Participant {
  return typeof first === 'number' ? first : drawn;
}

/** Conflicts of level I lie on top, those of level III at the bottom. Nobody learns which cards are left out. */
function buildConflictDeck(state: ImperiumState): void {
  const { conflictDeck } = numbersOf(state);
  const levels: readonly ConflictLevel[] = [3, 2, 1];
  for (const level of levels) {
    const conflicts = selectionOf(state).conflicts.filter((conflict) => conflict.level === level);
    const cards = shuffle(
      state.random,
      conflicts.map((conflict) => conflict.id),
    );
    state.conflictDeck.push(...cards.splice(0, conflictDeck[level - 1]));
    state.unusedConflicts.push(...cards);
  }
}

/** Commanders have decks of their own. */
function startingDeck(state: ImperiumState, seat: Seat): CardId[] {
  const { decks, ownDecks } = selectionOf(state);
  const leader = commanderAt(state, seat)?.leader;
  return [...(leader === undefined ? decks.starter : (ownDecks[leader] ?? []))];
}

/**
 * One open objective each but for commanders, drawn at random but for a Rival's own; the one with the mark makes the
 * first player, and goes to whom those at the table agreed on.
 */
function dealObjectives(state: ImperiumState): void {
  const { players } = state.options;
  const objectives = shuffle(state.random, [...selectionOf(state).objectives]);
  const dealt = [...state.players.keys()].filter((seat) => commanderAt(state, seat) === undefined);
  for (const seat of dealt) {
    const own = isAutomaton(state, seat);
    const index = objectives.findIndex(({ rivals }) => own === (rivals?.includes(players) ?? false));
    const [drawn] = objectives.splice(Math.max(0, index), 1);
    const objective = sure(drawn, 'objective for seat', seat);
    playerAt(state, seat).won.push({ id: objective.id, icon: objective.battleIcon, faceUp: true });
    if (objective.firstPlayer) state.first = seat;
  }
  const drawn = state.first;
  state.first = wishedFirst(state, drawn);
  if (state.first !== drawn) exchangeObjectives(state, drawn, state.first);
  balanceObjectives(state);
}

function exchangeObjectives(state: ImperiumState, one: Participant, other: Participant): void {
  const [mine, theirs] = [playerAt(state, one).won, playerAt(state, other).won];
  const given = mine.splice(0);
  mine.push(...theirs.splice(0));
  theirs.push(...given);
}

/** Both of the first player's icon in one team: the teammate exchanges with the opponent beside (six players, step H). */
function balanceObjectives(state: ImperiumState): void {
  const [own] = playerAt(state, state.first).won;
  const twin = alliesOf(state, state.first).find((ally) => playerAt(state, ally).won[0]?.icon === own?.icon);
  if (twin === undefined) return;
  const [, left = twin] = inTurnOrder(state, twin);
  const right = inTurnOrder(state, twin).at(-1) ?? twin;
  const neighbour = [left, right].find((seat) => commanderAt(state, seat) === undefined);
  if (neighbour !== undefined) exchangeObjectives(state, twin, neighbour);
}

function dealLeaders(state: ImperiumState): void {
  const { leaders, players } = state.options;
  const { commanders, commands } = modeOf(state);
  const all = selectionOf(state).leaders.flatMap(({ id, faceOf }) =>
    faceOf === undefined && !isRivalsLeader(state, id) && !commanders.some(({ leader }) => leader === id)
      ? [id]
      : [],
  );
  const people = commands.slice(0, players);
  const others = people.flatMap((commander, seat) => (commander === undefined ? [seat] : []));
  if (typeof leaders !== 'string') state.leaderPool = leaders.map((leader) => [leader]);
  else {
    const each = leaders === 'draft' ? numbersOf(state).draftedLeaders : 1;
    const dealt = leaders === 'choose' ? [] : shuffle(state.random, all);
    state.leaderPool = people.map((commander, seat) => {
      if (commander !== undefined) return [commander.leader];
      if (leaders === 'choose') return suggestedFirst(state, seat, all);
      const turn = others.indexOf(seat);
      return dealt.slice(turn * each, (turn + 1) * each);
    });
  }
}

/** Leaders suggested for the seat's commander are offered first; any other may be taken as well. */
function suggestedFirst(state: ImperiumState, seat: Seat, leaders: LeaderId[]): LeaderId[] {
  const commander = commanderOf(state, seat)?.leader;
  if (commander === undefined) return leaders;
  const { leader } = catalogOf(state);
  const suggested = leaders.filter((id) => leader(id).suggestedFor?.includes(commander));
  return [...suggested, ...leaders.filter((id) => !suggested.includes(id))];
}

/** Leaders are taken in seat order; no two players have the same one. */
export function handOutLeaders(play: ImperiumPlay): void {
  const { state } = play;
  const seat = state.players.findIndex((player) => player.leader === '');
  if (seat < 0 || isAutomaton(state, seat)) {
    doNext(state, { task: 'leaders-ready' });
    return;
  }
  const taken = state.players.map((player) => player.leader);
  const from = (state.leaderPool[seat] ?? []).filter((leader) => !taken.includes(leader));
  doNext(state, { task: 'leaders' });
  state.decision = { kind: 'leader', ...asked(state, seat), from };
}

export function takeLeader(play: ImperiumPlay, seat: Seat, leader: LeaderId): void {
  playerAt(play.state, seat).leader = leader;
  if (abilityOf(play.state, seat, 'look-at-deck') !== undefined) reveal(play, seat);
  emit(play, { event: 'leader', seat, leader });
}

export function leadersReady(play: ImperiumPlay): void {
  const { state } = play;
  state.leaderPool = [];
  for (const [seat, { won }] of state.players.entries()) {
    for (const { id } of won) emit(play, { event: 'objective', seat, objective: id });
  }
  emit(play, { event: 'first-player', seat: state.first });
  reveal(play);
  doNext(state, { task: 'round-start' });
  for (const { participant, leader, board } of modeOf(state).commanders)
    doEffectsNext(play, participant, board.atStart, `leader:${leader}`);
  for (const seat of state.players.keys()) doNext(state, { task: 'tokens', seat });
  for (let seat = 0; seat < state.options.players; seat++) prepareLeader(play, seat);
  if (state.rivals !== undefined) introduceRivals(play);
  dealContracts(state);
}

function prepareLeader(play: ImperiumPlay, seat: Seat): void {
  const { state } = play;
  const player = playerAt(state, seat);
  useAbility(play, seat, 'setup');
  player.training = catalogOf(state).leader(player.leader).training?.[0]?.id ?? '';
  const smuggling = abilityOf(state, seat, 'smuggling');
  if (smuggling !== undefined && removeOne(player.deck, smuggling.without))
    state.trashed.push(smuggling.without);
  const aside = abilityOf(state, seat, 'contracts-aside');
  if (aside !== undefined) state.contractsAside.push(...aside.contracts);
}

/** Secret tokens are chosen when everything else stands ready for the first round. */
export function askForTokens({ state }: ImperiumPlay, seat: Seat): void {
  if (abilityOf(state, seat, 'masterstroke') !== undefined)
    state.decision = { kind: 'tokens', ...asked(state, seat) };
}

/** Some contracts lie open; those of a leader are set aside before shuffling. */
function dealContracts(state: ImperiumState): void {
  const tiles = [...selectionOf(state).decks.contract];
  for (const id of state.contractsAside) removeOne(tiles, id);
  state.contractDeck = shuffle(state.random, tiles);
  state.contractRow = state.contractDeck.splice(-numbersOf(state).contractRow);
}
