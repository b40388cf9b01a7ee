import { describe, expect, it } from 'vitest';
import { FORCES_OF, planningCard } from '../../src/content/catalog.js';
import { Table } from '../table.js';

type Side = 'atreides' | 'harkonnen';

const sideOf = (card: string): Side =>
  FORCES_OF.atreides.includes(planningCard(card).deck) ? 'atreides' : 'harkonnen';

/** Four special units and four generic leaders of each side, far from each other. */
const AREAS = {
  windgap: { atreides: { special: 4, generic: 4 } },
  arsunt: { harkonnen: { special: 4, generic: 4 } },
};

function play(card: string, position: object = {}, own: object = {}): Table {
  const side = sideOf(card);
  const table = new Table({ clear: true, turn: side, ...position, [side]: { hand: [card], ...own } });
  return table.choose(`card:${card}`, 'die:mentat');
}

/** Declines what is asked until a question of this kind comes. */
function declineUntil(table: Table, kind: string): Table {
  for (let i = 0; i < 12 && table.asks !== kind; i++) {
    if (table.asks === 'choose') table.choose('option:1');
    else table.choose(table.keys.at(-1) as string);
  }
  expect(table.asks).toBe(kind);
  return table;
}

describe('planning cards draw as many as they say', () => {
  const JESSICA = { 'lady-jessica': 'gone', 'reverend-mother-jessica': 'ready', alia: 'ready' };

  it.each<[card: string, n: number, position?: object, own?: object]>([
    ['evidence-of-rebellion', 2],
    ['workhorse-of-arrakis', 2],
    ['spotter-control', 2],
    ['sandmasters', 1],
    ['manipulation-of-others', 2],
    ['spies-all-over-arrakis', 2],
    ['alia-the-abomination', 2, {}, { leaders: JESSICA }],
    ['tested-with-the-gom-jabbar', 2],
    ['truthtrance', 2],
    ['alam-al-mithal', 2],
    ['cielagos-piping-message', 1],
    ['i-am-stilgar-the-fremen', 1],
  ])('%s: %i', (card, n, position = {}, own = {}) => {
    const table = declineUntil(play(card, position, own), 'draw');
    const side = sideOf(card);
    const [house] = FORCES_OF[side];
    expect(table.keys[0]).toBe(`draw:${house}:${n}`);
    table.choose(`draw:${house}:${n}`);
    expect(table.dashboard(side).hand).toHaveLength(n);
    expect(table.dashboard(side).decks[house]).toHaveLength(
      18 - n - (planningCard(card).deck === house ? 1 : 0),
    );
  });
});

describe('planning cards move as many legions as they say', () => {
  /** Moves a small part of the same legion again and again: what stays behind is another legion. */
  function moves(card: string): number {
    const table = declineUntil(play(card, { areas: AREAS }), 'move-legion');
    for (let i = 0; i < 40; i++) {
      const { keys } = table;
      const key =
        table.asks === 'move-legion'
          ? keys.find((each) => each.startsWith('legion@'))
          : table.asks === 'move-part'
            ? (keys.find((each) => each.endsWith(':1')) ?? keys[0])
            : table.asks === 'move-group'
              ? 'part'
              : table.asks === 'move-to'
                ? keys[0]
                : undefined;
      if (key === undefined) break;
      table.choose(key);
    }
    return table.happened('moved').length;
  }

  it.each<[card: string, n: number]>([
    ['arsunt-legion', 1],
    ['barons-personal-guard', 1],
    ['explosive-artillery', 1],
    ['shigawire', 1],
    ['sardaukar-pogrom', 3],
    ['sardaukars-manner', 1],
    ['full-control-of-the-air', 1],
    ['sardaukar-disguised', 2],
    ['seek-out-the-mahdi', 1],
    ['war-plan', 1],
    ['death-commandos', 2],
    ['battle-language', 1],
    ['crysknife', 1],
    ['jubba-cloaks', 1],
    ['stillsuits', 1],
  ])('%s: %i', (card, n) => {
    expect(moves(card)).toBe(n);
  });
});
