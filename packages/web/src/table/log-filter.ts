import type { Seat } from '@sietch/kernel';
import type { SeenEvent } from '../link/table-link';
import type { Story, Topic, Voice } from './presenter';

/** Whose doings, and which of them, a log shows. */
export interface LogFilter {
  readonly seat: Seat | undefined;
  /** A topic of the game, the main moves, or everything. */
  readonly topic: string | undefined;
}

export const MAIN = 'main';
export const EVERYTHING: LogFilter = { seat: undefined, topic: undefined };

/** The lines a filter lets through. Rounds stay, so that one knows where one is. */
export function filtered(
  log: readonly SeenEvent[],
  { seat, topic }: LogFilter,
  story: Pick<Story, 'isMain' | 'topics'>,
  voice: Pick<Voice, 'actor'>,
): readonly SeenEvent[] {
  if (seat === undefined && topic === undefined) return log;
  const kinds = story.topics?.find(({ id }) => id === topic)?.events;
  return log.filter(({ event }) => {
    if (event.event === 'round') return true;
    if (seat !== undefined && voice.actor(event) !== seat) return false;
    if (topic === undefined) return true;
    return topic === MAIN ? story.isMain(event) : (kinds?.includes(event.event) ?? false);
  });
}

/** The topics something has been told of: nobody is offered an automaton where there is none. */
export function topicsOf(
  log: readonly SeenEvent[],
  { topics = [] }: Pick<Story, 'topics'>,
): readonly Topic[] {
  const told = new Set(log.map(({ event }) => event.event));
  return topics.filter(({ events }) => events.some((event) => told.has(event)));
}
