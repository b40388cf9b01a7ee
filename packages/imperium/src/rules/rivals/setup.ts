import { type Participant, shuffle } from '@sietch/kernel';
import { catalogOf, numbersOf } from '../../content/catalog.js';
import type { RivalCard } from '../../content/rivals/component.js';
import { eligibleRivals, isTaken } from '../../content/rivals/eligible.js';
import { selectionOf } from '../../content/selection.js';
import { emit, type ImperiumPlay } from '../../events.js';
import { isAutomaton, modeOf } from '../../participants.js';
import { agentsOwned, type ImperiumState, playerAt } from '../../state.js';
import { doEffectsNext } from '../pending.js';
import { difficultyOf, rivalAt } from './card.js';

/** Deck, cards and supplies of the Rivals (rulebook: Приготування). */
export function setUpRivals(state: ImperiumState): void {
  const { participants, players } = modeOf(state);
  if (participants === players) return;
  const difficulty = difficultyOf(state);
  state.rivals = {
    cards: [],
    deck: shuffle(state.random, [...selectionOf(state).decks.hagal]),
    discard: [],
    swordmastersUnder: difficulty?.swordmastersUnder ?? 0,
    turned: Array.from({ length: participants - players }, () => []),
  };
  for (let seat = players; seat < participants; seat++) supplyRival(state, seat);
}

/** What a Rival has at the start, and nothing else. */
export function supplyRival(state: ImperiumState, seat: Participant): void {
  const player = playerAt(state, seat);
  const start = catalogOf(state).edition.rivals.start[state.options.players];
  player.garrison = difficultyOf(state)?.garrison ?? start?.garrison ?? 0;
  player.supply = numbersOf(state).troops - player.garrison;
  player.conflict = 0;
  player.solari = 0;
  player.spice = 0;
  player.water = start?.water ?? 0;
  player.swordmaster = start?.swordmaster ?? false;
  player.agents = agentsOwned(state, player);
}

/** Those named, those the rulebook suggests, or any; a leader who is played by a person plays no Rival. */
export function dealRivals(state: ImperiumState): void {
  const { rivals } = state;
  if (rivals === undefined) return;
  const { options } = state;
  const wanted = options.rivals ?? 'suggested';
  if (typeof wanted !== 'string') {
    rivals.cards = [...wanted];
    return;
  }
  const named = typeof options.leaders === 'string' ? [] : options.leaders;
  const free = eligibleRivals(state).filter(({ id }) => !isTaken(state, id, named));
  const suggested = free.filter((card) => card.suggested.includes(options.players));
  const from: readonly RivalCard[] =
    wanted === 'suggested' && suggested.length >= rivals.turned.length ? suggested : free;
  rivals.cards = shuffle(
    state.random,
    from.map(({ id }) => id),
  ).slice(0, rivals.turned.length);
}

/** Told when the leaders are: who the Rivals are, and what the level of difficulty gives everybody. */
export function introduceRivals(play: ImperiumPlay): void {
  const { state } = play;
  const difficulty = difficultyOf(state);
  for (const seat of [...state.players.keys()].reverse()) {
    const extra = isAutomaton(state, seat) ? difficulty?.rival : difficulty?.person;
    doEffectsNext(play, seat, extra ?? [], 'difficulty');
  }
  for (const seat of state.players.keys()) {
    const card = rivalAt(state, seat);
    if (card !== undefined) emit(play, { event: 'rival', seat, rival: card.id });
  }
}

export function isRivalsLeader(state: ImperiumState, leader: string): boolean {
  return isTaken(state, leader, state.rivals?.cards ?? []);
}
