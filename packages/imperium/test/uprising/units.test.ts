import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { holding, revealing, sending } from './playing.js';

const deploys = (keys: readonly string[]) => keys.filter((key) => key.startsWith('deploy:'));

describe('deploying', () => {
  it('a card may send the recruits from elsewhere, but not the garrison', () => {
    covers('upr-deploy-not-elsewhere');
    const table = sending('sardaukar-coordination', 'sardaukar', { spice: 4, garrison: 3 });
    expect(deploys(table.keys)).toEqual(['deploy:1', 'deploy:2', 'deploy:3', 'deploy:4']);
  });

  it('recruits of a contract count in the same turn', () => {
    covers('upr-deploy-recruited');
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
});
