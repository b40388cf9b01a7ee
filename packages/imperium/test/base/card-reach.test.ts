import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { BASE } from '../../src/content/base/edition.js';
import { imperium } from '../../src/game.js';
import { holding, reach, revealing } from './holding.js';

/** The spaces of each agent icon. */
const SPACES: Readonly<Record<string, readonly string[]>> = {
  E: ['conspire', 'wealth'],
  G: ['heighliner', 'foldspace'],
  B: ['selective-breeding', 'secrets'],
  F: ['hardy-warriors', 'stillsuits'],
  L: ['high-council', 'mentat', 'swordmaster', 'rally-troops', 'hall-of-oratory'],
  C: ['arrakeen', 'carthag', 'research-station', 'sietch-tabr'],
  S: ['sell-melange', 'secure-contract', 'the-great-flat', 'hagga-basin', 'imperial-basin'],
};

/** Icons of the cards: Emperor, Guild, Bene Gesserit, Fremen, Landsraad, City, Spice trade. */
const ICONS: readonly (readonly [icons: string, cards: readonly string[]])[] = [
  ['', ['convincing-argument', 'the-spice-must-flow', 'assassination-mission', 'choam-directorship']],
  ['', ['sardaukar-infantry']],
  ['E', ['imperial-spy', 'opulence']],
  ['G', ['space-travel']],
  ['L', ['dagger', 'guild-ambassador']],
  ['C', ['reconnaissance', 'arrakis-recruiter', 'dr-yueh', 'duncan-idaho', 'gurney-halleck']],
  ['C', ['missionaria-protectiva', 'spice-smugglers']],
  ['S', ['dune-the-desert-planet', 'carryall', 'fremen-camp', 'smugglers-thopter']],
  ['EL', ['firm-grip', 'sardaukar-legion']],
  ['EB', ['reverend-mother-mohiam']],
  ['GS', ['guild-administrator']],
  ['BF', ['sietch-reverend-mother']],
  ['BL', ['bene-gesserit-sister']],
  ['FC', ['liet-kynes']],
  ['FS', ['crysknife', 'spice-hunter']],
  ['LC', ['arrakis-liaison', 'gene-manipulation', 'piter-de-vries']],
  ['LS', ['shifting-allegiances']],
  ['CS', ['fedaykin-death-commando', 'gun-thopter', 'other-memory', 'scout', 'the-voice', 'worm-riders']],
  ['EGL', ['guild-bankers']],
  ['BLC', ['test-of-humanity']],
  ['FCS', ['chani', 'stilgar']],
  ['LCS', ['signet-ring', 'bene-gesserit-initiate']],
  ['BLCS', ['lady-jessica']],
  ['EGBF', ['diplomacy', 'seek-allies', 'power-play']],
  ['EGBFCS', ['thufir-hawat']],
  ['EGBFLCS', ['foldspace', 'kwisatz-haderach']],
];

/** Cards of the Imperium deck by price. */
const PRICES: readonly (readonly [persuasion: number, cards: readonly string[]])[] = [
  [1, ['assassination-mission', 'dr-yueh', 'missionaria-protectiva', 'sardaukar-infantry', 'scout']],
  [2, ['arrakis-recruiter', 'guild-administrator', 'imperial-spy', 'spice-hunter', 'spice-smugglers']],
  [2, ['the-voice']],
  [3, ['bene-gesserit-initiate', 'bene-gesserit-sister', 'crysknife', 'fedaykin-death-commando']],
  [3, ['gene-manipulation', 'guild-bankers', 'shifting-allegiances', 'space-travel', 'test-of-humanity']],
  [4, ['duncan-idaho', 'firm-grip', 'fremen-camp', 'guild-ambassador', 'gun-thopter']],
  [4, ['other-memory', 'sietch-reverend-mother', 'smugglers-thopter']],
  [5, ['carryall', 'chani', 'liet-kynes', 'piter-de-vries', 'power-play']],
  [5, ['sardaukar-legion', 'stilgar', 'thufir-hawat']],
  [6, ['gurney-halleck', 'opulence', 'reverend-mother-mohiam', 'worm-riders']],
  [7, ['lady-jessica']],
  [8, ['choam-directorship', 'kwisatz-haderach']],
];

describe('the icons of a card', () => {
  const RICH = { solari: 8, spice: 6, water: 2, influence: { fremen: 2 }, points: 1, deck: [] };

  it.each(ICONS)('"%s" opens just the spaces with these icons', (icons, cards) => {
    covers('imp-agent-icon-match');
    const open = [...icons].flatMap((icon) => SPACES[icon] ?? []);
    // A second card keeps a lone answer from being taken.
    for (const card of cards) {
      const table = holding([card, card === 'dagger' ? 'diplomacy' : 'dagger'], RICH);
      expect(new Set(reach(table, card)), card).toEqual(new Set(open));
    }
  });

  it('every deck card is listed', () => {
    const listed = ICONS.flatMap(([, cards]) => cards);
    expect(listed.toSorted()).toEqual(BASE.cards.map(({ id }) => id).toSorted());
  });
});

describe('the price of a card', () => {
  it.each(PRICES)('%i persuasion for each of these', (price, cards) => {
    covers('imp-persuasion-cost');
    const table = revealing([], {}, { row: [...cards] });
    const missing = Object.fromEntries(
      imperium.refusals(table.state).map(({ ref, reason }) => [ref, reason.missing]),
    );
    for (const card of cards) expect(missing[`row:${card}`], card).toBe(price);
  });

  it('all 43 cards of the Imperium deck have one', () => {
    const deck = BASE.cards.filter(({ group }) => group === 'imperium').map(({ id }) => id);
    expect(PRICES.flatMap(([, cards]) => cards).toSorted()).toEqual(deck.toSorted());
  });
});
