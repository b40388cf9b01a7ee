import { describe, expect, it } from 'vitest';
import { covers } from '../../../../../test/covers.js';
import { draw, drawIntrigue, harvest, recruit, solari, spice, water } from '../../effects/build.js';
import { FACTIONS, type Faction, SPACE_ICONS } from '../../terms.js';
import type { Card, Space } from '../component.js';
import { BASE } from './edition.js';
import { IMPERIUM } from './imperium.js';
import { INTRIGUES } from './intrigue.js';
import { RESERVE } from './reserve.js';
import { STARTERS } from './starters.js';

const ids = (things: readonly { readonly id: string }[]) => things.map(({ id }) => id);
const copies = (things: readonly { readonly copies: number }[]) =>
  things.reduce((sum, thing) => sum + thing.copies, 0);
const stacks = (cards: readonly Card[]) => Object.fromEntries(cards.map((card) => [card.id, card.copies]));

function find<T extends { readonly id: string }>(things: readonly T[], id: string): T {
  const found = things.find((thing) => thing.id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
}

const spacesWhere = (test: (space: Space) => boolean) => new Set(ids(BASE.spaces.filter(test)));
const costsOf = (id: string) => find(BASE.spaces, id).ways.map(({ cost }) => cost);
const isFree = ({ ways }: Space) => ways.some(({ cost }) => Object.keys(cost).length === 0);

describe('the edition', () => {
  it('is named in both languages', () => {
    expect(BASE.id).toBe('base');
    expect(BASE.name).toEqual({ en: 'Dune: Imperium', uk: 'Дюна. Імперіум' });
  });

  it('counts its different components', () => {
    expect(STARTERS).toHaveLength(7);
    expect(RESERVE).toHaveLength(3);
    expect(IMPERIUM).toHaveLength(43);
    expect(BASE.cards).toHaveLength(53);
    expect(BASE.intrigues).toHaveLength(34);
    expect(BASE.conflicts).toHaveLength(18);
    expect(BASE.leaders).toHaveLength(8);
    expect(BASE.spaces).toHaveLength(22);
  });

  it('puts every card into the group of its table', () => {
    expect(STARTERS.every(({ group }) => group === 'starter')).toBe(true);
    expect(RESERVE.every(({ group }) => group === 'reserve')).toBe(true);
    expect(IMPERIUM.every(({ group }) => group === 'imperium')).toBe(true);
  });
});

describe('deck cards', () => {
  it('ten cards for every player', () => {
    covers('imp-starting-deck-composition');
    expect(stacks(STARTERS)).toEqual({
      'convincing-argument': 2,
      dagger: 2,
      diplomacy: 1,
      'dune-the-desert-planet': 2,
      reconnaissance: 1,
      'seek-allies': 1,
      'signet-ring': 1,
    });
    expect(copies(STARTERS)).toBe(10);
  });

  it('three stacks of 24 cards', () => {
    covers('imp-reserve-stack-sizes');
    expect(stacks(RESERVE)).toEqual({ 'arrakis-liaison': 8, 'the-spice-must-flow': 10, foldspace: 6 });
    expect(copies(RESERVE)).toBe(24);
  });

  it('67 cards', () => {
    covers('imp-imperium-deck-size');
    expect(copies(IMPERIUM)).toBe(67);
  });

  it('have a price unless they are starters or Foldspace', () => {
    const unpriced = BASE.cards.filter(({ cost }) => cost === undefined);
    expect(ids(unpriced)).toEqual([...ids(STARTERS), 'foldspace']);
    for (const { id, cost } of IMPERIUM) expect(cost, id).toBeOneOf([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('show no icon and an empty agent box if they can only be revealed', () => {
    const revealOnly = BASE.cards.filter(({ icons, anywhere }) => icons.length === 0 && !anywhere);
    expect(new Set(ids(revealOnly))).toEqual(
      new Set([
        'convincing-argument',
        'the-spice-must-flow',
        'assassination-mission',
        'choam-directorship',
        'sardaukar-infantry',
      ]),
    );
    for (const { id, agent } of revealOnly) expect(agent, id).toEqual([]);
  });

  it('let only Kwisatz Haderach go anywhere, without icons', () => {
    expect(BASE.cards.filter(({ anywhere }) => anywhere)).toMatchObject([
      { id: 'kwisatz-haderach', icons: [] },
    ]);
  });

  it('have the acquire and trash boxes printed on them, the others none', () => {
    expect(new Set(ids(BASE.cards.filter(({ acquire }) => acquire.length > 0)))).toEqual(
      new Set(['chani', 'choam-directorship', 'lady-jessica', 'liet-kynes', 'the-spice-must-flow']),
    );
    expect(ids(BASE.cards.filter(({ whenTrashed }) => whenTrashed.length > 0))).toEqual([
      'assassination-mission',
    ]);
  });

  it('belong to their factions, three of them to two each', () => {
    const count = (faction: Faction) => copies(IMPERIUM.filter(({ factions }) => factions.includes(faction)));
    expect(FACTIONS.map(count)).toEqual([10, 10, 17, 13]);
    expect(ids(IMPERIUM.filter(({ factions }) => factions.length > 1))).toEqual([
      'liet-kynes',
      'reverend-mother-mohiam',
      'sietch-reverend-mother',
    ]);
  });

  it('agree with the revealed hand of the rulebook’s example: 4 persuasion, 4 swords, 1 spice', () => {
    const hand = ['imperial-spy', 'smugglers-thopter', 'stilgar'].flatMap(
      (id) => find(BASE.cards, id).reveal,
    );
    const total = (word: 'persuasion' | 'swords') =>
      hand.reduce((sum, effect) => sum + (effect.do === word ? effect.n : 0), 0);
    expect(total('persuasion')).toBe(4);
    expect(total('swords')).toBe(4);
    expect(hand.filter((effect) => effect.do === 'gain')).toEqual([spice(1)]);
  });

  it('cards and spaces use seven, no more and no fewer', () => {
    covers('imp-agent-seven-icons');
    const seven = new Set([
      'emperor',
      'guild',
      'bene-gesserit',
      'fremen',
      'landsraad',
      'city',
      'spice-trade',
    ]);
    expect(new Set(SPACE_ICONS)).toEqual(seven);
    expect(new Set(BASE.cards.flatMap(({ icons }) => icons))).toEqual(seven);
    expect(new Set(BASE.spaces.map(({ icon }) => icon))).toEqual(seven);
  });
});

describe('intrigues', () => {
  it('40 cards', () => {
    covers('imp-intrigue-deck-size');
    expect(copies(INTRIGUES)).toBe(40);
  });

  it('plot, combat (some of them on winning) and endgame', () => {
    covers('imp-intrigue-three-types');
    const typed = (types: string) =>
      copies(
        INTRIGUES.filter(
          ({ plays }) => plays.map(({ timing }) => (timing === 'win' ? 'combat' : timing)).join() === types,
        ),
      );
    expect(typed('plot')).toBe(26);
    expect(typed('combat')).toBe(11);
    expect(typed('endgame')).toBe(2);
    expect(typed('combat,endgame')).toBe(1);
  });

  it('wait for a win, a turn’s start or an agent only where printed', () => {
    const where = (test: (play: (typeof INTRIGUES)[number]['plays'][number]) => boolean) =>
      ids(INTRIGUES.filter(({ plays }) => plays.some(test)));
    expect(where(({ timing }) => timing === 'win')).toEqual(['demand-respect', 'to-the-victor']);
    expect(where(({ moment }) => moment === 'turn-start')).toEqual(['bindu-suspension']);
    expect(where(({ moment }) => moment === 'before-agent')).toEqual(['dispatch-an-envoy', 'infiltrate']);
  });

  it('cost what is printed on them', () => {
    const costs = INTRIGUES.flatMap(({ id, plays }) =>
      plays.flatMap(({ cost }) => (cost ? [[id, cost]] : [])),
    );
    expect(Object.fromEntries(costs)).toEqual({
      'allied-armada': { spice: 2 },
      bribery: { solari: 2 },
      'calculated-hire': { spice: 1 },
      'choam-shares': { solari: 7 },
      'double-cross': { solari: 1 },
      'private-army': { spice: 2 },
      reinforcements: { solari: 3 },
      'staged-incident': { troops: 3 },
      'the-sleeper-must-awaken': { spice: 4 },
      'water-of-life': { water: 1, spice: 1 },
    });
  });
});

describe('conflicts', () => {
  it('18 cards, 4 of level I, 10 of level II, 4 of level III', () => {
    covers('imp-conflict-card-counts');
    expect(BASE.conflicts).toHaveLength(18);
    expect([1, 2, 3].map((level) => BASE.conflicts.filter((card) => card.level === level).length)).toEqual([
      4, 10, 4,
    ]);
  });

  it('make a deck of ten from what there is', () => {
    expect(BASE.numbers.conflictDeck).toEqual([1, 5, 4]);
    expect(BASE.numbers.conflictDeck.reduce((sum, n) => sum + n)).toBe(10);
  });

  it('are about six times one of the three spaces that can be controlled', () => {
    const located = BASE.conflicts.flatMap(({ id, location }) => (location ? [[id, location]] : []));
    expect(Object.fromEntries(located)).toEqual({
      'siege-of-arrakeen': 'arrakeen',
      'battle-for-arrakeen': 'arrakeen',
      'siege-of-carthag': 'carthag',
      'battle-for-carthag': 'carthag',
      'secure-imperial-basin': 'imperial-basin',
      'battle-for-imperial-basin': 'imperial-basin',
    });
  });
});

describe('leaders', () => {
  it('are two from each of four Houses', () => {
    const members = (house: string) => BASE.leaders.filter((leader) => leader.house?.en === house).length;
    const houses = ['House Atreides', 'House Harkonnen', 'House Thorvald', 'House Richese'];
    expect(houses.map(members)).toEqual([2, 2, 2, 2]);
  });

  it('are simple, four of them', () => {
    expect(ids(BASE.leaders.filter(({ complexity }) => complexity === 1))).toEqual([
      'paul-atreides',
      'glossu-the-beast-rabban',
      'earl-memnon-thorvald',
      'count-ilban-richese',
    ]);
  });

  it('have each an ability of its own kind and a signet ring that does something', () => {
    expect(new Set(BASE.leaders.map(({ ability }) => ability.does.on)).size).toBe(8);
    for (const { id, signet } of BASE.leaders) expect(signet.effects.length, id).toBeGreaterThan(0);
  });
});

describe('board spaces', () => {
  it('22 spaces by icon', () => {
    covers('imp-space-count');
    expect(BASE.spaces).toHaveLength(22);
    const byIcon = SPACE_ICONS.map((icon) => [icon, spacesWhere((space) => space.icon === icon).size]);
    expect(Object.fromEntries(byIcon)).toEqual({
      emperor: 2,
      guild: 2,
      'bene-gesserit': 2,
      fremen: 2,
      landsraad: 5,
      city: 4,
      'spice-trade': 5,
    });
  });

  it('each faction has one space with a cost and one without', () => {
    covers('imp-space-faction-pair');
    const pair = (faction: Faction) => {
      const own = BASE.spaces.filter((space) => space.faction === faction);
      return { paid: ids(own.filter((space) => !isFree(space))), free: ids(own.filter(isFree)) };
    };
    expect(pair('emperor')).toEqual({ paid: ['conspire'], free: ['wealth'] });
    expect(pair('guild')).toEqual({ paid: ['heighliner'], free: ['foldspace'] });
    expect(pair('bene-gesserit')).toEqual({ paid: ['selective-breeding'], free: ['secrets'] });
    expect(pair('fremen')).toEqual({ paid: ['hardy-warriors'], free: ['stillsuits'] });
  });

  it('ten spaces cost nothing', () => {
    covers('imp-space-free-spaces');
    expect(spacesWhere(isFree)).toEqual(
      new Set([
        'wealth',
        'foldspace',
        'secrets',
        'stillsuits',
        'hall-of-oratory',
        'secure-contract',
        'arrakeen',
        'carthag',
        'sietch-tabr',
        'imperial-basin',
      ]),
    );
  });

  it.each([
    ['conspire', { spice: 4 }, 'imp-space-conspire-cost'],
    ['heighliner', { spice: 6 }, 'imp-space-heighliner-cost'],
    ['selective-breeding', { spice: 2 }, 'imp-space-selective-breeding-cost'],
    ['hardy-warriors', { water: 1 }, 'imp-space-hardy-warriors-cost'],
    ['high-council', { solari: 5 }, 'imp-space-high-council-cost'],
    ['mentat', { solari: 2 }, 'imp-space-mentat-cost'],
    ['swordmaster', { solari: 8 }, 'imp-space-swordmaster-cost'],
    ['rally-troops', { solari: 4 }, 'imp-space-rally-troops-cost'],
    ['research-station', { water: 2 }, 'imp-space-research-station-cost'],
    ['the-great-flat', { water: 2 }, 'imp-space-great-flat-cost'],
    ['hagga-basin', { water: 1 }, 'imp-space-hagga-basin-cost'],
  ])('%s has the one price %o', (id, cost, rule) => {
    covers(rule);
    expect(costsOf(id)).toEqual([cost]);
  });

  it('have one way of use, but Sell Melange four', () => {
    expect(spacesWhere(({ ways }) => ways.length > 1)).toEqual(new Set(['sell-melange']));
    expect(find(BASE.spaces, 'sell-melange').ways).toEqual([
      { cost: { spice: 2 }, effects: [solari(6)] },
      { cost: { spice: 3 }, effects: [solari(8)] },
      { cost: { spice: 4 }, effects: [solari(10)] },
      { cost: { spice: 5 }, effects: [solari(12)] },
    ]);
  });

  it('ten spaces open the conflict', () => {
    covers('imp-combat-space-list');
    expect(spacesWhere(({ combat }) => combat)).toEqual(
      new Set([
        'arrakeen',
        'carthag',
        'research-station',
        'sietch-tabr',
        'the-great-flat',
        'hagga-basin',
        'imperial-basin',
        'heighliner',
        'hardy-warriors',
        'stillsuits',
      ]),
    );
  });

  it('three spaces carry the maker symbol, and only they are harvested', () => {
    covers('imp-harvest-maker-spaces');
    const makers = new Set(['the-great-flat', 'hagga-basin', 'imperial-basin']);
    expect(spacesWhere(({ maker }) => maker)).toEqual(makers);
    const harvested = spacesWhere(({ ways }) =>
      ways.some(({ effects }) => effects.some((e) => e.do === 'harvest')),
    );
    expect(harvested).toEqual(makers);
  });

  it.each([
    ['the-great-flat', 3, 'imp-space-great-flat-harvest'],
    ['hagga-basin', 2, 'imp-space-hagga-basin-harvest'],
    ['imperial-basin', 1, 'imp-space-imperial-basin-harvest'],
  ])('%s is a maker space worth %i spice', (id, n, rule) => {
    covers(rule);
    const { maker, ways } = find(BASE.spaces, id);
    expect(maker).toBe(true);
    expect(ways.map(({ effects }) => effects)).toEqual([[harvest(n)]]);
  });

  it.each([
    ['arrakeen', { what: 'solari', n: 1 }, 'imp-control-bonus-arrakeen'],
    ['carthag', { what: 'solari', n: 1 }, 'imp-control-bonus-carthag'],
    ['imperial-basin', { what: 'spice', n: 1 }, 'imp-control-bonus-imperial-basin'],
  ])('the controller of %s gains %o', (id, bonus, rule) => {
    covers(rule);
    expect(find(BASE.spaces, id).controlBonus).toEqual(bonus);
  });

  it('can be controlled, three of them: those some conflict is about', () => {
    const controllable = spacesWhere(({ controlBonus }) => controlBonus !== undefined);
    expect(controllable).toEqual(new Set(['arrakeen', 'carthag', 'imperial-basin']));
    expect(new Set(BASE.conflicts.flatMap(({ location }) => location ?? []))).toEqual(controllable);
  });

  it('can be used once per game, two of them, for what they give', () => {
    expect(spacesWhere(({ oncePerGame }) => oncePerGame !== undefined).size).toBe(2);
    expect(find(BASE.spaces, 'high-council').oncePerGame).toBe('council-seat');
    expect(find(BASE.spaces, 'swordmaster').oncePerGame).toBe('swordmaster');
  });

  it('ask for influence at Sietch Tabr only', () => {
    expect(spacesWhere(({ requires }) => requires !== undefined)).toEqual(new Set(['sietch-tabr']));
    expect(find(BASE.spaces, 'sietch-tabr').requires).toEqual({ faction: 'fremen', influence: 2 });
  });

  it('Sietch Tabr is no faction’s space and gives a troop and water', () => {
    covers('imp-space-sietch-tabr-no-influence');
    const { faction, ways } = find(BASE.spaces, 'sietch-tabr');
    expect(faction).toBeUndefined();
    expect(ways).toEqual([{ cost: {}, effects: [recruit(1), water(1)] }]);
  });

  it('leave the influence of a visit and the controller’s bonus out of their effects', () => {
    const words = BASE.spaces.flatMap(({ ways }) => ways.flatMap(({ effects }) => effects));
    expect(words.filter((effect) => effect.do === 'influence')).toEqual([]);
    expect(find(BASE.spaces, 'arrakeen').ways).toEqual([{ cost: {}, effects: [recruit(1), draw(1)] }]);
    expect(find(BASE.spaces, 'carthag').ways).toEqual([{ cost: {}, effects: [recruit(1), drawIntrigue(1)] }]);
  });

  it('give intrigue cards at Conspire, Secrets and Carthag', () => {
    const sources = spacesWhere(({ ways }) =>
      ways.some(({ effects }) => effects.some((e) => e.do === 'draw-intrigue')),
    );
    expect(sources).toEqual(new Set(['conspire', 'secrets', 'carthag']));
  });
});

describe('influence tracks', () => {
  it.each([
    ['emperor', recruit(2), 'imp-influence-4-bonus-emperor'],
    ['guild', solari(3), 'imp-influence-4-bonus-guild'],
    ['bene-gesserit', drawIntrigue(1), 'imp-influence-4-bonus-bene-gesserit'],
    ['fremen', water(1), 'imp-influence-4-bonus-fremen'],
  ])('the fourth step of the %s track', (faction, bonus, rule) => {
    covers(rule);
    expect(BASE.tracks.filter((track) => track.faction === faction).map((track) => track.bonus)).toEqual([
      [bonus],
    ]);
  });
});
