import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { holding, revealing, sending, upToEnd } from './playing.js';

const FOUR = ['crysknife', 'desert-mouse', 'ornithopter', 'mercenaries'];

describe('trashing', () => {
  it('on a Reveal turn revealed cards are in play', () => {
    covers('upr-sym-trash-where');
    const me = { intrigues: ['cunning'], spice: 1, deck: ['dagger'], played: ['diplomacy'] };
    const table = revealing(['reconnaissance'], me, { agents: { fremkit: [0] } });
    table.choose('intrigue:cunning', 'option:1');
    expect(table.keys).toEqual([
      'trash:diplomacy@play',
      'trash:reconnaissance@play',
      'trash:dagger@play',
      'skip',
    ]);
  });

  it('an intrigue of choice leaves the game', () => {
    covers('upr-sym-trash-intrigue');
    const me = { influence: { guild: 4 }, spice: 2, intrigues: ['mercenaries', 'crysknife'] };
    const table = sending(
      'junction-headquarters',
      'gather-support',
      { ...me, solari: 0 },
      { alliances: { guild: 0 } },
    );
    table.choose('effect:junction-headquarters.0');
    expect([table.asks, table.keys]).toEqual(['give-intrigue', ['give-up:mercenaries', 'give-up:crysknife']]);
    table.choose('give-up:crysknife');
    expect(table.player(0).intrigues).toEqual(['mercenaries']);
    expect(table.state.trashedIntrigues).toEqual(['crysknife']);
    expect(table.state.intrigueDiscard).not.toContain('crysknife');
  });
});

describe('discarding', () => {
  it('a card of choice from the hand to the own discard pile', () => {
    covers('upr-sym-discard');
    const table = holding(['captured-mentat', 'dagger', 'diplomacy'], {
      discard: ['seek-allies'],
      solari: 0,
    });
    table.choose('agent:captured-mentat>gather-support', 'effect:captured-mentat.0');
    expect([table.asks, table.keys]).toEqual(['discard', ['discard:dagger', 'discard:diplomacy']]);
    table.choose('discard:diplomacy');
    expect(table.player(0).discard).toEqual(['seek-allies', 'diplomacy']);
    expect(table.player(0).hand).toContain('dagger');
  });

  it('an intrigue does not pay for it', () => {
    covers('upr-sym-discard-not-intrigue');
    const table = sending('captured-mentat', 'gather-support', { intrigues: FOUR, solari: 0 });
    expect(table.refused('effect:captured-mentat.0')).toBe('cost');
    const forced = holding(['guild-envoy', 'dagger', 'diplomacy'], { intrigues: FOUR });
    forced.choose('agent:guild-envoy>deliver-supplies', 'effect:guild-envoy.0');
    expect(forced.keys).toEqual(['discard:dagger', 'discard:diplomacy']);
  });
});

describe('the acquire box', () => {
  it('is silent when the card is played', () => {
    covers('upr-sym-acquire');
    const played = sending('steersman', 'deliver-supplies');
    expect(upToEnd(played).player(0).influence.guild).toBe(1);
  });

  it('works however it is acquired', () => {
    covers('upr-sym-acquire');
    const me = { leader: 'lady-margot-fenring', intrigues: ['inspire-awe'], spies: [] };
    const cheap = ['spy-network', 'overthrow', 'desert-survival', 'leadership', 'steersman'];
    const table = holding(['dagger'], me, { row: cheap });
    table.choose('intrigue:inspire-awe', 'acquire:spy-network@row');
    expect(table.asks).toBe('place-spy');
  });
});

describe('sandworms behind the Shield Wall', () => {
  const protectedConflict = { conflict: 'siege-of-arrakeen', shieldWall: true };

  it('the icon does nothing and is not saved', () => {
    covers('upr-sym-worm-protected');
    const me = { hooks: true, water: 3, leader: 'princess-irulan' };
    const table = revealing(['desert-power'], me, protectedConflict);
    expect(table.player(0)).toMatchObject({ worms: 0, water: 3 });
    expect(table.state.turn?.persuasion).toBe(2);
    const plot = holding(
      ['dagger'],
      { intrigues: ['unexpected-allies', 'detonation'], water: 2 },
      protectedConflict,
    );
    plot.choose('intrigue:unexpected-allies', 'skip');
    expect(plot.player(0)).toMatchObject({ worms: 0, water: 0 });
    // Removing the wall afterwards brings nothing back.
    plot.choose('intrigue:detonation', 'option:0');
    expect([plot.state.shieldWall, plot.player(0).worms]).toEqual([false, 0]);
  });

  it('without the wall, or for another conflict, it works', () => {
    covers('upr-sym-worm-protected');
    const me = { hooks: true, water: 1, leader: 'princess-irulan' };
    const gone = revealing(['desert-power'], me, { ...protectedConflict, shieldWall: false }).choose(
      'option:1',
    );
    expect(gone.player(0).worms).toBe(1);
    const open = revealing(['desert-power'], me, { conflict: 'choam-security', shieldWall: true }).choose(
      'option:1',
    );
    expect(open.player(0).worms).toBe(1);
  });
});
