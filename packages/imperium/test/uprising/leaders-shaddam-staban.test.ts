import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { catalogOf } from '../../src/content/catalog.js';
import { uprising } from '../../src/game.js';
import { uprisingTable } from '../table.js';
import { doing, holding, sending } from './hands.js';

type Own = NonNullable<Parameters<typeof sending>[2]>;
type Board = NonNullable<Parameters<typeof sending>[3]>;

const CHOAM = { choam: true };

describe('shaddam-corrino-iv', () => {
  const leader = 'shaddam-corrino-iv';
  const aside = ['contract-sardaukar-cards', 'contract-sardaukar-recall'];
  const contractRow = ['contract-espionage', 'contract-acquire'];
  const signet = (me: Own = {}, board: Board = {}, space = 'spice-refinery') =>
    sending('signet-ring', space, { leader, ...me }, board, CHOAM);

  it('plays only with the CHOAM module', () => {
    const leaders = [leader, 'muaddib', 'lady-jessica'];
    expect(() => uprising.parseOptions({ players: 3, leaders })).toThrow(/there is no leader/);
    expect(uprising.parseOptions({ players: 3, leaders, choam: true }).leaders).toEqual(leaders);
  });

  it('the Sardaukar contracts are set aside before shuffling, and owned by nobody', () => {
    covers('ruling-upr-shaddam');
    const table = uprisingTable({}, { ...CHOAM, leaders: [leader, 'muaddib', 'lady-jessica'] });
    expect(table.state.contractsAside).toEqual(aside);
    expect(table.state.contractDeck).toHaveLength(16);
    expect([...table.state.contractDeck, ...table.state.contractRow]).not.toEqual(
      expect.arrayContaining([aside[0]]),
    );
    expect(table.player(0).contracts).toEqual([]);
    const without = uprisingTable({}, { ...CHOAM, leaders: ['staban-tuek', 'muaddib', 'lady-jessica'] });
    expect(without.state.contractsAside).toEqual([]);
    expect(without.state.contractDeck).toHaveLength(18);
  });

  it('at a contract icon he may take one of them; the row is not refilled', () => {
    covers('ruling-upr-shaddam');
    const table = sending('diplomacy', 'dutiful-service', { leader }, { contractRow }, CHOAM);
    expect(table.keys).toEqual([...contractRow, ...aside].map((id) => `contract:${id}`));
    const deck = table.state.contractDeck.length;
    table.choose('contract:contract-sardaukar-recall');
    expect(table.player(0).contracts).toEqual(['contract-sardaukar-recall']);
    expect(table.state).toMatchObject({ contractRow, contractsAside: ['contract-sardaukar-cards'] });
    expect(table.state.contractDeck).toHaveLength(deck);
  });

  it('nobody else is offered them', () => {
    covers('ruling-upr-shaddam');
    const table = sending(
      'diplomacy',
      'dutiful-service',
      {},
      { contractRow, players: { 1: { leader } } },
      CHOAM,
    );
    expect(table.state.contractsAside).toEqual(aside);
    expect(table.keys).toEqual(contractRow.map((id) => `contract:${id}`));
  });

  it('with no other tile left he chooses between one of them and 2 solari', () => {
    covers('ruling-upr-shaddam');
    const { contracts } = catalogOf({ edition: 'uprising' }).edition;
    const others = contracts.filter(({ id }) => !aside.includes(id));
    const completed = others.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id));
    const board = { players: { 1: { completed } } };
    const table = sending('diplomacy', 'dutiful-service', { leader, solari: 0 }, board, CHOAM);
    expect(table.state).toMatchObject({ contractRow: [], contractDeck: [] });
    expect(table.keys).toEqual([...aside.map((id) => `contract:${id}`), 'solari']);
    expect(table.choose('solari').player(0).solari).toBe(2);
    expect(table.state.contractsAside).toEqual(aside);
  });

  it('a solari and a troop with the Signet Ring, or 3 solari for an influence', () => {
    const gain = signet({ solari: 1, garrison: 0 });
    expect(gain.keys).toEqual(['option:0', 'option:1']);
    expect(gain.choose('option:0').player(0)).toMatchObject({ solari: 1 + 2 + 1, garrison: 1 });
    const influence = signet({ solari: 1 }).choose('option:1', 'faction:fremen');
    expect(influence.player(0)).toMatchObject({ solari: 0, influence: { fremen: 1 } });
    const poor = signet({ solari: 0, garrison: 0 });
    expect(poor.player(0)).toMatchObject({ solari: 3, garrison: 1 });
  });

  it('no unit is deployed on that turn, neither troops nor by plots', () => {
    covers('ruling-upr-shaddam');
    const table = signet({ solari: 0, garrison: 3, intrigues: ['detonation'] }, { shieldWall: false });
    table.choose('effect:shaddam-corrino-iv.1');
    expect(table.keys).toEqual(['end']);
    expect(table.refused('intrigue:detonation')).toBe('no-effect');
    const free = sending('reconnaissance', 'spice-refinery', { leader, garrison: 3, deck: [] }, {}, CHOAM);
    expect(free.keys).toEqual(['deploy:1', 'deploy:2', 'end']);
  });

  it('nor sandworms', () => {
    covers('ruling-upr-shaddam');
    const me = { hooks: true, water: 1, solari: 0, spice: 0 };
    // Ring and space leave one option each: their order is not asked.
    const table = signet(me, {}, 'hagga-basin');
    expect(table.player(0)).toMatchObject({ spice: 2, worms: 0 });
    const other = sending('dune-the-desert-planet', 'hagga-basin', { leader, ...me, deck: [] }, {}, CHOAM);
    expect(other.keys).toEqual(['option:0', 'option:1']);
  });

  it('the ban ends with the turn', () => {
    covers('ruling-upr-shaddam');
    const rest = { players: { 1: { hasRevealed: true }, 2: { hasRevealed: true } } };
    const hand = ['signet-ring', 'reconnaissance'];
    const table = holding(hand, { leader, solari: 0, garrison: 3, deck: [] }, rest, CHOAM);
    table.choose('agent:signet-ring>spice-refinery', 'end', 'agent:reconnaissance>arrakeen');
    expect(table.keys).toContain('deploy:3');
  });
});

describe('staban-tuek', () => {
  const leader = 'staban-tuek';
  const signet = (me: Own = {}, space = 'imperial-basin') =>
    sending('signet-ring', space, { leader, solari: 0, spice: 0, ...me });

  it('plays with nine cards, without Diplomacy', () => {
    const table = uprisingTable({}, { leaders: [leader, 'muaddib', 'lady-jessica'] });
    const { deck, hand } = table.player(0);
    expect([...deck, ...hand]).toHaveLength(9);
    expect([...deck, ...hand]).not.toContain('diplomacy');
    expect(table.state.trashed).toEqual(['diplomacy']);
    expect([...table.player(1).deck, ...table.player(1).hand]).toHaveLength(10);
  });

  it.each(['imperial-basin', 'hagga-basin', 'deep-desert'])(
    'gains a spice when another player visits %s under his eyes',
    (space) => {
      const staban = { leader, spies: [`post-${space}`], spice: 0 };
      const table = sending(
        'dune-the-desert-planet',
        space,
        { water: 3, deck: [] },
        { players: { 2: staban } },
      );
      expect(table.player(2).spice).toBe(1);
      expect(table.happened('ability')).toMatchObject([{ seat: 2, leader }]);
    },
  );

  it('gains nothing without the spy, from his own visit, or elsewhere', () => {
    const visit = (spies: string[], space = 'imperial-basin') =>
      sending(
        'dune-the-desert-planet',
        space,
        { deck: [] },
        { players: { 2: { leader, spies, spice: 0 } } },
      ).player(2).spice;
    expect(visit([])).toBe(0);
    expect(visit(['post-hagga-basin'])).toBe(0);
    expect(visit(['post-choam'], 'accept-contract')).toBe(0);
    const own = { leader, spies: ['post-imperial-basin'], spice: 0, deck: [] };
    expect(sending('dune-the-desert-planet', 'imperial-basin', own).choose('skip').player(0).spice).toBe(1);
  });

  it('places a spy with the Signet Ring; a Landsraad post lets him sell a spice for 3 solari', () => {
    const table = signet().choose('post:post-landsraad-east');
    expect(doing(table)).toEqual(['effect:staban-tuek.1', 'end']);
    table.choose('effect:staban-tuek.1');
    expect(table.player(0)).toMatchObject({ spice: 0, solari: 3, spies: ['post-landsraad-east'] });
  });

  it('a faction post lets him pay 2 solari for an intrigue', () => {
    const table = signet({ solari: 2 }).choose('post:post-guild');
    expect(doing(table)).toEqual(['effect:staban-tuek.2', 'end']);
    table.choose('effect:staban-tuek.2');
    expect(table.player(0).solari).toBe(0);
    expect(table.player(0).intrigues).toHaveLength(1);
    const poor = signet({ solari: 1 }).choose('post:post-guild');
    expect(poor.refused('effect:staban-tuek.2')).toBe('cost');
  });

  it('only the post of his own spy counts, not one a contract has placed', () => {
    const me = { contracts: ['contract-arrakeen-spy'], leader, solari: 2, spice: 1, garrison: 0, deck: [] };
    const table = sending('signet-ring', 'arrakeen', me, {}, CHOAM);
    table.choose('effect:contract-arrakeen-spy.1', 'post:post-landsraad-east', 'post:post-guild');
    const his = (keys: string[]) => keys.filter((key) => key.startsWith('effect:staban-tuek'));
    expect(his(doing(table))).toEqual(['effect:staban-tuek.2']);
    const later = sending('signet-ring', 'arrakeen', me, {}, CHOAM);
    later.choose(
      'effect:staban-tuek.0',
      'post:post-guild',
      'effect:contract-arrakeen-spy.1',
      'post:post-landsraad-east',
    );
    expect(his(doing(later))).toEqual(['effect:staban-tuek.2']);
  });

  it.each(['post-choam', 'post-hagga-basin', 'post-spice-refinery-arrakeen'])(
    '%s brings nothing more',
    (post) => {
      const table = signet({ solari: 2, spice: 1 }).choose(`post:${post}`);
      expect(doing(table)).toEqual(['end']);
      expect(table.refused('effect:staban-tuek.1')).toBe('condition');
      expect(table.refused('effect:staban-tuek.2')).toBe('condition');
    },
  );
});
