import { type ArrakisEvent, type ArrakisView, arrakis } from '@sietch/arrakis';
import { botById, Dice } from '@sietch/bots';
import { type AnyRules, Game, keyOf, sure } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import type { SeenEvent } from '../link/table-link';
import { clashIn, hitsOn } from './clash';

const rules: AnyRules = arrakis;

/** Plays and calls back after every choice with all that has been told. */
function watch(
  seed: string,
  most: number,
  look: (log: readonly SeenEvent[], view: ArrakisView) => void,
): void {
  const game = Game.start(rules, rules.parseOptions({ players: 2 }), seed);
  const dice = new Dice(seed);
  const bot = botById('random');
  const log: SeenEvent[] = [];
  for (let step = 1; step < most && !game.over; step++) {
    const seat = game.state.decision?.seats[0] ?? 0;
    const question = { choices: game.choices(), rules, view: () => rules.view(game.state, seat) };
    game.apply(keyOf(bot.choose(question, dice)), seat);
    for (const event of game.events) log.push({ step, event });
    look(log, rules.view(game.state, undefined) as ArrakisView);
  }
}

/** A view in which Sardaukar stand somewhere, and nobody else. */
function viewWith(id: string, special: number): Pick<ArrakisView, 'areas'> {
  const { state } = Game.start(rules, rules.parseOptions({ players: 2 }), 'sum');
  const { areas } = rules.view(state, undefined) as ArrakisView;
  const zone = sure(areas[id], 'area', id);
  const harkonnen = { regular: 0, elite: 0, special, generic: 0, named: [], tokens: [] };
  return { areas: { [id]: { ...zone, harkonnen } } };
}

describe('the arithmetic of a battle', () => {
  it('comes, in whole games, to the very hits the rules count', () => {
    let checked = 0;
    for (const seed of ['sum 1', 'sum 2', 'sum 3']) {
      let told = 0;
      watch(seed, 900, (log, view) => {
        const fresh = log.slice(told);
        told = log.length;
        const clash = clashIn(log);
        if (clash === undefined || !fresh.some(({ event }) => event.event === 'roll')) return;
        for (const { event } of fresh) {
          const hits = event as ArrakisEvent;
          if (hits.event !== 'hits' || hits.why !== 'rule:battle') continue;
          // Of several rounds in one step only the last is kept.
          if (fresh.filter((seen) => seen.event.event === 'roll').length > 2) continue;
          expect(hitsOn(hits.side, clash, view)?.hits).toBe(hits.n);
          checked++;
        }
      });
    }
    expect(checked).toBeGreaterThan(10);
  });

  it('strikes out shields that special units cancel', () => {
    const log = [
      { event: 'attack', side: 'harkonnen', from: 'carthag', area: 'arrakeen', surprise: true },
      {
        event: 'roll',
        side: 'harkonnen',
        faces: ['sword', 'sword', 'sword'],
        why: 'rule:battle',
        surprise: true,
      },
      { event: 'roll', side: 'atreides', faces: ['shield', 'shield'], why: 'rule:battle' },
      { event: 'ability', side: 'harkonnen', leader: 'bashar', swords: 2, shields: 0 },
    ].map((event, step) => ({ step, event }) as SeenEvent);
    const clash = clashIn(log);
    const { areas } = viewWith('carthag', 1);
    expect(clash?.surprise).toBe(true);
    expect(clash && hitsOn('atreides', clash, { areas })).toEqual({
      swords: 5,
      shields: 2,
      cancelled: 1,
      hits: 4,
    });
  });

  it('tells losses of one kind together', () => {
    const lost = { event: 'removed', side: 'harkonnen', what: 'regular', area: 'carthag', n: 1 };
    const turned = {
      event: 'replaced',
      side: 'harkonnen',
      from: 'elite',
      to: 'regular',
      area: 'carthag',
      n: 1,
    };
    const log = [
      { event: 'attack', side: 'harkonnen', from: 'carthag', area: 'arrakeen', surprise: false },
      lost,
      turned,
      { ...lost, side: 'atreides' },
      lost,
    ].map((event, step) => ({ step, event }) as SeenEvent);
    expect(clashIn(log)?.losses).toEqual([{ ...lost, n: 2 }, turned, { ...lost, side: 'atreides' }]);
  });
});
