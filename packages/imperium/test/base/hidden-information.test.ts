import { Game } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { imperium } from '../../src/game.js';
import { Table } from '../table.js';

describe('a forced Reveal turn', () => {
  const blank = ['convincing-argument', 'convincing-argument'];

  it('is still asked for when the cards in hand could have sent an agent, for all the others know', () => {
    covers('imp-hand-hidden');
    const table = new Table({ turn: 0, players: { 0: { hand: blank } } });
    expect([table.asked, table.asks, table.keys]).toEqual([0, 'turn', ['reveal']]);
  });

  it('is taken at once when everybody can see that there is no other turn', () => {
    covers('imp-phase2-forced-reveal');
    const noAgent = new Table({
      turn: 0,
      agents: { wealth: [0], foldspace: [0] },
      players: { 0: { hand: ['dagger'] } },
    });
    expect(noAgent.happened('reveal')).toHaveLength(1);
    const noCard = new Table({ turn: 0, players: { 0: { hand: [] } } });
    expect(noCard.happened('reveal')).toHaveLength(1);
    const blankDeck = new Table({ turn: 0, players: { 0: { hand: blank, deck: ['the-spice-must-flow'] } } });
    expect(blankDeck.happened('reveal')).toHaveLength(1);
  });

  it('is asked for without an agent when Kwisatz Haderach may be in hand', () => {
    covers('imp-hand-hidden');
    const agents = { wealth: [0], foldspace: [0] };
    const table = new Table({
      turn: 0,
      agents,
      players: { 0: { hand: ['dagger'], deck: ['kwisatz-haderach'] } },
    });
    expect([table.asked, table.asks, table.keys]).toEqual([0, 'turn', ['reveal']]);
  });
});

describe('what has been shown cannot be taken back', () => {
  it('a revealed hand', () => {
    const table = new Table(
      { turn: 0, players: { 0: { hand: ['convincing-argument', 'dagger'] } } },
      { confirmTurns: true },
    );
    table.choose('reveal');
    expect(table.asked).toBe(0);
    expect(table.game.canUndo).toBe(false);
    expect(table.game.learned).toBe('all');
  });

  it('the tokens of the Baron', () => {
    covers('imp-baron-hidden-until-used');
    const baron = { leader: 'baron-vladimir-harkonnen', tokens: ['guild' as const, 'fremen' as const] };
    const own = { ...baron, hand: ['dagger'], garrison: 5, intrigues: ['rapid-mobilization', 'ambush'] };
    const table = new Table({ turn: 0, players: { 0: own } });
    table.choose('intrigue:rapid-mobilization');
    expect(table.game.canUndo).toBe(true);
    expect(table.view(1).players[0]).toHaveProperty('tokens', undefined);
    table.choose('deploy:4');
    expect(table.view(1).players[0]?.tokens).toEqual(['guild', 'fremen']);
    expect(table.asked).toBe(0);
    expect(table.game.canUndo).toBe(false);
  });

  it('the top of the deck, to a player who takes Paul', () => {
    const options = imperium.parseOptions({ players: 3, leaders: 'choose' });
    const game = Game.start(imperium, options, 'paul');
    game.apply('leader:paul-atreides');
    expect(imperium.view(game.state, 0).players[0]).toHaveProperty('deckTop');
    expect(game.learned).toEqual(new Set([0]));
    const other = Game.start(imperium, options, 'paul');
    other.apply('leader:helena-richese');
    expect(other.learned).toBeUndefined();
  });
});
