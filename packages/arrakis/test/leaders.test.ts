import { describe, expect, it } from 'vitest';
import { covers } from '../../../test/covers.js';
import { LEADERS } from '../src/content/leaders.js';
import { Table } from './table.js';

const die = (table: Table): Table => table.choose('die:mentat', '?act:mentat-draw', 'skip');

describe('the regeneration tank', () => {
  it('advances by one slot with every own die, at the end of the turn', () => {
    covers(
      'arr-tank-advance-per-die',
      'arr-tank-not-by-opponent',
      'arr-tank-tracks-wounded',
      'arr-tank-slots',
    );
    const table = new Table({
      clear: true,
      atreides: { dice: { mentat: 2 }, tank: { stilgar: 0, 'lady-jessica': 1 } },
      harkonnen: { dice: { mentat: 2 }, tank: { 'beast-rabban': 0, 'baron-harkonnen': 4 } },
    });
    die(table);
    expect(table.dashboard('atreides').tank).toEqual([
      { leader: 'stilgar', slot: 1 },
      { leader: 'lady-jessica', slot: 2 },
    ]);
    expect(table.dashboard('harkonnen').tank).toHaveLength(2);
    die(table);
    // The fifth slot was the last: the Baron is free again.
    expect(table.dashboard('harkonnen').tank).toEqual([{ leader: 'beast-rabban', slot: 1 }]);
    expect(table.dashboard('atreides').tank).toHaveLength(2);
  });

  it('frees a leader past its last slot, with the card as it was', () => {
    covers('arr-tank-leave', 'arr-tank-card-back-on-leaving', 'arr-tank-card-state-kept');
    const table = new Table({
      clear: true,
      areas: { windgap: { atreides: { regular: 1 } } },
      atreides: { dice: { mentat: 1, deployment: 1, strategy: 1 }, tank: { stilgar: 2 } },
    });
    table.choose('die:mentat', 'act:mentat-draw', 'skip');
    expect(table.dashboard('atreides').tank).toEqual([]);
    die(table);
    table.choose('die:deployment', '?act:deployment-deploy', 'deploy@windgap');
    expect(table.keys).toContain('bring:stilgar@aside');
    table.choose('skip');
    const spent = new Table({
      clear: true,
      atreides: { dice: { mentat: 1, strategy: 1 }, tank: { stilgar: 2 }, leaders: { stilgar: 'spent' } },
    });
    spent.choose('die:mentat', 'act:mentat-draw', 'skip');
    expect(spent.faction('atreides').leaders.stilgar).toBe('spent');
  });

  it('takes newcomers at the left, pushing others on, even out', () => {
    covers('arr-tank-enter-leftmost', 'arr-tank-push', 'arr-tank-push-out');
    const table = new Table({
      clear: true,
      turn: 'harkonnen',
      areas: {
        windgap: { atreides: { regular: 1, named: ['paul-atreides'] } },
        'central-sw-3': { harkonnen: { regular: 1 } },
      },
      atreides: { tank: { stilgar: 0, 'lady-jessica': 1, chani: 2 } },
      harkonnen: { hand: ['hunter-seeker'] },
    });
    table.choose('card:hunter-seeker', 'die:mentat', 'wound:paul-atreides');
    expect(table.dashboard('atreides').tank).toEqual([
      { leader: 'paul-atreides', slot: 0 },
      { leader: 'stilgar', slot: 1 },
      { leader: 'lady-jessica', slot: 2 },
    ]);
    const gap = new Table({
      clear: true,
      turn: 'harkonnen',
      areas: {
        windgap: { atreides: { regular: 1, named: ['paul-atreides'] } },
        'central-sw-3': { harkonnen: { regular: 1 } },
      },
      atreides: { tank: { stilgar: 1 } },
      harkonnen: { hand: ['hunter-seeker'] },
    });
    gap.choose('card:hunter-seeker', 'die:mentat', 'wound:paul-atreides');
    expect(gap.dashboard('atreides').tank).toEqual([
      { leader: 'paul-atreides', slot: 0 },
      { leader: 'stilgar', slot: 1 },
    ]);
  });
});

describe('leaders entering play', () => {
  const sietch = (supremacy: number, rank: number, more: object = {}) =>
    new Table({
      clear: true,
      turn: 'harkonnen',
      supremacy,
      areas: { 'central-sw-3': { harkonnen: { regular: 1 } }, windgap: { sietch: rank } },
      ...more,
    }).choose('die:strategy', 'act:strategy-attack', 'legion@central-sw-3', 'attack@windgap');

  it('come with supremacy: Hawat on step 1, Feyd-Rautha on step 6 in place of Rabban', () => {
    covers('arr-supremacy-hawat-enters', 'arr-supremacy-feyd-enters', 'arr-feyd-removes-rabban');
    const first = sietch(0, 3);
    expect(first.faction('harkonnen').leaders).toMatchObject({
      'thufir-hawat': 'ready',
      'feyd-rautha': 'reserve',
    });
    const sixth = sietch(4, 2, {
      areas: {
        'central-sw-3': { harkonnen: { regular: 1, named: ['beast-rabban'] } },
        windgap: { sietch: 2 },
      },
    });
    expect(sixth.faction('harkonnen').leaders).toMatchObject({
      'feyd-rautha': 'ready',
      'beast-rabban': 'gone',
    });
    expect(sixth.legion('harkonnen', 'windgap')).toEqual({ regular: 1 });
    const tank = sietch(5, 1, { harkonnen: { tank: { 'beast-rabban': 1 } } });
    expect(tank.dashboard('harkonnen').tank).toEqual([]);
  });

  it('and give the Atreides tokens on steps 4 and 7', () => {
    covers('arr-supremacy-bene-gesserit-marks');
    expect(sietch(3, 1).faction('atreides').beneGesserit).toBe(2);
    expect(sietch(2, 1).faction('atreides').beneGesserit).toBe(1);
    expect(sietch(5, 2).faction('atreides').beneGesserit).toBe(2);
    expect(sietch(3, 3).faction('atreides').beneGesserit).toBe(2);
  });

  it('replace Paul and Jessica where they stand, card and figure', () => {
    covers('arr-reverend-mother-replaces', 'arr-reverend-mother-same-place', 'arr-muad-dib-replaces');
    const position = (marker: string, named: string[], more: object = {}) => ({
      clear: true,
      prescience: { [marker]: 2 },
      areas: {
        'outer-ne-3': { atreides: { regular: 1, named } },
        'outer-ne-4': { station: marker as 'jihad' },
      },
      ...more,
    });
    const keys = ['die:strategy', 'act:strategy-move', 'legion@outer-ne-3', 'to@outer-ne-4'];
    const board = new Table(
      position('sand-dwellers', ['lady-jessica'], { atreides: { leaders: { 'lady-jessica': 'spent' } } }),
    ).choose(...keys);
    expect(board.legion('atreides', 'outer-ne-4')).toEqual({
      regular: 1,
      named: ['reverend-mother-jessica'],
    });
    expect(board.faction('atreides').leaders).toMatchObject({
      'lady-jessica': 'gone',
      'reverend-mother-jessica': 'spent',
    });
    const tank = new Table(
      position('kwisatz-haderach', [], { atreides: { tank: { 'paul-atreides': 1 } } }),
    ).choose(...keys);
    expect(tank.dashboard('atreides').tank).toEqual([{ leader: 'paul-muad-dib', slot: 2 }]);
    expect(tank.faction('atreides').leaders).toMatchObject({
      'paul-atreides': 'gone',
      'paul-muad-dib': 'ready',
    });
    const aside = new Table(position('kwisatz-haderach', [])).choose(...keys);
    expect(aside.legion('atreides', 'outer-ne-4')).toEqual({ regular: 1 });
  });

  it('hand a spent card on when they are replaced during their own special action', () => {
    covers('arr-reverend-mother-same-place');
    const table = new Table({
      clear: true,
      prescience: { 'kwisatz-haderach': 2 },
      areas: { 'outer-ne-3': { atreides: { regular: 1 } }, 'outer-ne-4': { station: 'kwisatz-haderach' } },
    });
    table.choose(
      'die:leadership',
      'leader:paul-atreides',
      '?area@outer-ne-3',
      'bring:paul-atreides@aside',
      'legion@outer-ne-3',
      'to@outer-ne-4',
    );
    expect(table.faction('atreides').leaders['paul-muad-dib']).toBe('spent');
    expect(table.legion('atreides', 'outer-ne-4')).toEqual({ regular: 1, named: ['paul-muad-dib'] });
  });

  it('come by cards: Shaddam, Gurney and the Reverend Mother after Hawat', () => {
    covers(
      'arr-shaddam-enters',
      'arr-gurney-enters',
      'arr-gurney-placed-at-once',
      'arr-gurney-no-special',
      'arr-hawat-removed-mohiam-enters',
      'arr-hawat-scheming',
      'arr-bene-gesserit-harkonnen-gain',
    );
    const shaddam = new Table({ turn: 'harkonnen', harkonnen: { hand: ['rage-overcame-shaddam-iv-b'] } });
    shaddam.choose('card:rage-overcame-shaddam-iv-b', 'die:mentat');
    expect(shaddam.faction('harkonnen').leaders['shaddam-iv']).toBe('ready');
    const gurney = new Table({ clear: true, atreides: { hand: ['smugglers-c'] } });
    gurney.choose(
      'card:smugglers-c',
      'die:mentat',
      'sector:outer-ne',
      'area@outer-ne-3',
      'bring:elite@supply:2',
      'bring:gurney-halleck@aside',
    );
    expect(gurney.legion('atreides', 'outer-ne-3')).toEqual({ elite: 2, named: ['gurney-halleck'] });
    expect(LEADERS.find((leader) => leader.id === 'gurney-halleck')?.special).toBeUndefined();
    const hawat = new Table({
      turn: 'harkonnen',
      harkonnen: {
        hand: ['hawats-scheming', 'hawats-scheming', 'hawats-scheming'],
        leaders: { 'thufir-hawat': 'spent' },
      },
    });
    expect(hawat.keys.filter((key) => key.startsWith('scheme'))).toEqual(['scheme:2', 'scheme:3']);
    expect(hawat.refused('card:hawats-scheming')).toBe('free-action-only');
    hawat.choose('scheme:2');
    expect(hawat.faction('harkonnen').leaders).toMatchObject({
      'thufir-hawat': 'gone',
      'gaius-helen-mohiam': 'ready',
    });
    expect(hawat.faction('harkonnen').beneGesserit).toBe(1);
    expect(hawat.dashboard('harkonnen').hand).toEqual(['hawats-scheming']);
    expect(hawat.asks).toBe('turn');
    expect(hawat.keys.join()).not.toContain('scheme');
  });

  it('leaves a last scheme in hand: not playable, not discardable', () => {
    covers('arr-hawat-scheming-stuck');
    const table = new Table({
      clear: true,
      turn: 'harkonnen',
      harkonnen: { hand: ['hawats-scheming'], leaders: { 'thufir-hawat': 'gone' } },
      areas: { 'central-sw-3': { harkonnen: { regular: 1 } }, windgap: { atreides: { regular: 2 } } },
    });
    expect(table.keys.join()).not.toContain('hawats-scheming');
    table.choose('die:strategy', 'act:strategy-attack', 'legion@central-sw-3', 'attack@windgap');
    expect([table.asks, table.keys]).toEqual(['combat-cards', ['done']]);
  });
});

describe('leaders', () => {
  it('give the combat values of their cards', () => {
    const value = (id: string) => {
      const leader = LEADERS.find((each) => each.id === id);
      return [leader?.swords, leader?.shields];
    };
    expect(value('naibs')).toEqual([1, 0]);
    expect(value('bashars')).toEqual([1, 0]);
    expect(value('paul-atreides')).toEqual([1, 0]);
    expect(value('paul-muad-dib')).toEqual([2, 1]);
    expect(value('baron-harkonnen')).toEqual([0, 2]);
    expect(value('gaius-helen-mohiam')).toEqual([0, 3]);
    expect(LEADERS).toHaveLength(18);
  });

  const NAMED = LEADERS.filter((leader) => leader.kind === 'named');

  it.each(NAMED)(
    'fight with what their card shows, whatever their colour: $id',
    ({ id, side, swords, shields }) => {
      covers('arr-combat-named-leader', 'arr-leader-colour-irrelevant');
      const own = { regular: 2, named: [id] };
      const position = {
        clear: true,
        turn: side,
        areas:
          side === 'atreides'
            ? { windgap: { atreides: own }, 'central-sw-3': { harkonnen: { regular: 6 } } }
            : { windgap: { sietch: 0, atreides: { regular: 6 } }, 'central-sw-3': { harkonnen: own } },
        combatRolls: ['special', 'special', ...Array(6).fill('shield')],
      };
      const from = side === 'atreides' ? 'windgap' : 'central-sw-3';
      // Plain units of the House follow leaders of the ally, and the other way round.
      const moving = new Table(position).choose('die:leadership', 'act:leadership-move');
      expect(moving.keys).toContain(`legion@${from}`);
      const table = new Table(position).choose('die:leadership', 'act:leadership-attack', `legion@${from}`);
      table.choose('?attack@windgap', '?attack@central-sw-3');
      expect(table.happened('ability')).toEqual([{ event: 'ability', side, leader: id, swords, shields }]);
    },
  );

  it('are destroyed as soon as no unit is left with them', () => {
    covers('arr-leader-alone-destroyed');
    const table = new Table({
      clear: true,
      shown: ['families-flee-to-the-southern-palm-groves'],
      areas: {
        windgap: { atreides: { tokens: ['starting-1'], generic: 1, named: ['stilgar'] } },
        'central-sw-3': { harkonnen: { regular: 1 } },
      },
    });
    table.choose('claim:families-flee-to-the-southern-palm-groves');
    expect(table.legion('atreides', 'windgap')).toEqual({});
    expect(table.faction('atreides').supply.generic).toBe(12);
    expect(table.dashboard('atreides').tank).toEqual([{ leader: 'stilgar', slot: 0 }]);
  });

  it('of the generic kind are only so many', () => {
    covers('arr-leader-generic-supply');
    const muster = (generic: number) =>
      new Table({
        clear: true,
        turn: 'harkonnen',
        areas: { carthag: { harkonnen: { regular: 1, generic } } },
      })
        .choose('die:deployment', 'act:deployment-deploy', 'deploy:regular@carthag:3')
        .keys.filter((key) => key.startsWith('bring:bashar'));
    expect(muster(5)).toEqual(['bring:bashar@supply']);
    expect(muster(6)).toEqual([]);
  });

  it('are placed from anywhere but the tank, units too', () => {
    covers('arr-place-definition', 'arr-unit-substitute-lower', 'arr-unit-substitute-never-higher');
    const table = new Table({
      clear: true,
      turn: 'harkonnen',
      harkonnen: { hand: ['forced-recruitment'] },
      areas: {
        carthag: { harkonnen: { elite: 6, generic: 1 } },
        arsunt: { harkonnen: { elite: 6 } },
        'north-pole': { harkonnen: { regular: 1, named: ['beast-rabban'] } },
      },
    });
    table.choose('card:forced-recruitment', 'die:mentat');
    // No elite is left: a regular may do, or elites from elsewhere.
    expect(table.keys).toEqual([
      'bring:regular@supply:3',
      'bring:regular@supply:2',
      'bring:regular@supply:1',
      'bring:elite@carthag:1',
      'bring:elite@arsunt:1',
      'skip',
    ]);
    table.choose('bring:regular@supply:1', 'bring:elite@carthag:1', 'skip');
    expect(table.keys).toContain('bring:beast-rabban@north-pole');
    expect(table.keys).toContain('bring:bashar@carthag');
    table.choose('bring:beast-rabban@north-pole');
    expect(table.legion('harkonnen', 'arrakeen')).toEqual({ regular: 1, elite: 1, named: ['beast-rabban'] });
    const regulars = new Table({
      clear: true,
      turn: 'harkonnen',
      areas: {
        carthag: { harkonnen: { regular: 6 } },
        arsunt: { harkonnen: { regular: 6 } },
        'north-pole': { harkonnen: { regular: 6 } },
        'hagga-basin': { harkonnen: { regular: 6 } },
      },
    });
    regulars.choose('die:deployment', 'act:deployment-deploy');
    expect(regulars.asks).toBe('muster-leader');
  });
});
