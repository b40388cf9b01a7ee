import { describe, expect, it } from 'vitest';
import { covers } from '../../../test/covers.js';
import { SPICE_ROWS } from '../src/content/tracks.js';
import { Table } from './table.js';

const ATREIDES_ROLL = ['leadership', 'leadership', 'strategy', 'deployment'] as const;
const HARKONNEN_ROLL = [
  'strategy',
  'strategy',
  'strategy',
  'mentat',
  'mentat',
  'house',
  'house',
  'leadership',
] as const;

/** Places all vehicles of phase 1: every harvester in the south-west, aircraft in the first zones. */
function placeAll(table: Table): Table {
  for (let i = 0; i < 40; i++) {
    if (table.asks === 'area')
      table.choose(table.keys.includes('sector:outer-sw') ? 'sector:outer-sw' : (table.keys[0] as string));
    else if (table.asks === 'air-zone') {
      const free = table.keys.find((key) => table.state.air[key.slice(5) as 'air-central-n'] === undefined);
      table.choose(free ?? (table.keys[0] as string));
    } else return table;
  }
  return table;
}

describe('the start of a round', () => {
  it('draws one card from each own deck, and none from an empty one', () => {
    covers('arr-round-start-draw-2', 'arr-round-start-draw-empty-deck', 'arr-planning-deck-not-reshuffled');
    const table = new Table({ phase: 'start', atreides: { emptyDecks: ['fremen'] } });
    expect(table.dashboard('atreides').hand).toHaveLength(1);
    expect(table.dashboard('harkonnen').hand).toHaveLength(2);
    expect(table.dashboard('atreides').discards.fremen).toHaveLength(18);
    expect(table.dashboard('atreides').decks['house-atreides']).toHaveLength(17);
    expect(table.dashboard('harkonnen').decks.corrino).toHaveLength(17);
  });

  it('reveals what is left of the prescience deck', () => {
    covers('arr-round-start-prescience-short');
    const all = new Table().state;
    const ids = [...all.prescienceDeck, ...all.shown.map(({ id }) => id)];
    const table = new Table({ phase: 'start', discarded: ids.slice(0, 14) });
    expect(table.state.shown).toHaveLength(2);
    expect(table.state.prescienceDeck).toHaveLength(0);
  });

  it('goes through the phases in order, again and again', () => {
    covers('arr-round-phase-order', 'arr-round-until-victory');
    const table = new Table({ phase: 'start' });
    while (table.state.round < 4) table.drift();
    const phases = table.happened('phase').map((event) => event.phase);
    expect(phases.slice(0, 12)).toEqual([
      'start',
      'vehicles',
      'actions',
      'hazards',
      'spice',
      'end',
      'start',
      'vehicles',
      'actions',
      'hazards',
      'spice',
      'end',
    ]);
  });
});

describe('phase 1: vehicles', () => {
  it('follows the lowest Imperium marker only', () => {
    covers(
      'arr-active-row-lowest-marker',
      'arr-active-row-vehicle-numbers',
      'arr-vehicle-phase-harkonnen-only',
    );
    expect(SPICE_ROWS.map((row) => [row.locked, row.harvester, row.ornithopter, row.carryall])).toEqual([
      [0, 3, 2, 1],
      [1, 4, 2, 1],
      [2, 5, 3, 1],
      [3, 5, 4, 2],
      [4, 6, 4, 2],
    ]);
    const table = new Table({ phase: 'vehicles', clear: true, rows: { choam: 3, landsraad: 1 } });
    expect(table.state.locked).toBe(3);
    expect(table.asked).toBe('harkonnen');
    placeAll(table);
    expect(table.state.areas.filter((zone) => zone.harvester)).toHaveLength(5);
    const aircraft = Object.values(table.state.air);
    expect(aircraft.filter((each) => each === 'ornithopter')).toHaveLength(4);
    expect(aircraft.filter((each) => each === 'carryall')).toHaveLength(2);
  });

  it('unlocks dice when the markers have risen', () => {
    covers('arr-active-row-unlock-dice', 'arr-action-dice-harkonnen-available');
    const table = new Table({
      phase: 'spice',
      clear: true,
      rows: { choam: 4 },
      areas: { 'outer-ne-1': { harvester: true }, 'outer-ne-2': { harvester: true } },
    });
    expect(table.state.locked).toBe(4);
    table.choose('allot@3+0+0+0');
    while (table.state.round < 2) table.drift();
    expect(table.state.locked).toBe(3);
    placeAll(table);
    expect(
      table.happened('rolled-actions').find((event) => event.side === 'harkonnen')?.results,
    ).toHaveLength(5);
  });

  it('must place all vehicles it can', () => {
    covers('arr-vehicle-place-all');
    const table = new Table({ phase: 'vehicles', clear: true });
    expect(table.keys).not.toContain('skip');
    expect(placeAll(table).state.vehicles).toEqual({ harvester: 5, ornithopter: 4, carryall: 2 });
  });

  it('puts harvesters singly in desert free for the Harkonnen', () => {
    covers('arr-harvester-place-free-desert', 'arr-harvesters-in-desert');
    const table = new Table({
      phase: 'vehicles',
      clear: true,
      areas: {
        'outer-ne-3': { atreides: { regular: 1 } },
        'outer-ne-4': { worm: 'sandworm' },
        'outer-ne-5': { harvester: true },
        'outer-ne-6': { sign: 'sand' },
        'outer-ne-7': { harkonnen: { regular: 1 } },
        'outer-ne-8': { station: 'jihad' },
      },
    });
    table.choose('sector:outer-ne');
    for (const area of ['outer-ne-3', 'outer-ne-4', 'outer-ne-5', 'gara-kulon', 'sihaya-ridge']) {
      expect(table.keys).not.toContain(`area@${area}`);
    }
    for (const area of ['outer-ne-6', 'outer-ne-7', 'outer-ne-8', 'outer-ne-1'])
      expect(table.keys).toContain(`area@${area}`);
    // The only desert of its sector needs no further question.
    const only = new Table({ phase: 'vehicles', clear: true }).choose('sector:central-ne');
    expect(only.zone('central-ne-3').harvester).toBe(true);
    expect(only.keys).not.toContain('sector:central-ne');
  });

  it('puts aircraft singly in air zones, replacing what is there', () => {
    covers('arr-air-zone-only-aircraft', 'arr-aircraft-place-air-zone', 'arr-aircraft-replace-occupied');
    const table = new Table({ phase: 'vehicles', clear: true });
    for (let i = 0; i < 3; i++) table.choose('sector:outer-se').choose(table.keys[0] as string);
    expect(table.asks).toBe('air-zone');
    expect(table.keys).toHaveLength(8);
    table.choose('zone:air-outer-se', 'zone:air-outer-se');
    expect(table.state.air['air-outer-se']).toBe('ornithopter');
    expect(table.state.vehicles.ornithopter).toBe(5);
    table.choose('zone:air-outer-se');
    expect(table.state.air['air-outer-se']).toBe('carryall');
    expect(table.state.vehicles.ornithopter).toBe(6);
    expect(table.state.phase).toBe('actions');
  });

  it('locks dice as the markers have sunk, before the roll', () => {
    covers('arr-active-row-lock-dice');
    const table = new Table({ phase: 'spice', clear: true, rows: { choam: 1 } });
    expect(table.state.locked).toBe(1);
    while (table.state.round < 2) table.drift();
    // Nothing was paid: CHOAM has sunk to the third row.
    expect([table.state.rows.choam, table.state.locked]).toEqual([2, 2]);
    placeAll(table);
    const rolls = table.happened('rolled-actions').map(({ side, results }) => [side, results.length]);
    expect(rolls).toEqual([
      ['atreides', 4],
      ['harkonnen', 6],
    ]);
  });
});

describe('action dice', () => {
  it('are rolled by both and put on their slots', () => {
    covers(
      'arr-action-dice-roll-start',
      'arr-action-dice-atreides-4',
      'arr-action-dice-placed-by-result',
      'arr-setup-dice',
    );
    const table = new Table({
      phase: 'actions',
      atreides: { beneGesserit: 0 },
      actionRolls: { atreides: [...ATREIDES_ROLL], harkonnen: [...HARKONNEN_ROLL] },
    });
    expect(table.dashboard('atreides').dice).toEqual({
      leadership: 2,
      strategy: 1,
      deployment: 1,
      mentat: 0,
      house: 0,
    });
    expect(table.dashboard('harkonnen').dice).toEqual({
      leadership: 1,
      strategy: 3,
      deployment: 0,
      mentat: 2,
      house: 2,
    });
    expect(table.keys.filter((key) => key.startsWith('die:'))).toEqual([
      'die:leadership',
      'die:strategy',
      'die:deployment',
    ]);
    expect(table.asked).toBe('atreides');
  });

  it('fit twice per result for the Atreides; the rest change to the emptiest results', () => {
    covers(
      'arr-action-dice-slots-atreides-2',
      'arr-action-dice-overflow-changed',
      'arr-action-dice-overflow-tie',
    );
    const table = new Table({
      phase: 'actions',
      atreides: { beneGesserit: 0 },
      actionRolls: {
        atreides: ['leadership', 'leadership', 'leadership', 'leadership'],
        harkonnen: [...HARKONNEN_ROLL],
      },
    });
    expect(table.asks).toBe('change-die');
    expect(table.keys.toSorted()).toEqual(['die:deployment', 'die:house', 'die:mentat', 'die:strategy']);
    table.choose('die:house');
    expect(table.keys.toSorted()).toEqual(['die:deployment', 'die:mentat', 'die:strategy']);
    table.choose('die:mentat');
    expect(table.dashboard('atreides').dice).toEqual({
      leadership: 2,
      strategy: 0,
      deployment: 0,
      mentat: 1,
      house: 1,
    });
  });

  it('fit three times per result for the Harkonnen, who change the first', () => {
    covers('arr-action-dice-slots-harkonnen-3', 'arr-action-dice-overflow-changed');
    const table = new Table({
      phase: 'actions',
      atreides: { beneGesserit: 0 },
      actionRolls: {
        atreides: ['leadership', 'leadership', 'leadership', 'house'],
        harkonnen: [
          'strategy',
          'strategy',
          'strategy',
          'strategy',
          'strategy',
          'mentat',
          'house',
          'leadership',
        ],
      },
    });
    // The first die has only one place to go; then it is the turn of the Atreides, then of the Harkonnen again.
    expect(table.dashboard('harkonnen').dice.deployment).toBe(1);
    expect(table.asked).toBe('atreides');
    table.choose('die:mentat');
    expect(table.asked).toBe('harkonnen');
    expect(table.keys).toEqual(['die:leadership', 'die:deployment', 'die:mentat', 'die:house']);
  });
});

describe('Bene Gesserit tokens', () => {
  const roll = { atreides: [...ATREIDES_ROLL], harkonnen: [...HARKONNEN_ROLL] };

  it('go where the fewest dice are, by choice', () => {
    covers(
      'arr-bene-gesserit-cell',
      'arr-bene-gesserit-cell-tie',
      'arr-bene-gesserit-example',
      'arr-bene-gesserit-optional',
    );
    const table = new Table({ phase: 'actions', actionRolls: roll });
    expect(table.asks).toBe('bene-gesserit');
    expect(table.keys).toEqual(['place:mentat', 'place:house', 'skip']);
    table.choose('place:house');
    expect(table.dashboard('atreides').dice.house).toBe(1);
    const without = new Table({ phase: 'actions', actionRolls: roll }).choose('skip');
    expect(without.faction('atreides').beneGesserit).toBe(1);
  });

  it('are offered to the Harkonnen first, one each per round', () => {
    covers('arr-bene-gesserit-after-roll', 'arr-bene-gesserit-one-per-round');
    const table = new Table({
      phase: 'actions',
      actionRolls: roll,
      atreides: { beneGesserit: 2 },
      harkonnen: { beneGesserit: 2 },
    });
    expect([table.asks, table.asked]).toEqual(['bene-gesserit', 'harkonnen']);
    expect(table.keys).toEqual(['place:deployment', 'skip']);
    table.choose('place:deployment');
    expect([table.asks, table.asked]).toEqual(['bene-gesserit', 'atreides']);
    table.choose('place:mentat');
    expect(table.asks).toBe('turn');
    expect(table.faction('atreides').beneGesserit).toBe(1);
  });

  it('are dice for the round, then return to the supply', () => {
    covers('arr-bene-gesserit-is-die', 'arr-bene-gesserit-used-up');
    const table = new Table({
      phase: 'actions',
      clear: true,
      actionRolls: roll,
      atreides: { tank: { stilgar: 0 } },
    });
    table.choose('place:mentat', 'die:mentat', 'act:mentat-draw', 'draw:fremen:1');
    expect(table.dashboard('atreides').tank).toEqual([{ leader: 'stilgar', slot: 1 }]);
    expect(table.dashboard('atreides').dice.mentat).toBe(0);
    const idle = new Table({ phase: 'actions', clear: true, actionRolls: roll }).choose('place:mentat');
    while (idle.state.round < 2) idle.drift();
    expect(idle.faction('atreides').beneGesserit).toBe(0);
    expect(idle.state.beneSupply).toBe(5);
  });

  it('gained in the action phase wait for the next round', () => {
    covers('arr-bene-gesserit-timing-of-gain', 'arr-bene-gesserit-harkonnen-gain');
    const table = new Table({ turn: 'harkonnen', harkonnen: { hand: ['breeding-program'] } });
    table.choose('card:breeding-program', 'die:mentat');
    expect(table.faction('harkonnen').beneGesserit).toBe(1);
    const questions: string[] = [];
    const nextRound = () => table.state.round === 2 && table.state.phase === 'actions';
    while (!nextRound()) {
      expect(table.state.beneSupply).toBe(3);
      questions.push(table.asks);
      table.drift();
    }
    expect(questions).not.toContain('bene-gesserit');
    while (table.asks === 'change-die') table.drift();
    expect([table.asks, table.asked]).toEqual(['bene-gesserit', 'harkonnen']);
  });

  it('count as dice for Desert Power and for the tank', () => {
    covers('arr-bene-gesserit-die-rules');
    const equal = ['leadership', 'strategy', 'deployment', 'mentat'] as const;
    // Four Harkonnen dice are locked, so that both sides roll four.
    const position = {
      phase: 'actions' as const,
      clear: true,
      rows: { choam: 4 },
      actionRolls: { atreides: [...equal], harkonnen: [...equal] },
      atreides: { tank: { stilgar: 0 } },
      harkonnen: { beneGesserit: 1 },
    };
    const place = (...keys: string[]) => new Table(position).choose(...keys);
    expect(place('place:house', 'skip').keys).toContain('desert-power');
    expect(place('skip', 'skip').keys).not.toContain('desert-power');
    expect(place('place:house', 'place:house').keys).not.toContain('desert-power');
    const table = place('skip', 'place:house').choose('die:house', 'act:mentat-draw', 'skip');
    expect(table.dashboard('atreides').tank).toEqual([{ leader: 'stilgar', slot: 1 }]);
    expect(table.keys).not.toContain('desert-power');
  });
});
