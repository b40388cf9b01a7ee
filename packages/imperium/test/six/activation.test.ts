import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { FEYD, fighting, GURNEY, holding, IRULAN, JESSICA, MUADDIB, SHADDAM, six, upToEnd } from './table.js';

const USUL = 'muaddib-usul';
const ARGUMENT = 'muaddib-convincing-argument';

describe('a commander’s turn', () => {
  it('activates the ally the arrow of the agent token points to', () => {
    covers('six-activation-every-turn', 'six-arrow-names-ally', 'six-commander-plays-normally');
    const table = holding(MUADDIB, [USUL]).choose(`agent:${USUL}>arrakeen`);
    expect(table.asks).toBe('which-agent');
    expect(table.keys).toEqual(['from:left', 'from:right']);
    table.choose('from:right');
    expect(table.state.activated).toEqual({ by: MUADDIB, ally: GURNEY });
    const other = holding(SHADDAM, ['emperor-imperial-ornithopter']);
    other.choose('agent:emperor-imperial-ornithopter>arrakeen', 'from:left');
    expect(other.state.activated?.ally).toBe(IRULAN);
  });

  it('cannot activate the other ally with that token, and each ally once with the two tokens', () => {
    covers('six-arrow-limits-choice');
    const table = holding(MUADDIB, [USUL], {}, { agents: { espionage: ['left:0'] } });
    table.choose(`agent:${USUL}>arrakeen`);
    expect(table.state.activated?.ally).toBe(GURNEY);
    const recalled = holding(MUADDIB, [USUL], {}, { agents: { espionage: ['right:0'] } });
    recalled.choose(`agent:${USUL}>arrakeen`);
    expect(recalled.state.activated?.ally).toBe(JESSICA);
  });

  it('chooses the ally with the two-arrow token of the Swordmaster', () => {
    covers('six-swordmaster-token-free-choice');
    const agents = { espionage: ['left:0'], secrets: ['right:0'] };
    const table = holding(MUADDIB, [USUL], { 0: { swordmaster: true } }, { agents });
    table.choose(`agent:${USUL}>arrakeen`);
    expect(table.asks).toBe('activate');
    expect(table.keys).toEqual([`activate:${JESSICA}`, `activate:${GURNEY}`]);
    table.choose(`activate:${JESSICA}`);
    expect(table.state.activated?.ally).toBe(JESSICA);
  });

  it('chooses the ally on the Reveal turn, whatever has been activated before', () => {
    covers('six-reveal-free-choice', 'six-activation-every-turn');
    const table = holding(
      MUADDIB,
      [ARGUMENT],
      {},
      { agents: { espionage: ['left:0'], secrets: ['right:0'] } },
    );
    expect(table.keys).toEqual([`reveal:${JESSICA}`, `reveal:${GURNEY}`]);
    table.choose(`reveal:${GURNEY}`);
    expect(table.state.activated?.ally).toBe(GURNEY);
    table.choose('end');
    expect(table.state.activated).toBeUndefined();
  });

  it('keeps what a commander can hold; units, swords and board influence are the ally’s', () => {
    covers(
      'six-activated-gets-the-rest',
      'six-activated-recruits',
      'six-commander-may-still-recruit',
      'six-commander-has-no-army',
    );
    const table = holding(MUADDIB, [USUL], { 0: { deck: ['muaddib-seek-allies'] }, 2: { garrison: 1 } });
    table.choose(`agent:${USUL}>arrakeen`, 'from:left', 'effect:muaddib-usul.0', 'option:0');
    upToEnd(table);
    expect(table.player(MUADDIB)).toMatchObject({
      water: 2,
      garrison: 0,
      supply: 0,
      hand: ['muaddib-seek-allies'],
    });
    expect(table.player(JESSICA)).toMatchObject({ spice: 1, garrison: 2, supply: 10 });
  });

  it('a plot that needs an army waits until it is settled whose', () => {
    covers('six-activation-every-turn');
    const intrigues = ['shaddams-favor'];
    const table = holding(MUADDIB, [USUL], { 0: { intrigues } });
    expect(table.refused('intrigue:shaddams-favor')).toBe('wrong-time');
    table.choose(`agent:${USUL}>arrakeen`, 'from:left');
    expect(table.keys).toContain('intrigue:shaddams-favor');
    table.choose('intrigue:shaddams-favor');
    expect(table.player(JESSICA).garrison).toBeGreaterThan(3);
  });

  it('gives swords to the activated ally', () => {
    covers('six-activated-gets-swords', 'six-swords-before-ally-reveal', 'six-swords-marked-at-once');
    const card = 'muaddib-limited-landsraad-access';
    const table = holding(MUADDIB, [card, card], { 4: { conflict: 1 } });
    table.choose(`reveal:${GURNEY}`);
    expect(table.player(GURNEY)).toMatchObject({ hasRevealed: false, swords: 2 });
    expect(table.view().players[GURNEY]?.strength).toBe(4);
    expect(table.player(MUADDIB)).toMatchObject({ swords: 0, spice: 2 });
    expect(table.view().players[MUADDIB]?.strength).toBe(0);
  });
});

describe('swords a commander has given', () => {
  const card = 'muaddib-limited-landsraad-access';
  /** Muad'Dib has revealed for Gurney, whose Reveal turn comes next. */
  const afterMuaddib = (conflict: number) => {
    const hasRevealed = { hasRevealed: true };
    const players = { 1: hasRevealed, 2: hasRevealed, 3: hasRevealed, 5: hasRevealed };
    const table = holding(MUADDIB, [card], { ...players, 4: { conflict, hand: ['dagger'], deck: [] } });
    return table.choose(`reveal:${GURNEY}`, 'end', 'reveal');
  };

  it('are added to the ally’s own', () => {
    covers('six-swords-then-added-up');
    expect(afterMuaddib(1).player(GURNEY).swords).toBe(2);
  });

  it('are lost with the own ones if there is no unit at the end of the own Reveal turn', () => {
    covers('six-swords-zero-without-units');
    const table = afterMuaddib(0);
    expect(table.player(GURNEY).swords).toBe(2);
    table.choose('end');
    expect(table.player(GURNEY).swords).toBe(0);
  });
});

describe('an ally who has revealed', () => {
  const revealed = { hasRevealed: true };

  it('may still deploy on the commander’s turn, and the strength follows', () => {
    covers('six-deploy-after-ally-reveal', 'six-marker-follows-late-moves');
    const table = holding(MUADDIB, [USUL], { 4: { ...revealed, conflict: 1, swords: 3, garrison: 2 } });
    expect(table.view().players[GURNEY]?.strength).toBe(5);
    table.choose(`agent:${USUL}>arrakeen`, 'from:right');
    upToEnd(table).choose('end', 'deploy:2');
    expect(table.player(GURNEY)).toMatchObject({ conflict: 3, swords: 3 });
    expect(table.view().players[GURNEY]?.strength).toBe(9);
  });

  it('may be made to retreat', () => {
    covers('six-retreat-after-ally-reveal', 'six-marker-follows-late-moves');
    const chani = 'chani-clever-tactician';
    const table = holding(MUADDIB, [chani], { 4: { ...revealed, conflict: 3, swords: 1 } });
    table.choose(`reveal:${GURNEY}`, `effect:${chani}.0`);
    expect(table.player(GURNEY)).toMatchObject({ conflict: 1, garrison: 5, swords: 5 });
    expect(table.view().players[GURNEY]?.strength).toBe(7);
  });

  it('may enter a conflict, without the swords of the own Reveal turn', () => {
    covers('six-late-entry-allowed', 'six-late-entry-loses-own-swords');
    const late = { hasRevealed: true };
    const table = holding(
      GURNEY,
      ['dagger'],
      {
        0: { hand: [USUL], deck: [] },
        1: late,
        2: late,
        3: late,
        5: late,
        4: { deck: [], hand: ['dagger'] },
      },
      {},
    );
    table.choose('reveal', 'end');
    expect(table.asked).toBe(MUADDIB);
    table.choose(`agent:${USUL}>arrakeen`, 'from:right');
    upToEnd(table).choose('end', 'deploy:1');
    expect(table.player(GURNEY)).toMatchObject({ conflict: 1, swords: 0 });
    expect(table.view().players[GURNEY]?.strength).toBe(2);
  });
});

describe('commanders in the conflict', () => {
  it('allies fight each on their own, and every one may be rewarded', () => {
    covers(
      'six-allies-fight-separately',
      'six-ally-may-take-any-reward',
      'six-commander-no-conflict-reward',
      'six-third-reward',
    );
    const table = fighting({ 2: { conflict: 5 }, 4: { conflict: 3 }, 1: { conflict: 4, supply: 5 } });
    const places = table.happened('reward').map(({ seat, place }) => [seat, place]);
    expect(places).toEqual([
      [JESSICA, 1],
      [FEYD, 2],
      [GURNEY, 3],
    ]);
    const both = fighting({ 2: { conflict: 5 }, 4: { conflict: 4 }, 1: { conflict: 3 } });
    expect(both.happened('reward').map(({ seat }) => seat)).toEqual([JESSICA, GURNEY, FEYD]);
    expect(both.happened('combat')[0]?.strengths[MUADDIB]).toBe(0);
  });

  it('each player has an own score', () => {
    covers('six-own-score');
    const table = six(SHADDAM, {
      3: { influence: { emperor: 1 }, hand: ['emperor-imperial-tent'], deck: [] },
    });
    table.choose('agent:emperor-imperial-tent>vast-wealth', 'from:left');
    upToEnd(table);
    expect(table.state.players.map(({ points }) => points)).toEqual([4, 1, 1, 5, 1, 1]);
  });
});
