import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { holding, persuasion, reach, revealing } from './holding.js';

describe('opulence', () => {
  it('gives 3 solari when it sends an agent', () => {
    expect(holding(['opulence']).choose('agent:opulence>wealth').player(0).solari).toBe(5);
  });

  it('revealed: 1 persuasion, and 6 solari buy a point, once', () => {
    const table = revealing(['opulence'], { solari: 13, points: 0 });
    expect(persuasion(table)).toBe(1);
    table.choose('effect:opulence.0');
    expect(table.player(0)).toMatchObject({ solari: 7, points: 1 });
    expect(table.keys).not.toContain('effect:opulence.0');
  });

  it('may be declined; 5 solari are too few', () => {
    const kept = revealing(['opulence'], { solari: 6, points: 0 }).choose('end');
    expect(kept.player(0)).toMatchObject({ solari: 6, points: 0 });
    expect(revealing(['opulence'], { solari: 5 }).refused('effect:opulence.0')).toBe('cost');
  });
});

describe('other-memory', () => {
  it('draws a card or takes a Bene Gesserit card back from the discard pile', () => {
    const me = { discard: ['dagger', 'the-voice', 'lady-jessica'], deck: ['diplomacy'] };
    const drawn = holding(['other-memory'], me).choose('agent:other-memory>secure-contract', 'option:0');
    expect(drawn.player(0).hand).toEqual(['diplomacy']);
    const taken = holding(['other-memory'], me).choose('agent:other-memory>secure-contract', 'option:1');
    expect(taken.keys).toEqual(['take:the-voice', 'take:lady-jessica']);
    taken.choose('take:lady-jessica');
    expect(taken.player(0)).toMatchObject({
      hand: ['lady-jessica'],
      discard: ['dagger', 'the-voice'],
      deck: ['diplomacy'],
    });
    expect(taken.happened('took-back')).toMatchObject([{ seat: 0, card: 'lady-jessica' }]);
  });

  it('just draws when no Bene Gesserit card lies in the discard pile', () => {
    const table = holding(['other-memory'], { discard: ['stilgar'], deck: ['diplomacy'] });
    table.choose('agent:other-memory>secure-contract');
    expect(table.player(0)).toMatchObject({ hand: ['diplomacy'], discard: ['stilgar'] });
  });

  it('gives 2 persuasion when revealed', () => {
    const table = revealing(['other-memory'], { discard: ['the-voice'] });
    expect(persuasion(table)).toBe(2);
    expect(table.player(0).discard).toEqual(['the-voice']);
  });
});

describe('piter-de-vries', () => {
  it('draws an intrigue when he sends an agent', () => {
    const table = holding(['piter-de-vries'], {}, { intrigueDeck: ['windfall', 'charisma'] });
    table.choose('agent:piter-de-vries>hall-of-oratory');
    expect(table.player(0).intrigues).toEqual(['windfall']);
  });

  it('gives 3 persuasion and 1 sword when revealed', () => {
    const table = revealing(['piter-de-vries']);
    expect(persuasion(table)).toBe(3);
    expect(table.player(0)).toMatchObject({ swords: 1, intrigues: [] });
  });
});

describe('power-play', () => {
  it('makes the visit worth 2 influence instead of 1 and is trashed', () => {
    const table = holding(['power-play'], { points: 0 }).choose('agent:power-play>stillsuits');
    expect(table.player(0).influence).toEqual({ emperor: 0, guild: 0, 'bene-gesserit': 0, fremen: 2 });
    expect(table.player(0)).toMatchObject({ points: 1, played: [], water: 2 });
    expect(table.state.trashed).toContain('power-play');
  });

  it('both go to the visited faction, up to the top', () => {
    covers('ruling-imp-two-influence-one-faction');
    const me = { influence: { emperor: 5 }, points: 2 };
    const table = holding(['power-play'], me, { alliances: { emperor: 0 } });
    table.choose('agent:power-play>wealth');
    expect(table.player(0).influence).toEqual({ emperor: 6, guild: 0, 'bene-gesserit': 0, fremen: 0 });
    expect(table.happened('influence')).toMatchObject([{ faction: 'emperor', n: 1 }]);
  });

  it('is worth nothing when revealed and is not trashed then', () => {
    const table = revealing(['power-play']);
    expect(persuasion(table)).toBe(0);
    table.choose('end');
    expect(table.player(0).discard).toEqual(['power-play']);
  });
});

describe('reverend-mother-mohiam', () => {
  const HANDS = {
    1: { hand: ['dagger', 'diplomacy', 'reconnaissance'], intrigues: ['windfall'] },
    2: { hand: ['dagger', 'seek-allies', 'signet-ring'] },
  };
  const bonded = () => holding(['reverend-mother-mohiam'], { played: ['the-voice'] }, { players: HANDS });

  it('each opponent picks 2 cards to discard, clockwise from the left', () => {
    covers('ruling-imp-mohiam-order', 'faq-mohiam');
    const table = bonded().choose('agent:reverend-mother-mohiam>wealth');
    expect(table.asked).toBe(1);
    expect(table.keys).toEqual(['discard:dagger', 'discard:diplomacy', 'discard:reconnaissance']);
    table.choose('discard:diplomacy', 'discard:dagger');
    expect(table.player(1)).toMatchObject({ hand: ['reconnaissance'], discard: ['diplomacy', 'dagger'] });
    expect(table.asked).toBe(2);
    table.choose('discard:signet-ring', 'discard:dagger');
    expect(table.player(2).hand).toEqual(['seek-allies']);
    expect(table.asked).toBe(0);
    expect(table.player(0).hand).toEqual([]);
  });

  it('never an intrigue', () => {
    covers(
      'imp-discard-means-hand',
      'ruling-imp-discard-meaning',
      'ruling-imp-discard-means',
      'faq-discard-means-hand',
    );
    const table = bonded().choose('agent:reverend-mother-mohiam>wealth');
    expect(table.keys.some((key) => key.includes('windfall'))).toBe(false);
    table.choose('discard:diplomacy', 'discard:dagger');
    expect(table.player(1).intrigues).toEqual(['windfall']);
  });

  it('takes what there is from a small hand and nothing from an empty one', () => {
    const players = { 1: { hand: ['dagger'] }, 2: { hand: [] } };
    const table = holding(['reverend-mother-mohiam'], { played: ['the-voice'] }, { players });
    table.choose('agent:reverend-mother-mohiam>wealth');
    expect(table.player(1)).toMatchObject({ hand: [], discard: ['dagger'] });
    expect(table.player(2).discard).toEqual([]);
    expect(table.asked).toBe(0);
  });

  it('does nothing without another Bene Gesserit card in play', () => {
    const table = holding(['reverend-mother-mohiam'], {}, { players: HANDS });
    table.choose('agent:reverend-mother-mohiam>wealth');
    expect(table.asked).toBe(0);
    expect(table.refused('effect:reverend-mother-mohiam.0')).toBe('condition');
    expect(table.player(1).hand).toHaveLength(3);
  });

  it('gives 2 persuasion and 2 spice when revealed', () => {
    const table = revealing(['reverend-mother-mohiam', 'the-voice'], {}, { players: HANDS });
    expect(persuasion(table)).toBe(4);
    expect(table.player(0).spice).toBe(2);
    expect(table.player(1).hand).toHaveLength(3);
  });
});

describe('sardaukar-infantry', () => {
  it('gives 1 persuasion and 2 swords when revealed', () => {
    const table = revealing(['sardaukar-infantry', 'sardaukar-infantry']);
    expect(persuasion(table)).toBe(2);
    expect(table.player(0).swords).toBe(4);
  });
});

describe('sardaukar-legion', () => {
  it('reaches the Emperor’s two and the five Landsraad spaces', () => {
    covers('imp-agent-example-sardaukar-legion');
    const table = holding(['sardaukar-legion'], { solari: 8, spice: 4 });
    expect(reach(table, 'sardaukar-legion')).toEqual([
      'conspire',
      'wealth',
      'high-council',
      'mentat',
      'swordmaster',
      'rally-troops',
      'hall-of-oratory',
    ]);
  });

  it('recruits 2 troops when it sends an agent', () => {
    const table = holding(['sardaukar-legion']).choose('agent:sardaukar-legion>wealth');
    expect(table.player(0)).toMatchObject({ garrison: 5, supply: 7 });
    expect(table.keys).toEqual(['end']);
  });

  it('revealed: 1 persuasion, and up to 3 garrison troops may be deployed', () => {
    const table = revealing(['sardaukar-legion'], { garrison: 5 });
    expect(persuasion(table)).toBe(1);
    table.choose('effect:sardaukar-legion.0');
    expect(table.keys).toEqual(['deploy:0', 'deploy:1', 'deploy:2', 'deploy:3']);
    table.choose('deploy:3');
    expect(table.player(0)).toMatchObject({ garrison: 2, conflict: 3, supply: 7 });
  });

  it('deploys at most the garrison, each copy for itself', () => {
    const table = revealing(['sardaukar-legion', 'sardaukar-legion'], { garrison: 4 });
    table.choose('effect:sardaukar-legion.0', 'deploy:3', 'effect:sardaukar-legion.0');
    expect(table.keys).toEqual(['deploy:0', 'deploy:1']);
    expect(revealing(['sardaukar-legion'], { garrison: 0 }).refused('effect:sardaukar-legion.0')).toBe(
      'no-effect',
    );
  });
});

describe('scout', () => {
  it('gives 1 persuasion and 1 sword; up to 2 troops may retreat', () => {
    const table = revealing(['scout'], { conflict: 4, garrison: 0 });
    expect(persuasion(table)).toBe(1);
    table.choose('effect:scout.0');
    expect(table.keys).toEqual(['retreat:0', 'retreat:1', 'retreat:2']);
    table.choose('retreat:2', 'end');
    expect(table.player(0)).toMatchObject({ conflict: 2, garrison: 2, supply: 8 });
    expect(table.happened('strength')).toMatchObject([{ strength: 5 }]);
  });

  it('retreats nobody if declined or without a troop in the conflict', () => {
    expect(revealing(['scout'], { conflict: 2 }).choose('end').player(0).conflict).toBe(2);
    expect(revealing(['scout'], { conflict: 0 }).refused('effect:scout.0')).toBe('no-effect');
  });

  it('has an empty agent box', () => {
    const table = holding(['scout'], { conflict: 2 }).choose('agent:scout>secure-contract');
    expect(table.player(0)).toMatchObject({ conflict: 2, swords: 0, hand: [] });
    expect(table.keys).toEqual(['end']);
  });
});

describe('shifting-allegiances', () => {
  it('is offered with every track full: the influence given up makes room', () => {
    const full = { emperor: 6, guild: 6, 'bene-gesserit': 6, fremen: 6 };
    const me = { influence: full, points: 4, spice: 2 };
    const table = holding(['shifting-allegiances'], me).choose('agent:shifting-allegiances>hall-of-oratory');
    table.choose('effect:shifting-allegiances.0', 'lose:guild');
    expect(table.player(0).influence).toEqual(full);
    expect(table.player(0).spice).toBe(0);
  });

  const CROSSED = { spice: 2, influence: { emperor: 1, guild: 2 }, points: 1 };

  it('gives 2 influence with one faction for 1 influence and 2 spice', () => {
    const table = holding(['shifting-allegiances'], CROSSED);
    table.choose('agent:shifting-allegiances>secure-contract', 'effect:shifting-allegiances.0');
    expect(table.keys).toEqual(['lose:emperor', 'lose:guild']);
    table.choose('lose:guild', 'faction:fremen');
    expect(table.player(0).influence).toEqual({ emperor: 1, guild: 1, 'bene-gesserit': 0, fremen: 2 });
    expect(table.player(0)).toMatchObject({ spice: 0, points: 1 });
  });

  it('the 2 cannot be split', () => {
    covers('imp-icon-influence-two-same', 'ruling-imp-two-influence-one-faction');
    const table = holding(['shifting-allegiances'], CROSSED);
    table.choose(
      'agent:shifting-allegiances>secure-contract',
      'effect:shifting-allegiances.0',
      'lose:emperor',
    );
    table.choose('faction:bene-gesserit');
    expect(table.asks).toBe('agent-effects');
    expect(table.player(0).influence['bene-gesserit']).toBe(2);
  });

  it('the losing faction may gain, one step net', () => {
    covers('ruling-imp-shifting-same-faction', 'faq-shifting-allegiances');
    const table = holding(['shifting-allegiances'], CROSSED);
    table.choose('agent:shifting-allegiances>secure-contract', 'effect:shifting-allegiances.0');
    table.choose('lose:emperor', 'faction:emperor');
    expect(table.player(0).influence.emperor).toBe(2);
  });

  it('without influence, or with 1 spice, it cannot be paid', () => {
    covers('imp-icon-influence-lose-needs-one');
    const friendless = holding(['shifting-allegiances'], { spice: 5 });
    friendless.choose('agent:shifting-allegiances>secure-contract');
    expect(friendless.refused('effect:shifting-allegiances.0')).toBe('cost');
    const poor = holding(['shifting-allegiances'], { ...CROSSED, spice: 1 });
    poor.choose('agent:shifting-allegiances>secure-contract');
    expect(poor.refused('effect:shifting-allegiances.0')).toBe('cost');
  });

  it('may be declined; gives 2 persuasion when revealed', () => {
    const table = holding(['shifting-allegiances'], CROSSED);
    table.choose('agent:shifting-allegiances>secure-contract', 'end');
    expect(table.player(0)).toMatchObject({ spice: 2, influence: { emperor: 1, guild: 2 } });
    expect(persuasion(revealing(['shifting-allegiances'], CROSSED))).toBe(2);
  });
});

describe('sietch-reverend-mother', () => {
  it('may trash a card when she sends an agent', () => {
    const table = holding(['sietch-reverend-mother', 'dagger']);
    table.choose('agent:sietch-reverend-mother>stillsuits', 'effect:sietch-reverend-mother.0');
    table.choose('trash:dagger@hand');
    expect(table.state.trashed).toContain('dagger');
    const kept = holding(['sietch-reverend-mother', 'dagger']);
    kept.choose('agent:sietch-reverend-mother>stillsuits', 'end');
    expect(kept.player(0).hand).toEqual(['dagger']);
  });

  it('gives 3 persuasion and 1 spice, both only with another Fremen card', () => {
    const alone = revealing(['sietch-reverend-mother', 'the-voice']);
    expect(persuasion(alone)).toBe(2);
    expect(alone.player(0).spice).toBe(0);
    expect(alone.refused('effect:sietch-reverend-mother.0')).toBe('condition');
    const bond = revealing(['sietch-reverend-mother', 'arrakis-liaison']);
    expect(persuasion(bond)).toBe(5);
    expect(bond.player(0).spice).toBe(1);
  });

  it('is of two factions: she makes the bond of both', () => {
    const fremen = revealing(['sietch-reverend-mother', 'fedaykin-death-commando']);
    expect(fremen.player(0)).toMatchObject({ swords: 3, spice: 1 });
    const sisters = holding(['gene-manipulation'], { played: ['sietch-reverend-mother'] });
    expect(sisters.choose('agent:gene-manipulation>hall-of-oratory').player(0).spice).toBe(2);
  });
});
