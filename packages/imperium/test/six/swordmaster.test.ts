import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { FEYD, GURNEY, holding, JESSICA, MUADDIB, SHADDAM, six, upToEnd } from './table.js';

const RING = 'muaddib-signet-ring';
const SEATS = [0, 1, 2, 3, 4, 5];

describe('the Swordmaster', () => {
  it('costs 8 solari, and 6 once anybody has one', () => {
    covers('six-space-swordmaster-cost', 'six-space-swordmaster-effect', 'six-bonus-token-gained');
    const table = holding(JESSICA, ['signet-ring'], { 2: { solari: 8 } });
    upToEnd(table.choose('agent:signet-ring>swordmaster'));
    expect(table.player(JESSICA)).toMatchObject({ solari: 0, swordmaster: true, agents: 2 });
    // The token came with him: its swords count in the same round.
    const soon = holding(JESSICA, ['signet-ring', 'dagger'], { 2: { solari: 8, conflict: 1 } });
    upToEnd(soon.choose('agent:signet-ring>swordmaster')).choose('end');
    while (soon.asked !== JESSICA) soon.choose(soon.keys.find((key) => /^(reveal|end|skip)/.test(key)) ?? '');
    const before = soon.player(JESSICA).swords;
    soon.choose('reveal');
    expect(soon.player(JESSICA).swords - before).toBe(3);
    const later = holding(JESSICA, ['signet-ring'], {
      2: { solari: 6 },
      3: { swordmaster: true, swordmasterSent: true },
    });
    expect(later.keys).toContain('agent:signet-ring>swordmaster');
    const first = holding(JESSICA, ['signet-ring'], { 2: { solari: 7 } });
    expect(first.keys).not.toContain('agent:signet-ring>swordmaster');
  });

  it('a commander gets the two-arrow token', () => {
    covers('six-space-swordmaster-effect', 'six-double-arrow-is-swordmaster');
    const table = holding(
      MUADDIB,
      [RING, 'muaddib-usul'],
      { 0: { solari: 8 } },
      { agents: { secrets: ['left:0'] } },
    );
    upToEnd(table.choose(`agent:${RING}>swordmaster`)).choose('end');
    expect(table.player(MUADDIB)).toMatchObject({ swordmaster: true, agents: 1 });
  });

  it('is bought once', () => {
    covers('six-space-swordmaster-once');
    const table = holding(JESSICA, ['signet-ring'], {
      2: { solari: 9, swordmaster: true, swordmasterSent: true },
    });
    expect(table.refused('card:signet-ring>space:swordmaster')).toBe('once-per-game');
  });

  it('is sent after the other agents, and only once in the game', () => {
    covers('six-swordmaster-once', 'six-swordmaster-to-box');
    const agents = { secrets: [JESSICA], espionage: [JESSICA] };
    const table = holding(
      JESSICA,
      ['dagger'],
      { 2: { swordmaster: true, hand: ['dagger'], deck: [] } },
      { agents },
    );
    expect(table.player(JESSICA).agents).toBe(1);
    table.choose('agent:dagger>assembly-hall');
    expect(table.state.agents.at(-1)).toMatchObject({ space: 'assembly-hall', figure: 'swordmaster' });
    expect(table.player(JESSICA)).toMatchObject({ agents: 0, swordmasterSent: true });
  });

  it('goes back to the box at the end of that round, or is kept for a later one', () => {
    covers('six-swordmaster-to-box', 'six-swordmaster-kept', 'six-bonus-token-permanent');
    const table = six(
      0,
      { 2: { swordmaster: true }, 4: { swordmaster: true, swordmasterSent: true }, 0: { swordmaster: true } },
      { phase: 'recall', turn: undefined, agents: { secrets: ['swordmaster:4', 2] } },
    );
    expect(table.player(JESSICA).agents).toBe(3);
    expect(table.player(GURNEY)).toMatchObject({ agents: 2, swordmaster: true });
    expect(table.player(MUADDIB).agents).toBe(3);
    expect(table.state.agents).toEqual([]);
  });

  it('recalled in the round it was sent, he is used up', () => {
    covers('six-swordmaster-once');
    const agents = { secrets: ['swordmaster:2', 2] };
    const table = holding(
      JESSICA,
      ['signet-ring'],
      { 2: { solari: 3, influence: { 'great-houses': 2 } } },
      { agents: { ...agents, espionage: [] } },
    );
    table.choose('agent:signet-ring>imperial-privilege');
    while (table.asks !== 'recall-agent')
      table.choose(table.keys.find((key) => key.includes('imperial-privilege.1')) ?? '');
    const before = table.player(JESSICA).agents;
    table.choose('recall:swordmaster@secrets');
    expect(table.player(JESSICA).agents).toBe(before);
  });

  it('the bonus token brings two swords on each own Reveal turn', () => {
    covers('six-bonus-token-two-swords', 'six-bonus-token-permanent', 'six-bonus-token-ally-place');
    const table = holding(JESSICA, ['dagger'], {
      2: { swordmaster: true, swordmasterSent: true, conflict: 1 },
    });
    table.choose('reveal');
    expect(table.player(JESSICA).swords).toBe(3);
    const without = holding(JESSICA, ['dagger'], { 2: { conflict: 1 } }).choose('reveal');
    expect(without.player(JESSICA).swords).toBe(1);
    // It lies openly with her garrison: everybody sees whose it is, and that he himself is gone.
    for (const seat of [...SEATS, undefined])
      expect(
        table.view(seat).players.map(({ swordmaster, swordmasterSent }) => [swordmaster, swordmasterSent]),
      ).toEqual(SEATS.map((owner) => (owner === JESSICA ? [true, true] : [false, undefined])));
  });

  it('a commander’s two swords go to the ally activated', () => {
    covers('six-bonus-token-two-swords', 'six-bonus-token-commander-place', 'six-activated-gets-swords');
    const table = holding(SHADDAM, ['emperor-imperial-tent'], {
      3: { swordmaster: true, swordmasterSent: true },
    });
    table.choose(`reveal:${FEYD}`);
    expect(table.player(FEYD).swords).toBe(2);
    for (const seat of [...SEATS, undefined])
      expect(table.view(seat).players.map(({ swordmaster }) => swordmaster)).toEqual(
        SEATS.map((owner) => owner === SHADDAM),
      );
  });

  it('there is a token for everybody', () => {
    covers('six-bonus-token-per-player', 'six-bonus-tokens-beside-board', 'six-bonus-token-gained');
    for (const seat of SEATS) {
      const card = { [MUADDIB]: RING, [SHADDAM]: 'emperor-signet-ring' }[seat] ?? 'signet-ring';
      // All the others have theirs already.
      const others = Object.fromEntries(
        SEATS.filter((other) => other !== seat).map((other) => [
          other,
          { swordmaster: true, swordmasterSent: true },
        ]),
      );
      const table = holding(seat, [card], { ...others, [seat]: { solari: 6 } });
      upToEnd(table.choose(`agent:${card}>swordmaster`));
      expect(table.state.players.map(({ swordmaster }) => swordmaster)).toEqual(SEATS.map(() => true));
    }
  });
});
