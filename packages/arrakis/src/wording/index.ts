export * from './describe.js';
export { heading as headingOfWar } from './heading.js';
export { areaName, DECK_NAMES, leaderObject, leaderSubject } from './names.js';
export { counted, markerName, type NounId, RESULT_NAMES, specialOf, TERRAIN_WORDS } from './nouns.js';
export { wordMarkers, wordRequirement } from './requirement.js';
export { wordStep, wordSteps } from './step.js';
export { nameCounted as nameCountedInWar } from './tally.js';
