import { Game } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { uprising } from '../../src/game.js';
import { removeRolled } from '../../src/rules/rivals/variants/row-dice.js';
import type { PlayerPosition, Position } from '../../src/scenario/position.js';
import type { Faction } from '../../src/terms.js';
import { SEEDS } from '../table.js';
import { spacesOf, told } from './hagal.js';
import { rivalsTurn, solo } from './rivals.js';

describe('Smart Politics', () => {
  const FREE: readonly [string, string, Faction][] = [
    ['dutiful-service', 'dutiful-service', 'emperor'],
    ['deliver-supplies-heighliner', 'deliver-supplies', 'guild'],
    ['secrets', 'secrets', 'bene-gesserit'],
    ['fremkit', 'fremkit', 'fremen'],
  ];
  const goes = (
    card: string,
    own: PlayerPosition,
    position: Position = {},
    variants = ['smart-politics'] as const,
  ) => spacesOf(rivalsTurn([card, 'gather-support-a'], own, position, { variants }), 1);

  it.each(FREE)('ignores %s where the Rival leads with the alliance', (card, space, faction) => {
    covers('riv-smart-politics-spaces', 'riv-smart-politics-leading', 'riv-smart-politics-reveal-again');
    const held = { alliances: { [faction]: 1 } };
    expect(goes(card, { influence: { [faction]: 4 } }, held)).toEqual(['gather-support']);
    const level = { ...held, players: { '2': { influence: { [faction]: 4 } } } };
    expect(goes(card, { influence: { [faction]: 4 } }, level)).toEqual([space]);
    expect(goes(card, { influence: { [faction]: 3 } })).toEqual([space]);
    const table = rivalsTurn([card, 'gather-support-a'], { influence: { [faction]: 4 } }, held, {
      variants: ['smart-politics'],
    });
    expect(told(table, 'ignored')).toMatchObject([{ card, why: 'smart-politics', space }]);
    expect(table.player(1).influence[faction]).toBe(4);
    expect(spacesOf(rivalsTurn([card], { influence: { [faction]: 4 } }, held), 1)).toEqual([space]);
  });

  it.each(FREE)('ignores %s where the Rival has two and is two behind the leader', (card, space, faction) => {
    covers('riv-smart-politics-behind', 'riv-smart-politics-spaces');
    const leader = (seat: number, level: number) => ({
      players: { [seat]: { influence: { [faction]: level } } },
    });
    for (const seat of [0, 2]) {
      expect(goes(card, { influence: { [faction]: 2 } }, leader(seat, 4))).toEqual(['gather-support']);
      expect(goes(card, { influence: { [faction]: 2 } }, leader(seat, 3))).toEqual([space]);
      expect(goes(card, { influence: { [faction]: 1 } }, leader(seat, 4))).toEqual([space]);
    }
  });

  it.each([
    ['sardaukar', 'emperor'],
    ['heighliner', 'guild'],
    ['espionage', 'bene-gesserit'],
    ['desert-tactics', 'fremen'],
  ] as const)('never ignores the paid space of %s', (card, faction) => {
    covers('riv-smart-politics-spaces');
    expect(goes(card, { influence: { [faction]: 4 } }, { alliances: { [faction]: 1 } })).toEqual([card]);
  });

  it('does not ignore Deliver Supplies / Heighliner for the Heighliner', () => {
    covers('riv-smart-politics-spaces');
    const position = { conflict: 'propaganda', alliances: { guild: 1 } };
    expect(goes('deliver-supplies-heighliner', { influence: { guild: 4 } }, position)).toEqual([
      'heighliner',
    ]);
  });
});

describe('Expert Deployment', () => {
  const deployed = (own: PlayerPosition, position: Position = {}, card = 'research-station') =>
    rivalsTurn([card], own, position, { variants: ['expert-deployment'] }).player(1);
  const other = (conflict: number): Position => ({ players: { '0': { conflict, garrison: 0 } } });

  it('holds everything back with three units more than anybody else', () => {
    covers('riv-expert-deployment-hold');
    expect(deployed({ conflict: 4, garrison: 3 }, other(1))).toMatchObject({ conflict: 4, garrison: 5 });
    expect(deployed({ conflict: 3, garrison: 3 }, other(1))).toMatchObject({ conflict: 7, garrison: 1 });
    const rival: Position = { players: { '2': { conflict: 2, garrison: 0 } } };
    expect(deployed({ conflict: 4, garrison: 3 }, rival)).toMatchObject({ conflict: 8, garrison: 1 });
    const plain = rivalsTurn(['research-station'], { conflict: 4, garrison: 3 }, other(1)).player(1);
    expect(plain).toMatchObject({ conflict: 8, garrison: 1 });
  });

  it('holds nothing back in a conflict of the third level', () => {
    covers('riv-expert-deployment-level-3');
    const position = { ...other(1), conflict: 'propaganda' };
    expect(deployed({ conflict: 5, garrison: 3 }, position)).toMatchObject({ conflict: 9, garrison: 1 });
  });

  it('summons sandworms first and counts them', () => {
    covers('riv-expert-deployment-sandworms');
    const makers = { 'deep-desert': 1, 'hagga-basin': 0, 'imperial-basin': 0 };
    expect(deployed({ hooks: true, conflict: 1, garrison: 3 }, { makers }, 'deep-desert')).toMatchObject({
      worms: 2,
      conflict: 1,
      garrison: 3,
    });
    expect(deployed({ hooks: true, conflict: 0, garrison: 3 }, { makers }, 'deep-desert')).toMatchObject({
      worms: 2,
      conflict: 2,
      garrison: 1,
    });
    expect(deployed({ hooks: true, conflict: 4, garrison: 3 }, { makers }, 'deep-desert').worms).toBe(2);
  });
});

describe('the dice of the Imperium Row', () => {
  const reveal = (variants?: readonly ['row-dice']) => {
    const table = solo(
      { turn: 0, first: 0, players: { '0': { hand: ['dagger'] } } },
      variants && { variants },
    );
    table.choose('reveal');
    while (table.asks === 'reveal-effects') table.choose('end');
    return table;
  };

  it('are rolled at the end of the person’s Reveal turn, and only in the variant', () => {
    covers('riv-row-dice-when', 'riv-row-dice-solo');
    const table = reveal(['row-dice']);
    const dice = table.happened('row-dice');
    expect(dice).toHaveLength(1);
    expect(dice[0]?.dice).toHaveLength(2);
    expect(table.log.findIndex(({ event }) => event === 'row-dice')).toBeGreaterThan(
      table.log.findIndex(({ event }) => event === 'strength'),
    );
    expect(reveal().happened('row-dice')).toEqual([]);
  });

  it('show every face from one to six', () => {
    covers('riv-row-dice-solo');
    const faces = new Set<number>();
    for (const seed of [...SEEDS, 'x', 'y', 'z']) {
      const options = uprising.parseOptions({ players: 1, variants: ['row-dice'] });
      const game = Game.start(uprising, options, seed);
      while (!game.over) {
        const keys = game.choices();
        const wanted = keys.find(({ verb }) => verb === 'reveal' || verb === 'end') ?? keys[0];
        if (wanted === undefined) break;
        game.choose(wanted, 0);
        for (const event of game.events)
          if (event.event === 'row-dice') for (const die of event.dice) faces.add(die);
      }
    }
    expect([...faces].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it.each([
    [
      [2, 5],
      [1, 4],
    ],
    [[3, 6], [2]],
    [[6, 6], []],
    [[4, 4], [3]],
    [
      [5, 1],
      [0, 4],
    ],
  ])('showing %j remove the cards at those places', (dice, places) => {
    covers('riv-row-dice-remove', 'riv-row-dice-six', 'riv-row-dice-double', 'riv-ex-row-dice');
    const { state } = solo({ turn: 0 });
    const row = [...state.row];
    const next = state.imperiumDeck.slice(-places.length).reverse();
    const gone = state.trashed.length;
    removeRolled({ state, events: [], silent: true, learned: undefined }, 0, dice);
    expect(state.trashed.slice(gone)).toEqual(places.map((place) => row[place]));
    expect(state.row).toEqual([
      ...row.filter((_, i) => !places.includes(i)),
      ...(places.length > 0 ? next : []),
    ]);
    uprising.audit(state);
  });
});
