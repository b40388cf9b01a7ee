import { describe, expect, it } from 'vitest';
import { NO_TABLE, type SeatLabel, type TableState } from '../link/table-link';
import { en } from '../words/en';
import { labelOf } from './label';

const at = (seats: readonly SeatLabel[], seat: number | undefined): TableState => ({
  ...NO_TABLE,
  seats,
  seat,
});
const labels = (state: TableState): string[] => state.seats.map((_, seat) => labelOf(state, seat, en));

const person: SeatLabel = { kind: 'person' };
const bot: SeatLabel = { kind: 'bot' };

describe('who sits at a seat', () => {
  it('is you, if nobody else is a person', () => {
    expect(labels(at([bot, person, bot], 1))).toEqual(['Bot 1', 'You', 'Bot 3']);
  });

  it('is a name, where one was given', () => {
    expect(labels(at([{ kind: 'person', name: 'Olha' }, person, bot], 0))).toEqual([
      'Olha',
      'Player 2',
      'Bot 3',
    ]);
  });

  it('is who a bot is, where it is somebody', () => {
    const sahra: SeatLabel = { kind: 'bot', bot: 'hard', character: 'sahra' };
    expect(labels(at([sahra, person, bot], 1))).toEqual(['Sahra', 'You', 'Bot 3']);
  });

  it('is what they play, where nobody knows their names', () => {
    expect(labelOf(at([person, person], undefined), 1, en, 'Paul Atreides')).toBe('Paul Atreides');
  });

  it('stays who it is when a bot plays on for somebody', () => {
    expect(labels(at([bot, bot, bot], 1))).toEqual(['Bot 1', 'You', 'Bot 3']);
  });

  it('is a number for those who watch', () => {
    expect(labels(at([person, bot], undefined))).toEqual(['Player 1', 'Bot 2']);
  });
});
