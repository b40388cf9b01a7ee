import type { ContentItem, Rules } from '@sietch/kernel';
import { audit } from './audit.js';
import { cloneState } from './clone.js';
import { catalogOf, editionFor, numbersOf } from './content/catalog.js';
import { eligibleRivals } from './content/rivals/eligible.js';
import { selectionOf } from './content/selection.js';
import type { ImperiumEvent } from './events.js';
import { learning } from './learning/index.js';
import { tally } from './learning/tally.js';
import { type ImperiumOptions, parseOptions } from './options.js';
import { confiding, modeOf } from './participants.js';
import { outlook } from './pricing/outlook.js';
import { positionValue } from './pricing/value.js';
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
import { type ImperiumView, VIEW_SOURCES, view } from './views/view.js';

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
    case 'hagal':
      return [`hagal:${event.card}`];
    case 'rival-signet':
    case 'scheme':
      return [`rival:${event.rival}`];
    case 'rival-agent':
      return [`space:${event.space}`];
    case 'contract-completed':
      return [`contract:${event.contract}`];
    default:
      return [];
  }
}

type ImperiumRules = Rules<ImperiumOptions, ImperiumState, ImperiumEvent, ImperiumView>;

/** An edition as a game on the kernel: the rules are the same for all of them. */
function gameOf(id: string, version: string, edition: string): ImperiumRules {
  const played = ({ players }: ImperiumOptions): string => editionFor(edition, players);
  return {
    id,
    version,
    parseOptions: (raw) => parseOptions(edition, raw),
    seats: (options) => options.players,
    participants: (options) => modeOf({ edition: played(options), options }).participants,
    teams: (options) => modeOf({ edition: played(options), options }).teams,
    confiding,
    setup: (options, random) => setup(options, played(options), random),
    run,
    choices,
    answersItself,
    answer,
    refs,
    refusals,
    clone: cloneState,
    view,
    viewSources: () => VIEW_SOURCES,
    determinize,
    outcome: outcomeOf,
    arrange,
    inspect,
    content: (options) => contentOf(played(options), options),
    effective,
    rareVerbs: ['acquire', 'intrigue', 'effect', 'pay'],
    value: positionValue,
    decisiveLead: 15,
    tally,
    learning,
    outlook,
    audit,
  };
}

function contentOf(edition: string, options: ImperiumOptions): ContentItem[] {
  const { cards, intrigues, conflicts, leaders, contracts, hagal } = selectionOf({ edition, options });
  const rivals = eligibleRivals({ edition, options }).filter(({ signet }) => signet.length > 0);
  const items = (group: string, list: readonly { readonly id: string }[]): ContentItem[] =>
    list.map((item) => ({ id: `${group}:${item.id}`, group }));
  return [
    ...cards.map((card) => ({ id: `card:${card.id}`, group: card.group })),
    ...items('intrigue', intrigues),
    // Levels that no conflict deck has cards of stay in the box.
    ...items(
      'conflict',
      conflicts.filter(({ level }) => numbersOf({ edition }).conflictDeck[level - 1] !== 0),
    ),
    ...items('leader', leaders),
    ...items('contract', contracts),
    ...items('space', catalogOf({ edition }).spaces),
    ...items('hagal', hagal),
    ...items('rival', rivals),
  ];
}

/** Dune: Imperium, the base game. */
export const imperium = gameOf('imperium', '2', 'base');

/** Dune: Imperium – Uprising. */
export const uprising = gameOf('uprising', '2', 'uprising');
