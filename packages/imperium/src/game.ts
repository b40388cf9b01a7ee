import type { Rules } from '@sietch/kernel';
import { audit } from './audit.js';
import { cloneState } from './clone.js';
import { catalogOf } from './content/catalog.js';
import type { ImperiumEvent } from './events.js';
import { type ImperiumOptions, parseOptions } from './options.js';
import { answer, answersItself, choices } from './questions/index.js';
import { outcomeOf } from './rules/outcome.js';
import { run } from './rules/run.js';
import { setup } from './rules/setup.js';
import { arrange } from './scenario/arrange.js';
import { inspect } from './scenario/inspect.js';
import type { ImperiumState } from './state.js';
import { determinize } from './views/determinize.js';
import { refs } from './views/refs.js';
import { refusals } from './views/refusals.js';
import { type ImperiumView, view } from './views/view.js';

/** Content whose effect an event shows. */
function effective(event: ImperiumEvent): string[] {
  switch (event.event) {
    case 'agent':
      return [`card:${event.card}`, `space:${event.space}`];
    case 'reveal':
      return event.cards.map((card) => `card:${card}`);
    case 'intrigue':
      return [`intrigue:${event.intrigue}`];
    case 'reward':
      return [`conflict:${event.conflict}`];
    case 'ability':
      return [`leader:${event.leader}`];
    default:
      return [];
  }
}

/** Dune: Imperium, the base game. */
export const imperium: Rules<ImperiumOptions, ImperiumState, ImperiumEvent, ImperiumView> = {
  id: 'imperium',
  version: '1',
  parseOptions,
  seats: (options) => options.players,
  setup: (options, random) => setup(options, 'base', random),
  run,
  choices,
  answersItself,
  answer: (play, choice, seat) => answer(play, choice, seat),
  refs,
  refusals,
  clone: cloneState,
  view,
  determinize,
  outcome: outcomeOf,
  arrange,
  inspect,
  content: () => {
    const { cards, intrigues, conflicts, leaders, spaces } = catalogOf({ edition: 'base' }).edition;
    const items = (prefix: string, list: readonly { readonly id: string }[], group = prefix) =>
      list.map((item) => ({ id: `${prefix}:${item.id}`, group }));
    return [
      ...cards.map((card) => ({ id: `card:${card.id}`, group: card.group })),
      ...items('intrigue', intrigues),
      ...items('conflict', conflicts),
      ...items('leader', leaders),
      ...items('space', spaces),
    ];
  },
  effective,
  audit,
};
