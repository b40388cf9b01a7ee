import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import type { ImperiumOptions } from '../../src/options.js';
import type { PlayerPosition, Position } from '../../src/scenario/position.js';
import { FACTIONS, type Faction } from '../../src/terms.js';
import type { Table } from '../table.js';
import { EDITIONS, type Of, tableOf } from './editions.js';

/** What seat 0 needs, and what it does. */
type Act = readonly [own: PlayerPosition, ...steps: string[]];
interface Cards {
  /** Two troops retreat. */
  readonly retreat: Act;
  /** Brings so much of something to who has two influence with the Fremen. */
  readonly trusted: readonly [act: Act, what: 'swords' | 'spice', n: number];
  readonly anyFaction: Act;
  /** A faction’s own symbol. */
  readonly named: readonly (readonly [Act, Faction])[];
  /** One influence is lost and so many are gained. */
  readonly shift: readonly [own: PlayerPosition, step: string, effect: string, n: number];
  /** With another Fremen card in play it brings so much spice; a Fremen card without a bond of its own. */
  readonly bond: readonly [card: string, spice: number, fremen: string];
  /** Another card with a bond, and what the two bring together. */
  readonly mutual: readonly [card: string, brings: Partial<PlayerPosition>];
  /** Brings the ally of the Guild a point for spice. */
  readonly allied: readonly [own: PlayerPosition, step: string, effect: string];
}
const CARDS: Of<Cards> = {
  imperium: {
    retreat: [{ hand: ['scout'] }, 'reveal', 'effect:scout.0', 'retreat:2'],
    trusted: [[{ hand: ['worm-riders', 'convincing-argument'] }, 'reveal'], 'swords', 4],
    anyFaction: [{ hand: ['dagger'], intrigues: ['bribery'], solari: 2 }, 'intrigue:bribery'],
    named: [
      [[{ intrigues: ['favored-subject'] }, 'intrigue:favored-subject'], 'emperor'],
      [[{ intrigues: ['guild-authorization'] }, 'intrigue:guild-authorization'], 'guild'],
      [[{ intrigues: ['know-their-ways'] }, 'intrigue:know-their-ways'], 'fremen'],
      [[{ intrigues: ['secret-of-the-sisterhood'] }, 'intrigue:secret-of-the-sisterhood'], 'bene-gesserit'],
    ],
    shift: [
      { hand: ['shifting-allegiances', 'diplomacy'], spice: 2 },
      'agent:shifting-allegiances>secure-contract',
      'effect:shifting-allegiances.0',
      2,
    ],
    bond: ['spice-hunter', 1, 'arrakis-liaison'],
    mutual: ['fedaykin-death-commando', { spice: 1, swords: 1 + 3 }],
    allied: [{ hand: ['guild-ambassador'], spice: 3 }, 'reveal', 'effect:guild-ambassador.0'],
  },
  uprising: {
    retreat: [{ hand: ['chani-clever-tactician'] }, 'reveal', 'effect:chani-clever-tactician.0'],
    trusted: [[{ hand: ['maker-keeper'] }, 'agent:maker-keeper>arrakeen'], 'spice', 1],
    anyFaction: [{ hand: ['dangerous-rhetoric'] }, 'agent:dangerous-rhetoric>gather-support'],
    named: [[[{ hand: ['shishakli', 'maula-pistol'] }, 'reveal'], 'fremen']],
    shift: [{ hand: ['captured-mentat'] }, 'reveal', 'effect:captured-mentat.0', 1],
    bond: ['northern-watermaster', 2, 'maula-pistol'],
    mutual: ['ecological-testing-station', { spice: 2, water: 1 }],
    allied: [
      { hand: ['junction-headquarters'], spice: 2, intrigues: ['mercenaries'] },
      'agent:junction-headquarters>gather-support',
      'effect:junction-headquarters.0',
    ],
  },
};

const NONE = { emperor: 0, guild: 0, 'bene-gesserit': 0, fremen: 0 };
const GRAND_VISION: Of<Partial<ImperiumOptions>> = { imperium: {}, uprising: { base: ['conflicts'] } };

describe.each(EDITIONS)('symbols in $id', (edition) => {
  const cards = CARDS[edition.id];
  const at = (own: PlayerPosition, position: Position = {}): Table => {
    const me = { hand: ['dagger'], deck: [], solari: 0, spice: 0, water: 0, ...own };
    return tableOf(
      edition,
      { turn: 0, first: 0, ...edition.quiet, ...position, players: { ...position.players, 0: me } },
      { confirmTurns: true },
    );
  };
  const done = ([own, ...steps]: Act, more: PlayerPosition = {}) => at({ ...own, ...more }).choose(...steps);

  it('retreat: troops go from the conflict to the garrison, and strength falls', () => {
    covers('imp-icon-retreat', 'upr-sym-retreat');
    const table = done(cards.retreat, { conflict: 3, garrison: 1 });
    expect(table.player(0)).toMatchObject({ conflict: 1, garrison: 3, supply: 8 });
    expect(table.view(1).players[0]?.strength).toBe(2 + table.player(0).swords);
  });

  it('a condition of influence: the number shown or more, with that faction', () => {
    covers('imp-icon-influence-condition', 'upr-sym-influence-condition');
    const [act, what, n] = cards.trusted;
    const brought = (influence: object) => done(act, { influence }).player(0)[what];
    expect([0, 1, 2, 3, 6].map((fremen) => brought({ fremen }))).toEqual([0, 0, n, n, n]);
    expect(brought({ emperor: 2, guild: 4, 'bene-gesserit': 3 })).toBe(0);
  });

  it.each(FACTIONS)('influence without a faction may go to %s', (faction) => {
    covers('imp-icon-influence-choice', 'upr-sym-influence-any');
    const table = done(cards.anyFaction);
    expect(table.keys).toEqual(FACTIONS.map((any) => `faction:${any}`));
    expect(table.choose(`faction:${faction}`).player(0).influence).toEqual({ ...NONE, [faction]: 1 });
  });

  it.each(cards.named)('a faction’s own symbol raises that track only: %j', (act, faction) => {
    covers('imp-icon-influence-faction', 'upr-sym-influence-named');
    expect(done(act).player(0).influence).toEqual({ ...NONE, [faction]: 1 });
  });

  const [shifter, shift, exchange, gained] = cards.shift;

  it('any influence one has may be lost; what is gained goes to one faction', () => {
    covers('imp-icon-influence-choice', 'imp-icon-influence-two-same', 'upr-sym-influence-any');
    const table = at({ ...shifter, influence: { guild: 1, fremen: 2 } }).choose(shift, exchange);
    expect([table.asks, table.keys]).toEqual(['lose-influence', ['lose:guild', 'lose:fremen']]);
    table.choose('lose:guild');
    expect([table.asks, table.keys.length]).toEqual(['faction', 4]);
    table.choose('faction:bene-gesserit');
    expect(table.asks).not.toBe('faction');
    expect(table.player(0).influence).toEqual({ ...NONE, 'bene-gesserit': gained, fremen: 2 });
    expect(table.player(0).spice).toBe(0);
  });

  it('without influence none can be lost, with one faction only that one is', () => {
    covers('imp-icon-influence-lose-needs-one');
    const none = at(shifter).choose(shift);
    expect(none.keys).not.toContain(exchange);
    expect(none.refused(exchange)).toBe('cost');
    const one = at({ ...shifter, influence: { fremen: 1 } }).choose(shift, exchange);
    expect(one.asks).toBe('faction');
    expect(one.player(0).influence.fremen).toBe(0);
  });

  it('two influence of a reward are not split', () => {
    covers('imp-icon-influence-two-same', 'upr-sym-influence-two-one-faction');
    const table = tableOf(
      edition,
      { phase: 'combat', first: 0, conflict: 'grand-vision', players: { 1: { conflict: 1 } } },
      GRAND_VISION[edition.id],
    );
    expect([table.asks, table.asked, table.keys.length]).toEqual(['faction', 1, 4]);
    table.choose('faction:guild');
    expect(table.asks).not.toBe('faction');
    expect(table.player(1).influence).toEqual({ ...NONE, guild: 2 });
  });

  it('a bond needs another Fremen card in play, revealed now or played before', () => {
    covers('imp-icon-fremen-bond', 'upr-sym-fremen-bond');
    const [bound, n, fremen] = cards.bond;
    const others = { 1: { hand: ['dagger'], played: [fremen] } };
    const spice = (more: PlayerPosition, hand: string[] = []) =>
      at({ ...more, hand: [bound, ...hand] }, { agents: { secrets: [0] }, players: others })
        .choose('reveal')
        .player(0).spice;
    expect([spice({}), spice({}, ['dagger']), spice({ played: ['diplomacy'] })]).toEqual([0, 0, 0]);
    expect([spice({}, [fremen]), spice({ played: [fremen] })]).toEqual([n, n]);
    expect(spice({ discard: [fremen] })).toBe(0);
  });

  it('two bonds wake each other, in either order', () => {
    covers('imp-icon-fremen-bond-mutual', 'upr-sym-fremen-bond-mutual');
    const [other, brings] = cards.mutual;
    for (const hand of [
      [cards.bond[0], other],
      [other, cards.bond[0]],
    ])
      expect(at({ hand }).choose('reveal').player(0)).toMatchObject(brings);
  });

  it('an alliance counts only with the token itself, of that faction', () => {
    covers('imp-icon-alliance-condition', 'upr-sym-alliance-condition');
    const [own, step, effect] = cards.allied;
    const with4 = { ...own, influence: { guild: 4, emperor: 4 }, points: 2 };
    const rival = { 1: { influence: { guild: 4 } } };
    for (const alliances of [{ guild: 1 }, { emperor: 0 }, {}]) {
      const table = at(with4, { alliances, players: rival }).choose(step);
      expect(table.keys).not.toContain(effect);
      expect(table.refused(effect)).toBe('condition');
    }
    const ally = at(with4, { alliances: { guild: 0 }, players: rival }).choose(step, effect);
    expect(ally.player(0)).toMatchObject({ points: 3, spice: 0, intrigues: [] });
  });
});
