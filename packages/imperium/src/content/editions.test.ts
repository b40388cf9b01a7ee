import type { Name } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import type { Condition, Cost, Effect } from '../effects/effect.js';
import { BATTLE_ICONS, FACTIONS, RESOURCES, SPACE_ICONS } from '../terms.js';
import { BASE } from './base/edition.js';
import type { Ability, Edition } from './component.js';
import { UPRISING } from './uprising/edition.js';

/** What holds for the content of every edition. What one edition has is tested beside its tables. */

/** All of the effect vocabulary: the type makes the list complete, the tests make content keep to it. */
const VOCABULARY: Readonly<Record<Effect['do'], true>> = {
  gain: true,
  persuasion: true,
  swords: true,
  points: true,
  recruit: true,
  influence: true,
  draw: true,
  'draw-intrigue': true,
  'steal-intrigue': true,
  trash: true,
  'trash-self': true,
  acquire: true,
  'take-reserve': true,
  'take-from-discard': true,
  'peek-draw-or-trash': true,
  'shuffle-discard-into-deck': true,
  'remove-from-row': true,
  discount: true,
  'acquire-to-deck': true,
  discard: true,
  'trash-from-hand': true,
  'return-self-to-hand': true,
  'sort-top-three': true,
  'when-acquiring': true,
  pay: true,
  choose: true,
  if: true,
  'for-each': true,
  'at-reveal': true,
  'each-opponent': true,
  deploy: true,
  'deploy-from-supply': true,
  retreat: true,
  'opponent-loses-troop': true,
  'deploy-recruits': true,
  'no-deployment': true,
  summon: true,
  'take-hooks': true,
  'remove-shield-wall': true,
  'place-spy': true,
  'take-contract': true,
  train: true,
  'store-memory': true,
  'recall-memories': true,
  'repeat-space': true,
  harvest: true,
  'double-harvest': true,
  'visit-influence': true,
  'signet-ring': true,
  'council-seat': true,
  swordmaster: true,
  'take-mentat': true,
  control: true,
  'name-space': true,
  'recall-agent': true,
  'extra-icons': true,
  'ignore-enemy-agents': true,
  'may-pass': true,
  'persuasion-while-here': true,
  allies: true,
  reinforce: true,
  trade: true,
  'to-throne-row': true,
  'give-contracts': true,
};

const SELF_TRASHING: Readonly<Record<string, readonly string[]>> = {
  base: ['seek-allies', 'foldspace', 'imperial-spy', 'power-play'],
  uprising: [
    'seek-allies',
    'dangerous-rhetoric',
    'delivery-agreement',
    'priority-contracts',
    'subversive-advisor',
    'treacherous-maneuver',
  ],
};

/** The effects directly inside an effect. */
const inside = (effect: Effect): readonly Effect[] => [
  ...('effects' in effect ? effect.effects : []),
  ...('otherwise' in effect ? (effect.otherwise ?? []) : []),
  ...('options' in effect ? effect.options.flat() : []),
];

/** The effect and all it contains. */
const within = (effect: Effect): readonly Effect[] => [effect, ...inside(effect).flatMap(within)];

const effectsOfAbility = (does: Ability): readonly Effect[] => ('effects' in does ? does.effects : []);

type Box = readonly [owner: string, effects: readonly Effect[]];

/** Every box of the game with the id of what it is printed on. */
const boxesOf = (edition: Edition): readonly Box[] => [
  ...edition.cards.flatMap(({ id, agent, reveal, acquire, whenTrashed, whenDiscarded }) =>
    [agent, reveal, acquire, whenTrashed, whenDiscarded].map((box): Box => [`card ${id}`, box]),
  ),
  ...edition.intrigues.flatMap(({ id, plays }) =>
    plays.map(({ effects }): Box => [`intrigue ${id}`, effects]),
  ),
  ...edition.conflicts.flatMap(({ id, rewards }) => rewards.map((box): Box => [`conflict ${id}`, box])),
  ...edition.leaders.flatMap(({ id, ability, signet, training = [] }) =>
    [effectsOfAbility(ability.does), signet.effects, ...training.map(({ effects }) => effects)].map(
      (box): Box => [`leader ${id}`, box],
    ),
  ),
  ...edition.spaces.flatMap(({ id, ways }) => ways.map(({ effects }): Box => [`space ${id}`, effects])),
  ...edition.tracks.map(({ faction, bonus }): Box => [`track ${faction}`, bonus]),
  ...edition.contracts.map(({ id, reward }): Box => [`contract ${id}`, reward]),
];

const ids = (things: readonly { readonly id: string }[]) => things.map(({ id }) => id);

/** A cost without the parts that are not counted. */
const amountsOf = ({ trashSelf: _, trash: __, flip: ___, ...amounts }: Cost): readonly number[] =>
  Object.values(amounts).flat();

describe.each([BASE, UPRISING])('the edition $id', (edition) => {
  const effects = boxesOf(edition).flatMap(([owner, box]) =>
    box.flatMap(within).map((effect) => ({ owner, effect })),
  );
  const effectsOf = <K extends Effect['do']>(word: K) =>
    effects
      .map(({ effect }) => effect)
      .filter((effect): effect is Extract<Effect, { do: K }> => effect.do === word);
  const plays = edition.intrigues.flatMap((intrigue) => intrigue.plays);
  const conditions: readonly Condition[] = [
    ...effectsOf('if').map(({ condition }) => condition),
    ...plays.flatMap(({ condition }) => condition ?? []),
  ];
  const costs: readonly Cost[] = [
    ...effectsOf('pay').map(({ cost }) => cost),
    ...plays.flatMap(({ cost }) => cost ?? []),
    ...edition.spaces.flatMap(({ ways, costAfterFirst }) => [
      ...ways.map(({ cost }) => cost),
      ...(costAfterFirst ? [costAfterFirst] : []),
    ]),
  ];
  const listed = {
    cards: edition.cards,
    intrigues: edition.intrigues,
    conflicts: edition.conflicts,
    leaders: edition.leaders,
    spaces: edition.spaces,
    posts: edition.posts,
    contracts: edition.contracts,
    objectives: edition.objectives,
  };

  it.each(Object.entries(listed))('gives no id twice among %s', (_, things) => {
    expect(new Set(ids(things)).size).toBe(things.length);
    for (const id of ids(things)) expect(id).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
  });

  it('lists Imperium cards and intrigues in the order of ids', () => {
    const imperium = ids(edition.cards.filter(({ group }) => group === 'imperium'));
    expect(imperium).toEqual(imperium.toSorted());
    expect(ids(edition.intrigues)).toEqual(ids(edition.intrigues).toSorted());
  });

  it('has a track of every faction', () => {
    expect(edition.tracks.map(({ faction }) => faction)).toEqual(FACTIONS);
  });

  describe('names', () => {
    const names: readonly (readonly [string, Name])[] = [
      ['edition', edition.name] as const,
      ...Object.values(listed).flatMap((things) => things.map(({ id, name }) => [id, name] as const)),
      ...edition.leaders.flatMap(({ id, house, ability, signet }) =>
        [...(house ? [house] : []), ability.name, signet.name].map((name) => [id, name] as const),
      ),
      ...edition.tracks.map(({ faction, name }) => [faction, name] as const),
    ];

    it('are there in both languages, without stray spaces', () => {
      for (const [id, { en, uk }] of names) {
        expect(en, id).toMatch(/^\S(.*\S)?$/);
        expect(uk, id).toMatch(/^\S(.*\S)?$/);
      }
    });

    it('keep the alphabets apart', () => {
      for (const [id, { en, uk }] of names) {
        expect(en, id).not.toMatch(/\p{Script=Cyrillic}/u);
        expect(uk.replace(/\b[IVX]+\b/g, ''), id).not.toMatch(/\p{Script=Latin}/u);
      }
    });

    it('are spelt with Ukrainian letters and the typographic apostrophe', () => {
      for (const [id, { uk }] of names) expect(uk, id).not.toMatch(/[ыэёъ'"`ʼ]/iu);
    });

    it('have typographic quotes and apostrophes in English, too', () => {
      for (const [id, { en }] of names) expect(en, id).not.toMatch(/['"`]/);
    });

    it('differ, but for the Skirmishes of level I and the icons of objectives', () => {
      const { conflicts, objectives, ...others } = listed;
      const skirmishes = conflicts.filter(({ level }) => level === 1).length;
      for (const lang of ['en', 'uk'] as const) {
        for (const things of Object.values(others)) {
          expect(new Set(things.map(({ name }) => name[lang])).size).toBe(things.length);
        }
        expect(new Set(conflicts.map(({ name }) => name[lang])).size).toBe(conflicts.length - skirmishes + 1);
        expect(new Set(objectives.map(({ name }) => name[lang])).size).toBe(
          new Set(objectives.map(({ battleIcon }) => battleIcon)).size,
        );
      }
    });
  });

  describe('effects', () => {
    it('are words of the vocabulary', () => {
      for (const { owner, effect } of effects) expect(VOCABULARY, owner).toHaveProperty([effect.do]);
    });

    it('have amounts that are whole and positive; only a harvest may bring just the bonus spice', () => {
      for (const { owner, effect } of effects) {
        const amounts = [
          'n' in effect ? effect.n : 1,
          'upTo' in effect && effect.upTo !== 'any' ? effect.upTo : 1,
          'maxCost' in effect ? effect.maxCost : 1,
          'exactCost' in effect ? effect.exactCost : 1,
          'costing' in effect ? effect.costing : 1,
        ];
        for (const amount of amounts) {
          expect(Number.isInteger(amount), owner).toBe(true);
          expect(amount, owner).toBeGreaterThanOrEqual(effect.do === 'harvest' ? 0 : 1);
        }
      }
      for (const amount of costs.flatMap(amountsOf)) {
        expect(Number.isInteger(amount)).toBe(true);
        expect(amount).toBeGreaterThan(0);
      }
    });

    it('pay, check or delay for something', () => {
      for (const { owner, effect } of effects) {
        if ('effects' in effect) expect(inside(effect).length, owner).toBeGreaterThan(0);
        if (effect.do === 'pay') expect(Object.keys(effect.cost).length, owner).toBeGreaterThan(0);
      }
    });

    it('offer more options than are taken', () => {
      for (const { count, options } of effectsOf('choose')) {
        expect(options.length).toBeGreaterThan(count);
        for (const option of options) expect(option.length).toBeGreaterThan(0);
      }
    });

    it('gain resources, and influence with factions, that exist', () => {
      for (const { what } of effectsOf('gain')) expect(RESOURCES).toContain(what);
      for (const { with: target } of effectsOf('influence')) {
        const targets = Array.isArray(target) ? target : [target];
        for (const one of targets) expect([...FACTIONS, 'any', 'behind', 'spied']).toContain(one);
      }
    });

    it('refer to cards and spaces that exist', () => {
      const cards = ids(edition.cards);
      const reserve = ids(edition.cards.filter(({ group }) => group === 'reserve'));
      for (const { card } of effectsOf('take-reserve')) expect(reserve).toContain(card);
      for (const { card } of effectsOf('discount')) expect(cards).toContain(card);
      for (const { card } of effectsOf('when-acquiring')) expect([...cards, 'any']).toContain(card);
      for (const condition of conditions) if ('card' in condition) expect(cards).toContain(condition.card);
      const controllable = edition.spaces.filter(({ controlBonus }) => controlBonus !== undefined);
      for (const { space } of effectsOf('control')) expect(ids(controllable)).toContain(space);
    });

    it('send spies only where a post is connected', () => {
      const watched = new Set(edition.posts.flatMap(({ spaces }) => spaces));
      const icons = new Set(edition.spaces.filter(({ id }) => watched.has(id)).map(({ icon }) => icon));
      const named = effectsOf('place-spy').flatMap(({ on }) => (on === 'visited' ? [] : (on ?? [])));
      for (const icon of named) {
        expect(SPACE_ICONS).toContain(icon);
        expect(icons).toContain(icon);
      }
    });

    it('turn over cards with a battle icon that exists', () => {
      for (const { flip } of costs) if (flip !== undefined) expect(BATTLE_ICONS).toContain(flip);
    });

    it('trash the card itself where it is printed', () => {
      const own = effects.filter(
        ({ effect }) => effect.do === 'trash-self' || (effect.do === 'pay' && effect.cost.trashSelf),
      );
      expect(own.map(({ owner }) => owner)).toEqual(
        (SELF_TRASHING[edition.id] ?? []).map((id) => `card ${id}`),
      );
    });

    it('use the signet ring on the card of that name alone', () => {
      const users = effects.filter(({ effect }) => effect.do === 'signet-ring').map(({ owner }) => owner);
      expect(users).toEqual(['card signet-ring']);
    });
  });

  it('reveals persuasion first, then swords, then the rest', () => {
    const rank = ({ do: word }: Effect) => (word === 'persuasion' ? 0 : word === 'swords' ? 1 : 2);
    for (const { id, reveal } of edition.cards) {
      const ranks = reveal.map(rank);
      expect(ranks, id).toEqual(ranks.toSorted());
      expect(ranks.filter((place) => place === 0).length, id).toBeLessThanOrEqual(1);
      expect(ranks.filter((place) => place === 1).length, id).toBeLessThanOrEqual(1);
    }
  });

  it('repeats no icon and no faction on a card', () => {
    for (const { id, icons, factions } of edition.cards) {
      expect(new Set(icons).size, id).toBe(icons.length);
      expect(new Set(factions).size, id).toBe(factions.length);
    }
  });

  it('puts every space into the region of its icon', () => {
    for (const { id, region, icon, faction } of edition.spaces) {
      if (faction) expect([region, icon], id).toEqual([faction, faction]);
      else if (icon === 'landsraad') expect(region, id).toBe('landsraad');
      else if (icon === 'city') expect(region, id).toBe('arrakis');
      else expect(['choam', 'arrakis'], id).toContain(region);
    }
  });

  it('has a space for every conflict about one, and control of it for the winner only', () => {
    for (const { id, location, rewards } of edition.conflicts) {
      const [first, ...others] = rewards.map((reward) => reward.filter((effect) => effect.do === 'control'));
      expect(first, id).toEqual(location ? [{ do: 'control', space: location }] : []);
      expect(others.flat(), id).toEqual([]);
      if (location) expect(ids(edition.spaces), id).toContain(location);
      for (const reward of rewards) expect(reward.length, id).toBeGreaterThan(0);
    }
  });
});
