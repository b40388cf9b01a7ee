import { Game, randomFromSeed, SietchError } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { catalogOf } from '../../src/content/catalog.js';
import { selectionOf } from '../../src/content/selection.js';
import { uprising } from '../../src/game.js';
import type { ImperiumState } from '../../src/state.js';
import { uprisingTable } from '../table.js';

/** The box laid out, before leaders are handed out. */
function laidOut(options: object = {}, seed = 'components'): ImperiumState {
  return uprising.setup(uprising.parseOptions(options), randomFromSeed(seed));
}

/** The code and message of refused options. */
function verdict(options: unknown): string {
  try {
    uprising.parseOptions(options);
  } catch (error) {
    if (error instanceof SietchError) return `${error.code}: ${error.message}`;
    throw error;
  }
  return 'accepted';
}

const EIGHT = [
  'feyd-rautha-harkonnen',
  'gurney-halleck',
  'lady-amber-metulli',
  'lady-jessica',
  'lady-margot-fenring',
  'muaddib',
  'princess-irulan',
  'staban-tuek',
];

const CHOAM_CARDS = ['cargo-runner', 'delivery-agreement', 'interstellar-trade', 'priority-contracts'];
const CHOAM_INTRIGUES = ['backed-by-choam', 'choam-profits', 'leverage', 'reach-agreement'];

describe('how many play', () => {
  it('three or four play by the main rules; five never, and other numbers are refused', () => {
    covers('upr-comp-other-player-counts');
    for (const players of [3, 4]) {
      expect(verdict({ players })).toBe('accepted');
      expect(laidOut({ players }).players).toHaveLength(players);
      expect(laidOut({ players }).edition).toBe('uprising');
    }
    // Six play in teams, on the other side of the board.
    expect(laidOut({ players: 6 }).edition).toBe('uprising-six');
    for (const players of [0, 5, 7, '4', '6']) expect(verdict({ players })).toMatch(/^bad-option: .*players/);
  });

  it('products that are not part of the game are unknown options', () => {
    for (const option of ['ix', 'riseOfIx', 'immortality', 'bloodlines'])
      expect(verdict({ [option]: true })).toBe(
        `bad-option: Unknown option "${option}". Options are players, leaders, first, confirmTurns, difficulty, rivals, variants, choam, base, cards, intrigues.`,
      );
    expect(verdict({ base: ['ix'] })).toMatch(/^bad-option: .*base/);
  });
});

describe('the cards of the box', () => {
  it('Staban Tuek alone plays without diplomacy', () => {
    covers('upr-comp-starting-deck');
    const leaders = ['staban-tuek', 'muaddib', 'princess-irulan'];
    const { state } = Game.start(uprising, uprising.parseOptions({ players: 3, leaders }), 'staban');
    const [staban, muaddib] = state.players.map((player) => [...player.deck, ...player.hand]);
    expect(staban).toHaveLength(9);
    expect(staban).not.toContain('diplomacy');
    expect(muaddib).toHaveLength(10);
  });

  it('the Reserve sells no Foldspace', () => {
    covers('upr-comp-reserve', 'upr-setup-no-foldspace');
    const table = uprisingTable({
      turn: 0,
      players: { 0: { hand: ['convincing-argument'], councilSeat: true } },
    });
    table.choose('reveal');
    expect(table.keys).toContain('acquire:prepare-the-way@reserve');
    expect(table.refused('reserve:the-spice-must-flow')).toBe('cost');
    expect(table.keys.some((key) => key.includes('foldspace'))).toBe(false);
  });

  it('65 Imperium cards, and 4 more with the CHOAM module', () => {
    covers('upr-comp-imperium-size', 'upr-setup-no-choam-cards');
    const cards = ({ imperiumDeck, row }: ImperiumState) => [...imperiumDeck, ...row];
    const plain = cards(laidOut());
    expect(plain).toHaveLength(65);
    expect(plain.filter((id) => CHOAM_CARDS.includes(id))).toEqual([]);
    const choam = cards(laidOut({ choam: true }));
    expect(choam).toHaveLength(69);
    expect(choam.filter((id) => CHOAM_CARDS.includes(id)).sort()).toEqual(CHOAM_CARDS);
  });

  it('40 intrigues, and 4 more with the CHOAM module', () => {
    covers('upr-comp-intrigue-size', 'upr-setup-no-choam-cards');
    const plain = laidOut().intrigueDeck;
    expect(plain).toHaveLength(40);
    expect(plain.filter((id) => CHOAM_INTRIGUES.includes(id))).toEqual([]);
    const choam = laidOut({ choam: true }).intrigueDeck;
    expect(choam).toHaveLength(44);
    expect(choam.filter((id) => CHOAM_INTRIGUES.includes(id)).sort()).toEqual(CHOAM_INTRIGUES);
  });

  it('five objectives, of which each game uses those for its number of players', () => {
    covers('upr-comp-objectives');
    const state = laidOut();
    expect(catalogOf(state).edition.objectives).toHaveLength(5);
    const used = [3, 4].flatMap((players) => laidOut({ players }).players.flatMap(({ won }) => won));
    expect(new Set(used.map(({ id }) => id)).size).toBe(5);
  });
});

describe('leaders', () => {
  const offered = (options: object) =>
    Game.start(uprising, uprising.parseOptions({ leaders: 'choose', ...options }), 'leaders')
      .choices()
      .map(({ what }) => what);

  it('nine leaders with the CHOAM module, eight without', () => {
    covers('upr-comp-leaders');
    expect(offered({}).toSorted()).toEqual(EIGHT);
    expect(offered({ choam: true }).toSorted()).toEqual([...EIGHT, 'shaddam-corrino-iv'].toSorted());
  });

  it('without the module Shaddam is neither picked nor dealt', () => {
    covers('upr-setup-shaddam-excluded');
    const leaders = ['muaddib', 'shaddam-corrino-iv', 'princess-irulan'];
    expect(verdict({ players: 3, leaders })).toMatch(/^bad-option: .*shaddam-corrino-iv/);
    expect(verdict({ players: 3, leaders, choam: true })).toBe('accepted');
    const dealt = (choam: boolean) =>
      Array.from({ length: 30 }, (_, i) => laidOut({ choam, leaders: 'draft' }, `deal ${i}`)).flatMap(
        ({ leaderPool }) => leaderPool.flat(),
      );
    expect(new Set(dealt(false))).toEqual(new Set(EIGHT));
    expect(dealt(true)).toContain('shaddam-corrino-iv');
  });

  it('only Feyd-Rautha has a marker on a training track', () => {
    covers('upr-comp-feyd-marker');
    const leaders = ['feyd-rautha-harkonnen', 'muaddib', 'lady-jessica'];
    const { state } = Game.start(uprising, uprising.parseOptions({ players: 3, leaders }), 'feyd');
    expect(state.players.map(({ training }) => training)).toEqual(['start', '', '']);
  });
});

describe('pieces', () => {
  it('nobody has a fourth spy', () => {
    covers('upr-comp-player-pieces');
    const posts = ['post-emperor', 'post-guild', 'post-fremen', 'post-choam'];
    expect(() => uprisingTable({ players: { 0: { spies: posts } } })).toThrow(/spies/);
  });

  it('a fourth spy takes the place of another', () => {
    covers('upr-comp-player-pieces');
    const spying = uprisingTable({
      turn: 0,
      players: {
        0: { hand: ['bene-gesserit-operative'], spies: ['post-emperor', 'post-guild', 'post-fremen'] },
      },
    });
    spying.choose('agent:bene-gesserit-operative>secrets', 'effect:bene-gesserit-operative.0');
    expect(spying.asks).toBe('recall-to-place');
    spying.choose('recall:post-guild', 'post:post-choam');
    expect(spying.player(0).spies).toEqual(['post-emperor', 'post-fremen', 'post-choam']);
  });

  it('the selection of a game never contains the other side of a leader as a leader of its own', () => {
    covers('upr-comp-leaders');
    const options = uprising.parseOptions({ choam: true });
    const faces = selectionOf({ edition: 'uprising', options }).leaders.filter(({ faceOf }) => faceOf);
    expect(faces.map(({ id }) => id)).toEqual(['reverend-mother-jessica']);
    expect(
      verdict({ players: 3, leaders: ['muaddib', 'gurney-halleck', 'reverend-mother-jessica'] }),
    ).toMatch(/^bad-option/);
  });
});
