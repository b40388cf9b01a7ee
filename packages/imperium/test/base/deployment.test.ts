import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { Table } from '../table.js';
import { holding } from './holding.js';

/** The numbers of troops that may be deployed now. */
function deployable(table: Table): number[] {
  return table.keys.filter((key) => key.startsWith('deploy:')).map((key) => Number(key.slice(7)));
}

function upTo(n: number): number[] {
  return Array.from({ length: n }, (_, i) => i + 1);
}

describe('deployment lasts until the turn ends', () => {
  covers('faq-deploy-any-recruit');
  it('troops of the Emperor that the Baron’s Masterstroke brings may follow', () => {
    const me = {
      leader: 'baron-vladimir-harkonnen',
      tokens: ['emperor' as const, 'guild' as const],
      influence: { emperor: 3 },
      water: 1,
      garrison: 2,
    };
    const table = holding(['diplomacy'], me).choose('agent:diplomacy>hardy-warriors', 'deploy:4');
    expect(table.player(0)).toMatchObject({ tokensShown: true, garrison: 2, conflict: 4 });
    expect(deployable(table)).toEqual(upTo(2));
  });

  it('an effect that must be carried out does not have to come first', () => {
    const table = holding(['gurney-halleck'], { garrison: 1, intrigues: ['ambush'] });
    table.choose('agent:gurney-halleck>carthag');
    expect(table.keys).toContain('effect:gurney-halleck.1');
    expect(deployable(table)).toEqual(upTo(4));
    table.choose('deploy:4');
    expect(table.keys).not.toContain('end');
    expect(table.player(0)).toMatchObject({ garrison: 0, conflict: 4 });
  });
});

describe('elsewhere', () => {
  it('troops go only if a card says so', () => {
    covers('imp-deploy-not-on-other-spaces');
    const table = new Table({
      turn: 0,
      players: { 0: { garrison: 5, hand: ['dagger'], intrigues: ['rapid-mobilization'] } },
    });
    table.choose('agent:dagger>hall-of-oratory', 'intrigue:rapid-mobilization', 'deploy:6');
    expect(table.player(0)).toMatchObject({ garrison: 0, conflict: 6 });
  });
});

describe('the examples of the rulebook', () => {
  it('two of three garrison troops go to the conflict', () => {
    covers('imp-deploy-example-serhiy');
    const table = new Table({ turn: 0, players: { 0: { garrison: 3, hand: ['dune-the-desert-planet'] } } });
    table.choose('agent:dune-the-desert-planet>imperial-basin');
    expect(deployable(table)).toEqual([1, 2]);
    table.choose('deploy:2');
    expect(table.player(0)).toMatchObject({ spice: 1, garrison: 1, conflict: 2, supply: 9 });
  });

  it.each([
    [1, 3],
    [2, 4],
  ])('with %i in the garrison she deploys %i', (garrison, all) => {
    covers('imp-deploy-example-olha');
    const table = new Table({
      turn: 0,
      first: 0,
      control: { carthag: 1 },
      players: { 0: { water: 1, garrison, hand: ['duncan-idaho'], deck: ['dagger'] }, 1: { solari: 0 } },
    });
    table.choose('agent:duncan-idaho>carthag');
    expect(table.player(1).solari).toBe(1);
    table.choose('effect:carthag.1', 'effect:duncan-idaho.0');
    expect(table.player(0)).toMatchObject({ water: 0, hand: ['dagger'], garrison: garrison + 2 });
    expect(table.player(0).intrigues).toHaveLength(1);
    expect(deployable(table)).toEqual(upTo(all));
    table.choose(`deploy:${all}`);
    expect(table.player(0)).toMatchObject({ garrison: 0, conflict: all });
  });

  it('the four troops of Rally Troops stay in the garrison', () => {
    covers('imp-deploy-example-andriy');
    const table = new Table({
      turn: 0,
      players: { 0: { solari: 4, garrison: 0, hand: ['bene-gesserit-initiate'], deck: ['dagger'] } },
    });
    table.choose('agent:bene-gesserit-initiate>rally-troops');
    expect(table.player(0)).toMatchObject({ solari: 0, hand: ['dagger'], garrison: 4, conflict: 0 });
    expect(table.asked).toBe(1);
  });
});
