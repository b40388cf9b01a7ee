import { gameById } from '@sietch/games';
import { expect, it } from 'vitest';
import { Allowance } from '../src/allowance.js';
import { LIMITS } from '../src/limits.js';
import { Talk } from '../src/live/talk.js';
import { MemoryStorage } from '../src/storage/memory.js';
import { storedTable } from './stored-table.js';

it('a chat keeps its order, although clocks of several processes differ, and lines of a team come between by their time', async () => {
  const storage = new MemoryStorage();
  const { rules } = gameById('uprising');
  const options = rules.parseOptions({ players: 6 });
  const base = storedTable('t');
  const table = { ...base, options, settings: { ...base.settings, chat: true } };
  const talk = new Talk(storage, rules, new Allowance('chat', LIMITS.chat, () => 0, undefined));
  const [team = []] = rules.teams?.(options) ?? [];
  const [seat = 0] = team;
  const say = (text: string, at: number, to?: readonly number[]) => talk.say(table, { seat, text, at, to });
  await say('first', 10);
  await say('second, by a slow clock', 5);
  await say('to the team', 20, team);
  await say('last', 30);
  const lines = await talk.latest(table, seat);
  expect(lines.map(({ text }) => text)).toEqual(['first', 'second, by a slow clock', 'to the team', 'last']);
});
