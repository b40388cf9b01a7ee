import { LANGS } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { BASE } from '../content/base/edition.js';
import { UPRISING } from '../content/uprising/edition.js';
import { type Description, describeEdition, GROUPS } from './describe.js';

const DESCRIBED = { uk: describeEdition(BASE, 'uk'), en: describeEdition(BASE, 'en') };
const UPRISEN = { uk: describeEdition(UPRISING, 'uk'), en: describeEdition(UPRISING, 'en') };

const find = (descriptions: Description[], group: string, id: string) =>
  descriptions.find((description) => description.group === group && description.id === id);

describe.each([BASE, UPRISING])('the description of an edition', (edition) => {
  it(`lists every component of "${edition.id}" once in each language`, () => {
    const { cards, intrigues, conflicts, leaders, spaces, posts, contracts, objectives, rivals } = edition;
    const own = [cards, intrigues, conflicts, leaders, spaces, posts, contracts, objectives];
    const expected = [...own, rivals.deck, rivals.cards].flat().length;
    for (const lang of LANGS) {
      const described = describeEdition(edition, lang);
      expect(new Set(described.map(({ group, id }) => `${group}/${id}`)).size).toBe(expected);
      expect(described.length).toBe(expected);
    }
  });

  it(`is plain data for "${edition.id}"`, () => {
    const described = describeEdition(edition, 'uk');
    expect(JSON.parse(JSON.stringify(described))).toEqual(described);
  });
});

describe('groups', () => {
  it('are all there in Uprising; posts, contracts and objectives came with it', () => {
    const groups = (descriptions: Description[]) => new Set(descriptions.map(({ group }) => group));
    expect(groups(UPRISEN.en)).toEqual(new Set(GROUPS));
    const base = groups(DESCRIBED.en);
    expect(GROUPS.filter((group) => !base.has(group))).toEqual(['post', 'contract', 'objective']);
  });
});

describe('the description of a component', () => {
  it('gives the facts of a card', () => {
    expect(find(DESCRIBED.en, 'imperium', 'duncan-idaho')).toMatchObject({
      name: 'Duncan Idaho',
      copies: 1,
      cost: 4,
      factions: [],
      icons: ['city'],
      text: {
        agent: 'Pay 1 water → recruit 1 troop and draw 1 card.',
        reveal: '2 swords. Gain 1 water.',
      },
    });
    expect(find(DESCRIBED.en, 'reserve', 'foldspace')).not.toHaveProperty('cost');
  });

  it('names the module a card, an intrigue or a leader belongs to', () => {
    const modules = [
      find(UPRISEN.uk, 'imperium', 'cargo-runner'),
      find(UPRISEN.uk, 'intrigue', 'choam-profits'),
      find(UPRISEN.uk, 'leader', 'shaddam-corrino-iv'),
      find(UPRISEN.uk, 'contract', 'contract-immediate'),
      find(UPRISEN.uk, 'imperium', 'overthrow'),
    ].map((description) => description?.module);
    expect(modules).toEqual(['choam', 'choam', 'choam', 'choam', undefined]);
  });

  it('gives the types of an intrigue; cards for winners are combat cards', () => {
    expect(find(DESCRIBED.uk, 'intrigue', 'tiebreaker')?.types).toEqual(['combat', 'endgame']);
    expect(find(DESCRIBED.uk, 'intrigue', 'to-the-victor')?.types).toEqual(['combat']);
    expect(find(DESCRIBED.uk, 'intrigue', 'choam-shares')?.cost).toEqual({ solari: 7 });
  });

  it('gives the level and the battle icon of a conflict', () => {
    expect(find(UPRISEN.en, 'conflict', 'propaganda')).toMatchObject({ level: 3, battleIcon: 'wild' });
    expect(find(UPRISEN.en, 'conflict', 'choam-security')).toMatchObject({
      level: 2,
      battleIcon: 'crysknife',
    });
    expect(find(DESCRIBED.en, 'conflict', 'skirmish-a')).not.toHaveProperty('battleIcon');
  });

  it('gives the cost of a space, of each way if there are several', () => {
    expect(find(DESCRIBED.uk, 'space', 'conspire')).toMatchObject({
      cost: { spice: 4 },
      factions: ['emperor'],
      icons: ['emperor'],
    });
    expect(find(DESCRIBED.uk, 'space', 'wealth')?.cost).toEqual({});
    expect(find(DESCRIBED.uk, 'space', 'sell-melange')?.cost).toEqual([
      { spice: 2 },
      { spice: 3 },
      { spice: 4 },
      { spice: 5 },
    ]);
  });

  it('gives both faces of a leader', () => {
    expect(find(UPRISEN.en, 'leader', 'lady-jessica')).toMatchObject({
      otherFace: 'reverend-mother-jessica',
    });
    expect(find(UPRISEN.en, 'leader', 'reverend-mother-jessica')).toMatchObject({ faceOf: 'lady-jessica' });
    expect(find(UPRISEN.en, 'leader', 'muaddib')).not.toHaveProperty('otherFace');
  });

  it('gives the training track of a leader', () => {
    const training = find(UPRISEN.uk, 'leader', 'feyd-rautha-harkonnen')?.training ?? [];
    expect(training[0]).toEqual({ id: 'start', next: ['upper-1', 'lower-1'], text: '', phrase: [] });
    expect(training.at(-1)).toMatchObject({
      id: 'final',
      next: [],
      text: 'Найміть 1 загін і розмістіть 1 шпигуна.',
    });
  });

  it('gives the icons a post watches', () => {
    expect(find(UPRISEN.en, 'post', 'post-emperor')).toMatchObject({
      icons: ['emperor'],
      text: { connected: 'Connected to Sardaukar and Dutiful Service.' },
    });
  });

  it('gives what a contract asks for and the copies of it', () => {
    expect(find(UPRISEN.uk, 'contract', 'contract-harvest-3')).toMatchObject({
      copies: 2,
      text: { reward: 'Отримайте 3 солярії.' },
    });
  });

  it('gives the battle icon of an objective and who plays with it', () => {
    expect(find(UPRISEN.uk, 'objective', 'objective-crysknife-4-6')).toMatchObject({
      battleIcon: 'crysknife',
      players: [4, 6],
    });
  });
});
