import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { BASE } from '../../src/content/base/edition.js';
import { CHOAM } from '../../src/content/choam/set.js';
import { UPRISING } from '../../src/content/uprising/edition.js';
import { uprising } from '../../src/game.js';
import type { ImperiumOptions } from '../../src/options.js';
import { type Table, uprisingTable } from '../table.js';
import { fighting, holding } from './playing.js';

const sum = (items: readonly { readonly copies: number }[]) => items.reduce((n, { copies }) => n + copies, 0);
const imperium = (edition: typeof BASE) => edition.cards.filter(({ group }) => group === 'imperium');
const market = ({ state }: Table) => [...state.imperiumDeck, ...state.row];
const conflicts = ({ state }: Table) => [...state.conflictDeck, ...state.conflicts, ...state.unusedConflicts];

const mix = (...base: NonNullable<ImperiumOptions['base']>) => uprisingTable({}, { base });

describe('mixing in the base game', () => {
  it('nothing of it is in the game unless wanted', () => {
    covers('upr-mix-compatible');
    const table = uprisingTable();
    expect(market(table)).toHaveLength(65);
    expect(table.state.intrigueDeck).toHaveLength(40);
    expect(conflicts(table)).toHaveLength(16);
    expect(uprisingTable({}, { leaders: 'choose' }).keys).not.toContain('leader:paul-atreides');
  });

  it('each part can be mixed in, and a whole round be played with it', () => {
    covers('upr-mix-compatible');
    const table = uprisingTable(
      { phase: 'round-start', first: 0 },
      {
        base: ['imperium', 'intrigue', 'leaders', 'conflicts'],
        leaders: ['paul-atreides', 'muaddib', 'baron-vladimir-harkonnen'],
      },
    );
    while (table.state.round === 1) {
      const next = ['reveal', 'end', 'pass'].find((key) => table.keys.includes(key));
      table.choose(next ?? table.keys[0] ?? '');
    }
    expect(table.player(0).leader).toBe('paul-atreides');
    expect(uprisingTable({}, { base: ['leaders'], leaders: 'choose' }).keys).toContain(
      'leader:paul-atreides',
    );
  });

  it('Imperium cards of both editions in one deck', () => {
    covers('upr-mix-base-free-mix');
    const table = mix('imperium');
    const expected = sum(imperium(BASE)) + 65;
    expect(market(table)).toHaveLength(expected);
    for (const { id } of [
      ...imperium(BASE),
      ...imperium(UPRISING).filter((card) => !CHOAM.cards?.includes(card)),
    ])
      expect(market(table)).toContain(id);
    expect(table.state.intrigueDeck).toHaveLength(40);
  });

  it('intrigues of both editions in one deck', () => {
    covers('upr-mix-base-free-mix');
    const table = mix('intrigue');
    const base = BASE.intrigues.filter(({ id }) => id !== 'calculated-hire');
    expect(table.state.intrigueDeck).toHaveLength(40 + sum(base));
    for (const { id } of base) expect(table.state.intrigueDeck).toContain(id);
    expect(market(table)).toHaveLength(65);
  });

  it('or a selection of their own, card by card', () => {
    covers('upr-mix-base-free-mix');
    const table = uprisingTable(
      {},
      { cards: { 'maula-pistol': 0, 'strike-fleet': 3, chani: 1 }, intrigues: { ambush: 2, mercenaries: 0 } },
    );
    const copies = (id: string) => market(table).filter((card) => card === id).length;
    expect(['maula-pistol', 'strike-fleet', 'chani', 'desert-power'].map(copies)).toEqual([0, 3, 1, 1]);
    expect(table.state.intrigueDeck.filter((id) => id === 'ambush')).toHaveLength(2);
    expect(table.state.intrigueDeck).not.toContain('mercenaries');
    expect(table.state.intrigueDeck).toHaveLength(41);
  });

  it('a selection that cannot be is refused by name', () => {
    covers('upr-mix-base-free-mix');
    const refused = (options: object, message: RegExp) =>
      expect(() => uprising.parseOptions(options)).toThrowError(
        expect.objectContaining({ code: 'bad-option', message: expect.stringMatching(message) }),
      );
    refused({ cards: { nonsense: 1 } }, /nonsense/);
    refused({ cards: { dagger: 3 } }, /dagger/);
    refused({ cards: { 'maula-pistol': -1 } }, /cards/);
    refused({ intrigues: { 'contingency-plan': 1.5 } }, /intrigues/);
    refused({ base: ['spaces'] }, /base/);
    refused({ intrigues: { 'calculated-hire': 1 } }, /"calculated-hire", which needs the Mentat/);
    refused({ cards: { 'cargo-runner': 1 } }, /"cargo-runner" without option choam/);
    refused({ intrigues: { leverage: 2 } }, /"leverage" without option choam/);
    const leaders = (first: string) => ({ players: 3, leaders: [first, 'muaddib', 'princess-irulan'] });
    refused(leaders('shaddam-corrino-iv'), /"shaddam-corrino-iv" without option choam/);
    refused(leaders('helena-richese'), /"helena-richese" without option base=leaders/);
    const nothing = Object.fromEntries(imperium(UPRISING).map(({ id }) => [id, 0]));
    refused({ cards: nothing }, /fewer than 5/);
  });

  it('cards of the module can be named with it, or left out without it', () => {
    covers('upr-mix-base-free-mix');
    const contracts = uprisingTable({}, { choam: true, cards: { 'cargo-runner': 2 } });
    expect(market(contracts).filter((id) => id === 'cargo-runner')).toHaveLength(2);
    expect(market(uprisingTable({}, { cards: { 'cargo-runner': 0 } }))).toHaveLength(65);
  });

  it('a base card works in a game of Uprising', () => {
    covers('upr-mix-base-free-mix');
    const table = holding(['duncan-idaho'], { water: 1, garrison: 3 }, {}, { base: ['imperium'] });
    table.choose('agent:duncan-idaho>arrakeen', 'effect:duncan-idaho.0');
    expect(table.player(0)).toMatchObject({ water: 0, garrison: 5 });
  });

  it('the Baron’s Masterstroke counts troops, not sandworms', () => {
    covers('upr-mix-compatible');
    const baron = (garrison: number) =>
      holding(
        ['dune-the-desert-planet'],
        {
          leader: 'baron-vladimir-harkonnen',
          tokens: ['emperor', 'guild'],
          hooks: true,
          water: 3,
          garrison,
          solari: 3,
          intrigues: ['reinforcements'],
        },
        {},
        { base: ['leaders', 'intrigue'] },
      ).choose('agent:dune-the-desert-planet>deep-desert', 'effect:deep-desert.0', 'option:1');
    const worms = baron(2).choose('deploy:2');
    expect(worms.player(0)).toMatchObject({ worms: 2, conflict: 2, tokensShown: false });
    expect(worms.choose('intrigue:reinforcements', 'deploy:2').player(0).tokensShown).toBe(true);
  });

  it('Recruitment Mission may keep a card out of the hand', () => {
    covers('upr-mix-base-free-mix');
    const start = () =>
      holding(
        ['dagger'],
        { worms: 1, deck: [], intrigues: ['recruitment-mission', 'inspire-awe'] },
        {},
        { base: ['intrigue'] },
      ).choose(
        'reveal',
        'intrigue:recruitment-mission',
        'intrigue:inspire-awe',
        'acquire:prepare-the-way@reserve',
      );
    expect(start().keys).toEqual(['to-deck', 'to-hand']);
    expect(start().choose('to-deck').player(0).deck).toEqual(['prepare-the-way']);
    expect(start().choose('to-hand').player(0).revealed).toContain('prepare-the-way');
  });

  it('the one that needs the Mentat is never among them', () => {
    covers('upr-mix-base-no-mentat-intrigue');
    expect(mix('intrigue').state.intrigueDeck).not.toContain('calculated-hire');
  });

  it('conflicts of both editions make the deck of ten', () => {
    covers('upr-mix-base-conflicts');
    const table = mix('conflicts');
    expect(conflicts(table)).toHaveLength(16 + BASE.conflicts.length - 1);
    expect(new Set(conflicts(table)).size).toBe(conflicts(table).length);
    expect(table.state.conflictDeck.length + table.state.conflicts.length).toBe(10);
    for (const id of ['desert-power', 'base-siege-of-arrakeen', 'siege-of-arrakeen'])
      expect(conflicts(table)).toContain(id);
  });

  it('one without a battle icon checks nothing when won', () => {
    covers('upr-mix-base-conflicts');
    const table = fighting(
      [{ conflict: 2, won: ['objective-crysknife'] }, { conflict: 1, worms: 0 }, {}],
      { conflict: 'guild-bank-raid' },
      { base: ['conflicts'] },
    );
    expect(table.player(0)).toMatchObject({ solari: 6, points: 0 });
    expect(table.player(0).won).toMatchObject([{ id: 'objective-crysknife', faceUp: true }]);
    expect(table.happened('battle-icons')).toEqual([]);
  });

  it('a fight about a space this board does not have gives no control', () => {
    covers('upr-mix-base-conflicts');
    const table = fighting(
      [{ conflict: 2, won: [] }, {}, {}],
      { conflict: 'siege-of-carthag' },
      { base: ['conflicts'] },
    );
    expect(table.player(0).points).toBe(1);
    expect(table.happened('control')).toEqual([]);
  });

  it('the one that gives the Mentat is never among them', () => {
    covers('upr-mix-base-no-mentat-conflict');
    expect(conflicts(mix('conflicts'))).not.toContain('sort-through-the-chaos');
    expect(() =>
      fighting([{}, {}, {}], { conflict: 'sort-through-the-chaos' }, { base: ['conflicts'] }),
    ).toThrowError(expect.objectContaining({ code: 'bad-position' }));
  });
});

describe('products that are not part of Sietch', () => {
  const OPTIONS: readonly object[] = [
    { riseOfIx: true },
    { ix: true },
    { expansions: ['rise-of-ix'] },
    { immortality: true },
    { epic: true },
    { base: ['rise-of-ix'] },
    { base: ['immortality'] },
    { choam: 'rise-of-ix' },
    { contractsIx: true },
  ];

  it.each(OPTIONS)('%o is refused', (option) => {
    covers(
      'upr-mix-ix-overlay',
      'upr-mix-ix-posts',
      'upr-mix-ix-epic',
      'upr-mix-immortality',
      'upr-ix-contracts-only-with-ix',
    );
    const [name = ''] = Object.keys(option);
    expect(() => uprising.parseOptions(option)).toThrowError(
      expect.objectContaining({ code: 'bad-option', message: expect.stringContaining(name) }),
    );
  });

  it('neither its conflicts nor its leaders can be named', () => {
    covers('upr-mix-ix-conflicts', 'upr-mix-ix-ilesa');
    const leaders = ['ilesa-ecaz', 'muaddib', 'princess-irulan'];
    expect(() => uprisingTable({}, { leaders, base: ['leaders'] })).toThrowError(
      expect.objectContaining({ code: 'bad-option', message: expect.stringContaining('ilesa-ecaz') }),
    );
    expect(() => uprisingTable({ conflict: 'economic-supremacy' }, { base: ['conflicts'] })).toThrowError(
      expect.objectContaining({ code: 'bad-position' }),
    );
  });

  it('no extra tiles are dealt', () => {
    covers(
      'upr-ix-contracts-only-with-ix',
      'upr-ix-contracts-deal',
      'upr-ix-contracts-choose',
      'upr-ix-contracts-rest',
    );
    const table = uprisingTable({}, { choam: true });
    const { contractRow, contractDeck, contractsAside } = table.state;
    expect(contractRow.length + contractDeck.length + contractsAside.length).toBe(20);
    expect(table.state.players.map(({ contracts }) => contracts)).toEqual([[], [], []]);
    expect(table.asks).toBe('turn');
  });

  it('the board keeps its spaces and posts', () => {
    covers('upr-mix-ix-overlay');
    const spaces = UPRISING.spaces.map(({ id }) => id);
    expect(spaces).toContain('assembly-hall');
    expect(spaces).toContain('gather-support');
    expect(UPRISING.posts).toHaveLength(13);
  });
});
