import { MemoryJournal } from '@sietch/desk';
import { gameById } from '@sietch/games';
import type { ImperiumView } from '@sietch/imperium';
import { keyOf, Session } from '@sietch/kernel';
import { describe, expect, it, vi } from 'vitest';
import { openHere, settled } from '../../test/in-page';
import type { Link } from '../link/link';
import { LocalTable } from './local-table';
import type { Save } from './messages';
import { Screen } from './screen';

const solo: Save = {
  id: 'solo',
  game: 'imperium',
  options: { players: 3 },
  seed: 'host',
  keys: [],
  seats: [{ kind: 'person' }, { kind: 'bot', bot: 'random' }, { kind: 'bot', bot: 'random' }],
};
const hotSeat: Save = { ...solo, seats: [{ kind: 'person' }, { kind: 'person' }, { kind: 'person' }] };

const imperiumView = (link: Link): ImperiumView => link.getState().view as ImperiumView;

const keys = (link: Link): readonly string[] =>
  link.getState().view?.decision?.choices?.map(({ key }) => key) ?? [];

describe('a local table', () => {
  it('shows the own hand and only numbers of the others', async () => {
    const view = imperiumView(await openHere(solo));
    expect(view.players[0]?.hand).toHaveLength(5);
    expect(view.players[1]?.hand).toBeUndefined();
  });

  it('seats nobody where a record is watched, not even whoever played alone', async () => {
    const seatAt = async (save: Save) => {
      const table = await LocalTable.open(save, () => new MemoryJournal(), 0);
      const screen = new Screen(table, () => {});
      await table.join(screen);
      return screen.seat;
    };
    const alone: Save = { ...solo, options: { players: 1 }, seats: [{ kind: 'person' }] };
    expect(await seatAt(alone)).toBe(0);
    expect(await seatAt({ ...alone, over: true })).toBeUndefined();
  });

  it('goes on from its journal exactly where it was', async () => {
    const journal = new MemoryJournal();
    const link = await openHere(solo, journal);
    link.choose(keys(link)[0] ?? '');
    await settled(link);
    const again = await openHere(solo, journal);
    expect(again.getState().view).toEqual(link.getState().view);
    await vi.waitFor(() => expect(again.getState().log).toEqual(link.getState().log));
  });

  it('goes on from choices that an older page kept as a list', async () => {
    const { rules } = gameById('imperium');
    const session = new Session(rules, hotSeat.options, hotSeat.seed);
    for (let i = 0; i < 5; i++) {
      const [choice] = session.game.choices();
      const [seat = 0] = session.game.state.decision?.seats ?? [];
      if (choice !== undefined) session.choose(keyOf(choice), seat);
    }
    const { view, log } = (await openHere({ ...hotSeat, keys: session.keys })).getState();
    expect(view?.step).toBe(5);
    expect(log.at(-1)?.step).toBe(5);
  });

  it('whose moves the rules no longer allow goes on from the last that they do', async () => {
    const { rules } = gameById('imperium');
    const { game } = new Session(rules, hotSeat.options, hotSeat.seed);
    const [choice] = game.choices();
    if (choice === undefined) throw new Error('Nobody is asked.');
    const journal = new MemoryJournal();
    const save = { ...hotSeat, keys: [keyOf(choice), 'agent:no-such-card>arrakeen'] };
    expect((await openHere(save, journal)).getState().view?.step).toBe(1);
    expect((await openHere(save, journal)).getState().view?.step).toBe(1);
  });

  it('takes a choice back, with what the log said of it', async () => {
    const link = await openHere({ ...solo, options: { players: 3, confirmTurns: true } });
    const before = link.getState();
    link.choose(keys(link).find((key) => key.startsWith('agent:')) ?? '');
    await settled(link);
    expect(link.getState().canUndo).toBe(true);
    link.undo();
    await settled(link);
    const back = link.getState();
    expect(back.view).toEqual(before.view);
    expect(back.log).toEqual(before.log);
  });

  it('says why something cannot be chosen to whoever is asked', async () => {
    const link = await openHere(solo);
    expect(link.getState().refusals.length).toBeGreaterThan(0);
  });

  it('of two windows, the one that knew less follows the other', async () => {
    const journal = new MemoryJournal();
    const [one, other] = [await openHere(solo, journal), await openHere(solo, journal)];
    const [first = '', second = ''] = keys(one);
    one.choose(first);
    await settled(one);
    other.choose(second);
    await settled(other);
    expect(other.getState().problem).toBe('stale');
    expect(other.getState().view).toEqual(one.getState().view);
  });

  it('takes two quick clicks for one', async () => {
    const link = await openHere(solo);
    const [first = '', second = ''] = keys(link);
    link.choose(first);
    link.choose(second);
    await settled(link);
    expect(link.getState().problem).toBeUndefined();
    const single = await openHere(solo);
    single.choose(first);
    await settled(single);
    expect(link.getState().view).toEqual(single.getState().view);
  });

  it('between two people at one screen nobody’s hand leaves the table', async () => {
    const link = await openHere(hotSeat);
    const { curtain, shared } = link.getState();
    expect(curtain).toBeDefined();
    expect(shared).toBe(true);
    expect((await openHere(solo)).getState().shared).toBe(false);
    expect(imperiumView(link).players.every((player) => player.hand === undefined)).toBe(true);
    link.look(curtain ?? 0);
    await settled(link);
    expect(imperiumView(link).players[curtain ?? 0]?.hand).toBeDefined();
  });

  it('lets nobody sit down who is not asked', async () => {
    const link = await openHere(hotSeat);
    const { curtain = 0 } = link.getState();
    link.look((curtain + 1) % 3);
    await settled(link);
    expect(link.getState()).toMatchObject({ problem: 'not-yours', seat: undefined });
  });
});
