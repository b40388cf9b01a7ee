import { Game, randomBelow, randomFromSeed } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { covers } from '../../../test/covers.js';
import { neighbours } from '../src/content/map.js';
import { arrakis } from '../src/game.js';
import type { AreaId, Result } from '../src/terms.js';
import { Table } from './table.js';

describe('Reasons why not', () => {
  it('tell what keeps a legion out of the areas around it', () => {
    covers(
      'arr-move-to-adjacent-free',
      'arr-move-not-into-enemy',
      'arr-move-not-across-impassable',
      'arr-worm-blocks-entry',
    );
    const table = new Table({
      clear: true,
      turn: 'atreides',
      areas: {
        'outer-ne-5': { atreides: { regular: 1 } },
        'outer-ne-4': { worm: 'sandworm' },
        'outer-ne-7': { harkonnen: { regular: 1 } },
      },
    }).choose('die:strategy', 'act:strategy-move', 'legion@outer-ne-5');
    expect(table.refused('area:outer-ne-4')).toBe('sandworm-there');
    expect(table.refused('area:outer-ne-7')).toBe('enemy-there');
    expect(table.refused('area:rimwall-west')).toBe('red-border');
    expect(table.refused('area:outer-ne-6')).toBeUndefined();
  });

  it('call an empty sietch or settlement what it is, not an enemy', () => {
    covers('arr-move-not-into-enemy');
    const march = (side: 'atreides' | 'harkonnen', beside: AreaId): Table => {
      const [at = beside] = neighbours(beside).filter((area) => area !== 'arsunt');
      const areas = { [at]: { [side]: { regular: 1 } } };
      return new Table({ clear: true, turn: side, areas }).choose(
        'die:strategy',
        'act:strategy-move',
        `legion@${at}`,
      );
    };
    expect(march('harkonnen', 'sihaya-ridge').refused('area:sihaya-ridge')).toBe('sietch-there');
    expect(march('atreides', 'carthag').refused('area:carthag')).toBe('settlement-there');
  });

  it('tell why a neighbour cannot be attacked', () => {
    covers('arr-attack-needs-target', 'arr-attack-not-across-impassable');
    const table = new Table({
      clear: true,
      turn: 'atreides',
      areas: {
        'outer-ne-5': { atreides: { regular: 1 } },
        'outer-ne-7': { harkonnen: { regular: 1 } },
        'outer-ne-8': { harkonnen: { regular: 1 } },
        'outer-ne-6': { harvester: true },
        'rimwall-west': { harkonnen: { regular: 1 } },
      },
    }).choose('die:strategy', 'act:strategy-attack', 'legion@outer-ne-5');
    expect(table.keys).toEqual(['attack@outer-ne-7', 'attack@outer-ne-8', 'back']);
    expect(table.refused('area:outer-ne-6')).toBe('no-enemy');
    expect(table.refused('area:rimwall-west')).toBe('red-border');
  });

  it('tell at the start of a turn which dice lead no legion, or not this one', () => {
    const at = (turn: 'atreides' | 'harkonnen', dice: Partial<Record<Result, number>>) =>
      new Table({
        clear: true,
        turn,
        areas: {
          'outer-ne-5': { [turn]: { regular: 1 } },
          'outer-ne-8': { [turn]: { regular: 1, generic: 1 } },
        },
        [turn]: { dice },
      });
    const house = at('harkonnen', { house: 1 });
    expect(house.refused('area:outer-ne-5')).toBe('no-marching-die');
    expect(house.refused('area:outer-ne-8')).toBe('no-marching-die');
    const led = at('harkonnen', { house: 1, leadership: 1 });
    expect(led.refused('area:outer-ne-5')).toBe('led-only');
    expect(led.refused('area:outer-ne-8')).toBeUndefined();
    expect(at('harkonnen', { strategy: 1 }).refused('area:outer-ne-5')).toBeUndefined();
    // A House die of the Atreides stands for Strategy.
    expect(at('atreides', { house: 1 }).refused('area:outer-ne-5')).toBeUndefined();
  });

  it('tell why troops and leaders cannot be deployed', () => {
    covers('arr-deployment-harkonnen', 'arr-deploy-definition', 'arr-tank-excluded-from-place');
    const table = new Table({
      clear: true,
      turn: 'harkonnen',
      areas: {
        'north-pole': { harkonnen: { regular: 1, named: ['beast-rabban'] } },
        'outer-ne-5': { harkonnen: { regular: 1 } },
      },
      harkonnen: { tank: { 'baron-harkonnen': 1 } },
    }).choose('die:deployment', 'act:deployment-deploy');
    expect(table.refused('area:outer-ne-5')).toBe('no-settlement');
    expect(table.refused('area:north-pole')).toBeUndefined();
    table.choose('skip');
    expect(table.refused('figure:beast-rabban')).toBe('on-board');
    expect(table.refused('figure:baron-harkonnen')).toBe('in-tank');
    expect(table.refused('figure:shaddam-iv')).toBe('not-in-play');
    expect(table.refused('figure:captain-aramsham')).toBeUndefined();
  });

  it('tell which way of Desert Power has no effect', () => {
    const table = new Table({
      clear: true,
      turn: 'atreides',
      areas: { 'outer-ne-5': { worm: 'sandworm' } },
      atreides: { dice: {} },
    }).choose('desert-power');
    expect(table.keys).toEqual(['act:wormsigns', 'act:move-worms']);
    expect(table.refused('action:attack-worm')).toBe('no-effect');
    expect(table.refused('leader:wild-maker')).toBe('not-in-play');
  });

  it('tell which result a leader waits for', () => {
    covers('arr-special-action-linked-result', 'arr-special-action-not-from-tank');
    const table = new Table({ turn: 'atreides', atreides: { tank: { stilgar: 1 } } }).choose('die:mentat');
    expect(table.keys).toEqual(['act:mentat-draw', 'leader:lady-jessica']);
    expect(table.refused('leader:paul-atreides')).toBe('other-result');
    expect(table.refused('leader:stilgar')).toBe('in-tank');
    expect(table.refused('leader:lady-jessica')).toBeUndefined();
  });

  it('know that a legion that has marched may march on or strike', () => {
    const march = new Table({
      clear: true,
      turn: 'harkonnen',
      areas: {
        'north-pole': { harkonnen: { regular: 3, named: ['beast-rabban'] } },
        carthag: { harkonnen: { regular: 1 } },
      },
    }).choose('die:leadership', 'leader:beast-rabban', 'legion@north-pole', 'to@wind-pass', 'all');
    expect(march.keys).toEqual(['legion@wind-pass', 'skip']);
    expect(march.refused('area:wind-pass')).toBeUndefined();
    expect(march.refused('area:carthag')).toBe('other-legion');
  });

  it('tell which areas are no answer while their sector is asked first', () => {
    const game = Game.start(arrakis, arrakis.parseOptions({}), 'sectors');
    expect(game.state.decision).toMatchObject({ kind: 'area', purpose: 'harvester' });
    expect(game.choices().every(({ verb }) => verb === 'sector')).toBe(true);
    const codes = new Map(arrakis.refusals(game.state).map(({ ref, reason }) => [ref, reason.code]));
    expect(codes.get('area:broken-land')).toBe('not-desert');
    expect(codes.get('area:sihaya-ridge')).toBe('holds-sietch');
    expect(codes.get('area:wind-pass')).toBeUndefined();
  });

  it('never speak of something that is offered', () => {
    const wrong: string[] = [];
    for (let n = 0; n < 8; n++) {
      const game = Game.start(arrakis, arrakis.parseOptions({}), `reasons-${n}`);
      const random = randomFromSeed(`reasons-${n}`);
      while (!game.over && game.state.step < 1500) {
        const choices = game.choices();
        const offered = new Set(choices.flatMap((choice) => arrakis.refs(game.state, choice)));
        for (const { ref, reason } of arrakis.refusals(game.state))
          if (offered.has(ref)) wrong.push(`${game.state.decision?.kind} ${ref} ${reason.code}`);
        const choice = choices[randomBelow(random, choices.length)];
        if (choice !== undefined) game.choose(choice, game.state.decision?.seats[0] ?? 0);
      }
    }
    expect(wrong).toEqual([]);
  });
});
