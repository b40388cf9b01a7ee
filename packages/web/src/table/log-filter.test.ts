import type { GameEvent } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import type { SeenEvent } from '../link/table-link';
import { EVERYTHING, filtered, MAIN, topicsOf } from './log-filter';

const log: readonly SeenEvent[] = [
  { event: 'round', round: 1 },
  { event: 'agent', seat: 0 },
  { event: 'gained', seat: 0 },
  { event: 'agent', seat: 1 },
  { event: 'drew', seat: 1 },
].map((event, step) => ({ step, event }));

const story = {
  isMain: ({ event }: GameEvent) => event === 'agent',
  topics: [{ id: 'cards', name: { en: 'Cards', uk: 'Карти' }, events: ['drew'] }],
};
const voice = { actor: (event: GameEvent) => (event as { seat?: number }).seat };
const steps = (filter: Parameters<typeof filtered>[1]) =>
  filtered(log, filter, story, voice).map(({ step }) => step);

describe('filtering the log', () => {
  it('lets everything through unless asked', () => expect(steps(EVERYTHING)).toEqual([0, 1, 2, 3, 4]));
  it('by player', () => expect(steps({ seat: 1, topic: undefined })).toEqual([0, 3, 4]));
  it('by the main moves', () => expect(steps({ seat: undefined, topic: MAIN })).toEqual([0, 1, 3]));
  it('by a topic', () => expect(steps({ seat: undefined, topic: 'cards' })).toEqual([0, 4]));
  it('by both at once', () => expect(steps({ seat: 0, topic: 'cards' })).toEqual([0]));

  it('by nothing that has not been told of', () => {
    const automaton = { id: 'automaton', name: { en: 'The automaton', uk: 'Автомат' }, events: ['tactic'] };
    const topics = [...story.topics, automaton];
    expect(topicsOf(log, { topics })).toEqual(story.topics);
  });
});
