import { type RandomState, reveal, shuffle, sure } from '@sietch/kernel';
import { cardsOf, FORCES_OF } from '../content/catalog.js';
import {
  ATREIDES_TOKENS,
  HARKONNEN_BLACK,
  HARKONNEN_SILVER,
  type TokenFace,
  type TokenSet,
  tokenIds,
} from '../content/deployment-tokens.js';
import { WORMSIGN_COUNT } from '../content/figures.js';
import { OBJECTIVES } from '../content/objectives.js';
import { PRESCIENCE } from '../content/prescience.js';
import {
  SETTLEMENTS,
  SIETCH_AREAS,
  SIETCH_RANKS,
  STATION_AREAS,
  STATION_TOKENS,
  WORMSIGN_TOKENS,
} from '../content/settlements.js';
import { type ArrakisPlay, emit } from '../events.js';
import { emptyState } from '../new-state.js';
import type { ArrakisOptions } from '../options.js';
import { partnersOf, runsItself } from '../participants.js';
import { type ArrakisState, homeOf } from '../state.js';
import { SIDES, UNITS, WORMSIGNS } from '../terms.js';
import { newAutomaton } from './automaton/setup.js';
import { gainBeneGesserit } from './bene-gesserit.js';
import { setSettlement, setSietch, setStation } from './board.js';
import { legionAt } from './legion.js';

/** The table before the first round (rulebook: Приготування). */
export function setup(options: ArrakisOptions, random: RandomState): ArrakisState {
  const state = emptyState(options, random);
  placeSettlements(state);
  placeAtreides(state);
  placeHarkonnen(state);
  placeStations(state);
  state.signSupply = shuffle(
    random,
    WORMSIGNS.flatMap((sign) => Array.from({ length: WORMSIGN_TOKENS[sign] }, () => sign)),
  );
  if (state.signSupply.length !== WORMSIGN_COUNT) throw new Error('There are sixteen wormsigns.');
  state.prescienceDeck = shuffle(
    random,
    PRESCIENCE.map((card) => card.id),
  );
  for (const side of SIDES) {
    for (const deck of FORCES_OF[side])
      homeOf(state, side, deck).decks[deck] = shuffle(random, cardsOf(deck));
  }
  state.objectiveDeck = shuffle(
    random,
    OBJECTIVES.map((objective) => objective.id),
  );
  if (runsItself(state, 'harkonnen')) state.automaton = newAutomaton(state);
  state.agenda.push({ task: 'setup' });
  return state;
}

function placeSettlements(state: ArrakisState): void {
  for (const [area, rank] of Object.entries(SETTLEMENTS)) setSettlement(state, area, rank);
  const ranks = shuffle(state.random, [...SIETCH_RANKS]);
  SIETCH_AREAS.forEach((area, i) => {
    setSietch(state, area, ranks[i] ?? 0, false);
  });
}

/** A hidden token and a naib in every sietch; the standard tokens form a supply. */
function placeAtreides(state: ArrakisState): void {
  const deal = (set: TokenSet): string[] => {
    const faces = shuffle(
      state.random,
      ATREIDES_TOKENS[set].map((_, face) => face),
    );
    const ids = tokenIds(set);
    ids.forEach((id, i) => {
      state.faces[id] = faces[i] ?? 0;
    });
    return ids;
  };
  deal('starting').forEach((token, i) => {
    const legion = legionAt(state, 'atreides', sure(SIETCH_AREAS[i], 'area', i));
    legion.tokens.push(token);
    legion.generic++;
    state.factions.atreides.supply.generic--;
  });
  state.tokenSupply = deal('standard');
}

/** A black and a silver token in every settlement, replaced by figures at once. */
function placeHarkonnen(state: ArrakisState): void {
  const { supply } = state.factions.harkonnen;
  for (const set of [HARKONNEN_BLACK, HARKONNEN_SILVER]) {
    const faces = shuffle(state.random, [...set]);
    Object.keys(SETTLEMENTS).forEach((area, i) => {
      const face: TokenFace = faces[i] ?? {};
      const legion = legionAt(state, 'harkonnen', area);
      for (const kind of [...UNITS, 'generic'] as const) {
        legion[kind] += face[kind] ?? 0;
        supply[kind] -= face[kind] ?? 0;
      }
    });
  }
}

function placeStations(state: ArrakisState): void {
  const tokens = shuffle(state.random, [...STATION_TOKENS]);
  STATION_AREAS.forEach((area, i) => {
    setStation(state, area, tokens[i]);
  });
}

/** The Atreides take a secret objective and a Bene Gesserit token. */
export function dealObjective(play: ArrakisPlay): void {
  const { state } = play;
  drawObjective(play);
  gainBeneGesserit(play, 'atreides');
  state.agenda.push({ task: 'round' });
}

export function drawObjective(play: ArrakisPlay): void {
  const { state } = play;
  const objective = state.objectiveDeck.pop();
  if (objective === undefined) return;
  state.objectives.push(objective);
  const seats = partnersOf(state, 'atreides');
  reveal(play, ...seats);
  emit(play, { event: 'objective', secret: { seats, objective } });
}
