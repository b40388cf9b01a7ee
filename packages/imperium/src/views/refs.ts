import type { Choice } from '@sietch/kernel';
import { catalogOf } from '../content/catalog.js';
import { FIGURES, type ImperiumState, type Pending } from '../state.js';

/**
 * Where things lie that a choice can touch. `card` is the own hand, `play` what was played or revealed, `top` the top of
 * the own deck, `won` conflicts and objectives.
 */
const ZONES = [
  'agent',
  'aside',
  'card',
  'conflict',
  'contract',
  'discard',
  'faction',
  'intrigue',
  'leader',
  'objective',
  'play',
  'post',
  'reserve',
  'row',
  'seat',
  'space',
  'throne',
  'top',
  'train',
  'won',
] as const;
type Zone = (typeof ZONES)[number];

export type TableRef = `${Zone}:${string}`;

/** By the word a key has for it. */
function inZone(word: string | undefined, id: string | undefined): TableRef {
  const zone = word === 'hand' ? 'card' : ZONES.find((known) => known === word);
  if (zone === undefined) throw new Error(`Nothing lies in "${word}".`);
  return `${zone}:${id}`;
}

/** The things on the table a choice refers to, so that a client can light them up. */
export function refs(state: ImperiumState, choice: Choice): TableRef[] {
  const { verb, what, where, count } = choice;
  switch (verb) {
    case 'agent':
      return [`card:${what}`, `space:${where}`];
    case 'acquire':
      return [inZone(where, what)];
    case 'trash':
      return where === undefined ? [] : [inZone(where, what)];
    case 'discard':
      if (what === undefined) return [];
      return [`${state.decision?.kind === 'sort-discard' ? 'top' : 'card'}:${what}`];
    case 'draw':
      return what === undefined ? [] : [`top:${what}`];
    case 'take':
      return [`discard:${what}`];
    case 'remove':
    case 'move':
      return [`row:${what}`];
    case 'intrigue':
      return where === undefined ? [`intrigue:${what}`] : [`intrigue:${what}`, `seat:${where}`];
    case 'leader':
      return [`leader:${what}`];
    case 'faction':
    case 'lose':
      return [`faction:${what}`];
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
      return [isReady(what) ? `agent:${what}` : `space:${what}`];
    case 'seat':
    case 'activate':
      return [`seat:${count}`];
    case 'reveal':
      return count === undefined ? [] : [`seat:${count}`];
    case 'give':
      return givenRefs(state, choice);
    case 'effect':
      return sourceOf(waitingEffect(state, what));
    default:
      return [];
  }
}

/** Agents that stand ready on the leader. */
function isReady(what: string | undefined): boolean {
  return what === 'leader' || what === 'leader-mentat' || FIGURES.some((figure) => figure === what);
}

/** What is handed to a teammate. */
function givenRefs({ decision }: ImperiumState, { what, where }: Choice): TableRef[] {
  if (where !== undefined) return [`contract:${what}`, `seat:${where}`];
  return decision?.kind === 'trade-intrigue' ? [`intrigue:${what}`] : [];
}

function isPost(state: ImperiumState, id: string | undefined): boolean {
  return catalogOf(state).edition.posts.some((post) => post.id === id);
}

/** The card an effect comes from lies in play, not in the hand. */
function sourceOf(item: Pending | undefined): TableRef[] {
  if (item === undefined) return [];
  const [zone, id] = item.source.split(':');
  return [inZone(zone === 'card' ? 'play' : zone, id)];
}

/** The effect offered by this id, in the menu of a turn or among effects gained together. */
export function waitingEffect(state: ImperiumState, id: string | undefined): Pending | undefined {
  const waiting = state.decision?.kind === 'lines' ? state.decision.lines : state.turn?.pending;
  return waiting?.find((item) => item.id === id);
}
