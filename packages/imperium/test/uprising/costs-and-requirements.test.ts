import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import type { PlayerPosition } from '../../src/scenario/position.js';
import type { Faction } from '../../src/terms.js';
import { at } from './playing.js';

const DECK = ['dagger', 'signet-ring', 'seek-allies', 'convincing-argument', 'convincing-argument'];

describe('arrows', () => {
  const station = (water: number) =>
    at({ hand: ['ecological-testing-station'], deck: DECK, water, garrison: 0 }).choose(
      'agent:ecological-testing-station>spice-refinery',
    );

  it('an arrow may be left unused', () => {
    covers('upr-arrow-optional', 'upr-arrow-example-testing-station');
    const table = station(4);
    expect(table.keys).toEqual(['effect:ecological-testing-station.0', 'end']);
    table.choose('end');
    expect(table.player(0)).toMatchObject({ water: 4, hand: [] });
  });

  it('two water for two cards, once, however much water there is', () => {
    covers('upr-arrow-once', 'upr-arrow-example-testing-station');
    const table = station(4);
    table.choose('effect:ecological-testing-station.0');
    expect(table.player(0)).toMatchObject({ water: 2, hand: ['dagger', 'signet-ring'] });
    expect(table.keys).toEqual(['end']);
  });

  it('without the cost there is no effect', () => {
    covers('upr-arrow-optional');
    const table = station(1);
    expect(table.keys).toEqual(['end']);
    expect(table.refused('effect:ecological-testing-station.0')).toBe('cost');
  });

  it('so it is with the arrow of a space', () => {
    covers('upr-arrow-optional', 'upr-arrow-once');
    const intrigues = ['cunning', 'impress'];
    const own: PlayerPosition = {
      hand: ['dagger'],
      deck: DECK,
      solari: 3,
      intrigues,
      influence: { emperor: 2 },
    };
    const table = at(own);
    table.choose('agent:dagger>imperial-privilege', 'effect:imperial-privilege.2');
    expect(table.keys).toEqual(expect.arrayContaining(['effect:imperial-privilege.0', 'end']));
    table.choose('effect:imperial-privilege.0', 'give-up:impress');
    expect(table.player(0).intrigues).toHaveLength(2);
    expect(table.keys).not.toContain('effect:imperial-privilege.0');
    const unused = at(own);
    unused.choose('agent:dagger>imperial-privilege', 'effect:imperial-privilege.2', 'end');
    expect(unused.player(0).intrigues).toEqual(intrigues);
  });
});

describe('the cost of a space', () => {
  it('it is paid before spies, cards and effects come to anything', () => {
    covers('upr-space-cost-upfront');
    const table = at({
      hand: ['reconnaissance'],
      deck: DECK,
      water: 2,
      spies: ['post-sietch-tabr-research-station'],
    });
    table.choose('agent:reconnaissance>research-station');
    expect(table.asks).toBe('gather');
    expect(table.player(0)).toMatchObject({ water: 0, garrison: 3, hand: [] });
    table.choose('skip');
    expect(table.log.map(({ event }) => event).filter((event) => event !== 'turn')).toEqual([
      'agent',
      'paid',
      'troops',
      'drew',
    ]);
  });

  it('what is missing cannot come from the visit or the card', () => {
    covers('upr-space-cost-unaffordable');
    // Northern Watermaster would bring the second water.
    const water = at({ hand: ['northern-watermaster'], water: 1 });
    expect(water.keys).not.toContain('agent:northern-watermaster>research-station');
    expect(water.refused('card:northern-watermaster>space:research-station')).toBe('cost');
    // A visit to Shipping would bring solari, not the spice it asks for.
    const spice = at({ hand: ['smugglers-harvester'], spice: 2, influence: { guild: 2 } });
    expect(spice.refused('card:smugglers-harvester>space:shipping')).toBe('cost');
  });

  it('a control bonus comes too late, a plot before the agent in time', () => {
    covers('upr-space-cost-unaffordable');
    const control = at({ hand: ['paracompass'], spice: 0, solari: 0 }, { control: { 'spice-refinery': 0 } });
    control.choose('agent:paracompass>spice-refinery');
    // Only the way without a cost was open, so nobody was asked.
    expect(control.player(0)).toMatchObject({ solari: 1 + 2 + 2, spice: 0 });
    const plot = at({ hand: ['dagger'], solari: 3, intrigues: ['contingency-plan'] });
    expect(plot.refused('card:dagger>space:high-council')).toBe('cost');
    plot.choose('intrigue:contingency-plan');
    expect(plot.keys).toContain('agent:dagger>high-council');
  });

  it('without water one Fremen space is closed, with one water both are open', () => {
    covers('upr-space-cost-example');
    const dry = at({ hand: ['diplomacy'], water: 0 });
    expect(dry.refused('card:diplomacy>space:desert-tactics')).toBe('cost');
    expect(dry.keys).toContain('agent:diplomacy>fremkit');
    const wet = at({ hand: ['diplomacy'], water: 1 });
    expect(wet.keys).toEqual(
      expect.arrayContaining(['agent:diplomacy>desert-tactics', 'agent:diplomacy>fremkit']),
    );
    wet.choose('agent:diplomacy>desert-tactics');
    expect(wet.player(0).water).toBe(0);
    const free = at({ hand: ['diplomacy'], water: 1 });
    free.choose('agent:diplomacy>fremkit');
    expect(free.player(0).water).toBe(1);
  });

  it.each([
    ['sardaukar', 'diplomacy', { spice: 4 }],
    ['heighliner', 'diplomacy', { spice: 5 }],
    ['espionage', 'diplomacy', { spice: 1 }],
    ['desert-tactics', 'diplomacy', { water: 1 }],
    ['high-council', 'dagger', { solari: 5 }],
    ['swordmaster', 'dagger', { solari: 8 }],
    ['imperial-privilege', 'dagger', { solari: 3 }],
    ['shipping', 'dune-the-desert-planet', { spice: 3 }],
    ['research-station', 'reconnaissance', { water: 2 }],
    ['hagga-basin', 'dune-the-desert-planet', { water: 1 }],
    ['deep-desert', 'dune-the-desert-planet', { water: 3 }],
  ] as const)('%s by %s takes its price exactly', (space, card, price) => {
    covers('upr-agent-pay-and-meet');
    const influence = { emperor: 2, guild: 2 };
    const [what = 'water', n = 0] = Object.entries(price)[0] ?? [];
    const enough = at({ hand: [card], deck: DECK, water: 0, influence, [what]: n });
    enough.choose(`agent:${card}>${space}`);
    expect(enough.happened('paid')).toEqual([{ event: 'paid', seat: 0, what, n, source: `space:${space}` }]);
    const short = at({ hand: [card], deck: DECK, water: 0, influence, [what]: n - 1 });
    expect(short.refused(`card:${card}>space:${space}`)).toBe('cost');
  });
});

describe('influence that a space requires', () => {
  const REQUIRED: readonly [space: string, faction: Faction, card: string, rule: string][] = [
    ['imperial-privilege', 'emperor', 'dagger', 'upr-req-imperial-privilege'],
    ['shipping', 'guild', 'dune-the-desert-planet', 'upr-req-shipping'],
    ['sietch-tabr', 'fremen', 'reconnaissance', 'upr-req-sietch-tabr'],
  ];
  const rich = { solari: 10, spice: 10, water: 10, deck: DECK };
  const others = (faction: Faction) => ({
    emperor: 6,
    guild: 6,
    'bene-gesserit': 6,
    fremen: 6,
    [faction]: 1,
  });

  it.each(REQUIRED)('%s needs two with %s', (space, faction, card, rule) => {
    covers(rule);
    const closed = at({ ...rich, hand: [card], influence: others(faction) }, { alliances: {} });
    expect(closed.refused(`card:${card}>space:${space}`)).toBe('influence');
    expect(closed.keys).not.toContain(`agent:${card}>${space}`);
    for (const steps of [2, 3]) {
      const open = at({ ...rich, hand: [card], influence: { [faction]: steps } });
      expect(open.keys).toContain(`agent:${card}>${space}`);
    }
  });

  it.each(REQUIRED)('visiting %s leaves the influence with %s as it was', (space, faction, card, rule) => {
    covers('upr-req-not-spent');
    covers(rule);
    const table = at({ ...rich, hand: [card], influence: { [faction]: 2 } });
    table.choose(`agent:${card}>${space}`);
    if (table.asks === 'faction') table.choose(faction === 'guild' ? 'faction:fremen' : 'faction:guild');
    if (table.asks === 'choose') table.choose('option:0');
    expect(table.player(0).influence[faction]).toBe(2);
    expect(table.happened('influence').map((event) => event.faction)).toEqual(
      space === 'shipping' ? ['fremen'] : [],
    );
  });

  it('cost and requirement both apply', () => {
    covers('upr-agent-pay-and-meet');
    const poor = at({ hand: ['dagger'], solari: 2, influence: { emperor: 2 } });
    expect(poor.refused('card:dagger>space:imperial-privilege')).toBe('cost');
    const unknown = at({ hand: ['dagger'], solari: 3, influence: { emperor: 1 } });
    expect(unknown.refused('card:dagger>space:imperial-privilege')).toBe('influence');
    const both = at({ hand: ['dagger'], solari: 3, influence: { emperor: 2 } });
    expect(both.keys).toContain('agent:dagger>imperial-privilege');
  });
});
