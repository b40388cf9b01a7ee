import { answerView, botById, Dice } from '@sietch/bots';
import { GAMES, gameById } from '@sietch/games';
import { Game, keyOf, parseKey, type Seat, type View } from '@sietch/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { BotPool } from '../src/bots/pool.js';
import { run, stopAll } from './running.js';
import { Device } from './table-client.js';

const pools: BotPool[] = [];
afterEach(async () => {
  await stopAll();
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

function pool(settings: Partial<ConstructorParameters<typeof BotPool>[0]> = {}) {
  const made = new BotPool({ threads: 1, timeLimit: 60_000, ...settings });
  pools.push(made);
  return made;
}

const { rules } = gameById('imperium');

function viewOf(seed: string): View {
  const { state } = Game.start(rules, rules.parseOptions({}), seed);
  return rules.view(state, state.decision?.seats[0]);
}

const offered = (view: View) => view.decision?.choices?.map(({ key }) => key) ?? [];

describe('a bot', () => {
  it.each(GAMES)(
    'reads the choices of whole games of $id from their keys as the rules made them',
    (entry) => {
      for (const plan of entry.id === 'arrakis' ? [{}] : [{ players: 3 }, { players: 4 }]) {
        const game = Game.start(entry.rules, entry.rules.parseOptions(plan), 'keys');
        const dice = new Dice('keys');
        while (!game.over) {
          const choices = game.choices();
          expect(choices.map((choice) => parseKey(keyOf(choice)))).toEqual(choices);
          const chosen = choices[dice.below(choices.length)];
          if (chosen !== undefined) game.choose(chosen, game.state.decision?.seats[0] as Seat);
        }
      }
    },
  );

  it('answers with a key of its view', () => {
    const view = viewOf('answer');
    expect(offered(view)).toContain(answerView(botById('eager'), rules, view, new Dice('seed')));
  });
});

describe('the threads of bots', () => {
  it('answer many questions at once, each with a legal key', async () => {
    const bots = pool({ threads: 2 });
    const views = Array.from({ length: 40 }, (_, i) => viewOf(`many ${i}`));
    const keys = await Promise.all(views.map((view) => bots.choose('random', 'imperium', view)));
    for (const [index, view] of views.entries()) expect(offered(view)).toContain(keys[index]);
    expect(bots.load).toBe(0);
  });

  it('choose at random for a bot that fails, and say so', async () => {
    const fallbacks: string[] = [];
    const bots = pool({ onFallback: (bot, why) => fallbacks.push(`${bot} ${why}`) });
    const view = viewOf('fails');
    expect(offered(view)).toContain(await bots.choose('no such bot', 'imperium', view));
    expect(fallbacks).toEqual(['no such bot failure']);
  });

  it('choose at random for a bot whose time is up, with a fresh thread for the next', async () => {
    const fallbacks: string[] = [];
    const bots = pool({ timeLimit: 0, onFallback: (bot, why) => fallbacks.push(`${bot} ${why}`) });
    const view = viewOf('slow');
    // No thread can start and answer in no time at all.
    expect(offered(view)).toContain(await bots.choose('random', 'imperium', view));
    expect(offered(view)).toContain(await bots.choose('random', 'imperium', view));
    expect(fallbacks).toEqual(['random time', 'random time']);
  });
});

describe('a table of bots alone', () => {
  it('plays itself to the end, and its record is there', async () => {
    const { port } = await run();
    const device = new Device(port);
    const bots = ['random', 'eager', 'heuristic', 'random'].map((bot) => ({ kind: 'bot', bot }));
    const { table } = await device.create({ game: 'imperium', seats: bots });
    const spectator = await device.sit(table.id, undefined);
    await spectator.until(() => spectator.over);
    expect((await device.ask('GET', `/api/tables/${table.id}/record`)).body.format).toBe('sietch-record-1');
  });
});
