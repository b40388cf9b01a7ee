import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Save, SaveInfo } from './messages';
import { createSave, forgetSave, KeptGame, listSaves, type SaveError } from './saves';

const begun: Save = {
  id: 'game',
  game: 'imperium',
  options: { players: 3 },
  seed: 'saves',
  keys: [],
  seats: [{ kind: 'person' }, { kind: 'bot', bot: 'random' }, { kind: 'bot', bot: 'random' }],
};

const infoAt = (round: number): SaveInfo => ({
  id: 'game',
  game: 'imperium',
  players: 3,
  people: 1,
  round,
  savedAt: round,
  over: false,
});

const kept = async (): Promise<readonly string[]> => (await KeptGame.open('game')).save.keys;
const problem = (code: string) => expect.objectContaining({ name: 'SaveError', code }) as SaveError;

beforeEach(async () => {
  await forgetSave('game');
  await createSave(begun);
});

describe('saved games', () => {
  it('grow by what is chosen', async () => {
    const game = await KeptGame.open('game');
    await game.keep(['a'], infoAt(1));
    await game.keep(['a', 'b', 'c'], infoAt(2));
    expect(await kept()).toEqual(['a', 'b', 'c']);
    expect(await listSaves()).toEqual([infoAt(2)]);
  });

  it('know what was taken back, and what was chosen instead', async () => {
    const game = await KeptGame.open('game');
    await game.keep(['a', 'b'], infoAt(1));
    await game.keep(['a'], infoAt(1));
    expect(await kept()).toEqual(['a']);
    await game.keep(['a', 'c', 'd'], infoAt(1));
    await game.keep(['a', 'c', 'e'], infoAt(1));
    expect(await kept()).toEqual(['a', 'c', 'e']);
  });

  it('go on from where they were opened', async () => {
    await (await KeptGame.open('game')).keep(['a', 'b'], infoAt(1));
    await (await KeptGame.open('game')).keep(['a', 'b', 'c'], infoAt(1));
    expect(await kept()).toEqual(['a', 'b', 'c']);
  });

  it('are not begun again over what was played', async () => {
    await (await KeptGame.open('game')).keep(['a', 'b'], infoAt(3));
    await expect(createSave(begun)).rejects.toThrow();
    expect(await kept()).toEqual(['a', 'b']);
    expect(await listSaves()).toEqual([infoAt(3)]);
  });

  it('cannot be made shorter by a window that was left behind', async () => {
    const [here, there] = await Promise.all([KeptGame.open('game'), KeptGame.open('game')]);
    await here.keep(['a', 'b', 'c'], infoAt(2));
    await expect(there.keep(['x'], infoAt(1))).rejects.toEqual(problem('moved-on'));
    await expect(there.keep([], infoAt(1))).rejects.toEqual(problem('moved-on'));
    expect(await kept()).toEqual(['a', 'b', 'c']);
    expect(await listSaves()).toEqual([infoAt(2)]);
  });

  it('take one of two choices made at the same moment', async () => {
    const windows = await Promise.all([KeptGame.open('game'), KeptGame.open('game')]);
    const tried = await Promise.allSettled([
      windows[0].keep(['a'], infoAt(1)),
      windows[1].keep(['b'], infoAt(1)),
    ]);
    expect(tried.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(await kept()).toEqual(['a']);
  });

  it('stay away when they were put away', async () => {
    const game = await KeptGame.open('game');
    await game.keep(['a'], infoAt(1));
    await forgetSave('game');
    await expect(game.keep(['a', 'b'], infoAt(1))).rejects.toEqual(problem('no-save'));
    await expect(KeptGame.open('game')).rejects.toEqual(problem('no-save'));
    expect(await listSaves()).toEqual([]);
    // Nothing of it is left for another of that name.
    await createSave(begun);
    expect(await kept()).toEqual([]);
  });

  it('of one game are not those of another', async () => {
    await createSave({ ...begun, id: 'game-2' });
    await (await KeptGame.open('game-2')).keep(['z'], { ...infoAt(1), id: 'game-2' });
    expect(await kept()).toEqual([]);
    await forgetSave('game-2');
  });
});
