import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import type { PlayerPosition, Position } from '../../src/scenario/position.js';
import type { Faction } from '../../src/terms.js';
import { type Table, uprisingTable } from '../table.js';

/** A space of each faction that costs nothing. */
const FREE: Readonly<Record<Faction, string>> = {
  emperor: 'dutiful-service',
  guild: 'deliver-supplies',
  'bene-gesserit': 'secrets',
  fremen: 'fremkit',
};

/** Gurney Halleck, whose ability has nothing to do with influence, is about to take a turn. */
function at(own: PlayerPosition, position: Position = {}): Table {
  return uprisingTable(
    { turn: 3, first: 3, ...position, players: { ...position.players, 3: own } },
    { players: 4, choam: true, confirmTurns: true },
  );
}

/** One visit to the faction's free space; with an intrigue at hand the step is a matter of order. */
function visit(faction: Faction, own: PlayerPosition, position: Position = {}): Table {
  const table = at({ hand: ['diplomacy'], deck: ['dagger'], ...own }, position);
  table.choose(`agent:diplomacy>${FREE[faction]}`);
  return table.keys.includes('effect:visit') ? table.choose('effect:visit') : table;
}

/** Loses a step for solari; the only track above zero is taken without asking. */
function stepDown(own: PlayerPosition, position: Position = {}): Table {
  return at({ hand: ['dagger'], intrigues: ['backed-by-choam'], ...own }, position).choose(
    'intrigue:backed-by-choam',
  );
}

describe('gaining and losing influence', () => {
  it.each(['arrakeen', 'gather-support', 'imperial-basin', 'accept-contract'])(
    '%s is no faction space and raises nothing',
    (space) => {
      covers('upr-influence-from-space');
      const table = at({ hand: ['signet-ring'], deck: ['dagger', 'dagger'] }).choose(
        `agent:signet-ring>${space}`,
      );
      expect(table.happened('influence')).toEqual([]);
    },
  );

  it('effects of cards move cubes up and down', () => {
    covers('upr-influence-from-effects');
    const table = at({ hand: ['captured-mentat'], influence: { guild: 1 } });
    table.choose('reveal', 'effect:captured-mentat.0', 'faction:fremen');
    expect(table.player(3).influence).toMatchObject({ guild: 0, fremen: 1 });
  });

  it('the sixth step is the last, and at zero there is nothing to lose', () => {
    covers('upr-influence-from-effects');
    const top = visit('emperor', { influence: { emperor: 6 } }, { alliances: { emperor: 3 } });
    expect(top.player(3).influence.emperor).toBe(6);
    expect(top.happened('influence')).toEqual([]);
    const bottom = at({ hand: ['dagger'], intrigues: ['backed-by-choam'] });
    expect(bottom.refused('intrigue:backed-by-choam')).toBe('cost');
  });
});

describe('the second step', () => {
  it('the point is there exactly while the cube stands at 2 or higher', () => {
    covers('upr-influence-two-vp-again');
    const table = stepDown({ hand: ['diplomacy'], points: 3, influence: { guild: 2 } });
    expect(table.player(3).points).toBe(2);
    table.choose('agent:diplomacy>deliver-supplies');
    expect(table.player(3)).toMatchObject({ points: 3, influence: { guild: 2 } });
  });
});

describe('the fourth step', () => {
  it('each track gives its own bonus', () => {
    covers('upr-influence-four-bonus');
    const guild = visit('guild', { influence: { guild: 3 } });
    expect(guild.player(3).solari).toBe(3);
    const fremen = visit('fremen', { water: 0, influence: { fremen: 3 } });
    expect(fremen.player(3).water).toBe(1);
    const sisters = visit('bene-gesserit', { influence: { 'bene-gesserit': 3 } });
    // One of the space, one of the track.
    expect(sisters.player(3).intrigues).toHaveLength(2);
    const emperor = visit('emperor', { influence: { emperor: 3 } });
    expect(emperor.asks).toBe('place-spy');
    emperor.choose('post:post-choam');
    expect(emperor.player(3).spies).toEqual(['post-choam']);
  });

  it('a step down takes nothing back, and 4 can be reached again', () => {
    covers('upr-influence-four-bonus-kept', 'upr-influence-four-bonus-again');
    const table = stepDown(
      { hand: ['diplomacy'], solari: 3, influence: { guild: 4 } },
      { alliances: { guild: 3 } },
    );
    expect(table.player(3)).toMatchObject({ solari: 3 + 4, influence: { guild: 3 } });
    table.choose('agent:diplomacy>deliver-supplies');
    expect(table.player(3)).toMatchObject({ solari: 3 + 4 + 3, influence: { guild: 4 } });
  });
});
