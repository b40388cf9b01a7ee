import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { strengthOf } from '../../src/state.js';
import { buying, DEAR_ROW, posts } from './hands.js';
import { fighting, reasonFor } from './intrigues.js';

describe('combat intrigues', () => {
  it('devour: 2 swords, and with a sandworm 2 more and a trash', () => {
    const plain = fighting(['devour']).choose('intrigue:devour');
    expect(plain.player(0).swords).toBe(2);
    expect(plain.asked).toBe(1);
    const worm = fighting(['devour'], { worms: 1, discard: ['dagger', 'diplomacy'] }).choose(
      'intrigue:devour',
    );
    expect(worm.player(0).swords).toBe(4);
    expect(worm.keys).toEqual(['trash:dagger@discard', 'trash:diplomacy@discard', 'skip']);
    worm.choose('trash:dagger@discard');
    expect(worm.state.trashed).toContain('dagger');
  });

  it('find-weakness: 2 swords, and 3 more for a spy', () => {
    covers('ruling-upr-intrigue-play');
    const plain = fighting(['find-weakness']).choose('intrigue:find-weakness');
    expect(plain.player(0).swords).toBe(2);
    const paid = fighting(['find-weakness'], { spies: ['post-guild', 'post-choam'] });
    paid.choose('intrigue:find-weakness', 'pay', 'recall:post-guild');
    expect(paid.player(0)).toMatchObject({ swords: 5, spies: ['post-choam'] });
    const kept = fighting(['find-weakness'], { spies: ['post-guild'] }).choose(
      'intrigue:find-weakness',
      'skip',
    );
    expect(kept.player(0)).toMatchObject({ swords: 2, spies: ['post-guild'] });
  });

  it('go-to-ground: retreats one or two troops to place a spy', () => {
    const table = fighting(['go-to-ground']).choose('intrigue:go-to-ground');
    expect(table.keys).toEqual(['retreat:1', 'retreat:2']);
    table.choose('retreat:1');
    expect(posts(table)).toHaveLength(13);
    table.choose('post:post-guild');
    expect(table.player(0)).toMatchObject({ conflict: 2, garrison: 4, spies: ['post-guild'] });
    const one = fighting(['go-to-ground'], { conflict: 1, worms: 1 }).choose('intrigue:go-to-ground');
    expect(one.player(0).conflict).toBe(0);
    const none = fighting(['go-to-ground'], { conflict: 0, worms: 1 });
    expect(reasonFor(none, 'go-to-ground')).toEqual({ code: 'cost', missing: 1, of: 'troops' });
  });

  it('impress: 2 swords and a card of cost 3 or less', () => {
    const row = ['maula-pistol', 'shishakli', ...DEAR_ROW.slice(2)];
    const table = fighting(['impress'], {}, { row }).choose('intrigue:impress');
    expect(table.player(0).swords).toBe(2);
    expect(buying(table)).toEqual(['maula-pistol@row', 'prepare-the-way@reserve']);
    table.choose('acquire:maula-pistol@row');
    expect(table.player(0).discard).toContain('maula-pistol');
  });

  it('impress: without such a card the swords still count', () => {
    covers('ruling-upr-intrigue-no-target');
    const table = fighting(['impress'], {}, { reserve: { 'prepare-the-way': 0 } }).choose('intrigue:impress');
    expect(table.player(0)).toMatchObject({ swords: 2, intrigues: [] });
    expect(table.asked).toBe(1);
  });

  it('questionable-methods: a sword, and 4 more for an influence', () => {
    covers('ruling-upr-intrigue-play');
    const plain = fighting(['questionable-methods']).choose('intrigue:questionable-methods');
    expect(plain.player(0).swords).toBe(1);
    const paid = fighting(['questionable-methods'], { influence: { guild: 2 }, points: 1 });
    paid.choose('intrigue:questionable-methods', 'pay');
    expect(paid.player(0)).toMatchObject({ swords: 5, points: 0, influence: { guild: 1 } });
  });

  it('spice-is-power: retreats three troops for 3 spice, or pays 3 spice for 6 swords', () => {
    const start = () =>
      fighting(['spice-is-power'], { conflict: 4, spice: 3 }).choose('intrigue:spice-is-power');
    expect(start().keys).toEqual(['option:0', 'option:1']);
    expect(start().choose('option:0').player(0)).toMatchObject({
      conflict: 1,
      garrison: 6,
      spice: 6,
      swords: 0,
    });
    expect(start().choose('option:1').player(0)).toMatchObject({ conflict: 4, spice: 0, swords: 6 });
    const none = fighting(['spice-is-power'], { conflict: 2, spice: 2 });
    expect(none.refused('intrigue:spice-is-power')).toBe('no-effect');
  });

  it('spring-the-trap: recalls two spies for 7 swords', () => {
    const spies = ['post-guild', 'post-choam', 'post-fremen'];
    const table = fighting(['spring-the-trap'], { spies }).choose('intrigue:spring-the-trap');
    table.choose('recall:post-choam', 'recall:post-fremen');
    expect(table.player(0)).toMatchObject({ swords: 7, spies: ['post-guild'] });
    const one = fighting(['spring-the-trap'], { spies: ['post-guild'] });
    expect(reasonFor(one, 'spring-the-trap')).toEqual({ code: 'cost', missing: 1, of: 'spy' });
  });

  it('tactical-option: 2 swords, or retreats any number of troops', () => {
    const swords = fighting(['tactical-option']).choose('intrigue:tactical-option', 'option:0');
    expect(swords.player(0)).toMatchObject({ swords: 2, conflict: 3 });
    const retreat = fighting(['tactical-option']).choose('intrigue:tactical-option', 'option:1');
    expect(retreat.keys).toEqual(['retreat:0', 'retreat:1', 'retreat:2', 'retreat:3']);
    expect(retreat.choose('retreat:2').player(0)).toMatchObject({ conflict: 1, garrison: 5, swords: 0 });
  });

  it('weirding-combat: 3 swords, and 2 more with 3 influence of the Bene Gesserit', () => {
    const plain = fighting(['weirding-combat'], { influence: { 'bene-gesserit': 2 } });
    expect(plain.choose('intrigue:weirding-combat').player(0).swords).toBe(3);
    const favoured = fighting(['weirding-combat'], { influence: { 'bene-gesserit': 3 } });
    expect(favoured.choose('intrigue:weirding-combat').player(0).swords).toBe(5);
  });
});

describe('the round of combat intrigues', () => {
  it('from the first player clockwise, only with a unit in the conflict', () => {
    covers('ruling-upr-combat-intrigue-loop');
    const players = { 1: { conflict: 0, intrigues: ['impress'] }, 2: { worms: 1, intrigues: ['devour'] } };
    const table = fighting(['contingency-plan'], {}, { first: 2, players });
    expect(table.asked).toBe(2);
    expect(table.choose('pass').asked).toBe(0);
  });

  it('a pass is not final; all participants must pass in a row', () => {
    covers('ruling-upr-combat-intrigue-loop');
    const players = { 1: { conflict: 1, intrigues: ['contingency-plan'] } };
    const table = fighting(['devour', 'impress'], {}, { players }).choose('pass');
    expect(table.asked).toBe(1);
    table.choose('intrigue:contingency-plan');
    expect(table.asked).toBe(0);
    table.choose('intrigue:devour');
    expect(table.player(0).swords).toBe(2);
    expect(table.asked).toBe(0);
    expect(table.choose('pass').asked).toBe(0);
    expect(table.happened('combat')).toEqual([]);
    expect(table.choose('pass').happened('combat')).toHaveLength(1);
  });

  it('whose last unit retreats is out at once', () => {
    covers('ruling-upr-combat-intrigue-loop');
    const table = fighting(['tactical-option', 'contingency-plan'], { conflict: 1 });
    table.choose('intrigue:tactical-option', 'option:1', 'retreat:1');
    expect(table.asked).toBe(1);
    table.choose('pass');
    expect(table.happened('combat')).toMatchObject([{ strengths: [0, 2, 0], winner: 1 }]);
    expect(table.player(0).intrigues).toContain('contingency-plan');
  });

  it('troops 2, sandworms 3, swords 1, and nothing without a unit', () => {
    covers('ruling-upr-strength');
    const table = fighting(['contingency-plan'], { conflict: 2, worms: 1, swords: 1 });
    expect(strengthOf(table.player(0))).toBe(8);
    expect(strengthOf(table.choose('intrigue:contingency-plan').player(0))).toBe(11);
    const none = fighting(['contingency-plan'], { conflict: 0, swords: 3 });
    expect(strengthOf(none.player(0))).toBe(0);
    expect(none.asked).toBe(1);
  });

  it('plots and endgame cards are refused in combat as being out of time', () => {
    const table = fighting(['cunning', 'detonation', 'shadow-alliance']);
    expect(table.keys).toEqual(['pass']);
    for (const id of ['cunning', 'detonation', 'shadow-alliance'])
      expect(table.refused(`intrigue:${id}`)).toBe('wrong-time');
  });
});
