export * from './describe.js';
export { wordRequirement } from './requirement.js';
export { wordStep, wordSteps } from './step.js';
