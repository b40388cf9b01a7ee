import type { Rules } from '@sietch/kernel';
import { adopt } from './adopt.js';
import { audit } from './audit.js';
import { cloneState } from './clone.js';
import { PLANNING } from './content/catalog.js';
import { LEADERS } from './content/leaders.js';
import { OBJECTIVES } from './content/objectives.js';
import { PRESCIENCE } from './content/prescience.js';
import { TACTIC_IDS } from './content/tactics.js';
import type { ArrakisEvent } from './events.js';
import { learning } from './learning/index.js';
import { tally } from './learning/tally.js';
import { type ArrakisOptions, isSolo, parseOptions } from './options.js';
import { participantCount, seatCount, teams } from './participants.js';
import { carryOn } from './pricing/carry-on.js';
import { outlook } from './pricing/outlook.js';
import { positionValue } from './pricing/value.js';
import { answer, answersItself, choices } from './questions/index.js';
import { confiding, expiry } from './rules/cone.js';
import { run } from './rules/run.js';
import { setup } from './rules/setup.js';
import { outcomeOf } from './rules/victory.js';
import { arrange } from './scenario/arrange.js';
import { inspect } from './scenario/inspect.js';
import type { ArrakisState } from './state.js';
import { POWERS, WORMSIGNS } from './terms.js';
import { determinize } from './views/determinize.js';
import { refs } from './views/refs.js';
import { refusals } from './views/refusals.js';
import { type ArrakisView, view, viewSources } from './views/view.js';

/** Content whose effect an event shows. */
function effective(event: ArrakisEvent): string[] {
  switch (event.event) {
    case 'card':
      return [`card:${event.card}`];
    case 'special':
      return [`leader:${event.leader}`];
    case 'ability':
      return [
        `leader:${event.leader === 'naib' || event.leader === 'bashar' ? `${event.leader}s` : event.leader}`,
      ];
    case 'claimed':
      return [`prescience:${event.card}`];
    case 'wormsign':
      return [`wormsign:${event.sign}`];
    case 'ban':
      return [`ban:${event.power}`];
    case 'tactic':
      return event.change === 'harvest' || event.change === 'target' ? [`tactic:${event.card}`] : [];
    case 'game-over':
      return event.winner === 'atreides' ? event.objectives.map((id) => `objective:${id}`) : [];
    default:
      return [];
  }
}

/** Dune: War for Arrakis, for two players, for three and four in teams, and for one or two against an automaton. */
export const arrakis: Rules<ArrakisOptions, ArrakisState, ArrakisEvent, ArrakisView> = {
  id: 'arrakis',
  version: '4',
  parseOptions,
  seats: seatCount,
  participants: participantCount,
  teams,
  confiding,
  expiry,
  setup,
  run,
  choices,
  answersItself,
  answer,
  refs,
  refusals,
  clone: cloneState,
  adopt,
  view,
  viewSources,
  determinize,
  outcome: outcomeOf,
  arrange,
  inspect,
  content: (options) => [
    ...PLANNING.map((card) => ({ id: `card:${card.id}`, group: card.deck })),
    ...LEADERS.map((leader) => ({ id: `leader:${leader.id}`, group: 'leader' })),
    ...PRESCIENCE.map((card) => ({ id: `prescience:${card.id}`, group: 'prescience' })),
    ...OBJECTIVES.map((objective) => ({ id: `objective:${objective.id}`, group: 'objective' })),
    ...WORMSIGNS.map((sign) => ({ id: `wormsign:${sign}`, group: 'wormsign' })),
    ...POWERS.map((power) => ({ id: `ban:${power}`, group: 'ban' })),
    ...(isSolo(options) ? TACTIC_IDS : []).map((id) => ({ id: `tactic:${id}`, group: 'tactic' })),
  ],
  effective,
  // Cards and leaders, then what keeps tokens hidden, legions moving and prescience cards in the game.
  rareVerbs: [
    'card',
    'leader',
    'claim',
    'spend',
    'scheme',
    'die',
    'end',
    'legion',
    'place',
    'bring',
    'deploy',
    'done',
  ],
  value: positionValue,
  decisiveLead: 60,
  tally,
  outlook,
  carryOn,
  learning,
  audit,
};
