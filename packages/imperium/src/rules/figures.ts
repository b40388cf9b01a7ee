import type { Choice, Seat } from '@sietch/kernel';
import type { ImperiumState, PlacedAgent } from '../state.js';
import { distinct } from './deck.js';

/** Own agents on the board that can be recalled; `other`: not the one sent this turn. */
export function recallableAgents(state: ImperiumState, seat: Seat, other: boolean): PlacedAgent[] {
  const own = state.agents.filter((agent) => agent.seat === seat);
  const sent = state.turn?.seat === seat ? state.turn.space : undefined;
  const index = other ? own.findLastIndex((agent) => agent.space === sent) : -1;
  if (index >= 0) own.splice(index, 1);
  return own;
}

/** A figure is told by its space, the Mentat beside an own agent as `mentat@<space>`. */
function nameOf({ space, mentat }: PlacedAgent, all: readonly PlacedAgent[]): string {
  const beside = all.some((agent) => agent.space === space && !agent.mentat);
  return mentat && beside ? `mentat@${space}` : space;
}

/** The figures of one player, each name once: two agents on a space are alike. */
export function figureNames(own: readonly PlacedAgent[]): string[] {
  return distinct(own.map((agent) => nameOf(agent, own)));
}

export function figureNamed(own: readonly PlacedAgent[], name: string): PlacedAgent | undefined {
  return own.find((agent) => nameOf(agent, own) === name);
}

export function figureChoice(verb: string, name: string): Choice {
  const [what = '', where] = name.split('@');
  return where === undefined ? { verb, what } : { verb, what, where };
}

export function figureIn({ what = '', where }: Choice): string {
  return where === undefined ? what : `${what}@${where}`;
}
