import { describe, expect, it } from 'vitest';
import { Table } from './table.js';

const DICE = {
  atreides: { dice: { strategy: 2, leadership: 2 } },
  harkonnen: { dice: { strategy: 2, leadership: 2 } },
};

/** Harkonnen in Central SW 3 attack Windgap, or the other way round. */
function attack(by: 'atreides' | 'harkonnen', areas: object, more: object = {}): Table {
  const table = new Table({ clear: true, turn: by, ...DICE, areas, ...more });
  const from = by === 'harkonnen' ? 'central-sw-3' : 'windgap';
  return table.choose(
    'die:strategy',
    'act:strategy-attack',
    `?legion@${from}`,
    '?attack@windgap',
    '?attack@central-sw-3',
  );
}

const OPEN = { windgap: { sietch: 0 } };

describe('an attack', () => {
  it('reaches adjacent enemies, not across red borders, and needs a target: arr-attack-adjacent, arr-attack-not-across-impassable, arr-attack-needs-target, arr-attack-only-action-phase', () => {
    const table = new Table({
      clear: true,
      ...DICE,
      areas: {
        windgap: { atreides: { regular: 1 } },
        'central-sw-3': { harkonnen: { regular: 1 } },
        'central-sw-5': { harvester: true },
        'central-ne-6': { atreides: { regular: 1 } },
        'shield-wall-east': { harkonnen: { regular: 1 } },
      },
    });
    table.choose('die:strategy', 'act:strategy-attack');
    expect(table.keys).toEqual(['legion@windgap', 'skip']);
    expect(table.refused('area:central-ne-6')).toBe('no-target');
  });

  it('is made by the whole legion from where it stands: arr-attack-stays-in-place, arr-attack-all-figures, arr-cease-attack, arr-battle-defender-wins', () => {
    const table = attack(
      'harkonnen',
      { 'central-sw-3': { harkonnen: { regular: 3 } }, windgap: { atreides: { regular: 1 } } },
      { combatRolls: ['shield', 'shield', 'shield', 'shield', 'shield', 'shield'] },
    );
    expect(table.asks).toBe('continue');
    expect(table.legion('harkonnen', 'central-sw-3')).toEqual({ regular: 3 });
    table.choose('cease');
    expect(table.legion('harkonnen', 'central-sw-3')).toEqual({ regular: 3 });
    expect(table.legion('atreides', 'windgap')).toEqual({ regular: 1 });
    expect(table.happened('battle-over')).toMatchObject([{ winner: 'atreides' }]);
    expect(table.asked).toBe('atreides');
  });

  it('reveals the sietch and all tokens on both sides first: arr-battle-reveal-sietch, arr-battle-reveal-tokens, arr-deployment-token-revealed-when-attacked', () => {
    const table = attack(
      'harkonnen',
      {
        'central-sw-3': { harkonnen: { regular: 3 } },
        windgap: { sietch: 2, atreides: { tokens: ['starting-1', 'starting-2'] } },
      },
      { faces: { 'starting-1': 0, 'starting-2': 3 }, combatRolls: Array(9).fill('shield') },
    );
    expect(table.zone('windgap').sietchShown).toBe(true);
    expect(table.legion('atreides', 'windgap')).toEqual({ regular: 3, elite: 1 });
    const own = attack(
      'atreides',
      { windgap: { atreides: { tokens: ['starting-1'] } }, 'central-sw-3': { harkonnen: { regular: 1 } } },
      { faces: { 'starting-1': 0 }, combatRolls: Array(3).fill('shield') },
    );
    expect(own.legion('atreides', 'windgap')).toEqual({ regular: 2 });
  });
});

describe('a battle round', () => {
  it('rolls a die per unit, the rank of a settlement for the defender, and one per card: arr-battle-round-steps, arr-battle-dice-units, arr-battle-dice-settlement-rank, arr-battle-both-roll', () => {
    const table = attack(
      'harkonnen',
      {
        'central-sw-3': { harkonnen: { regular: 3, generic: 1 } },
        windgap: { sietch: 3, atreides: { regular: 1, generic: 1 } },
      },
      { harkonnen: { hand: ['sandmasters'], dice: { strategy: 2 } }, combatRolls: Array(10).fill('shield') },
    );
    expect([table.asks, table.asked]).toEqual(['combat-cards', 'harkonnen']);
    table.choose('discard:sandmasters');
    const rolls = table.happened('roll');
    expect(rolls.map((roll) => [roll.side, roll.faces.length])).toEqual([
      ['harkonnen', 4],
      ['atreides', 4],
    ]);
    expect(table.faction('harkonnen').discards['house-harkonnen']).toEqual(['sandmasters']);
  });

  it('asks the attacker for cards first, for this round only: arr-battle-discard-cards, arr-battle-discard-this-round-only, arr-planning-cards-discard-in-battle', () => {
    const table = attack(
      'harkonnen',
      { 'central-sw-3': { harkonnen: { regular: 1 } }, windgap: { sietch: 0, atreides: { regular: 2 } } },
      {
        harkonnen: { hand: ['sandmasters', 'hunter-seeker'], dice: { strategy: 2 } },
        atreides: { hand: ['thumpers'], dice: { strategy: 2 } },
        combatRolls: Array(20).fill('shield'),
      },
    );
    table.choose('discard:sandmasters', 'done');
    expect([table.asks, table.asked]).toEqual(['combat-cards', 'atreides']);
    table.choose('discard:thumpers');
    expect(table.happened('roll').map((roll) => roll.faces.length)).toEqual([2, 3]);
    table.choose('continue', 'stand', 'done');
    expect(table.happened('roll').map((roll) => roll.faces.length)).toEqual([2, 3, 1, 2]);
  });

  it('rolls six dice at most, and then takes no more cards: arr-battle-dice-max-6', () => {
    const table = attack(
      'harkonnen',
      { 'central-sw-3': { harkonnen: { regular: 6 } }, windgap: { sietch: 3, atreides: { regular: 5 } } },
      {
        harkonnen: { hand: ['sandmasters'], dice: { strategy: 2 } },
        atreides: { hand: ['thumpers'], dice: { strategy: 2 } },
        combatRolls: Array(12).fill('shield'),
      },
    );
    expect(table.happened('roll').map((roll) => roll.faces.length)).toEqual([6, 6]);
  });

  it('bars Harkonnen cards under the ban of the Landsraad: arr-bans-always-apply', () => {
    const table = attack(
      'harkonnen',
      { 'central-sw-3': { harkonnen: { regular: 1 } }, windgap: { atreides: { regular: 2 } } },
      {
        bans: ['landsraad'],
        harkonnen: { hand: ['sandmasters'], dice: { strategy: 2 } },
        combatRolls: Array(9).fill('shield'),
      },
    );
    expect(table.asks).toBe('continue');
  });

  it('adds a special result to a surprise attack, in the first round only: arr-battle-surprise, arr-summary-surprise', () => {
    const table = new Table({
      clear: true,
      turn: 'harkonnen',
      ...DICE,
      areas: {
        'central-sw-3': { harkonnen: { regular: 6, generic: 1 } },
        windgap: { sietch: 0, atreides: { regular: 6 } },
      },
      combatRolls: Array(24).fill('shield'),
    });
    table.choose('die:leadership', 'act:leadership-attack', 'legion@central-sw-3');
    // Six dice and the extra special on top of them, turned into a sword by the bashar.
    expect(table.happened('roll')[0]?.faces).toHaveLength(6);
    expect(table.happened('ability')).toEqual([
      { event: 'ability', side: 'harkonnen', leader: 'bashar', swords: 1, shields: 0 },
    ]);
    table.choose('continue', 'stand');
    expect(table.happened('ability')).toHaveLength(1);
  });
});

describe('the combat roll', () => {
  it('counts swords as hits and shields against them: arr-combat-sword, arr-combat-shield, arr-summary-shield-cancel-order', () => {
    const table = attack(
      'harkonnen',
      { 'central-sw-3': { harkonnen: { regular: 4 } }, windgap: { sietch: 0, atreides: { regular: 4 } } },
      { combatRolls: ['sword', 'sword', 'sword', 'shield', 'sword', 'shield', 'shield', 'special'] },
    );
    // Three swords against two shields; one sword against one shield; a special without a leader is nothing.
    expect(table.happened('hits')).toEqual([
      { event: 'hits', side: 'atreides', area: 'windgap', n: 1, why: 'rule:battle' },
    ]);
    expect(table.legion('atreides', 'windgap')).toEqual({ regular: 3 });
    expect(table.legion('harkonnen', 'central-sw-3')).toEqual({ regular: 4 });
  });

  it('needs leaders for special results, each once; the rest are lost: arr-combat-special-needs-leader, arr-combat-generic-leader, arr-combat-named-leader, arr-combat-leader-once-per-roll, arr-combat-surplus-special-lost', () => {
    const table = attack(
      'harkonnen',
      {
        'central-sw-3': { harkonnen: { regular: 4, generic: 1, named: ['thufir-hawat'] } },
        windgap: { sietch: 0, atreides: { regular: 4 } },
      },
      { combatRolls: ['special', 'special', 'special', 'special', 'sword', 'sword', 'sword', 'special'] },
    );
    expect(table.happened('ability').map((event) => [event.leader, event.swords, event.shields])).toEqual([
      ['bashar', 1, 0],
      ['thufir-hawat', 1, 2],
    ]);
    // Two swords, and two shields against three swords.
    expect(table.happened('hits').map((event) => [event.side, event.n])).toEqual([
      ['harkonnen', 1],
      ['atreides', 2],
    ]);
  });

  it('lets the owner choose among more leaders than results, the attacker first: arr-combat-more-leaders-choice, arr-combat-leader-choice-order', () => {
    const table = attack(
      'harkonnen',
      {
        'central-sw-3': { harkonnen: { regular: 1, generic: 1, named: ['baron-harkonnen'] } },
        windgap: { sietch: 0, atreides: { regular: 1, generic: 1, named: ['stilgar'] } },
      },
      { combatRolls: ['special', 'special'] },
    );
    expect([table.asks, table.asked]).toEqual(['ability', 'harkonnen']);
    expect(table.keys).toEqual(['ability:bashar', 'ability:baron-harkonnen']);
    table.choose('ability:baron-harkonnen');
    expect([table.asks, table.asked]).toEqual(['ability', 'atreides']);
    table.choose('ability:stilgar');
    // Two swords of Stilgar against two shields of the Baron.
    expect(table.happened('hits')).toEqual([]);
  });

  it('lets sardaukar and fedaykin cancel shields, those of leaders too: arr-special-units-cancel-shield, arr-special-units-no-shield-no-effect', () => {
    const roll = (special: number) =>
      attack(
        'harkonnen',
        {
          'central-sw-3': { harkonnen: { regular: 3 - special, special } },
          windgap: { sietch: 0, atreides: { regular: 3, named: ['lady-jessica'] } },
        },
        { combatRolls: ['sword', 'sword', 'sword', 'shield', 'special', 'sword'] },
      ).happened('hits');
    expect(roll(0).map((event) => [event.side, event.n])).toContainEqual(['atreides', 1]);
    expect(roll(1).map((event) => [event.side, event.n])).toContainEqual(['atreides', 2]);
    expect(roll(3).map((event) => [event.side, event.n])).toContainEqual(['atreides', 3]);
  });
});

describe("the rulebook's battle", () => {
  const BATTLE = {
    'central-sw-3': {
      harkonnen: { regular: 2, elite: 2, special: 1, generic: 1, named: ['baron-harkonnen'] },
    },
    windgap: { sietch: 2, atreides: { regular: 2, special: 1, named: ['paul-muad-dib'] } },
  };

  it('goes as printed: arr-battle-example-dice, arr-battle-example-roll, arr-casualty-example', () => {
    const table = attack('harkonnen', BATTLE, {
      harkonnen: { hand: ['sandmasters'], dice: { strategy: 2 } },
      atreides: { hand: ['thumpers'], dice: { strategy: 2 } },
      combatRolls: [
        'special',
        'special',
        'special',
        'sword',
        'sword',
        'shield',
        'sword',
        'sword',
        'sword',
        'sword',
        'sword',
      ],
    });
    table.choose('discard:sandmasters', 'done');
    expect(table.happened('roll').map((roll) => roll.faces.length)).toEqual([6, 5]);
    expect(table.happened('ability').map((event) => event.leader)).toEqual(['bashar', 'baron-harkonnen']);
    expect(table.happened('hits').map((event) => [event.side, event.n])).toEqual([
      ['harkonnen', 3],
      ['atreides', 3],
    ]);
    expect([table.asks, table.asked]).toEqual(['casualty', 'harkonnen']);
    table.choose('lose:elite', 'lose:elite', 'lose:baron-harkonnen');
    expect(table.asked).toBe('atreides');
    table.choose('lose:special', 'lose:regular', 'lose:regular');
    expect(table.legion('harkonnen', 'central-sw-3')).toEqual({ regular: 4, special: 1, generic: 1 });
    expect(table.legion('atreides', 'windgap')).toEqual({ regular: 1, named: ['paul-muad-dib'] });
    expect(table.faction('harkonnen').tank).toEqual([{ leader: 'baron-harkonnen', slot: 0 }]);
    expect(table.asks).toBe('continue');
  });
});

describe('casualties', () => {
  const hit = (legion: object, swords: number, more: object = {}) =>
    attack(
      'harkonnen',
      { 'central-sw-3': { harkonnen: { regular: 6 } }, windgap: { sietch: 0, atreides: legion } },
      {
        combatRolls: [...Array(swords).fill('sword'), ...Array(12 - swords).fill('shield')].map((f, i) =>
          i < 6 ? f : 'special',
        ),
        ...more,
      },
    );

  it('offer every way to take a hit, but no elite is removed outright: arr-casualty-options, arr-casualty-elite-not-removed-directly, arr-summary-casualties, arr-casualty-generic-available', () => {
    const table = hit(
      { regular: 1, elite: 1, special: 1, generic: 1, named: ['stilgar', 'lady-jessica'] },
      3,
    );
    expect(table.asks).toBe('casualty');
    expect(table.keys).toEqual([
      'lose:regular',
      'lose:elite',
      'lose:special',
      'lose:naib',
      'lose:stilgar',
      'lose:lady-jessica',
    ]);
    table.choose('lose:elite');
    expect(table.legion('atreides', 'windgap')).toMatchObject({ regular: 2, special: 1 });
    expect(table.faction('atreides').supply.elite).toBe(8);
    table.choose('lose:naib');
    expect(table.faction('atreides').supply.generic).toBe(12);
  });

  it('are taken by the attacker first: arr-casualties-attacker-first', () => {
    const table = attack(
      'harkonnen',
      {
        'central-sw-3': { harkonnen: { regular: 1, elite: 1 } },
        windgap: { sietch: 0, atreides: { regular: 1, elite: 1 } },
      },
      { combatRolls: ['sword', 'special', 'sword', 'special'] },
    );
    expect(table.asked).toBe('harkonnen');
    table.choose('lose:elite');
    expect(table.asked).toBe('atreides');
  });

  it('remove an elite when no regular figure is left: arr-casualty-no-regular-left', () => {
    const table = hit({ elite: 1, special: 2 }, 1, {});
    table.state.factions.atreides.supply.regular = 0;
    // All sixteen regulars elsewhere: put them on the board so that the box is complete.
    table.zone('habbanya-ridge').atreides = {
      regular: 6,
      elite: 0,
      special: 0,
      generic: 0,
      named: [],
      tokens: [],
    };
    table.zone('gara-kulon').atreides = {
      regular: 6,
      elite: 0,
      special: 0,
      generic: 0,
      named: [],
      tokens: [],
    };
    table.zone('tasmin-sink').atreides = {
      regular: 4,
      elite: 0,
      special: 0,
      generic: 0,
      named: [],
      tokens: [],
    };
    table.choose('lose:special');
    expect(table.legion('atreides', 'windgap')).toEqual({ elite: 1, special: 1 });
  });

  it('take the leaders along when all units are gone, named ones to the tank: arr-casualty-all-units-dead-leaders-too, arr-casualty-named-to-tank, arr-casualty-surplus-hits, arr-leader-alone-destroyed, arr-tank-several-at-once', () => {
    const table = hit({ regular: 1, generic: 1, named: ['stilgar', 'lady-jessica'] }, 6);
    table.settle('lose:regular', 'ability:stilgar', 'ability:lady-jessica');
    expect(table.asks).toBe('tank-order');
    table.choose('tank:stilgar');
    expect(table.faction('atreides').tank).toEqual([
      { leader: 'lady-jessica', slot: 0 },
      { leader: 'stilgar', slot: 1 },
    ]);
    expect(table.faction('atreides').supply.generic).toBe(12);
    expect(table.legion('harkonnen', 'windgap').regular).toBeGreaterThan(0);
  });
});

describe('going on', () => {
  const quiet = { combatRolls: Array(40).fill('shield') };

  it('is the attacker’s choice, free in the open; then the defender may retreat: arr-battle-step-4-continue, arr-battle-step-4-defender-retreat, arr-continue-open-area, arr-continue-after-casualties, arr-retreat-only-defender', () => {
    const table = attack(
      'harkonnen',
      {
        'central-sw-3': { harkonnen: { regular: 2 } },
        ...OPEN,
        windgap: { sietch: 0, atreides: { regular: 2 } },
      },
      quiet,
    );
    expect([table.asks, table.asked]).toEqual(['continue', 'harkonnen']);
    table.choose('continue');
    expect(table.legion('harkonnen', 'central-sw-3')).toEqual({ regular: 2 });
    expect([table.asks, table.asked]).toEqual(['retreat', 'atreides']);
    table.choose('stand');
    expect([table.asks, table.asked]).toEqual(['continue', 'harkonnen']);
    expect(table.happened('roll')).toHaveLength(4);
  });

  it('costs a hit against a settlement, before the defender decides: arr-continue-settlement-costs-1-hit, arr-continue-settlement-or-cease, arr-continue-hit-before-retreat', () => {
    const table = attack(
      'harkonnen',
      {
        'central-sw-3': { harkonnen: { regular: 1, elite: 1 } },
        windgap: { sietch: 1, atreides: { regular: 2 } },
      },
      quiet,
    );
    table.choose('continue');
    expect([table.asks, table.asked]).toEqual(['casualty', 'harkonnen']);
    table.choose('lose:elite');
    expect(table.legion('harkonnen', 'central-sw-3')).toEqual({ regular: 2 });
    expect(table.asks).toBe('retreat');
    const last = attack(
      'harkonnen',
      { 'central-sw-3': { harkonnen: { regular: 1 } }, windgap: { sietch: 1, atreides: { regular: 2 } } },
      quiet,
    );
    last.choose('continue');
    expect(last.happened('battle-over')).toMatchObject([{ winner: 'atreides' }]);
  });

  it('ends by a retreat to an area of the attacker’s choice; the attacker advances: arr-retreat-area-chosen-by-attacker, arr-retreat-whole-legion, arr-battle-attacker-wins, arr-advance-all, arr-battle-end-causes', () => {
    const table = attack(
      'harkonnen',
      {
        'central-sw-3': { harkonnen: { regular: 2, generic: 1 } },
        windgap: { sietch: 0, atreides: { regular: 2, generic: 1 } },
      },
      quiet,
    );
    table.choose('continue', 'retreat');
    expect([table.asks, table.asked]).toEqual(['retreat-to', 'harkonnen']);
    table.choose('to@central-sw-6');
    expect(table.legion('atreides', 'central-sw-6')).toEqual({ regular: 2, generic: 1 });
    expect(table.legion('harkonnen', 'windgap')).toEqual({ regular: 2, generic: 1 });
    expect(table.legion('harkonnen', 'central-sw-3')).toEqual({});
  });

  it('retreats only to free areas, Harkonnen not onto wormsigns, nobody over red borders: arr-retreat-area-free, arr-retreat-harkonnen-no-wormsign, arr-retreat-impossible, arr-retreat-not-across-impassable, arr-retreat-harvester-stays', () => {
    const around = {
      'false-wall-west': { atreides: { regular: 1 } },
      'central-sw-2': { atreides: { regular: 1 } },
      'central-sw-5': { sign: 'sand' },
      'central-sw-6': { worm: 'sandworm' },
      'outer-sw-8': { sign: 'sand' },
      'outer-sw-9': { atreides: { regular: 1 } },
    };
    const trapped = new Table({
      clear: true,
      ...DICE,
      ...quiet,
      areas: {
        ...around,
        'central-sw-3': { atreides: { regular: 2 } },
        windgap: { sietch: 0, harkonnen: { regular: 2 }, harvester: true },
      },
    });
    trapped.choose(
      'die:strategy',
      'act:strategy-attack',
      'legion@central-sw-3',
      '?attack@windgap',
      'continue',
    );
    expect([trapped.asks, trapped.asked]).toEqual(['continue', 'atreides']);
    const free = new Table({
      clear: true,
      ...DICE,
      ...quiet,
      areas: {
        ...around,
        'central-sw-5': { harkonnen: { regular: 1 } },
        'central-sw-3': { atreides: { regular: 2 } },
        windgap: { sietch: 0, harkonnen: { regular: 2 }, harvester: true },
      },
    });
    free.choose(
      'die:strategy',
      'act:strategy-attack',
      'legion@central-sw-3',
      '?attack@windgap',
      'continue',
      'retreat',
    );
    expect(free.legion('harkonnen', 'central-sw-5')).toEqual({ regular: 3 });
    // The winners advance and destroy the harvester that stayed behind.
    expect(free.zone('windgap').harvester).toBe(false);
    expect(free.legion('atreides', 'windgap')).toEqual({ regular: 2 });
  });

  it('lets retreating Atreides take what they come upon: arr-retreat-atreides-into-station-or-harvester', () => {
    const table = attack(
      'harkonnen',
      {
        'central-sw-3': { harkonnen: { regular: 2 } },
        windgap: { sietch: 0, atreides: { regular: 2 } },
        'central-sw-6': { station: 'jihad', harvester: true },
      },
      quiet,
    );
    table.choose('continue', 'retreat', 'to@central-sw-6');
    expect(table.state.prescience.jihad).toBe(1);
    expect(table.zone('central-sw-6').harvester).toBe(false);
  });
});

describe('the end of a battle', () => {
  it('without survivors has no winner, and a settlement stays: arr-battle-no-winner', () => {
    const table = attack(
      'harkonnen',
      { 'central-sw-3': { harkonnen: { regular: 1 } }, windgap: { sietch: 1, atreides: { regular: 1 } } },
      { combatRolls: ['sword', 'sword', 'special'] },
    );
    expect(table.happened('battle-over')).toEqual([
      { event: 'battle-over', area: 'windgap', winner: undefined },
    ]);
    expect(table.zone('windgap').sietch).toBe(1);
    expect(table.legion('harkonnen', 'windgap')).toEqual({});
  });

  it('destroys a sietch for supremacy at once: arr-advance-destroys-settlement, arr-settlement-sietch-supremacy, arr-settlement-sietch-token-removed, arr-supremacy-marker-moves-up, arr-settlement-gone', () => {
    const table = attack(
      'harkonnen',
      { 'central-sw-3': { harkonnen: { regular: 6 } }, windgap: { sietch: 2, atreides: { regular: 1 } } },
      { combatRolls: [...Array(6).fill('sword'), 'special', 'special', 'special'] },
    );
    expect(table.state.supremacy).toBe(2);
    expect(table.zone('windgap').sietch).toBe(0);
    expect(table.legion('harkonnen', 'windgap')).toEqual({ regular: 6 });
    expect(table.happened('settlement-destroyed')).toEqual([
      { event: 'settlement-destroyed', area: 'windgap', rank: 2 },
    ]);
  });

  it('takes an undefended settlement without a roll: arr-settlement-undefended-auto-win, arr-settlement-needs-attack', () => {
    const table = attack('harkonnen', {
      'central-sw-3': { harkonnen: { regular: 1 } },
      windgap: { sietch: 3 },
    });
    expect(table.happened('roll')).toEqual([]);
    expect(table.state.supremacy).toBe(3);
    // Nobody walks into one: only an attack takes it.
    const walk = new Table({
      clear: true,
      turn: 'harkonnen',
      ...DICE,
      areas: { 'central-sw-3': { harkonnen: { regular: 1 } } },
    });
    walk.choose('die:strategy', 'act:strategy-move', 'legion@central-sw-3');
    expect(walk.keys).not.toContain('to@windgap');
  });

  it('moves all prescience markers for a Harkonnen settlement: arr-settlement-harkonnen-prescience, arr-prescience-advance-settlement, arr-settlement-harkonnen-token-removed', () => {
    const take = (area: string, from: string) => {
      const table = new Table({ clear: true, ...DICE, areas: { [from]: { atreides: { regular: 1 } } } });
      table.choose('die:strategy', 'act:strategy-attack', `?legion@${from}`, `?attack@${area}`);
      expect(table.zone(area).settlement).toBe(0);
      return Object.values(table.state.prescience);
    };
    expect(take('arrakeen', 'rimwall-west')).toEqual([3, 3, 3]);
    expect(take('carthag', 'broken-land')).toEqual([2, 2, 2]);
    expect(take('north-pole', 'wind-pass')).toEqual([1, 1, 1]);
  });

  it('destroys a harvester and takes a station where Atreides advance: arr-advance-destroys-harvester, arr-harvester-killed-by-advance, arr-station-capture', () => {
    const table = attack(
      'atreides',
      {
        windgap: { atreides: { regular: 6 } },
        'central-sw-3': { harkonnen: { regular: 1 }, harvester: true, station: 'jihad' },
      },
      { combatRolls: [...Array(6).fill('sword'), 'special'] },
    );
    expect(table.zone('central-sw-3').harvester).toBe(false);
    expect(table.state.prescience.jihad).toBe(1);
  });

  it('wakes a wormsign where Harkonnen advance, after the settlement has fallen: arr-advance-wormsign', () => {
    const table = attack(
      'harkonnen',
      {
        'central-sw-3': { harkonnen: { regular: 6 } },
        windgap: { sietch: 2, sign: 'sandworm', atreides: { regular: 1 } },
      },
      { combatRolls: [...Array(6).fill('sword'), 'special', 'special', 'special'] },
    );
    const order = table.log
      .map((event) => event.event)
      .filter((event) => event === 'settlement-destroyed' || event === 'wormsign');
    expect(order).toEqual(['settlement-destroyed', 'wormsign']);
    expect([table.asks, table.asked]).toEqual(['retreat-to', 'atreides']);
  });

  it('may let the winner stay, by the later ruling', () => {
    const table = new Table(
      {
        clear: true,
        turn: 'harkonnen',
        ...DICE,
        areas: { 'central-sw-3': { harkonnen: { regular: 1 } }, windgap: { sietch: 3 } },
      },
      { mayStay: true },
    );
    table.choose('die:strategy', 'act:strategy-attack', 'legion@central-sw-3', 'stay');
    expect(table.state.supremacy).toBe(0);
    expect(table.zone('windgap').sietch).toBe(3);
  });

  it('wins the game with the tenth point of supremacy, at once: arr-harkonnen-win-10-supremacy, arr-supremacy-end-immediate-win, arr-supremacy-cap', () => {
    const table = attack(
      'harkonnen',
      { 'central-sw-3': { harkonnen: { regular: 1 } }, windgap: { sietch: 3 } },
      { supremacy: 8 },
    );
    expect(table.asks).toBe('over');
    expect(table.state.supremacy).toBe(10);
    expect(table.state.winner).toBe('harkonnen');
    expect(table.view(1).outcome?.winners).toEqual([1]);
  });
});
