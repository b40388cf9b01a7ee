import { journalOfRecord } from '@sietch/desk';
import { gameById } from '@sietch/games';
import { keyOf, Session } from '@sietch/kernel';
import { describe, expect, it, vi } from 'vitest';
import { openHere } from '../../test/in-page';
import type { Save } from './messages';

const save: Save = {
  id: 'game',
  game: 'imperium',
  options: { players: 2 },
  seed: 'decided here',
  keys: [],
  seats: [{ kind: 'person' }, { kind: 'person' }],
};

/** A whole game in which everybody does the first thing offered. */
function playedOut() {
  const { rules } = gameById(save.game);
  const session = new Session(rules, save.options, save.seed);
  while (!session.game.over) {
    const [choice] = session.game.choices();
    const [seat = 0] = session.game.state.decision?.seats ?? [];
    if (choice !== undefined) session.choose(keyOf(choice), seat);
  }
  return journalOfRecord(rules, session.record());
}

describe('how a game of this page was decided', () => {
  it('is not told while it is played', async () => {
    const link = await openHere(save);
    link.analyse();
    await vi.waitFor(() => expect(link.getCompany().analysed?.problem).toBe('not-finished'));
    expect(link.getCompany().analysed?.analysis).toBeUndefined();
  });

  it('is told once it is over: the chances at once', async () => {
    const link = await openHere({ ...save, over: true }, await playedOut());
    link.analyse();
    await vi.waitFor(() => expect(link.getCompany().analysed?.analysis?.points.length).toBeGreaterThan(1));
    expect(link.getCompany().analysed?.analysis?.sides).toEqual([[0], [1], [2]]);
    link.close();
  });
});
