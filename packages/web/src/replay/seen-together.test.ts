import { type ArrakisView, arrakis } from '@sietch/arrakis';
import { type ImperiumView, uprising } from '@sietch/imperium';
import { type AnyRules, Game, keyOf, type Seat } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import type { TableView } from '../link/table-link';
import { seenTogether } from './seen-together';

/** A game some way on, and how it is seen by everybody at once. */
function played(rules: AnyRules, options: object, choices: number) {
  const agreed = rules.parseOptions(options);
  const game = Game.start(rules, agreed, 'together');
  for (let i = 0; i < choices; i++) {
    const offered = game.choices();
    const picked = offered[(i * 7) % offered.length];
    if (picked === undefined) break;
    game.apply(keyOf(picked));
  }
  const eyes = (seat: Seat | undefined) => rules.view(game.state, seat) as TableView;
  const seats = Array.from({ length: rules.seats(agreed) }, (_, seat) => eyes(seat));
  return { spectators: eyes(undefined), seats, together: seenTogether(eyes(undefined), seats) };
}

describe('a game seen with all eyes at once', () => {
  it('shows every hand, every intrigue and what else a seat knows of itself', () => {
    const { seats, together } = played(uprising, { players: 4, choam: true }, 150);
    const { players, decision } = together as ImperiumView;
    for (const [seat, view] of (seats as ImperiumView[]).entries()) {
      const own = view.players[seat];
      expect(players[seat]).toEqual(own);
      expect(own?.hand).toHaveLength(own?.handCount ?? -1);
    }
    expect(together.seat).toBeUndefined();
    expect(decision?.choices).toBeUndefined();
  });

  it('shows both hands of the war, every rank and every face somebody knows', () => {
    const { seats, spectators, together } = played(arrakis, { players: 2 }, 60);
    const [atreides, harkonnen] = seats as ArrakisView[];
    const all = together as ArrakisView;
    expect(all.factions.atreides).toEqual(atreides?.factions.atreides);
    expect(all.factions.harkonnen).toEqual(harkonnen?.factions.harkonnen);
    expect(all.faces).toEqual({ ...atreides?.faces, ...harkonnen?.faces });
    expect(all.objectives).toEqual(atreides?.objectives);
    expect(all.areas).not.toEqual((spectators as ArrakisView).areas);
    // The only person of a record looks with own eyes even as a spectator.
    expect(seenTogether(harkonnen as TableView, [atreides as TableView])).toMatchObject({
      objectives: atreides?.objectives,
    });
    expect(seenTogether(harkonnen as TableView, [])).toMatchObject({ side: undefined });
    for (const [id, area] of Object.entries(all.areas)) {
      expect(area).toEqual({ ...harkonnen?.areas[id], ...atreides?.areas[id] });
      if (area.hasSietch) expect(area.sietchRank).toBeDefined();
    }
  });
});
