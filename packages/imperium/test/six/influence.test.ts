import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { catalogOf } from '../../src/content/catalog.js';
import { FEYD, GURNEY, holding, IRULAN, JESSICA, MUADDIB, SHADDAM, six, upToEnd } from './table.js';

const MUADDIB_ALL = 'muaddib-seek-allies';
const EMPEROR_ALL = 'emperor-seek-allies';

describe('the tracks of the board', () => {
  it('a commander moves the activated ally’s cube, who gets all that comes with it', () => {
    covers('six-activated-gains-influence', 'six-track-bonus-follows-cube', 'six-ex-espionage');
    const table = holding(SHADDAM, [EMPEROR_ALL], {
      3: { spice: 1, deck: ['emperor-corrino-might'] },
      1: { influence: { 'bene-gesserit': 3 } },
    });
    table.choose(`agent:${EMPEROR_ALL}>espionage`, 'from:right');
    upToEnd(table);
    expect(table.player(FEYD)).toMatchObject({ influence: { 'bene-gesserit': 4 }, points: 2 });
    expect(table.player(FEYD).intrigues).toHaveLength(1);
    expect(table.state.alliances['bene-gesserit']).toBe(FEYD);
    expect(table.player(SHADDAM)).toMatchObject({
      intrigues: [],
      points: 4,
      hand: ['emperor-corrino-might'],
    });
    expect(table.player(SHADDAM).spies).toHaveLength(1);
  });

  it('a cost in influence is the activated ally’s, never the other one’s', () => {
    covers('six-activated-loses-influence');
    const card = 'change-allegiances';
    const players = {
      0: { intrigues: [card] },
      2: { influence: { guild: 1 } },
      4: { influence: { 'bene-gesserit': 1 } },
    };
    const table = holding(MUADDIB, [MUADDIB_ALL], players);
    table.choose(`agent:${MUADDIB_ALL}>desert-mastery`, 'from:left');
    upToEnd(table);
    table.choose(`intrigue:${card}`);
    while (table.asks !== 'lose-influence')
      table.choose(table.keys.find((key) => key.startsWith('effect') || key === 'pay') ?? '');
    expect(table.keys).toEqual(['lose:guild', 'lose:fremen']);
    table.choose('lose:guild');
    expect(table.player(JESSICA).influence.guild).toBe(0);
  });

  it('a teammate who climbs higher takes the alliance over', () => {
    covers('six-track-bonus-follows-cube');
    const table = holding(
      JESSICA,
      ['diplomacy'],
      { 2: { influence: { guild: 4 } }, 4: { influence: { guild: 4 } } },
      { alliances: { guild: GURNEY } },
    );
    table.choose('agent:diplomacy>deliver-supplies');
    expect(table.state.alliances.guild).toBe(JESSICA);
    expect(table.player(GURNEY).points).toBe(0);
  });

  it.each([
    ['great-houses', { garrison: 5 }],
    ['guild', { solari: 3 }],
  ] as const)('the fourth step of %s', (track, gained) => {
    covers('six-two-new-alliance-tokens', 'six-track-bonus-follows-cube');
    const space = track === 'guild' ? 'deliver-supplies' : 'economic-support';
    const table = holding(JESSICA, ['diplomacy'], { 2: { influence: { [track]: 3 } } });
    upToEnd(table.choose(`agent:diplomacy>${space}`));
    expect(table.player(JESSICA)).toMatchObject({ ...gained, points: 2 });
    expect(table.state.alliances[track]).toBe(JESSICA);
  });

  it('the fourth step of the Fringe Worlds places a spy', () => {
    covers('six-two-new-alliance-tokens');
    const table = holding(JESSICA, ['diplomacy'], { 2: { influence: { 'fringe-worlds': 3 } } });
    table.choose('agent:diplomacy>expedition');
    while (!table.keys.includes('end')) table.choose(table.keys[0] ?? '');
    expect(table.player(JESSICA).spies).toHaveLength(1);
  });
});

describe('a personal board', () => {
  it('is open to its owner alone, whatever the card', () => {
    covers('six-personal-spaces-owner-only');
    const spaces = ['hardy-warriors', 'desert-mastery', 'sardaukar', 'vast-wealth'];
    const reach = (seat: number, card: string) =>
      holding(seat, [card], { [seat]: { spice: 9, water: 9 } })
        .keys.map((key) => key.split('>')[1] ?? '')
        .filter((space) => spaces.includes(space));
    expect(reach(MUADDIB, MUADDIB_ALL)).toEqual(['hardy-warriors', 'desert-mastery']);
    expect(reach(SHADDAM, EMPEROR_ALL)).toEqual(['sardaukar', 'vast-wealth']);
    for (const seat of [FEYD, JESSICA, GURNEY, IRULAN]) expect(reach(seat, 'diplomacy')).toEqual([]);
    const table = holding(JESSICA, ['diplomacy']);
    expect(table.refused('card:diplomacy>space:desert-mastery')).toBe('not-own');
  });

  it('each visit moves the own cube, without a choice', () => {
    covers('six-personal-space-moves-cube', 'six-free-influence-of-commander');
    const table = holding(SHADDAM, [EMPEROR_ALL]).choose(`agent:${EMPEROR_ALL}>vast-wealth`, 'from:left');
    expect(table.asks).toBe('agent-effects');
    expect(table.player(SHADDAM)).toMatchObject({ influence: { emperor: 1 }, solari: 4 });
  });

  const visit = (seat: number, from: number) => {
    const [card, space, track] =
      seat === MUADDIB ? [MUADDIB_ALL, 'desert-mastery', 'fremen'] : [EMPEROR_ALL, 'vast-wealth', 'emperor'];
    const table = holding(seat, [card], { [seat]: { influence: { [track]: from } } });
    return table.choose(`agent:${card}>${space}`, 'from:left');
  };
  const gained = (table: ReturnType<typeof visit>, what: 'spice' | 'water' | 'solari') =>
    table
      .happened('gained')
      .flatMap((event) => (event.what === what && event.source.startsWith('faction') ? [event.seat] : []));

  it('the first and third step pay the whole team', () => {
    covers(
      'six-personal-track-pays-team',
      'six-fremen-track-one',
      'six-fremen-track-three',
      'six-emperor-track-one',
      'six-team-reward-symbol',
    );
    expect(gained(visit(MUADDIB, 0), 'spice')).toEqual([MUADDIB, JESSICA, GURNEY]);
    expect(gained(visit(MUADDIB, 2), 'water')).toEqual([MUADDIB, JESSICA, GURNEY]);
    expect(gained(visit(SHADDAM, 0), 'solari')).toEqual([SHADDAM, IRULAN, FEYD]);
    expect(gained(visit(SHADDAM, 1), 'solari')).toEqual([]);
  });

  it('the Emperor’s third step lets each of the team place a spy', () => {
    covers('six-emperor-track-three', 'six-team-reward-symbol');
    const table = visit(SHADDAM, 2);
    for (const seat of [SHADDAM, IRULAN, FEYD]) {
      expect(table.state.decision).toMatchObject({ kind: 'place-spy', seats: [seat] });
      table.choose(table.keys[0] ?? '');
    }
    expect(table.state.players.map(({ spies }) => spies.length)).toEqual([0, 1, 0, 1, 0, 1]);
  });

  it('pays again when a step is reached again', () => {
    covers('six-personal-track-each-time');
    const table = holding(MUADDIB, [MUADDIB_ALL], { 0: { intrigues: ['change-allegiances'] } });
    table.choose(`agent:${MUADDIB_ALL}>desert-mastery`, 'from:left');
    expect(gained(table, 'spice')).toHaveLength(3);
    table.choose('intrigue:change-allegiances');
    while (!table.keys.includes('faction:fremen')) table.choose(table.keys[0] ?? '');
    expect(table.player(MUADDIB).influence.fremen).toBe(0);
    table.choose('faction:fremen');
    expect(gained(table, 'spice')).toHaveLength(6);
    expect(gained(visit(MUADDIB, 1), 'spice')).toEqual([]);
  });

  it('the second step is worth a point, the fourth the alliance', () => {
    covers('six-personal-track-two', 'six-personal-track-four');
    expect(visit(MUADDIB, 1).player(MUADDIB).points).toBe(5);
    expect(visit(MUADDIB, 1).player(JESSICA).points).toBe(1);
    const table = visit(MUADDIB, 3);
    expect(table.state.alliances.fremen).toBe(MUADDIB);
    expect(table.player(MUADDIB).points).toBe(5);
  });

  it('nobody else has a cube there, or moves it', () => {
    covers(
      'six-emperor-influence-shaddam-only',
      'six-fremen-influence-muaddib-only',
      'six-ally-never-moves-personal-cube',
    );
    const table = six(FEYD, { 1: { solari: 9 } });
    for (const seat of [MUADDIB, FEYD, JESSICA, GURNEY, IRULAN])
      expect(table.player(seat).influence).not.toHaveProperty('emperor');
    for (const seat of [SHADDAM, FEYD, JESSICA, GURNEY, IRULAN])
      expect(table.player(seat).influence).not.toHaveProperty('fremen');
    const shipping = holding(IRULAN, ['dune-the-desert-planet'], {
      5: { spice: 3, influence: { guild: 2 } },
    });
    shipping.choose('agent:dune-the-desert-planet>shipping');
    expect(shipping.keys).toEqual([
      'faction:great-houses',
      'faction:guild',
      'faction:bene-gesserit',
      'faction:fringe-worlds',
    ]);
  });
});

describe('shared influence', () => {
  it('a commander has as much as the ally who has more, activated or not', () => {
    covers('six-shared-influence-highest', 'six-shared-influence-ignores-activation', 'six-ex-carthag');
    const at = (jessica: number) => {
      const table = holding(MUADDIB, ['prepare-the-way'], {
        0: { deck: ['muaddib-usul'] },
        2: { influence: { 'bene-gesserit': jessica } },
        4: { influence: { 'bene-gesserit': 1 } },
      });
      return upToEnd(table.choose('agent:prepare-the-way>carthag', 'from:right'));
    };
    expect(at(2).player(MUADDIB).hand).toEqual(['muaddib-usul']);
    expect(at(1).player(MUADDIB).hand).toEqual([]);
    expect(at(2).player(GURNEY).garrison).toBe(4);
    expect(at(2).player(MUADDIB).intrigues).toHaveLength(1);
  });

  it('opens spaces, and free influence may go to the own track', () => {
    covers('six-shared-influence-opens-spaces', 'six-ex-shipping', 'six-free-influence-of-commander');
    const card = 'emperor-devastating-assault';
    const closed = holding(SHADDAM, [card], { 3: { spice: 3 } });
    expect(closed.keys).not.toContain(`agent:${card}>shipping`);
    const table = holding(SHADDAM, [card], { 3: { spice: 3 }, 5: { influence: { guild: 2 } } });
    table.choose(`agent:${card}>shipping`, 'from:right');
    expect(table.asked).toBe(SHADDAM);
    expect(table.keys).toEqual([
      'faction:great-houses',
      'faction:guild',
      'faction:bene-gesserit',
      'faction:fringe-worlds',
      'faction:emperor',
    ]);
    table.choose('faction:emperor');
    expect(table.player(SHADDAM)).toMatchObject({ influence: { emperor: 1 }, solari: 7, spice: 0 });
    const other = holding(SHADDAM, [card], { 3: { spice: 3 }, 5: { influence: { guild: 2 } } });
    other.choose(`agent:${card}>shipping`, 'from:right', 'faction:guild');
    expect(other.player(FEYD).influence.guild).toBe(1);
  });
});

describe('icons', () => {
  it('the Emperor’s stands for the Great Houses, for Shaddam also for the Emperor', () => {
    covers('six-emperor-icon', 'six-emperor-icon-shaddam', 'six-icon-rule-covers-requirements');
    const reaches = (seat: number, card: string, players: Parameters<typeof six>[1]) =>
      holding(seat, [card], { ...players, [seat]: { solari: 3, ...players?.[seat] } }).keys.some((key) =>
        key.endsWith('>imperial-privilege'),
      );
    const ring = 'signet-ring';
    expect(reaches(IRULAN, ring, { 5: { influence: { 'great-houses': 2 } } })).toBe(true);
    expect(reaches(IRULAN, ring, { 3: { influence: { emperor: 2 } } })).toBe(false);
    const own = 'emperor-signet-ring';
    expect(reaches(SHADDAM, own, { 3: { influence: { emperor: 2 } } })).toBe(true);
    expect(reaches(SHADDAM, own, { 1: { influence: { 'great-houses': 2 } } })).toBe(true);
    expect(reaches(SHADDAM, own, { 2: { influence: { 'great-houses': 2 } } })).toBe(false);
    const muaddib = 'muaddib-signet-ring';
    expect(reaches(MUADDIB, muaddib, { 4: { influence: { 'great-houses': 2 } } })).toBe(true);
    expect(reaches(MUADDIB, muaddib, { 1: { influence: { 'great-houses': 2 } } })).toBe(false);
  });

  it('the Fremen one stands for the Fringe Worlds, for Muad’Dib also for the Fremen', () => {
    covers('six-fremen-icon', 'six-fremen-icon-muaddib', 'six-icon-rule-covers-requirements');
    const reaches = (seat: number, card: string, players: Parameters<typeof six>[1]) =>
      holding(seat, [card], players).keys.some((key) => key.endsWith('>sietch-tabr'));
    expect(reaches(GURNEY, 'reconnaissance', { 4: { influence: { 'fringe-worlds': 2 } } })).toBe(true);
    expect(reaches(GURNEY, 'reconnaissance', { 0: { influence: { fremen: 2 } } })).toBe(false);
    expect(reaches(MUADDIB, 'muaddib-usul', { 0: { influence: { fremen: 2 } } })).toBe(true);
    expect(reaches(MUADDIB, 'muaddib-usul', { 4: { influence: { 'fringe-worlds': 2 } } })).toBe(true);
    expect(
      reaches(SHADDAM, 'emperor-imperial-ornithopter', { 5: { influence: { 'fringe-worlds': 2 } } }),
    ).toBe(true);
    expect(
      reaches(SHADDAM, 'emperor-imperial-ornithopter', { 4: { influence: { 'fringe-worlds': 2 } } }),
    ).toBe(false);
  });

  it('no new agent icons: the new spaces show those of the old factions', () => {
    covers('six-agent-icons-unchanged');
    const { space } = catalogOf(six(0).state);
    const icons = (ids: readonly string[]) => ids.map((id) => space(id).icon);
    expect(icons(['military-support', 'economic-support', 'sardaukar', 'vast-wealth'])).toEqual(
      Array(4).fill('emperor'),
    );
    expect(icons(['expedition', 'controversial-technology', 'hardy-warriors', 'desert-mastery'])).toEqual(
      Array(4).fill('fremen'),
    );
  });

  it('an ally’s Shishakli raises the Fringe Worlds', () => {
    covers('six-ex-shishakli-ally', 'six-fremen-icon');
    const table = holding(GURNEY, ['shishakli', 'desert-survival'], {});
    upToEnd(table.choose('reveal'));
    expect(table.player(GURNEY).influence['fringe-worlds']).toBe(1);
  });

  it('Muad’Dib’s raises the Fremen or the ally’s Fringe Worlds', () => {
    covers('six-ex-shishakli-muaddib', 'six-fremen-icon-muaddib');
    const table = holding(MUADDIB, ['shishakli', 'muaddib-usul']).choose(`reveal:${JESSICA}`);
    if (table.asks !== 'faction') table.choose('effect:shishakli.0');
    expect(table.keys).toEqual(['faction:fringe-worlds', 'faction:fremen']);
    const other = holding(MUADDIB, ['shishakli', 'muaddib-usul']).choose(`reveal:${JESSICA}`);
    if (other.asks !== 'faction') other.choose('effect:shishakli.0');
    table.choose('faction:fremen');
    other.choose('faction:fringe-worlds');
    expect(table.player(MUADDIB).influence.fremen).toBe(1);
    expect(other.player(JESSICA).influence['fringe-worlds']).toBe(1);
  });

  it('Irulan’s birthright looks at the Great Houses', () => {
    covers('six-emperor-icon');
    const table = holding(IRULAN, ['diplomacy'], { 5: { influence: { 'great-houses': 1 } } });
    upToEnd(table.choose('agent:diplomacy>economic-support'));
    expect(table.player(IRULAN).intrigues).toHaveLength(1);
  });
});
