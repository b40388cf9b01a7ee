import { botById, Dice } from '@sietch/bots';
import { gameById } from '@sietch/games';
import { type Decision, Game, type GameRecord, keyOf, makeRecord, type View } from '@sietch/kernel';
import type { Page } from 'playwright-core';
import type { Save, SaveInfo, SeatPlan } from '../src/local/messages';
import { play } from './driver';

export const PERSON: SeatPlan = { kind: 'person' };
export const BOT: SeatPlan = { kind: 'bot', bot: 'random' };

interface Played {
  readonly game: string;
  readonly options: unknown;
  readonly seed: string;
  readonly keys: readonly string[];
  readonly record: GameRecord;
}

/** A moment of a game somebody wants to see, by what is asked, what the asked one sees, and the choices made so far. */
export type Moment = (decision: Decision, view: () => View, choices: number) => boolean;

/**
 * A game as quick bots play it, here and not in a page, where thousands of choices take more than a moment: to its end,
 * or until it comes to what is to be seen.
 */
export function playedOut(id: string, raw: object, seed: string, until?: Moment): Played {
  const { rules } = gameById(id);
  const options = rules.parseOptions(raw);
  const game = Game.start(rules, options, seed);
  const bot = botById('eager');
  const dice = new Dice(seed);
  const keys: string[] = [];
  for (let { decision } = game.state; decision !== undefined; { decision } = game.state) {
    const [seat = 0] = decision.seats;
    const view = () => rules.view(game.state, seat);
    if (until?.(decision, view, keys.length) === true) break;
    const choice = bot.choose({ choices: game.choices(), rules, view }, dice);
    keys.push(keyOf(choice));
    game.choose(choice, seat);
  }
  return { game: id, options, seed, keys, record: makeRecord(rules, options, seed, keys, game.state) };
}

/** Opens a game in the browser of a visitor at home, with all but its last choices made. */
export function openBeforeTheEnd(
  page: Page,
  played: Played,
  left: number,
  seats: readonly SeatPlan[],
): Promise<void> {
  return openPlayed(page, { ...played, keys: played.keys.slice(0, -left) }, seats);
}

/** Opens a game in the browser of a visitor, with all choices made that are known of it. */
export async function openPlayed(
  page: Page,
  { game, options, seed, keys }: Pick<Played, 'game' | 'options' | 'seed' | 'keys'>,
  seats: readonly SeatPlan[],
  id = 'prepared',
): Promise<void> {
  const save: Save = { id, game, options, seed, keys, seats };
  const people = seats.filter(({ kind }) => kind === 'person').length;
  const start = { round: 0, savedAt: 0, over: false };
  const info: SaveInfo = { id, game, players: seats.length, people, ...start };
  // From another table one goes home first.
  await page.evaluate(() => {
    location.hash = '#/';
  });
  await page.waitForSelector('[data-play]');
  // The page makes its stores when it lists the games it keeps.
  await page.waitForFunction(async () => (await indexedDB.databases()).some(({ name }) => name === 'sietch'));
  await page.evaluate(
    async ({ kept, listed }) => {
      const request = indexedDB.open('sietch');
      await new Promise((done) => request.addEventListener('success', done));
      const writing = request.result.transaction(['records', 'list'], 'readwrite');
      writing.objectStore('records').add(kept);
      writing.objectStore('list').add(listed);
      await new Promise((done) => writing.addEventListener('complete', done));
      request.result.close();
      location.hash = `#/game/${kept.id}`;
    },
    { kept: save, listed: info },
  );
}

/** Goes on as the bots did, by what is offered in the list. */
export async function goOnLike(page: Page, { keys }: Played): Promise<void> {
  await play(page, undefined, (at) =>
    at.evaluate(async (all) => {
      const folded = () => document.querySelector<HTMLElement>('.ask [aria-expanded="false"]');
      folded()?.click();
      while (folded() !== null) await new Promise((resolve) => setTimeout(resolve));
      const step = Number(document.querySelector<HTMLElement>('main.table')?.dataset.step);
      const key = all[step] ?? '';
      const offered = document.querySelector<HTMLElement>(`.choice[data-choice="${CSS.escape(key)}"]`);
      if (offered === null) throw new Error(`"${key}" is not offered at step ${step}.`);
      offered.click();
      return key;
    }, keys),
  );
}
