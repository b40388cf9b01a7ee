import { describe, expect, it } from 'vitest';
import { Table } from './table.js';

/** Harkonnen wait at the pole and Atreides in Windgap, both ready to move. */
const QUIET = {
  clear: true,
  areas: {
    'north-pole': { harkonnen: { regular: 3, generic: 1 } },
    windgap: { atreides: { regular: 3, generic: 1 } },
  },
} as const;

describe('turns', () => {
  it('alternate, the Atreides first: arr-actions-alternate-atreides-first, arr-turn-passes-to-opponent', () => {
    const table = new Table({ ...QUIET });
    expect(table.asked).toBe('atreides');
    table.choose('die:mentat', '?act:mentat-draw', 'skip');
    expect(table.asked).toBe('harkonnen');
    table.choose('die:mentat', '?act:mentat-draw', 'skip');
    expect(table.asked).toBe('atreides');
  });

  it('offer a die for its action, any die for a card, and nothing for passing: arr-turn-options, arr-turn-no-pass, arr-turn-one-option-of-result, arr-turn-one-option-example', () => {
    const table = new Table({ ...QUIET, atreides: { hand: ['war-plan'] } });
    expect(table.keys).toEqual([
      'die:leadership',
      'die:strategy',
      'die:deployment',
      'die:mentat',
      'card:war-plan',
    ]);
    table.choose('die:strategy');
    // Nobody is near enough to be attacked.
    expect(table.keys).toEqual(['act:strategy-move', 'leader:stilgar']);
    expect(table.refused('action:strategy-attack')).toBe('no-effect');
    table.choose('act:strategy-move');
    expect(table.asks).toBe('move-legion');
  });

  it('spend any die for a planning card, which is then discarded faceup: arr-turn-card-any-die, arr-turn-card-then-discard, arr-turn-spent-die-to-used, arr-planning-cards-only-action-phase, arr-planning-cards-discard-faceup', () => {
    const table = new Table({ ...QUIET, atreides: { hand: ['stillsuits'] } });
    table.choose('card:stillsuits');
    expect(table.asks).toBe('spend-die');
    expect(table.keys).toEqual(['die:leadership', 'die:strategy', 'die:deployment', 'die:mentat']);
    table.choose('die:deployment', 'skip');
    expect(table.faction('atreides').dice.deployment).toBe(0);
    expect(table.faction('atreides').used).toBe(1);
    expect(table.faction('atreides').discards.fremen).toEqual(['stillsuits']);
    expect(table.view(undefined).factions.atreides.discards.fremen).toEqual(['stillsuits']);
  });

  it('may do nothing with what they have paid for: arr-effects-optional, arr-effects-optional-spent-anyway', () => {
    const table = new Table({ ...QUIET, atreides: { hand: ['hieregs'] } });
    table.choose('card:hieregs', 'die:mentat', 'skip', 'skip', 'skip');
    expect(table.asked).toBe('harkonnen');
    expect(table.faction('atreides').used).toBe(1);
    expect(table.faction('atreides').hand).toEqual([]);
    expect(table.legion('atreides', 'windgap')).toEqual({ regular: 3, generic: 1 });
  });

  it('may take only one part of an effect: arr-effects-optional-example', () => {
    const position = {
      ...QUIET,
      turn: 'harkonnen' as const,
      harkonnen: { hand: ['full-control-of-the-air'] },
    };
    const placed = new Table(position).choose('card:full-control-of-the-air', 'die:mentat');
    placed.choose('zone:air-central-n', 'skip', 'skip');
    expect(placed.state.air['air-central-n']).toBe('ornithopter');
    const moved = new Table(position).choose('card:full-control-of-the-air', 'die:mentat', 'skip', 'skip');
    moved.choose('legion@north-pole', 'to@wind-pass', 'all');
    expect(moved.legion('harkonnen', 'wind-pass')).toEqual({ regular: 3, generic: 1 });
  });

  it('end with the last Harkonnen die, whatever the Atreides have left: arr-action-phase-ends-last-harkonnen-die, arr-summary-action-phase-end', () => {
    const table = new Table({ ...QUIET, turn: 'harkonnen', harkonnen: { dice: { mentat: 1 } } });
    table.choose('die:mentat', '?act:mentat-draw', 'skip');
    expect(table.state.phase).not.toBe('actions');
    expect(table.happened('phase').map((event) => event.phase)).toContain('hazards');
  });
});

describe('Strategy and Leadership', () => {
  it('move two legions, or attack with one: arr-strategy-move-2, arr-strategy-attack-1', () => {
    const table = new Table({
      clear: true,
      areas: {
        windgap: { atreides: { regular: 1 } },
        'habbanya-ridge': { atreides: { regular: 1 } },
        'hobars-gap': { atreides: { regular: 1 } },
        'central-sw-3': { harkonnen: { regular: 1 } },
      },
    });
    table.choose('die:strategy', 'act:strategy-move', 'legion@windgap', 'to@central-sw-5');
    table.choose('legion@habbanya-ridge', 'to@outer-sw-2');
    expect(table.asked).toBe('harkonnen');
    const attack = new Table({
      clear: true,
      areas: { windgap: { atreides: { regular: 1 } }, 'central-sw-3': { harkonnen: { regular: 1 } } },
    });
    attack.choose('die:strategy', 'act:strategy-attack', 'legion@windgap');
    expect(attack.happened('attack')).toMatchObject([
      { from: 'windgap', area: 'central-sw-3', surprise: false },
    ]);
  });

  it('Leadership moves legions with leaders and attacks by surprise with one: arr-leadership-move-2, arr-leadership-surprise-attack', () => {
    const areas = {
      windgap: { atreides: { regular: 1, generic: 1 } },
      'habbanya-ridge': { atreides: { regular: 1, generic: 1 } },
      'hobars-gap': { atreides: { regular: 1 } },
      'central-sw-3': { harkonnen: { regular: 1 } },
      'central-se-4': { harkonnen: { regular: 1 } },
    };
    const table = new Table({ clear: true, areas });
    table.choose('die:leadership', 'act:leadership-move');
    expect(table.keys).toEqual(['legion@windgap', 'legion@habbanya-ridge', 'skip']);
    expect(table.refused('area:hobars-gap')).toBe('needs-leader');
    table.choose('legion@windgap', 'to@central-sw-6', 'legion@habbanya-ridge', 'to@outer-sw-2');
    expect(table.asked).toBe('harkonnen');
    const attack = new Table({ clear: true, areas });
    attack.choose('die:leadership', 'act:leadership-attack');
    expect(attack.keys).toEqual(['legion@windgap', 'skip']);
    attack.choose('legion@windgap');
    expect(attack.happened('attack')).toMatchObject([{ surprise: true }]);
  });
});

describe('Deployment', () => {
  it('of the Atreides draws a token, shows it to them, then puts it with a leader in a sietch: arr-deployment-atreides, arr-deployment-atreides-random-look, arr-deployment-atreides-sietch-only, arr-deploy-definition', () => {
    const table = new Table({
      clear: true,
      areas: { windgap: { atreides: { regular: 1, named: ['stilgar'] } } },
    });
    table.choose('die:deployment', '?act:deployment-deploy');
    const [token] = table.state.tokenSupply.slice(-1);
    expect(table.view(0).faces).toHaveProperty([token as string]);
    expect(table.view(1).faces).not.toHaveProperty([token as string]);
    expect(table.keys).toHaveLength(10);
    expect(table.keys).toContain('leader@windgap');
    table.choose('deploy@gara-kulon');
    expect(table.legion('atreides', 'gara-kulon')).toEqual({ tokens: 1 });
    // Stilgar is on the board already: he can be placed, but not deployed.
    expect(table.keys).toEqual([
      'bring:naib@supply',
      'bring:paul-atreides@aside',
      'bring:lady-jessica@aside',
      'skip',
    ]);
    table.choose('bring:paul-atreides@aside');
    expect(table.legion('atreides', 'gara-kulon')).toEqual({ tokens: 1, named: ['paul-atreides'] });
  });

  it('of the Atreides brings only a leader when the tokens are used up: arr-deployment-token-supply-empty', () => {
    const table = new Table({
      clear: true,
      tokenSupply: [],
      areas: { windgap: { atreides: { regular: 1 } } },
    });
    table.choose('die:deployment', '?act:deployment-deploy');
    expect(table.keys).toEqual(['leader@windgap', 'skip']);
    table.choose('leader@windgap', 'bring:naib@supply');
    expect(table.legion('atreides', 'windgap')).toEqual({ regular: 1, generic: 1 });
  });

  it('of the Harkonnen puts three regulars and a leader in settlements: arr-deployment-harkonnen, arr-deployment-harkonnen-direct', () => {
    const table = new Table({ clear: true, turn: 'harkonnen' });
    table.choose(
      'die:deployment',
      '?act:deployment-deploy',
      'deploy:regular@carthag:2',
      'deploy:regular@north-pole:1',
    );
    expect(table.keys).toContain('bring:baron-harkonnen@aside');
    table.choose('bring:bashar@supply');
    expect(table.keys).toEqual(['deploy@north-pole', 'deploy@carthag']);
    table.choose('deploy@north-pole');
    expect(table.legion('harkonnen', 'carthag')).toEqual({ regular: 2 });
    expect(table.legion('harkonnen', 'north-pole')).toEqual({ regular: 1, generic: 1 });
  });

  it('never brings a leader out of the tank: arr-tank-excluded-from-place', () => {
    const table = new Table({
      clear: true,
      turn: 'harkonnen',
      harkonnen: { tank: { 'baron-harkonnen': 2 } },
    });
    table.choose('die:deployment', '?act:deployment-deploy', 'deploy:regular@carthag:3');
    expect(table.keys).not.toContain('bring:baron-harkonnen@aside');
    expect(table.keys).toContain('bring:beast-rabban@aside');
  });
});

describe('Mentat', () => {
  it('draws two cards, split over the decks as announced: arr-mentat-draw-2, arr-mentat-announce-first', () => {
    const table = new Table({ ...QUIET });
    table.choose('die:mentat', '?act:mentat-draw');
    expect(table.keys).toEqual([
      'draw:house-atreides:2',
      'draw:both@1+1',
      'draw:house-atreides:1',
      'draw:fremen:2',
      'draw:fremen:1',
      'skip',
    ]);
    table.choose('draw:both@1+1');
    expect(table.faction('atreides').hand).toHaveLength(2);
    expect(table.asked).toBe('harkonnen');
  });
});

describe('House', () => {
  it('of the Atreides stands for every other result and its leaders, not for Desert Power: arr-house-atreides-any-result', () => {
    const table = new Table({ ...QUIET, atreides: { dice: { house: 1 } } });
    table.choose('die:house');
    expect(table.keys).toEqual([
      'act:leadership-move',
      'act:strategy-move',
      'act:deployment-deploy',
      'act:mentat-draw',
      'leader:paul-atreides',
      'leader:stilgar',
      'leader:lady-jessica',
    ]);
  });

  it('of the Harkonnen exchanges two regulars for elites, anywhere: arr-house-harkonnen-upgrade', () => {
    const table = new Table({
      clear: true,
      turn: 'harkonnen',
      areas: { 'north-pole': { harkonnen: { regular: 1 } }, carthag: { harkonnen: { regular: 2 } } },
      harkonnen: { dice: { house: 1 } },
    });
    table.choose('die:house', 'act:house-upgrade', 'upgrade@north-pole', 'upgrade@carthag');
    expect(table.legion('harkonnen', 'north-pole')).toEqual({ elite: 1 });
    expect(table.legion('harkonnen', 'carthag')).toEqual({ regular: 1, elite: 1 });
    expect(table.state.phase).not.toBe('actions');
  });

  it('of the Harkonnen places two vehicles by the usual rules, from the supply: arr-house-harkonnen-vehicles, arr-vehicles-never-move', () => {
    const table = new Table({
      clear: true,
      turn: 'harkonnen',
      harkonnen: { dice: { house: 2 } },
      air: { 'air-central-n': 'carryall' },
    });
    table.choose(
      'die:house',
      'act:house-vehicles',
      'vehicle:harvester',
      'sector:outer-ne',
      'area@outer-ne-1',
    );
    table.choose('vehicle:ornithopter', 'zone:air-outer-ne');
    expect(table.zone('outer-ne-1').harvester).toBe(true);
    expect(table.state.air['air-outer-ne']).toBe('ornithopter');
    expect(table.state.air['air-central-n']).toBe('carryall');
    expect(table.state.vehicles).toEqual({ harvester: 7, ornithopter: 5, carryall: 2 });
  });
});

describe('Desert Power', () => {
  const fewer = { atreides: { dice: { mentat: 1 } }, harkonnen: { dice: { mentat: 2 } } };

  it('is open only with fewer unused dice, and costs none: arr-desert-power-fewer-dice, arr-desert-power-no-die, arr-desert-power-unlimited, arr-tank-not-by-desert-power', () => {
    expect(new Table({ ...QUIET }).keys).not.toContain('desert-power');
    expect(new Table({ ...QUIET }).refused('action:desert-power')).toBe('not-fewer-dice');
    const table = new Table({ ...QUIET, ...fewer, atreides: { dice: { mentat: 1 }, tank: { stilgar: 0 } } });
    table.choose('desert-power', '?act:wormsigns', 'skip');
    expect(table.faction('atreides').dice.mentat).toBe(1);
    expect(table.faction('atreides').tank).toEqual([{ leader: 'stilgar', slot: 0 }]);
    expect(table.asked).toBe('harkonnen');
    table.choose('die:mentat', '?act:mentat-draw', 'skip', 'die:mentat', '?act:mentat-draw', 'skip');
    expect(table.state.phase).toBe('actions');
  });

  it('places two wormsigns, one per area, in desert without sign, worm or sietch: arr-desert-power-wormsigns, arr-desert-power-wormsign-areas, arr-desert-power-choose-one, arr-wormsign-placed-on-legion', () => {
    const table = new Table({
      clear: true,
      ...fewer,
      areas: {
        'outer-ne-3': { sign: 'sand' },
        'outer-ne-4': { worm: 'sandworm' },
        'outer-ne-5': { harkonnen: { regular: 1 } },
        'outer-ne-6': { harvester: true },
        'outer-ne-8': { atreides: { regular: 1 } },
      },
    });
    table.choose('desert-power');
    expect(table.keys).toEqual(['act:wormsigns', 'act:move-worms', 'act:attack-worm']);
    table.choose('act:wormsigns', 'sector:outer-ne');
    for (const area of ['outer-ne-3', 'outer-ne-4', 'sihaya-ridge', 'gara-kulon'])
      expect(table.keys).not.toContain(`area@${area}`);
    for (const area of ['outer-ne-6', 'outer-ne-8']) expect(table.keys).toContain(`area@${area}`);
    table.choose('area@outer-ne-5', 'sector:outer-ne');
    expect(table.keys).not.toContain('area@outer-ne-5');
    table.choose('area@outer-ne-6');
    expect(table.zone('outer-ne-5').sign).toBeDefined();
    expect(table.happened('wormsign')).toEqual([]);
    expect(table.asked).toBe('harkonnen');
    expect(table.view(0).areas['outer-ne-5']).not.toHaveProperty('sign');
  });

  it('moves two different sandworms or attacks with one: arr-desert-power-move-worms, arr-desert-power-attack-worm, arr-worm-controlled-by-desert-power', () => {
    const position = {
      clear: true,
      ...fewer,
      areas: {
        'outer-ne-3': { worm: 'sandworm' as const },
        'outer-ne-12': { worm: 'sandworm' as const },
        'outer-ne-5': { harkonnen: { regular: 1 } },
      },
    };
    const table = new Table(position).choose(
      'desert-power',
      'act:move-worms',
      'worm@outer-ne-3',
      'to@outer-ne-1',
    );
    // The worm that has moved does not move again; the only other one needs no question.
    expect(table.keys).toEqual(['worm@outer-ne-12', 'skip']);
    table.choose('worm@outer-ne-12', 'to@outer-ne-9');
    expect(table.zone('outer-ne-9').worm).toBe('sandworm');
    expect(table.asked).toBe('harkonnen');
    const attack = new Table({ ...position, combatRolls: ['shield', 'shield', 'shield', 'shield'] });
    attack.choose('desert-power', 'act:attack-worm', 'worm@outer-ne-3', 'attack@outer-ne-5');
    expect(attack.zone('outer-ne-3').worm).toBeUndefined();
    expect(attack.happened('worm-attack')).toHaveLength(1);
  });

  it('comes by cards without comparing dice: arr-desert-power-by-card', () => {
    const table = new Table({ ...QUIET, atreides: { hand: ['usul-the-base-of-the-pillar'] } });
    table.choose('card:usul-the-base-of-the-pillar', 'die:mentat');
    expect(table.asks).toBe('desert-power');
  });
});

describe('special actions', () => {
  it('replace the normal action of their cell, once a round: arr-special-action-linked-result, arr-special-action-alternative, arr-special-action-card-spent, arr-special-action-once-per-round, arr-special-action-off-board-ok', () => {
    const table = new Table({ ...QUIET, atreides: { dice: { mentat: 2, strategy: 1 } } });
    table.choose('die:mentat');
    expect(table.keys).toEqual(['act:mentat-draw', 'leader:lady-jessica']);
    table.choose('leader:lady-jessica', 'draw:house-atreides:3');
    expect(table.faction('atreides').hand).toHaveLength(3);
    expect(table.faction('atreides').leaders['lady-jessica']).toBe('spent');
    table.choose('die:mentat', '?act:mentat-draw', 'skip', 'die:mentat');
    expect(table.asks).toBe('draw');
    expect(table.keys).not.toContain('leader:lady-jessica');
  });

  it('are closed while the leader is in the tank: arr-special-action-not-from-tank, arr-tank-leader-inactive', () => {
    const table = new Table({ ...QUIET, atreides: { tank: { stilgar: 0 }, dice: { strategy: 1 } } });
    expect(table.keys).toContain('die:strategy');
    table.choose('die:strategy');
    // Without Stilgar there is only the normal move.
    expect(table.asks).toBe('move-legion');
  });
});

describe('free actions', () => {
  it('cost nothing and can be repeated, before and after the action: arr-free-action-no-die, arr-free-action-repeatable, arr-free-action-sources, arr-guerrilla-training, arr-guerrilla-training-replace, arr-deployment-token-reveal-when, arr-deployment-token-revealed-leaves-game', () => {
    const table = new Table({
      clear: true,
      faces: { 'starting-1': 0, 'starting-2': 6 },
      areas: { windgap: { atreides: { tokens: ['starting-1', 'starting-2', 'starting-3'] } } },
    });
    table.choose('guerrilla', 'reveal:starting-1@windgap', 'done');
    expect(table.legion('atreides', 'windgap')).toEqual({ regular: 2, tokens: 2 });
    expect(table.asks).toBe('turn');
    expect(table.faction('atreides').used).toBe(0);
    table.choose('die:mentat', '?act:mentat-draw', 'skip');
    expect(table.asks).toBe('turn-end');
    table.choose('guerrilla', 'reveal:starting-2@windgap', 'done');
    expect(table.legion('atreides', 'windgap')).toEqual({ regular: 3, special: 1, tokens: 1 });
    expect(table.state.tokensShown).toEqual(['starting-1', 'starting-2']);
    expect(table.view(1).faces).toEqual({ 'starting-1': 0, 'starting-2': 6 });
    table.choose('end');
    expect(table.asked).toBe('harkonnen');
    expect(table.keys).not.toContain('guerrilla');
  });

  it('scouting spends an ornithopter to reveal a sietch, its tokens or both: arr-scouting, arr-scouting-reveals, arr-scouting-tokens-become-units, arr-scouting-sietch-stays-faceup, arr-deployment-token-revealed-when-scouted, arr-ornithopter-uses', () => {
    const position = {
      clear: true,
      turn: 'harkonnen' as const,
      air: { 'air-outer-sw': 'ornithopter' as const },
      faces: { 'starting-1': 0 },
      areas: { windgap: { sietch: 3, atreides: { tokens: ['starting-1'] } } },
    };
    const table = new Table(position);
    expect(table.keys).toContain('scout');
    table.choose('scout', '?ornithopter:air-outer-sw');
    expect(table.keys).toEqual(['scout@habbanya-ridge', 'scout@windgap']);
    table.choose('scout@windgap');
    expect(table.keys).toEqual(['reveal:both', 'reveal:sietch', 'reveal:tokens']);
    table.choose('reveal:both');
    expect(table.view(1).areas.windgap?.sietchRank).toBe(3);
    expect(table.legion('atreides', 'windgap')).toEqual({ regular: 2 });
    expect(table.state.air['air-outer-sw']).toBeUndefined();
    expect(table.asks).toBe('turn');
    const sietch = new Table(position).choose(
      'scout',
      '?ornithopter:air-outer-sw',
      'scout@windgap',
      'reveal:sietch',
    );
    expect(sietch.legion('atreides', 'windgap')).toEqual({ tokens: 1 });
    expect(sietch.zone('windgap').sietchShown).toBe(true);
  });

  it('scouting is forbidden by the ban of the Guild: arr-bans-always-apply', () => {
    const table = new Table({
      clear: true,
      turn: 'harkonnen',
      bans: ['spacing-guild'],
      air: { 'air-outer-sw': 'ornithopter' },
    });
    expect(table.keys).not.toContain('scout');
    expect(table.refused('action:scout')).toBe('ban');
  });
});
