import { arrakis, forcesOf, sideOf } from '@sietch/arrakis';
import { BASE, imperium, UPRISING, uprising } from '@sietch/imperium';
import { sure } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { warEn } from '../arrakis/words/war-en';
import { en } from '../words/en';
import { uk } from '../words/uk';
import { optionsFor, SET_UPS, usualOptions, withOption, withPlayers } from './game-set-ups';

const MODES = [2, 3, 4].flatMap((players) =>
  [0, 1].flatMap((atreides) =>
    (players === 3 ? ['atreides', 'harkonnen'] : ['harkonnen']).map((shared) => ({
      players,
      atreides,
      shared,
    })),
  ),
);

describe('the seats of the war', () => {
  it.each(MODES)('are called as the rules fill them: %o', (options) => {
    const parsed = arrakis.parseOptions(options);
    for (let seat = 0; seat < arrakis.seats(parsed); seat++) {
      const [force, other] = forcesOf({ options: parsed }, seat);
      const called = SET_UPS.arrakis?.sideOf?.(seat, options, en);
      if (force === undefined) throw new Error(`Seat ${seat} runs nothing.`);
      if (other === undefined) expect(called).toBe(warEn.decks[force]);
      else expect(warEn.decks[force]).toContain(called);
    }
  });

  it.each([...MODES, { players: 1 }, { players: 2, solo: true }])(
    'have the colours of their sides before the game as in it: %o',
    (options) => {
      const parsed = arrakis.parseOptions(options);
      const palette = SET_UPS.arrakis?.palette?.({ atreides: 0, ...options });
      const sides = Array.from({ length: arrakis.seats(parsed) }, (_, seat) => [
        `--seat-${seat}`,
        `var(--${sideOf({ options: parsed }, seat)})`,
      ]);
      expect(palette).toEqual(Object.fromEntries(sides));
    },
  );
});

describe('the war against the automaton', () => {
  it('seats one at the Atreides, or the House and the Fremen', () => {
    const setUp = sure(SET_UPS.arrakis, 'set-up', 'arrakis');
    const called = (options: object, seat: number) => setUp.sideOf?.(seat, { ...options }, en);
    expect(called({ players: 1 }, 0)).toBe(en.sides.atreides);
    expect([0, 1].map((seat) => called({ players: 2, solo: true }, seat))).toEqual([...en.forces.atreides]);
    expect(setUp.against?.({ players: 1 }, en)).toBe(en.warSolo.against);
    expect(setUp.against?.({ players: 2, solo: true }, en)).toBe(en.warSolo.withBot);
    expect(setUp.against?.({ players: 2, solo: false }, en)).toBeUndefined();
    expect(optionsFor(setUp, 1).map(({ id }) => id)).not.toContain('atreides');
    expect(arrakis.seats(arrakis.parseOptions(usualOptions(setUp, 1)))).toBe(1);
    expect(arrakis.seats(arrakis.parseOptions({ ...usualOptions(setUp, 2), solo: true }))).toBe(2);
  });
});

describe('Rivals by name', () => {
  const GAMES = [
    { id: 'imperium', edition: BASE, rules: imperium, players: 1 },
    { id: 'uprising', edition: UPRISING, rules: uprising, players: 1 },
    { id: 'uprising', edition: UPRISING, rules: uprising, players: 2 },
  ];
  const setUpOf = (id: string) => sure(SET_UPS[id], 'set-up', id);
  const byName = (id: string, players: number) =>
    sure(optionsFor(setUpOf(id), players).find((option) => option.id === 'rivals')?.byName, 'choice by name');

  it.each(GAMES)('are those the rules allow, called as they call them: $id for $players', (game) => {
    const { among, count } = byName(game.id, game.players);
    const offered = among({ players: game.players });
    const cards = game.edition.rivals.cards.filter(({ players }) => players.includes(game.players));
    expect(offered.map(({ value }) => value).sort()).toEqual(cards.map(({ id }) => id).sort());
    for (const { value, name, hint } of offered) {
      const card = sure(
        cards.find(({ id }) => id === value),
        'Rival card',
        value,
      );
      expect([name(en), name(uk)]).toEqual([card.name.en, card.name.uk]);
      if (card.swordmaster !== undefined) expect(hint?.(en)).toContain(` ${card.swordmaster} `);
    }
    const chosen = offered.slice(-count).map(({ value }) => value);
    expect(game.rules.parseOptions({ players: game.players, rivals: chosen }).rivals).toEqual(chosen);
  });

  it('stay with what they go with', () => {
    const setUp = setUpOf('uprising');
    const two = withOption(setUp, usualOptions(setUp, 2), 'rivals', ['muaddib']);
    expect(two.rivals).toEqual(['muaddib']);
    expect(withPlayers(setUp, two, 1).rivals).toBe('suggested');
    const streamlined = withOption(setUp, two, 'variants', ['streamlined-rivals']);
    expect(streamlined.rivals).toBe('suggested');
    expect(withOption(setUp, streamlined, 'rivals', ['glossu-rabban']).rivals).toEqual(['glossu-rabban']);
    expect(withOption(setUp, usualOptions(setUp, 1), 'rivals', ['glossu-rabban', 'muaddib']).rivals).toBe(
      'suggested',
    );
  });

  it('of the highest levels play the variants that belong to these', () => {
    const several = sure(
      optionsFor(setUpOf('uprising'), 1).find(({ id }) => id === 'variants')?.several,
      'variants',
    );
    for (const level of UPRISING.rivals.difficulties) {
      const brought = several.filter(({ broughtBy }) => broughtBy?.({ difficulty: level.id }));
      expect(brought.map(({ value }) => value).sort()).toEqual([...level.variants].sort());
    }
  });
});

describe('the first player', () => {
  const CASES = [
    ...[2, 3, 4].map((players) => ({ id: 'imperium', rules: imperium, players })),
    ...[1, 2, 3, 4, 6].map((players) => ({ id: 'uprising', rules: uprising, players })),
  ];

  it.each(CASES)('is anybody the rules allow: $id for $players', ({ id, rules, players }) => {
    const setUp = sure(SET_UPS[id], 'set-up', id);
    const option = sure(
      optionsFor(setUp, players).find((each) => each.id === 'first'),
      'first player of',
      id,
    );
    const offered = option.seats?.(players) ?? [];
    for (let first = 0; first < 6; first++) {
      const parse = () => rules.parseOptions({ ...usualOptions(setUp, players), first });
      if (offered.includes(first)) expect(parse().first).toBe(first);
      else expect(parse).toThrow(/first/);
    }
  });

  it('stays as long as the seat can begin', () => {
    const setUp = sure(SET_UPS.uprising, 'set-up', 'uprising');
    const chosen = withOption(setUp, usualOptions(setUp, 4), 'first', 3);
    expect(chosen.first).toBe(3);
    expect(withPlayers(setUp, chosen, 3).first).toBe('random');
    expect(withPlayers(setUp, withOption(setUp, chosen, 'first', 2), 6).first).toBe(2);
  });
});
