import type { Choice } from '@sietch/kernel';
import { catalogOf } from '../content/catalog.js';
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
      return [`space:${what}`];
    case 'recall':
      if (where !== undefined) return [`space:${where}`];
      return [isPost(state, what) ? `post:${what}` : `space:${what}`];
    case 'post':
    case 'contract':
    case 'train':
      return [`${verb}:${what}`];
    case 'flip':
    case 'match':
      return [`won:${what}`];
    case 'give-up':
      return [`intrigue:${what}`];
    case 'from':
      if (where !== undefined) return [`space:${where}`];
      return [what === 'leader' || what === 'leader-mentat' ? `agent:${what}` : `space:${what}`];
    case 'seat':
      return [`seat:${count}`];
    case 'effect':
      return sourceOf(waitingEffect(state, what));
    default:
      return [];
  }
}

function isPost(state: ImperiumState, id: string | undefined): boolean {
  return catalogOf(state).edition.posts.some((post) => post.id === id);
}

function sourceOf(item: Pending | undefined): string[] {
  return item === undefined ? [] : [item.source];
}

/** The effect offered by this id, in the menu of a turn or among effects gained together. */
export function waitingEffect(state: ImperiumState, id: string | undefined): Pending | undefined {
  const waiting = state.decision?.kind === 'lines' ? state.decision.lines : state.turn?.pending;
  return waiting?.find((item) => item.id === id);
}
