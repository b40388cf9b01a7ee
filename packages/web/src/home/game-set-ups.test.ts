import { arrakis, forcesOf } from '@sietch/arrakis';
import { describe, expect, it } from 'vitest';
import { warEn } from '../arrakis/words/war-en';
import { en } from '../words/en';
import { SET_UPS } from './game-set-ups';

const MODES = [2, 3, 4].flatMap((players) =>
  [0, 1].flatMap((atreides) => ['atreides', 'harkonnen'].map((shared) => ({ players, atreides, shared }))),
);

describe('the seats of the war', () => {
  it.each(MODES)('are called as the rules fill them: %o', (options) => {
    const parsed = arrakis.parseOptions(options);
    for (let seat = 0; seat < arrakis.seats(parsed); seat++) {
      const [force, other] = forcesOf({ options: parsed }, seat);
      const called = SET_UPS.arrakis?.sideOf?.(seat, options, en);
      if (force === undefined) throw new Error(`Seat ${seat} runs nothing.`);
      if (other === undefined) expect(called).toBe(warEn.decks[force]);
      else expect(warEn.decks[force]).toContain(called);
    }
  });
});
