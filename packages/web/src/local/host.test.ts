import type { ImperiumView } from '@sietch/imperium';
import { describe, expect, it } from 'vitest';
import { Host } from './host';
import type { Save } from './messages';

const solo: Save = {
  id: 'solo',
  game: 'imperium',
  options: { players: 3 },
  seed: 'host',
  keys: [],
  seats: [{ kind: 'person' }, { kind: 'bot', bot: 'random' }, { kind: 'bot', bot: 'random' }],
};

const letBots = (host: Host): void => {
  while (host.botToMove) host.botMoves();
};

const imperiumView = (host: Host): ImperiumView => host.shown().view as ImperiumView;

const firstKey = (host: Host): string => host.shown().view.decision?.choices?.[0]?.key ?? '';

describe('a local table', () => {
  it('shows the own hand and only numbers of the others', () => {
    const host = new Host(solo);
    letBots(host);
    const view = imperiumView(host);
    expect(view.players[0]?.hand).toHaveLength(5);
    expect(view.players[1]?.hand).toBeUndefined();
  });

  it('goes on from its save exactly where it was', () => {
    const host = new Host(solo);
    letBots(host);
    host.choose(firstKey(host));
    const again = new Host(host.saved().save);
    expect(again.shown().view).toEqual(host.shown().view);
  });

  it('takes a choice back, with what the log said of it', () => {
    const host = new Host({ ...solo, options: { players: 3, confirmTurns: true } });
    letBots(host);
    const before = host.shown();
    const lines = before.logFrom + before.log.length;
    host.choose(before.view.decision?.choices?.find(({ key }) => key.startsWith('agent:'))?.key ?? '');
    const after = host.shown();
    expect(after.canUndo).toBe(true);
    host.undo();
    const back = host.shown();
    expect(back.view).toEqual(before.view);
    expect(back.logFrom + back.log.length).toBe(lines);
  });

  it('between two people at one screen nobody’s hand leaves the table', () => {
    const host = new Host({ ...solo, seats: [{ kind: 'person' }, { kind: 'person' }, { kind: 'person' }] });
    const { curtain, shared } = host.shown();
    expect(curtain).toBeDefined();
    expect(shared).toBe(true);
    expect(new Host(solo).shown().shared).toBe(false);
    expect(imperiumView(host).players.every((player) => player.hand === undefined)).toBe(true);
    host.look(curtain ?? 0);
    expect(imperiumView(host).players[curtain ?? 0]?.hand).toBeDefined();
  });
});
