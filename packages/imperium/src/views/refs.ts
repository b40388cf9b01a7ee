import type { Choice } from '@sietch/kernel';
import type { ImperiumState, Pending } from '../state.js';

/** The things on the table a choice refers to, so that a client can light them up. */
export function refs(state: ImperiumState, choice: Choice): string[] {
  const { verb, what, where, count } = choice;
  switch (verb) {
    case 'agent':
      return [`card:${what}`, `space:${where}`];
    case 'acquire':
      return [`${where}:${what}`];
    case 'trash':
      return where === undefined ? [] : [`${where}:${what}`];
    case 'discard':
    case 'take':
      return what === undefined ? [] : [`card:${what}`];
    case 'remove':
      return [`row:${what}`];
    case 'intrigue':
      return [`intrigue:${what}`];
    case 'leader':
      return [`leader:${what}`];
    case 'faction':
    case 'lose':
      return [`faction:${what}`];
    case 'tokens':
      return (what ?? '').split('+').map((faction) => `faction:${faction}`);
    case 'space':
    case 'recall':
      return [`space:${what}`];
    case 'from':
      return [what === 'leader' || what === 'leader-mentat' ? `agent:${what}` : `space:${what}`];
    case 'seat':
      return [`seat:${count}`];
    case 'effect':
      return pendingOf(state, what).map((item) => item.source);
    default:
      return [];
  }
}

function pendingOf(state: ImperiumState, id: string | undefined): Pending[] {
  const item = state.turn?.pending.find((pending) => pending.id === id);
  return item === undefined ? [] : [item];
}
