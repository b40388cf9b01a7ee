import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { strengthOf } from '../../src/state.js';
import { plotting, reasonFor } from './intrigue-table.js';

describe('double-cross', () => {
  const enemies = { players: { 1: { conflict: 2 }, 2: { conflict: 1, swords: 3 } } };

  it('double-cross: for 1 solari a chosen opponent loses a troop and one of the own supply joins the conflict', () => {
    covers('imp-icon-lose-troop');
    const table = plotting(['double-cross'], { solari: 1, garrison: 3 }, enemies).choose(
      'intrigue:double-cross',
    );
    expect(table.asks).toBe('opponent');
    expect(table.keys).toEqual(['seat:1', 'seat:2']);
    table.choose('seat:1');
    expect(table.player(1)).toMatchObject({ conflict: 1, garrison: 3, supply: 8 });
    expect(table.player(2).conflict).toBe(1);
    expect(table.player(0)).toMatchObject({ solari: 0, conflict: 1, garrison: 3, supply: 8 });
  });

  it('double-cross: who loses the last troop has no strength, swords or not', () => {
    covers('imp-strength-last-troop-removed');
    const table = plotting(['double-cross'], { solari: 1 }, enemies);
    expect(strengthOf(table.player(2))).toBe(5);
    table.choose('intrigue:double-cross', 'seat:2');
    expect(strengthOf(table.player(2))).toBe(0);
  });

  it('double-cross: only opponents count, and one of them must have a troop in the conflict', () => {
    const table = plotting(['double-cross'], { solari: 1, conflict: 2 });
    expect(table.keys).not.toContain('intrigue:double-cross');
    expect(table.refused('intrigue:double-cross')).toBe('condition');
  });

  it('double-cross: with an empty supply only the loss happens', () => {
    covers('faq-double-cross');
    const table = plotting(
      ['double-cross'],
      { solari: 1, garrison: 12 },
      { players: { 1: { conflict: 2 } } },
    );
    table.choose('intrigue:double-cross');
    expect(table.player(1).conflict).toBe(1);
    expect(table.player(0)).toMatchObject({ solari: 0, conflict: 0, garrison: 12, supply: 0 });
  });

  it('double-cross: not without the solari', () => {
    covers('imp-intrigue-cost-mandatory', 'faq-intrigue-conditions');
    expect(reasonFor(plotting(['double-cross'], { solari: 0 }, enemies), 'double-cross')).toEqual({
      code: 'cost',
      missing: 1,
      of: 'solari',
    });
  });
});

describe('rapid-mobilization', () => {
  it('rapid-mobilization: any number of garrison troops go to the conflict, wherever the agent went', () => {
    covers('imp-deploy-not-on-other-spaces');
    const table = plotting(['rapid-mobilization'], { garrison: 4 });
    table.choose('agent:dagger>hall-of-oratory');
    expect(table.keys.filter((key) => key.startsWith('deploy'))).toEqual([]);
    table.choose('intrigue:rapid-mobilization');
    expect(table.keys).toEqual(['deploy:0', 'deploy:1', 'deploy:2', 'deploy:3', 'deploy:4', 'deploy:5']);
    table.choose('deploy:5');
    expect(table.player(0)).toMatchObject({ garrison: 0, conflict: 5 });
  });

  it('rapid-mobilization: works before the agent is sent and on the Reveal turn as well', () => {
    const early = plotting(['rapid-mobilization']).choose('intrigue:rapid-mobilization', 'deploy:2');
    expect(early.player(0)).toMatchObject({ garrison: 1, conflict: 2 });
    const late = plotting(['rapid-mobilization']).choose('reveal', 'intrigue:rapid-mobilization', 'deploy:3');
    expect(late.player(0)).toMatchObject({ garrison: 0, conflict: 3 });
  });

  it('rapid-mobilization: does not use up the deployment of a combat space', () => {
    const table = plotting(['rapid-mobilization', 'ambush'], { garrison: 4, deck: ['dagger'] });
    table.choose('intrigue:rapid-mobilization', 'deploy:1', 'agent:reconnaissance>arrakeen');
    table.choose('effect:arrakeen.1');
    expect(table.keys).toContain('deploy:3');
    expect(table.keys).not.toContain('deploy:4');
  });

  it('rapid-mobilization: does nothing for an empty garrison', () => {
    const table = plotting(['rapid-mobilization'], { garrison: 0 });
    expect(table.keys).not.toContain('intrigue:rapid-mobilization');
    expect(table.refused('intrigue:rapid-mobilization')).toBe('no-effect');
  });
});

describe('reinforcements', () => {
  it('reinforcements: 3 solari recruit 3 troops to the garrison', () => {
    covers('imp-recruit-troop');
    const table = plotting(['reinforcements'], { solari: 4 }).choose('intrigue:reinforcements');
    expect(table.player(0)).toMatchObject({ solari: 1, garrison: 6, supply: 6, conflict: 0 });
    expect(table.asks).toBe('turn');
    expect(reasonFor(plotting(['reinforcements'], { solari: 1 }), 'reinforcements')).toEqual({
      code: 'cost',
      missing: 2,
      of: 'solari',
    });
  });

  it('reinforcements: with a combat space its troops count as recruited this turn', () => {
    covers('imp-deploy-recruits-any-source');
    const table = plotting(['reinforcements', 'ambush'], { solari: 3, garrison: 3, deck: ['dagger'] });
    table.choose('intrigue:reinforcements', 'agent:reconnaissance>arrakeen', 'effect:arrakeen.1');
    // Three from the card, one from the city, two more from the garrison.
    expect(table.keys).toContain('deploy:6');
    expect(table.keys).not.toContain('deploy:7');
  });

  it('reinforcements: on the Reveal turn any of its troops, and no others, may go straight to the conflict', () => {
    const table = plotting(['reinforcements'], { solari: 3, garrison: 2 }).choose(
      'reveal',
      'intrigue:reinforcements',
    );
    expect(table.asks).toBe('deploy');
    expect(table.keys).toEqual(['deploy:0', 'deploy:1', 'deploy:2', 'deploy:3']);
    table.choose('deploy:2');
    expect(table.player(0)).toMatchObject({ garrison: 3, conflict: 2, supply: 7 });
  });

  it('reinforcements: recruits only what the supply has', () => {
    covers('imp-recruit-supply-empty');
    const table = plotting(['reinforcements'], { solari: 3, garrison: 11 }).choose(
      'reveal',
      'intrigue:reinforcements',
    );
    expect(table.keys).toEqual(['deploy:0', 'deploy:1']);
    table.choose('deploy:1');
    expect(table.player(0)).toMatchObject({ garrison: 11, conflict: 1, supply: 0 });
  });
});
