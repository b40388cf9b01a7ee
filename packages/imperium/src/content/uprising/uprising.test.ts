import { describe, expect, it } from 'vitest';
import { covers } from '../../../../../test/covers.js';
import {
  drawIntrigue,
  influence,
  placeSpy,
  points,
  solari,
  spice,
  takeContract,
} from '../../effects/build.js';
import type { Effect } from '../../effects/effect.js';
import { AGENT_ICONS, FACTIONS, type Faction } from '../../terms.js';
import { STARTERS } from '../base/starters.js';
import { CHOAM } from '../choam/set.js';
import type { Card, IntriguePlay } from '../component.js';
import { boxOf } from '../compose.js';
import { UPRISING } from './edition.js';
import { RESERVE } from './reserve.js';
import { UPRISING_SET } from './set.js';

/** What lies in the box; other sets may join the edition. */
const BOX = boxOf(UPRISING_SET, [CHOAM]);
const IMPERIUM = BOX.cards.filter(({ group }) => group === 'imperium');
const INTRIGUES = BOX.intrigues;

const ids = (things: readonly { readonly id: string }[]) => things.map(({ id }) => id);
const copies = (things: readonly { readonly copies: number }[]) =>
  things.reduce((sum, thing) => sum + thing.copies, 0);
const stacks = (cards: readonly Card[]) => Object.fromEntries(cards.map((card) => [card.id, card.copies]));
const MODULE = [...(CHOAM.cards ?? []), ...(CHOAM.intrigues ?? [])].map(({ id }) => id);
const always = <T extends { readonly id: string }>(things: readonly T[]) =>
  things.filter(({ id }) => !MODULE.includes(id));

function find<T extends { readonly id: string }>(things: readonly T[], id: string): T {
  const found = things.find((thing) => thing.id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
}

const boxes = (cards: readonly Card[], box: 'acquire' | 'whenTrashed' | 'whenDiscarded') =>
  Object.fromEntries(cards.filter((card) => card[box].length > 0).map((card) => [card.id, card[box]]));

describe('the edition', () => {
  it('is named in both languages', () => {
    expect(UPRISING.id).toBe('uprising');
    expect(UPRISING.name).toEqual({ en: 'Dune: Imperium – Uprising', uk: 'Дюна. Імперіум — Піднесення' });
  });

  it('counts its different components', () => {
    expect(STARTERS).toHaveLength(7);
    expect(RESERVE).toHaveLength(2);
    expect(IMPERIUM).toHaveLength(54);
    expect(BOX.cards).toEqual([...STARTERS, ...RESERVE, ...IMPERIUM]);
    expect(BOX.intrigues).toHaveLength(39);
    expect(BOX.conflicts).toHaveLength(16);
    expect(BOX.leaders).toHaveLength(9 + 1);
    expect(BOX.spaces).toHaveLength(22);
    expect(BOX.posts).toHaveLength(13);
    expect(BOX.contracts).toHaveLength(18);
    expect(BOX.objectives).toHaveLength(5);
  });

  it('stands behind the Shield Wall', () => {
    expect(UPRISING.shieldWall).toBe(true);
  });

  it('nothing in it speaks of the Mentat', () => {
    covers('upr-setup-no-mentat');
    expect(JSON.stringify(UPRISING)).not.toContain('take-mentat');
    expect(JSON.stringify(UPRISING)).not.toContain('mentat-home');
  });
});

describe('deck cards', () => {
  it('the same ten cards for every player', () => {
    covers('upr-comp-starting-deck');
    expect(stacks(BOX.cards.filter(({ group }) => group === 'starter'))).toEqual({
      'convincing-argument': 2,
      dagger: 2,
      diplomacy: 1,
      'dune-the-desert-planet': 2,
      reconnaissance: 1,
      'seek-allies': 1,
      'signet-ring': 1,
    });
    expect(copies(STARTERS)).toBe(10);
  });

  it('two stacks of 18 cards, no Foldspace', () => {
    covers('upr-comp-reserve', 'upr-setup-no-foldspace');
    expect(stacks(BOX.cards.filter(({ group }) => group === 'reserve'))).toEqual({
      'prepare-the-way': 8,
      'the-spice-must-flow': 10,
    });
    expect(copies(RESERVE)).toBe(18);
    expect(ids(BOX.cards)).not.toContain('foldspace');
    expect(JSON.stringify(UPRISING)).not.toContain('take-reserve');
  });

  it('69 cards, four of them of the CHOAM module', () => {
    covers('upr-comp-imperium-size');
    expect(copies(IMPERIUM)).toBe(69);
    expect(copies(always(IMPERIUM))).toBe(65);
    expect(ids(CHOAM.cards ?? [])).toEqual([
      'cargo-runner',
      'delivery-agreement',
      'interstellar-trade',
      'priority-contracts',
    ]);
  });

  it('come twice, fifteen of the Imperium cards', () => {
    expect(IMPERIUM.filter((card) => card.copies === 2)).toHaveLength(15);
    expect(IMPERIUM.filter((card) => card.copies === 1)).toHaveLength(39);
  });

  it('speak of contracts only with the module', () => {
    const speaking = BOX.cards.filter((card) => JSON.stringify(card).includes('contract'));
    expect(always(speaking)).toEqual([]);
  });

  it('have a price unless they are starters', () => {
    expect(ids(BOX.cards.filter(({ cost }) => cost === undefined))).toEqual(ids(STARTERS));
    for (const { id, cost } of IMPERIUM) expect(cost, id).toBeOneOf([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(RESERVE.map(({ cost }) => cost)).toEqual([2, 9]);
  });

  it('show no icon and an empty agent box if they can only be revealed', () => {
    const revealOnly = BOX.cards.filter(({ icons }) => icons.length === 0);
    expect(ids(revealOnly)).toEqual([
      'convincing-argument',
      'the-spice-must-flow',
      'spy-network',
      'unswerving-loyalty',
    ]);
    for (const { id, agent } of revealOnly) expect(agent, id).toEqual([]);
  });

  it('go anywhere, none of them; past requirements, one', () => {
    expect(BOX.cards.filter(({ anywhere }) => anywhere)).toEqual([]);
    expect(ids(BOX.cards.filter((card) => card.ignoresRequirements))).toEqual(['undercover-asset']);
  });

  it('cards use eight, the spaces all of them but the spy', () => {
    covers('upr-agent-eight-icons');
    const seven = [...FACTIONS, 'landsraad', 'city', 'spice-trade'];
    expect(new Set(AGENT_ICONS)).toEqual(new Set([...seven, 'spy']));
    expect(new Set(BOX.cards.flatMap(({ icons }) => icons))).toEqual(new Set([...seven, 'spy']));
    expect(new Set(BOX.spaces.map(({ icon }) => icon))).toEqual(new Set(seven));
  });

  it('show the spy icon on nine different cards', () => {
    expect(ids(IMPERIUM.filter(({ icons }) => icons.includes('spy')))).toEqual([
      'calculus-of-power',
      'covert-operation',
      'dangerous-rhetoric',
      'guild-spy',
      'imperial-spymaster',
      'public-spectacle',
      'strike-fleet',
      'subversive-advisor',
      'wheels-within-wheels',
    ]);
  });

  it('belong to one faction, to two or to none, whatever their icons', () => {
    covers('upr-card-faction-band');
    const count = (faction: Faction) => copies(IMPERIUM.filter(({ factions }) => factions.includes(faction)));
    expect(FACTIONS.map(count)).toEqual([17, 20, 15, 20]);
    const bands = (n: number) => copies(IMPERIUM.filter(({ factions }) => factions.length === n));
    expect([0, 1, 2].map(bands)).toEqual([7, 52, 10]);
    expect(find(IMPERIUM, 'rebel-supplier')).toMatchObject({ factions: ['fremen'], icons: ['city'] });
    expect(find(IMPERIUM, 'overthrow')).toMatchObject({ factions: [], icons: FACTIONS });
  });

  it('give what is printed on them when acquired, trashed or discarded', () => {
    expect(boxes(BOX.cards, 'acquire')).toEqual({
      'the-spice-must-flow': [points(1)],
      'guild-spy': [placeSpy()],
      'in-high-places': [placeSpy()],
      'interstellar-trade': [takeContract],
      overthrow: [drawIntrigue(1)],
      'price-is-no-object': [solari(2)],
      'spy-network': [placeSpy()],
      steersman: [influence('guild')],
      'strike-fleet': [placeSpy()],
      'subversive-advisor': [placeSpy()],
    });
    expect(boxes(BOX.cards, 'whenTrashed')).toEqual({ 'sardaukar-soldier': [drawIntrigue(1)] });
    expect(boxes(BOX.cards, 'whenDiscarded')).toEqual({ 'spacing-guilds-favor': [spice(2)] });
  });

  it('ask for another card of a faction where it is printed', () => {
    const bound = (box: 'agent' | 'reveal', faction: Faction) =>
      ids(
        IMPERIUM.filter((card) =>
          card[box].some(
            (effect) =>
              effect.do === 'if' && effect.condition.is === 'bond' && effect.condition.faction === faction,
          ),
        ),
      );
    expect(bound('reveal', 'fremen')).toEqual([
      'chani-clever-tactician',
      'ecological-testing-station',
      'northern-watermaster',
      'shishakli',
      'southern-elders',
      'unswerving-loyalty',
    ]);
    expect(bound('agent', 'bene-gesserit')).toEqual([
      'in-high-places',
      'southern-elders',
      'tread-in-darkness',
      'weirding-woman',
    ]);
    expect(FACTIONS.flatMap((faction) => bound('agent', faction))).toHaveLength(4);
    expect(FACTIONS.flatMap((faction) => bound('reveal', faction))).toHaveLength(6);
  });

  it('agree with the revealed hand of the rulebook’s example: 3 persuasion, 4 swords, 1 spice', () => {
    const hand = ['prepare-the-way', 'rebel-supplier', 'strike-fleet'].flatMap(
      (id) => find(BOX.cards, id).reveal,
    );
    const total = (word: 'persuasion' | 'swords') =>
      hand.reduce((sum, effect: Effect) => sum + (effect.do === word ? effect.n : 0), 0);
    expect(total('persuasion')).toBe(3);
    expect(total('swords')).toBe(4);
    expect(hand.filter((effect) => effect.do === 'gain')).toEqual([spice(1)]);
    expect(find(BOX.cards, 'desert-survival').cost).toBe(2);
  });
});

describe('intrigues', () => {
  const where = (test: (play: IntriguePlay) => boolean) =>
    ids(INTRIGUES.filter(({ plays }) => plays.some(test)));

  it('44 cards, four of them of the CHOAM module', () => {
    covers('upr-comp-intrigue-size');
    expect(copies(INTRIGUES)).toBe(44);
    expect(copies(always(INTRIGUES))).toBe(40);
    expect(ids(CHOAM.intrigues ?? [])).toEqual([
      'backed-by-choam',
      'choam-profits',
      'leverage',
      'reach-agreement',
    ]);
  });

  it('plot, combat and endgame, some of them two at once', () => {
    covers('upr-intrigue-types');
    const typed = (types: string) =>
      copies(INTRIGUES.filter(({ plays }) => plays.map(({ timing }) => timing).join() === types));
    expect(typed('plot')).toBe(24);
    expect(typed('combat')).toBe(10);
    expect(typed('endgame')).toBe(3);
    expect(typed('plot,combat')).toBe(4);
    expect(typed('plot,endgame')).toBe(3);
  });

  it('speak of contracts only with the module', () => {
    const speaking = INTRIGUES.filter(({ plays }) => JSON.stringify(plays).includes('contract'));
    expect(always(speaking)).toEqual([]);
  });

  it('cost what is printed on them', () => {
    const costs = INTRIGUES.flatMap(({ id, plays }) =>
      plays.flatMap(({ timing, cost }) => (cost ? [[`${id} ${timing}`, cost]] : [])),
    );
    expect(Object.fromEntries(costs)).toEqual({
      'backed-by-choam plot': { influence: 1 },
      'buy-access plot': { solari: 5 },
      'crysknife endgame': { flip: 'crysknife' },
      'desert-mouse endgame': { flip: 'desert-mouse' },
      'go-to-ground combat': { retreat: [1, 2] },
      'imperium-politics plot': { solari: 1 },
      'mercenaries plot': { solari: 3 },
      'opportunism plot': { influence: 2, solari: 2 },
      'ornithopter endgame': { flip: 'ornithopter' },
      'reach-agreement combat': { retreat: [1, 2] },
      'sietch-ritual plot': { discard: 1 },
      'spring-the-trap combat': { spies: 2 },
      'unexpected-allies plot': { water: 2 },
    });
  });

  it('need a condition where one is printed over the whole play', () => {
    expect(where(({ condition }) => condition !== undefined)).toEqual([
      'backed-by-choam',
      'choam-profits',
      'councilors-ambition',
      'distraction',
      'leverage',
      'secure-spice-trade',
      'shadow-alliance',
    ]);
  });

  it('offer arrows that may be declined one by one where their lines are separate', () => {
    expect(where(({ effects }) => effects.some(({ do: word }) => word === 'pay'))).toEqual([
      'change-allegiances',
      'depart-for-arrakis',
      'find-weakness',
      'questionable-methods',
      'strategic-stockpiling',
    ]);
  });

  it('wait face up for a condition or a Reveal turn, two of them', () => {
    expect(where(({ waits }) => waits === true)).toEqual(['distraction']);
    expect(where(({ effects }) => effects.some(({ do: word }) => word === 'at-reveal'))).toEqual([
      'call-to-arms',
    ]);
    expect(where(({ timing, moment }) => timing === 'win' || moment !== undefined)).toEqual([]);
  });
});
