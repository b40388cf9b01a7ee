import { gameById } from '@sietch/games';
import { Game, keyOf } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { Dice } from '../src/dice.js';
import { botFor } from '../src/levels/roster.js';

const { rules } = gameById('arrakis');

const SEATS = { atreides: 0, harkonnen: 1 } as const;
type Side = keyof typeof SEATS;

/** What these tests look at. */
interface Position {
  readonly phase: string;
  readonly areas: Readonly<Record<string, Partial<Record<Side, { readonly units: number }>>>>;
  readonly harkonnen: { readonly hand: readonly string[] };
}

function positionOf({ state }: Game): Position {
  const seen: unknown = rules.inspect(state);
  return seen as Position;
}

/** What a bot answers for a side from a position on, until somebody else is asked or the phase is over. */
async function answersOf(
  id: string,
  side: Side,
  position: object,
  ...given: string[]
): Promise<{ keys: string[]; after: Position }> {
  const bot = await botFor(id, rules, { table: 'sense' });
  const { state } = Game.start(rules, rules.parseOptions({}), 'sense');
  rules.arrange(state, { clear: true, ...position });
  const game = Game.resume(rules, state);
  for (const key of given) game.apply(key);
  const dice = new Dice('sense');
  const keys: string[] = [];
  const { phase } = positionOf(game);
  const seat = SEATS[side];
  while (game.state.decision?.seats.includes(seat) && positionOf(game).phase === phase) {
    const question = { choices: game.choices(), rules, view: () => rules.view(game.state, seat) };
    const choice = bot.choose(question, dice);
    keys.push(keyOf(choice));
    game.choose(choice, seat);
  }
  return { keys, after: positionOf(game) };
}

/** Only Arrakeen is left of the settlements. */
const FAR = Object.fromEntries(
  ['carthag', 'arsunt', 'hagga-basin', 'imperial-basin', 'north-pole'].map((id) => [id, { settlement: 0 }]),
);

/** There is room for nobody in the settlements. */
const CROWDED = {
  turn: 'harkonnen',
  harkonnen: { dice: { strategy: 1 }, hand: ['forced-recruitment'] },
  areas: {
    arrakeen: { settlement: 3, harkonnen: { elite: 6 } },
    carthag: { settlement: 2, harkonnen: { elite: 6 } },
    windgap: { sietch: 2, atreides: { regular: 2 } },
  },
};

describe.each(['heuristic', 'normal', 'hard', 'expert'])('the bot "%s" in the war', (id) => {
  const answers = (side: Side, position: object, ...given: string[]) =>
    answersOf(id, side, position, ...given);

  it('does not leave a sietch to the legion beside it for a testing station', async () => {
    const { after } = await answers(
      'atreides',
      {
        turn: 'atreides',
        shown: [],
        atreides: { dice: { strategy: 1 } },
        areas: {
          ...FAR,
          'gara-kulon': { sietch: 2, atreides: { regular: 1 } },
          'central-ne-9': { harkonnen: { regular: 2 } },
          'shield-wall-east': { station: 'jihad' },
        },
      },
      'die:strategy',
    );
    expect(after.areas['gara-kulon']?.atreides?.units).toBe(1);
  });

  it('does not leave a settlement to the legion beside it for a distant sietch', async () => {
    const { after } = await answers('harkonnen', {
      turn: 'harkonnen',
      harkonnen: { dice: { strategy: 1 } },
      areas: {
        ...FAR,
        arrakeen: { settlement: 0 },
        arsunt: { settlement: 1, harkonnen: { regular: 2 } },
        'broken-land': { atreides: { elite: 2 } },
        'rock-outcroppings': { sietch: 2, atreides: { regular: 1 } },
      },
    });
    expect(after.areas.arsunt?.harkonnen?.units).toBeGreaterThan(0);
  });

  it('puts no wormsign where the hazards will put one anyway', async () => {
    const harkonnen = { 'central-sw-3': { harkonnen: { regular: 3 } }, 'central-ne-3': { harvester: true } };
    const { keys } = await answers('atreides', {
      turn: 'atreides',
      atreides: { dice: {} },
      areas: { ...harkonnen, windgap: { sietch: 2, atreides: { regular: 2 } } },
    });
    const placed = keys.filter((key) => key.startsWith('area@'));
    expect(placed).toHaveLength(2);
    for (const area of Object.keys(harkonnen)) expect(placed).not.toContain(`area@${area}`);
  });

  it('sends no aircraft where it has one: that would take the other away', async () => {
    const air = { 'air-central-n': 'carryall', 'air-central-e': 'carryall', 'air-outer-ne': 'carryall' };
    const { keys } = await answers('harkonnen', {
      phase: 'vehicles',
      air,
      areas: { 'central-ne-6': { harkonnen: { regular: 6 } } },
    });
    const zones = keys.filter((key) => key.startsWith('zone:'));
    expect(zones.length).toBeGreaterThan(0);
    for (const zone of Object.keys(air)) expect(zones).not.toContain(`zone:${zone}`);
  });

  it('brings no units into an area that is full', async () => {
    const { keys } = await answers('harkonnen', CROWDED);
    expect(keys.filter((key) => key.startsWith('remove:'))).toEqual([]);
  });

  it.each([
    [2, 2, { choam: 1, 'spacing-guild': 1, landsraad: 1 }],
    [5, 2, { choam: 2, 'spacing-guild': 2, landsraad: 2 }],
    [7, 6, { choam: 4, 'spacing-guild': 1, landsraad: 1 }],
  ])(
    'of %i spice loses none that could still buy something, with supremacy at %i',
    async (spice, supremacy, rows) => {
      const desert = [3, 4, 5, 6, 7, 8, 9].slice(0, spice).map((n) => [`outer-ne-${n}`, { harvester: true }]);
      const { keys } = await answers('harkonnen', {
        phase: 'spice',
        supremacy,
        rows,
        areas: Object.fromEntries(desert),
      });
      const spent = keys[0]?.replace('allot@', '').split('+').map(Number) ?? [];
      expect(spent.reduce((sum, n) => sum + n, 0)).toBeGreaterThanOrEqual(spice - 1);
    },
  );
});

describe('the heuristic bot in the war', () => {
  const answers = (side: Side, position: object) => answersOf('heuristic', side, position);

  it('attacks a sietch that can hardly be held, though the enemy has yet to say with which cards', async () => {
    const { keys } = await answers('harkonnen', {
      turn: 'harkonnen',
      shown: [],
      harkonnen: { dice: { strategy: 1 } },
      atreides: { hand: ['crysknife', 'death-commandos'] },
      areas: {
        'central-sw-3': { harkonnen: { elite: 6, generic: 1 } },
        windgap: { sietch: 2, atreides: { regular: 1 } },
        arrakeen: { settlement: 3, harkonnen: { regular: 2 } },
      },
    });
    expect(keys).toContain('attack@windgap');
  });

  it.each([3, 4, 5])('still buys a point that has a price besides, with %i spice', async (spice) => {
    const desert = [3, 4, 5, 6, 7].slice(0, spice).map((n) => [`outer-ne-${n}`, { harvester: true }]);
    const { keys } = await answers('harkonnen', {
      phase: 'spice',
      supremacy: 3,
      rows: { choam: 2, 'spacing-guild': 2, landsraad: 2 },
      areas: Object.fromEntries(desert),
    });
    expect(keys).toContain('stockpile');
  });

  it('keeps a card that would bring units into full areas', async () => {
    const { after } = await answers('harkonnen', CROWDED);
    expect(after.harkonnen.hand).toEqual(['forced-recruitment']);
  });

  it('accepts the ban that costs least, and that is to scout no more', async () => {
    const { keys } = await answers('harkonnen', {
      phase: 'spice',
      rows: { choam: 1, 'spacing-guild': 1, landsraad: 1 },
      areas: { arrakeen: { settlement: 3, harkonnen: { regular: 3 } } },
    });
    expect(keys).toContain('ban:spacing-guild');
  });
});
