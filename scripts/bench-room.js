/**
 * What a choice costs a room alone, with a device at every seat that asks for patches: processor time, garbage, letters
 * told; and what is live for a table in the middle of its game. `--against <folder>` measures another checkout (built)
 * in the same process, game by game in turn, so that whatever else the machine does befalls both.
 *
 *   node --expose-gc scripts/bench-room.js [--game imperium] [--games 40] [--tables 40] [--against /another/checkout]
 */
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { getHeapStatistics } from 'node:v8';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'imperium' },
    games: { type: 'string', default: '40' },
    tables: { type: 'string', default: '40' },
    against: { type: 'string' },
  },
});

const CHOICES_A_GAME = 400;
const CHOICES_TO_THE_MIDDLE = 150;
const WARM_UP = 8;

const collectGarbage = globalThis.gc;
if (collectGarbage === undefined) throw new Error('Run it with node --expose-gc.');
const heap = () => getHeapStatistics().used_heap_size;

/** Entries and snapshots are written, as a storage does it, and forgotten. */
const journal = {
  append: async (entry) => (JSON.stringify(entry) === '' ? 'conflict' : 'appended'),
  read: async () => [],
  keep: async (snapshot) => void JSON.stringify(snapshot),
  latest: async () => undefined,
};

/** A checkout whose rooms are measured. */
class Subject {
  spent = 0;
  choices = 0;
  told = 0;
  garbage = 0;

  static async load(name, folder) {
    const load = (part) => import(pathToFileURL(resolve(folder, `packages/${part}/dist/index.js`)).href);
    const [{ Room }, { gameById }, { Dice }, { keyOf }] = await Promise.all(
      ['desk', 'games', 'bots', 'kernel'].map(load),
    );
    return Object.assign(new Subject(), { name, Room, Dice, keyOf, rules: gameById(values.game).rules });
  }

  async open(seed) {
    const { Room, Dice, rules } = this;
    const room = new Room({
      journal,
      now: () => 0,
      opening: () => ({ game: { rules, options: {}, seed } }),
      deskSettings: () => ({}),
      surroundings: () => ({}),
      refresh: async () => {},
      refreshed: () => {},
      changed: async () => {},
      onTrouble: (_, error) => {
        throw error;
      },
    });
    await room.begin();
    const send = (text) => {
      this.told += text.length;
    };
    for (let seat = 0; seat < rules.seats(rules.parseOptions({})); seat++)
      room.audience.add({ seat, patches: true, send, dismiss: () => {} }, room.positionFor(seat));
    return { room, dice: new Dice(seed) };
  }

  async play({ room, dice }, most) {
    const { rules, keyOf } = this;
    const { desk } = room;
    let made = 0;
    for (; made < most && !desk.over; made++) {
      const [seat] = desk.asked;
      // Not through a view: making one is what is measured.
      const offered = rules.choices(desk.session.game.state);
      const key = keyOf(offered[dice.below(offered.length)]);
      await room.run(() => room.answer(seat, desk.version, key));
    }
    return made;
  }

  async measureGame(seed) {
    const table = await this.open(seed);
    const began = process.cpuUsage();
    this.choices += await this.play(table, CHOICES_A_GAME);
    const { user, system } = process.cpuUsage(began);
    this.spent += user + system;
  }

  /** What the heap grows by from choice to choice, as long as nothing is collected in between. */
  async measureGarbage() {
    const table = await this.open('garbage');
    let measured = 0;
    for (let i = 0; i < CHOICES_TO_THE_MIDDLE; i++) {
      const before = heap();
      await this.play(table, 1);
      const grown = heap() - before;
      if (grown < 0) continue;
      this.garbage += grown;
      measured++;
    }
    this.garbage /= measured;
  }

  async measureLive() {
    const count = Number(values.tables);
    const tables = [];
    collectGarbage();
    const before = heap();
    for (let i = 0; i < count; i++) {
      const table = await this.open(`live ${i}`);
      await this.play(table, CHOICES_TO_THE_MIDDLE);
      tables.push(table);
    }
    collectGarbage();
    this.live = (heap() - before) / count;
    return tables.length;
  }

  reset() {
    this.spent = this.choices = this.told = 0;
  }

  describe() {
    const { name, spent, choices, told, garbage, live } = this;
    return (
      `${name}: ${(spent / choices).toFixed(0)} µs of processor time, ${(garbage / 1000).toFixed(0)} kB of garbage, ` +
      `${(told / choices).toFixed(0)} letters told per choice; ${(live / 1000).toFixed(1)} kB live per table`
    );
  }
}

const here = resolve(fileURLToPath(import.meta.url), '../..');
const subjects = [await Subject.load('this checkout', here)];
if (values.against !== undefined) subjects.push(await Subject.load(values.against, values.against));

for (let i = 0; i < WARM_UP; i++) for (const subject of subjects) await subject.measureGame(`warm ${i}`);
for (const subject of subjects) subject.reset();
for (let i = 0; i < Number(values.games); i++)
  for (const subject of i % 2 === 0 ? subjects : subjects.toReversed())
    await subject.measureGame(`game ${i}`);
for (const subject of subjects) {
  const { told } = subject;
  await subject.measureGarbage();
  await subject.measureLive();
  subject.told = told;
  console.log(subject.describe());
}
