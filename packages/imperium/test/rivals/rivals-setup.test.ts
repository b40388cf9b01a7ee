import { randomFromSeed } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { RIVAL_CARDS } from '../../src/content/rivals/cards.js';
import { RIVALS } from '../../src/content/rivals/content.js';
import { RIVALS_DECK } from '../../src/content/rivals/deck.js';
import { eligibleRivals } from '../../src/content/rivals/eligible.js';
import { uprising } from '../../src/game.js';
import { plays } from '../../src/rules/rivals/card.js';
import { Table } from '../table.js';
import { spacesOf } from './hagal.js';
import { pair, rivalsTurn, solo } from './rivals.js';

const options = (raw: unknown) => uprising.parseOptions(raw);
const laidOut = (raw: object, seed = 'rivals') => uprising.setup(options(raw), randomFromSeed(seed));
const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'];

describe('Rivals', () => {
  it('take part only in games with one or two people', () => {
    covers('riv-modes', 'riv-rival-card', 'riv-setup-solo-two-rivals', 'riv-setup-2p-one-rival');
    expect(solo().state.rivals?.cards).toEqual(['staban-tuek', 'gurney-halleck']);
    expect(pair().state.rivals?.cards).toEqual(['staban-tuek']);
    for (const players of [3, 4]) {
      expect(new Table({}, { players }, uprising).state.rivals).toBeUndefined();
      expect(() => options({ players, rivals: 'random' })).toThrow(
        'Option rivals is only for one or two players.',
      );
    }
    expect(() => options({ players: 2, rivals: ['muaddib', 'staban-tuek'] })).toThrow(
      'Option rivals must name 1.',
    );
  });

  it('are ten: two of them only for two people', () => {
    covers('riv-streamlined-cards', 'riv-setup-solo-two-rivals', 'riv-setup-2p-one-rival');
    expect(RIVAL_CARDS).toHaveLength(10);
    const ids = (players: number, variants?: string[]) =>
      eligibleRivals({
        edition: 'uprising',
        options: options({ players, ...(variants && { variants }) }),
      }).map(({ id }) => id);
    expect(ids(2)).toHaveLength(10);
    expect(RIVAL_CARDS.map(({ id }) => id).filter((id) => !ids(1).includes(id))).toEqual([
      'lady-amber-metulli',
      'glossu-rabban',
    ]);
    expect(ids(2, ['streamlined-rivals'])).toEqual(['lady-amber-metulli', 'glossu-rabban']);
  });

  it.each([
    ['staban-tuek', 9, ['guild', 'fremen', 'bene-gesserit', 'emperor']],
    ['lady-amber-metulli', 9, ['fremen', 'emperor', 'guild', 'bene-gesserit']],
    ['gurney-halleck', 8, ['fremen', 'guild', 'emperor', 'bene-gesserit']],
    ['lady-margot-fenring', 8, ['bene-gesserit', 'emperor', 'fremen', 'guild']],
    ['princess-irulan', 7, ['emperor', 'bene-gesserit', 'fremen', 'guild']],
    ['glossu-rabban', 7, ['emperor', 'guild', 'bene-gesserit', 'fremen']],
    ['lady-jessica', 6, ['bene-gesserit', 'fremen', 'guild', 'emperor']],
    ['baron-vladimir-harkonnen', 6, ['guild', 'emperor', 'bene-gesserit', 'fremen']],
    ['feyd-rautha-harkonnen', 4, ['emperor', 'bene-gesserit', 'guild', 'fremen']],
    ['muaddib', 4, ['fremen', 'bene-gesserit', 'guild', 'emperor']],
  ])('%s: the value of the Swordmaster and the order of factions', (id, swordmaster, factions) => {
    covers('riv-swordmaster-value', 'riv-faction-order');
    expect(RIVAL_CARDS.find((card) => card.id === id)).toMatchObject({ swordmaster, factions });
  });

  it('may be named, one alone without a list', () => {
    covers('riv-setup-2p-one-rival');
    const named = (rivals: unknown) => uprising.parseOptions({ players: 2, rivals }).rivals;
    expect(named('princess-irulan')).toEqual(['princess-irulan']);
    expect(named(['princess-irulan'])).toEqual(['princess-irulan']);
    expect(named('random')).toBe('random');
    expect(() => named('nobody')).toThrow('"nobody" cannot be a Rival in this game');
  });

  it('suggested for a first game are easy ones alone, streamlined ones in twos', () => {
    covers('riv-setup-solo-first-game', 'riv-setup-2p-first-game');
    const values = (cards: readonly string[]) =>
      cards.map((id) => RIVAL_CARDS.find((card) => card.id === id)?.swordmaster ?? 0);
    for (const seed of SEEDS) {
      const alone = laidOut({ players: 1 }, seed).rivals?.cards ?? [];
      expect(new Set(alone).size).toBe(2);
      expect(Math.min(...values(alone))).toBeGreaterThanOrEqual(8);
      expect(['lady-amber-metulli', 'glossu-rabban']).toContain(
        laidOut({ players: 2 }, seed).rivals?.cards[0],
      );
    }
  });

  it('start at the bottom of the tracks with three troops, two agents, three spies and a water, and no points', () => {
    covers(
      'riv-setup-cubes',
      'riv-setup-garrison',
      'riv-setup-supply',
      'riv-setup-agents',
      'riv-setup-spies-water',
      'riv-setup-score',
      'riv-no-deck',
    );
    for (const [table, seats] of [
      [solo({ turn: 0 }), [1, 2]],
      [pair({ turn: 0 }), [2]],
    ] as const) {
      for (const seat of seats)
        expect(table.player(seat)).toMatchObject({
          influence: { emperor: 0, guild: 0, 'bene-gesserit': 0, fremen: 0 },
          garrison: 3,
          supply: 9,
          agents: 2,
          swordmaster: false,
          spies: [],
          water: 1,
          solari: 0,
          spice: 0,
          intrigues: [],
          points: 0,
          deck: [],
          hand: [],
        });
      expect(table.state.players.map(({ points }) => points)).toEqual([0, 0, 0]);
    }
  });

  it('have a place, and so a colour, each', () => {
    covers('riv-setup-colour');
    expect([1, 2].map((players) => uprising.participants(options({ players })))).toEqual([3, 3]);
  });
});

describe('the House Hagal deck of Uprising', () => {
  it('is whole for two, and lacks Reshuffle for one', () => {
    covers('riv-setup-deck-2p', 'riv-setup-deck-solo');
    const two = laidOut({ players: 2 }).rivals?.deck ?? [];
    const one = laidOut({ players: 1 }).rivals?.deck ?? [];
    expect([two.length, one.length]).toEqual([38, 37]);
    expect(two).toContain('reshuffle');
    expect(one).not.toContain('reshuffle');
    expect(two.join()).not.toBe(laidOut({ players: 2 }, 'other').rivals?.deck.join());
  });

  it.each([
    ['sardaukar', 2, 4],
    ['dutiful-service', 1, 2],
    ['heighliner', 1, 5],
    ['deliver-supplies-heighliner', 2, 1],
    ['espionage', 2, 2],
    ['secrets', 1, 1],
    ['desert-tactics', 2, 3],
    ['fremkit', 2, 1],
    ['assembly-hall', 1, 0],
    ['gather-support-a', 1, 0],
    ['gather-support-b', 1, 2],
    ['accept-contract-shipping-a', 1, 2],
    ['accept-contract-shipping-b', 1, 2],
    ['research-station', 2, 2],
    ['spice-refinery', 3, 1],
    ['arrakeen', 2, 1],
    ['sietch-tabr', 3, 3],
    ['hagga-basin-imperial-basin', 4, 2],
    ['deep-desert', 2, 2],
    ['place-spy-spice-trade', 1, 2],
    ['place-spy-city', 1, 2],
    ['place-spy-landsraad', 1, 2],
  ])('has %s %i times, with %i swords', (id, copies, swords) => {
    expect(RIVALS_DECK.find((card) => card.id === id)).toMatchObject({ copies, swords });
  });
});

describe('objectives', () => {
  it('are dealt at random to one person and two Rivals, any of whom may begin', () => {
    covers('riv-objectives-solo');
    const firsts = new Set<number>();
    for (const seed of SEEDS) {
      const state = laidOut({ players: 1 }, seed);
      expect(state.players.flatMap(({ won }) => won.map(({ id }) => id)).sort()).toEqual([
        'objective-crysknife',
        'objective-desert-mouse-first',
        'objective-ornithopter-1-3',
      ]);
      expect(state.players[state.first]?.won[0]?.id).toBe('objective-desert-mouse-first');
      firsts.add(state.first);
    }
    expect(firsts).toEqual(new Set([0, 1, 2]));
  });

  it('in twos leave the Ornithopter to the Rival and the others to the people', () => {
    covers('riv-objectives-2p-rival', 'riv-objectives-2p-humans', 'riv-2p-rival-never-first');
    const firsts = new Set<number>();
    for (const seed of SEEDS) {
      const state = laidOut({ players: 2 }, seed);
      expect(state.players[2]?.won[0]?.id).toBe('objective-ornithopter-1-3');
      firsts.add(state.first);
    }
    expect(firsts).toEqual(new Set([0, 1]));
  });
});

describe('the levels of difficulty', () => {
  it('are four, and only for one person', () => {
    covers('riv-setup-solo-difficulty', 'riv-difficulty-solo-only');
    expect(RIVALS.difficulties.map(({ id }) => id)).toEqual([
      'mercenary',
      'sardaukar',
      'mentat',
      'kwisatz-haderach',
    ]);
    expect(() => options({ players: 2, difficulty: 'mentat' })).toThrow(
      'Option difficulty is only for one player.',
    );
  });

  it('give a mercenary’s Rivals no troops and the person an intrigue', () => {
    covers('riv-difficulty-mercenary-garrison', 'riv-difficulty-mercenary-intrigue', 'riv-setup-supply');
    const table = solo({ turn: 0 }, { difficulty: 'mercenary' });
    for (const seat of [1, 2]) expect(table.player(seat)).toMatchObject({ garrison: 0, supply: 12 });
    expect(solo({}, { difficulty: 'mercenary' }).player(0).intrigues).toHaveLength(1);
  });

  it('change nothing for Sardaukar', () => {
    covers('riv-difficulty-sardaukar');
    const { state } = solo();
    expect(state.players[0]?.intrigues).toEqual([]);
    expect(RIVALS.variants.filter(({ id }) => plays(state, id))).toEqual([]);
  });

  it.each(['mentat', 'kwisatz-haderach'] as const)(
    'use three variants at %s, and allow others',
    (difficulty) => {
      covers('riv-difficulty-mentat', 'riv-difficulty-kwisatz-haderach', 'riv-variants-mandatory-mentat');
      const { state } = solo({ turn: 0 }, { difficulty });
      expect(RIVALS.variants.filter(({ id }) => plays(state, id)).map(({ id }) => id)).toEqual([
        'smart-politics',
        'brutal-escalation',
        'expert-deployment',
      ]);
      expect(state.players[1]?.garrison).toBe(3);
      expect(plays(solo({}, { difficulty, variants: ['row-dice'] }).state, 'row-dice')).toBe(true);
    },
  );

  it('close the Swordmaster to the person at the highest one', () => {
    covers('riv-difficulty-kwisatz-no-swordmaster');
    const at = (difficulty: 'mentat' | 'kwisatz-haderach') =>
      solo({ turn: 0, players: { '0': { hand: ['dagger'], solari: 9 } } }, { difficulty }).keys;
    expect(at('mentat')).toContain('agent:dagger>swordmaster');
    expect(at('kwisatz-haderach')).not.toContain('agent:dagger>swordmaster');
  });
});

describe('variants', () => {
  it('may be chosen or left out, each for itself, as far as the rulebook allows', () => {
    covers(
      'riv-variants-optional',
      'riv-variants-elsewhere',
      'riv-streamlined-two-players',
      'riv-row-dice-solo',
    );
    for (const variant of ['smart-politics', 'brutal-escalation', 'expert-deployment'] as const)
      for (const players of [1, 2]) {
        const state = laidOut({ players, variants: [variant] });
        expect(RIVALS.variants.filter(({ id }) => plays(state, id)).map(({ id }) => id)).toEqual([variant]);
      }
    expect(() => options({ players: 1, variants: ['streamlined-rivals'] })).toThrow(
      '"streamlined-rivals" is for 2 players',
    );
    expect(() => options({ players: 2, variants: ['row-dice'] })).toThrow('"row-dice" is for 1 player.');
    expect(() => options({ players: 4, variants: ['smart-politics'] })).toThrow('is for 1 or 2 players');
    expect(() => options({ players: 2, variants: ['streamlined-rivals'], rivals: ['muaddib'] })).toThrow(
      '"muaddib" cannot be a Rival in this game',
    );
  });
});

describe('a turn', () => {
  it('of every card that names one space goes there', () => {
    for (const { id, instruction } of RIVALS_DECK) {
      if (instruction.sends !== 'to') continue;
      const table = rivalsTurn([id], { influence: { fremen: 2 } });
      expect(spacesOf(table, 1), id).toEqual([instruction.space]);
    }
  });
});
