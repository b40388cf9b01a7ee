export { AREAS, type Area } from './content/areas.js';
export { ASSUMED } from './content/assumed.js';
export { BORDERS, IMPASSABLE } from './content/borders.js';
export {
  cardsOf,
  FORCES_OF,
  GENERIC,
  leaderCard,
  objectiveCard,
  PLANNING,
  planningCard,
  prescienceCard,
} from './content/catalog.js';
export type * from './content/component.js';
export { DASHBOARDS, forceOfDashboard, type PrintedDashboard, resultsFor } from './content/dashboards.js';
export { type TokenFace, tokenFace, tokenSet } from './content/deployment-tokens.js';
export {
  ACTION_DICE,
  BANNED_STACKING_LIMIT,
  COMBAT_FACES,
  STACKING_LIMIT,
} from './content/figures.js';
export { LEADERS } from './content/leaders.js';
export { airZonesOf, areaOf, areasIn, bordering, isArea, neighbours, sectorsOf } from './content/map.js';
export { OBJECTIVES } from './content/objectives.js';
export { PRESCIENCE } from './content/prescience.js';
export { AIR_ZONES, type AirZone, SECTORS } from './content/sectors.js';
export { SETTLEMENTS } from './content/settlements.js';
export { sectorsMeant, TACTICS, type TacticId, tacticCard } from './content/tactics.js';
export * from './content/tracks.js';
export type * from './decisions.js';
export type * from './effects/step.js';
export type { ArrakisEvent } from './events.js';
export { arrakis } from './game.js';
export type { ArrakisOptions } from './options.js';
export { isSolo } from './options.js';
export {
  contendersOf,
  forcesOf,
  isShared,
  ownerOf,
  participantCount,
  partnersOf,
  runnerOf,
  runsItself,
  seatCount,
  sideOf,
} from './participants.js';
export { CRITERIA, type CriterionName, PURPOSES, type Purpose, type RequirementName } from './purposes.js';
export { attackedIn, attackerIn, pairOf } from './rules/automaton/pair.js';
export { confiding } from './rules/cone.js';
export { countOf, kindsIn, movableOf } from './rules/movement.js';
export type { ArrakisState, Battle, Faction, LeaderCardState, Legion, Phase, Shown, Zone } from './state.js';
export * from './terms.js';
export type { ThingRef } from './views/refs.js';
export type { ArrakisView, AutomatonView, DashboardView, FactionView, ZoneView } from './views/view.js';
export * from './wording/index.js';
