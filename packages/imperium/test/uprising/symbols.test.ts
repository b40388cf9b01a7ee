import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { uprisingTable } from '../table.js';
import { fighting, holding, persuasion, reach, revealing, sending, upToEnd } from './playing.js';

describe('recalling agents', () => {
  const board = { agents: { arrakeen: [0] } };

  it('an own agent goes back to the leader', () => {
    covers('upr-sym-recall-agent');
    const table = upToEnd(sending('steersman', 'deliver-supplies', {}, board));
    expect(table.state.agents.map(({ space }) => space)).toEqual(['deliver-supplies']);
    expect(table.player(0).agents).toBe(1);
    expect(table.happened('recalled')).toMatchObject([{ seat: 0, space: 'arrakeen' }]);
  });

  it('never the one just sent, nor another player’s', () => {
    covers('upr-sym-recall-agent-other');
    const me = { swordmaster: true };
    const table = sending('steersman', 'deliver-supplies', me, {
      agents: { arrakeen: [0], secrets: [1], fremkit: [0] },
    });
    table.choose('effect:steersman.1');
    expect(table.keys).toEqual(['recall:arrakeen', 'recall:fremkit']);
    const alone = upToEnd(sending('steersman', 'deliver-supplies', {}, { agents: { secrets: [1] } }));
    expect(alone.state.agents).toHaveLength(2);
    expect(alone.player(0).agents).toBe(1);
  });

  it('it may be sent again, and its space is free again', () => {
    covers('upr-sym-recall-agent-reuse');
    const table = holding(['steersman', 'reconnaissance'], {}, board, { confirmTurns: false });
    table.choose('agent:steersman>deliver-supplies');
    expect(table.asked).toBe(1);
    while (table.asked !== 0) table.choose(table.keys.includes('reveal') ? 'reveal' : 'end');
    expect(reach(table, 'reconnaissance')).toContain('arrakeen');
    expect(table.player(0).agents).toBe(1);
  });
});

describe('retreating', () => {
  it('troops go from the conflict to the garrison, not to the supply', () => {
    covers('upr-sym-retreat');
    const table = revealing(['chani-clever-tactician'], { conflict: 3, garrison: 2, supply: 7 });
    table.choose('effect:chani-clever-tactician.0');
    expect(table.player(0)).toMatchObject({ conflict: 1, garrison: 4, supply: 7 });
  });

  it('a sandworm cannot', () => {
    covers('upr-sym-retreat');
    const table = revealing(['chani-clever-tactician'], { conflict: 1, worms: 3, leader: 'princess-irulan' });
    expect(table.refused('effect:chani-clever-tactician.0')).toBe('cost');
    const tactical = fighting([
      { conflict: 1, worms: 2, intrigues: ['tactical-option'] },
      { conflict: 1 },
      {},
    ]);
    tactical.choose('intrigue:tactical-option', 'option:1');
    expect(tactical.keys).toEqual(['retreat:0', 'retreat:1']);
  });
});

describe('conditions', () => {
  it('at least the printed influence with that faction', () => {
    covers('upr-sym-influence-condition');
    const spice = (influence: object) =>
      sending('maker-keeper', 'arrakeen', { influence, spice: 0 }).player(0).spice;
    expect([spice({ fremen: 1 }), spice({ fremen: 2 }), spice({ fremen: 3 })]).toEqual([0, 1, 1]);
    expect(spice({ guild: 4, emperor: 2 })).toBe(0);
  });

  it('only with the token, influence alone is not enough', () => {
    covers('upr-sym-alliance-condition');
    const me = { influence: { guild: 5 }, spice: 2, intrigues: ['mercenaries'] };
    const others = { 1: { influence: { guild: 5 } } };
    const without = sending('junction-headquarters', 'gather-support', me, {
      alliances: { guild: 1 },
      players: others,
    });
    expect(without.refused('effect:junction-headquarters.0')).toBe('condition');
    const table = sending('junction-headquarters', 'gather-support', me, { alliances: { guild: 0 } });
    const { points } = table.player(0);
    table.choose('effect:junction-headquarters.0');
    expect(table.player(0)).toMatchObject({ points: points + 1, spice: 0, intrigues: [] });
  });

  it('with another Fremen card in play, revealed or played before', () => {
    covers('upr-sym-fremen-bond');
    const reveal = (hand: string[], played: string[] = []) =>
      revealing(
        hand,
        { played, spice: 0, deck: [] },
        played.length > 0 ? { agents: { fremkit: [0] } } : {},
      ).player(0).spice;
    expect(reveal(['northern-watermaster'])).toBe(0);
    expect(reveal(['northern-watermaster', 'dagger'])).toBe(0);
    expect(reveal(['northern-watermaster', 'maula-pistol'])).toBe(2);
    expect(reveal(['northern-watermaster'], ['maula-pistol'])).toBe(2);
  });

  it('two bonds wake each other in either order', () => {
    covers('upr-sym-fremen-bond-mutual');
    for (const hand of [
      ['northern-watermaster', 'ecological-testing-station'],
      ['ecological-testing-station', 'northern-watermaster'],
    ]) {
      const table = revealing(hand, { spice: 0, water: 0 });
      expect(table.player(0)).toMatchObject({ spice: 2, water: 1 });
    }
  });

  it('what stands behind the hooks needs the token in the garrison', () => {
    covers('upr-sym-hooks-condition');
    const choices = (hooks: boolean) => revealing(['desert-power'], { hooks, water: 1 });
    expect(choices(true).keys).toEqual(['option:0', 'option:1']);
    expect(persuasion(choices(false))).toBe(2);
  });
});

describe('maker hooks', () => {
  const me = { influence: { fremen: 2 }, water: 0, garrison: 3 };

  it('taken once and kept', () => {
    covers('upr-sym-hooks-gain');
    const table = sending('reconnaissance', 'sietch-tabr', me).choose('option:0');
    expect(table.player(0).hooks).toBe(true);
    expect(table.happened('hooks')).toHaveLength(1);
    for (const seat of [undefined, 1]) expect(table.view(seat).players[0]?.hooks).toBe(true);
    const later = uprisingTable({ phase: 'recall', first: 0, players: { 0: { hooks: true } } });
    expect([later.state.round, later.player(0).hooks]).toEqual([2, true]);
  });

  it('who has them takes none again', () => {
    covers('upr-sym-hooks-one');
    const table = sending('reconnaissance', 'sietch-tabr', { ...me, hooks: true }).choose('option:0');
    expect(table.happened('hooks')).toEqual([]);
    expect(table.player(0)).toMatchObject({ hooks: true, garrison: 4, water: 1 });
  });
});

describe('arrows', () => {
  it('the cost comes first, then the effect', () => {
    covers('upr-sym-arrow-position');
    const table = sending('ecological-testing-station', 'arrakeen', {
      water: 2,
      deck: ['dagger', 'diplomacy', 'dagger'],
    });
    table.choose('effect:ecological-testing-station.0');
    const events = table.log.map(({ event }) => event);
    expect(events.indexOf('paid')).toBeLessThan(events.indexOf('drew'));
    const poor = sending('ecological-testing-station', 'arrakeen', { water: 1 });
    expect(poor.refused('effect:ecological-testing-station.0')).toBe('cost');
  });

  it('paid at most once', () => {
    covers('upr-sym-arrow-once-per-turn');
    const table = sending('ecological-testing-station', 'arrakeen', { water: 4 });
    table.choose('effect:ecological-testing-station.0');
    expect(table.keys).not.toContain('effect:ecological-testing-station.0');
    expect(table.player(0).water).toBe(2);
  });
});

describe('influence icons', () => {
  it('a step with that very faction', () => {
    covers('upr-sym-influence-named');
    const table = revealing(['shishakli', 'maula-pistol'], { deck: [] });
    expect(table.player(0).influence).toEqual({ emperor: 0, guild: 0, 'bene-gesserit': 0, fremen: 1 });
  });

  it('a neutral gain goes to any of the four', () => {
    covers('upr-sym-influence-any');
    const table = sending('interstellar-trade', 'gather-support', { solari: 0 }, {}, { choam: true });
    expect(table.keys).toEqual([
      'faction:emperor',
      'faction:guild',
      'faction:bene-gesserit',
      'faction:fremen',
    ]);
    expect(table.choose('faction:guild').player(0).influence.guild).toBe(1);
  });

  it('so does a neutral loss', () => {
    covers('upr-sym-influence-any');
    const me = { influence: { emperor: 1, fremen: 1 }, deck: [] };
    const table = revealing(['captured-mentat'], me).choose('effect:captured-mentat.0');
    expect(table.keys).toEqual(['lose:emperor', 'lose:fremen']);
    expect(table.choose('lose:fremen', 'faction:guild').player(0).influence).toMatchObject({
      fremen: 0,
      guild: 1,
    });
  });

  it('a gain of 2 is not split', () => {
    covers('upr-sym-influence-two-one-faction');
    const table = fighting([{ conflict: 2 }, {}, {}], { conflict: 'grand-vision' }, { base: ['conflicts'] });
    expect(table.keys).toHaveLength(4);
    table.choose('faction:emperor');
    expect(table.player(0).influence).toEqual({ emperor: 2, guild: 0, 'bene-gesserit': 0, fremen: 0 });
    expect(table.asks).not.toBe('faction');
  });
});

describe('control', () => {
  it('the new controller’s marker replaces the old one', () => {
    covers('upr-sym-control-replace');
    const table = fighting([{ conflict: 2 }, { conflict: 1 }, {}], {
      conflict: 'siege-of-arrakeen',
      control: { arrakeen: 1, 'spice-refinery': 1 },
    });
    expect(table.state.control).toMatchObject({ arrakeen: 0, 'spice-refinery': 1 });
    const visit = sending(
      'reconnaissance',
      'arrakeen',
      {},
      { control: { arrakeen: 2 }, players: { 2: { solari: 0 } } },
    );
    expect(visit.player(2).solari).toBe(1);
  });
});

describe('the Uprising mark', () => {
  it('cards carry nothing of it, each does just what it says', () => {
    covers('upr-sym-uprising-mark');
    const table = revealing(['maula-pistol'], { conflict: 1, deck: [] });
    expect([persuasion(table), table.player(0).swords]).toEqual([1, 1]);
    expect(table.keys.filter((key) => key.startsWith('effect:'))).toEqual([]);
  });
});
