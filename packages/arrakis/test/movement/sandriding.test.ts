import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { atreides } from './sides.js';

describe('sandriding', () => {
  const CHAIN = {
    'outer-ne-3': { atreides: { regular: 2 } },
    'outer-ne-4': { worm: 'sandworm' },
    'outer-ne-5': { sign: 'sand' },
    'outer-ne-8': { sign: 'burrowed' },
  };

  it('goes through areas with wormsigns and worms and ends beside them or on a wormsign', () => {
    covers(
      'arr-sandriding-optional',
      'arr-sandriding-start',
      'arr-sandriding-chain',
      'arr-sandriding-end-adjacent',
      'arr-sandriding-end-not-sandworm',
      'arr-worm-pass-by-riding-or-transport',
    );
    const table = atreides(CHAIN).choose('die:strategy', 'act:strategy-move', 'legion@outer-ne-3');
    expect(table.keys).toContain('to@outer-ne-1');
    expect(table.keys).toContain('to@outer-ne-5');
    expect(table.keys).toContain('to@outer-ne-12');
    expect(table.keys).toContain('to@outer-ne-7');
    expect(table.keys).not.toContain('to@outer-ne-4');
    expect(table.keys).not.toContain('to@outer-ne-13');
    // From an area beside no sign there is only the usual step.
    const far = atreides({ 'outer-ne-13': { atreides: { regular: 2 } }, 'outer-ne-5': { sign: 'sand' } });
    far.choose('die:strategy', 'act:strategy-move', 'legion@outer-ne-13');
    expect(far.keys.filter((key) => key !== 'back')).toHaveLength(4);
  });

  it('is barred by enemy legions and red borders, not by harvesters, which it spares in passing', () => {
    covers(
      'arr-sandriding-not-through-enemies',
      'arr-sandriding-through-harvesters',
      'arr-sandriding-borders',
    );
    const barred = atreides({ ...CHAIN, 'outer-ne-5': { sign: 'sand', harkonnen: { regular: 1 } } });
    barred.choose('die:strategy', 'act:strategy-move', 'legion@outer-ne-3');
    expect(barred.keys).not.toContain('to@outer-ne-12');
    expect(barred.keys).not.toContain('to@outer-ne-5');
    const passing = atreides({ ...CHAIN, 'outer-ne-5': { sign: 'sand', harvester: true } });
    passing.choose('die:strategy', 'act:strategy-move', 'legion@outer-ne-3');
    // Rimwall West lies behind a red border of the chain.
    expect(passing.keys).not.toContain('to@rimwall-west');
    passing.choose('to@outer-ne-12', 'all', '?skip');
    expect(passing.legion('atreides', 'outer-ne-12')).toEqual({ regular: 2 });
    expect(passing.zone('outer-ne-5').harvester).toBe(true);
    expect(passing.happened('moved')).toMatchObject([{ how: 'ride' }]);
  });

  it('picks up nothing and takes no station on the way', () => {
    covers('arr-move-multi-no-pickup', 'arr-move-multi-no-station-in-passing', 'arr-move-multi-limit-at-end');
    const table = atreides({
      ...CHAIN,
      'outer-ne-5': { sign: 'sand', station: 'jihad', atreides: { regular: 4, elite: 2 } },
    });
    table.choose('die:strategy', 'act:strategy-move', 'legion@outer-ne-3', 'to@outer-ne-12', 'all', 'skip');
    // Eight for a moment, six in the end.
    expect(table.asked).toBe('harkonnen');
    expect(table.legion('atreides', 'outer-ne-5')).toEqual({ regular: 4, elite: 2 });
    expect(table.zone('outer-ne-5').station).toBe('jihad');
    expect(table.legion('atreides', 'outer-ne-12')).toEqual({ regular: 2 });
    expect(table.zone('outer-ne-5').sign).toBe('sand');
  });

  it('can be used to attack', () => {
    covers('arr-sandriding-attack', 'arr-attack-reach-sandriding');
    const table = atreides({ ...CHAIN, 'outer-ne-12': { harkonnen: { regular: 1 } } });
    table.choose('die:strategy', 'act:strategy-attack', 'legion@outer-ne-3', 'attack@outer-ne-12');
    expect(table.happened('attack')).toMatchObject([{ from: 'outer-ne-3', area: 'outer-ne-12' }]);
  });

  it('never turns over wormsigns', () => {
    covers('arr-wormsign-atreides-never');
    const table = atreides(CHAIN).choose(
      'die:strategy',
      'act:strategy-move',
      'legion@outer-ne-3',
      'to@outer-ne-5',
      'all',
      '?skip',
    );
    expect(table.zone('outer-ne-5').sign).toBe('sand');
    expect(table.happened('wormsign')).toEqual([]);
  });
});
