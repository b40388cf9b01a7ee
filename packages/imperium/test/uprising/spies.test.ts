import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { catalogOf } from '../../src/content/catalog.js';
import { holding, reach, revealing, sending } from './playing.js';

const { edition } = catalogOf({ edition: 'uprising' });

const ST_RS = 'post-sietch-tabr-research-station';
const RS_SR = 'post-research-station-spice-refinery';
const SR_ARR = 'post-spice-refinery-arrakeen';
const FAR = ['post-emperor', 'post-guild', 'post-deep-desert'];
const posts = (keys: readonly string[]) =>
  keys.filter((key) => key.startsWith('post:')).map((key) => key.slice(5));

describe('observation posts', () => {
  it('thirteen posts watch all 22 spaces, two cities from two of them', () => {
    covers('upr-spy-posts');
    expect(edition.posts).toHaveLength(13);
    const watching = (space: string) => edition.posts.filter((post) => post.spaces.includes(space)).length;
    for (const { id } of edition.spaces)
      expect(watching(id), id).toBe(['research-station', 'spice-refinery'].includes(id) ? 2 : 1);
    for (const post of edition.posts) expect(post.spaces.length).toBeGreaterThan(0);
  });
});

describe('placing a spy', () => {
  it('from the supply to any free post; with one to place it is not declined', () => {
    covers('upr-spy-place');
    const table = sending('diplomacy', 'espionage', { spice: 1, spies: [] }).choose('effect:espionage.1');
    expect(table.asks).toBe('place-spy');
    expect(posts(table.keys)).toHaveLength(13);
    expect(table.keys).not.toContain('skip');
    table.choose('post:post-guild');
    expect(table.player(0).spies).toEqual(['post-guild']);
    expect(table.happened('spy-placed')).toMatchObject([{ seat: 0, post: 'post-guild' }]);
  });

  it('the turn does not end before it is placed', () => {
    covers('upr-spy-place');
    const table = sending('diplomacy', 'espionage', { spice: 1 });
    expect(table.keys).not.toContain('end');
  });

  it('no post with a spy of anybody', () => {
    covers('upr-spy-post-occupied');
    const table = sending(
      'diplomacy',
      'espionage',
      { spice: 1, spies: ['post-guild'] },
      { players: { 1: { spies: ['post-choam', SR_ARR] }, 2: { spies: ['post-fremen'] } } },
    ).choose('effect:espionage.1');
    expect(posts(table.keys)).toHaveLength(9);
    for (const taken of ['post-guild', 'post-choam', SR_ARR, 'post-fremen'])
      expect(table.keys).not.toContain(`post:${taken}`);
  });

  it('a card may allow the post of others, never the own one', () => {
    covers('upr-spy-post-occupied');
    const others = { players: { 1: { spies: [RS_SR] } } };
    const table = sending('double-agent', 'research-station', { water: 2, spies: [] }, others);
    table.choose('effect:double-agent.0');
    expect(posts(table.keys).sort()).toEqual([RS_SR, ST_RS].sort());
    const own = sending('double-agent', 'research-station', { water: 2, spies: [RS_SR] }, others);
    own.choose('skip');
    // One legal post is left, so nothing is asked.
    expect(own.player(0).spies).toEqual([RS_SR, ST_RS]);
  });

  it('a fourth spy cannot be named nor placed', () => {
    covers('upr-spy-limit-three');
    expect(() => holding([], { spies: [...FAR, 'post-choam'] })).toThrowError(
      expect.objectContaining({ code: 'bad-position' }),
    );
    const table = sending('diplomacy', 'espionage', { spice: 1, spies: FAR }).choose('effect:espionage.1');
    expect(table.asks).toBe('recall-to-place');
    expect(posts(table.keys)).toEqual([]);
  });

  it('one may come back first, for nothing, and the freed post may be chosen', () => {
    covers('upr-spy-supply-empty');
    const table = sending('diplomacy', 'espionage', { spice: 1, spies: FAR }).choose('effect:espionage.1');
    expect(table.keys).toEqual([...FAR.map((post) => `recall:${post}`), 'skip']);
    const hand = table.player(0).hand.length;
    table.choose('recall:post-guild');
    expect(table.keys).toContain('post:post-guild');
    expect(table.player(0).hand).toHaveLength(hand);
    table.choose('post:post-choam');
    expect(table.player(0).spies).toEqual(['post-emperor', 'post-deep-desert', 'post-choam']);
  });

  it('or all stay where they are', () => {
    covers('upr-spy-supply-empty');
    const table = sending('diplomacy', 'espionage', { spice: 1, spies: FAR });
    table.choose('effect:espionage.1', 'skip');
    expect(table.player(0).spies).toEqual(FAR);
    expect(table.happened('spy-recalled')).toEqual([]);
  });

  it('with a spy in the supply none is recalled', () => {
    covers('upr-spy-supply-empty');
    const table = sending('diplomacy', 'espionage', { spice: 1, spies: FAR.slice(1) }).choose(
      'effect:espionage.1',
    );
    expect(table.asks).toBe('place-spy');
  });

  it('only posts of a city for Lady Margot', () => {
    covers('upr-spy-place-restricted', 'upr-spy-place-restricted-margot');
    const margot = { leader: 'lady-margot-fenring', water: 2 };
    const table = sending('signet-ring', 'assembly-hall', margot);
    table.choose('effect:lady-margot-fenring.0');
    expect(posts(table.keys)).toEqual([ST_RS, RS_SR, SR_ARR]);
    const taken = { players: { 1: { spies: [ST_RS, RS_SR, SR_ARR] } } };
    const none = sending('signet-ring', 'assembly-hall', margot, taken);
    expect(none.keys.filter((key) => key.startsWith('effect:lady-margot'))).toEqual([]);
    expect(none.refused('effect:lady-margot-fenring.0')).toBe('no-effect');
    expect(none.player(0).spies).toEqual([]);
  });

  it('a post fits if one of its spaces does', () => {
    covers('upr-spy-place-restricted');
    const table = sending('reliable-informant', 'deliver-supplies');
    expect(posts(table.keys)).toEqual(['post-emperor', 'post-bene-gesserit', 'post-fremen']);
  });
});

describe('recalling a spy', () => {
  it('as the price of an effect, a spy of choice goes back to the supply', () => {
    covers('upr-spy-recall-icon');
    const table = revealing(['in-high-places'], { spies: FAR }).choose('effect:in-high-places.0');
    expect(table.asks).toBe('recall-spy');
    table.choose('recall:post-guild', 'recall:post-emperor');
    expect(table.player(0).spies).toEqual(['post-deep-desert']);
    expect(table.state.turn?.persuasion).toBe(5);
  });

  it('it may be declined, and needs enough spies', () => {
    covers('upr-spy-recall-icon');
    const table = revealing(['in-high-places'], { spies: FAR }).choose('end');
    expect(table.player(0).spies).toEqual(FAR);
    const one = revealing(['in-high-places'], { spies: ['post-guild'] });
    expect(one.refused('effect:in-high-places.0')).toBe('cost');
  });
});

describe('infiltration', () => {
  const enemy = { agents: { arrakeen: [1] } };

  it('a connected spy opens a space with another player’s agent', () => {
    covers('upr-spy-infiltrate');
    const table = holding(['reconnaissance'], { spies: [SR_ARR] }, enemy).choose(
      'agent:reconnaissance>arrakeen',
    );
    expect(table.player(0).spies).toEqual([]);
    expect(table.state.agents.filter(({ space }) => space === 'arrakeen').map(({ seat }) => seat)).toEqual([
      1, 0,
    ]);
  });

  it('without one the space stays closed', () => {
    covers('upr-spy-infiltrate');
    const table = holding(['reconnaissance', 'dagger'], {}, enemy);
    expect(reach(table, 'reconnaissance')).not.toContain('arrakeen');
    expect(table.refused('card:reconnaissance>space:arrakeen')).toBe('occupied');
  });

  it('icon, cost and requirement still count', () => {
    covers('upr-spy-infiltrate');
    const agents = { 'research-station': [1], 'sietch-tabr': [1], 'deep-desert': [2] };
    const table = holding(['reconnaissance'], { spies: [ST_RS, 'post-deep-desert'], water: 1 }, { agents });
    expect(reach(table, 'reconnaissance')).toEqual(['arrakeen', 'spice-refinery']);
    expect(table.refused('card:reconnaissance>space:research-station')).toBe('cost');
    expect(table.refused('card:reconnaissance>space:sietch-tabr')).toBe('influence');
    expect(table.refused('card:reconnaissance>space:deep-desert')).toBe('no-icon');
  });

  it('one spy is enough for several agents of others', () => {
    covers('upr-spy-infiltrate');
    const two = { agents: { arrakeen: [1, 2] } };
    const table = holding(['reconnaissance'], { spies: [SR_ARR] }, two).choose(
      'agent:reconnaissance>arrakeen',
    );
    expect(table.state.agents).toHaveLength(3);
    expect(table.happened('spy-recalled')).toHaveLength(1);
  });

  it('the view tells which spy a choice costs, and the log what it was recalled for', () => {
    covers('upr-spy-infiltrate');
    const agents = { 'spice-refinery': [1] };
    const table = holding(['reconnaissance'], { spies: [RS_SR, SR_ARR] }, { agents });
    expect(table.view(0).decision?.infiltrators).toEqual({
      'agent:reconnaissance>spice-refinery': [RS_SR, SR_ARR],
    });
    expect(table.view(1).decision).not.toHaveProperty('infiltrators');
    table.choose('agent:reconnaissance>spice-refinery', `recall:${RS_SR}`, `recall:${SR_ARR}`);
    expect(table.happened('spy-recalled')).toMatchObject([
      { post: RS_SR, to: 'infiltrate' },
      { post: SR_ARR, to: 'gather' },
    ]);
  });

  it('an own agent on the space is never passed', () => {
    covers('upr-spy-infiltrate-own-agent');
    for (const agents of [{ arrakeen: [0] }, { arrakeen: [1, 0] }]) {
      const table = holding(['reconnaissance', 'dagger'], { spies: [SR_ARR] }, { agents });
      expect(reach(table, 'reconnaissance')).not.toContain('arrakeen');
      expect(table.refused('card:reconnaissance>space:arrakeen')).toBe('occupied');
    }
  });

  it('only a spy that watches the very space', () => {
    covers('upr-spy-recall-location');
    const table = holding(['reconnaissance', 'dagger'], { spies: [RS_SR] }, enemy);
    expect(table.refused('card:reconnaissance>space:arrakeen')).toBe('occupied');
  });
});

describe('gathering intelligence', () => {
  it('a connected spy may be recalled for a card', () => {
    covers('upr-spy-gather');
    const table = sending('diplomacy', 'deliver-supplies', { spies: ['post-guild'] });
    expect([table.asks, table.keys]).toEqual(['gather', ['recall:post-guild', 'skip']]);
    const gathered = table.choose('recall:post-guild');
    expect(gathered.player(0)).toMatchObject({ spies: [], hand: ['dagger'] });
    const skipped = sending('diplomacy', 'deliver-supplies', { spies: ['post-guild'] }).choose('skip');
    expect(skipped.player(0)).toMatchObject({ spies: ['post-guild'], hand: [] });
  });

  it('a spy elsewhere is no use', () => {
    covers('upr-spy-recall-location');
    const table = sending('diplomacy', 'deliver-supplies', { spies: ['post-fremen'] });
    expect(table.asks).toBe('agent-effects');
    expect(table.player(0).spies).toEqual(['post-fremen']);
  });

  it('it is asked before any effect of space and card, after the cost', () => {
    covers('upr-spy-gather-timing');
    const table = sending('signet-ring', 'arrakeen', {
      spies: [SR_ARR],
      leader: 'gurney-halleck',
      garrison: 3,
    });
    expect(table.asks).toBe('gather');
    expect(table.player(0)).toMatchObject({ garrison: 3, hand: [] });
    const paid = sending('diplomacy', 'espionage', { spice: 1, spies: ['post-bene-gesserit'] });
    expect([paid.asks, paid.player(0).spice, paid.player(0).influence['bene-gesserit']]).toEqual([
      'gather',
      0,
      0,
    ]);
  });

  it('once declined, or placed only later, it is too late', () => {
    covers('upr-spy-gather-timing');
    const table = sending('diplomacy', 'espionage', { spice: 1, spies: ['post-bene-gesserit'] }).choose(
      'skip',
    );
    table.choose('effect:espionage.1', 'post:post-guild');
    expect(table.keys.filter((key) => key.startsWith('recall'))).toEqual([]);
    const placed = sending('bene-gesserit-operative', 'secrets', {});
    placed.choose('effect:bene-gesserit-operative.0', 'post:post-bene-gesserit');
    expect(placed.asks).toBe('agent-effects');
    expect(placed.keys.filter((key) => key.startsWith('recall'))).toEqual([]);
  });

  it('two spies at one space give one card', () => {
    covers('upr-spy-gather-once');
    const table = sending('reconnaissance', 'research-station', { water: 2, spies: [ST_RS, RS_SR] });
    expect(table.keys).toEqual([`recall:${ST_RS}`, `recall:${RS_SR}`, 'skip']);
    table.choose(`recall:${ST_RS}`);
    expect(table.asks).not.toBe('gather');
    expect(table.player(0).spies).toEqual([RS_SR]);
  });

  it('a spy that infiltrated cannot gather', () => {
    covers('upr-spy-gather-once');
    const table = sending('reconnaissance', 'arrakeen', { spies: [SR_ARR] }, { agents: { arrakeen: [1] } });
    expect(table.asks).toBe('agent-effects');
    expect(table.player(0).spies).toEqual([]);
  });

  it('one to infiltrate and the other to gather', () => {
    covers('upr-spy-two-on-one-space', 'upr-spy-two-example');
    const deck = ['dagger', 'dagger', 'convincing-argument', 'convincing-argument'];
    const me = { water: 2, spies: [ST_RS, RS_SR], deck };
    const table = sending('reconnaissance', 'research-station', me, { agents: { 'research-station': [1] } });
    expect([table.asks, table.keys]).toEqual(['infiltrate', [`recall:${ST_RS}`, `recall:${RS_SR}`]]);
    table.choose(`recall:${RS_SR}`);
    expect([table.asks, table.keys]).toEqual(['gather', [`recall:${ST_RS}`, 'skip']]);
    expect(table.player(0).hand).toEqual([]);
    table.choose(`recall:${ST_RS}`);
    expect(table.player(0).spies).toEqual([]);
    expect(table.player(0).hand).toHaveLength(3);
  });
});

describe('the spy icon of a card', () => {
  it('it opens whatever an own spy watches, and nothing else', () => {
    covers('upr-spy-agent-icon');
    const table = holding(['strike-fleet'], { spies: ['post-landsraad-east', 'post-hagga-basin'], water: 1 });
    expect(reach(table, 'strike-fleet').sort()).toEqual(['assembly-hall', 'gather-support', 'hagga-basin']);
    expect(reach(holding(['strike-fleet', 'dagger']), 'strike-fleet')).toEqual([]);
  });

  it('cost, requirement and other agents still count', () => {
    covers('upr-spy-agent-icon');
    const me = { spies: ['post-choam', 'post-hagga-basin'], water: 0, spice: 3 };
    const table = holding(['strike-fleet', 'dagger'], me, { agents: { 'accept-contract': [0] } });
    expect(reach(table, 'strike-fleet')).toEqual([]);
    expect(table.refused('card:strike-fleet>space:shipping')).toBe('influence');
    expect(table.refused('card:strike-fleet>space:hagga-basin')).toBe('cost');
    expect(table.refused('card:strike-fleet>space:accept-contract')).toBe('occupied');
  });

  it('the spy stays, and may then gather or infiltrate', () => {
    covers('upr-spy-agent-icon-no-recall');
    const table = sending('strike-fleet', 'assembly-hall', { spies: ['post-landsraad-east'], garrison: 3 });
    expect(table.player(0).spies).toEqual(['post-landsraad-east']);
    const kept = table.choose('skip');
    expect(kept.player(0)).toMatchObject({ spies: ['post-landsraad-east'], garrison: 3 });
    const gathered = sending('strike-fleet', 'assembly-hall', {
      spies: ['post-landsraad-east'],
      garrison: 3,
    });
    gathered.choose('recall:post-landsraad-east');
    expect(gathered.player(0)).toMatchObject({ spies: [], garrison: 6 });
    const entered = sending(
      'strike-fleet',
      'assembly-hall',
      { spies: ['post-landsraad-east'], garrison: 3 },
      { agents: { 'assembly-hall': [2] } },
    );
    expect(entered.player(0)).toMatchObject({ spies: [], garrison: 6 });
  });
});
