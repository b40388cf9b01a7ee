import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { spacesOf, told } from './hagal.js';
import { pair, rivalsTurn, winning } from './rivals.js';

describe('spies of a Rival', () => {
  it('go to the first free faction post in the order of the card', () => {
    covers('riv-icon-spy-faction');
    expect(rivalsTurn(['espionage']).player(1).spies).toEqual(['post-guild']);
    const taken = rivalsTurn(
      ['espionage'],
      {},
      { players: { '0': { spies: ['post-guild'] }, '2': { spies: ['post-fremen'] } } },
    );
    expect(taken.player(1).spies).toEqual(['post-bene-gesserit']);
  });

  it('stay at home if all four are taken', () => {
    covers('riv-icon-spy-full');
    const table = rivalsTurn(
      ['espionage'],
      { spies: ['post-guild'] },
      {
        players: { '0': { spies: ['post-emperor', 'post-fremen', 'post-bene-gesserit'] } },
      },
    );
    expect(table.player(1).spies).toEqual(['post-guild']);
    expect(spacesOf(table, 1)).toEqual(['espionage']);
  });

  it.each([
    ['place-spy-spice-trade', ['post-choam', 'post-imperial-basin', 'post-hagga-basin', 'post-deep-desert']],
    [
      'place-spy-city',
      [
        'post-spice-refinery-arrakeen',
        'post-research-station-spice-refinery',
        'post-sietch-tabr-research-station',
      ],
    ],
    ['place-spy-landsraad', ['post-landsraad-east', 'post-landsraad-west']],
  ])('are sent by %s to a post beside such a space, and another card follows', (card, posts) => {
    covers('riv-place-spy-card', 'riv-place-spy-card-continues', 'riv-place-spy-card-full');
    for (const [i, post] of posts.entries()) {
      const before = posts.slice(0, i);
      const table = rivalsTurn(
        [card, 'secrets'],
        {},
        {
          players: { '0': { spies: before.slice(0, 3) }, '2': { spies: before.slice(3) } },
        },
      );
      expect(table.player(1).spies).toEqual([post]);
      expect(spacesOf(table, 1)).toEqual(['secrets']);
    }
    const full = rivalsTurn(
      [card, 'secrets'],
      {},
      {
        players: { '0': { spies: posts.slice(0, 3) }, '2': { spies: posts.slice(3) } },
      },
    );
    expect(full.player(1).spies).toEqual([]);
    expect(spacesOf(full, 1)).toEqual(['secrets']);
    expect(told(full, 'ignored')).toMatchObject([{ card, why: 'no-post' }]);
  });

  it('are never recalled to infiltrate or to gather intelligence', () => {
    covers('riv-no-infiltrate', 'riv-no-gather-intelligence', 'riv-occupied-skip');
    const table = rivalsTurn(
      ['sardaukar', 'fremkit'],
      { spies: ['post-emperor', 'post-fremen'] },
      { agents: { sardaukar: [0] } },
    );
    expect(spacesOf(table, 1)).toEqual(['fremkit']);
    expect(table.player(1).spies).toEqual(['post-emperor', 'post-fremen']);
    expect(table.happened('spy-recalled')).toEqual([]);
  });
});

describe('the scheme', () => {
  const two = ['post-emperor', 'post-choam'];

  it('comes with the third spy; the others come home at once, and it stays', () => {
    covers('riv-scheme-on-card', 'riv-scheme-trigger', 'riv-scheme-recall-two', 'riv-spies-on-board-limit');
    const table = rivalsTurn(['espionage'], { spies: two, garrison: 0 });
    expect(table.player(1)).toMatchObject({ spies: ['post-guild'], garrison: 2 });
    expect(told(table, 'scheme')).toEqual([{ event: 'scheme', seat: 1, rival: 'staban-tuek' }]);
    expect(rivalsTurn(['espionage'], { spies: ['post-emperor'] }).happened('scheme')).toEqual([]);
  });

  it('comes at once, before the rest of the turn, even before the agent', () => {
    covers('riv-scheme-immediate', 'riv-scheme-before-agent');
    const table = rivalsTurn(['place-spy-city', 'secrets'], { spies: two });
    const order = table.log.flatMap(({ event }) =>
      ['spy-placed', 'spy-recalled', 'scheme', 'rival-agent'].includes(event) ? [event] : [],
    );
    expect(order).toEqual(['spy-placed', 'spy-recalled', 'spy-recalled', 'scheme', 'rival-agent']);
  });

  it('sends its troops to the conflict with the agent of the same turn', () => {
    covers('riv-scheme-troops-combat', 'riv-ex-scheme-troops');
    const table = rivalsTurn(['place-spy-city', 'arrakeen'], { spies: two, garrison: 3, spice: 0, water: 0 });
    expect(table.player(1)).toMatchObject({
      spies: ['post-spice-refinery-arrakeen'],
      spice: 1,
      conflict: 5,
      garrison: 1,
    });
    const quiet = rivalsTurn(['place-spy-city', 'secrets'], { spies: two, garrison: 3 });
    expect(quiet.player(1)).toMatchObject({ conflict: 0, garrison: 5 });
  });

  it('may come with the ring or with a reward', () => {
    covers('riv-scheme-trigger');
    const ring = rivalsTurn(['spice-refinery'], {
      rival: 'princess-irulan',
      spies: ['post-fremen', 'post-choam'],
      garrison: 0,
    });
    expect(ring.player(1)).toMatchObject({ spies: ['post-emperor'], conflict: 1, influence: { emperor: 1 } });
    const won = winning('seize-spice-refinery', { spies: two, spice: 0 });
    expect(won.player(1)).toMatchObject({ spies: ['post-guild'], garrison: 2 });
  });

  it.each([
    ['staban-tuek', { garrison: 2 }],
    ['gurney-halleck', { influence: { fremen: 3, 'bene-gesserit': 1 } }],
    ['lady-margot-fenring', { influence: { 'bene-gesserit': 2 } }],
    ['princess-irulan', { influence: { emperor: 1 }, garrison: 1 }],
    ['lady-jessica', { water: 2 }],
    ['baron-vladimir-harkonnen', { solari: 2, garrison: 2 }],
    ['feyd-rautha-harkonnen', { influence: { emperor: 1 } }],
    ['muaddib', { hooks: true, intrigues: { length: 1 } }],
  ])('of %s', (rival, gained) => {
    covers('riv-scheme-on-card');
    const table = rivalsTurn(['espionage'], {
      rival,
      spies: ['post-landsraad-east', 'post-choam'],
      garrison: 0,
      water: 0,
      influence: { fremen: 2 },
    });
    expect(table.player(1)).toMatchObject(gained);
    expect(table.state.shieldWall).toBe(rival !== 'muaddib');
  });

  it.each([
    ['lady-amber-metulli', {}, { garrison: 3 }],
    ['glossu-rabban', { guild: 2 }, { influence: { guild: 4, emperor: 0 } }],
    ['glossu-rabban', { guild: 1 }, { influence: { guild: 1, emperor: 2 } }],
  ])('of %s, for two people', (rival, influence, gained) => {
    covers('riv-scheme-on-card');
    const table = pair(
      {
        turn: 0,
        first: 0,
        hagalDeck: ['place-spy-city', 'secrets'],
        players: {
          '0': { hand: ['dagger'] },
          '2': { rival, spies: two, garrison: 0, influence },
        },
      },
      { rivals: [rival] },
    );
    table.choose('agent:dagger>gather-support');
    expect(table.player(2)).toMatchObject(gained);
  });
});
