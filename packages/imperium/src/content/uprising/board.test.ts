import { describe, expect, it } from 'vitest';
import { covers } from '../../../../../test/covers.js';
import {
  choose,
  councilSeat,
  draw,
  drawIntrigue,
  harvest,
  hooks,
  influence,
  pay,
  persuasionWhileHere,
  placeSpy,
  recallOtherAgent,
  recruit,
  removeShieldWall,
  solari,
  spice,
  stealIntrigue,
  summon,
  swordmaster,
  takeContract,
  takeHooks,
  trash,
  water,
  when,
  whenOr,
} from '../../effects/build.js';
import { FACTIONS, SPACE_ICONS } from '../../terms.js';
import type { Space } from '../component.js';
import { UPRISING } from './edition.js';

const ids = (things: readonly { readonly id: string }[]) => things.map(({ id }) => id);

function find(id: string): Space {
  const found = UPRISING.spaces.find((space) => space.id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
}

const spacesWhere = (test: (space: Space) => boolean) => new Set(ids(UPRISING.spaces.filter(test)));

describe('board spaces', () => {
  it('22 spaces by icon', () => {
    covers('upr-guide-six-player-spaces');
    expect(UPRISING.spaces).toHaveLength(22);
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

  it('ten spaces open the conflict, three of them of factions', () => {
    covers('upr-combat-spaces');
    expect(spacesWhere(({ combat }) => combat)).toEqual(
      new Set([
        'heighliner',
        'desert-tactics',
        'fremkit',
        'arrakeen',
        'spice-refinery',
        'research-station',
        'sietch-tabr',
        'imperial-basin',
        'hagga-basin',
        'deep-desert',
      ]),
    );
    expect(spacesWhere(({ combat, faction }) => combat && faction !== undefined)).toEqual(
      new Set(['heighliner', 'desert-tactics', 'fremkit']),
    );
  });

  it('three spaces carry the maker symbol, and only they are harvested', () => {
    covers('upr-makers-spaces');
    const makers = new Set(['deep-desert', 'hagga-basin', 'imperial-basin']);
    expect(spacesWhere(({ maker }) => maker)).toEqual(makers);
    expect(spacesWhere(({ ways }) => JSON.stringify(ways).includes('harvest'))).toEqual(makers);
  });

  it('can be controlled, three of them: those some conflict is about', () => {
    const controllable = UPRISING.spaces.flatMap(({ id, controlBonus }) =>
      controlBonus ? [[id, controlBonus] as const] : [],
    );
    expect(Object.fromEntries(controllable)).toEqual({
      arrakeen: { what: 'solari', n: 1 },
      'spice-refinery': { what: 'solari', n: 1 },
      'imperial-basin': { what: 'spice', n: 1 },
    });
    expect(new Set(UPRISING.conflicts.flatMap(({ location }) => location ?? []))).toEqual(
      new Set(controllable.map(([id]) => id)),
    );
  });

  it('ask for influence, three of them, none of these a faction’s space', () => {
    const asking = UPRISING.spaces.filter(({ requires }) => requires !== undefined);
    expect(Object.fromEntries(asking.map(({ id, requires }) => [id, requires]))).toEqual({
      'imperial-privilege': { faction: 'emperor', influence: 2 },
      shipping: { faction: 'guild', influence: 2 },
      'sietch-tabr': { faction: 'fremen', influence: 2 },
    });
    for (const { id, faction } of asking) expect(faction, id).toBeUndefined();
  });

  it('have one way of use, two of them a second one that costs', () => {
    expect(spacesWhere(({ ways }) => ways.length > 1)).toEqual(new Set(['gather-support', 'spice-refinery']));
    for (const { id, ways } of UPRISING.spaces) {
      if (ways.length > 1) expect(ways[0].cost, id).toEqual({});
    }
  });

  it('can be used once per game by each player, one of them', () => {
    expect(spacesWhere(({ oncePerGame }) => oncePerGame !== undefined)).toEqual(new Set(['swordmaster']));
  });

  it.each([
    ['dutiful-service', 'emperor', false, {}, [takeContract], 'upr-space-dutiful-service'],
    ['sardaukar', 'emperor', false, { spice: 4 }, [drawIntrigue(1), recruit(4)], 'upr-space-sardaukar'],
    ['deliver-supplies', 'guild', false, {}, [water(1)], 'upr-space-deliver-supplies'],
    ['heighliner', 'guild', true, { spice: 5 }, [recruit(5)], 'upr-space-heighliner'],
    ['espionage', 'bene-gesserit', false, { spice: 1 }, [draw(1), placeSpy()], 'upr-space-espionage'],
    ['secrets', 'bene-gesserit', false, {}, [drawIntrigue(1), stealIntrigue], 'upr-space-secrets'],
    ['desert-tactics', 'fremen', true, { water: 1 }, [recruit(1), trash], 'upr-space-desert-tactics'],
    ['fremkit', 'fremen', true, {}, [draw(1)], 'upr-space-fremkit'],
    [
      'assembly-hall',
      'landsraad',
      false,
      {},
      [drawIntrigue(1), persuasionWhileHere(1)],
      'upr-space-assembly-hall',
    ],
    ['shipping', 'spice-trade', false, { spice: 3 }, [solari(5), influence('any')], 'upr-space-shipping'],
    ['accept-contract', 'spice-trade', false, {}, [draw(1), takeContract], 'upr-space-accept-contract'],
    ['arrakeen', 'city', true, {}, [recruit(1), draw(1)], 'upr-space-arrakeen'],
    ['research-station', 'city', true, { water: 2 }, [recruit(2), draw(2)], 'upr-space-research-station'],
    ['imperial-basin', 'spice-trade', true, {}, [harvest(1)], 'upr-space-imperial-basin'],
  ])('%s (%s, combat %o) costs %o', (id, icon, combat, cost, effects, rule) => {
    covers(rule);
    expect(find(id)).toMatchObject({ icon, combat });
    expect(find(id).ways).toEqual([{ cost, effects }]);
  });

  it('an exchange of intrigues, another agent back, a card', () => {
    covers('upr-space-imperial-privilege');
    const exchange = pay({ discardIntrigue: 1 }, drawIntrigue(1));
    expect(find('imperial-privilege')).toMatchObject({
      icon: 'landsraad',
      combat: false,
      requires: { faction: 'emperor', influence: 2 },
      ways: [{ cost: { solari: 3 }, effects: [exchange, recallOtherAgent, draw(1)] }],
    });
  });

  it('five solari on every visit, for the seat or for the rest', () => {
    covers('upr-space-high-council');
    const { icon, combat, ways, oncePerGame } = find('high-council');
    expect({ icon, combat, oncePerGame }).toEqual({
      icon: 'landsraad',
      combat: false,
      oncePerGame: undefined,
    });
    const later = [spice(2), drawIntrigue(1), recruit(3)];
    expect(ways).toEqual([
      { cost: { solari: 5 }, effects: [whenOr({ is: 'council-seat' }, later, [councilSeat])] },
    ]);
  });

  it('eight solari, six after the first', () => {
    covers('upr-space-swordmaster-cost');
    expect(find('swordmaster')).toMatchObject({
      icon: 'landsraad',
      combat: false,
      costAfterFirst: { solari: 6 },
      ways: [{ cost: { solari: 8 }, effects: [swordmaster] }],
    });
    expect(spacesWhere(({ costAfterFirst }) => costAfterFirst !== undefined).size).toBe(1);
  });

  it('two troops, and water for two solari', () => {
    covers('upr-space-gather-support', 'upr-space-gather-support-payment');
    expect(find('gather-support')).toMatchObject({ icon: 'landsraad', combat: false });
    expect(find('gather-support').ways).toEqual([
      { cost: {}, effects: [recruit(2)] },
      { cost: { solari: 2 }, effects: [recruit(2), water(1)] },
    ]);
  });

  it('two solari, or four for a spice', () => {
    covers('upr-space-spice-refinery');
    expect(find('spice-refinery')).toMatchObject({ icon: 'city', combat: true });
    expect(find('spice-refinery').ways).toEqual([
      { cost: {}, effects: [solari(2)] },
      { cost: { spice: 1 }, effects: [solari(4)] },
    ]);
  });

  it('free for friends of the Fremen, hooks or the wall', () => {
    covers('upr-space-sietch-tabr');
    expect(find('sietch-tabr')).toMatchObject({ icon: 'city', combat: true });
    expect(find('sietch-tabr').ways).toEqual([
      { cost: {}, effects: [choose([takeHooks, recruit(1), water(1)], [water(1), removeShieldWall])] },
    ]);
  });

  it.each([
    ['hagga-basin', 1, 2, 1, 'upr-space-hagga-basin'],
    ['deep-desert', 3, 4, 2, 'upr-space-deep-desert'],
  ])('%s costs %i water, for %i spice or %i sandworms', (id, cost, n, worms, rule) => {
    covers(rule);
    expect(find(id)).toMatchObject({ icon: 'spice-trade', combat: true, maker: true });
    expect(find(id).ways).toEqual([
      { cost: { water: cost }, effects: [choose([harvest(n)], [when(hooks, harvest(0), summon(worms))])] },
    ]);
  });

  it('leave the influence of a visit out of their effects', () => {
    const giving = spacesWhere(({ ways }) => JSON.stringify(ways).includes('"influence"'));
    expect(giving).toEqual(new Set(['shipping']));
  });
});

describe('observation posts', () => {
  it('thirteen, each connected to spaces that exist', () => {
    covers('upr-spy-posts');
    expect(UPRISING.posts).toHaveLength(13);
    for (const { id, spaces } of UPRISING.posts) {
      expect(spaces.length, id).toBeGreaterThan(0);
      for (const space of spaces) expect(ids(UPRISING.spaces), id).toContain(space);
    }
  });

  it('watch every space: Research Station and Spice Refinery two, all others one', () => {
    const watching = ({ id }: Space) => UPRISING.posts.filter(({ spaces }) => spaces.includes(id)).length;
    expect(new Set(ids(UPRISING.spaces.filter((space) => watching(space) === 2)))).toEqual(
      new Set(['research-station', 'spice-refinery']),
    );
    expect(UPRISING.spaces.filter((space) => watching(space) === 1)).toHaveLength(20);
  });

  it('watch spaces of one icon each', () => {
    const iconOf = ({ spaces }: (typeof UPRISING.posts)[number]) =>
      new Set(spaces.map((id) => find(id).icon));
    for (const post of UPRISING.posts) expect(iconOf(post).size, post.id).toBe(1);
    const posts = SPACE_ICONS.map((icon) => UPRISING.posts.filter((post) => iconOf(post).has(icon)).length);
    expect(posts).toEqual([1, 1, 1, 1, 2, 3, 4]);
  });

  it('stand for a single space in the desert only', () => {
    const single = UPRISING.posts.filter(({ spaces }) => spaces.length === 1);
    expect(new Set(single.flatMap(({ spaces }) => spaces))).toEqual(spacesWhere(({ maker }) => maker));
  });
});

describe('influence tracks', () => {
  it.each([
    ['emperor', placeSpy()],
    ['guild', solari(3)],
    ['bene-gesserit', drawIntrigue(1)],
    ['fremen', water(1)],
  ])('give the bonus of the fourth step of the %s track', (faction, bonus) => {
    const tracks = UPRISING.tracks.filter((track) => track.faction === faction);
    expect(tracks.map(({ bonus }) => bonus)).toEqual([[bonus]]);
    expect(FACTIONS).toContain(faction);
  });
});
