import { describe, expect, it } from 'vitest';
import { catalogOf } from '../../src/content/catalog.js';
import { strengthOf } from '../../src/state.js';
import { uprisingTable } from '../table.js';
import { holding, revealing, sending, upToEnd } from './playing.js';

const deploys = (keys: readonly string[]) => keys.filter((key) => key.startsWith('deploy:'));

describe('recruiting', () => {
  it('upr-recruit: every troop icon moves one troop from the own supply to the own garrison', () => {
    const table = sending('diplomacy', 'sardaukar', { spice: 4, garrison: 1, supply: 11 });
    expect(table.player(0)).toMatchObject({ garrison: 5, supply: 7, conflict: 0 });
    expect(table.happened('troops')).toMatchObject([{ seat: 0, n: 4, from: 'supply', to: 'garrison' }]);
    expect(table.player(1)).toMatchObject({ garrison: 3, supply: 9 });
  });

  it('upr-recruit-supply-empty: what the supply lacks is lost, and an empty supply gives nothing', () => {
    const table = holding(['diplomacy'], { spice: 4, garrison: 4, conflict: 7, supply: 1 });
    upToEnd(table.choose('agent:diplomacy>sardaukar'));
    expect(table.player(0)).toMatchObject({ garrison: 5, supply: 0, conflict: 7 });
    const empty = sending('dagger', 'gather-support', { garrison: 12, supply: 0, solari: 0 });
    expect(empty.player(0)).toMatchObject({ garrison: 12, supply: 0 });
  });

  it('upr-recruit-supply-empty: troops that come back to the supply can be recruited again', () => {
    const table = uprisingTable({
      phase: 'combat',
      first: 0,
      conflict: 'skirmish-desert-mouse',
      players: { 0: { garrison: 5, conflict: 7, supply: 0 } },
    });
    expect(table.player(0)).toMatchObject({ garrison: 5, conflict: 0, supply: 7 });
  });

  it('upr-garrison-no-combat, upr-strength-only-conflict-units: a full garrison has no strength', () => {
    const table = revealing(['dagger'], { garrison: 10, conflict: 0 });
    expect(strengthOf(table.player(0))).toBe(0);
    const one = revealing(['dagger'], { garrison: 8, conflict: 2 });
    expect(strengthOf(one.player(0))).toBe(5);
  });
});

describe('combat spaces', () => {
  const COMBAT = [
    ...['heighliner', 'desert-tactics', 'fremkit', 'arrakeen', 'spice-refinery'],
    ...['research-station', 'sietch-tabr', 'imperial-basin', 'hagga-basin', 'deep-desert'],
  ];
  const RICH = {
    solari: 20,
    spice: 20,
    water: 20,
    influence: { emperor: 2, guild: 2, fremen: 2 },
    garrison: 4,
  } as const;
  /** A card for each space, from the icon of the space. */
  const CARD: Readonly<Record<string, string>> = {
    landsraad: 'dagger',
    city: 'reconnaissance',
    'spice-trade': 'dune-the-desert-planet',
  };
  const { spaces } = catalogOf({ edition: 'uprising' });

  it.each(spaces.map(({ id, icon }) => [id, CARD[icon] ?? 'diplomacy'] as const))(
    'upr-combat-spaces, upr-deploy-at-combat-space, upr-deploy-not-elsewhere: %s',
    (space, card) => {
      const table = upToEnd(sending(card, space, RICH));
      // Deploying is offered at a combat space only, and can always be left out.
      expect(deploys(table.keys).length > 0).toBe(COMBAT.includes(space));
      expect(table.keys).toContain('end');
    },
  );

  it('upr-deploy-at-combat-space: nobody has to deploy', () => {
    const table = sending('diplomacy', 'fremkit', { garrison: 3 }).choose('end');
    expect(table.player(0)).toMatchObject({ conflict: 0, garrison: 3 });
  });

  it('upr-deploy-not-elsewhere: recruits of another space stay in the garrison', () => {
    const table = sending('dagger', 'gather-support', { garrison: 3, solari: 0 });
    expect(table.keys).toEqual(['end']);
    expect(table.choose('end').player(0)).toMatchObject({ garrison: 5, conflict: 0 });
  });

  it('upr-deploy-not-elsewhere: a card may override it for the recruits, but not for the garrison', () => {
    const table = sending('sardaukar-coordination', 'sardaukar', { spice: 4, garrison: 3 });
    expect(deploys(table.keys)).toEqual(['deploy:1', 'deploy:2', 'deploy:3', 'deploy:4']);
  });
});

describe('how many may be deployed', () => {
  it('upr-deploy-garrison-two: without recruits at most 2 from the garrison', () => {
    expect(deploys(sending('diplomacy', 'fremkit', { garrison: 5 }).keys)).toEqual(['deploy:1', 'deploy:2']);
    expect(deploys(sending('diplomacy', 'fremkit', { garrison: 1 }).keys)).toEqual(['deploy:1']);
    expect(deploys(sending('diplomacy', 'fremkit', { garrison: 0 }).keys)).toEqual([]);
  });

  it('upr-deploy-recruited, upr-sym-troop: recruits of the space come on top', () => {
    const table = sending('diplomacy', 'heighliner', { spice: 5, garrison: 4 });
    expect(deploys(table.keys)).toHaveLength(7);
    expect(table.choose('deploy:7').player(0)).toMatchObject({ garrison: 2, conflict: 7 });
  });

  it('upr-deploy-recruited, upr-sym-troop: so do those of the card', () => {
    const table = sending('stilgar-the-devoted', 'fremkit', { garrison: 4 });
    expect(deploys(table.keys)).toHaveLength(4);
    const both = sending('signet-ring', 'arrakeen', { leader: 'gurney-halleck', garrison: 4 });
    expect(deploys(both.keys)).toHaveLength(4);
  });

  it('upr-deploy-recruited: those of a plot or a contract count in the same turn', () => {
    const plot = holding(['diplomacy'], { intrigues: ['shaddams-favor'], garrison: 4 });
    plot.choose('intrigue:shaddams-favor', 'agent:diplomacy>fremkit');
    expect(deploys(plot.keys)).toHaveLength(3);
    const contract = sending(
      'diplomacy',
      'heighliner',
      { spice: 5, garrison: 0, contracts: ['contract-heighliner-troops'] },
      {},
      { choam: true },
    );
    expect(contract.player(0).garrison).toBe(7);
    expect(deploys(contract.keys)).toHaveLength(7);
  });

  it('upr-deploy-recruited: recruits of an earlier turn are garrison troops', () => {
    const table = holding(['dagger', 'diplomacy'], { garrison: 3, solari: 0 }, {}, { confirmTurns: false });
    table.choose('agent:dagger>gather-support', 'reveal');
    while (table.asked !== 0) table.choose(table.keys.includes('reveal') ? 'reveal' : 'end');
    expect(table.player(0).garrison).toBe(5);
    table.choose('agent:diplomacy>fremkit');
    expect(deploys(table.keys)).toEqual(['deploy:1', 'deploy:2']);
  });

  it('upr-deploy-garrison-two: two from the garrison at once or one by one, never a third', () => {
    const table = sending('diplomacy', 'fremkit', { garrison: 5 }).choose('deploy:1');
    expect(table.keys).toEqual(['deploy:1', 'end']);
    expect(table.choose('deploy:1').player(0)).toMatchObject({ conflict: 2, garrison: 3 });
    expect(table.keys).toEqual(['end']);
  });

  it('upr-deploy-quadrant: everybody sees whose units are in the conflict', () => {
    const table = sending(
      'diplomacy',
      'fremkit',
      { garrison: 5 },
      { players: { 1: { conflict: 1, worms: 1 } } },
    );
    table.choose('deploy:2');
    for (const seat of [undefined, 0, 1, 2]) {
      const units = table.view(seat).players.map(({ conflict, worms }) => [conflict, worms]);
      expect(units).toEqual([
        [2, 0],
        [1, 1],
        [0, 0],
      ]);
    }
  });
});

describe('sandworms', () => {
  it('upr-worm-summon-immediate, upr-worm-never-garrison: they go straight to the conflict', () => {
    const table = sending('dune-the-desert-planet', 'deep-desert', { water: 3, hooks: true, garrison: 3 });
    table.choose('option:1');
    expect(table.player(0)).toMatchObject({ worms: 2, conflict: 0, garrison: 3, supply: 9 });
    // They take nothing of the two garrison units.
    expect(deploys(table.keys)).toEqual(['deploy:1', 'deploy:2']);
  });

  it('upr-worm-summon-immediate: on a Reveal turn, without any combat space', () => {
    const table = revealing(['desert-power'], { hooks: true, water: 1 }).choose('option:1');
    expect(table.player(0)).toMatchObject({ worms: 1, water: 0, garrison: 3 });
    expect(table.happened('sandworms')).toMatchObject([{ seat: 0, n: 1 }]);
  });

  it('upr-worm-summon-immediate: the bank never runs out of them', () => {
    const table = sending(
      'dune-the-desert-planet',
      'deep-desert',
      { water: 3, hooks: true, worms: 9 },
      { players: { 1: { worms: 9 }, 2: { worms: 9 } } },
    );
    expect(table.choose('option:1').player(0).worms).toBe(11);
  });

  it('upr-worm-needs-hooks, upr-sym-hooks-condition: without the token there is nothing to choose', () => {
    const table = sending('dune-the-desert-planet', 'hagga-basin', { water: 1 });
    expect(table.player(0)).toMatchObject({ worms: 0, spice: 2 });
    const card = revealing(['desert-power'], { water: 1 });
    expect(card.player(0)).toMatchObject({ worms: 0, water: 1 });
    expect(card.state.turn?.persuasion).toBe(2);
  });

  it('upr-worm-needs-hooks: the token of another player does not help', () => {
    const table = sending(
      'dune-the-desert-planet',
      'hagga-basin',
      { water: 1 },
      { players: { 1: { hooks: true } } },
    );
    expect(table.player(0)).toMatchObject({ worms: 0, spice: 2 });
  });

  it('upr-worm-needs-hooks: an effect that does not show the hooks needs none', () => {
    const table = holding(['dagger'], { intrigues: ['unexpected-allies'], water: 2, hooks: false });
    table.choose('intrigue:unexpected-allies', 'skip');
    expect(table.player(0)).toMatchObject({ worms: 1, water: 0, hooks: false });
  });

  it('upr-worm-needs-hooks: the hooks are not spent', () => {
    const table = sending('dune-the-desert-planet', 'hagga-basin', { water: 1, hooks: true }).choose(
      'option:1',
    );
    expect(table.player(0)).toMatchObject({ worms: 1, hooks: true });
  });
});

describe('ruling deployment-moment', () => {
  const chani = (me: object) =>
    sending('chani-clever-tactician', 'sietch-tabr', { influence: { fremen: 2 }, garrison: 2, ...me });

  it('deployment may come before a mandatory choice: Chani draws before Sietch Tabr is decided', () => {
    const table = chani({ conflict: 1 });
    expect(table.keys).toEqual(['effect:sietch-tabr.0', 'deploy:1', 'deploy:2']);
    table.choose('deploy:2', 'effect:chani-clever-tactician.0');
    expect(table.player(0).intrigues).toHaveLength(1);
    table.choose('effect:sietch-tabr.0', 'option:0');
    expect(table.player(0)).toMatchObject({ hooks: true, garrison: 1, conflict: 3 });
    expect(table.keys).toContain('deploy:1');
  });

  it('where no deployment could change anything the lone choice is asked at once', () => {
    expect(chani({ conflict: 0 }).keys).toEqual(['option:0', 'option:1']);
    expect(sending('maker-keeper', 'sietch-tabr', { influence: { fremen: 2 }, conflict: 1 }).keys).toEqual([
      'option:0',
      'option:1',
    ]);
  });

  it('the deployment of a turn may be made in parts, up to the same limit', () => {
    const table = uprisingTable({
      turn: 0,
      conflict: 'skirmish-crysknife',
      players: {
        0: {
          hand: ['reconnaissance', 'dagger'],
          deck: ['dagger'],
          garrison: 4,
          intrigues: ['mercenaries'],
          solari: 3,
        },
      },
    });
    table.choose('agent:reconnaissance>arrakeen', 'effect:arrakeen.1', 'deploy:2');
    expect(table.player(0)).toMatchObject({ conflict: 2, garrison: 3 });
    expect(table.keys).toContain('deploy:1');
    expect(table.keys).not.toContain('deploy:2');
    // Two more recruits widen what is left of the limit.
    table.choose('intrigue:mercenaries', 'deploy:3');
    expect(table.player(0)).toMatchObject({ conflict: 5, garrison: 2 });
    expect(table.keys).not.toContain('deploy:1');
  });
});
