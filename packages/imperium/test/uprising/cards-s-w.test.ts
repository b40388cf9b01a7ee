import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { DEAR_ROW, doing, holding, persuasion, posts, reach, revealing, sending } from './hands.js';

describe('steersman', () => {
  it('draws a card and recalls another own agent, never the one just sent', () => {
    covers('ruling-upr-steersman-recall');
    const table = sending(
      'steersman',
      'spice-refinery',
      {},
      { agents: { 'gather-support': [0], fremkit: [1] } },
    );
    // Neither leaves a choice, so their order is not asked.
    expect(doing(table)).toEqual(['end']);
    expect(table.happened('recalled')).toMatchObject([{ seat: 0, space: 'gather-support' }]);
    expect(table.player(0)).toMatchObject({ agents: 1, hand: ['dagger'] });
    expect(table.state.agents.filter(({ seat }) => seat === 0)).toMatchObject([{ space: 'spice-refinery' }]);
  });

  it('without another agent nothing is recalled', () => {
    covers('ruling-upr-steersman-recall');
    const table = sending('steersman', 'spice-refinery');
    expect(table.player(0)).toMatchObject({ agents: 1, hand: ['dagger'] });
    expect(table.happened('recalled')).toEqual([]);
  });

  it('gives 2 persuasion and 2 spice when revealed, and an influence of the Guild when acquired', () => {
    const table = revealing(['steersman'], { spice: 0 });
    expect(persuasion(table)).toBe(2);
    expect(table.player(0)).toMatchObject({ spice: 2, influence: { guild: 0 } });
    const hand = ['convincing-argument', 'convincing-argument', 'branching-path', 'maker-keeper'];
    const bought = revealing(hand, {}, { row: DEAR_ROW }).choose('acquire:steersman@row');
    expect(bought.player(0).influence.guild).toBe(1);
  });
});

describe('stilgar-the-devoted', () => {
  it('recruits two troops', () => {
    expect(sending('stilgar-the-devoted', 'spice-refinery', { garrison: 0 }).player(0).garrison).toBe(2);
  });

  it('2 persuasion for each own Fremen card in play, played or revealed, itself included', () => {
    covers('ruling-upr-stilgar-count');
    const me = { leader: 'lady-margot-fenring' };
    expect(persuasion(revealing(['stilgar-the-devoted'], me))).toBe(2);
    const more = revealing(['stilgar-the-devoted', 'fedaykin-stilltent', 'dagger'], {
      ...me,
      played: ['leadership'],
    });
    expect(persuasion(more)).toBe(6);
  });
});

describe('strike-fleet', () => {
  it('recruits three troops if an own spy was recalled', () => {
    covers('ruling-upr-spy-recalled-this-turn');
    const me = { spies: ['post-guild'], garrison: 0 };
    expect(
      sending('strike-fleet', 'deliver-supplies', me).choose('recall:post-guild').player(0).garrison,
    ).toBe(3);
    const kept = sending('strike-fleet', 'deliver-supplies', me).choose('skip');
    expect(kept.player(0).garrison).toBe(0);
    expect(kept.refused('effect:strike-fleet.0')).toBe('condition');
  });

  it('gives 1 persuasion and 3 swords when revealed, and places a spy when acquired', () => {
    const table = revealing(['strike-fleet']);
    expect(persuasion(table)).toBe(1);
    expect(table.player(0)).toMatchObject({ swords: 3, spies: [] });
    const hand = ['convincing-argument', 'convincing-argument', 'diplomacy'];
    const bought = revealing(hand, {}, { row: ['strike-fleet', ...DEAR_ROW.slice(1)] });
    bought.choose('acquire:strike-fleet@row', 'post:post-guild');
    expect(bought.player(0).spies).toEqual(['post-guild']);
  });
});

describe('subversive-advisor', () => {
  it('at a faction space 2 influence, and it must go', () => {
    covers('ruling-upr-two-instead-of-one', 'ruling-upr-mandatory-effects');
    const table = sending('subversive-advisor', 'deliver-supplies', { spies: ['post-guild'] }).choose('skip');
    expect(table.player(0)).toMatchObject({ influence: { guild: 2 }, played: [] });
    expect(table.state.trashed).toContain('subversive-advisor');
  });

  it('goes also where influence can rise no further', () => {
    covers('ruling-upr-mandatory-effects');
    const high = { spies: ['post-guild'], influence: { guild: 6 } };
    const table = sending('subversive-advisor', 'deliver-supplies', high).choose('skip');
    expect(table.player(0)).toMatchObject({ influence: { guild: 6 }, played: [] });
    expect(table.state.trashed).toContain('subversive-advisor');
  });

  it('elsewhere nothing happens and it stays', () => {
    const table = sending('subversive-advisor', 'imperial-basin', { spies: ['post-imperial-basin'] }).choose(
      'skip',
    );
    expect(table.player(0)).toMatchObject({ played: ['subversive-advisor'], spice: 1 });
    expect(table.refused('effect:subversive-advisor.0')).toBe('condition');
  });

  it('gives 1 persuasion when revealed, and places a spy when acquired', () => {
    expect(persuasion(revealing(['subversive-advisor']))).toBe(1);
    const hand = ['convincing-argument', 'convincing-argument', 'diplomacy'];
    const bought = revealing(hand, {}, { row: ['subversive-advisor', ...DEAR_ROW.slice(1)] });
    bought.choose('acquire:subversive-advisor@row', 'post:post-guild');
    expect(bought.player(0).spies).toEqual(['post-guild']);
  });
});

describe('treacherous-maneuver', () => {
  const hand = ['treacherous-maneuver', 'sardaukar-soldier', 'imperial-spymaster', 'dagger'];

  it('trashes itself and an Emperor card from hand for 2 influence instead of 1', () => {
    covers('ruling-upr-two-instead-of-one');
    const table = holding(hand).choose('agent:treacherous-maneuver>deliver-supplies');
    // The usual step is taken at once; the card adds what is missing.
    expect(doing(table)).toEqual(['effect:treacherous-maneuver.0', 'end']);
    table.choose('effect:treacherous-maneuver.0');
    expect(table.keys).toEqual(['trash:sardaukar-soldier@hand', 'trash:imperial-spymaster@hand']);
    table.choose('trash:imperial-spymaster@hand');
    expect(table.player(0)).toMatchObject({
      influence: { guild: 2 },
      hand: ['sardaukar-soldier', 'dagger'],
      played: [],
    });
    expect(table.happened('influence')).toMatchObject([
      { faction: 'guild', n: 1, source: 'space:deliver-supplies' },
      { faction: 'guild', n: 1, source: 'card:treacherous-maneuver' },
    ]);
    expect(table.state.trashed).toEqual(
      expect.arrayContaining(['treacherous-maneuver', 'imperial-spymaster']),
    );
  });

  it('may be declined, and needs an Emperor card in hand', () => {
    const table = holding(hand).choose('agent:treacherous-maneuver>deliver-supplies', 'end');
    expect(table.player(0)).toMatchObject({ influence: { guild: 1 }, played: ['treacherous-maneuver'] });
    const poor = holding(['treacherous-maneuver', 'dagger'], { played: ['sardaukar-soldier'] });
    poor.choose('agent:treacherous-maneuver>deliver-supplies');
    expect(poor.refused('effect:treacherous-maneuver.0')).toBe('cost');
    expect(poor.player(0).influence.guild).toBe(1);
  });

  it('gives 1 persuasion and an intrigue when revealed', () => {
    const table = revealing(['treacherous-maneuver']);
    expect(persuasion(table)).toBe(1);
    expect(table.player(0).intrigues).toHaveLength(1);
  });
});

describe('tread-in-darkness', () => {
  it('draws a card and may trash one, each for itself', () => {
    covers('ruling-upr-bene-gesserit-bond');
    const table = sending('tread-in-darkness', 'imperial-basin', { played: ['truthtrance'] });
    expect(doing(table)).toEqual(['effect:tread-in-darkness.0', 'effect:tread-in-darkness.1']);
    table.choose('effect:tread-in-darkness.1');
    expect(table.player(0).hand).toEqual(['dagger']);
    expect(doing(table)).toEqual(['effect:tread-in-darkness.0', 'end']);
    table.choose('effect:tread-in-darkness.0', 'trash:truthtrance@play');
    expect(table.state.trashed).toContain('truthtrance');
  });

  it('a bond trashed first ends the rest', () => {
    covers('ruling-upr-bene-gesserit-bond');
    const table = sending('tread-in-darkness', 'imperial-basin', { played: ['truthtrance'] });
    table.choose('effect:tread-in-darkness.0', 'trash:truthtrance@play');
    expect(table.refused('effect:tread-in-darkness.1')).toBe('condition');
    expect(table.player(0).hand).toEqual([]);
  });

  it('does nothing alone; revealed it gives 2 persuasion and a sword', () => {
    const alone = sending('tread-in-darkness', 'imperial-basin', { played: ['maula-pistol'] });
    expect(alone.refused('effect:tread-in-darkness.0')).toBe('condition');
    const table = revealing(['tread-in-darkness']);
    expect(persuasion(table)).toBe(2);
    expect(table.player(0).swords).toBe(1);
  });
});

describe('truthtrance', () => {
  it('reaches every faction, has an empty agent box and gives 1 persuasion', () => {
    const table = holding(['truthtrance'], { spice: 5, water: 1 });
    expect(reach(table, 'truthtrance')).toHaveLength(8);
    expect(doing(table.choose('agent:truthtrance>dutiful-service'))).toEqual(['end']);
    expect(persuasion(revealing(['truthtrance']))).toBe(1);
  });
});

describe('undercover-asset', () => {
  it('ignores the influence a space requires, but not its cost', () => {
    const table = holding(['undercover-asset', 'dagger', 'reconnaissance'], {
      solari: 3,
      spice: 2,
      deck: [],
    });
    expect(reach(table, 'undercover-asset')).toEqual(
      expect.arrayContaining(['imperial-privilege', 'sietch-tabr']),
    );
    expect(reach(table, 'dagger')).not.toContain('imperial-privilege');
    expect(reach(table, 'reconnaissance')).not.toContain('sietch-tabr');
    expect(table.refused('card:undercover-asset>space:shipping')).toBe('cost');
    expect(table.refused('card:dagger>space:imperial-privilege')).toBe('influence');
    table.choose('agent:undercover-asset>sietch-tabr', 'option:0');
    expect(table.player(0).hooks).toBe(true);
  });

  it('places a spy or gives 2 swords when revealed, and no persuasion', () => {
    const spy = revealing(['undercover-asset']).choose('option:0');
    expect(posts(spy)).toHaveLength(13);
    expect(spy.choose('post:post-guild').player(0)).toMatchObject({ spies: ['post-guild'], swords: 0 });
    const fight = revealing(['undercover-asset']).choose('option:1');
    expect(fight.player(0)).toMatchObject({ spies: [], swords: 2 });
    expect(persuasion(fight)).toBe(0);
  });
});

describe('unswerving-loyalty', () => {
  it('sends no agent; revealed it gives 1 persuasion and a troop', () => {
    const table = holding(['unswerving-loyalty', 'dagger']);
    expect(reach(table, 'unswerving-loyalty')).toEqual([]);
    const shown = revealing(['unswerving-loyalty'], { garrison: 0 });
    expect(persuasion(shown)).toBe(1);
    expect(shown.player(0).garrison).toBe(1);
    expect(shown.refused('effect:unswerving-loyalty.1')).toBe('condition');
  });

  it('may deploy a troop or retreat one', () => {
    covers('ruling-upr-fremen-bond');
    const me = { garrison: 0, conflict: 2, played: ['maula-pistol'] };
    const start = () => revealing(['unswerving-loyalty'], me).choose('effect:unswerving-loyalty.1');
    expect(start().keys).toEqual(['option:0', 'option:1', 'skip']);
    const more = { ...me, garrison: 3 };
    const ready = () => revealing(['unswerving-loyalty'], more).choose('effect:unswerving-loyalty.1');
    expect(ready().choose('option:0').keys).toEqual(['deploy:0', 'deploy:1']);
    expect(ready().choose('option:1').keys).toEqual(['retreat:0', 'retreat:1']);
    expect(start().choose('option:0', 'deploy:1').player(0)).toMatchObject({ garrison: 0, conflict: 3 });
    expect(start().choose('option:1', 'retreat:1').player(0)).toMatchObject({ garrison: 2, conflict: 1 });
    expect(start().choose('skip').player(0)).toMatchObject({ garrison: 1, conflict: 2 });
  });
});

describe('weirding-woman', () => {
  it('with a bond it comes back to the hand and can be played again', () => {
    covers('ruling-upr-weirding-woman-return');
    const table = sending('weirding-woman', 'spice-refinery', { played: ['truthtrance'] });
    expect(table.player(0)).toMatchObject({ hand: ['weirding-woman'], played: ['truthtrance'] });
    table.choose('end');
    expect(table.happened('returned-to-hand')).toMatchObject([{ seat: 0, card: 'weirding-woman' }]);
    const alone = sending('weirding-woman', 'spice-refinery');
    expect(alone.player(0)).toMatchObject({ hand: [], played: ['weirding-woman'] });
  });

  it('or be revealed in the same round', () => {
    covers('ruling-upr-weirding-woman-return');
    const table = sending(
      'weirding-woman',
      'spice-refinery',
      { played: ['truthtrance'] },
      { players: { 1: { hasRevealed: true }, 2: { hasRevealed: true } } },
    );
    table.choose('end', 'reveal');
    expect(table.player(0)).toMatchObject({ swords: 1, revealed: ['weirding-woman'] });
    expect(persuasion(table)).toBe(1);
  });
});

describe('wheels-within-wheels', () => {
  it.each([
    [1, 1, 0, 0],
    [2, 1, 2, 0],
    [1, 2, 0, 1],
    [2, 2, 2, 1],
  ])(
    'with influence %i of the Emperor and %i of the Guild gives %i solari and %i spice',
    (emperor, guild, solari, spice) => {
      const me = { spies: ['post-bene-gesserit'], influence: { emperor, guild }, solari: 0, spice: 0 };
      const table = sending('wheels-within-wheels', 'secrets', me).choose('skip');
      expect(table.player(0)).toMatchObject({ solari, spice });
    },
  );

  it('gives 1 persuasion and places a spy when revealed', () => {
    const table = revealing(['wheels-within-wheels']).choose('post:post-guild');
    expect(persuasion(table)).toBe(1);
    expect(table.player(0).spies).toEqual(['post-guild']);
  });
});

describe('prepare-the-way', () => {
  it('draws a card with 2 influence of the Bene Gesserit', () => {
    const table = sending('prepare-the-way', 'spice-refinery', { influence: { 'bene-gesserit': 2 } });
    expect(table.player(0).hand).toEqual(['dagger']);
    const less = sending('prepare-the-way', 'spice-refinery', { influence: { 'bene-gesserit': 1 } });
    expect(less.player(0).hand).toEqual([]);
    expect(less.refused('effect:prepare-the-way.0')).toBe('condition');
  });

  it('costs 2, comes from a stack of eight and gives 2 persuasion', () => {
    const table = revealing(['convincing-argument']);
    expect(table.state.reserve['prepare-the-way']).toBe(8);
    table.choose('acquire:prepare-the-way@reserve');
    expect(persuasion(table)).toBe(0);
    expect(table.state.reserve['prepare-the-way']).toBe(7);
    expect(persuasion(revealing(['prepare-the-way']))).toBe(2);
  });
});

describe('the-spice-must-flow', () => {
  const hand = ['convincing-argument', 'convincing-argument', 'branching-path', 'maker-keeper', 'diplomacy'];

  it('costs 9 and gives a point when acquired; revealed a spice and no persuasion', () => {
    const table = revealing(hand, { points: 0 }).choose('acquire:the-spice-must-flow@reserve');
    expect(table.player(0)).toMatchObject({ points: 1, discard: ['the-spice-must-flow'] });
    expect(persuasion(table)).toBe(0);
    const shown = revealing(['the-spice-must-flow'], { spice: 0, points: 0 });
    expect(shown.player(0)).toMatchObject({ spice: 1, points: 0 });
    expect(persuasion(shown)).toBe(0);
  });

  it('sends no agent; it is a Guild card', () => {
    const table = holding(['the-spice-must-flow', 'guild-envoy']);
    expect(reach(table, 'the-spice-must-flow')).toEqual([]);
    table.choose('agent:guild-envoy>dutiful-service');
    expect(table.player(0).hand).toEqual(['dagger', 'dune-the-desert-planet']);
  });

  it('trashing it later leaves the point and returns it to the stack', () => {
    covers('ruling-upr-spice-must-flow-vp');
    const table = holding(['desert-survival', 'the-spice-must-flow'], { points: 1 });
    expect(table.state.reserve['the-spice-must-flow']).toBe(9);
    table.choose(
      'agent:desert-survival>imperial-basin',
      'effect:desert-survival.0',
      'trash:the-spice-must-flow@hand',
    );
    expect(table.player(0).points).toBe(1);
    expect(table.state.reserve['the-spice-must-flow']).toBe(10);
  });
});
