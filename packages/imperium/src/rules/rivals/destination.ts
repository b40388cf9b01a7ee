import type { Participant } from '@sietch/kernel';
import type { Errand, HagalCard } from '../../content/rivals/component.js';
import type { ImperiumState } from '../../state.js';
import type { SpaceId } from '../../terms.js';
import { holds } from '../condition.js';
import { plays } from './card.js';
import { mostBonusSpice } from './priorities/spice.js';
import { politicsForbid } from './variants/smart-politics.js';

/** Why a House Hagal card is ignored. */
export type Ignored = 'occupied' | 'closed' | 'no-spice' | 'condition' | 'smart-politics';

/** Where a card sends the agent, or why it is ignored; the space is told if it is about one. */
export type Destination =
  | { readonly errand: Errand }
  | { readonly ignored: Ignored; readonly space?: SpaceId | undefined };

/** The card is followed to the letter: a space that is taken makes it be ignored, and another one follows. */
export function destinationOf(state: ImperiumState, seat: Participant, card: HagalCard): Destination {
  const errand = errandOf(state, seat, card);
  if (errand === undefined) return { ignored: card.instruction.sends === 'to' ? 'condition' : 'no-spice' };
  const { space } = errand;
  if (isOccupied(state, space)) return { ignored: 'occupied', space };
  if (isClosed(state, space)) return { ignored: 'closed', space };
  if (plays(state, 'smart-politics') && politicsForbid(state, seat, space))
    return { ignored: 'smart-politics', space };
  return { errand };
}

/** What the card says at this moment of the game. */
function errandOf(
  state: ImperiumState,
  seat: Participant,
  { id, instruction }: HagalCard,
): Errand | undefined {
  const source = `hagal:${id}`;
  switch (instruction.sends) {
    case 'to': {
      const { needs } = instruction;
      return needs === undefined || holds(state, seat, needs, source) ? instruction : undefined;
    }
    case 'either':
      return holds(state, seat, instruction.condition, source) ? instruction.then : instruction.otherwise;
    case 'to-spice': {
      const { among, free, effects } = instruction;
      const space = mostBonusSpice(state, free ? among.filter((other) => isOpen(state, other)) : among);
      return space === undefined ? undefined : { space, effects };
    }
    default:
      return undefined;
  }
}

/** Anybody's agent counts, the Rival's own included: Rivals never infiltrate. */
function isOccupied(state: ImperiumState, space: SpaceId): boolean {
  return state.agents.some((agent) => agent.space === space);
}

/** The Voice of a person keeps Rivals out like any opponent. */
function isClosed(state: ImperiumState, space: SpaceId): boolean {
  return state.voices.some((voice) => voice.space === space);
}

function isOpen(state: ImperiumState, space: SpaceId): boolean {
  return !isOccupied(state, space) && !isClosed(state, space);
}
