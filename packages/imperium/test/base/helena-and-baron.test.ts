import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { Table } from '../table.js';
import { holding, persuasion, revealing } from './holding.js';

const RING = 'signet-ring';
const ROW = ['stilgar', 'scout', 'dr-yueh', 'chani', 'opulence'];

describe('helena-richese', () => {
  const HELENA = { leader: 'helena-richese' };
  const TAKEN = { agents: { 'hall-of-oratory': [1], arrakeen: [1], 'secure-contract': [2], wealth: [2] } };

  it('enemy agents do not block her in Landsraad spaces and cities', () => {
    const table = holding(['dagger', 'reconnaissance'], { ...HELENA, deck: [] }, TAKEN);
    expect(table.keys).toEqual(
      expect.arrayContaining(['agent:dagger>hall-of-oratory', 'agent:reconnaissance>arrakeen']),
    );
    table.choose('agent:dagger>hall-of-oratory');
    expect(table.state.agents.filter(({ space }) => space === 'hall-of-oratory')).toHaveLength(2);
    const paul = holding(['dagger'], { leader: 'paul-atreides' }, TAKEN);
    expect(paul.refused('card:dagger>space:hall-of-oratory')).toBe('occupied');
  });

  it('they block her elsewhere, and her own agents do everywhere', () => {
    const table = holding(['diplomacy', 'dune-the-desert-planet'], HELENA, TAKEN);
    expect(table.refused('card:diplomacy>space:wealth')).toBe('occupied');
    expect(table.refused('card:dune-the-desert-planet>space:secure-contract')).toBe('occupied');
    const own = holding(['dagger'], HELENA, { agents: { 'hall-of-oratory': [0, 1] } });
    expect(own.refused('card:dagger>space:hall-of-oratory')).toBe('occupied');
  });

  const manipulated = () => {
    const position = {
      row: ROW,
      imperiumDeck: ['piter-de-vries', 'carryall'],
      intrigueDeck: ['bypass-protocol'],
    };
    const hand = [RING, 'convincing-argument', 'convincing-argument', 'dagger'];
    const table = holding(hand, { ...HELENA, deck: [] }, position).choose(`agent:${RING}>secure-contract`);
    expect(table.keys).toEqual(ROW.map((card) => `remove:${card}`));
    return table.choose('remove:stilgar', 'end');
  };

  /** The opponents reveal and buy nothing; then it is Helena's turn again. */
  const backToHelena = (table: Table) => {
    while (table.asked !== 0) table.choose(table.keys.includes('reveal') ? 'reveal' : 'end');
    return table;
  };

  it('her ring removes a card from the row, which is filled at once', () => {
    const table = manipulated();
    expect(table.player(0).aside).toEqual(['stilgar']);
    expect(table.state.row).toEqual(['scout', 'dr-yueh', 'chani', 'opulence', 'piter-de-vries']);
  });

  it('she may buy it on her Reveal turn for 1 persuasion less', () => {
    const table = backToHelena(manipulated()).choose('reveal');
    expect(persuasion(table)).toBe(4);
    expect(table.keys).toContain('acquire:stilgar@aside');
    expect(table.keys).not.toContain('acquire:chani@row');
    table.choose('acquire:stilgar@aside');
    expect(table.player(0)).toMatchObject({ aside: [], discard: ['stilgar'] });
    expect(persuasion(table)).toBe(0);
    expect(table.state.row).toHaveLength(5);
  });

  it('the lower price is still a price', () => {
    const table = holding([RING, 'convincing-argument', 'dagger'], { ...HELENA, deck: [] }, { row: ROW });
    table.choose(`agent:${RING}>secure-contract`, 'remove:stilgar', 'end');
    expect(persuasion(backToHelena(table).choose('reveal'))).toBe(2);
    expect(table.refused('aside:stilgar')).toBe('cost');
  });

  it('opponents cannot acquire it', () => {
    covers('ruling-imp-helena-removed-card');
    const players = {
      1: { hand: ['lady-jessica', 'piter-de-vries', 'dagger'], intrigues: ['bypass-protocol'], spice: 2 },
    };
    const table = holding([RING, 'dagger'], HELENA, { row: ['scout'], players });
    table.choose(`agent:${RING}>secure-contract`, 'remove:scout', 'end', 'reveal');
    expect(table.asked).toBe(1);
    expect(table.keys.filter((key) => key.includes('aside'))).toEqual([]);
    table.choose('intrigue:bypass-protocol', 'option:0');
    expect(table.keys.filter((key) => key.includes('aside'))).toEqual([]);
  });

  it('another effect may acquire it too, at the printed cost', () => {
    covers('ruling-imp-helena-removed-card-end', 'faq-helena');
    const me = { ...HELENA, intrigues: ['bypass-protocol'], spice: 2 };
    const row = ['test-of-humanity', 'duncan-idaho'];
    const cheap = holding([RING, 'dagger'], me, { row });
    cheap.choose(`agent:${RING}>secure-contract`, 'effect:helena-richese.0', 'remove:test-of-humanity');
    cheap.choose('intrigue:bypass-protocol', 'option:0', 'acquire:test-of-humanity@aside');
    expect(cheap.player(0)).toMatchObject({ aside: [], discard: ['test-of-humanity'] });
    // Printed cost 4: her discount does not bring it within the limit of 3.
    const dear = holding([RING, 'dagger'], me, { row });
    dear.choose(`agent:${RING}>secure-contract`, 'effect:helena-richese.0', 'remove:duncan-idaho');
    dear.choose('intrigue:bypass-protocol', 'option:0');
    expect(dear.keys).not.toContain('acquire:duncan-idaho@aside');
  });

  it('not acquired, it leaves the game after her Reveal turn', () => {
    covers('ruling-imp-helena-removed-card-end', 'faq-helena');
    const table = backToHelena(manipulated()).choose('reveal');
    expect(table.state.trashed).not.toContain('stilgar');
    table.choose('end');
    expect(table.player(0).aside).toEqual([]);
    expect(table.state.trashed).toContain('stilgar');
    expect(table.happened('left-game')).toMatchObject([{ seat: 0, card: 'stilgar' }]);
  });
});

describe('baron-vladimir-harkonnen', () => {
  const BARON = 'baron-vladimir-harkonnen';
  const TOKENS = { leader: BARON, tokens: ['emperor' as const, 'fremen' as const] };

  const started = () => new Table({}, { leaders: ['paul-atreides', BARON, 'earl-memnon-thorvald'] });

  it('picks two of four tokens at setup', () => {
    covers('imp-baron-choose-two', 'ruling-imp-baron-tokens');
    const table = started();
    expect(table.asks).toBe('tokens');
    expect(table.asked).toBe(1);
    expect(table.keys).toEqual([
      'tokens:emperor+guild',
      'tokens:emperor+bene-gesserit',
      'tokens:emperor+fremen',
      'tokens:guild+bene-gesserit',
      'tokens:guild+fremen',
      'tokens:bene-gesserit+fremen',
    ]);
    table.choose('tokens:guild+fremen');
    expect(table.player(1)).toMatchObject({ tokens: ['guild', 'fremen'], tokensShown: false });
  });

  it('only he sees them until they are shown', () => {
    covers('imp-baron-hidden-until-used');
    const table = started().choose('tokens:guild+fremen');
    expect(table.view(1).players[1]?.tokens).toEqual(['guild', 'fremen']);
    for (const seat of [0, 2, undefined]) {
      expect(table.view(seat).players[1]).toMatchObject({ hasTokens: true });
      expect(table.view(seat).players[1]).toHaveProperty('tokens', undefined);
    }
    const [chosen] = table.happened('tokens-chosen');
    expect(chosen?.secret.seats).toEqual([1]);
  });

  it('without him nobody is asked for tokens', () => {
    covers('imp-baron-tokens-only-with-baron');
    const table = new Table();
    expect(table.asks).toBe('turn');
    expect(table.state.players.every(({ tokens }) => tokens.length === 0)).toBe(true);
  });

  it('shows them by itself with the fourth troop deployed in a turn: influence with both factions', () => {
    const table = holding(['arrakis-recruiter'], { ...TOKENS, garrison: 3 });
    table.choose('agent:arrakis-recruiter>arrakeen', 'deploy:4');
    expect(table.player(0).influence).toEqual({ emperor: 1, guild: 0, 'bene-gesserit': 0, fremen: 1 });
    expect(table.player(0).tokensShown).toBe(true);
    expect(table.happened('tokens-shown')).toMatchObject([{ seat: 0, tokens: ['emperor', 'fremen'] }]);
    expect(table.view(1).players[0]?.tokens).toEqual(['emperor', 'fremen']);
  });

  it('not with three troops, nor with troops deployed on different turns', () => {
    const three = holding(['arrakis-recruiter'], { ...TOKENS, garrison: 3 });
    three.choose('agent:arrakis-recruiter>arrakeen', 'deploy:3', 'effect:arrakeen.1', 'end');
    expect(three.player(0).tokensShown).toBe(false);
    const before = revealing(['sardaukar-legion'], { ...TOKENS, garrison: 3, conflict: 5 });
    before.choose('effect:sardaukar-legion.0', 'deploy:3');
    expect(before.player(0)).toMatchObject({ tokensShown: false, conflict: 8 });
    expect(before.happened('influence')).toEqual([]);
  });

  it('counts all deployments of the turn together, whatever deployed them', () => {
    const reveal = revealing(['sardaukar-legion', 'gun-thopter'], { ...TOKENS, garrison: 4 });
    reveal.choose('effect:sardaukar-legion.0', 'deploy:3');
    expect(reveal.player(0).tokensShown).toBe(false);
    reveal.choose('effect:gun-thopter.0', 'deploy:1');
    expect(reveal.player(0).tokensShown).toBe(true);
    const me = { ...TOKENS, garrison: 6, intrigues: ['rapid-mobilization'] };
    const plot = holding(['dagger'], me).choose('intrigue:rapid-mobilization', 'deploy:5');
    expect(plot.player(0).tokensShown).toBe(true);
    const cross = { ...TOKENS, garrison: 3, solari: 1, intrigues: ['double-cross'] };
    const supply = revealing(['sardaukar-legion'], cross, { players: { 1: { conflict: 1 } } });
    supply.choose('effect:sardaukar-legion.0', 'deploy:3', 'intrigue:double-cross');
    expect(supply.player(0)).toMatchObject({ conflict: 4, tokensShown: true });
  });

  it('a troop that retreats in between has still been deployed', () => {
    const hand = ['sardaukar-legion', 'scout', 'gun-thopter'];
    const table = revealing(hand, { ...TOKENS, garrison: 4 });
    table.choose('effect:sardaukar-legion.0', 'deploy:3', 'effect:scout.0', 'retreat:2');
    expect(table.choose('effect:gun-thopter.0', 'deploy:1').player(0)).toMatchObject({
      conflict: 2,
      tokensShown: true,
    });
  });

  it('works once per game', () => {
    const table = holding(['arrakis-recruiter'], { ...TOKENS, tokensShown: true, garrison: 3 });
    table.choose('agent:arrakis-recruiter>arrakeen', 'deploy:4');
    expect(table.happened('influence')).toEqual([]);
    expect(table.player(0).influence.emperor).toBe(0);
  });

  it('gives no other leader anything', () => {
    const table = holding(['arrakis-recruiter'], { leader: 'paul-atreides', garrison: 3 });
    table.choose('agent:arrakis-recruiter>arrakeen', 'deploy:4');
    expect(table.happened('influence')).toEqual([]);
  });

  it('his ring pays 1 solari for an intrigue, if he likes', () => {
    const position = { intrigueDeck: ['windfall'] };
    const table = holding([RING], { leader: BARON, solari: 0 }, position).choose(
      `agent:${RING}>secure-contract`,
    );
    table.choose(`effect:${BARON}.0`);
    expect(table.player(0)).toMatchObject({ solari: 2, intrigues: ['windfall'] });
    const kept = holding([RING], { leader: BARON, solari: 1 }).choose(`agent:${RING}>hall-of-oratory`, 'end');
    expect(kept.player(0)).toMatchObject({ solari: 1, intrigues: [] });
    const poor = holding([RING], { leader: BARON, solari: 0 }).choose(`agent:${RING}>hall-of-oratory`);
    expect(poor.refused(`effect:${BARON}.0`)).toBe('cost');
  });
});
