import type { Choice, Seat } from '@sietch/kernel';
import { numbersOf } from '../content/catalog.js';
import { commanderAt } from '../participants.js';
import { FIGURES, type Figure, type ImperiumState, type PlacedAgent, playerAt } from '../state.js';
import { distinct } from './deck.js';

/** Own agents on the board that can be recalled; `other`: not the one sent this turn. */
export function recallableAgents(state: ImperiumState, seat: Seat, other: boolean): PlacedAgent[] {
  const own = state.agents.filter((agent) => agent.seat === seat);
  const sent = state.turn?.seat === seat ? state.turn.space : undefined;
  const index = other ? own.findLastIndex((agent) => agent.space === sent) : -1;
  if (index >= 0) own.splice(index, 1);
  return own;
}

/** A figure is told by its space, the Mentat beside an own agent as `mentat@<space>`, and tokens side by side by their kind. */
function nameOf({ space, mentat, figure }: PlacedAgent, all: readonly PlacedAgent[]): string {
  const beside = all.some((agent) => agent.space === space && !agent.mentat && agent.figure !== figure);
  if (figure !== undefined) return beside ? `${figure}@${space}` : space;
  return mentat && all.some((agent) => agent.space === space && !agent.mentat) ? `mentat@${space}` : space;
}

/** A commander's agent tokens that stand ready; nobody else's agents are told apart. */
export function readyTokens(state: ImperiumState, seat: Seat): Figure[] {
  if (commanderAt(state, seat) === undefined) return [];
  const { swordmaster, swordmasterSent } = playerAt(state, seat);
  const sent = state.agents.flatMap((agent) => (agent.seat === seat && agent.figure ? [agent.figure] : []));
  return FIGURES.filter((figure) =>
    figure === 'swordmaster' ? swordmaster && !swordmasterSent : !sent.includes(figure),
  );
}

/** The figure that goes from the leader. Where a Swordmaster serves only once, the other agents go before him. */
export function figureSent(state: ImperiumState, seat: Seat, from: string): Figure | undefined {
  const token = FIGURES.find((figure) => figure === from);
  if (token !== undefined || !numbersOf(state).swordmasterOnce || from !== 'leader') return token;
  const { agents, swordmaster, swordmasterSent } = playerAt(state, seat);
  return swordmaster && !swordmasterSent && agents === 1 ? 'swordmaster' : undefined;
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
