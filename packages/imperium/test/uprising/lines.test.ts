import { describe, expect, it } from 'vitest';
import { doing, holding, revealing, sending } from './hands.js';
import { plotting, reasonFor } from './intrigues.js';

const CHOAM = { choam: true };

describe('lines of an intrigue in any order', () => {
  it('change-allegiances: the second line first', () => {
    const table = plotting(['change-allegiances'], { influence: { guild: 1 }, spice: 3 });
    table.choose('intrigue:change-allegiances', 'effect:change-allegiances.1', 'faction:emperor');
    expect(table.keys).toEqual(['pay', 'skip']);
    table.choose('pay', 'lose:emperor', 'faction:guild');
    expect(table.player(0)).toMatchObject({ spice: 0, influence: { guild: 2, emperor: 0 } });
  });

  it('depart-for-arrakis: the card is seen before the spice is paid', () => {
    const table = plotting(['depart-for-arrakis'], { spice: 2, garrison: 0, influence: { guild: 3 } });
    table.choose('intrigue:depart-for-arrakis');
    expect(table.player(0).hand).toEqual(['reconnaissance', 'diplomacy', 'dagger']);
    expect(table.keys).toEqual(['pay', 'skip']);
    expect(table.choose('skip').player(0)).toMatchObject({ spice: 2, garrison: 0 });
  });

  it('depart-for-arrakis: not for nothing', () => {
    const table = plotting(['depart-for-arrakis'], { spice: 2, garrison: 12, influence: { guild: 2 } });
    expect(reasonFor(table, 'depart-for-arrakis')).toEqual({ code: 'no-effect' });
  });

  it('cunning: the discard pile may lose a card before it is shuffled', () => {
    const short = { spice: 1, deck: [], discard: ['dagger', 'seek-allies'] };
    const table = plotting(['cunning'], short).choose('intrigue:cunning', 'option:1');
    expect(table.keys).toEqual(['effect:cunning.0', 'effect:cunning.1']);
    table.choose('effect:cunning.1', 'trash:dagger@discard');
    expect(table.player(0)).toMatchObject({ hand: ['reconnaissance', 'diplomacy', 'seek-allies'], deck: [] });
  });

  it('cunning: with cards enough the draw comes first, for the drawn card may be trashed', () => {
    const table = plotting(['cunning'], { spice: 1 }).choose('intrigue:cunning', 'option:1');
    expect(table.asks).toBe('trash');
    expect(table.keys).toContain('trash:dagger@hand');
  });
});

describe('the influence of a visit, two instead of one', () => {
  it('subversive-advisor: two at Desert Tactics, whatever is trashed there', () => {
    const table = sending('subversive-advisor', 'desert-tactics', {
      spies: ['post-fremen'],
      water: 1,
      discard: ['dagger'],
    });
    table.choose('skip');
    expect(table.player(0)).toMatchObject({ influence: { fremen: 2 }, played: [] });
    expect(doing(table)).toEqual(['effect:desert-tactics.1', 'end']);
  });

  it('treacherous-maneuver: paid last it still makes two', () => {
    const table = holding(['treacherous-maneuver', 'sardaukar-soldier'], { spice: 1 });
    table.choose('agent:treacherous-maneuver>espionage');
    expect(table.player(0).influence['bene-gesserit']).toBe(1);
    table.choose('effect:espionage.0', 'effect:espionage.1', 'post:post-guild');
    table.choose('effect:treacherous-maneuver.0', 'trash:sardaukar-soldier@hand');
    expect(table.player(0)).toMatchObject({ influence: { 'bene-gesserit': 2 }, played: [] });
  });
});

describe('Jessica and her last troop', () => {
  const jessica = { leader: 'lady-jessica', spice: 1, garrison: 10 };

  it('may keep one as a memory before the space recruits the last two', () => {
    const table = sending('signet-ring', 'gather-support', jessica);
    if (table.asks === 'way') table.choose('way:0');
    expect(doing(table)).toEqual(['effect:gather-support.0', 'effect:lady-jessica.0']);
    table.choose('effect:lady-jessica.0');
    expect(table.player(0)).toMatchObject({ memories: 1, supply: 0, garrison: 11 });
  });

  it('is not asked while the supply has enough for both', () => {
    const table = sending('signet-ring', 'gather-support', { ...jessica, garrison: 9 });
    if (table.asks === 'way') table.choose('way:0');
    expect(table.player(0)).toMatchObject({ garrison: 11, supply: 1 });
    expect(doing(table)).toEqual(['effect:lady-jessica.0', 'end']);
  });

  it('takes her memories back before a recruit that the supply could not serve', () => {
    const me = { leader: 'lady-jessica', memories: 2, garrison: 9, played: ['truthtrance'] };
    const table = sending('southern-elders', 'secrets', me);
    expect(table.player(0).supply).toBe(1);
    expect(doing(table)).toContain('effect:southern-elders.0');
    table.choose('effect:lady-jessica.0');
    expect(table.player(0)).toMatchObject({ memories: 0, garrison: 11, supply: 1 });
  });
});

describe('influence at the top, or beyond a bonus, and plots that lose some', () => {
  it('the step waits while an intrigue is held that may give up influence first', () => {
    const me = { influence: { guild: 4 }, intrigues: ['opportunism'], points: 2 };
    const table = sending('diplomacy', 'deliver-supplies', me, { alliances: { guild: 0 } });
    expect(table.keys).toContain('effect:visit');
    const low = sending('diplomacy', 'deliver-supplies', { ...me, influence: { guild: 1 } });
    expect(low.player(0).influence.guild).toBe(2);
  });
});

describe('needless questions', () => {
  it('undercover-asset: whoever chose the spy instead of the swords places it', () => {
    const spies = ['post-emperor', 'post-guild', 'post-fremen'];
    const table = revealing(['undercover-asset'], { spies, leader: 'muaddib' }).choose('option:0');
    expect(table.keys).toEqual(spies.map((post) => `recall:${post}`));
  });

  it('corrinth-city asks once: the seat is paid for by choosing it', () => {
    const table = revealing(['corrinth-city'], { solari: 5 }).choose('option:1');
    expect(table.player(0)).toMatchObject({ solari: 0, councilSeat: true });
    expect(table.asks).toBe('reveal-effects');
  });

  it('the order of two effects that leave one option each is not asked', () => {
    const me = { leader: 'shaddam-corrino-iv', hooks: true, water: 1, solari: 0, spice: 0 };
    const table = sending('signet-ring', 'hagga-basin', me, {}, CHOAM);
    expect(table.player(0)).toMatchObject({ spice: 2, solari: 1 });
    expect(doing(table)).toEqual(['end']);
  });

  it('two choices that do not touch each other follow without asking which comes first', () => {
    const table = sending('interstellar-trade', 'shipping', { spice: 3, influence: { guild: 2 } }, {}, CHOAM);
    expect(table.asks).toBe('faction');
  });
});
