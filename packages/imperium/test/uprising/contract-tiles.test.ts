import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import type { PlayerPosition, Position } from '../../src/scenario/position.js';
import type { Table } from '../table.js';
import { doing, holding, persuasion, posts, revealing, sending } from './hands.js';

const CHOAM = { choam: true };
const RICH = { solari: 5, spice: 5, water: 2 };
const ROW = ['contract-deliver-supplies', 'contract-heighliner-water'];

/** Seat 0, who holds these contracts, has just sent an agent. */
function visiting(
  card: string,
  space: string,
  contracts: string[],
  me: PlayerPosition = {},
  board: Position = {},
): Table {
  return sending(card, space, { contracts, garrison: 0, ...me }, { contractRow: ROW, ...board }, CHOAM);
}

/** Tiles whose reward asks nothing: what they add to the visit. */
const PLAIN: readonly [string, string, string, number, 'solari' | 'water' | 'garrison'][] = [
  ['contract-arrakeen-water', 'maker-keeper', 'arrakeen', 1, 'water'],
  ['contract-deliver-supplies', 'truthtrance', 'deliver-supplies', 3, 'solari'],
  ['contract-espionage', 'truthtrance', 'espionage', 3, 'solari'],
  ['contract-heighliner-water', 'truthtrance', 'heighliner', 2, 'water'],
  ['contract-heighliner-troops', 'truthtrance', 'heighliner', 2, 'garrison'],
  ['contract-high-council-solari', 'hidden-missive', 'high-council', 3, 'solari'],
  ['contract-research-station-solari', 'maker-keeper', 'research-station', 3, 'solari'],
  ['contract-spice-refinery-water', 'maker-keeper', 'spice-refinery', 1, 'water'],
];

describe('contracts for a space', () => {
  it.each(PLAIN)('%s: %s to %s brings %i %s more', (id, card, space, n, what) => {
    const visit = (contracts: string[]) => {
      const table = visiting(card, space, contracts, RICH, { contractRow: [] });
      return table.asks === 'way' ? table.choose('way:0') : table;
    };
    const table = visit([id]);
    expect(table.player(0)[what]).toBe(visit([]).player(0)[what] + n);
    expect(table.player(0)).toMatchObject({ contracts: [], completed: [id] });
    expect(table.happened('contract-completed')).toMatchObject([{ seat: 0, contract: id }]);
  });

  it('contract-arrakeen-spy: a troop and a spy', () => {
    const table = visiting('northern-watermaster', 'arrakeen', ['contract-arrakeen-spy']);
    expect(table.player(0).garrison).toBe(1 + 1);
    expect(doing(table)).toContain('effect:contract-arrakeen-spy.1');
    table.choose('effect:contract-arrakeen-spy.1');
    expect(posts(table)).toHaveLength(13);
    expect(table.choose('post:post-guild').player(0).spies).toEqual(['post-guild']);
  });

  it('contract-research-station-spy: 2 solari and a spy', () => {
    const table = visiting('northern-watermaster', 'research-station', ['contract-research-station-spy'], {
      water: 2,
      solari: 0,
    });
    expect(table.player(0).solari).toBe(2);
    table.choose('effect:contract-research-station-spy.1', 'post:post-guild');
    expect(table.player(0).spies).toEqual(['post-guild']);
  });

  it('contract-high-council-influence: an influence of the Bene Gesserit', () => {
    const table = visiting('dagger', 'high-council', ['contract-high-council-influence'], {
      solari: 5,
      deck: [],
    });
    expect(table.player(0)).toMatchObject({ influence: { 'bene-gesserit': 1 }, councilSeat: true });
  });

  it('contract-spice-refinery-cards: two cards', () => {
    const table = visiting('northern-watermaster', 'spice-refinery', ['contract-spice-refinery-cards']);
    expect(table.player(0).hand).toEqual(['dagger', 'dune-the-desert-planet']);
  });

  it('contract-sardaukar-cards: two cards', () => {
    const table = visiting('truthtrance', 'sardaukar', ['contract-sardaukar-cards'], {
      spice: 4,
      intrigues: [],
    });
    const draw = doing(table).find((key) => key.startsWith('effect:contract-sardaukar-cards'));
    if (draw !== undefined) table.choose(draw);
    expect(table.player(0).hand).toEqual(['dagger', 'dune-the-desert-planet']);
  });

  it('contract-sardaukar-recall: recalls another own agent; without one the reward is lost', () => {
    const board = { agents: { fremkit: [0] } };
    const table = visiting('truthtrance', 'sardaukar', ['contract-sardaukar-recall'], { spice: 4 }, board);
    const recall = doing(table).find((key) => key.startsWith('effect:contract-sardaukar-recall'));
    if (recall !== undefined) table.choose(recall);
    expect(table.happened('recalled')).toMatchObject([{ seat: 0, space: 'fremkit' }]);
    expect(table.player(0).agents).toBe(1);
    const alone = visiting('truthtrance', 'sardaukar', ['contract-sardaukar-recall'], { spice: 4 });
    expect(alone.happened('recalled')).toEqual([]);
    expect(alone.player(0).completed).toEqual(['contract-sardaukar-recall']);
    expect(alone.refused('effect:contract-sardaukar-recall.0')).toBe('no-effect');
  });

  it('one visit completes every contract held for the space, also two equal ones', () => {
    covers('ruling-upr-contract-mandatory');
    const both = ['contract-espionage', 'contract-espionage'];
    const table = visiting('truthtrance', 'espionage', both, { spice: 1, solari: 0 });
    expect(table.player(0)).toMatchObject({ solari: 6, contracts: [], completed: both });
    const two = visiting(
      'northern-watermaster',
      'spice-refinery',
      ['contract-spice-refinery-cards', 'contract-spice-refinery-water'],
      { water: 0 },
    );
    expect(two.player(0)).toMatchObject({
      water: 2,
      completed: ['contract-spice-refinery-cards', 'contract-spice-refinery-water'],
    });
  });

  it('other spaces and other players complete nothing', () => {
    const table = visiting('truthtrance', 'secrets', ['contract-espionage']);
    expect(table.player(0)).toMatchObject({ contracts: ['contract-espionage'], completed: [] });
    const theirs = sending(
      'truthtrance',
      'espionage',
      { spice: 1 },
      { players: { 1: { contracts: ['contract-espionage'] } } },
      CHOAM,
    );
    expect(theirs.player(1)).toMatchObject({ contracts: ['contract-espionage'], completed: [] });
  });

  it('one taken after the agent was sent waits for another visit', () => {
    covers('ruling-upr-contract-held-before');
    const contractRow = ['contract-spice-refinery-water', 'contract-acquire'];
    const table = holding(['delivery-agreement', 'dagger'], { water: 0 }, { contractRow }, CHOAM);
    table.choose('agent:delivery-agreement>spice-refinery', 'effect:delivery-agreement.0');
    table.choose('contract:contract-spice-refinery-water');
    expect(table.player(0)).toMatchObject({
      water: 0,
      contracts: ['contract-spice-refinery-water'],
      completed: [],
    });
  });

  it('intelligence is gathered before contracts are completed', () => {
    covers('ruling-upr-contract-after-gather');
    const table = visiting(
      'truthtrance',
      'deliver-supplies',
      ['contract-deliver-supplies'],
      { spies: ['post-guild'], solari: 0 },
      { contractRow: [] },
    );
    expect(table.asks).toBe('gather');
    expect(table.player(0)).toMatchObject({ solari: 0, completed: [] });
    table.choose('skip');
    expect(table.player(0)).toMatchObject({ solari: 3, completed: ['contract-deliver-supplies'] });
  });

  it('completed tiles stay with their owner, known to all', () => {
    covers('ruling-upr-contract-completed-count');
    const table = visiting('truthtrance', 'espionage', ['contract-espionage'], { spice: 1 });
    expect(table.view(1).players[0]).toMatchObject({ completed: ['contract-espionage'], contracts: [] });
    expect(table.view(1)).not.toHaveProperty('contractDeck');
    expect(table.view(1).contractDeckCount).toBe(table.state.contractDeck.length);
  });
});

describe('contracts for spice', () => {
  it.each([
    ['contract-harvest-3', 3, 3],
    ['contract-harvest-4', 4, 4],
  ])('%s: at a maker space with %i spice gained this turn gives %i solari', (id, spice, solari) => {
    const harvest = (bonus: number) =>
      visiting(
        'dune-the-desert-planet',
        'imperial-basin',
        [id],
        { solari: 0, deck: [] },
        { makers: { 'imperial-basin': bonus } },
      );
    expect(harvest(spice - 1).player(0)).toMatchObject({ solari, completed: [id] });
    expect(harvest(spice - 2).player(0)).toMatchObject({ solari: 0, contracts: [id] });
  });

  it('contract-harvest-3: spice from the card and from control counts, spending does not', () => {
    covers('ruling-upr-contract-harvest');
    const id = 'contract-harvest-3';
    const card = visiting('desert-power', 'imperial-basin', [id], { solari: 0 });
    expect(card.player(0).completed).toEqual([id]);
    const control = visiting(
      'smugglers-harvester',
      'imperial-basin',
      [id],
      { solari: 0 },
      { control: { 'imperial-basin': 0 } },
    );
    expect(control.player(0)).toMatchObject({ completed: [id], spice: 3 });
    const spent = visiting('desert-power', 'imperial-basin', [id], { intrigues: ['crysknife'], spice: 9 });
    expect(spent.player(0).completed).toEqual([id]);
  });

  it('contract-harvest-4: a plot played before or after sending the agent adds to it', () => {
    covers('ruling-upr-contract-harvest');
    const id = 'contract-harvest-4';
    const me = { contracts: [id], intrigues: ['crysknife', 'ornithopter'], solari: 0 };
    const table = holding(['smugglers-harvester'], me, { contractRow: ROW }, CHOAM);
    table.choose('intrigue:crysknife', 'agent:smugglers-harvester>imperial-basin');
    expect(table.player(0).contracts).toEqual([id]);
    table.choose('intrigue:ornithopter');
    expect(table.player(0)).toMatchObject({ completed: [id], solari: 4 });
  });

  it('contract-harvest-3: not without an agent at a maker space', () => {
    covers('ruling-upr-contract-harvest');
    const id = 'contract-harvest-3';
    const council = visiting('dagger', 'high-council', [id], {
      solari: 5,
      spice: 0,
      councilSeat: true,
      intrigues: ['crysknife'],
      deck: [],
    });
    council.choose('intrigue:crysknife');
    expect(council.player(0)).toMatchObject({ spice: 3, contracts: [id], completed: [] });
    const reveal = revealing(
      ['desert-survival', 'northern-watermaster', 'rebel-supplier'],
      { contracts: [id], spice: 0 },
      { contractRow: ROW },
      CHOAM,
    );
    expect(reveal.player(0)).toMatchObject({ spice: 3, contracts: [id] });
  });

  it('contract-harvest-3: both tiles and the larger one are completed together', () => {
    const contracts = ['contract-harvest-3', 'contract-harvest-4', 'contract-harvest-3'];
    const table = visiting('dune-the-desert-planet', 'deep-desert', contracts, {
      water: 3,
      solari: 0,
      deck: [],
    });
    expect(table.player(0)).toMatchObject({ solari: 10, contracts: [] });
  });
});

describe('contracts of another kind', () => {
  it('contract-acquire: the next The Spice Must Flow brings a Guild influence and 3 solari', () => {
    covers('ruling-upr-contract-acquire-any');
    const hand = [
      'convincing-argument',
      'convincing-argument',
      'branching-path',
      'maker-keeper',
      'diplomacy',
    ];
    const me = { contracts: ['contract-acquire'], solari: 0, points: 0 };
    const table = revealing(hand, me, { contractRow: ROW }, CHOAM);
    expect(persuasion(table)).toBe(9);
    table.choose('acquire:the-spice-must-flow@reserve');
    expect(table.player(0)).toMatchObject({
      solari: 3,
      points: 1,
      influence: { guild: 1 },
      completed: ['contract-acquire'],
    });
  });

  it('contract-acquire: by whatever means; the point of the card comes first', () => {
    covers('ruling-upr-contract-acquire-any');
    const me = { contracts: ['contract-acquire'], solari: 9, points: 0, influence: { guild: 1 } };
    const table = sending('price-is-no-object', 'secrets', me, { contractRow: ROW }, CHOAM);
    table.choose('effect:price-is-no-object.0', 'acquire:the-spice-must-flow@reserve');
    expect(table.player(0)).toMatchObject({ solari: 3, points: 2, completed: ['contract-acquire'] });
    const sources = table
      .happened('gained')
      .filter(({ what }) => what === 'points')
      .map(({ source }) => source);
    expect(sources).toEqual(['card:the-spice-must-flow', 'faction:guild']);
    const other = revealing(
      ['convincing-argument'],
      { contracts: ['contract-acquire'] },
      { contractRow: ROW },
      CHOAM,
    );
    expect(other.choose('acquire:prepare-the-way@reserve').player(0).contracts).toEqual(['contract-acquire']);
  });

  it('contract-immediate: completed when it is taken, for 2 solari, and counted', () => {
    const contractRow = ['contract-immediate', 'contract-acquire'];
    const table = sending('truthtrance', 'dutiful-service', { solari: 0 }, { contractRow }, CHOAM);
    table.choose('contract:contract-immediate');
    expect(table.player(0)).toMatchObject({ solari: 2, contracts: [], completed: ['contract-immediate'] });
  });

  it('taking a tile turns up the next one', () => {
    const board = {
      contractRow: ['contract-immediate', 'contract-acquire'],
      contractDeck: ['contract-espionage'],
    };
    const table = sending('truthtrance', 'dutiful-service', {}, board, CHOAM).choose(
      'contract:contract-acquire',
    );
    expect(table.state.contractRow).toEqual(['contract-immediate', 'contract-espionage']);
  });

  it('with the bank empty the row shrinks; with no tile at all 2 solari', () => {
    covers('ruling-upr-contract-empty', 'ruling-upr-contract-icon');
    const all = [
      ...[
        'contract-acquire',
        'contract-arrakeen-water',
        'contract-arrakeen-spy',
        'contract-deliver-supplies',
      ],
      ...[
        'contract-espionage',
        'contract-espionage',
        'contract-harvest-3',
        'contract-harvest-3',
        'contract-harvest-4',
      ],
      ...['contract-heighliner-water', 'contract-heighliner-troops', 'contract-high-council-influence'],
      ...['contract-high-council-solari', 'contract-immediate', 'contract-research-station-spy'],
      ...['contract-research-station-solari', 'contract-sardaukar-cards', 'contract-sardaukar-recall'],
      ...['contract-spice-refinery-cards', 'contract-spice-refinery-water'],
    ];
    expect(all).toHaveLength(20);
    const one = sending(
      'truthtrance',
      'dutiful-service',
      {},
      { players: { 1: { completed: all.slice(1) } } },
      CHOAM,
    );
    expect(one.state).toMatchObject({ contractRow: [], contractDeck: [] });
    expect(one.player(0).contracts).toEqual(['contract-acquire']);
    const none = sending(
      'truthtrance',
      'dutiful-service',
      { solari: 0 },
      { players: { 1: { completed: all } } },
      CHOAM,
    );
    expect(none.player(0)).toMatchObject({ solari: 2, contracts: [] });
    const off = sending('truthtrance', 'dutiful-service', { solari: 0 });
    expect(off.player(0)).toMatchObject({ solari: 2, contracts: [] });
  });
});
