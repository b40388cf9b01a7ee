import { type ImperiumEvent, imperium } from '@sietch/imperium';
import { Game, LANGS, plainText } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { en } from '../words/en';
import { uk } from '../words/uk';
import { scenesOf } from './scenes';
import { speakerOf } from './words/speaker';

const options = imperium.parseOptions({ players: 3 });
const view = imperium.view(Game.start(imperium, options, 'scenes').state, 0);
const english = speakerOf(view, 'en', en);

const COMBAT: readonly ImperiumEvent[] = [
  { event: 'combat', strengths: [3, 0, 7], winner: 2 },
  { event: 'reward', seat: 2, place: 1, conflict: 'cloak-and-dagger' },
  { event: 'reward', seat: 0, place: 2, conflict: 'cloak-and-dagger', doubled: true },
];

const linesOf = (events: readonly ImperiumEvent[], speaker = english) =>
  scenesOf(events, speaker).map(({ kind, lines }) => [kind, lines.map(({ phrase }) => plainText(phrase))]);

describe('scenes of Imperium', () => {
  it('rank those who fought, the strongest first', () => {
    const [combat] = scenesOf(COMBAT, english);
    expect(combat?.lines.map(({ seat, share }) => [seat, share])).toEqual([
      [2, 1],
      [0, 3 / 7],
    ]);
  });

  it('say of every reward what it is, with its amounts where a sandworm doubles it', () => {
    const printed = linesOf(COMBAT.slice(1, 2))[0]?.[1];
    expect(printed).toEqual(['takes the first reward', expect.stringContaining('influence')]);
    const [, taken] = linesOf(COMBAT.slice(2))[0] ?? [];
    const [, once] = linesOf([{ event: 'reward', seat: 0, place: 2, conflict: 'cloak-and-dagger' }])[0] ?? [];
    expect(taken?.[0]).toBe('takes the second reward, doubled');
    expect(taken?.[1]).not.toBe(once?.[1]);
  });

  it('tell who has won, and the points of all with theirs first', () => {
    const players = view.players.map((player, seat) => ({ ...player, points: [9, 11, 10][seat] ?? 0 }));
    const speaker = speakerOf({ ...view, players }, 'en', en);
    const [victory] = scenesOf([{ event: 'game-over', winner: 2 }], speaker);
    expect(victory?.kind).toBe('victory');
    expect(plainText(victory?.title ?? [])).toBe(`${speaker.who(2)} wins`);
    expect(victory?.lines.map(({ seat }) => seat)).toEqual([2, 1, 0]);
  });

  it('are told in every language, each reward right after who takes it', () => {
    for (const lang of LANGS) {
      const rewards = scenesOf(COMBAT, speakerOf(view, lang, { uk, en }[lang])).find(
        ({ kind }) => kind === 'rewards',
      );
      expect(rewards?.lines.map(({ seat, explains }) => [seat, explains === true])).toEqual([
        [2, false],
        [undefined, true],
        [0, false],
        [undefined, true],
      ]);
    }
  });
});
