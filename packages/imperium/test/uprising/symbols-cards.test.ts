import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { holding, revealing, sending, upToEnd } from './playing.js';

const FOUR = ['crysknife', 'desert-mouse', 'ornithopter', 'mercenaries'];

describe('trashing', () => {
  const tactics = (me: object = {}) =>
    sending('diplomacy', 'desert-tactics', { water: 1, garrison: 0, ...me });

  it('hand, discard pile or play, never the deck', () => {
    covers('upr-sym-trash-where');
    const table = holding(['diplomacy', 'reconnaissance'], {
      water: 1,
      discard: ['seek-allies'],
      deck: ['dagger'],
    });
    table.choose('agent:diplomacy>desert-tactics', 'effect:desert-tactics.1');
    expect(table.keys).toEqual([
      'trash:reconnaissance@hand',
      'trash:seek-allies@discard',
      'trash:diplomacy@play',
      'skip',
    ]);
  });

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

  it('a trashed card is out of the game', () => {
    covers('upr-sym-trash-box');
    const table = tactics({ discard: ['seek-allies'] }).choose(
      'effect:desert-tactics.1',
      'trash:seek-allies@discard',
    );
    expect(table.player(0).discard).toEqual([]);
    expect(table.state.trashed).toContain('seek-allies');
    const imperium = tactics({ discard: ['strike-fleet'] });
    imperium.choose('effect:desert-tactics.1', 'trash:strike-fleet@discard');
    expect(imperium.state.trashed).toContain('strike-fleet');
    expect([...imperium.state.imperiumDeck, ...imperium.state.row]).not.toContain('strike-fleet');
  });

  it('a Reserve card goes back to its stack and can be acquired again', () => {
    covers('upr-sym-trash-reserve');
    const table = tactics({ discard: ['prepare-the-way'] });
    expect(table.state.reserve['prepare-the-way']).toBe(7);
    table.choose('effect:desert-tactics.1', 'trash:prepare-the-way@discard');
    expect(table.state.reserve['prepare-the-way']).toBe(8);
    expect(table.state.trashed).not.toContain('prepare-the-way');
  });

  it('the icon may be left alone', () => {
    covers('upr-sym-trash-optional');
    const table = tactics();
    expect(table.keys).toContain('end');
    const looked = tactics().choose('effect:desert-tactics.1', 'skip');
    expect(looked.state.trashed).not.toContain('diplomacy');
  });

  it('not where a card trashes itself, nor as a cost', () => {
    covers('upr-sym-trash-optional');
    const itself = sending('seek-allies', 'fremkit', { garrison: 0 });
    expect(itself.state.trashed).toContain('seek-allies');
    const cost = holding(['shishakli', 'dagger'], { garrison: 0 }).choose('agent:shishakli>arrakeen');
    cost.choose('effect:shishakli.0');
    expect([cost.asks, cost.keys.includes('skip')]).toEqual(['trash', false]);
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

describe('cards in play', () => {
  it('played cards lie face up until the clean-up of the own Reveal turn', () => {
    covers('upr-sym-in-play');
    const table = holding(['diplomacy', 'dagger'], { garrison: 0 }, {}, { confirmTurns: false });
    table.choose('agent:diplomacy>deliver-supplies');
    for (const seat of [undefined, 1]) expect(table.view(seat).players[0]?.played).toEqual(['diplomacy']);
    while (table.asked !== 0) table.choose(table.keys.includes('reveal') ? 'reveal' : 'end');
    expect(table.player(0)).toMatchObject({ played: ['diplomacy'], discard: [] });
  });

  it('a card trashed before has left', () => {
    covers('upr-sym-in-play');
    const table = sending('seek-allies', 'fremkit', { garrison: 0 });
    expect(table.player(0).played).toEqual([]);
  });
});

describe('intrigue cards', () => {
  it('every opponent with four or more gives one at random', () => {
    covers('upr-sym-steal-intrigue');
    const five = ['contingency-plan', 'contingency-plan', 'contingency-plan', 'cunning', 'impress'];
    const table = sending(
      'diplomacy',
      'secrets',
      {},
      { players: { 1: { intrigues: FOUR }, 2: { intrigues: five } } },
    );
    upToEnd(table);
    expect(table.happened('stole-intrigue').map(({ from }) => from)).toEqual([1, 2]);
    expect([1, 2].map((seat) => table.player(seat).intrigues.length)).toEqual([3, 4]);
    expect(table.player(0).intrigues.length).toBe(3);
    for (const { from, secret } of table.happened('stole-intrigue')) {
      expect(secret.seats).toEqual([0, from]);
      expect(table.player(0).intrigues).toContain(secret.intrigue);
    }
  });

  it('which card it is depends on chance', () => {
    covers('upr-sym-steal-intrigue');
    const stolen = new Set<string | undefined>();
    for (let turns = 0; turns < 40; turns++) {
      const table = holding(['diplomacy'], {}, { players: { 1: { intrigues: FOUR } } });
      table.state.random.counter += turns;
      upToEnd(table.choose('agent:diplomacy>secrets'));
      stolen.add(table.happened('stole-intrigue')[0]?.secret.intrigue);
    }
    expect([...stolen].sort()).toEqual([...FOUR].sort());
  });

  it('three or fewer are safe', () => {
    covers('upr-sym-steal-intrigue-threshold');
    const players = { 1: { intrigues: FOUR.slice(1) }, 2: { intrigues: [] } };
    const table = upToEnd(sending('diplomacy', 'secrets', {}, { players }));
    expect(table.happened('stole-intrigue')).toEqual([]);
    expect(table.player(1).intrigues).toEqual(FOUR.slice(1));
    expect(table.player(0).intrigues).toHaveLength(1);
    // Also beside somebody who must give.
    const both = { 1: { intrigues: FOUR }, 2: { intrigues: ['impress', 'cunning', 'devour'] } };
    const mixed = upToEnd(sending('diplomacy', 'secrets', {}, { players: both }));
    expect(mixed.happened('stole-intrigue').map(({ from }) => from)).toEqual([1]);
    expect(mixed.player(2).intrigues).toHaveLength(3);
  });
});

describe('the acquire box', () => {
  const row = ['strike-fleet', 'overthrow', 'desert-survival', 'leadership', 'steersman'];

  it('used once, when the card is acquired', () => {
    covers('upr-sym-acquire');
    const table = revealing(
      ['convincing-argument', 'convincing-argument', 'diplomacy'],
      { deck: [], spies: [] },
      { row, imperiumDeck: ['maula-pistol'] },
    );
    table.choose('acquire:strike-fleet@row');
    expect(table.asks).toBe('place-spy');
    // The row is filled before the box is used.
    expect(table.state.row).toContain('maula-pistol');
    table.choose('post:post-guild');
    expect(table.player(0)).toMatchObject({ spies: ['post-guild'], discard: ['strike-fleet'] });
  });

  it('never when it is played or revealed', () => {
    covers('upr-sym-acquire');
    const revealed = revealing(['strike-fleet'], { deck: [], spies: [] });
    expect([revealed.asks, revealed.player(0).spies]).toEqual(['reveal-effects', []]);
    const played = sending('steersman', 'deliver-supplies');
    expect(upToEnd(played).player(0).influence.guild).toBe(1);
  });

  it('however it is acquired', () => {
    covers('upr-sym-acquire');
    const me = { leader: 'lady-margot-fenring', intrigues: ['inspire-awe'], spies: [] };
    const cheap = ['spy-network', 'overthrow', 'desert-survival', 'leadership', 'steersman'];
    const table = holding(['dagger'], me, { row: cheap });
    table.choose('intrigue:inspire-awe', 'acquire:spy-network@row');
    expect(table.asks).toBe('place-spy');
  });
});

describe('resources', () => {
  it('gains come from the common supply, payments go there, nobody else is touched', () => {
    covers('upr-sym-resources');
    const others = { 1: { solari: 1, spice: 1, water: 1 }, 2: { solari: 0, spice: 0, water: 0 } };
    const me = { spice: 3, solari: 0, influence: { guild: 2 } };
    const table = sending('dune-the-desert-planet', 'shipping', me, { players: others }).choose(
      'faction:fremen',
    );
    expect(table.player(0)).toMatchObject({ spice: 0, solari: 5 });
    expect(table.player(1)).toMatchObject({ solari: 1, spice: 1, water: 1 });
    expect(table.player(2)).toMatchObject({ solari: 0, spice: 0, water: 0 });
    expect(table.happened('paid')).toMatchObject([{ what: 'spice', n: 3 }]);
    expect(table.happened('gained')).toMatchObject([{ what: 'solari', n: 5 }]);
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
