import type { Effort } from '@sietch/bots';
import { gameById } from '@sietch/games';
import { Game, keyOf, makeRecord, writeRecord } from '@sietch/kernel';
import { parse, serverMessage } from '@sietch/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { shortGame } from '../../desk/test/short-game.js';
import { Analyses } from '../src/bots/analyses.js';
import { BotPool } from '../src/bots/pool.js';
import { gather, run, stopAll } from './running.js';
import { Device, type TableClient } from './table-client.js';
import { playOut } from './whole-game.js';

afterEach(stopAll);

const LITTLE: Effort = {
  glance: 2,
  glances: 0,
  look: 8,
  looks: 2,
  thought: 16,
  comparison: 16,
  thoughts: 1,
};

const { rules } = gameById('imperium');

const told = ({ messages }: TableClient) => messages.filter((message) => message.type === 'analysis');

/** A game of thirty choices, and how it looked at the beginning to whoever was asked. */
function patientGame() {
  const game = Game.start(rules, rules.parseOptions({}), 'patient');
  const view = rules.view(game.state, game.state.decision?.seats[0]);
  const keys: string[] = [];
  while (keys.length < 30) {
    const [first] = game.choices();
    if (first === undefined) break;
    keys.push(keyOf(first));
    game.apply(keyOf(first));
  }
  return {
    record: writeRecord(makeRecord(rules, rules.parseOptions({}), 'patient', keys, game.state)),
    view,
  };
}

describe('how a game was decided', () => {
  it('is told nobody while it is played, and everybody once it is over', async () => {
    const short = shortGame(rules, { players: 3 });
    const { port } = await run({ newSeed: () => short.seed, analysisEffort: LITTLE });
    const { table, clients } = await gather(port, { options: { players: 3 } }, 3);
    const spectator = await new Device(port).sit(table, undefined);
    for (const client of [...clients, spectator]) {
      expect(await client.ask({ type: 'analyse' })).toMatchObject({ type: 'error', code: 'not-finished' });
      expect(told(client)).toEqual([]);
    }
    await playOut(clients, short.seed);
    const [first] = clients;
    if (first === undefined) throw new Error('Nobody sits at the table.');
    await first.until(() => first.over);
    for (const client of [first, spectator]) client.say({ type: 'analyse', id: 'how' });
    for (const client of [first, spectator])
      await client.until(() => told(client).some(({ progress }) => progress === 1));
    const found = told(first);
    expect(found[0]?.progress).toBe(0);
    expect(found[0]?.analysis).toMatchObject({ sides: [[0], [1], [2]], moments: [] });
    for (const message of found) expect(parse(serverMessage, message)).toEqual(message);
    const latest = ({ analysis }: (typeof found)[number]) => analysis !== undefined;
    expect(told(spectator).findLast(latest)?.analysis).toEqual(found.findLast(latest)?.analysis);

    // It is remembered.
    const late = await new Device(port).sit(table, undefined);
    await late.ask({ type: 'analyse' });
    expect(told(late)).toEqual([
      { type: 'analysis', id: 'r1', progress: 1, analysis: found.findLast(latest)?.analysis },
    ]);
  });

  it('is told once to each who listens, however often they ask, and not to those who have gone', async () => {
    const short = shortGame(rules, { players: 3 });
    const { port } = await run({ newSeed: () => short.seed, analysisEffort: LITTLE });
    const { table, clients } = await gather(port, { options: { players: 3 } }, 3);
    await playOut(clients, short.seed);
    const [first] = clients;
    if (first === undefined) throw new Error('Nobody sits at the table.');
    await first.until(() => first.over);
    for (let i = 0; i < 40; i++) first.say({ type: 'analyse', id: `${i}` });
    const gone = await new Device(port).sit(table, undefined);
    await gone.ask({ type: 'analyse' });
    gone.close();
    await first.until(() => told(first).some(({ progress }) => progress === 1));
    await first.ask({ type: 'look' });
    expect(told(first).filter(({ progress }) => progress === 1)).toMatchObject([{ id: '39' }]);
  });

  it('is found out while no bot waits for a thread', async () => {
    const pool = new BotPool({ threads: 1, timeLimit: 60_000, effort: LITTLE });
    const { record, view } = patientGame();
    const order: string[] = [];
    await new Promise<void>((resolve, reject) => {
      pool.study('a', record, {
        onPiece: ({ done }) => {
          if (!done && order.length === 0) {
            order.push('begun');
            for (const bot of [1, 2, 3])
              void pool.choose('random', 'imperium', view).then(() => order.push(`bot ${bot}`));
          }
          if (!done) return;
          order.push('done');
          resolve();
        },
        onFailure: () => reject(new Error('The analysis failed.')),
      });
    });
    await pool.close();
    expect(order).toEqual(['begun', 'bot 1', 'bot 2', 'bot 3', 'done']);
  });

  it('is found out though bots always wait for a thread, too', async () => {
    const pool = new BotPool({ threads: 1, timeLimit: 60_000, effort: LITTLE });
    const { record, view } = patientGame();
    let [done, answers] = [false, 0];
    pool.study('a', record, {
      onPiece: (piece) => {
        done = piece.done;
      },
      onFailure: () => {},
    });
    const keepBusy = async () => {
      while (!done && answers++ < 20_000) await pool.choose('random', 'imperium', view);
    };
    await Promise.all([keepBusy(), keepBusy(), keepBusy()]);
    await pool.close();
    expect(done).toBe(true);
  });

  it('is not kept from others by an address that wants to know it of very many games', async () => {
    const pool = new BotPool({ threads: 1, timeLimit: 60_000, effort: LITTLE });
    const analyses = new Analyses(pool, 2);
    const reader = { listens: () => true, tell: () => {}, fail: () => {} };
    const ask = (table: string, address: string) => analyses.read(table, 'no record', address, reader);
    for (const table of ['a', 'b']) ask(table, 'greedy');
    expect(() => ask('c', 'greedy')).toThrow('Too many games');
    ask('a', 'greedy');
    ask('c', 'other');
    // Nor do many addresses together make a line without end.
    for (let i = 3; i < 50; i++) ask(`table ${i}`, `address ${i}`);
    expect(() => ask('one more', 'late')).toThrow('Too many games');
    await pool.close();
  });

  it('fails without harm where a record cannot be read, and the next is begun', async () => {
    const pool = new BotPool({ threads: 1, timeLimit: 60_000, effort: LITTLE });
    const failed = () =>
      new Promise<boolean>((resolve) => {
        pool.study('a', 'no record', { onPiece: () => resolve(false), onFailure: () => resolve(true) });
      });
    expect(await Promise.all([failed(), failed()])).toEqual([true, true]);
    await pool.close();
  });
});
