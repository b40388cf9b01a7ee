import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { catalogOf } from '../../src/content/catalog.js';
import { Table } from '../table.js';
import { holding } from './holding.js';

const COMBAT_SPACES = [
  'arrakeen',
  'carthag',
  'research-station',
  'sietch-tabr',
  'the-great-flat',
  'hagga-basin',
  'imperial-basin',
  'heighliner',
  'hardy-warriors',
  'stillsuits',
];

/** The numbers of troops that may be deployed now. */
function deployable(table: Table): number[] {
  return table.keys.filter((key) => key.startsWith('deploy:')).map((key) => Number(key.slice(7)));
}

function upTo(n: number): number[] {
  return Array.from({ length: n }, (_, i) => i + 1);
}

describe('recruiting', () => {
  it('every symbol moves one troop from the supply to the garrison', () => {
    covers('imp-recruit-troop');
    const table = new Table({ turn: 0, players: { 0: { solari: 4, garrison: 3, hand: ['dagger'] } } });
    table.choose('agent:dagger>rally-troops');
    expect(table.player(0)).toMatchObject({ garrison: 7, supply: 5, conflict: 0 });
    expect(table.happened('troops')).toEqual([
      { event: 'troops', seat: 0, n: 4, from: 'supply', to: 'garrison', source: 'space:rally-troops' },
    ]);
  });

  it('with two in the supply, two of four are recruited and the rest is lost', () => {
    covers('imp-recruit-supply-empty');
    const table = new Table({
      turn: 0,
      players: {
        0: { solari: 4, garrison: 6, conflict: 4, hand: ['dagger', 'reconnaissance'] },
        1: { hasRevealed: true },
        2: { hasRevealed: true },
      },
    });
    table.choose('agent:dagger>rally-troops');
    expect(table.player(0)).toMatchObject({ solari: 0, garrison: 8, supply: 0, conflict: 4 });
    table.choose('agent:reconnaissance>arrakeen');
    expect(table.player(0)).toMatchObject({ garrison: 8, supply: 0, conflict: 4 });
  });

  it('an empty supply does not close the space', () => {
    covers('imp-recruit-supply-empty');
    const table = new Table({ turn: 0, players: { 0: { solari: 4, garrison: 12, hand: ['dagger'] } } });
    table.choose('agent:dagger>rally-troops');
    expect(table.player(0)).toMatchObject({ solari: 0, garrison: 12 });
    expect(table.asked).toBe(1);
  });

  it('troops that came back to the supply can be recruited again', () => {
    covers('imp-recruit-supply-empty');
    const table = new Table({
      phase: 'combat',
      first: 2,
      conflict: 'skirmish-b',
      players: { 0: { garrison: 8, conflict: 4, solari: 4, hand: ['dagger'], deck: [] } },
    });
    expect(table.player(0)).toMatchObject({ garrison: 8, supply: 4, conflict: 0 });
    expect(table.asked).toBe(0);
    table.choose('agent:dagger>rally-troops');
    expect(table.player(0)).toMatchObject({ garrison: 12, supply: 0 });
  });

  it('with an empty supply the limit stays at two from the garrison', () => {
    covers('imp-recruit-not-from-garrison');
    const table = new Table({ turn: 0, players: { 0: { spice: 6, garrison: 12, hand: ['diplomacy'] } } });
    table.choose('agent:diplomacy>heighliner');
    expect(deployable(table)).toEqual([1, 2]);
  });

  it('only real recruits raise the limit', () => {
    covers('imp-recruit-not-from-garrison');
    const table = new Table({
      turn: 0,
      players: { 0: { spice: 6, garrison: 9, conflict: 2, hand: ['diplomacy'] } },
    });
    table.choose('agent:diplomacy>heighliner');
    expect(table.player(0)).toMatchObject({ garrison: 10, supply: 0 });
    expect(deployable(table)).toEqual([1, 2, 3]);
  });
});

describe('the garrison', () => {
  it('troops there win nothing', () => {
    covers('imp-garrison-no-reward');
    const table = new Table({
      phase: 'combat',
      first: 0,
      conflict: 'skirmish-b',
      players: {
        0: { garrison: 12, swords: 9, points: 1 },
        1: { conflict: 1, points: 1 },
        2: { garrison: 5 },
      },
    });
    expect(table.happened('reward').map(({ seat, place }) => [seat, place])).toEqual([[1, 1]]);
    expect(table.player(0).points).toBe(1);
    expect(table.player(1).points).toBe(2);
    expect(table.happened('combat')[0]?.strengths).toEqual([0, 2, 0]);
  });

  it('one troop in the conflict is enough to take part', () => {
    covers('imp-garrison-no-reward');
    const table = new Table({
      phase: 'combat',
      first: 0,
      conflict: 'skirmish-b',
      players: { 0: { garrison: 11, conflict: 1, swords: 9 }, 1: { conflict: 1 } },
    });
    expect(table.happened('combat')[0]?.winner).toBe(0);
  });
});

describe('combat spaces', () => {
  const visit = (space: string) =>
    new Table({
      turn: 0,
      players: {
        0: {
          solari: 9,
          spice: 9,
          water: 5,
          influence: { fremen: 2 },
          garrison: 2,
          hand: ['foldspace'],
          deck: ['dagger', 'dagger', 'diplomacy', 'reconnaissance', 'seek-allies'],
        },
      },
    }).choose(`agent:foldspace>${space}`);

  it.each(COMBAT_SPACES)('%s opens the conflict', (space) => {
    covers('imp-combat-space-list', 'imp-deploy-when-combat-space');
    const table = visit(space);
    while (!table.keys.includes('end')) table.choose(table.keys[0] ?? '');
    table.choose('deploy:2');
    expect(table.player(0).conflict).toBe(2);
  });

  it('the twelve other spaces do not', () => {
    covers('imp-combat-space-list', 'imp-deploy-not-on-other-spaces');
    const others = catalogOf({ edition: 'base' }).spaces.filter(({ id }) => !COMBAT_SPACES.includes(id));
    expect(others).toHaveLength(12);
    for (const { id } of others) {
      const table = visit(id);
      const asked: string[] = [];
      while (table.asked === 0) {
        asked.push(...table.keys);
        table.choose(table.keys.at(-1) ?? '');
      }
      expect(
        asked.filter((key) => key.startsWith('deploy')),
        id,
      ).toEqual([]);
      expect(table.player(0).conflict, id).toBe(0);
    }
  });

  it('nobody has to deploy', () => {
    covers('imp-deploy-when-combat-space');
    const table = visit('stillsuits').choose('end');
    expect(table.player(0)).toMatchObject({ garrison: 2, conflict: 0 });
    expect(table.asked).toBe(1);
  });

  it('without a troop there is nothing to ask', () => {
    covers('imp-deploy-when-combat-space');
    const table = new Table({ turn: 0, players: { 0: { garrison: 0, hand: ['diplomacy'] } } });
    table.choose('agent:diplomacy>stillsuits');
    expect(table.asked).toBe(1);
  });
});

describe('how many may be deployed', () => {
  it('three in the garrison and two recruits make four, not five', () => {
    covers('imp-deploy-limit');
    const table = new Table({ turn: 0, players: { 0: { water: 1, garrison: 3, hand: ['diplomacy'] } } });
    table.choose('agent:diplomacy>hardy-warriors');
    expect(table.keys).toEqual(['deploy:1', 'deploy:2', 'deploy:3', 'deploy:4', 'end']);
    table.choose('deploy:4');
    expect(table.player(0)).toMatchObject({ garrison: 1, conflict: 4 });
  });

  it.each([
    [0, 2],
    [1, 3],
    [2, 4],
    [3, 4],
    [10, 4],
  ])('a garrison of %i and two recruits allow up to %i', (garrison, limit) => {
    covers('imp-deploy-limit');
    const table = new Table({ turn: 0, players: { 0: { water: 1, garrison, hand: ['diplomacy'] } } });
    expect(deployable(table.choose('agent:diplomacy>hardy-warriors'))).toEqual(upTo(limit));
  });

  it('recruits that are not deployed stay in the garrison', () => {
    covers('imp-deploy-rest-to-garrison');
    const table = new Table({ turn: 0, players: { 0: { spice: 6, garrison: 1, hand: ['diplomacy'] } } });
    table.choose('agent:diplomacy>heighliner', 'deploy:2');
    expect(table.player(0)).toMatchObject({ garrison: 4, conflict: 2, supply: 6 });
  });

  it('what was not deployed cannot be made up for on a later turn', () => {
    covers('imp-deploy-before-turn-end');
    const table = new Table({
      turn: 0,
      players: {
        0: { water: 1, garrison: 3, hand: ['diplomacy', 'dagger'], intrigues: ['ambush'] },
        1: { hasRevealed: true },
        2: { hasRevealed: true },
      },
    });
    table.choose('agent:diplomacy>hardy-warriors', 'deploy:1');
    expect(deployable(table)).toEqual(upTo(3));
    table.choose('end', 'agent:dagger>hall-of-oratory');
    expect(deployable(table)).toEqual([]);
    expect(table.player(0)).toMatchObject({ garrison: 5, conflict: 1 });
  });

  it('recruits of an earlier turn count as garrison', () => {
    covers('imp-deploy-before-turn-end');
    const table = new Table({
      turn: 0,
      players: {
        0: { solari: 4, garrison: 0, hand: ['diplomacy', 'dagger'] },
        1: { hasRevealed: true },
        2: { hasRevealed: true },
      },
    });
    table.choose('agent:dagger>rally-troops', 'agent:diplomacy>stillsuits');
    expect(deployable(table)).toEqual([1, 2]);
  });
});

describe('every recruit of the turn counts', () => {
  covers('imp-deploy-recruits-any-source');
  const base = { garrison: 4, solari: 3 };

  it('of the space and the card', () => {
    const table = new Table({ turn: 0, players: { 0: { ...base, hand: ['arrakis-recruiter'] } } });
    table.choose('agent:arrakis-recruiter>arrakeen');
    expect(deployable(table)).toEqual(upTo(4));
  });

  it.each(['before', 'after'])('of a plot played %s the agent is sent', (when) => {
    const players = { 0: { ...base, hand: ['diplomacy'], intrigues: ['reinforcements'] } };
    const steps = ['intrigue:reinforcements', 'agent:diplomacy>stillsuits'];
    const table = new Table({ turn: 0, players });
    table.choose(...(when === 'before' ? steps : steps.reverse()));
    expect(deployable(table)).toEqual(upTo(5));
  });

  it('of the own leader', () => {
    const players = { 0: { ...base, leader: 'glossu-the-beast-rabban', hand: ['signet-ring'] } };
    const table = new Table(
      { turn: 0, players },
      { leaders: ['helena-richese', 'paul-atreides', 'earl-memnon-thorvald'] },
    );
    table.choose('agent:signet-ring>imperial-basin');
    expect(deployable(table)).toEqual(upTo(3));
  });

  it('of an influence track', () => {
    const players = {
      0: { ...base, influence: { emperor: 3 }, hand: ['diplomacy'], intrigues: ['favored-subject'] },
    };
    const table = new Table({ turn: 0, players });
    table.choose('agent:diplomacy>stillsuits');
    expect(deployable(table)).toEqual([1, 2]);
    table.choose('intrigue:favored-subject');
    expect(deployable(table)).toEqual(upTo(4));
  });
});

describe('deployment lasts until the turn ends', () => {
  covers('faq-deploy-any-recruit');
  it('two from the garrison go at once or one by one, never a third', () => {
    const table = holding(['dune-the-desert-planet'], { garrison: 5 });
    table.choose('agent:dune-the-desert-planet>imperial-basin', 'deploy:1');
    expect(deployable(table)).toEqual([1]);
    table.choose('deploy:1');
    expect(table.keys).toEqual(['end']);
    expect(table.player(0)).toMatchObject({ garrison: 3, conflict: 2 });
  });

  it('Reinforcements played after a first deployment may follow it', () => {
    const table = holding(['diplomacy'], { garrison: 4, solari: 3, intrigues: ['reinforcements'] });
    table.choose('agent:diplomacy>stillsuits', 'deploy:2');
    expect(deployable(table)).toEqual([]);
    table.choose('intrigue:reinforcements');
    expect(deployable(table)).toEqual(upTo(3));
    table.choose('deploy:3');
    expect(table.player(0)).toMatchObject({ garrison: 2, conflict: 5, supply: 5 });
  });

  it('so may the troops of the Emperor that the Baron’s Masterstroke brings', () => {
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
  it('however many were recruited', () => {
    covers('imp-deploy-not-on-other-spaces');
    const table = new Table({
      turn: 0,
      players: { 0: { solari: 7, garrison: 5, hand: ['dagger'], intrigues: ['reinforcements'] } },
    });
    table.choose('intrigue:reinforcements', 'agent:dagger>rally-troops');
    expect(table.asked).toBe(1);
    expect(table.player(0)).toMatchObject({ garrison: 12, conflict: 0 });
  });

  it('unless a card says so', () => {
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
