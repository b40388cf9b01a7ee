import { describe, expect, it } from 'vitest';
import { covers } from '../../../test/covers.js';
import { Table } from './table.js';

describe('nothing that cannot be taken back happens by a lone answer', () => {
  const TOKEN = { windgap: { atreides: { tokens: ['starting-1'], generic: 1 } } };

  it('guerrilla training waits for the only token to be named', () => {
    covers('arr-guerrilla-training');
    const table = new Table({ clear: true, areas: TOKEN }).choose('guerrilla');
    expect([table.asks, table.keys]).toEqual(['guerrilla', ['reveal:starting-1@windgap']]);
    expect(table.game.canUndo).toBe(true);
    table.choose('reveal:starting-1@windgap');
    expect(table.state.tokensShown).toEqual(['starting-1']);
  });

  it('scouting says what will be revealed', () => {
    const table = new Table({
      clear: true,
      turn: 'harkonnen',
      areas: { windgap: { sietch: 0, atreides: { tokens: ['starting-1'] } } },
      air: { 'air-central-s': 'ornithopter' },
    });
    table.choose('scout', '?ornithopter:air-central-s', '?scout@windgap');
    expect([table.asks, table.keys]).toEqual(['scout-what', ['reveal:tokens']]);
    expect(table.state.air['air-central-s']).toBe('ornithopter');
  });

  it('an attack on a single target is confirmed, and the legion can be put back', () => {
    const table = new Table({
      clear: true,
      areas: {
        windgap: { atreides: { regular: 1 } },
        'habbanya-ridge': { atreides: { regular: 1 } },
        'central-sw-3': { harkonnen: { regular: 1 } },
        'outer-sw-2': { harkonnen: { regular: 1 } },
      },
    });
    table.choose('die:strategy', 'act:strategy-attack', 'legion@windgap');
    expect(table.keys).toEqual(['attack@central-sw-3', 'back']);
    table.choose('back', 'legion@habbanya-ridge', 'attack@outer-sw-2');
    expect(table.happened('attack')).toMatchObject([{ from: 'habbanya-ridge' }]);
  });

  it('a die that shows a token or does nothing, and the last kind of die for a card, are confirmed', () => {
    const deploy = new Table({
      clear: true,
      areas: TOKEN,
      atreides: { dice: { deployment: 2 }, leaders: { chani: 'reserve' } },
    }).choose('die:deployment');
    expect([deploy.keys, deploy.game.canUndo]).toEqual([['act:deployment-deploy'], true]);
    const nothing = new Table({
      clear: true,
      atreides: { dice: { strategy: 1 }, leaders: { stilgar: 'spent' } },
    });
    nothing.choose('die:strategy');
    expect(nothing.keys).toEqual(['nothing']);
    const card = new Table({ clear: true, atreides: { hand: ['thumpers'], dice: { mentat: 2 } } });
    card.choose('card:thumpers');
    expect([card.keys, card.game.canUndo]).toEqual([['die:mentat'], true]);
  });
});

describe('with turns that are ended by hand', () => {
  const POSITION = {
    clear: true,
    atreides: { dice: { strategy: 1 } },
    areas: { windgap: { atreides: { regular: 1 } } },
  };
  const MOVE = ['die:strategy', 'act:strategy-move', 'legion@windgap', 'to@central-sw-5'];

  it('a turn with nothing left to do waits for its end, and can be taken back until then', () => {
    const table = new Table(POSITION, { confirmTurns: true }).choose(...MOVE);
    expect([table.asks, table.asked, table.keys]).toEqual(['turn-end', 'atreides', ['end']]);
    expect(table.game.canUndo).toBe(true);
    expect(table.choose('end').asked).toBe('harkonnen');
  });

  it('otherwise it is over at once', () => {
    expect(new Table(POSITION).choose(...MOVE).asked).toBe('harkonnen');
  });
});

describe('what was picked by mistake can be put back', () => {
  it('a sandworm, without losing the move of the other', () => {
    const table = new Table({
      clear: true,
      areas: { 'outer-ne-3': { worm: 'sandworm' }, 'outer-se-1': { worm: 'sandworm' } },
      atreides: { dice: { mentat: 1 } },
      harkonnen: { dice: { mentat: 2 } },
    });
    table.choose('desert-power', 'act:move-worms', 'worm@outer-ne-3', 'back');
    expect(table.keys).toEqual(['worm@outer-ne-3', 'worm@outer-se-1', 'skip']);
    table.choose(
      'worm@outer-se-1',
      'to@outer-se-2',
      'worm@outer-ne-3',
      'back',
      'worm@outer-ne-3',
      'to@outer-ne-4',
    );
    expect([table.zone('outer-se-2').worm, table.zone('outer-ne-4').worm]).toEqual(['sandworm', 'sandworm']);
  });

  it('a sandworm that was to attack', () => {
    const table = new Table({
      clear: true,
      areas: {
        'outer-ne-3': { worm: 'sandworm' },
        'outer-ne-4': { harvester: true },
        'outer-se-1': { worm: 'sandworm' },
        'outer-se-2': { harvester: true },
      },
      atreides: { dice: { mentat: 1 } },
      harkonnen: { dice: { mentat: 2 } },
    });
    table.choose(
      'desert-power',
      'act:attack-worm',
      'worm@outer-ne-3',
      'back',
      'worm@outer-se-1',
      'attack@outer-se-2',
    );
    expect([table.zone('outer-se-2').harvester, table.zone('outer-ne-4').harvester]).toEqual([false, true]);
  });

  it('a legion, without losing the move of the other', () => {
    const table = new Table({
      clear: true,
      areas: { windgap: { atreides: { regular: 1 } }, 'habbanya-ridge': { atreides: { regular: 1 } } },
    });
    table.choose('die:strategy', 'act:strategy-move', 'legion@windgap', 'to@central-sw-5');
    table.choose('legion@habbanya-ridge', 'back', 'legion@habbanya-ridge', 'to@outer-sw-2');
    expect(table.legion('atreides', 'outer-sw-2')).toEqual({ regular: 1 });
  });

  it('a sector, and the first of two areas of a card', () => {
    const signs = new Table({
      clear: true,
      atreides: { dice: { mentat: 1 } },
      harkonnen: { dice: { mentat: 2 } },
    });
    signs.choose(
      'desert-power',
      '?act:wormsigns',
      'sector:outer-ne',
      'back',
      'sector:outer-se',
      'area@outer-se-1',
    );
    expect(signs.zone('outer-se-1').sign).toBeDefined();
    const card = new Table({
      clear: true,
      areas: { 'outer-ne-3': { harkonnen: { regular: 1 } }, 'outer-se-1': { harkonnen: { regular: 1 } } },
      atreides: { hand: ['sandtides'] },
    });
    card.choose(
      'card:sandtides',
      'die:mentat',
      'area@outer-ne-3',
      'back',
      'area@outer-se-1',
      'area@outer-se-2',
    );
    expect(card.legion('harkonnen', 'outer-se-2')).toEqual({ regular: 1 });
  });
});
