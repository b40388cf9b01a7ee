import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import type { PlayerPosition, Position } from '../../src/scenario/position.js';
import { type Faction, SPACE_ICONS } from '../../src/terms.js';
import type { Table } from '../table.js';
import { EDITIONS, type Of, tableOf } from './editions.js';
import { plainCard, RICH, SPACES } from './spaces.js';

type Resource = 'solari' | 'spice' | 'water';
type Cost = readonly [space: string, what: Resource, n: number, rule: string];
const COSTS: Of<readonly Cost[]> = {
  imperium: [
    ['conspire', 'spice', 4, 'imp-space-conspire-cost'],
    ['heighliner', 'spice', 6, 'imp-space-heighliner-cost'],
    ['selective-breeding', 'spice', 2, 'imp-space-selective-breeding-cost'],
    ['hardy-warriors', 'water', 1, 'imp-space-hardy-warriors-cost'],
    ['high-council', 'solari', 5, 'imp-space-high-council-cost'],
    ['mentat', 'solari', 2, 'imp-space-mentat-cost'],
    ['swordmaster', 'solari', 8, 'imp-space-swordmaster-cost'],
    ['rally-troops', 'solari', 4, 'imp-space-rally-troops-cost'],
    ['research-station', 'water', 2, 'imp-space-research-station-cost'],
    ['the-great-flat', 'water', 2, 'imp-space-great-flat-cost'],
    ['hagga-basin', 'water', 1, 'imp-space-hagga-basin-cost'],
    ['sell-melange', 'spice', 2, 'imp-space-sell-melange-minimum'],
  ],
  uprising: [
    ['sardaukar', 'spice', 4, 'upr-agent-pay-and-meet'],
    ['heighliner', 'spice', 5, 'upr-agent-pay-and-meet'],
    ['espionage', 'spice', 1, 'upr-agent-pay-and-meet'],
    ['desert-tactics', 'water', 1, 'upr-space-cost-example'],
    ['high-council', 'solari', 5, 'upr-agent-pay-and-meet'],
    ['swordmaster', 'solari', 8, 'upr-agent-pay-and-meet'],
    ['imperial-privilege', 'solari', 3, 'upr-agent-pay-and-meet'],
    ['shipping', 'spice', 3, 'upr-agent-pay-and-meet'],
    ['research-station', 'water', 2, 'upr-agent-pay-and-meet'],
    ['hagga-basin', 'water', 1, 'upr-agent-pay-and-meet'],
    ['deep-desert', 'water', 3, 'upr-agent-pay-and-meet'],
  ],
};

/** A card with an arrow, a space where its price does not lie, and what the arrow brings. */
interface Arrow {
  readonly card: string;
  readonly space: string;
  readonly what: Resource;
  readonly n: number;
  readonly brings: Partial<PlayerPosition>;
}
const ARROW: Of<Arrow> = {
  imperium: { card: 'fremen-camp', space: 'secure-contract', what: 'spice', n: 2, brings: { garrison: 3 } },
  uprising: {
    card: 'ecological-testing-station',
    space: 'spice-refinery',
    what: 'water',
    n: 2,
    brings: { hand: ['dagger', 'diplomacy'] },
  },
};

/** A card that would bring the water which is missing for the space. */
const TOO_LATE: Of<readonly (readonly [card: string, space: string, water: number])[]> = {
  imperium: [
    ['stilgar', 'hardy-warriors', 0],
    ['stilgar', 'hagga-basin', 0],
  ],
  uprising: [['northern-watermaster', 'research-station', 1]],
};

/** A plot that brings what is missing. */
const IN_TIME: Of<readonly [plot: string, own: PlayerPosition, card: string, space: string]> = {
  imperium: ['water-peddlers-union', { water: 0 }, 'dune-the-desert-planet', 'hagga-basin'],
  uprising: ['contingency-plan', { solari: 3 }, 'dagger', 'high-council'],
};

type Requirement = readonly [space: string, faction: Faction, rule: string];
const REQUIREMENTS: Of<readonly Requirement[]> = {
  imperium: [['sietch-tabr', 'fremen', 'imp-sietch-tabr-requirement']],
  uprising: [
    ['imperial-privilege', 'emperor', 'upr-req-imperial-privilege'],
    ['shipping', 'guild', 'upr-req-shipping'],
    ['sietch-tabr', 'fremen', 'upr-req-sietch-tabr'],
  ],
};

describe.each(EDITIONS)('costs in $id', (edition) => {
  const spaces = SPACES[edition.id];
  const at = (own: PlayerPosition, position: Position = {}): Table => {
    const me = { solari: 0, spice: 0, water: 0, ...own };
    return tableOf(
      edition,
      { turn: 0, first: 0, ...edition.quiet, ...position, players: { 0: me } },
      { confirmTurns: true },
    );
  };
  /** A starting card that opens the space. */
  const cardFor = (space: string) =>
    plainCard(SPACE_ICONS.find((icon) => spaces[icon].includes(space)) ?? 'city');
  const { influence } = RICH;

  it.each(COSTS[edition.id])('%s takes its %s, %i, at once and once', (space, what, n, rule) => {
    covers(rule, 'imp-space-cost-once', 'imp-space-cost-example-conspire', 'upr-agent-pay-and-meet');
    const card = cardFor(space);
    const table = at({ hand: [card], influence, [what]: n }).choose(`agent:${card}>${space}`);
    const paid = [{ event: 'paid', seat: 0, what, n, source: `space:${space}` }];
    expect(table.happened('paid')).toEqual(paid);
    for (let i = 0; i < 9 && !table.keys.includes('end'); i++) table.choose(table.keys[0] ?? '');
    expect(table.choose('end').happened('paid')).toEqual(paid);
  });

  it.each(COSTS[edition.id])('%s is closed with 1 %s less than %i', (space, what, n, rule) => {
    covers(rule, 'imp-agent-pay-or-meet', 'imp-space-cost-example-conspire', 'upr-agent-pay-and-meet');
    const card = cardFor(space);
    const table = at({ ...RICH, hand: [card], [what]: n - 1 });
    expect(table.keys).not.toContain(`agent:${card}>${space}`);
    expect(table.reason(`card:${card}>space:${space}`)).toEqual({ code: 'cost', missing: 1, of: what });
  });

  const dear = COSTS[edition.id].map(([space]) => space);
  const free = Object.values(spaces).flatMap((ids) => ids.filter((id) => !dear.includes(id)));
  it.each(free)('%s is open to a player without resources', (space) => {
    covers('imp-space-free-spaces', 'imp-space-cost-example-wealth', 'upr-space-cost-example');
    const card = cardFor(space);
    expect(
      at({ hand: [card], influence })
        .choose(`agent:${card}>${space}`)
        .happened('paid'),
    ).toEqual([]);
  });

  it.each(TOO_LATE[edition.id])('what %s brings comes too late to pay for %s', (card, space, water) => {
    covers('imp-space-cost-immediate', 'upr-space-cost-unaffordable');
    const table = at({ hand: [card], water });
    expect(table.keys).not.toContain(`agent:${card}>${space}`);
    expect(table.refused(`card:${card}>space:${space}`)).toBe('cost');
  });

  it('what a plot gave earlier in the turn is owned by then', () => {
    covers('imp-space-cost-immediate', 'upr-space-cost-unaffordable');
    const [plot, own, card, space] = IN_TIME[edition.id];
    const table = at({ ...own, hand: [card], intrigues: [plot] });
    expect(table.refused(`card:${card}>space:${space}`)).toBe('cost');
    table.choose(`intrigue:${plot}`, `agent:${card}>${space}`);
    expect(table.happened('paid')).toMatchObject([{ source: `space:${space}` }]);
  });

  const { card: pointed, space: place, what, n, brings } = ARROW[edition.id];
  const effect = `effect:${pointed}.0`;
  const pointing = (owned: number) =>
    at({ hand: [pointed], deck: ['dagger', 'diplomacy'], garrison: 0, [what]: owned }).choose(
      `agent:${pointed}>${place}`,
    );

  it('an arrow may be left unused, even if it could be paid', () => {
    covers('imp-arrow-optional', 'upr-arrow-optional', 'upr-arrow-example-testing-station');
    const table = pointing(4);
    expect(table.keys).toEqual([effect, 'end']);
    table.choose('end');
    expect(table.player(0)).toMatchObject({ [what]: 4, hand: [], garrison: 0, supply: 12, agents: 1 });
    expect(table.asked).toBe(1);
  });

  it('what stands before it is paid, then what stands after it is gained, once', () => {
    covers('imp-arrow-cost', 'imp-arrow-once', 'faq-arrow-once', 'upr-arrow-once');
    covers('upr-arrow-example-testing-station', 'upr-sym-arrow-position', 'upr-sym-arrow-once-per-turn');
    const table = pointing(5);
    const before = table.log.length;
    table.choose(effect);
    expect(table.player(0)).toMatchObject({ [what]: 5 - n, ...brings });
    const paid = { event: 'paid', seat: 0, what, n, source: `card:${pointed}` };
    expect(table.happened('paid')).toEqual([paid]);
    expect(table.log[before]).toEqual(paid);
    expect(table.keys).toEqual(['end']);
  });

  it('without the cost there is no effect', () => {
    covers('imp-arrow-unpaid-no-effect', 'upr-arrow-optional', 'upr-sym-arrow-position');
    const table = pointing(n - 1);
    expect(table.keys).toEqual(['end']);
    expect(table.reason(effect)).toEqual({ code: 'cost', missing: 1, of: what });
    expect(table.player(0)).toMatchObject({ [what]: n - 1, hand: [], garrison: 0 });
  });

  it.each(REQUIREMENTS[edition.id])('%s needs two influence with %s', (space, faction, rule) => {
    covers(rule, 'imp-agent-pay-or-meet');
    const card = cardFor(space);
    const others = { emperor: 6, guild: 6, 'bene-gesserit': 6, fremen: 6 };
    for (const [own, missing] of [
      [0, 2],
      [1, 1],
    ]) {
      const closed = at({ ...RICH, hand: [card], influence: { ...others, [faction]: own } });
      expect(closed.keys).not.toContain(`agent:${card}>${space}`);
      const reason = { code: 'influence', missing, of: faction };
      expect(closed.reason(`card:${card}>space:${space}`)).toEqual(reason);
    }
  });

  it.each(REQUIREMENTS[edition.id])(
    'a visit to %s leaves influence with %s as it was',
    (space, faction, rule) => {
      covers(rule, 'imp-sietch-tabr-requirement-not-spent', 'imp-space-sietch-tabr-no-influence');
      covers('upr-req-not-spent');
      const card = cardFor(space);
      for (const steps of [2, 3, 6]) {
        const table = at({ ...RICH, hand: [card], influence: { [faction]: steps } });
        table.choose(`agent:${card}>${space}`);
        if (table.asks === 'faction') table.choose('faction:bene-gesserit');
        if (table.asks === 'choose') table.choose('option:0');
        expect(table.player(0).influence[faction]).toBe(steps);
        expect(table.happened('influence').filter((event) => event.faction === faction)).toEqual([]);
      }
    },
  );
});
