export { AREAS } from './content/areas.js';
export { ASSUMED } from './content/assumed.js';
export {
  DECKS_OF,
  leaderCard,
  objectiveCard,
  PLANNING,
  planningCard,
  prescienceCard,
} from './content/catalog.js';
export type * from './content/component.js';
export { LEADERS } from './content/leaders.js';
export { OBJECTIVES } from './content/objectives.js';
export { PRESCIENCE } from './content/prescience.js';
export { AIR_ZONES, SECTORS } from './content/sectors.js';
export type * from './decisions.js';
export type * from './effects/step.js';
export type { ArrakisEvent } from './events.js';
export { arrakis } from './game.js';
export type { ArrakisOptions } from './options.js';
export type { ArrakisState, Faction, Legion, Zone } from './state.js';
export type { ArrakisView } from './views/view.js';
export * from './wording/index.js';
