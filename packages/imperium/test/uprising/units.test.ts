import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { catalogOf } from '../../src/content/catalog.js';
import { strengthOf } from '../../src/state.js';
import { uprisingTable } from '../table.js';
import { holding, revealing, sending, upToEnd } from './playing.js';

const deploys = (keys: readonly string[]) => keys.filter((key) => key.startsWith('deploy:'));

describe('recruiting', () => {
  it('every troop icon moves one troop from the own supply to the own garrison', () => {
    covers('upr-recruit');
    const table = sending('diplomacy', 'sardaukar', { spice: 4, garrison: 1, supply: 11 });
    expect(table.player(0)).toMatchObject({ garrison: 5, supply: 7, conflict: 0 });
    expect(table.happened('troops')).toMatchObject([{ seat: 0, n: 4, from: 'supply', to: 'garrison' }]);
    expect(table.player(1)).toMatchObject({ garrison: 3, supply: 9 });
  });

  it('what the supply lacks is lost, and an empty supply gives nothing', () => {
    covers('upr-recruit-supply-empty');
    const table = holding(['diplomacy'], { spice: 4, garrison: 4, conflict: 7, supply: 1 });
    upToEnd(table.choose('agent:diplomacy>sardaukar'));
    expect(table.player(0)).toMatchObject({ garrison: 5, supply: 0, conflict: 7 });
    const empty = sending('dagger', 'gather-support', { garrison: 12, supply: 0, solari: 0 });
    expect(empty.player(0)).toMatchObject({ garrison: 12, supply: 0 });
  });

  it('troops that come back to the supply can be recruited again', () => {
    covers('upr-recruit-supply-empty');
    const table = uprisingTable({
      phase: 'combat',
      first: 0,
      conflict: 'skirmish-desert-mouse',
      players: { 0: { garrison: 5, conflict: 7, supply: 0 } },
    });
    expect(table.player(0)).toMatchObject({ garrison: 5, conflict: 0, supply: 7 });
  });

  it('a full garrison has no strength', () => {
    covers('upr-garrison-no-combat', 'upr-strength-only-conflict-units');
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

  it.each(spaces.map(({ id, icon }) => [id, CARD[icon] ?? 'diplomacy'] as const))('%s', (space, card) => {
    covers('upr-combat-spaces', 'upr-deploy-at-combat-space', 'upr-deploy-not-elsewhere');
    const table = upToEnd(sending(card, space, RICH));
    // Deploying is offered at a combat space only, and can always be left out.
    expect(deploys(table.keys).length > 0).toBe(COMBAT.includes(space));
    expect(table.keys).toContain('end');
  });

  it('nobody has to deploy', () => {
    covers('upr-deploy-at-combat-space');
    const table = sending('diplomacy', 'fremkit', { garrison: 3 }).choose('end');
    expect(table.player(0)).toMatchObject({ conflict: 0, garrison: 3 });
  });

  it('recruits of another space stay in the garrison', () => {
    covers('upr-deploy-not-elsewhere');
    const table = sending('dagger', 'gather-support', { garrison: 3, solari: 0 });
    expect(table.keys).toEqual(['end']);
    expect(table.choose('end').player(0)).toMatchObject({ garrison: 5, conflict: 0 });
  });

  it('a card may override it for the recruits, but not for the garrison', () => {
    covers('upr-deploy-not-elsewhere');
    const table = sending('sardaukar-coordination', 'sardaukar', { spice: 4, garrison: 3 });
    expect(deploys(table.keys)).toEqual(['deploy:1', 'deploy:2', 'deploy:3', 'deploy:4']);
  });
});

describe('how many may be deployed', () => {
  it('without recruits at most 2 from the garrison', () => {
    covers('upr-deploy-garrison-two');
    expect(deploys(sending('diplomacy', 'fremkit', { garrison: 5 }).keys)).toEqual(['deploy:1', 'deploy:2']);
    expect(deploys(sending('diplomacy', 'fremkit', { garrison: 1 }).keys)).toEqual(['deploy:1']);
    expect(deploys(sending('diplomacy', 'fremkit', { garrison: 0 }).keys)).toEqual([]);
  });

  it('recruits of the space come on top', () => {
    covers('upr-deploy-recruited', 'upr-sym-troop');
    const table = sending('diplomacy', 'heighliner', { spice: 5, garrison: 4 });
    expect(deploys(table.keys)).toHaveLength(7);
    expect(table.choose('deploy:7').player(0)).toMatchObject({ garrison: 2, conflict: 7 });
  });

  it('so do those of the card', () => {
    covers('upr-deploy-recruited', 'upr-sym-troop');
    const table = sending('stilgar-the-devoted', 'fremkit', { garrison: 4 });
    expect(deploys(table.keys)).toHaveLength(4);
    const both = sending('signet-ring', 'arrakeen', { leader: 'gurney-halleck', garrison: 4 });
    expect(deploys(both.keys)).toHaveLength(4);
  });

  it('those of a plot or a contract count in the same turn', () => {
    covers('upr-deploy-recruited');
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

  it('recruits of an earlier turn are garrison troops', () => {
    covers('upr-deploy-recruited');
    const table = holding(['dagger', 'diplomacy'], { garrison: 3, solari: 0 }, {}, { confirmTurns: false });
    table.choose('agent:dagger>gather-support', 'reveal');
    while (table.asked !== 0) table.choose(table.keys.includes('reveal') ? 'reveal' : 'end');
    expect(table.player(0).garrison).toBe(5);
    table.choose('agent:diplomacy>fremkit');
    expect(deploys(table.keys)).toEqual(['deploy:1', 'deploy:2']);
  });

  it('two from the garrison at once or one by one, never a third', () => {
    covers('upr-deploy-garrison-two');
    const table = sending('diplomacy', 'fremkit', { garrison: 5 }).choose('deploy:1');
    expect(table.keys).toEqual(['deploy:1', 'end']);
    expect(table.choose('deploy:1').player(0)).toMatchObject({ conflict: 2, garrison: 3 });
    expect(table.keys).toEqual(['end']);
  });

  it('everybody sees whose units are in the conflict', () => {
    covers('upr-deploy-quadrant');
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
  it('they go straight to the conflict', () => {
    covers('upr-worm-summon-immediate', 'upr-worm-never-garrison');
    const table = sending('dune-the-desert-planet', 'deep-desert', { water: 3, hooks: true, garrison: 3 });
    table.choose('option:1');
    expect(table.player(0)).toMatchObject({ worms: 2, conflict: 0, garrison: 3, supply: 9 });
    // They take nothing of the two garrison units.
    expect(deploys(table.keys)).toEqual(['deploy:1', 'deploy:2']);
  });

  it('on a Reveal turn, without any combat space', () => {
    covers('upr-worm-summon-immediate');
    const table = revealing(['desert-power'], { hooks: true, water: 1 }).choose('option:1');
    expect(table.player(0)).toMatchObject({ worms: 1, water: 0, garrison: 3 });
    expect(table.happened('sandworms')).toMatchObject([{ seat: 0, n: 1 }]);
  });

  it('the bank never runs out of them', () => {
    covers('upr-worm-summon-immediate');
    const table = sending(
      'dune-the-desert-planet',
      'deep-desert',
      { water: 3, hooks: true, worms: 9 },
      { players: { 1: { worms: 9 }, 2: { worms: 9 } } },
    );
    expect(table.choose('option:1').player(0).worms).toBe(11);
  });

  it('without the token there is nothing to choose', () => {
    covers('upr-worm-needs-hooks', 'upr-sym-hooks-condition');
    const table = sending('dune-the-desert-planet', 'hagga-basin', { water: 1 });
    expect(table.player(0)).toMatchObject({ worms: 0, spice: 2 });
    const card = revealing(['desert-power'], { water: 1 });
    expect(card.player(0)).toMatchObject({ worms: 0, water: 1 });
    expect(card.state.turn?.persuasion).toBe(2);
  });

  it('the token of another player does not help', () => {
    covers('upr-worm-needs-hooks');
    const table = sending(
      'dune-the-desert-planet',
      'hagga-basin',
      { water: 1 },
      { players: { 1: { hooks: true } } },
    );
    expect(table.player(0)).toMatchObject({ worms: 0, spice: 2 });
  });

  it('an effect that does not show the hooks needs none', () => {
    covers('upr-worm-needs-hooks');
    const table = holding(['dagger'], { intrigues: ['unexpected-allies'], water: 2, hooks: false });
    table.choose('intrigue:unexpected-allies', 'skip');
    expect(table.player(0)).toMatchObject({ worms: 1, water: 0, hooks: false });
  });

  it('the hooks are not spent', () => {
    covers('upr-worm-needs-hooks');
    const table = sending('dune-the-desert-planet', 'hagga-basin', { water: 1, hooks: true }).choose(
      'option:1',
    );
    expect(table.player(0)).toMatchObject({ worms: 1, hooks: true });
  });
});

describe('the moment of deployment', () => {
  covers('ruling-upr-deployment-moment');
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
