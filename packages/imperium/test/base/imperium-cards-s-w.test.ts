import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { holding, persuasion, revealing } from './holding.js';

describe('smugglers-thopter', () => {
  it('draws 2 cards only with 2 Guild influence', () => {
    covers('imp-icon-influence-condition');
    const friend = holding(['smugglers-thopter'], { influence: { guild: 2 }, points: 1 });
    friend.choose('agent:smugglers-thopter>secure-contract');
    expect(friend.player(0).hand).toEqual(['dagger', 'dune-the-desert-planet']);
    const stranger = holding(['smugglers-thopter'], { influence: { guild: 1, fremen: 3 }, points: 1 });
    stranger.choose('agent:smugglers-thopter>secure-contract');
    expect(stranger.player(0).hand).toEqual([]);
    expect(stranger.refused('effect:smugglers-thopter.0')).toBe('condition');
  });

  it('works when the influence is reached before the turn ends', () => {
    const me = { influence: { guild: 1 }, intrigues: ['guild-authorization'] };
    const table = holding(['smugglers-thopter'], me).choose('agent:smugglers-thopter>secure-contract');
    table.choose('intrigue:guild-authorization');
    expect(table.player(0).hand).toHaveLength(2);
  });

  it('gives 1 persuasion and 1 spice when revealed', () => {
    const table = revealing(['smugglers-thopter'], { influence: { guild: 2 }, points: 1 });
    expect(persuasion(table)).toBe(1);
    expect(table.player(0)).toMatchObject({ spice: 1, revealed: ['smugglers-thopter'] });
  });
});

describe('space-travel', () => {
  it('draws a card when it sends an agent', () => {
    const table = holding(['space-travel'], { spice: 6 }).choose('agent:space-travel>heighliner');
    expect(table.player(0)).toMatchObject({ hand: ['dagger'], spice: 0, garrison: 8 });
  });

  it('gives 2 persuasion when revealed', () => {
    const table = revealing(['space-travel']);
    expect(persuasion(table)).toBe(2);
    expect(table.player(0).revealed).toEqual(['space-travel']);
  });
});

describe('spice-hunter', () => {
  it('gives 1 persuasion and 1 sword; 1 spice only with another Fremen card', () => {
    const alone = revealing(['spice-hunter']);
    expect(persuasion(alone)).toBe(1);
    expect(alone.player(0)).toMatchObject({ swords: 1, spice: 0 });
    const pair = revealing(['spice-hunter', 'spice-hunter']);
    expect(pair.player(0)).toMatchObject({ swords: 2, spice: 2 });
    const first = revealing(['spice-hunter'], { played: ['spice-hunter'] });
    expect(first.player(0)).toMatchObject({ swords: 1, spice: 1 });
  });

  it('has an empty agent box', () => {
    const table = holding(['spice-hunter'], { played: ['stilgar'] }).choose(
      'agent:spice-hunter>secure-contract',
    );
    expect(table.player(0)).toMatchObject({ spice: 0, solari: 3, swords: 0 });
  });
});

describe('spice-smugglers', () => {
  it('pays 2 spice for Guild influence and 3 solari', () => {
    const table = holding(['spice-smugglers'], { spice: 3 }).choose('agent:spice-smugglers>arrakeen');
    table.choose('effect:spice-smugglers.0');
    expect(table.player(0)).toMatchObject({ spice: 1, solari: 3 });
    expect(table.player(0).influence).toEqual({ emperor: 0, guild: 1, 'bene-gesserit': 0, fremen: 0 });
  });

  it('may be declined; 1 spice is too few', () => {
    const kept = holding(['spice-smugglers'], { spice: 2, deck: [] }).choose(
      'agent:spice-smugglers>arrakeen',
    );
    kept.choose('end');
    expect(kept.player(0)).toMatchObject({ spice: 2, solari: 0 });
    const poor = holding(['spice-smugglers'], { spice: 1 }).choose('agent:spice-smugglers>arrakeen');
    expect(poor.refused('effect:spice-smugglers.0')).toBe('cost');
  });

  it('still pays solari at the top of the Guild track', () => {
    const top = { spice: 2, influence: { guild: 6 }, points: 2 };
    const table = holding(['spice-smugglers'], top, { alliances: { guild: 0 } });
    table.choose('agent:spice-smugglers>arrakeen', 'effect:spice-smugglers.0');
    expect(table.player(0)).toMatchObject({ spice: 0, solari: 3 });
  });

  it('gives 1 persuasion and 1 sword when revealed', () => {
    const table = revealing(['spice-smugglers'], { spice: 2 });
    expect(persuasion(table)).toBe(1);
    expect(table.player(0)).toMatchObject({ swords: 1, spice: 2 });
  });
});

describe('stilgar', () => {
  it('gives 1 water when he sends an agent, after the space has been paid', () => {
    const table = holding(['stilgar'], { water: 1 }).choose('agent:stilgar>hagga-basin');
    expect(table.player(0)).toMatchObject({ water: 1, spice: 2 });
  });

  it('his water cannot pay for the space he goes to', () => {
    covers('ruling-imp-space-cost-first');
    const table = holding(['stilgar'], { water: 0 });
    expect(table.keys).not.toContain('agent:stilgar>hagga-basin');
    expect(table.refused('card:stilgar>space:hagga-basin')).toBe('cost');
  });

  it('gives 2 persuasion and 3 swords when revealed, no water', () => {
    const table = revealing(['stilgar'], { water: 0 });
    expect(persuasion(table)).toBe(2);
    expect(table.player(0)).toMatchObject({ swords: 3, water: 0 });
  });

  it('played for an agent, his reveal box never counts this round', () => {
    covers('ruling-imp-one-box-per-turn');
    const table = holding(['stilgar', 'dagger']).choose('agent:stilgar>secure-contract');
    expect(table.player(0).swords).toBe(0);
    const later = revealing(['dagger'], { played: ['stilgar'] });
    expect(persuasion(later)).toBe(0);
    expect(later.player(0).swords).toBe(1);
  });
});

describe('test-of-humanity', () => {
  const players = {
    1: { hand: ['dagger', 'diplomacy'], conflict: 2, garrison: 1, intrigues: ['windfall'] },
    2: { hand: ['dagger', 'seek-allies'], conflict: 1, garrison: 0 },
  };
  const tested = () =>
    holding(['test-of-humanity'], { conflict: 1 }, { players }).choose(
      'agent:test-of-humanity>hall-of-oratory',
    );

  it('opponents choose clockwise from the left', () => {
    covers('imp-test-of-humanity-order', 'ruling-imp-test-of-humanity-choice');
    const table = tested();
    expect(table.asked).toBe(1);
    expect(table.keys).toEqual(['discard', 'lose-troop']);
    table.choose('lose-troop');
    expect(table.player(1)).toMatchObject({
      conflict: 1,
      garrison: 1,
      supply: 10,
      hand: ['dagger', 'diplomacy'],
    });
    expect(table.asked).toBe(2);
    table.choose('lose-troop');
    expect(table.player(2)).toMatchObject({ conflict: 0, supply: 12 });
    expect(table.asked).toBe(0);
    expect(table.player(0).conflict).toBe(1);
  });

  it('who discards picks one card of the hand', () => {
    covers('imp-test-of-humanity-own-choice');
    const table = tested().choose('discard');
    expect(table.keys).toEqual(['discard:dagger', 'discard:diplomacy']);
    table.choose('discard:diplomacy');
    expect(table.player(1)).toMatchObject({ hand: ['dagger'], discard: ['diplomacy'], conflict: 2 });
    expect(table.asked).toBe(2);
  });

  it('only what can be carried out, else nothing', () => {
    covers('imp-test-of-humanity-must-be-able');
    const able = { 1: { hand: [], conflict: 2 }, 2: { hand: ['dagger'], conflict: 0 } };
    const table = holding(['test-of-humanity'], {}, { players: able });
    table.choose('agent:test-of-humanity>hall-of-oratory');
    expect(table.player(1)).toMatchObject({ conflict: 1, hand: [] });
    expect(table.player(2)).toMatchObject({ conflict: 0, hand: [], discard: ['dagger'] });
    const unable = { 1: { hand: [], conflict: 0, garrison: 3 }, 2: { hand: [], conflict: 0, garrison: 3 } };
    const free = holding(['test-of-humanity'], {}, { players: unable });
    free.choose('agent:test-of-humanity>hall-of-oratory');
    expect(free.asked).toBe(0);
    expect(free.player(1)).toMatchObject({ garrison: 3, discard: [] });
  });

  it('gives 2 persuasion when revealed and tests nobody', () => {
    const table = revealing(['test-of-humanity'], {}, { players });
    expect(persuasion(table)).toBe(2);
    expect(table.asked).toBe(0);
    expect(table.player(1)).toMatchObject({ conflict: 2, hand: ['dagger', 'diplomacy'] });
  });
});

describe('the-voice', () => {
  const spoken = (space: string) =>
    holding(
      ['the-voice', 'dagger'],
      {},
      { players: { 1: { hand: ['dagger', 'foldspace'] }, 2: { hand: ['dagger', 'diplomacy'] } } },
    ).choose('agent:the-voice>secure-contract', `space:${space}`, 'end');

  it('the named space is closed to all opponents', () => {
    covers('imp-voice-blocks-opponents', 'ruling-imp-voice-marker');
    const table = spoken('hall-of-oratory');
    expect(table.asked).toBe(1);
    expect(table.refused('card:dagger>space:hall-of-oratory')).toBe('closed');
    expect(table.refused('card:foldspace>space:hall-of-oratory')).toBe('closed');
    table.choose('agent:foldspace>wealth', 'end');
    expect(table.asked).toBe(2);
    expect(table.refused('card:dagger>space:hall-of-oratory')).toBe('closed');
  });

  it('it ends on the owner’s next turn, who was never kept out', () => {
    covers('imp-voice-duration', 'ruling-imp-voice-duration');
    const table = spoken('hall-of-oratory').choose('agent:foldspace>wealth', 'end');
    table.choose('agent:diplomacy>stillsuits', 'end');
    expect(table.asked).toBe(0);
    expect(table.state.voices).toEqual([]);
    expect(table.keys).toContain('agent:dagger>hall-of-oratory');
    table.choose('reveal', 'end');
    expect(table.asked).toBe(1);
    expect(table.keys).toContain('agent:dagger>hall-of-oratory');
  });

  it('any space may be named, needing no free control marker', () => {
    covers('imp-voice-marker');
    const control = { arrakeen: 0, carthag: 0, 'imperial-basin': 0 };
    const table = holding(['the-voice'], {}, { control }).choose('agent:the-voice>secure-contract');
    expect(table.keys).toHaveLength(22);
    table.choose('space:arrakeen');
    expect(table.state.voices).toEqual([{ seat: 0, space: 'arrakeen' }]);
    expect(table.state.control.arrakeen).toBe(0);
  });

  it('closes no space that is not named', () => {
    const table = spoken('arrakeen');
    expect(table.keys).toContain('agent:dagger>hall-of-oratory');
    expect(table.refused('card:foldspace>space:arrakeen')).toBe('closed');
  });

  it('gives 2 persuasion when revealed and closes nothing', () => {
    const table = revealing(['the-voice']);
    expect(persuasion(table)).toBe(2);
    expect(table.state.voices).toEqual([]);
  });
});

describe('thufir-hawat', () => {
  it('draws a card when he sends an agent', () => {
    expect(holding(['thufir-hawat']).choose('agent:thufir-hawat>wealth').player(0).hand).toEqual(['dagger']);
  });

  it('gives 1 persuasion and an intrigue when revealed', () => {
    const table = revealing(['thufir-hawat'], {}, { intrigueDeck: ['windfall', 'charisma'] });
    expect(persuasion(table)).toBe(1);
    expect(table.player(0).intrigues).toEqual(['windfall']);
    expect(table.keys).toContain('intrigue:windfall');
  });
});

describe('worm-riders', () => {
  it('give 2 spice when they send an agent', () => {
    expect(holding(['worm-riders']).choose('agent:worm-riders>secure-contract').player(0).spice).toBe(2);
  });

  it('give 4 swords from 2 Fremen influence on and 2 more with the alliance', () => {
    expect(revealing(['worm-riders'], { influence: { fremen: 1 } }).player(0).swords).toBe(0);
    const friend = revealing(['worm-riders'], { influence: { fremen: 2 }, points: 1 });
    expect(friend.player(0).swords).toBe(4);
    expect(persuasion(friend)).toBe(0);
    const near = revealing(['worm-riders'], { influence: { fremen: 3 }, points: 1 });
    expect(near.player(0).swords).toBe(4);
    const ally = { influence: { fremen: 4 }, points: 2 };
    expect(revealing(['worm-riders'], ally, { alliances: { fremen: 0 } }).player(0).swords).toBe(6);
  });

  it('count the alliance token, not the influence alone', () => {
    const me = { influence: { fremen: 4 }, points: 1 };
    const rival = { alliances: { fremen: 1 }, players: { 1: { influence: { fremen: 5 }, points: 2 } } };
    expect(revealing(['worm-riders'], me, rival).player(0).swords).toBe(4);
  });
});
