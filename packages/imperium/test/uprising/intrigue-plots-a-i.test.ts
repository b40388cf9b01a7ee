import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { buying, CITY_POSTS, DEAR_ROW, persuasion, posts } from './hands.js';
import { ending, fighting, plotting, reasonFor } from './intrigues.js';

const CHOAM = { choam: true };
const DONE = ['contract-immediate', 'contract-espionage', 'contract-acquire', 'contract-harvest-3'];

describe('plots that trade influence', () => {
  it('backed-by-choam: an influence lost for 4 solari', () => {
    const table = plotting(['backed-by-choam'], { influence: { guild: 2, fremen: 1 }, points: 1 }, {}, CHOAM);
    table.choose('intrigue:backed-by-choam');
    expect(table.keys).toEqual(['lose:guild', 'lose:fremen']);
    table.choose('lose:guild');
    expect(table.player(0)).toMatchObject({ solari: 4, points: 0, influence: { guild: 1, fremen: 1 } });
    expect(table.state.intrigueDiscard).toEqual(['backed-by-choam']);
    const none = plotting(['backed-by-choam'], {}, {}, CHOAM);
    expect(reasonFor(none, 'backed-by-choam')).toEqual({ code: 'cost', missing: 1, of: 'influence' });
  });

  it('buy-access: 5 solari for an influence with each of two factions, both named first', () => {
    covers('ruling-upr-choose-two');
    const table = plotting(['buy-access'], { solari: 5, influence: { emperor: 3 } }).choose(
      'intrigue:buy-access',
    );
    expect(table.keys).toEqual(['option:0', 'option:1', 'option:2', 'option:3']);
    table.choose('option:0');
    expect(table.player(0).influence.emperor).toBe(3);
    expect(table.keys).toEqual(['option:1', 'option:2', 'option:3']);
    table.choose('option:3');
    expect(table.asks).toBe('place-spy');
    table.choose('post:post-guild');
    expect(table.player(0)).toMatchObject({ solari: 0, influence: { emperor: 4, fremen: 1, guild: 0 } });
    const poor = plotting(['buy-access'], { solari: 4 });
    expect(reasonFor(poor, 'buy-access')).toEqual({ code: 'cost', missing: 1, of: 'solari' });
  });

  it('change-allegiances: two lines of their own, either or both', () => {
    covers('ruling-upr-intrigue-play');
    const both = plotting(['change-allegiances'], { influence: { guild: 1 }, spice: 3 });
    both.choose('intrigue:change-allegiances');
    // Not both may be declined: the card is played for one of them.
    expect(both.keys).toEqual(['effect:change-allegiances.0', 'effect:change-allegiances.1']);
    both.choose('effect:change-allegiances.0', 'faction:fremen', 'pay', 'faction:emperor');
    expect(both.player(0)).toMatchObject({ spice: 0, influence: { guild: 0, fremen: 1, emperor: 1 } });
    const first = plotting(['change-allegiances'], { influence: { guild: 1 }, spice: 3 });
    first.choose('intrigue:change-allegiances', 'effect:change-allegiances.0', 'faction:guild', 'skip');
    expect(first.player(0)).toMatchObject({ spice: 3, influence: { guild: 1 } });
    const second = plotting(['change-allegiances'], { spice: 3 });
    second.choose('intrigue:change-allegiances', 'faction:guild', 'skip');
    expect(second.player(0)).toMatchObject({ spice: 0, influence: { guild: 1 } });
    expect(reasonFor(plotting(['change-allegiances'], { spice: 2 }), 'change-allegiances')).toEqual({
      code: 'no-effect',
    });
  });

  it('imperium-politics: a solari for an influence with the Emperor or the Guild', () => {
    const table = plotting(['imperium-politics'], { solari: 1 }).choose('intrigue:imperium-politics');
    expect(table.keys).toEqual(['faction:emperor', 'faction:guild']);
    expect(table.choose('faction:emperor').player(0)).toMatchObject({ solari: 0, influence: { emperor: 1 } });
    const poor = plotting(['imperium-politics']);
    expect(reasonFor(poor, 'imperium-politics')).toEqual({ code: 'cost', missing: 1, of: 'solari' });
  });

  it('imperium-politics: influence beyond the top is not on offer', () => {
    covers('ruling-upr-track-top');
    const one = plotting(
      ['imperium-politics'],
      { solari: 1, influence: { emperor: 6 } },
      { alliances: { emperor: 0 } },
    );
    expect(one.choose('intrigue:imperium-politics').player(0).influence.guild).toBe(1);
    const full = { solari: 1, influence: { emperor: 6, guild: 6 } };
    const none = plotting(['imperium-politics'], full, { alliances: { emperor: 0, guild: 0 } });
    expect(none.refused('intrigue:imperium-politics')).toBe('no-effect');
  });
});

describe('plots that wait or gain', () => {
  it('call-to-arms: a troop for each card acquired on the Reveal turn, lying open till then', () => {
    covers('ruling-upr-intrigue-face-up');
    const hand = ['convincing-argument', 'convincing-argument'];
    const table = plotting(['call-to-arms'], { hand, garrison: 0 }).choose('intrigue:call-to-arms');
    expect(table.player(0)).toMatchObject({ faceUp: ['call-to-arms'], garrison: 0 });
    table.choose('reveal', 'acquire:prepare-the-way@reserve');
    expect(table.player(0).garrison).toBe(1);
    table.choose('acquire:prepare-the-way@reserve');
    expect(table.player(0).garrison).toBe(2);
    table.choose('end');
    expect(table.player(0).faceUp).toEqual([]);
    expect(table.state.intrigueDiscard).toEqual(['call-to-arms']);
  });

  it('call-to-arms: played in the middle of the Reveal turn it does not look back', () => {
    const hand = ['convincing-argument', 'convincing-argument'];
    const table = plotting(['call-to-arms'], { hand, garrison: 0 }).choose(
      'reveal',
      'acquire:prepare-the-way@reserve',
    );
    table.choose('intrigue:call-to-arms');
    expect(table.player(0).garrison).toBe(0);
    expect(table.choose('acquire:prepare-the-way@reserve').player(0).garrison).toBe(1);
  });

  it('call-to-arms: unused it is discarded after the Reveal turn', () => {
    const table = plotting(['call-to-arms'], { garrison: 0 }).choose(
      'intrigue:call-to-arms',
      'reveal',
      'end',
    );
    expect(table.player(0)).toMatchObject({ faceUp: [], garrison: 0 });
    expect(table.state.intrigueDiscard).toEqual(['call-to-arms']);
  });

  it('contingency-plan: 2 solari as a plot, 3 swords in combat', () => {
    const plot = plotting(['contingency-plan', 'contingency-plan']).choose('intrigue:contingency-plan');
    expect(plot.player(0)).toMatchObject({ solari: 2, swords: 0, intrigues: ['contingency-plan'] });
    const combat = fighting(['contingency-plan']).choose('intrigue:contingency-plan');
    expect(combat.player(0)).toMatchObject({ solari: 0, swords: 3 });
  });

  it('councilors-ambition: 2 water with a council seat', () => {
    const table = plotting(['councilors-ambition'], { councilSeat: true }).choose(
      'intrigue:councilors-ambition',
    );
    expect(table.player(0).water).toBe(2);
    expect(plotting(['councilors-ambition']).refused('intrigue:councilors-ambition')).toBe('condition');
  });

  it.each(['crysknife', 'desert-mouse', 'ornithopter'])('%s: a spice as a plot', (id) => {
    const table = plotting([id]).choose(`intrigue:${id}`);
    expect(table.player(0)).toMatchObject({ spice: 1, points: 0 });
    expect(table.state.intrigueDiscard).toEqual([id]);
  });

  it('cunning: draws a card, or for a spice a card and a trash', () => {
    const plain = plotting(['cunning']).choose('intrigue:cunning');
    expect(plain.player(0).hand).toEqual(['reconnaissance', 'diplomacy', 'dagger']);
    const paid = plotting(['cunning'], { spice: 1 }).choose('intrigue:cunning');
    expect(paid.keys).toEqual(['option:0', 'option:1']);
    paid.choose('option:1', 'trash:dagger@hand');
    expect(paid.player(0)).toMatchObject({ spice: 0, hand: ['reconnaissance', 'diplomacy'] });
    expect(paid.state.trashed).toContain('dagger');
    const kept = plotting(['cunning'], { spice: 1 }).choose('intrigue:cunning', 'option:1', 'skip');
    expect(kept.player(0).hand).toEqual(['reconnaissance', 'diplomacy', 'dagger']);
  });

  it('depart-for-arrakis: 2 spice for three troops, and a card with 3 influence of the Guild', () => {
    covers('ruling-upr-intrigue-play');
    const both = plotting(['depart-for-arrakis'], { spice: 2, garrison: 0, influence: { guild: 3 } });
    both.choose('intrigue:depart-for-arrakis', 'pay');
    expect(both.player(0)).toMatchObject({
      spice: 0,
      garrison: 3,
      hand: ['reconnaissance', 'diplomacy', 'dagger'],
    });
    const troops = plotting(['depart-for-arrakis'], { spice: 2, garrison: 0, influence: { guild: 2 } });
    troops.choose('intrigue:depart-for-arrakis');
    expect(troops.player(0)).toMatchObject({ garrison: 3, hand: ['reconnaissance', 'diplomacy'] });
    const card = plotting(['depart-for-arrakis'], { spice: 1, garrison: 0, influence: { guild: 3 } });
    card.choose('intrigue:depart-for-arrakis');
    expect(card.player(0)).toMatchObject({
      spice: 1,
      garrison: 0,
      hand: ['reconnaissance', 'diplomacy', 'dagger'],
    });
    const none = plotting(['depart-for-arrakis'], { spice: 1, influence: { guild: 2 } });
    expect(none.refused('intrigue:depart-for-arrakis')).toBe('no-effect');
  });
});

describe('plots about the conflict and spies', () => {
  it('detonation: may remove the Shield Wall', () => {
    // Played for the wall it is not asked whether the wall shall go.
    const table = plotting(['detonation']).choose('intrigue:detonation', 'option:0');
    expect(table.state.shieldWall).toBe(false);
    expect(table.asks).toBe('turn');
  });

  it('detonation: or deploys up to four troops from the garrison, wherever the agent is', () => {
    const table = plotting(['detonation'], { garrison: 6 }).choose('intrigue:detonation', 'option:1');
    expect(table.keys).toEqual(['deploy:0', 'deploy:1', 'deploy:2', 'deploy:3', 'deploy:4']);
    expect(table.choose('deploy:4').player(0)).toMatchObject({ garrison: 2, conflict: 4 });
    const none = plotting(['detonation'], { garrison: 0 }, { shieldWall: false });
    expect(none.refused('intrigue:detonation')).toBe('no-effect');
  });

  it('distraction: after three units deployed this turn places a spy, also beside another player', () => {
    const others = { players: { 1: { spies: ['post-guild'] } } };
    const table = plotting(['distraction', 'detonation'], { garrison: 6, spies: ['post-choam'] }, others);
    table.choose('intrigue:detonation', 'option:1', 'deploy:3', 'intrigue:distraction');
    expect(posts(table)).toHaveLength(12);
    expect(posts(table)).toContain('post-guild');
    expect(posts(table)).not.toContain('post-choam');
    table.choose('post:post-guild');
    expect(table.player(0).spies).toEqual(['post-choam', 'post-guild']);
    expect(table.state.intrigueDiscard).toContain('distraction');
  });

  it('distraction: played before, it waits for the units', () => {
    covers('ruling-upr-intrigue-face-up');
    const table = plotting(['distraction'], { garrison: 6 }).choose('intrigue:distraction');
    expect(table.player(0).faceUp).toEqual(['distraction']);
    table.choose('agent:reconnaissance>arrakeen', 'deploy:3');
    expect(table.asks).toBe('place-spy');
    expect(table.choose('post:post-guild').player(0)).toMatchObject({ spies: ['post-guild'], faceUp: [] });
    const two = plotting(['distraction'], { garrison: 6 }).choose('intrigue:distraction');
    two.choose('agent:reconnaissance>arrakeen', 'deploy:2');
    expect(two.player(0)).toMatchObject({ spies: [], faceUp: ['distraction'] });
  });

  it('distraction: counts the net number of units, troops and sandworms together', () => {
    const me = { leader: 'lady-amber-metulli', garrison: 6, conflict: 1, hand: [], deck: [] };
    const both = plotting(['distraction', 'detonation'], me).choose('reveal');
    both.choose('intrigue:detonation', 'option:1', 'deploy:3', 'effect:lady-amber-metulli.0', 'retreat:1');
    both.choose('intrigue:distraction');
    expect(both.player(0)).toMatchObject({ spies: [], faceUp: ['distraction'] });
    const first = plotting(['distraction', 'detonation'], me).choose('reveal');
    first.choose('effect:lady-amber-metulli.0', 'retreat:1', 'intrigue:detonation', 'option:1', 'deploy:3');
    first.choose('intrigue:distraction');
    expect(first.player(0)).toMatchObject({ spies: [], faceUp: ['distraction'] });
    const four = plotting(['distraction', 'detonation'], me).choose('reveal');
    four.choose('intrigue:detonation', 'option:1', 'deploy:4', 'effect:lady-amber-metulli.0', 'retreat:1');
    four.choose('intrigue:distraction');
    expect(four.asks).toBe('place-spy');
    const worm = { hooks: true, water: 1, garrison: 2, hand: ['dune-the-desert-planet'] };
    const mixed = plotting(['distraction'], worm).choose('agent:dune-the-desert-planet>hagga-basin');
    mixed.choose('effect:hagga-basin.0', 'option:1', 'deploy:2', 'intrigue:distraction');
    expect(mixed.asks).toBe('place-spy');
  });

  it('inspire-awe: acquires a card of cost 3 or less to the discard pile', () => {
    const row = ['maula-pistol', 'shishakli', ...DEAR_ROW.slice(2)];
    const table = plotting(['inspire-awe'], {}, { row }).choose('intrigue:inspire-awe');
    expect(buying(table)).toEqual(['maula-pistol@row', 'prepare-the-way@reserve']);
    expect(table.choose('acquire:maula-pistol@row').player(0).discard).toEqual(['maula-pistol']);
    expect(table.state.row).toHaveLength(5);
  });

  it('inspire-awe: with an own sandworm in the conflict to the hand, revealed at once on a Reveal turn', () => {
    const row = ['shishakli', ...DEAR_ROW.slice(1)];
    const hand = plotting(['inspire-awe'], { worms: 1 }, { row }).choose('intrigue:inspire-awe');
    expect(hand.player(0).hand).toEqual(['reconnaissance', 'diplomacy', 'prepare-the-way']);
    const shown = plotting(['inspire-awe'], {
      worms: 1,
      hand: ['diplomacy'],
      leader: 'gurney-halleck',
    }).choose('reveal');
    expect(persuasion(shown)).toBe(1);
    shown.choose('intrigue:inspire-awe');
    expect(shown.player(0).revealed).toEqual(['diplomacy', 'prepare-the-way']);
    expect(persuasion(shown)).toBe(3);
  });

  it('intelligence-report: draws a card, two with two spies on the board', () => {
    const one = plotting(['intelligence-report'], { spies: ['post-guild'] }).choose(
      'intrigue:intelligence-report',
    );
    expect(one.player(0).hand).toHaveLength(3);
    const two = plotting(['intelligence-report'], {
      spies: ['post-guild', 'post-choam'],
      deck: ['dagger', 'dagger', 'seek-allies', 'signet-ring'],
    });
    expect(two.choose('intrigue:intelligence-report').player(0).hand).toHaveLength(4);
  });

  it('special-mission: places a spy on a city post', () => {
    const table = plotting(['special-mission']).choose('intrigue:special-mission');
    expect(posts(table)).toEqual(CITY_POSTS);
    expect(table.choose(`post:${CITY_POSTS[1]}`).player(0).spies).toEqual([CITY_POSTS[1]]);
  });

  it('special-mission: or recalls one, may remove the Shield Wall and gains 2 spice', () => {
    const start = () =>
      plotting(['special-mission'], { spies: ['post-guild'] }).choose('intrigue:special-mission', 'option:1');
    const removed = start().choose('remove-wall');
    expect(removed.player(0)).toMatchObject({ spies: [], spice: 2 });
    expect(removed.state.shieldWall).toBe(false);
    const kept = start().choose('skip');
    expect(kept.player(0).spice).toBe(2);
    expect(kept.state.shieldWall).toBe(true);
  });
});

describe('intrigues of the CHOAM module', () => {
  it('leverage: after gaining spice this turn, a contract and a solari', () => {
    const contractRow = ['contract-espionage', 'contract-acquire'];
    const hand = ['dune-the-desert-planet', 'diplomacy'];
    const table = plotting(['leverage'], { hand, deck: [] }, { contractRow }, CHOAM);
    expect(table.refused('intrigue:leverage')).toBe('condition');
    table.choose(
      'agent:dune-the-desert-planet>imperial-basin',
      'intrigue:leverage',
      'contract:contract-espionage',
    );
    expect(table.player(0)).toMatchObject({ contracts: ['contract-espionage'], solari: 1 });
  });

  it('choam-profits: a point at the end with four contracts completed', () => {
    const table = ending(['choam-profits'], { completed: DONE }, {}, CHOAM).choose('intrigue:choam-profits');
    expect(table.player(0).points).toBe(1);
    const three = ending(['choam-profits'], { completed: DONE.slice(1) }, {}, CHOAM);
    expect(three.refused('intrigue:choam-profits')).toBe('condition');
  });

  it('backed-by-choam: 4 swords in combat with two contracts completed', () => {
    const table = fighting(['backed-by-choam'], { completed: DONE.slice(2) }, {}, CHOAM);
    expect(table.choose('intrigue:backed-by-choam').player(0).swords).toBe(4);
    const one = fighting(
      ['backed-by-choam'],
      { completed: DONE.slice(3), influence: { guild: 1 } },
      {},
      CHOAM,
    );
    expect(one.refused('intrigue:backed-by-choam')).toBe('condition');
  });

  it('reach-agreement: retreats one or two troops for a contract', () => {
    const contractRow = ['contract-espionage', 'contract-acquire'];
    const table = fighting(['reach-agreement'], {}, { contractRow }, CHOAM).choose(
      'intrigue:reach-agreement',
    );
    expect(table.keys).toEqual(['retreat:1', 'retreat:2']);
    table.choose('retreat:2', 'contract:contract-acquire');
    expect(table.player(0)).toMatchObject({ conflict: 1, garrison: 5, contracts: ['contract-acquire'] });
    const worms = fighting(['reach-agreement'], { conflict: 0, worms: 2 }, {}, CHOAM);
    expect(reasonFor(worms, 'reach-agreement')).toEqual({ code: 'cost', missing: 1, of: 'troops' });
  });
});
