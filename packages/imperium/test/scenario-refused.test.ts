import { SietchError } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import type { Position } from '../src/scenario/position.js';
import { Table } from './table.js';

/** The message of the refusal; its code is checked on the way. */
function refusalOf(position: unknown, players: 3 | 4 = 3): string {
  try {
    new Table(position as Position, { players });
  } catch (error) {
    expect(error).toBeInstanceOf(SietchError);
    expect(error).toHaveProperty('code', 'bad-position');
    return (error as SietchError).message;
  }
  return 'not refused';
}

describe('a position that cannot be is refused, and its field named', () => {
  it.each<[string, unknown, string]>([
    ['an unknown field', { tern: 0 }, 'tern'],
    ['an unknown field of a player', { players: { 0: { gold: 1 } } }, 'players.0.gold'],
    ['no object at all', 'somewhere', ''],
    ['a negative number', { players: { 0: { spice: -1 } } }, 'players.0.spice'],
    ['half a spice', { players: { 0: { spice: 0.5 } } }, 'players.0.spice'],
    ['a seat nobody sits at', { players: { 3: { spice: 1 } } }, 'players.3'],
    ['a seat without a number', { players: { '': { spice: 1 } } }, 'players.'],
    ['a seat oddly written', { players: { '00': { spice: 1 } } }, 'players.00'],
    ['a turn of nobody', { turn: 3 }, 'turn'],
    ['a turn after revealing', { turn: 0, players: { 0: { hasRevealed: true } } }, 'turn'],
    ['a turn outside phase 2', { turn: 0, phase: 'combat' }, 'turn'],
    ['a first player of nobody', { first: 9 }, 'first'],
    ['round 0', { round: 0 }, 'round'],
    ['an unknown phase', { phase: 'lunch' }, 'phase'],
    [
      'an unknown card',
      { players: { 0: { hand: ['lasgun'] } } },
      'players.0.hand: there is no card "lasgun"',
    ],
    ['too many copies', { players: { 0: { hand: ['chani', 'chani'] } } }, 'players.0.hand'],
    [
      'starters of others',
      { players: { 0: { hand: Array(3).fill('dagger') }, 1: { hand: [] } } },
      'players.0.hand',
    ],
    ['one card in two places', { row: ['chani'], players: { 1: { discard: ['chani'] } } }, 'row'],
    ['starters in the row', { row: ['dagger'], players: { 0: { hand: [] } } }, 'row'],
    ['a row too long', { row: ['chani', 'stilgar', 'carryall', 'opulence', 'scout', 'scout'] }, 'row'],
    ['a row too short', { row: ['chani'], imperiumDeck: ['scout'] }, 'row'],
    ['an unknown card of the deck', { imperiumDeck: ['lasgun'] }, 'imperiumDeck'],
    [
      'a trashed card that is elsewhere',
      { trashed: ['chani'], players: { 0: { hand: ['chani'] } } },
      'trashed',
    ],
    ['an unknown stack', { reserve: { chani: 1 } }, 'reserve.chani'],
    ['a stack too high', { reserve: { foldspace: 7 } }, 'reserve.foldspace'],
    [
      'more known cards than cards',
      { players: { 0: { deck: ['dagger'], knownTop: 2 } } },
      'players.0.knownTop',
    ],
    ['an unknown intrigue', { players: { 2: { intrigues: ['lasgun'] } } }, 'players.2.intrigues'],
    [
      'an intrigue twice',
      { intrigueDeck: ['bribery'], players: { 0: { faceUp: ['bribery'] } } },
      'intrigueDeck',
    ],
    ['an unknown discarded intrigue', { intrigueDiscard: ['chani'] }, 'intrigueDiscard'],
    ['an unknown conflict', { conflict: 'lunch' }, 'conflict'],
    ['a conflict twice', { conflict: 'desert-power', conflictDeck: ['desert-power'] }, 'conflictDeck'],
    ['an unknown leader', { players: { 0: { leader: 'nobody' } } }, 'players.0.leader'],
    [
      'one leader twice',
      { players: { 0: { leader: 'helena-richese' }, 1: { leader: 'helena-richese' } } },
      'players.1.leader',
    ],
    ['tokens of others', { players: { 0: { tokens: ['guild', 'fremen'] } } }, 'players.0.tokens'],
    [
      'one token',
      { players: { 0: { leader: 'baron-vladimir-harkonnen', tokens: ['guild'] } } },
      'players.0.tokens',
    ],
    [
      'a token twice',
      { players: { 0: { leader: 'baron-vladimir-harkonnen', tokens: ['guild', 'guild'] } } },
      'players.0.tokens',
    ],
    [
      'influence above the track',
      { players: { 0: { influence: { guild: 7 } } } },
      'players.0.influence.guild',
    ],
    [
      'an unknown faction',
      { players: { 0: { influence: { smugglers: 1 } } } },
      'players.0.influence.smugglers',
    ],
    ['too many troops', { players: { 0: { garrison: 9, conflict: 4 } } }, 'players.0'],
    ['troops that do not add up', { players: { 0: { garrison: 3, supply: 3 } } }, 'players.0'],
    ['an alliance without influence', { alliances: { guild: 0 } }, 'alliances.guild'],
    [
      'an alliance of the second',
      {
        alliances: { guild: 0 },
        players: { 0: { influence: { guild: 4 } }, 1: { influence: { guild: 5 } } },
      },
      'alliances.guild',
    ],
    ['an alliance of nobody', { alliances: { guild: 5 } }, 'alliances.guild'],
    ['an unknown space', { agents: { cantina: [0] } }, 'agents.cantina'],
    ['an agent of nobody', { agents: { wealth: [3] } }, 'agents.wealth'],
    ['a figure of another kind', { agents: { wealth: ['worm:1'] } }, 'agents.wealth.0'],
    ['too many agents', { agents: { wealth: [0], secrets: [0], foldspace: [0] } }, 'agents'],
    [
      'agents that do not add up',
      { agents: { wealth: [0] }, players: { 0: { agents: 2 } } },
      'players.0.agents',
    ],
    ['two Mentats', { agents: { wealth: ['mentat:0'], secrets: ['mentat:1'] } }, 'agents'],
    ['the Mentat in two places', { mentat: 1, agents: { wealth: ['mentat:0'] } }, 'mentat'],
    ['the Mentat at home and sent', { mentat: 'home', agents: { wealth: ['mentat:0'] } }, 'mentat'],
    ['the Mentat of nobody', { mentat: 3 }, 'mentat'],
    ['the Mentat kept by nobody', { mentatKept: true }, 'mentatKept'],
    ['spice on a city', { makers: { carthag: 1 } }, 'makers.carthag'],
    ['control of a faction’s space', { control: { wealth: 0 } }, 'control.wealth'],
    ['control by nobody at the table', { control: { carthag: 3 } }, 'control.carthag'],
    ['a voice about no space', { voices: { cantina: 0 } }, 'voices.cantina'],
    ['a voice of nobody', { voices: { wealth: 3 } }, 'voices.wealth'],
  ])('%s', (_, position, field) => {
    const start = `position ${field}`.trim();
    const message = refusalOf(position);
    expect(message.slice(0, start.length)).toBe(start);
    // The field is named in full, and what is wrong with it follows.
    expect(message.slice(start.length)).toMatch(/^(: .|$)/);
  });

  it('while four players have a fourth seat', () => {
    expect(refusalOf({ turn: 3, players: { 3: { spice: 1 } } }, 4)).toBe('not refused');
  });
});
