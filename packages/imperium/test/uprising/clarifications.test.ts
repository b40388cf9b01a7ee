import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { uprisingTable } from '../table.js';
import { fighting, holding, revealing, sending } from './playing.js';

describe('Lady Jessica', () => {
  it('she begins with her own side up, the other is never dealt', () => {
    covers('upr-clar-jessica-side');
    const leaders = ['lady-jessica', 'muaddib', 'princess-irulan'];
    const table = uprisingTable({}, { leaders });
    expect(table.player(0).leader).toBe('lady-jessica');
    const swapped = ['reverend-mother-jessica', ...leaders.slice(1)];
    expect(() => uprisingTable({}, { leaders: swapped })).toThrowError(
      expect.objectContaining({ code: 'bad-option' }),
    );
    const keys = uprisingTable({}, { leaders: 'choose' }).keys;
    expect(keys).toContain('leader:lady-jessica');
    expect(keys).not.toContain('leader:reverend-mother-jessica');
  });
});

describe('reaching 2 influence', () => {
  const margot = { leader: 'lady-margot-fenring', spice: 0 };
  const irulan = { leader: 'princess-irulan' };

  it('exactly 2, or over it with several steps', () => {
    covers('upr-clar-reach-two-passing');
    const one = sending('diplomacy', 'secrets', { ...margot, influence: { 'bene-gesserit': 1 } });
    expect(one.player(0)).toMatchObject({ spice: 2, influence: { 'bene-gesserit': 2 } });
    const over = sending('overthrow', 'secrets', { ...margot, influence: { 'bene-gesserit': 1 } });
    expect(over.player(0)).toMatchObject({ spice: 2, influence: { 'bene-gesserit': 3 } });
    const princess = sending('overthrow', 'dutiful-service', { ...irulan, influence: { emperor: 1 } });
    expect(princess.player(0)).toMatchObject({ influence: { emperor: 3 } });
    expect(princess.player(0).intrigues).toHaveLength(1);
  });

  it('below 2, above 2 or elsewhere nothing happens', () => {
    covers('upr-clar-reach-two-passing');
    for (const level of [0, 2, 3]) {
      const table = sending('diplomacy', 'secrets', { ...margot, influence: { 'bene-gesserit': level } });
      expect(table.player(0).spice, `from ${level}`).toBe(0);
    }
    const guild = sending('diplomacy', 'deliver-supplies', { ...margot, influence: { guild: 1 } });
    expect(guild.player(0).spice).toBe(0);
    const emperor = sending('diplomacy', 'dutiful-service', { ...irulan, influence: { emperor: 2 } });
    expect(emperor.player(0).intrigues).toEqual([]);
  });

  it('after a loss it counts again, the loss does not', () => {
    covers('upr-clar-reach-two-again', 'upr-clar-reach-two-upward');
    const me = { ...margot, influence: { 'bene-gesserit': 2 }, points: 3, intrigues: ['change-allegiances'] };
    const table = revealing(['captured-mentat'], me).choose('effect:captured-mentat.0');
    expect(table.asks).toBe('faction');
    expect(table.player(0)).toMatchObject({ spice: 0, points: 2, influence: { 'bene-gesserit': 1 } });
    table.choose('faction:bene-gesserit');
    expect(table.player(0)).toMatchObject({ spice: 2, points: 3, influence: { 'bene-gesserit': 2 } });
  });

  it('coming down from 3 to 2 reaches nothing', () => {
    covers('upr-clar-reach-two-upward');
    const me = { ...margot, influence: { 'bene-gesserit': 3 }, points: 3, deck: [] };
    const table = revealing(['captured-mentat'], me).choose('effect:captured-mentat.0', 'faction:fremen');
    expect(table.player(0)).toMatchObject({
      spice: 0,
      points: 3,
      influence: { 'bene-gesserit': 2, fremen: 1 },
    });
  });
});

describe('cards of the Spacing Guild', () => {
  it('its discard is not declined', () => {
    covers('upr-clar-guild-envoy');
    const table = holding(['guild-envoy', 'dagger', 'diplomacy']).choose(
      'agent:guild-envoy>deliver-supplies',
    );
    expect(table.keys).not.toContain('end');
    expect(table.keys).not.toContain('skip');
    expect(table.asks).toBe('discard');
    table.choose('discard:dagger');
    expect(table.player(0)).toMatchObject({ hand: ['diplomacy'], discard: ['dagger'] });
  });

  it('with an empty hand it waits for a card drawn later that turn', () => {
    covers('upr-clar-guild-envoy');
    const nothing = sending('guild-envoy', 'deliver-supplies');
    expect(nothing.keys).toContain('end');
    const drawn = sending('guild-envoy', 'fremkit', { garrison: 0 });
    expect(drawn.player(0)).toMatchObject({ hand: [], discard: ['dagger'] });
  });

  it('the clean-up does not trigger it, discarding does', () => {
    covers('upr-clar-guild-favor');
    const table = revealing(['spacing-guilds-favor'], { spice: 0 }).choose('end');
    expect(table.player(0)).toMatchObject({ spice: 0, discard: ['spacing-guilds-favor'] });
    const played = revealing(
      ['dagger'],
      { spice: 0, played: ['spacing-guilds-favor'] },
      { agents: { fremkit: [0] } },
    );
    expect(played.choose('end').player(0).spice).toBe(0);
    const discarded = holding(['guild-envoy', 'spacing-guilds-favor'], { spice: 0 });
    discarded.choose('agent:guild-envoy>deliver-supplies');
    expect(discarded.player(0)).toMatchObject({ spice: 2, discard: ['spacing-guilds-favor'] });
  });
});

describe('Feyd-Rautha’s training', () => {
  const leaders = ['feyd-rautha-harkonnen', 'muaddib', 'princess-irulan'];

  it('the marker begins at the left end', () => {
    covers('upr-clar-feyd-start');
    expect(uprisingTable({}, { leaders }).player(0).training).toBe('start');
    const table = sending('signet-ring', 'gather-support', { leader: 'feyd-rautha-harkonnen', solari: 0 });
    expect([table.asks, table.keys]).toEqual(['train', ['train:upper-1', 'train:lower-1']]);
    expect(table.choose('train:lower-1').player(0).training).toBe('lower-1');
  });

  it('at the right end it stays, and the ring gives nothing more', () => {
    covers('upr-clar-feyd-end');
    const me = { leader: 'feyd-rautha-harkonnen', solari: 0, garrison: 3 };
    const last = sending('signet-ring', 'gather-support', { ...me, training: 'upper-2' });
    expect(last.player(0)).toMatchObject({ training: 'final', garrison: 6 });
    const table = sending('signet-ring', 'gather-support', { ...me, training: 'final' });
    expect(table.player(0)).toMatchObject({ training: 'final', garrison: 5, spies: [] });
    expect(table.keys).toEqual(['end']);
    // It outlasts the round.
    const later = fighting([{ ...me, training: 'final' }, {}, {}]);
    expect([later.state.round, later.player(0).training]).toEqual([2, 'final']);
  });
});

describe('Shaddam’s ring', () => {
  const me = { leader: 'shaddam-corrino-iv', garrison: 3, solari: 0 };
  const send = (space: string, more: object = {}) =>
    sending('signet-ring', space, { ...me, ...more }, {}, { choam: true });

  it('nothing is deployed in the same turn', () => {
    covers('upr-clar-shaddam-ban');
    const table = send('spice-refinery');
    expect(table.keys).toEqual(['end']);
    expect(table.player(0)).toMatchObject({ garrison: 4, conflict: 0 });
    const other = sending('reconnaissance', 'spice-refinery', me, {}, { choam: true });
    expect(other.keys).toContain('deploy:2');
  });

  it('nor by a plot, nor a sandworm', () => {
    covers('upr-clar-shaddam-ban');
    const table = send('spice-refinery', { intrigues: ['detonation', 'unexpected-allies'], water: 2 });
    table.choose('effect:shaddam-corrino-iv.1', 'intrigue:detonation');
    // The wall may still be blown up, but nobody is deployed, and no worm answers.
    expect(table.player(0)).toMatchObject({ conflict: 0, garrison: 4 });
    expect(table.state.shieldWall).toBe(false);
    // With the wall gone and the ban on, the other plot could do nothing.
    expect(table.refused('intrigue:unexpected-allies')).toBe('no-effect');
    const worm = send('hagga-basin', { water: 1, hooks: true, spice: 0 });
    expect(worm.player(0)).toMatchObject({ worms: 0, spice: 2 });
  });

  it('it ends with the turn', () => {
    covers('upr-clar-shaddam-ban');
    const options = { choam: true, confirmTurns: false };
    const table = holding(['signet-ring', 'diplomacy'], me, {}, options);
    table.choose('agent:signet-ring>accept-contract');
    while (table.asked === 0 && table.asks !== 'turn') table.choose(table.keys[0] ?? '');
    while (table.asked !== 0) table.choose(table.keys.includes('reveal') ? 'reveal' : 'end');
    table.choose('agent:diplomacy>fremkit');
    expect(table.keys).toContain('deploy:2');
  });
});
