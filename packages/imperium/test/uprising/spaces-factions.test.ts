import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { catalogOf } from '../../src/content/catalog.js';
import type { PlayerPosition, Position } from '../../src/scenario/position.js';
import { FACTIONS } from '../../src/terms.js';
import type { Table } from '../table.js';
import { DECK, holding, purse, sending, upToEnd } from './playing.js';

const POOR = { solari: 0, spice: 0, water: 0, garrison: 3 } as const;
const go = (space: string, me: PlayerPosition = {}, position: Position = {}): Table =>
  sending('diplomacy', space, { ...POOR, ...me }, position);

/** Why a card that fits cannot go there. */
const refused = (space: string, me: PlayerPosition = {}) =>
  holding(['diplomacy', 'dagger'], { ...POOR, ...me }).refused(`card:diplomacy>space:${space}`);

describe('the board', () => {
  const { spaces } = catalogOf({ edition: 'uprising' });

  it('22 spaces and none of the six-player side', () => {
    covers('upr-guide-six-player-spaces');
    expect(spaces).toHaveLength(22);
    expect(new Set(spaces.map(({ id }) => id)).size).toBe(22);
    for (const id of ['habbanya-erg', 'military-support', 'economic-support'])
      expect(spaces.map((space) => space.id)).not.toContain(id);
  });

  it.each(
    spaces
      .filter(({ faction }) => faction !== undefined)
      .map(({ id, faction }) => [id, faction ?? ''] as const),
  )('%s shows the icon of its faction and raises influence with no other', (id, faction) => {
    const rich = { solari: 9, spice: 9, water: 9 };
    const table = upToEnd(go(id, rich));
    for (const other of FACTIONS) expect(table.player(0).influence[other]).toBe(other === faction ? 1 : 0);
    // A card without the icon stays out.
    const city = holding(['reconnaissance'], rich);
    expect(city.refused(`card:reconnaissance>space:${id}`)).toBe('no-icon');
  });
});

describe('the Emperor', () => {
  it('influence and a contract icon, no cost, no combat', () => {
    covers('upr-space-dutiful-service');
    const table = go('dutiful-service');
    expect(table.player(0)).toMatchObject({ solari: 2, influence: { emperor: 1 } });
    expect(table.keys).toEqual(['end']);
    expect(table.happened('paid')).toEqual([]);
  });

  it('with the module a contract instead', () => {
    covers('upr-space-dutiful-service');
    const table = sending(
      'diplomacy',
      'dutiful-service',
      POOR,
      { contractRow: ['contract-acquire', 'contract-harvest-4'] },
      {
        choam: true,
      },
    );
    expect(table.keys).toEqual(['contract:contract-acquire', 'contract:contract-harvest-4']);
    table.choose('contract:contract-harvest-4');
    expect(table.player(0)).toMatchObject({
      solari: 0,
      contracts: ['contract-harvest-4'],
      influence: { emperor: 1 },
    });
  });

  it('4 spice for influence, an intrigue and 4 troops', () => {
    covers('upr-space-sardaukar', 'upr-space-sardaukar-six');
    const table = upToEnd(go('sardaukar', { spice: 4 }));
    expect(table.player(0)).toMatchObject({ spice: 0, garrison: 7, conflict: 0, influence: { emperor: 1 } });
    expect(table.player(0).intrigues).toHaveLength(1);
    expect(table.keys.filter((key) => key.startsWith('deploy'))).toEqual([]);
    // Three spice would do only with six players.
    expect(refused('sardaukar', { spice: 3 })).toBe('cost');
  });
});

describe('the Spacing Guild', () => {
  it('5 spice for influence and 5 troops, who may fight', () => {
    covers('upr-space-heighliner');
    const table = go('heighliner', { spice: 6 });
    expect(table.player(0)).toMatchObject({ spice: 1, garrison: 8, influence: { guild: 1 } });
    expect(table.keys).toContain('deploy:7');
    expect(refused('heighliner', { spice: 4 })).toBe('cost');
  });

  it('influence and a water, no cost, no combat', () => {
    covers('upr-space-deliver-supplies');
    const table = go('deliver-supplies');
    expect(table.player(0)).toMatchObject({ water: 1, influence: { guild: 1 } });
    expect(table.keys).toEqual(['end']);
  });
});

describe('the Bene Gesserit', () => {
  it('1 spice for influence, a card and a spy', () => {
    covers('upr-space-espionage');
    const table = go('espionage', { spice: 1 }).choose('effect:espionage.1', 'post:post-choam');
    expect(table.player(0)).toMatchObject({
      spice: 0,
      hand: [DECK[0]],
      spies: ['post-choam'],
      influence: { 'bene-gesserit': 1 },
    });
    expect(table.keys).toEqual(['end']);
    expect(refused('espionage')).toBe('cost');
  });

  it('influence, an intrigue, and one from whoever has four', () => {
    covers('upr-space-secrets');
    const four = ['crysknife', 'desert-mouse', 'ornithopter', 'mercenaries'];
    const table = upToEnd(
      go('secrets', {}, { players: { 1: { intrigues: four }, 2: { intrigues: ['cunning'] } } }),
    );
    expect(table.player(0).influence['bene-gesserit']).toBe(1);
    expect([0, 1, 2].map((seat) => purse(table, seat).intrigues)).toEqual([2, 3, 1]);
    expect(table.happened('paid')).toEqual([]);
    expect(table.keys.filter((key) => key.startsWith('deploy'))).toEqual([]);
  });
});

describe('the Fremen', () => {
  it('1 water for influence, a troop and a trash, at the front', () => {
    covers('upr-space-desert-tactics');
    const table = go('desert-tactics', { water: 1 });
    expect(table.player(0)).toMatchObject({ water: 0, garrison: 4, influence: { fremen: 1 } });
    expect(table.keys).toEqual(['effect:desert-tactics.1', 'deploy:1', 'deploy:2', 'deploy:3', 'end']);
    table.choose('effect:desert-tactics.1', 'trash:diplomacy@play');
    expect(table.player(0).played).toEqual([]);
    expect(refused('desert-tactics')).toBe('cost');
  });

  it('the trash may be left out', () => {
    covers('upr-space-desert-tactics');
    const table = go('desert-tactics', { water: 1 }).choose('end');
    expect(table.player(0).played).toEqual(['diplomacy']);
  });

  it('influence and a card, no cost, at the front', () => {
    covers('upr-space-fremkit');
    const table = go('fremkit');
    expect(table.player(0)).toMatchObject({ hand: [DECK[0]], garrison: 3, influence: { fremen: 1 } });
    expect(table.keys).toEqual(['deploy:1', 'deploy:2', 'end']);
    expect(table.happened('paid')).toEqual([]);
  });
});
