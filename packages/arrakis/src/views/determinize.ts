import { type RandomState, recordOf, shuffle } from '@sietch/kernel';
import { type Automaton, cloneAutomaton, TOKEN_COLOURS } from '../automaton.js';
import { cloneAppearance, cloneBattle, clonePiles, cloneTurn } from '../clone.js';
import { cardsOf, FORCES_OF, planningCard } from '../content/catalog.js';
import { DASHBOARDS } from '../content/dashboards.js';
import {
  ATREIDES_TOKENS,
  HARKONNEN_TOKENS,
  harkonnenTokenIds,
  type TokenSet,
} from '../content/deployment-tokens.js';
import { OBJECTIVES } from '../content/objectives.js';
import { PRESCIENCE } from '../content/prescience.js';
import { SIETCH_RANKS, STATION_TOKENS, WORMSIGN_TOKENS } from '../content/settlements.js';
import { TACTIC_IDS } from '../content/tactics.js';
import type { Decision } from '../decisions.js';
import { emptyState } from '../new-state.js';
import { whereIn } from '../rules/board.js';
import { copyLegion, removeFrom } from '../rules/legion.js';
import type { ArrakisState, Dashboard, Faction, Zone } from '../state.js';
import { type CardId, type DashboardId, type Side, WORMSIGNS } from '../terms.js';
import type { ArrakisView, AutomatonView, DashboardView } from './view.js';

/** What is left of a set of components when those in sight are taken away, shuffled. */
function unseen<T>(random: RandomState, all: readonly T[], seen: readonly T[]): T[] {
  const left = [...all];
  for (const item of seen) removeFrom(left, item);
  return shuffle(random, left);
}

/** A full state that agrees with the view: what the view does not tell is drawn at random. */
export function determinize(view: ArrakisView, random: RandomState): ArrakisState {
  const objectives = guessObjectives(view, random);
  const signs = unseen(
    random,
    WORMSIGNS.flatMap((sign) => Array.from({ length: WORMSIGN_TOKENS[sign] }, () => sign)),
    view.signsShown,
  );
  const seen = [...view.shown.map(({ id }) => id), ...view.claimed, ...view.discarded];
  const areas = guessAreas(view, signs, random);
  const automaton = view.automaton === undefined ? undefined : guessAutomaton(view.automaton, random);
  const factions = {
    atreides: guessFaction(view, 'atreides', random),
    harkonnen: guessFaction(view, 'harkonnen', random),
  };
  if (automaton !== undefined) reinforce(automaton, view, factions.harkonnen, random);
  return {
    ...emptyState(view.options, random),
    ...(automaton === undefined ? {} : { automaton }),
    step: view.step,
    floor: view.step,
    round: view.round,
    phase: view.phase,
    winner: view.winner,
    areas,
    where: whereIn(areas),
    factions,
    turn: view.turn === undefined ? undefined : cloneTurn(view.turn),
    battle: view.battle === undefined ? undefined : cloneBattle(view.battle),
    appearance: view.appearance === undefined ? undefined : cloneAppearance(view.appearance),
    vehicles: { ...view.vehicles },
    air: { ...view.air },
    rows: { ...view.rows },
    locked: view.locked,
    bans: [...view.bans],
    lowered: [...view.lowered],
    spice: view.spice,
    reserve: view.reserve,
    supremacy: view.supremacy,
    forced: view.forced,
    prescience: { ...view.prescience },
    prescienceDeck: unseen(
      random,
      PRESCIENCE.map((card) => card.id),
      seen,
    ),
    shown: [...view.shown],
    claimed: [...view.claimed],
    discarded: [...view.discarded],
    claims: view.claims,
    objectives: objectives.slice(0, view.objectiveCount),
    objectiveDeck: objectives.slice(view.objectiveCount),
    faces: guessFaces(view, random),
    tokenSupply: [...view.tokenSupply],
    tokensShown: [...view.tokensShown],
    tokensLost: [...view.tokensLost],
    signSupply: signs,
    signsShown: [...view.signsShown],
    worms: view.worms,
    stationsTaken: [...view.stationsTaken],
    sietchesLost: [...view.sietchesLost],
    atomics: view.atomics,
    paulHeld: view.paulHeld,
    beneSupply: view.beneSupply,
    agenda: [...view.agenda],
    decision: guessDecision(view.decision?.detail, view.turn?.acting, factions),
  };
}

/** The order of the tactics deck, and what the facedown tokens show. */
function guessAutomaton(seen: AutomatonView, random: RandomState): Automaton {
  const { tacticsCount: _, reinforcements: __, ...open } = seen;
  const faces: Record<string, number> = {};
  for (const colour of TOKEN_COLOURS) {
    const all = HARKONNEN_TOKENS[colour].map((_face, i) => i);
    const shuffled = shuffle(random, all);
    harkonnenTokenIds(colour).forEach((id, i) => {
      faces[id] = shuffled[i] ?? 0;
    });
  }
  const known = [...seen.tacticsDiscarded, ...[seen.harvest, seen.target].flatMap((card) => card ?? [])];
  const tactics = unseen(random, TACTIC_IDS, known);
  return cloneAutomaton({ ...open, tactics, reinforcements: [], faces });
}

/** What a player would have in hand lies among the reinforcements; a game that is over may have left a card on the table. */
function reinforce(
  automaton: Automaton,
  view: ArrakisView,
  { dashboards }: Faction,
  random: RandomState,
): void {
  const hands = dashboards.flatMap(({ hand }) => hand.splice(0));
  const cards = FORCES_OF.harkonnen.flatMap((deck) =>
    hands
      .filter((card) => planningCard(card).deck === deck)
      .slice(0, view.automaton?.reinforcements[deck === 'corrino' ? deck : 'house-harkonnen'] ?? 0),
  );
  automaton.reinforcements = shuffle(random, cards);
}

function guessObjectives(view: ArrakisView, random: RandomState): string[] {
  const known = [...(view.objectives ?? [])];
  return [
    ...known,
    ...unseen(
      random,
      OBJECTIVES.map((objective) => objective.id),
      known,
    ),
  ];
}

function guessAreas(view: ArrakisView, signs: ArrakisState['signSupply'], random: RandomState): Zone[] {
  const zones = Object.values(view.areas);
  const ranks = unseen(random, SIETCH_RANKS, [
    ...view.sietchesLost,
    ...zones.flatMap((zone) => zone.sietchRank ?? []),
  ]);
  const stations = unseen(random, STATION_TOKENS, view.stationsTaken);
  return zones.map((zone) => ({
    id: zone.id,
    terrain: zone.terrain,
    atreides: zone.atreides === undefined ? undefined : copyLegion(zone.atreides),
    harkonnen: zone.harkonnen === undefined ? undefined : copyLegion(zone.harkonnen),
    settlement: zone.settlement,
    sietch: zone.hasSietch ? (zone.sietchRank ?? ranks.pop() ?? 0) : 0,
    sietchShown: zone.sietchShown,
    station: zone.hasStation ? stations.pop() : undefined,
    sign: zone.hasSign ? signs.pop() : undefined,
    worm: zone.worm,
    harvester: zone.harvester,
  }));
}

function guessFaction(view: ArrakisView, side: Side, random: RandomState): Faction {
  const faction = view.factions[side];
  return {
    ...faction,
    supply: { ...faction.supply },
    leaders: { ...faction.leaders },
    dashboards: faction.dashboards.map((dashboard) => guessDashboard(view, side, dashboard, random)),
  };
}

function guessDashboard(
  view: ArrakisView,
  side: Side,
  dashboard: DashboardView,
  random: RandomState,
): Dashboard {
  const { handCount: _handCount, deckCounts, hand: ownHand, ...open } = dashboard;
  const playing = view.turn?.side === side ? view.turn.playing : [];
  const under = side === 'atreides' ? view.shown.flatMap((shown) => shown.under.map(({ card }) => card)) : [];
  const hand: CardId[] = [...(ownHand ?? [])];
  const decks = recordOf(DASHBOARDS[open.id].forces, (deck) => {
    const left = unseen(random, cardsOf(deck), [
      ...open.discards[deck],
      ...(side === 'harkonnen' ? (view.automaton?.beside ?? []) : []),
      ...playing,
      ...under,
      ...(ownHand ?? []),
    ]);
    // The backs tell which deck a card in hand is from.
    const pile = left.splice(0, deckCounts[deck] ?? 0);
    hand.push(...left);
    return pile;
  });
  return {
    ...open,
    tank: [...open.tank],
    fallen: [...open.fallen],
    discards: clonePiles(open.discards),
    dice: { ...open.dice },
    hand,
    decks,
  };
}

/** A die is about to be spent for a card nobody else has seen yet. */
function guessDecision(
  decision: Decision | undefined,
  acting: DashboardId | undefined,
  factions: Record<Side, Faction>,
): Decision | undefined {
  if (decision?.kind !== 'spend-die' || decision.purpose !== 'unseen') return decision;
  const { seats, side } = decision;
  const hand = factions[side].dashboards.find(({ id }) => id === acting)?.hand ?? [];
  const card = hand.find((id) => planningCard(id).freeAction === undefined);
  return card === undefined ? decision : { kind: 'spend-die', seats, side, purpose: 'card', card };
}

function guessFaces(view: ArrakisView, random: RandomState): Record<string, number> {
  const faces: Record<string, number> = {};
  for (const set of ['starting', 'standard'] as const satisfies readonly TokenSet[]) {
    const ids = ATREIDES_TOKENS[set].map((_, i) => `${set}-${i + 1}`);
    const left = unseen(
      random,
      ATREIDES_TOKENS[set].map((_, face) => face),
      ids.flatMap((id) => view.faces[id] ?? []),
    );
    for (const id of ids) faces[id] = view.faces[id] ?? left.pop() ?? 0;
  }
  return faces;
}
