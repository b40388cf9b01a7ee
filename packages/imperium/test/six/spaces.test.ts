import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { catalogOf } from '../../src/content/catalog.js';
import { GURNEY, holding, IRULAN, JESSICA, MUADDIB, SHADDAM, six, upToEnd } from './table.js';

const MUADDIB_ALL = 'muaddib-seek-allies';
const EMPEROR_ALL = 'emperor-seek-allies';

describe('spaces of the six-player board', () => {
  it('Hardy Warriors: 1 water, two troops, combat', () => {
    covers('six-space-hardy-warriors');
    const table = holding(MUADDIB, [MUADDIB_ALL], { 0: { water: 1 } });
    table.choose(`agent:${MUADDIB_ALL}>hardy-warriors`, 'from:right');
    expect(table.player(GURNEY).garrison).toBe(5);
    expect(table.player(MUADDIB)).toMatchObject({ water: 0, influence: { fremen: 1 } });
    expect(table.keys).toContain('let-deploy');
    expect(holding(MUADDIB, [MUADDIB_ALL], { 0: { water: 0 } }).keys).not.toContain(
      `agent:${MUADDIB_ALL}>hardy-warriors`,
    );
  });

  it('Desert Mastery: a card and a spice, combat', () => {
    covers('six-space-desert-mastery');
    const table = holding(MUADDIB, [MUADDIB_ALL], { 0: { water: 0, spice: 0, deck: ['muaddib-usul'] } });
    upToEnd(table.choose(`agent:${MUADDIB_ALL}>desert-mastery`, 'from:right'));
    // One spice of the space, one of the first step of the track.
    expect(table.player(MUADDIB)).toMatchObject({
      spice: 2,
      hand: ['muaddib-usul'],
      influence: { fremen: 1 },
    });
    table.choose('let-deploy');
    expect(table.keys.at(-1)).toBe('deploy:2');
  });

  it('Vast Wealth: 3 solari, no combat', () => {
    covers('six-space-vast-wealth');
    const table = holding(SHADDAM, [EMPEROR_ALL], { 3: { influence: { emperor: 1 } } });
    upToEnd(table.choose(`agent:${EMPEROR_ALL}>vast-wealth`, 'from:left'));
    expect(table.player(SHADDAM)).toMatchObject({ solari: 3, influence: { emperor: 2 } });
    expect(table.keys).not.toContain('let-deploy');
  });

  it('Sardaukar: 3 spice, an intrigue and four troops for the ally, no combat', () => {
    covers('six-space-sardaukar');
    const table = holding(SHADDAM, [EMPEROR_ALL], { 3: { spice: 3 } });
    upToEnd(table.choose(`agent:${EMPEROR_ALL}>sardaukar`, 'from:left'));
    expect(table.player(IRULAN).garrison).toBe(7);
    expect(table.player(SHADDAM)).toMatchObject({ spice: 0, influence: { emperor: 1 } });
    expect(table.player(SHADDAM).intrigues).toHaveLength(1);
    expect(table.keys).not.toContain('let-deploy');
  });

  it('Military Support: 2 spice, no combat', () => {
    covers('six-space-military-support');
    const { space } = catalogOf(six(0).state);
    expect(space('military-support')).toMatchObject({ combat: false, ways: [{ cost: { spice: 2 } }] });
    expect(holding(JESSICA, ['diplomacy'], { 2: { spice: 1 } }).keys).not.toContain(
      'agent:diplomacy>military-support',
    );
    const table = holding(SHADDAM, [EMPEROR_ALL], { 3: { spice: 2 } });
    table.choose(`agent:${EMPEROR_ALL}>military-support`, 'from:left', 'split:3', 'deploy:1');
    expect(table.player(IRULAN)).toMatchObject({
      conflict: 1,
      garrison: 5,
      influence: { 'great-houses': 1 },
    });
    expect(table.player(SHADDAM).influence.emperor).toBe(0);
  });

  it('Economic Support: a spice, no cost, no combat', () => {
    covers('six-space-economic-support');
    const table = holding(JESSICA, ['diplomacy'], { 2: { spice: 0 } }).choose(
      'agent:diplomacy>economic-support',
    );
    expect(table.player(JESSICA)).toMatchObject({ spice: 1, influence: { 'great-houses': 1 } });
    expect(table.keys).toContain('effect:economic-support.1');
    expect(table.keys.some((key) => key.startsWith('deploy'))).toBe(false);
  });

  it('Expedition: a contract, or 2 solari if there is none', () => {
    covers('six-space-expedition');
    const table = holding(JESSICA, ['diplomacy']).choose('agent:diplomacy>expedition');
    expect(table.asks).toBe('contract');
    expect(table.player(JESSICA).influence['fringe-worlds']).toBe(1);
    const tiles = catalogOf(table.state).edition.contracts.flatMap(({ id, copies }) =>
      Array<string>(copies).fill(id),
    );
    const all = tiles.filter((id) => !id.startsWith('contract-sardaukar'));
    const none = holding(JESSICA, ['diplomacy'], { 1: { completed: all } });
    none.choose('agent:diplomacy>expedition');
    expect(none.player(JESSICA).solari).toBe(2);
  });

  it('Controversial Technology: 2 spice for an intrigue, a card and a card to trash', () => {
    covers('six-space-controversial-technology');
    const table = holding(JESSICA, ['diplomacy'], { 2: { spice: 2, deck: ['dagger'] } });
    table.choose('agent:diplomacy>controversial-technology');
    while (!table.keys.includes('end'))
      table.choose(table.keys.find((key) => !key.startsWith('effect:controversial-technology.2')) ?? '');
    expect(table.player(JESSICA)).toMatchObject({
      spice: 0,
      hand: ['dagger'],
      influence: { 'fringe-worlds': 1 },
    });
    expect(table.player(JESSICA).intrigues).toHaveLength(1);
    expect(table.keys).toContain('effect:controversial-technology.2');
  });

  it('Carthag: a troop and an intrigue, combat, nobody’s to control', () => {
    covers('six-space-carthag');
    const table = upToEnd(holding(JESSICA, ['reconnaissance']).choose('agent:reconnaissance>carthag'));
    expect(table.player(JESSICA).garrison).toBe(4);
    expect(table.player(JESSICA).intrigues).toHaveLength(1);
    expect(table.keys).toContain('deploy:3');
    expect(table.state.control).not.toHaveProperty('carthag');
  });

  it('Habbanya Erg: a fourth maker space without sandworms', () => {
    covers('six-space-habbanya-erg', 'six-habbanya-erg-makers');
    const card = 'dune-the-desert-planet';
    const table = holding(
      JESSICA,
      [card],
      { 2: { water: 1, deck: ['dagger'], hooks: true } },
      { makers: { 'habbanya-erg': 2 } },
    );
    upToEnd(table.choose(`agent:${card}>habbanya-erg`));
    expect(table.player(JESSICA)).toMatchObject({ water: 0, spice: 4, hand: ['dagger'], worms: 0 });
    expect(table.keys).toContain('deploy:2');
    const makers = six(0, {}, { phase: 'makers', turn: undefined, agents: { 'deep-desert': [2] } });
    expect(
      makers
        .happened('maker')
        .map(({ space }) => space)
        .sort(),
    ).toEqual(['habbanya-erg', 'hagga-basin', 'imperial-basin']);
  });
});
