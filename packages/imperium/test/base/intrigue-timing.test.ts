import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { catalogOf } from '../../src/content/catalog.js';
import type { Position } from '../../src/scenario/position.js';
import { ending, fighting, plotting } from './intrigue-table.js';

const NARROW = ['bindu-suspension', 'dispatch-an-envoy', 'infiltrate'];
const ANYTIME = [
  'bribery',
  'bypass-protocol',
  'calculated-hire',
  'charisma',
  'choam-shares',
  'councilors-dispensation',
  'double-cross',
  'favored-subject',
  'guild-authorization',
  'know-their-ways',
  'poison-snooper',
  'rapid-mobilization',
  'recruitment-mission',
  'refocus',
  'reinforcements',
  'secret-of-the-sisterhood',
  'the-sleeper-must-awaken',
  'urgent-mission',
  'water-of-life',
  'water-peddlers-union',
  'windfall',
];
const PLOTS = [...NARROW, ...ANYTIME];
const COMBAT = [
  'allied-armada',
  'ambush',
  'master-tactician',
  'private-army',
  'staged-incident',
  'tiebreaker',
];
const WIN = ['demand-respect', 'to-the-victor'];
const ENDGAME = ['corner-the-market', 'plans-within-plans', 'tiebreaker'];

/** Somebody who could pay for anything and meets every condition. */
const RICH = { solari: 20, spice: 20, water: 20, councilSeat: true, garrison: 3, conflict: 4 };
const BUSY: Position = {
  agents: { wealth: [0] },
  alliances: { guild: 0 },
  players: { 1: { conflict: 1 } },
};

const rich = (intrigue: string) => plotting([intrigue], { ...RICH, influence: { guild: 4 } }, BUSY);

describe('when intrigues can be played', () => {
  it('every card of the deck is a plot, a combat card or an endgame card, and one is two of them', () => {
    covers('imp-intrigue-three-types');
    const all = catalogOf({ edition: 'base' }).edition.intrigues.map((intrigue) => intrigue.id);
    expect([...new Set([...PLOTS, ...COMBAT, ...WIN, ...ENDGAME])].sort()).toEqual([...all].sort());
    expect(COMBAT.filter((id) => ENDGAME.includes(id))).toEqual(['tiebreaker']);
  });

  it.each(PLOTS)('%s can be played at the start of the own turn', (intrigue) => {
    covers('imp-intrigue-plot-timing');
    expect(rich(intrigue).keys).toContain(`intrigue:${intrigue}`);
  });

  it.each(ANYTIME)('%s can be played after an agent was sent and during the Reveal turn', (intrigue) => {
    covers('imp-intrigue-plot-timing');
    const key = `intrigue:${intrigue}`;
    const sent = rich(intrigue).choose('agent:dagger>hall-of-oratory');
    expect(sent.asks).toBe('agent-effects');
    expect(sent.keys).toContain(key);
    const revealed = rich(intrigue).choose('reveal');
    expect(revealed.asks).toBe('reveal-effects');
    expect(revealed.keys).toContain(key);
    revealed.choose(key);
    expect(revealed.happened('intrigue')).toEqual([{ event: 'intrigue', seat: 0, intrigue }]);
  });

  it.each(NARROW)('%s comes too late once the agent is sent or the hand revealed', (intrigue) => {
    covers('imp-intrigue-plot-timing');
    for (const turn of ['agent:dagger>hall-of-oratory', 'reveal']) {
      const table = rich(intrigue).choose(turn);
      expect(table.keys).not.toContain(`intrigue:${intrigue}`);
      expect(table.refused(`intrigue:${intrigue}`)).toBe('wrong-time');
    }
  });

  it.each([...PLOTS, ...WIN, 'corner-the-market', 'plans-within-plans'])(
    '%s cannot be played in combat',
    (intrigue) => {
      covers(
        'imp-intrigue-plot-not-on-others-turn',
        'imp-combat-when-you-win-not-before',
        'imp-intrigue-endgame-timing',
      );
      const table = fighting(
        [intrigue, 'ambush'],
        { ...RICH, influence: { emperor: 6, guild: 6, fremen: 6 } },
        BUSY,
      );
      expect(table.asks).toBe('combat');
      expect(table.keys).toEqual(['intrigue:ambush', 'pass']);
      expect(table.refused(`intrigue:${intrigue}`)).toBe('wrong-time');
    },
  );

  it.each([...COMBAT, ...WIN, ...ENDGAME])('%s cannot be played on a turn', (intrigue) => {
    covers('imp-intrigue-combat-timing', 'imp-intrigue-endgame-timing');
    const table = rich(intrigue);
    expect(table.keys).not.toContain(`intrigue:${intrigue}`);
    expect(table.refused(`intrigue:${intrigue}`)).toBe('wrong-time');
    table.choose('reveal');
    expect(table.refused(`intrigue:${intrigue}`)).toBe('wrong-time');
  });

  it.each([...PLOTS, ...WIN, ...COMBAT].filter((id) => id !== 'tiebreaker'))(
    '%s cannot be played at the end of the game',
    (intrigue) => {
      covers('imp-intrigue-combat-timing', 'imp-intrigue-plot-not-on-others-turn');
      const table = ending(
        { 0: { ...RICH, intrigues: [intrigue, 'tiebreaker'] } },
        { agents: { wealth: [0] } },
      );
      expect(table.asks).toBe('endgame');
      expect(table.keys).toEqual(['intrigue:tiebreaker', 'pass']);
      expect(table.refused(`intrigue:${intrigue}`)).toBe('wrong-time');
    },
  );
});
