import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { HOUSE_HARKONNEN } from '../../src/content/planning/house-harkonnen.js';
import { failed, plays, QUIET, SWORDS, settled } from './playing-cards.js';
import { NO_LEADERS } from './solo.js';

/** Every card of the House: a position, and what the card has done there. */
const HOUSE: Readonly<Record<string, () => void>> = {
  'hard-times-and-oppression': () => {
    const table = settled(plays('hard-times-and-oppression', { ...QUIET, arsunt: { settlement: 0 } }));
    expect(table.legion('harkonnen', 'carthag')).toEqual({ elite: 1 });
    expect(table.legion('harkonnen', 'arrakeen')).toEqual({ elite: 1 });
    expect(table.legion('harkonnen', 'hagga-basin')).toEqual({ regular: 1 });
    expect(table.legion('harkonnen', 'arsunt')).toEqual({});
    expect(
      failed(plays('hard-times-and-oppression', { ...QUIET, carthag: { harkonnen: { regular: 6 } } })),
    ).toContain('hard-times-and-oppression');
  },
  'forced-recruitment': () => {
    expect(settled(plays('forced-recruitment')).legion('harkonnen', 'arrakeen')).toEqual({
      elite: 3,
      generic: 1,
    });
    expect(
      failed(plays('forced-recruitment', { ...QUIET, arrakeen: { harkonnen: { regular: 4 } } })),
    ).toContain('forced-recruitment');
  },
  'beloved-feyd-rautha': () => {
    const table = settled(plays('beloved-feyd-rautha'));
    expect(table.happened('leader-entered')).toMatchObject([{ leader: 'feyd-rautha' }]);
    const again = settled(
      plays(
        'beloved-feyd-rautha',
        { ...QUIET, carthag: { harkonnen: { regular: 1, named: ['feyd-rautha'] } } },
        { harkonnen: { leaders: { ...NO_LEADERS, 'feyd-rautha': 'spent' } } },
      ),
    );
    expect(again.legion('harkonnen', 'carthag')).toEqual({ regular: 1, elite: 2, named: ['feyd-rautha'] });
  },
  'harkonnen-patrols': () => {
    const table = settled(plays('harkonnen-patrols'));
    const areas = table.state.areas.filter(({ harkonnen }) => harkonnen !== undefined).map(({ id }) => id);
    // Desert beside the target.
    expect(areas).toHaveLength(3);
    for (const area of areas)
      expect(['central-sw-3', 'central-sw-5', 'central-sw-6', 'outer-sw-9']).toContain(area);
  },
  'arsunt-legion': () => {
    const table = settled(plays('arsunt-legion', { windgap: { atreides: { regular: 1 } } }));
    expect(table.happened('moved')).toMatchObject([
      { from: 'arsunt', figures: { regular: 1, elite: 1, generic: 1 } },
    ]);
    const attacking = settled(
      plays(
        'arsunt-legion',
        { ...QUIET, 'broken-land': { atreides: { regular: 1 } } },
        { combatRolls: SWORDS },
      ),
    );
    expect(attacking.happened('attack')).toMatchObject([
      { from: 'arsunt', area: 'broken-land', surprise: false },
    ]);
    expect(failed(plays('arsunt-legion', { ...QUIET, arsunt: { settlement: 0 } }))).toContain(
      'arsunt-legion',
    );
  },
  'barons-personal-guard': () => {
    const baron = { harkonnen: { leaders: { ...NO_LEADERS, 'baron-harkonnen': 'spent' } } };
    const table = settled(plays('barons-personal-guard', { windgap: { atreides: { regular: 1 } } }, baron));
    expect(table.happened('placed').map(({ what, n }) => [what, n])).toEqual([
      ['elite', 2],
      ['baron-harkonnen', 1],
    ]);
    expect(table.happened('moved')).toHaveLength(1);
    expect(failed(plays('barons-personal-guard'))).toContain('barons-personal-guard');
  },
  'hawats-scheming': () => {
    const table = plays('hawats-scheming');
    expect(table.happened('set-beside')).toHaveLength(1);
    expect(table.state.automaton?.beside).toEqual(['hawats-scheming']);
  },
  'evidence-of-rebellion': () => {
    const table = settled(plays('evidence-of-rebellion'));
    expect(table.legion('harkonnen', 'north-pole')).toEqual({ elite: 2 });
    expect(table.happened('criteria').find(({ purpose }) => purpose === 'place')?.steps[0]?.criterion).toBe(
      'nearest-to-a-sietch',
    );
  },
  'polar-cap-factories': () => {
    const table = settled(plays('polar-cap-factories', { ...QUIET, 'wind-pass': { sign: 'sand' } }));
    expect(table.legion('harkonnen', 'north-pole')).toEqual({ regular: 2, elite: 1, generic: 1 });
    expect(table.zone('wind-pass').sign).toBeUndefined();
    // Every wormsign around, even if there is none.
    expect(failed(plays('polar-cap-factories'))).not.toContain('polar-cap-factories');
  },
  'carthag-the-former-capital': () => {
    expect(settled(plays('carthag-the-former-capital')).legion('harkonnen', 'carthag')).toEqual({
      regular: 3,
      elite: 1,
      generic: 1,
    });
  },
  'workhorse-of-arrakis': () => {
    const table = settled(
      plays('workhorse-of-arrakis', QUIET, { automaton: { dice: 2, harvest: 'tactic-gara-kulon' } }),
    );
    expect(table.happened('vehicle').map(({ vehicle }) => vehicle)).toEqual(['harvester', 'carryall']);
    expect(table.happened('reinforced')).toHaveLength(2);
  },
  'spotter-control': () => {
    const signs = Object.fromEntries(
      ['central-sw-5', 'central-sw-4', 'wind-pass', 'outer-ne-1'].map((id) => [id, { sign: 'sand' }]),
    );
    const table = settled(plays('spotter-control', { ...QUIET, ...signs }));
    expect(table.state.areas.filter(({ sign }) => sign !== undefined).map(({ id }) => id)).toEqual([
      'outer-ne-1',
    ]);
    expect(failed(plays('spotter-control', { ...QUIET, 'wind-pass': { sign: 'sand' } }))).toContain(
      'spotter-control',
    );
  },
  'explosive-artillery': () => {
    const areas = {
      windgap: { atreides: { regular: 1 } },
      'wind-pass': { harkonnen: { regular: 4 } },
      'hobars-gap': { atreides: { elite: 5 } },
      'central-sw-5': { atreides: { regular: 2 } },
      'central-sw-2': { atreides: { regular: 3 } },
    };
    const table = settled(plays('explosive-artillery', areas, { combatRolls: SWORDS }));
    expect(table.happened('moved')[0]).toMatchObject({ from: 'wind-pass', to: 'central-sw-3' });
    expect(table.happened('special-attack')).toMatchObject([{ area: 'central-sw-2' }]);
    expect(table.happened('criteria').find(({ purpose }) => purpose === 'shell')?.steps[0]?.criterion).toBe(
      'strongest-enemy',
    );
    expect(
      failed(plays('explosive-artillery', { ...QUIET, arsunt: { harkonnen: { regular: 6, elite: 0 } } })),
    ).toContain('explosive-artillery');
  },
  sandmasters: () => {
    const table = settled(
      plays('sandmasters', QUIET, { automaton: { dice: 2, harvest: 'tactic-gara-kulon' } }),
    );
    expect(table.state.areas.filter(({ harvester }) => harvester)).toHaveLength(3);
    expect(table.happened('reinforced')).toHaveLength(1);
  },
  'mudir-nahya-the-demon-ruler': () => {
    const rabban = {
      harkonnen: { leaders: { ...NO_LEADERS, 'beast-rabban': 'spent' } },
      combatRolls: SWORDS,
    };
    const areas = {
      windgap: { atreides: { regular: 3 } },
      'gara-kulon': { atreides: { special: 5 } },
      'central-sw-3': { harkonnen: { regular: 2 } },
      'outer-ne-11': { harkonnen: { regular: 3 } },
    };
    const table = settled(plays('mudir-nahya-the-demon-ruler', areas, rabban));
    // Only there can it attack, thanks to the figures of the card.
    expect(table.happened('placed')[0]).toMatchObject({ what: 'elite', area: 'central-sw-3' });
    expect(table.happened('attack')).toMatchObject([{ from: 'central-sw-3', surprise: true }]);
    const gone = settled(
      plays('mudir-nahya-the-demon-ruler', { ...QUIET, carthag: { harkonnen: { regular: 3 } } }),
    );
    expect(gone.legion('harkonnen', 'carthag')).toEqual({ regular: 3, elite: 2, generic: 1 });
  },
  'hunter-seeker': () => {
    const areas = {
      windgap: { atreides: { special: 3, named: ['stilgar'] } },
      'hobars-gap': { atreides: { special: 3, named: ['paul-atreides'] } },
      'central-se-1': { harkonnen: { regular: 1 } },
      'central-sw-1': { harkonnen: { regular: 1 } },
    };
    const table = settled(plays('hunter-seeker', areas));
    // Both could be hit; Stilgar stands in the target.
    expect(table.dashboard('atreides').tank.map(({ leader }) => leader)).toEqual(['stilgar']);
    expect(failed(plays('hunter-seeker'))).toContain('hunter-seeker');
  },
};

describe('cards of House Harkonnen', () => {
  it('have a test each', () => {
    expect(Object.keys(HOUSE).toSorted()).toEqual(HOUSE_HARKONNEN.map(({ id }) => id).toSorted());
  });

  it.each(Object.entries(HOUSE))('%s', (_, test) => {
    covers(
      'mahdi-card-deploy-move-attack',
      'mahdi-card-place-replace',
      'mahdi-card-vehicles',
      'mahdi-card-other-effects',
    );
    test();
  });
});
