import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { holding, persuasion, revealing } from './holding.js';

/** Four persuasion, and six with a council seat. */
const ARGUMENTS = ['convincing-argument', 'convincing-argument'];

describe('arrakis-recruiter', () => {
  it('recruits a troop, which may be deployed with two from the garrison', () => {
    const table = holding(['arrakis-recruiter'], { garrison: 3 }).choose('agent:arrakis-recruiter>arrakeen');
    expect(table.player(0)).toMatchObject({ garrison: 5, supply: 7 });
    expect(table.keys).toEqual(['deploy:1', 'deploy:2', 'deploy:3', 'deploy:4', 'end']);
  });

  it('recruits come from the supply only', () => {
    covers('ruling-imp-recruit-and-deploy');
    const table = holding(['arrakis-recruiter'], { garrison: 2, conflict: 10 });
    table.choose('agent:arrakis-recruiter>arrakeen');
    expect(table.player(0)).toMatchObject({ supply: 0, garrison: 2, conflict: 10 });
    expect(table.state.turn?.recruited).toBe(0);
  });

  it('gives 1 persuasion and 1 sword when revealed', () => {
    const table = revealing(['arrakis-recruiter', 'arrakis-recruiter'], { conflict: 1 });
    expect(persuasion(table)).toBe(2);
    expect(table.player(0)).toMatchObject({ swords: 2, garrison: 3 });
  });
});

describe('assassination-mission', () => {
  it('gives a sword and 1 solari when revealed', () => {
    const table = revealing(['assassination-mission']);
    expect(table.player(0)).toMatchObject({ swords: 1, solari: 1 });
    expect(persuasion(table)).toBe(0);
  });

  it('revealing does not trash it', () => {
    covers('ruling-imp-assassination-mission-trash', 'faq-assassination-mission');
    const table = revealing(['assassination-mission']).choose('end');
    expect(table.player(0)).toMatchObject({ solari: 1, discard: ['assassination-mission'] });
  });

  it.each(['hand', 'discard'])('pays 4 solari when another effect trashes it from the %s', (zone) => {
    const elsewhere = zone === 'hand' ? {} : { discard: ['assassination-mission'] };
    const hand = zone === 'hand' ? ['guild-administrator', 'assassination-mission'] : ['guild-administrator'];
    const table = holding(hand, elsewhere).choose('agent:guild-administrator>secure-contract');
    table.choose('effect:guild-administrator.0', `trash:assassination-mission@${zone}`);
    expect(table.player(0).solari).toBe(3 + 4);
    expect(table.state.trashed).toContain('assassination-mission');
  });

  it('pays when it is the price of another effect, and when trashed from the deck', () => {
    const table = holding(['diplomacy', 'assassination-mission'], { spice: 2 });
    table.choose('agent:diplomacy>selective-breeding', 'effect:selective-breeding.0');
    table.choose('trash:assassination-mission@hand');
    expect(table.player(0).solari).toBe(4);
    const snooper = holding(['dagger'], { deck: ['assassination-mission'], intrigues: ['poison-snooper'] });
    snooper.choose('intrigue:poison-snooper', 'trash');
    expect(snooper.player(0).solari).toBe(4);
  });
});

describe('bene-gesserit-initiate', () => {
  it('draws a card when it sends an agent', () => {
    const table = holding(['bene-gesserit-initiate']);
    table.choose('agent:bene-gesserit-initiate>secure-contract');
    expect(table.player(0).hand).toEqual(['dagger']);
  });

  it('gives 1 persuasion and no card when revealed', () => {
    const table = revealing(['bene-gesserit-initiate']);
    expect(persuasion(table)).toBe(1);
    expect(table.happened('drew')).toEqual([]);
  });
});

describe('bene-gesserit-sister', () => {
  it('gives 2 persuasion or 2 swords, never both', () => {
    const talk = revealing(['bene-gesserit-sister']);
    expect(talk.keys).toEqual(['option:0', 'option:1']);
    talk.choose('option:0');
    expect(persuasion(talk)).toBe(2);
    expect(talk.player(0).swords).toBe(0);
    const fight = revealing(['bene-gesserit-sister']).choose('option:1');
    expect(persuasion(fight)).toBe(0);
    expect(fight.player(0).swords).toBe(2);
  });

  it('purchases may come before the choice', () => {
    covers('ruling-imp-order-free');
    const table = revealing(['bene-gesserit-sister', 'convincing-argument']);
    table.choose('acquire:arrakis-liaison@reserve', 'option:1');
    expect(table.player(0)).toMatchObject({ swords: 2, discard: ['arrakis-liaison'] });
  });

  it('each copy is chosen for itself', () => {
    const table = revealing(['bene-gesserit-sister', 'bene-gesserit-sister']);
    table.choose('option:1', 'option:0');
    expect(table.player(0).swords).toBe(2);
    expect(persuasion(table)).toBe(2);
  });

  it('has an empty agent box', () => {
    const table = holding(['bene-gesserit-sister']).choose('agent:bene-gesserit-sister>hall-of-oratory');
    expect(table.player(0)).toMatchObject({ swords: 0, hand: [], garrison: 4 });
    expect(persuasion(table)).toBe(0);
  });
});

describe('carryall', () => {
  it.each([
    ['imperial-basin', 1],
    ['hagga-basin', 2],
    ['the-great-flat', 3],
  ])('at %s it adds the base spice of %i again, bonus spice once', (space, base) => {
    covers('ruling-imp-carryall-base');
    const table = holding(['carryall'], { water: 2, spice: 0 }, { makers: { [space]: 2 } });
    table.choose(`agent:carryall>${space}`);
    expect(table.player(0).spice).toBe(2 * base + 2);
    expect(table.state.makers[space]).toBe(0);
  });

  it('does nothing where no spice is harvested', () => {
    const table = holding(['carryall'], { spice: 0 }).choose('agent:carryall>secure-contract');
    expect(table.player(0)).toMatchObject({ spice: 0, solari: 3 });
  });

  it('gives 1 persuasion and 1 spice when revealed', () => {
    const table = revealing(['carryall']);
    expect(persuasion(table)).toBe(1);
    expect(table.player(0).spice).toBe(1);
  });
});

describe('chani', () => {
  it('gives 1 water when acquired, not when revealed or played later', () => {
    const table = revealing(ARGUMENTS, { councilSeat: true, water: 0 }, { row: ['chani'] });
    table.choose('acquire:chani@row');
    expect(table.player(0)).toMatchObject({ water: 1, discard: ['chani'] });
    expect(persuasion(table)).toBe(1);
    expect(revealing(['chani'], { water: 0 }).player(0).water).toBe(0);
    expect(holding(['chani'], { water: 0 }).choose('agent:chani>secure-contract').player(0).water).toBe(0);
  });

  it('retreated troops go to the garrison, not to the supply', () => {
    covers('ruling-imp-retreat-lose');
    const table = revealing(['chani'], { garrison: 1, conflict: 4 });
    expect(persuasion(table)).toBe(2);
    table.choose('effect:chani.0');
    expect(table.keys).toEqual(['retreat:0', 'retreat:1', 'retreat:2', 'retreat:3', 'retreat:4']);
    table.choose('retreat:3');
    expect(table.player(0)).toMatchObject({ garrison: 4, conflict: 1, supply: 7 });
  });

  it('no troop need retreat', () => {
    covers('ruling-imp-retreat-zero', 'faq-retreat-any');
    const table = revealing(['chani'], { conflict: 2 });
    expect(table.keys).toContain('end');
    table.choose('effect:chani.0', 'retreat:0');
    expect(table.player(0).conflict).toBe(2);
    expect(revealing(['chani'], { conflict: 0 }).keys).not.toContain('effect:chani.0');
  });
});

describe('choam-directorship', () => {
  it('raises all four influences when acquired, once', () => {
    const hand = [...ARGUMENTS, 'lady-jessica'];
    const table = revealing(hand, { councilSeat: true }, { row: ['choam-directorship'] });
    table.choose('acquire:choam-directorship@row');
    expect(table.player(0).influence).toEqual({ emperor: 1, guild: 1, 'bene-gesserit': 1, fremen: 1 });
    expect(table.player(0).solari).toBe(0);
  });

  it('gives only 3 solari when revealed', () => {
    const table = revealing(['choam-directorship']);
    expect(table.player(0)).toMatchObject({ solari: 3, swords: 0 });
    expect(table.player(0).influence).toEqual({ emperor: 0, guild: 0, 'bene-gesserit': 0, fremen: 0 });
    expect(persuasion(table)).toBe(0);
  });
});

describe('crysknife', () => {
  it('gives 1 solari when it sends an agent', () => {
    const table = holding(['crysknife']).choose('agent:crysknife>imperial-basin');
    expect(table.player(0)).toMatchObject({ solari: 1, spice: 1, swords: 0 });
  });

  it('gives a sword alone; with another Fremen card influence too', () => {
    const alone = revealing(['crysknife', 'dagger']);
    expect(alone.player(0).swords).toBe(2);
    expect(alone.player(0).influence.fremen).toBe(0);
    const bond = revealing(['crysknife', 'stilgar']);
    expect(bond.player(0).influence.fremen).toBe(1);
    expect(bond.player(0).influence.emperor).toBe(0);
  });

  it('a Fremen card from an Agent turn of this round switches it on', () => {
    covers('imp-icon-fremen-bond');
    const table = revealing(['crysknife'], { played: ['spice-hunter'] });
    expect(table.player(0).influence.fremen).toBe(1);
    const discarded = revealing(['crysknife'], { discard: ['spice-hunter'] });
    expect(discarded.player(0).influence.fremen).toBe(0);
    expect(discarded.refused('effect:crysknife.0')).toBe('condition');
  });
});

describe('dr-yueh', () => {
  it('draws a card when it sends an agent, gives 1 persuasion when revealed', () => {
    const table = holding(['dr-yueh'], { influence: { fremen: 2 }, points: 1 });
    table.choose('agent:dr-yueh>sietch-tabr');
    expect(table.player(0).hand).toEqual(['dagger']);
    const shown = revealing(['dr-yueh']);
    expect(persuasion(shown)).toBe(1);
    expect(shown.player(0).hand).toEqual([]);
  });
});

describe('duncan-idaho', () => {
  it('one water buys one troop and one card, never twice', () => {
    covers('ruling-imp-arrow-once');
    const table = holding(['duncan-idaho'], { water: 3, influence: { fremen: 2 }, points: 1 });
    table.choose('agent:duncan-idaho>sietch-tabr', 'effect:duncan-idaho.0');
    expect(table.player(0)).toMatchObject({ water: 3, garrison: 5, hand: ['dagger'] });
    expect(table.keys.filter((key) => key.startsWith('effect:'))).toEqual([]);
  });

  it('the water may be kept', () => {
    covers('ruling-imp-arrow-optional');
    const table = holding(['duncan-idaho'], { water: 1, deck: [] }).choose('agent:duncan-idaho>carthag');
    expect(table.keys).toContain('effect:duncan-idaho.0');
    table.choose('effect:carthag.1', 'end');
    expect(table.player(0)).toMatchObject({ water: 1, garrison: 4, hand: [] });
  });

  it('is refused without water, until the turn brings some', () => {
    const table = holding(['duncan-idaho'], { water: 0 }).choose('agent:duncan-idaho>arrakeen');
    expect(table.refused('effect:duncan-idaho.0')).toBe('cost');
    const sietch = holding(['duncan-idaho'], { water: 0, influence: { fremen: 2 }, points: 1 });
    sietch.choose('agent:duncan-idaho>sietch-tabr', 'effect:duncan-idaho.0');
    expect(sietch.player(0)).toMatchObject({ water: 0, garrison: 5 });
  });

  it('gives 2 swords and 1 water when revealed', () => {
    const table = revealing(['duncan-idaho'], { water: 0 });
    expect(table.player(0)).toMatchObject({ swords: 2, water: 1 });
    expect(persuasion(table)).toBe(0);
  });
});

describe('fedaykin-death-commando', () => {
  it('may trash a card from hand, discard pile or play, itself included', () => {
    const table = holding(['fedaykin-death-commando', 'dagger'], { discard: ['diplomacy'] });
    table.choose('agent:fedaykin-death-commando>secure-contract', 'effect:fedaykin-death-commando.0');
    expect(table.keys).toEqual([
      'trash:dagger@hand',
      'trash:diplomacy@discard',
      'trash:fedaykin-death-commando@play',
      'skip',
    ]);
    table.choose('trash:diplomacy@discard');
    expect(table.state.trashed).toContain('diplomacy');
    expect(table.player(0)).toMatchObject({ discard: [], hand: ['dagger'] });
  });

  it('trashing may be left out', () => {
    covers('imp-icon-trash-optional');
    const table = holding(['fedaykin-death-commando', 'dagger']);
    table.choose('agent:fedaykin-death-commando>secure-contract', 'end');
    expect(table.happened('trashed')).toEqual([]);
  });

  it('gives 1 persuasion; 3 swords only with another Fremen card', () => {
    const alone = revealing(['fedaykin-death-commando']);
    expect(persuasion(alone)).toBe(1);
    expect(alone.player(0).swords).toBe(0);
    const bond = revealing(['fedaykin-death-commando', 'arrakis-liaison']);
    expect(bond.player(0).swords).toBe(3);
  });

  it('two copies switch each other on', () => {
    covers('imp-icon-fremen-bond-mutual', 'ruling-imp-fremen-bond');
    const table = revealing(['fedaykin-death-commando', 'fedaykin-death-commando']);
    expect(table.player(0).swords).toBe(6);
    expect(persuasion(table)).toBe(2);
  });
});

describe('firm-grip', () => {
  it('pays 2 solari for influence with any faction but the Emperor', () => {
    const table = holding(['firm-grip'], { solari: 2 }).choose('agent:firm-grip>hall-of-oratory');
    table.choose('effect:firm-grip.0');
    expect(table.keys).toEqual(['faction:guild', 'faction:bene-gesserit', 'faction:fremen']);
    table.choose('faction:fremen');
    expect(table.player(0).influence).toEqual({ emperor: 0, guild: 0, 'bene-gesserit': 0, fremen: 1 });
    expect(table.player(0).solari).toBe(0);
  });

  it('may be declined, and is refused with too few solari', () => {
    const table = holding(['firm-grip'], { solari: 2 }).choose('agent:firm-grip>hall-of-oratory', 'end');
    expect(table.player(0).solari).toBe(2);
    const poor = holding(['firm-grip'], { solari: 1 }).choose('agent:firm-grip>hall-of-oratory');
    expect(poor.refused('effect:firm-grip.0')).toBe('cost');
    // Wealth brings the solari that pay for it.
    const wealth = holding(['firm-grip'], { solari: 0 }).choose('agent:firm-grip>wealth');
    expect(wealth.keys).toContain('effect:firm-grip.0');
  });

  it('4 persuasion only while holding the Emperor alliance', () => {
    covers('imp-icon-alliance-condition');
    const holder = { influence: { emperor: 4 }, points: 2 };
    expect(persuasion(revealing(['firm-grip'], holder, { alliances: { emperor: 0 } }))).toBe(4);
    const other = { alliances: { emperor: 1 }, players: { 1: { influence: { emperor: 4 }, points: 2 } } };
    const table = revealing(['firm-grip'], holder, other);
    expect(persuasion(table)).toBe(0);
    expect(table.refused('effect:firm-grip.0')).toBe('condition');
  });
});

describe('fremen-camp', () => {
  it('pays 2 spice for 3 troops, all deployable at a combat space', () => {
    const table = holding(['fremen-camp'], { spice: 2, garrison: 3 }).choose(
      'agent:fremen-camp>imperial-basin',
    );
    table.choose('effect:fremen-camp.0');
    expect(table.player(0)).toMatchObject({ spice: 1, garrison: 6 });
    expect(table.keys).toContain('deploy:5');
    expect(table.keys).not.toContain('deploy:6');
  });

  it('the agent is sent without paying', () => {
    covers('imp-arrow-example-fremen-camp', 'ruling-imp-arrow-optional');
    const table = holding(['fremen-camp'], { spice: 2 }).choose('agent:fremen-camp>secure-contract', 'end');
    expect(table.player(0)).toMatchObject({ spice: 2, garrison: 3, solari: 3, played: ['fremen-camp'] });
  });

  it('gives 2 persuasion and 1 sword when revealed', () => {
    const table = revealing(['fremen-camp'], { spice: 2 });
    expect(persuasion(table)).toBe(2);
    expect(table.player(0)).toMatchObject({ swords: 1, garrison: 3, spice: 2 });
    expect(table.keys).not.toContain('effect:fremen-camp.0');
  });
});
