export { catalogOf } from './content/catalog.js';
export type * from './content/component.js';
export type * from './decisions.js';
export type * from './effects/effect.js';
export type { ImperiumEvent } from './events.js';
export { imperium } from './game.js';
export type { ImperiumOptions } from './options.js';
export type { ImperiumState } from './state.js';
export type { ImperiumView, PlayerView } from './views/view.js';
