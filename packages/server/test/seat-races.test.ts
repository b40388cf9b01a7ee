import type { TableInfo } from '@sietch/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { MemoryStorage } from '../src/index.js';
import type { StoredTable } from '../src/tables/table.js';
import { run, stopAll } from './running.js';
import { Device } from './table-client.js';

afterEach(stopAll);

/** A storage in which a table can be held on its way to the disk. */
class SlowStorage extends MemoryStorage {
  private gate: Promise<void> = Promise.resolve();
  waiting = 0;

  /** Nothing is stored until the returned function is called. */
  hold(): () => void {
    let release = () => {};
    this.gate = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  }

  override async updateTable(table: StoredTable): Promise<boolean> {
    this.waiting++;
    await this.gate;
    return super.updateTable(table);
  }
}

const soon = () => new Promise((resolve) => setImmediate(resolve));

describe('a seat', () => {
  it('whose holder leaves in the moment the game begins stays theirs', async () => {
    const storage = new SlowStorage();
    const { port } = await run({ storage });
    const { table } = await new Device(port).create({ game: 'imperium', options: { players: 3 } });
    const [ada, bea, cleo] = [new Device(port), new Device(port), new Device(port)];
    await ada.claim(table.id, 0, 'Ada');
    await bea.claim(table.id, 1, 'Bea');
    const before = storage.waiting;
    const release = storage.hold();
    const last = cleo.claim(table.id, 2, 'Cleo');
    while (storage.waiting === before) await soon();
    const leaving = ada.ask('POST', `/api/tables/${table.id}/seats/0/leave`, {});
    // It has come to the table, and waits for its turn there.
    await fetch(`http://127.0.0.1:${port}/api/health`);
    await soon();
    release();
    await last;
    expect(((await leaving).body.table as TableInfo).status).toBe('playing');
    expect((await ada.ask('GET', `/api/tables/${table.id}`)).body.you).toEqual({ host: false, seats: [0] });
    expect((await ada.sit(table.id, 0)).last('welcome').seat).toBe(0);
  });

  it('that many claim at once is given to one of them, and the others do not get its token', async () => {
    const { port } = await run();
    const { table } = await new Device(port).create({ game: 'imperium' });
    const devices = Array.from({ length: 20 }, () => new Device(port));
    const answers = await Promise.all(devices.map((device) => device.claim(table.id, 0, 'Ада')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const mine = await Promise.all(
      devices.map(async (device) => (await device.ask('GET', `/api/tables/${table.id}`)).body.you),
    );
    expect(mine.filter((you) => (you as { seats: number[] }).seats.length > 0)).toHaveLength(1);
  });
});

describe('a name', () => {
  it('that looks like another one is told apart from it, however it is spelled', async () => {
    const { port } = await run();
    const { table } = await new Device(port).create({ game: 'imperium' });
    const spellings = ['José', 'José'.normalize('NFD'), 'ＪＯＳÉ'];
    for (const [seat, name] of spellings.entries()) await new Device(port).claim(table.id, seat, name);
    const { body } = await new Device(port).ask('GET', `/api/tables/${table.id}`);
    const names = (body.table as TableInfo).seats.map(({ name }) => name);
    expect(names).toEqual(['José', 'José (2)', 'ＪＯＳÉ (3)', undefined]);
  });

  it.each([
    ['Paul', 'Раul', 'Cyrillic'],
    ['Paul', 'PauI', 'a capital i'],
    ['Paul', 'Pa\u{200b}ul', 'a space of no width'],
    ['Paul', 'Paul\u{fe0f}', 'a sign that chooses a shape'],
    ['Paul', '\u{202e}luaP'.replace('luaP', 'Paul'), 'a sign that turns the text around'],
    ['Ніна', 'HiHa', 'Latin'],
    ['Ада', 'Адa\u{3164}', 'a blank letter'],
  ])('%j and %j are told apart: the second has %s', async (name, double) => {
    const { port } = await run();
    const { table } = await new Device(port).create({ game: 'imperium' });
    for (const [seat, each] of [name, double].entries()) await new Device(port).claim(table.id, seat, each);
    const { body } = await new Device(port).ask('GET', `/api/tables/${table.id}`);
    expect((body.table as TableInfo).seats[1]?.name).toMatch(/^[\p{L} ]+ \(2\)$/u);
  });

  it('does not cover its neighbours with marks', async () => {
    const { port } = await run();
    const { table } = await new Device(port).create({ game: 'imperium' });
    const { body } = await new Device(port).claim(table.id, 0, `Z${'\u{316}\u{301}'.repeat(12)}`);
    expect((body.table as TableInfo).seats[0]?.name?.length).toBeLessThan(5);
  });

  it.each(['\u{fe0f}', '\u{64b}\u{64b}', '\u{200b}', ' ', '\u{3164}', '\u{2800}', '\u{ffa0}'])(
    'of marks alone, %j, is refused: nobody could read it',
    async (name) => {
      const { port } = await run();
      const { table } = await new Device(port).create({ game: 'imperium' });
      expect((await new Device(port).claim(table.id, 0, name)).status).toBe(400);
    },
  );
});
