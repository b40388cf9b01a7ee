import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { uprising } from '../../src/game.js';
import type { ImperiumOptions } from '../../src/options.js';
import type { PlayerPosition, Position } from '../../src/scenario/position.js';
import { type Table, uprisingTable } from '../table.js';
import { holding, revealing, sending } from './playing.js';

const CHOAM: Partial<ImperiumOptions> = { choam: true };
const ROW = ['contract-acquire', 'contract-deliver-supplies'];
const market: Position = { contractRow: ROW, contractDeck: ['contract-harvest-3', 'contract-immediate'] };

/** Seat 0 sends an agent in a game with contracts. */
function send(card: string, space: string, me: PlayerPosition = {}, position: Position = {}): Table {
  return sending(card, space, me, { ...market, ...position }, CHOAM);
}

const taken = (table: Table) => table.player(0).contracts;
const done = (table: Table) => table.player(0).completed;

describe('the module', () => {
  it('it is an option, off unless wanted', () => {
    covers('upr-choam-optional');
    expect(uprisingTable().state).toMatchObject({ contractDeck: [], contractRow: [] });
    expect(uprisingTable({}, CHOAM).state.contractRow).toHaveLength(2);
    expect(() => uprising.parseOptions({ choam: 'yes' })).toThrowError(
      expect.objectContaining({ code: 'bad-option' }),
    );
  });

  it('twenty tiles, two of them open', () => {
    covers('upr-choam-setup-contracts');
    const { contractRow, contractDeck } = uprisingTable({}, CHOAM).state;
    expect([contractRow.length, contractDeck.length]).toEqual([2, 18]);
  });

  it('Shaddam’s two are set aside before', () => {
    covers('upr-choam-setup-contracts');
    const leaders = ['shaddam-corrino-iv', 'muaddib', 'princess-irulan'];
    const { contractRow, contractDeck, contractsAside } = uprisingTable({}, { ...CHOAM, leaders }).state;
    expect([contractRow.length, contractDeck.length]).toEqual([2, 16]);
    expect(contractsAside).toEqual(['contract-sardaukar-cards', 'contract-sardaukar-recall']);
    for (const id of contractsAside) expect([...contractRow, ...contractDeck]).not.toContain(id);
  });

  it('nobody but Shaddam may take those', () => {
    covers('upr-choam-setup-contracts', 'upr-contract-icon-take');
    const leaders = ['muaddib', 'shaddam-corrino-iv', 'princess-irulan'];
    const other = sending('diplomacy', 'dutiful-service', {}, market, { ...CHOAM, leaders });
    expect(other.keys).toEqual(ROW.map((id) => `contract:${id}`));
    const shaddam = sending('diplomacy', 'dutiful-service', { leader: 'shaddam-corrino-iv' }, market, CHOAM);
    expect(shaddam.keys).toContain('contract:contract-sardaukar-cards');
  });

  it('nobody sees the order of the face-down tiles', () => {
    covers('upr-choam-setup-hidden');
    const table = uprisingTable({}, CHOAM);
    const before = [undefined, 0, 1, 2].map((seat) => JSON.stringify(table.view(seat)));
    table.state.contractDeck.reverse();
    expect([undefined, 0, 1, 2].map((seat) => JSON.stringify(table.view(seat)))).toEqual(before);
    expect(table.view(0).contractDeckCount).toBe(18);
  });

  it('four more intrigues, 44 in all', () => {
    covers('upr-choam-setup-intrigue');
    const { intrigueDeck } = uprisingTable({}, CHOAM).state;
    expect(intrigueDeck).toHaveLength(44);
    for (const id of ['backed-by-choam', 'choam-profits', 'leverage', 'reach-agreement']) {
      expect(intrigueDeck).toContain(id);
      expect(uprisingTable().state.intrigueDeck).not.toContain(id);
    }
  });

  it('four more Imperium cards, 69 in all', () => {
    covers('upr-choam-setup-imperium');
    const all = ({ imperiumDeck, row }: Table['state']) => [...imperiumDeck, ...row];
    expect(all(uprisingTable({}, CHOAM).state)).toHaveLength(69);
    for (const id of ['cargo-runner', 'delivery-agreement', 'interstellar-trade', 'priority-contracts']) {
      expect(all(uprisingTable({}, CHOAM).state)).toContain(id);
      expect(all(uprisingTable().state)).not.toContain(id);
    }
  });

  it('he may lead with the module, and only then; nobody must take him', () => {
    covers('upr-choam-setup-shaddam');
    const leaders = ['shaddam-corrino-iv', 'muaddib', 'princess-irulan'];
    expect(uprisingTable({}, { ...CHOAM, leaders }).player(0).leader).toBe('shaddam-corrino-iv');
    expect(() => uprisingTable({}, { leaders })).toThrowError(
      expect.objectContaining({ code: 'bad-option' }),
    );
    const chosen = uprisingTable({}, { ...CHOAM, leaders: 'choose' });
    expect(chosen.keys).toContain('leader:shaddam-corrino-iv');
    chosen.choose('leader:muaddib', 'leader:princess-irulan', 'leader:gurney-halleck');
    expect(chosen.asks).toBe('turn');
    expect(uprisingTable({}, { leaders: 'choose' }).keys).not.toContain('leader:shaddam-corrino-iv');
  });
});

describe('the contract icon', () => {
  it('2 solari without the module', () => {
    covers('upr-contract-icon-no-module');
    const table = sending('diplomacy', 'dutiful-service', { solari: 0 });
    expect([table.player(0).solari, table.asks]).toEqual([2, 'agent-effects']);
  });

  it('one of the two open tiles, kept in sight, and no solari', () => {
    covers('upr-contract-icon-take');
    const table = send('diplomacy', 'dutiful-service', { solari: 0 });
    expect([table.asks, table.keys]).toEqual(['contract', ROW.map((id) => `contract:${id}`)]);
    table.choose('contract:contract-deliver-supplies');
    expect([taken(table), table.player(0).solari]).toEqual([['contract-deliver-supplies'], 0]);
    for (const seat of [undefined, 1, 2])
      expect(table.view(seat).players[0]?.contracts).toEqual(['contract-deliver-supplies']);
  });

  it('there is no limit to the number held', () => {
    covers('upr-contract-icon-take');
    const contracts = [
      'contract-espionage',
      'contract-espionage',
      'contract-harvest-4',
      'contract-arrakeen-spy',
    ];
    const table = send('diplomacy', 'dutiful-service', { contracts }).choose('contract:contract-acquire');
    expect(taken(table)).toHaveLength(5);
  });

  it('the gap is filled at once from the face-down tiles', () => {
    covers('upr-contract-refill');
    const table = send('diplomacy', 'dutiful-service').choose('contract:contract-acquire');
    expect(table.state.contractRow).toEqual(['contract-deliver-supplies', 'contract-harvest-3']);
    expect(table.state.contractDeck).toHaveLength(17);
  });

  it('with none to refill the market shrinks, then pays 2 solari', () => {
    covers('upr-contract-refill', 'upr-contract-none-left');
    const all = uprisingTable({}, CHOAM).state;
    const rest = [...all.contractRow, ...all.contractDeck].filter(
      (id) => !id.startsWith('contract-immediate'),
    );
    const last = {
      contractRow: ['contract-immediate'],
      contractDeck: [],
      players: { 1: { completed: rest } },
    };
    const table = send('diplomacy', 'dutiful-service', { solari: 0 }, last);
    // The lone tile is taken: it is worth 2 solari itself.
    expect([done(table), table.state.contractRow, table.player(0).solari]).toEqual([
      ['contract-immediate'],
      [],
      2,
    ]);
    const none = {
      contractRow: [],
      contractDeck: [],
      players: { 1: { completed: [...rest, 'contract-immediate'] } },
    };
    const empty = send('diplomacy', 'dutiful-service', { solari: 0 }, none);
    expect([empty.player(0).solari, empty.player(0).contracts]).toEqual([2, []]);
  });
});

describe('completing contracts', () => {
  it('taking one gives nothing yet', () => {
    covers('upr-contract-reward-on-completion');
    const table = send('diplomacy', 'dutiful-service', { solari: 0 }).choose(
      'contract:contract-deliver-supplies',
    );
    expect([taken(table), done(table), table.player(0).solari]).toEqual([
      ['contract-deliver-supplies'],
      [],
      0,
    ]);
  });

  it('an agent sent to its space', () => {
    covers('upr-contract-space', 'upr-contract-flip-keep');
    const table = send(
      'diplomacy',
      'deliver-supplies',
      { contracts: ['contract-deliver-supplies'], solari: 0 },
      {
        contractRow: ['contract-acquire', 'contract-immediate'],
        contractDeck: [],
      },
    );
    expect([taken(table), done(table), table.player(0).solari]).toEqual([
      [],
      ['contract-deliver-supplies'],
      3,
    ]);
    const elsewhere = send('diplomacy', 'fremkit', { contracts: ['contract-espionage'], solari: 0 });
    expect([taken(elsewhere), elsewhere.player(0).solari]).toEqual([['contract-espionage'], 0]);
  });

  it('another player’s visit does nothing', () => {
    covers('upr-contract-space');
    const table = send(
      'diplomacy',
      'espionage',
      { spice: 1 },
      { players: { 1: { contracts: ['contract-espionage'] } } },
    );
    expect(table.player(1)).toMatchObject({ contracts: ['contract-espionage'], completed: [] });
  });

  it('one visit completes all tiles for the space, and it is not declined', () => {
    covers('upr-contract-space');
    const contracts = ['contract-arrakeen-water', 'contract-arrakeen-spy'];
    const table = send('reconnaissance', 'arrakeen', { contracts, water: 0, garrison: 3 });
    expect([taken(table), done(table)]).toEqual([[], contracts]);
    expect(table.player(0)).toMatchObject({ water: 1, garrison: 5 });
    // The spy of the reward is still to be placed.
    expect(table.keys).not.toContain('end');
  });

  it('a maker space and enough spice in that turn', () => {
    covers('upr-contract-harvest');
    const me = { contracts: ['contract-harvest-3'], solari: 0 };
    const visit = (bonus: number) =>
      send('dune-the-desert-planet', 'imperial-basin', me, { makers: { 'imperial-basin': bonus } });
    expect(done(visit(2))).toEqual(['contract-harvest-3']);
    expect(visit(2).player(0).solari).toBe(3);
    expect(done(visit(1))).toEqual([]);
    expect(taken(visit(1))).toEqual(['contract-harvest-3']);
  });

  it('each tile by its own number', () => {
    covers('upr-contract-harvest');
    const contracts = ['contract-harvest-3', 'contract-harvest-4'];
    const three = send(
      'dune-the-desert-planet',
      'imperial-basin',
      { contracts },
      { makers: { 'imperial-basin': 2 } },
    );
    expect([done(three), taken(three)]).toEqual([['contract-harvest-3'], ['contract-harvest-4']]);
    const four = send('dune-the-desert-planet', 'deep-desert', { contracts, water: 3 });
    expect(done(four)).toEqual(contracts);
  });

  it('spice without a maker space is no harvest', () => {
    covers('upr-contract-harvest');
    const me = {
      contracts: ['contract-harvest-3'],
      councilSeat: true,
      solari: 5,
      intrigues: ['crysknife'],
      spice: 0,
    };
    const table = holding(['dagger'], me, market, CHOAM).choose(
      'intrigue:crysknife',
      'agent:dagger>high-council',
    );
    expect([table.player(0).spice, done(table)]).toEqual([3, []]);
  });

  it('spice of any source counts, spending does not reduce it', () => {
    covers('upr-contract-harvest-sources');
    const me = { contracts: ['contract-harvest-3'] };
    const card = send('desert-power', 'imperial-basin', me);
    expect(done(card)).toEqual(['contract-harvest-3']);
    const plot = holding(
      ['dune-the-desert-planet'],
      { ...me, intrigues: ['crysknife', 'desert-mouse'] },
      { ...market, makers: { 'imperial-basin': 0 } },
      CHOAM,
    );
    plot.choose('intrigue:crysknife', 'agent:dune-the-desert-planet>imperial-basin');
    expect(done(plot)).toEqual([]);
    expect(done(plot.choose('intrigue:desert-mouse'))).toEqual(['contract-harvest-3']);
    const spent = holding(
      ['dune-the-desert-planet'],
      { ...me, intrigues: ['crysknife', 'depart-for-arrakis', 'desert-mouse'], spice: 0 },
      market,
      CHOAM,
    );
    spent.choose('intrigue:crysknife', 'agent:dune-the-desert-planet>imperial-basin');
    spent.choose('intrigue:depart-for-arrakis', 'intrigue:desert-mouse');
    expect([spent.player(0).spice, done(spent)]).toEqual([1, ['contract-harvest-3']]);
  });

  it('spice of an earlier turn does not count', () => {
    covers('upr-contract-harvest');
    const table = send('dune-the-desert-planet', 'imperial-basin', {
      contracts: ['contract-harvest-3'],
      spice: 9,
    });
    expect(done(table)).toEqual([]);
  });

  it('completed the moment it is taken', () => {
    covers('upr-contract-immediate');
    const row = { contractRow: ['contract-immediate', 'contract-acquire'] };
    const table = send('diplomacy', 'dutiful-service', { solari: 0 }, { ...row, contractDeck: [] });
    table.choose('contract:contract-immediate');
    expect([taken(table), done(table), table.player(0).solari]).toEqual([[], ['contract-immediate'], 2]);
  });

  it('the next copy of The Spice Must Flow, not those acquired before', () => {
    covers('upr-contract-acquire');
    const rich = [
      'convincing-argument',
      'convincing-argument',
      'long-live-the-fighters',
      'maker-keeper',
      'truthtrance',
    ];
    const me = { contracts: ['contract-acquire'], discard: ['the-spice-must-flow'], deck: [], solari: 0 };
    const row = ['desert-survival', 'maula-pistol', 'strike-fleet', 'overthrow', 'steersman'];
    const table = revealing(rich, me, { row, contractRow: ROW.slice(1), contractDeck: [] }, CHOAM);
    expect(taken(table)).toEqual(['contract-acquire']);
    const points = table.player(0).points;
    table.choose('acquire:the-spice-must-flow@reserve');
    expect([taken(table), done(table)]).toEqual([[], ['contract-acquire']]);
    expect(table.player(0)).toMatchObject({ points: points + 1, solari: 3, influence: { guild: 1 } });
  });

  it('another card does not complete it', () => {
    covers('upr-contract-acquire');
    const me = { contracts: ['contract-acquire'], deck: [] };
    const table = revealing(
      ['convincing-argument'],
      me,
      { contractRow: ROW.slice(1), contractDeck: [] },
      CHOAM,
    );
    expect(taken(table.choose('acquire:prepare-the-way@reserve'))).toEqual(['contract-acquire']);
  });

  it('everybody is told', () => {
    covers('upr-contract-announce');
    const table = send('diplomacy', 'espionage', { contracts: ['contract-espionage'], spice: 1 });
    expect(table.happened('contract-completed')).toEqual([
      { event: 'contract-completed', seat: 0, contract: 'contract-espionage' },
    ]);
    for (const seat of [undefined, 1, 2])
      expect(table.view(seat).players[0]).toMatchObject({ contracts: [], completed: ['contract-espionage'] });
  });

  it('completed tiles stay and are counted by cards, open ones are not', () => {
    covers('upr-contract-flip-keep');
    const completed = ['contract-espionage', 'contract-espionage'];
    const table = send('cargo-runner', 'gather-support', { completed, solari: 0 });
    expect(table.player(0).hand).toEqual(['dagger']);
    const open = send('cargo-runner', 'gather-support', { contracts: completed, solari: 0 });
    expect(open.player(0).hand).toEqual([]);
    const again = send('diplomacy', 'espionage', { completed, spice: 1, solari: 0 });
    expect(again.player(0).solari).toBe(0);
  });

  it('a tile taken on its own space waits for another visit', () => {
    covers('upr-contract-held-before');
    const row = { contractRow: ['contract-high-council-solari', 'contract-acquire'], contractDeck: [] };
    const me = { solari: 5, spice: 0, intrigues: ['leverage', 'crysknife'] };
    const table = holding(['dagger'], me, { ...market, ...row }, CHOAM);
    table.choose('agent:dagger>high-council', 'intrigue:crysknife', 'intrigue:leverage');
    table.choose('contract:contract-high-council-solari');
    expect([taken(table), done(table), table.player(0).solari]).toEqual([
      ['contract-high-council-solari'],
      [],
      1,
    ]);
  });

  it('a harvest tile taken in the turn counts what was gained before', () => {
    covers('upr-contract-held-before');
    const row = { contractRow: ['contract-harvest-3', 'contract-acquire'], contractDeck: [] };
    const me = { intrigues: ['leverage'], solari: 0, leader: 'princess-irulan' };
    const table = holding(['dune-the-desert-planet'], me, { ...row, makers: { 'imperial-basin': 2 } }, CHOAM);
    table.choose(
      'agent:dune-the-desert-planet>imperial-basin',
      'intrigue:leverage',
      'contract:contract-harvest-3',
    );
    expect([done(table), table.player(0).solari]).toEqual([['contract-harvest-3'], 4]);
  });
});
