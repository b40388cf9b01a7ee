import type { Seat } from '@sietch/kernel';
import type { Dice } from '../../../kernel/test/random-play.js';
import { type Automaton, TOKEN_COLOURS } from '../../src/automaton.js';
import { planningCard } from '../../src/content/catalog.js';
import { ownerOf, partnersOf, sideSeenFrom } from '../../src/participants.js';
import type { ArrakisState, Dashboard } from '../../src/state.js';
import { SIDES, type Side } from '../../src/terms.js';

/**
 * Another state that a seat (or a spectator) cannot tell from this one. Written apart from `determinize` on
 * purpose: it starts from the full state and shuffles what the rulebook hides, so that it knows nothing of views.
 */
export function permuteHidden(original: ArrakisState, seat: Seat | undefined, dice: Dice): ArrakisState {
  const state = structuredClone(original);
  const side = sideSeenFrom(state, seat);
  for (const owner of SIDES)
    for (const dashboard of state.factions[owner].dashboards)
      shuffleCards(dashboard, seat !== undefined && sees(state, seat, owner, dashboard), dice);
  state.prescienceDeck = dice.shuffle(state.prescienceDeck);
  shuffleObjectives(state, side, dice);
  shuffleSietches(state, side, dice);
  shuffleDesert(state, dice);
  shuffleFaces(state, side, dice);
  if (state.automaton !== undefined) shuffleAutomaton(state, state.automaton, dice);
  state.random = { key: state.random.key.map(() => dice.below(2 ** 32)), counter: dice.below(1000) };
  return state;
}

/** Nobody knows the order of the tactics deck, the reinforcements, and what the Harkonnen tokens show. */
function shuffleAutomaton(state: ArrakisState, automaton: Automaton, dice: Dice): void {
  automaton.tactics = dice.shuffle(automaton.tactics);
  const { decks } = state.factions.harkonnen.dashboards[0] as Dashboard;
  for (const deck of Object.keys(decks) as (keyof typeof decks)[]) {
    const held = automaton.reinforcements.filter((card) => planningCard(card).deck === deck);
    const pool = dice.shuffle([...held, ...decks[deck]]);
    automaton.reinforcements = automaton.reinforcements.filter((card) => planningCard(card).deck !== deck);
    automaton.reinforcements.push(...pool.splice(0, held.length));
    decks[deck] = pool;
  }
  automaton.reinforcements = dice.shuffle(automaton.reinforcements);
  for (const colour of TOKEN_COLOURS) {
    const tokens = Object.keys(automaton.faces).filter((token) => token.startsWith(colour));
    const faces = dice.shuffle(tokens.map((token) => automaton.faces[token] as number));
    tokens.forEach((token, i) => {
      automaton.faces[token] = faces[i] as number;
    });
  }
}

/** One's own hand, and that of the partner as long as a cone of silence lasts. */
function sees(state: ArrakisState, seat: Seat, owner: Side, { id }: Dashboard): boolean {
  const confers = state.decision?.kind === 'cone' && state.decision.side === owner;
  // Partners against the automaton play with open hands.
  const open = confers || state.automaton !== undefined;
  return (open ? partnersOf(state, owner) : ownerOf(state, id)).includes(seat);
}

/** The backs tell the deck of a card in a hand, nothing else; the owner does not know the order of the decks. */
function shuffleCards(dashboard: Dashboard, own: boolean, dice: Dice): void {
  for (const deck of Object.keys(dashboard.decks) as (keyof typeof dashboard.decks)[]) {
    if (own) {
      dashboard.decks[deck] = dice.shuffle(dashboard.decks[deck]);
      continue;
    }
    const held = dashboard.hand.filter((card) => planningCard(card).deck === deck);
    const pool = dice.shuffle([...held, ...dashboard.decks[deck]]);
    dashboard.hand = dashboard.hand.filter((card) => planningCard(card).deck !== deck);
    dashboard.hand.push(...pool.splice(0, held.length));
    dashboard.decks[deck] = pool;
  }
}

function shuffleObjectives(state: ArrakisState, side: Side | undefined, dice: Dice): void {
  if (side === 'atreides' || state.winner !== undefined) {
    state.objectiveDeck = dice.shuffle(state.objectiveDeck);
    return;
  }
  const pool = dice.shuffle([...state.objectives, ...state.objectiveDeck]);
  state.objectives = pool.splice(0, state.objectives.length);
  state.objectiveDeck = pool;
}

function shuffleSietches(state: ArrakisState, side: Side | undefined, dice: Dice): void {
  if (side === 'atreides') return;
  const hidden = state.areas.filter((zone) => zone.sietch > 0 && !zone.sietchShown);
  const ranks = dice.shuffle(hidden.map((zone) => zone.sietch));
  hidden.forEach((zone, i) => {
    zone.sietch = ranks[i] as number;
  });
}

/** Stations and wormsigns are unknown to everybody. */
function shuffleDesert(state: ArrakisState, dice: Dice): void {
  const stations = state.areas.filter((zone) => zone.station !== undefined);
  const markers = dice.shuffle(stations.map((zone) => zone.station));
  stations.forEach((zone, i) => {
    zone.station = markers[i];
  });
  const signed = state.areas.filter((zone) => zone.sign !== undefined);
  const pool = dice.shuffle([...state.signSupply, ...signed.flatMap((zone) => zone.sign ?? [])]);
  for (const zone of signed) zone.sign = pool.pop();
  state.signSupply = pool;
}

function shuffleFaces(state: ArrakisState, side: Side | undefined, dice: Dice): void {
  const drawn = state.decision?.kind === 'recruit' ? state.decision.token : undefined;
  for (const set of ['starting', 'standard']) {
    const unknown = Object.keys(state.faces).filter((token) => {
      if (!token.startsWith(set) || state.tokensShown.includes(token)) return false;
      return side !== 'atreides' || (state.tokenSupply.includes(token) && token !== drawn);
    });
    const faces = dice.shuffle(unknown.map((token) => state.faces[token] as number));
    unknown.forEach((token, i) => {
      state.faces[token] = faces[i] as number;
    });
  }
}
