import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { doing, holding, posts, revealing, sending } from './hands.js';

type Own = NonNullable<Parameters<typeof sending>[2]>;

describe('feyd-rautha-harkonnen', () => {
  const leader = 'feyd-rautha-harkonnen';
  const train = (training: string, me: Own = {}) =>
    sending('signet-ring', 'spice-refinery', { leader, training, solari: 0, spice: 0, ...me });

  it('recalls a spy for 2 swords, once on a Reveal turn', () => {
    const table = revealing(['diplomacy'], { leader, spies: ['post-guild', 'post-choam'] });
    table.choose('effect:feyd-rautha-harkonnen.0', 'recall:post-guild');
    expect(table.player(0)).toMatchObject({ swords: 2, spies: ['post-choam'] });
    expect(doing(table)).toEqual(['end']);
    expect(revealing(['diplomacy'], { leader }).refused('effect:feyd-rautha-harkonnen.0')).toBe('cost');
    const kept = revealing(['diplomacy'], { leader, spies: ['post-guild'] }).choose('end');
    expect(kept.player(0)).toMatchObject({ swords: 0, spies: ['post-guild'] });
  });

  it('starts at the first space of the track and chooses at its fork', () => {
    expect(holding(['signet-ring'], { leader }).player(0).training).toBe('start');
    const table = train('start');
    expect(table.keys).toEqual(['train:upper-1', 'train:lower-1']);
    expect(table.choose('train:lower-1').player(0).training).toBe('lower-1');
    expect(table.happened('trained')).toMatchObject([{ seat: 0, step: 'lower-1' }]);
  });

  it('upper-1: pays a solari to trash a card', () => {
    const table = train('start').choose('train:upper-1', 'effect:feyd-rautha-harkonnen.0');
    expect(table.player(0).solari).toBe(1);
    table.choose('trash:signet-ring@play');
    expect(table.state.trashed).toContain('signet-ring');
    expect(train('start').choose('train:upper-1', 'end').player(0).solari).toBe(2);
  });

  it('lower-1: places a spy', () => {
    const table = train('start').choose('train:lower-1');
    expect(posts(table)).toHaveLength(13);
    expect(table.choose('post:post-guild').player(0).spies).toEqual(['post-guild']);
  });

  it.each(['upper-1', 'lower-1'])('from %s goes on to the middle, which trashes a card', (training) => {
    const table = train(training);
    expect(table.player(0).training).toBe('middle');
    table.choose('effect:feyd-rautha-harkonnen.0', 'trash:signet-ring@play');
    expect(table.state.trashed).toContain('signet-ring');
  });

  it('forks again after the middle: above a trash and then the end', () => {
    const table = train('middle');
    expect(table.keys).toEqual(['train:upper-2', 'train:lower-2a']);
    table.choose('train:upper-2', 'effect:feyd-rautha-harkonnen.0', 'trash:signet-ring@play');
    expect(table.state.trashed).toContain('signet-ring');
    expect(train('upper-2').player(0).training).toBe('final');
  });

  it('below a spy, then 2 spice, then the end', () => {
    const spy = train('middle').choose('train:lower-2a', 'post:post-fremen');
    expect(spy.player(0)).toMatchObject({ training: 'lower-2a', spies: ['post-fremen'] });
    const spice = train('lower-2a');
    expect(spice.player(0)).toMatchObject({ training: 'lower-2b', spice: 2 });
    expect(train('lower-2b').player(0).training).toBe('final');
  });

  it('final: recruits a troop and places a spy', () => {
    const table = train('upper-2', { garrison: 0 });
    expect(table.player(0).garrison).toBe(1);
    expect(table.choose('post:post-guild').player(0).spies).toEqual(['post-guild']);
  });

  it('on the last space the ring still sends the agent but gives nothing', () => {
    covers('ruling-upr-feyd-end');
    const table = train('final', { garrison: 0 });
    expect(table.player(0)).toMatchObject({ training: 'final', garrison: 0, solari: 2, agents: 1 });
    expect(doing(table)).toEqual(['end']);
    expect(table.happened('trained')).toEqual([]);
  });
});

describe('lady-jessica', () => {
  const leader = 'lady-jessica';

  it('pays a spice for an intrigue and a troop from the supply kept as a memory', () => {
    const table = sending('signet-ring', 'accept-contract', { leader, spice: 1, garrison: 3 });
    table.choose('effect:lady-jessica.0');
    expect(table.player(0)).toMatchObject({ spice: 0, memories: 1, supply: 8, garrison: 3 });
    expect(table.player(0).intrigues).toHaveLength(1);
    const poor = sending('signet-ring', 'accept-contract', { leader, spice: 0 });
    expect(poor.refused('effect:lady-jessica.0')).toBe('cost');
  });

  it('without a troop in the supply only draws the intrigue', () => {
    const me = { leader, spice: 1, garrison: 6, conflict: 6 };
    const table = sending('signet-ring', 'accept-contract', me).choose('effect:lady-jessica.0');
    expect(table.player(0)).toMatchObject({ memories: 0, supply: 0 });
    expect(table.player(0).intrigues).toHaveLength(1);
  });

  it('at a Bene Gesserit space may take the memories back as cards and turns over for good', () => {
    covers('ruling-upr-jessica');
    const me = { leader, memories: 2, garrison: 3, spice: 1, water: 0 };
    const table = sending('diplomacy', 'espionage', me);
    expect(doing(table)).toContain('effect:lady-jessica.0');
    table.choose('effect:lady-jessica.0');
    expect(table.player(0)).toMatchObject({
      leader: 'reverend-mother-jessica',
      memories: 0,
      supply: 9,
      garrison: 3,
    });
    expect(table.player(0).hand).toEqual(['dagger', 'dune-the-desert-planet']);
  });

  it('need not, cannot elsewhere, and may turn over without memories', () => {
    covers('ruling-upr-jessica');
    const kept = sending('diplomacy', 'espionage', { leader, memories: 2, spice: 1 });
    kept.choose('effect:espionage.1', 'post:post-guild', 'effect:espionage.0', 'end');
    expect(kept.player(0)).toMatchObject({ leader, memories: 2 });
    const elsewhere = sending('diplomacy', 'fremkit', { leader, memories: 2 });
    expect(doing(elsewhere)).toEqual(['end']);
    const empty = sending('diplomacy', 'espionage', { leader, spice: 1 }).choose('effect:lady-jessica.0');
    expect(empty.player(0).leader).toBe('reverend-mother-jessica');
  });

  it('the other face works in the turn of the flip', () => {
    covers('ruling-upr-jessica');
    const table = sending('diplomacy', 'espionage', { leader, memories: 1, spice: 1, water: 1 });
    table.choose('effect:lady-jessica.0');
    expect(doing(table)).toContain('effect:reverend-mother-jessica.0');
    table.choose('effect:reverend-mother-jessica.0');
    expect(table.player(0).water).toBe(0);
    expect(doing(table)).not.toContain('effect:reverend-mother-jessica.0');
  });
});

describe('reverend-mother-jessica', () => {
  const leader = 'reverend-mother-jessica';

  it('pays a water to use the space once more, without cost, influence or deployment', () => {
    covers('ruling-upr-jessica');
    const table = sending('diplomacy', 'desert-tactics', {
      leader,
      water: 2,
      garrison: 2,
      influence: { fremen: 0 },
    });
    expect(table.player(0)).toMatchObject({ water: 1, garrison: 3 });
    table.choose('effect:reverend-mother-jessica.0');
    expect(table.player(0)).toMatchObject({ water: 0, garrison: 4, influence: { fremen: 1 } });
    table.choose('effect:desert-tactics.1', 'skip', 'effect:desert-tactics.1', 'skip');
    expect(table.keys).toEqual(['deploy:1', 'deploy:2', 'deploy:3', 'deploy:4', 'end']);
  });

  it('once per turn', () => {
    covers('ruling-upr-jessica');
    const table = sending('diplomacy', 'fremkit', { leader, water: 3 });
    expect(doing(table)).toContain('effect:reverend-mother-jessica.0');
    table.choose('effect:reverend-mother-jessica.0');
    expect(doing(table)).not.toContain('effect:reverend-mother-jessica.0');
    expect(table.player(0)).toMatchObject({ water: 2, influence: { fremen: 1 } });
    expect(table.player(0).hand).toEqual(['dagger', 'dune-the-desert-planet']);
  });

  it('works at Bene Gesserit and Fremen spaces only, and needs the water', () => {
    const secrets = sending('diplomacy', 'secrets', { leader, water: 1 });
    secrets.choose('effect:reverend-mother-jessica.0');
    const again = doing(secrets).filter((key) => key.startsWith('effect:secrets'));
    if (again[0] !== undefined) secrets.choose(again[0]);
    expect(secrets.happened('drew-intrigue').reduce((sum, { n }) => sum + n, 0)).toBe(2);
    const guild = sending('diplomacy', 'deliver-supplies', { leader, water: 1 });
    expect(doing(guild)).toEqual(['end']);
    const dry = sending('diplomacy', 'fremkit', { leader, water: 0 });
    expect(dry.refused('effect:reverend-mother-jessica.0')).toBe('cost');
  });

  it('pays a spice for a water with the Signet Ring', () => {
    const table = sending('signet-ring', 'accept-contract', { leader, spice: 1, water: 0 });
    expect(table.choose('effect:reverend-mother-jessica.0').player(0)).toMatchObject({ spice: 0, water: 1 });
    expect(
      sending('signet-ring', 'accept-contract', { leader, spice: 0 }).refused(
        'effect:reverend-mother-jessica.0',
      ),
    ).toBe('cost');
  });
});
