import { describe, expect, it } from 'vitest';
import { catalogOf } from '../../src/content/catalog.js';
import { titlesIn, untested } from '../titles.js';
import { FEYD, GURNEY, holding, IRULAN, JESSICA, MUADDIB, SHADDAM, six, upToEnd } from './table.js';

describe('Muad’Dib’s starting cards', () => {
  it('muaddib-command-respect is revealed for 1 persuasion', () => {
    const table = holding(MUADDIB, ['muaddib-command-respect']).choose(`reveal:${JESSICA}`);
    expect(table.state.turn?.persuasion).toBe(1);
  });

  it.each([
    ['muaddib-convincing-argument', MUADDIB],
    ['emperor-convincing-argument', SHADDAM],
  ])('%s only reveals, for 2 persuasion', (card, seat) => {
    const table = holding(seat, [card]);
    expect(table.keys.every((key) => key.startsWith('reveal'))).toBe(true);
    expect(table.choose(table.keys[0] ?? '').state.turn?.persuasion).toBe(2);
  });

  it('muaddib-demand-attention pays 4 spice and itself for one more influence', () => {
    const card = 'muaddib-demand-attention';
    const table = holding(MUADDIB, [card], { 0: { spice: 4 } });
    table.choose(`agent:${card}>desert-mastery`, 'from:left', `effect:${card}.0`);
    upToEnd(table);
    expect(table.player(MUADDIB).influence.fremen).toBe(2);
    expect(table.state.trashed).toContain(card);
    const ally = holding(MUADDIB, [card], { 0: { spice: 4 } });
    ally.choose(`agent:${card}>deliver-supplies`, 'from:left', `effect:${card}.0`);
    expect(upToEnd(ally).player(JESSICA).influence.guild).toBe(2);
  });

  it('muaddib-desert-call is revealed for 1 persuasion', () => {
    const table = holding(MUADDIB, ['muaddib-desert-call']).choose(`reveal:${GURNEY}`);
    expect(table.state.turn?.persuasion).toBe(1);
  });

  it('muaddib-limited-landsraad-access brings a spice and a sword for the ally', () => {
    const table = holding(MUADDIB, ['muaddib-limited-landsraad-access']).choose(`reveal:${GURNEY}`);
    expect(table.player(MUADDIB).spice).toBe(1);
    expect(table.player(GURNEY).swords).toBe(1);
  });

  it.each([
    ['muaddib-seek-allies', MUADDIB, 'deliver-supplies'],
    ['emperor-seek-allies', SHADDAM, 'deliver-supplies'],
  ])('%s trashes itself', (card, seat, space) => {
    const table = upToEnd(holding(seat, [card]).choose(`agent:${card}>${space}`, 'from:left'));
    expect(table.state.trashed).toContain(card);
  });

  it('muaddib-signet-ring draws a card', () => {
    const card = 'muaddib-signet-ring';
    const table = holding(MUADDIB, [card], { 0: { deck: ['muaddib-usul'] } });
    upToEnd(table.choose(`agent:${card}>gather-support`, 'from:left'));
    expect(table.player(MUADDIB).hand).toEqual(['muaddib-usul']);
    expect(table.player(JESSICA).garrison).toBe(5);
  });

  describe('muaddib-threaten-spice-production', () => {
    const card = 'muaddib-threaten-spice-production';
    const at = (own: number, jessica: number, gurney: number) => {
      const table = holding(MUADDIB, [card], {
        0: { spice: own },
        2: { spice: jessica },
        4: { spice: gurney },
      });
      return table.choose(`agent:${card}>accept-contract`, 'from:left');
    };

    it('muaddib-threaten-spice-production is paid by the team, each ally as much as that ally likes', () => {
      const table = at(3, 3, 5);
      while (table.asks !== 'contribute')
        table.choose(table.keys.find((key) => key === `effect:${card}.0`) ?? table.keys[0] ?? '');
      expect(table.asked).toBe(JESSICA);
      expect(table.keys).toEqual(['give:0', 'give:1', 'give:2', 'give:3']);
      table.choose('give:1');
      expect(table.asked).toBe(GURNEY);
      table.choose('give:4');
      expect(table.state.players.map(({ spice }) => spice)).toEqual([1, 0, 2, 0, 1, 0]);
      expect(table.player(MUADDIB).points).toBe(5);
      expect(table.state.trashed).toContain(card);
    });

    it('nothing is paid if it is not enough', () => {
      const table = at(3, 3, 5);
      while (table.asks !== 'contribute')
        table.choose(table.keys.find((key) => key === `effect:${card}.0`) ?? table.keys[0] ?? '');
      table.choose('give:0', 'give:1');
      expect(table.state.players.map(({ spice }) => spice)).toEqual([3, 0, 3, 0, 5, 0]);
      expect(table.player(MUADDIB).points).toBe(4);
      expect(table.state.trashed).not.toContain(card);
    });

    it('is not offered if the team has too little', () => {
      expect(upToEnd(at(3, 1, 2)).keys).not.toContain(`effect:${card}.0`);
    });
  });

  it('muaddib-usul gives one good to each of commander and ally', () => {
    const table = holding(MUADDIB, ['muaddib-usul']).choose('agent:muaddib-usul>spice-refinery', 'from:left');
    while (!table.keys.includes('option:1')) table.choose(table.keys[0] ?? '');
    table.choose('option:1');
    expect([table.player(MUADDIB).spice, table.player(JESSICA).water]).toEqual([1, 2]);
  });
});

describe('Shaddam’s starting cards', () => {
  it('emperor-corrino-might gives a sword and, for 3 spice and itself, two troops to each ally', () => {
    const card = 'emperor-corrino-might';
    const table = holding(SHADDAM, [card], { 3: { spice: 3 } }).choose(`reveal:${FEYD}`);
    expect(table.player(FEYD).swords).toBe(1);
    table.choose(`effect:${card}.0`);
    expect([table.player(FEYD).garrison, table.player(IRULAN).garrison]).toEqual([5, 5]);
    expect(table.state.trashed).toContain(card);
  });

  it('emperor-critical-shipments shares water and solari with the ally', () => {
    const card = 'emperor-critical-shipments';
    const table = holding(SHADDAM, [card]).choose(`agent:${card}>accept-contract`, 'from:right');
    while (!table.keys.includes('option:0')) table.choose(table.keys[0] ?? '');
    table.choose('option:0');
    expect([table.player(SHADDAM).water, table.player(FEYD).solari]).toEqual([2, 2]);
  });

  it('emperor-demand-results gives the face-up contracts to the allies, one each', () => {
    const card = 'emperor-demand-results';
    const contractRow = ['contract-espionage', 'contract-acquire'];
    const table = holding(SHADDAM, [card], { 3: { solari: 2 } }, { contractRow });
    table.choose(`agent:${card}>assembly-hall`, 'from:right');
    while (!table.keys.some((key) => key.startsWith('give')))
      table.choose(table.keys.find((key) => key === `effect:${card}.0`) ?? table.keys[0] ?? '');
    expect(table.keys).toEqual([`give:contract-espionage@${IRULAN}`, `give:contract-espionage@${FEYD}`]);
    table.choose(`give:contract-espionage@${FEYD}`);
    expect(table.player(FEYD).contracts).toEqual(['contract-espionage']);
    expect(table.player(IRULAN).contracts).toEqual(['contract-acquire']);
    expect(table.state.contractRow).toHaveLength(2);
    expect(table.state.trashed).toContain(card);
  });

  it('emperor-devastating-assault brings a troop and a solari, and swords for the Swordmaster’s team', () => {
    const card = 'emperor-devastating-assault';
    const agent = upToEnd(holding(SHADDAM, [card]).choose(`agent:${card}>accept-contract`, 'from:right'));
    expect(agent.player(FEYD).garrison).toBe(4);
    expect(agent.player(SHADDAM).solari).toBe(1);
    const players = { 3: { solari: 3, swordmaster: true, swordmasterSent: true } } as const;
    const table = holding(SHADDAM, [card], players).choose(`reveal:${FEYD}`, `effect:${card}.0`);
    expect(table.player(FEYD).swords).toBe(7);
    expect(table.player(SHADDAM).solari).toBe(0);
    const without = holding(SHADDAM, [card], { 3: { solari: 3 } }).choose(`reveal:${FEYD}`);
    expect(without.keys).not.toContain(`effect:${card}.0`);
  });

  it('emperor-imperial-ornithopter reveals a persuasion and a solari', () => {
    const table = holding(SHADDAM, ['emperor-imperial-ornithopter']).choose(`reveal:${FEYD}`);
    expect(table.state.turn?.persuasion).toBe(1);
    expect(table.player(SHADDAM).solari).toBe(1);
  });

  it('emperor-imperial-tent moves a card to the Throne Row', () => {
    const card = 'emperor-imperial-tent';
    const table = holding(SHADDAM, [card], {}, { throneRow: [], row: ['overthrow'] });
    table.choose(`agent:${card}>vast-wealth`, 'from:left', 'move:overthrow');
    expect(table.state.throneRow).toEqual(['overthrow']);
  });

  it('emperor-signet-ring keeps the ally’s units out of the conflict', () => {
    const card = 'emperor-signet-ring';
    const table = holding(SHADDAM, [card]).choose(`agent:${card}>arrakeen`, 'from:right');
    expect(table.player(FEYD).garrison).toBe(5);
    expect(table.player(SHADDAM).solari).toBe(1);
    expect(table.keys).not.toContain('let-deploy');
    table.choose('end');
    expect(table.state.turn?.seat).toBe(GURNEY);
  });
});

describe('commanders', () => {
  it('Muad’Dib draws an intrigue if the activated ally has a sandworm in the conflict', () => {
    const table = holding(MUADDIB, [], { 4: { worms: 1 } });
    if (table.asks === 'turn') table.choose(`reveal:${GURNEY}`);
    expect(upToEnd(table).player(MUADDIB).intrigues).toHaveLength(1);
    const other = holding(MUADDIB, [], { 2: { worms: 1 } });
    if (other.asks === 'turn') other.choose(`reveal:${GURNEY}`);
    expect(upToEnd(other).player(MUADDIB).intrigues).toHaveLength(0);
  });

  it('only Shaddam may take the contracts set aside', () => {
    const offered = (seat: number, card: string) => {
      const table = holding(seat, [card]).choose(`agent:${card}>accept-contract`);
      while (table.asks !== 'contract')
        table.choose(table.keys.find((key) => key.startsWith('effect:accept')) ?? table.keys[0] ?? '');
      return table.keys;
    };
    expect(offered(SHADDAM, 'emperor-devastating-assault')).toContain('contract:contract-sardaukar-cards');
    expect(offered(IRULAN, 'dune-the-desert-planet')).not.toContain('contract:contract-sardaukar-cards');
  });

  it('Gurney Halleck needs ten strength to smile', () => {
    const at = (conflict: number) =>
      holding(GURNEY, ['dagger'], { 4: { conflict } }).choose('reveal').state.turn?.persuasion;
    expect([at(5), at(4)]).toEqual([1, 0]);
  });
});

it('tests name every starting card of the commanders', () => {
  const { cards } = catalogOf(six(0).state).edition;
  const own = cards.filter(({ owner }) => owner !== undefined);
  expect(own).toHaveLength(18);
  expect(untested(own, titlesIn(new URL('.', import.meta.url), /^commander-cards\.test\.ts$/))).toEqual([]);
});
