import { Game, keyOf } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { catalogOf } from '../../src/content/catalog.js';
import { uprising } from '../../src/game.js';
import { FEYD, holding, IRULAN, JESSICA, LEADERS, MUADDIB, SHADDAM } from './table.js';

const TENT = 'emperor-imperial-tent';
const ROW = ['shishakli', 'overthrow', 'maula-pistol', 'calculus-of-power', 'stilgar-the-devoted'];

describe('the Throne Row', () => {
  it('gets a card before the first round, chosen by Shaddam', () => {
    covers('six-throne-row-sources', 'six-throne-row-refill');
    const game = Game.start(uprising, uprising.parseOptions({ players: 6, leaders: LEADERS }), 'throne');
    expect(game.state.decision).toMatchObject({ kind: 'to-throne-row', seats: [SHADDAM] });
    expect(game.state.round).toBe(0);
    const { card } = catalogOf(game.state);
    const { row } = game.state;
    const offered = game.choices().map(({ what = '' }) => what);
    expect(offered).toEqual([...new Set(row.filter((id) => !card(id).factions.includes('fremen')))]);
    const [first] = game.choices();
    if (first === undefined) throw new Error('nothing offered');
    game.apply(keyOf(first));
    expect(game.state.throneRow).toEqual([first.what]);
    expect(game.state.row).toHaveLength(5);
    expect(game.state.round).toBe(1);
  });

  it('gets a card without Fremen from the Imperial Tent, and the row is filled at once', () => {
    covers('six-throne-row-sources', 'six-throne-row-refill');
    const table = holding(SHADDAM, [TENT], {}, { row: ROW, throneRow: [] });
    table.choose(`agent:${TENT}>vast-wealth`, 'from:left');
    expect(table.keys).toEqual(['move:overthrow', 'move:calculus-of-power']);
    table.choose('move:overthrow');
    expect(table.state.throneRow).toEqual(['overthrow']);
    expect(table.state.row).toHaveLength(5);
    expect(table.state.row).not.toContain('overthrow');
  });

  it('sells to Shaddam and his allies alone, at the printed cost', () => {
    covers('six-throne-row-buyers', 'six-throne-row-barred');
    const position = { throneRow: ['calculus-of-power'], row: ['shishakli'] };
    const buys = (seat: number) => {
      const hand = ['convincing-argument', 'convincing-argument'];
      const own = seat === MUADDIB || seat === SHADDAM ? [] : hand;
      const table = holding(seat, own, { [seat]: { councilSeat: true, hand: own, deck: [] } }, position);
      if (table.asks === 'turn') table.choose(table.keys.find((key) => key.startsWith('reveal')) ?? '');
      return table;
    };
    const feyd = buys(FEYD);
    const { cost } = catalogOf(feyd.state).card('calculus-of-power');
    expect(cost).toBeLessThanOrEqual(6);
    expect(feyd.keys).toContain('acquire:calculus-of-power@throne');
    feyd.choose('acquire:calculus-of-power@throne');
    expect(feyd.player(FEYD).discard).toContain('calculus-of-power');
    expect(feyd.state.throneRow).toEqual([]);
    expect(feyd.state.turn?.persuasion).toBe(6 - (cost ?? 0));
    expect(buys(IRULAN).keys).toContain('acquire:calculus-of-power@throne');
    for (const seat of [MUADDIB, JESSICA])
      expect(buys(seat).keys.some((key) => key.endsWith('@throne'))).toBe(false);
    const shaddam = holding(
      SHADDAM,
      ['emperor-convincing-argument', 'emperor-critical-shipments'],
      { 3: { councilSeat: true } },
      position,
    ).choose(`reveal:${FEYD}`);
    expect(shaddam.keys).toContain('acquire:calculus-of-power@throne');
  });

  it('is no part of the Imperium Row, and has no end', () => {
    covers('six-throne-row-not-imperium-row', 'six-throne-row-unlimited');
    const throneRow = [
      'overthrow',
      'calculus-of-power',
      'corrinth-city',
      'captured-mentat',
      'price-is-no-object',
      'in-high-places',
    ];
    const table = holding(
      FEYD,
      ['dagger'],
      { 1: { intrigues: ['manipulate'] } },
      { throneRow, row: ['shishakli'] },
    );
    table.choose('intrigue:manipulate');
    expect(table.asks).toBe('remove-from-row');
    for (const card of throneRow) expect(table.keys).not.toContain(`remove:${card}`);
    expect(table.state.throneRow).toHaveLength(6);
    const tent = holding(SHADDAM, [TENT], {}, { throneRow, row: ROW.slice(0, 1) });
    tent.choose(`agent:${TENT}>vast-wealth`, 'from:left');
    tent.choose(tent.keys[0] ?? '');
    expect(tent.state.throneRow).toHaveLength(7);
  });
});
