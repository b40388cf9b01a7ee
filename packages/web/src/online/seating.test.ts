import type { SeatInfo, TableInfo } from '@sietch/protocol';
import { describe, expect, it } from 'vitest';
import { causeAgainst, freeSeats, hasLeft, votersAbout } from './seating';

const person: SeatInfo = { kind: 'open', held: true, connected: true, votes: [] };
const table = (...seats: SeatInfo[]): TableInfo => ({
  id: 't',
  game: 'imperium',
  rules: '1',
  seedHash: '',
  options: {},
  status: 'playing',
  createdAt: 0,
  settings: { spectators: true, chat: true, listed: false, clock: { kind: 'none' } },
  seats,
  spectators: 0,
});

describe('seats of a table', () => {
  it('only the absent and those out of time can be voted about', () => {
    const away = { ...person, connected: false, away: true };
    const gone = { ...person, connected: false };
    const bot: SeatInfo = { ...person, held: false, kind: 'bot', bot: 'heuristic', connected: false };
    const here = table(person, away, bot, gone);
    expect(causeAgainst(here, 0, undefined)).toBeUndefined();
    expect(causeAgainst(here, 0, 5000)).toBeUndefined();
    expect(causeAgainst(here, 0, -1)).toBe('time-up');
    expect(causeAgainst(here, 1, undefined)).toBe('absent');
    expect(causeAgainst(here, 2, undefined)).toBeUndefined();
    // Not for having been away a moment.
    expect(causeAgainst(here, 3, undefined)).toBeUndefined();
    expect(causeAgainst(here, 3, -1)).toBe('time-up');
  });

  it('whoever left is known at once; a bot that stands in for them plays on', () => {
    const gone = { ...person, connected: false, grace: 60_000 };
    expect(hasLeft(person)).toBe(false);
    expect(hasLeft(gone)).toBe(true);
    expect(hasLeft({ ...person, connected: false, away: true })).toBe(true);
    expect(hasLeft({ ...gone, bot: 'heuristic' })).toBe(false);
  });

  it('all other persons must agree; bots and those they stand in for have no voice', () => {
    const replaced = { ...person, bot: 'heuristic' };
    expect(votersAbout(table(person, person, replaced, person), 0)).toBe(2);
    expect(votersAbout(table(person, { ...person, away: true }, replaced, person), 0)).toBe(1);
  });

  it('a seat is free while neither person nor bot has it', () => {
    expect(
      freeSeats(table(person, { ...person, held: false }, { ...person, held: false, bot: 'random' })),
    ).toEqual([1]);
  });
});
