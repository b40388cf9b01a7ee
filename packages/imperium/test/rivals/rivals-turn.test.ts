import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { hasReadyAgent } from '../../src/rules/entry.js';
import { spacesOf, told } from './hagal.js';
import { pair, rivalsTurn, solo } from './rivals.js';

describe('the turn of a Rival', () => {
  it('turns over the top card and sends an agent to the space it names', () => {
    covers('riv-reveal-top', 'riv-send-to-free-space', 'riv-only-card-effects', 'riv-icon-faction-influence');
    const table = rivalsTurn(['sardaukar'], { spice: 0, garrison: 3 });
    expect(spacesOf(table, 1)).toEqual(['sardaukar']);
    expect(table.player(1)).toMatchObject({
      garrison: 5,
      conflict: 0,
      influence: { emperor: 1 },
      intrigues: [],
    });
    expect(table.state.rivals?.discard).toEqual(['sardaukar']);
    expect(table.view(0).rivals).toMatchObject({ deckCount: 36 });
  });

  it('comes whenever its place does, as long as it has an agent, also after the people’s Reveal turns', () => {
    covers('riv-agent-turn', 'riv-agent-turn-skip', 'riv-no-reveal-turn');
    const table = solo({
      turn: 0,
      first: 0,
      hagalDeck: ['dutiful-service', 'secrets', 'fremkit', 'gather-support-a', 'assembly-hall'],
      players: { '0': { hand: ['dagger'] } },
    });
    table.choose('reveal');
    while (table.asks === 'reveal-effects') table.choose('end');
    const fight = table.log.findIndex(({ event }) => event === 'combat');
    const turns = table.log.slice(0, fight).flatMap((e) => (e.event === 'turn' ? [e.seat] : []));
    expect(turns).toEqual([0, 1, 2, 1, 2]);
    expect(table.happened('reveal').every(({ seat }) => seat === 0)).toBe(true);
  });

  it('comes, in twos, between the first player and the other person', () => {
    covers('riv-2p-seat', 'riv-agent-turn');
    const table = pair({
      turn: 1,
      first: 1,
      hagalDeck: ['dutiful-service', 'secrets'],
      players: { '0': { hand: ['dagger'] }, '1': { hand: ['dagger'] } },
    });
    table.choose('reveal');
    while (table.asked === 1) table.choose('end');
    expect(table.happened('turn').map(({ seat }) => seat)).toEqual([1, 2, 0]);
    table.choose('reveal');
    while (table.asked === 0 && table.asks === 'reveal-effects') table.choose('end');
    expect(hasReadyAgent(table.state, 2) && table.state.round === 1).toBe(false);
    expect(table.happened('rival-agent').length).toBeGreaterThanOrEqual(2);
  });

  it.each([0, 1, 2])('ignores a card whose space is taken by an agent of participant %i', (seat) => {
    covers('riv-occupied-skip', 'riv-ignored-card-no-effect');
    const table = rivalsTurn(
      ['sardaukar', 'secrets'],
      { spies: ['post-emperor'] },
      {
        agents: seat === 2 ? { sardaukar: [2], swordmaster: [] } : { sardaukar: [seat] },
      },
    );
    expect(spacesOf(table, 1)).toContain('secrets');
    expect(table.player(1)).toMatchObject({
      influence: { emperor: 0 },
      garrison: 3,
      spies: ['post-emperor'],
    });
    expect(told(table, 'ignored')).toMatchObject([{ card: 'sardaukar', why: 'occupied' }]);
  });

  it('shuffles an exhausted deck, and at Reshuffle all cards at once, and goes on', () => {
    covers('riv-deck-empty-reshuffle', 'riv-reshuffle-card');
    const table = pair({
      turn: 0,
      first: 0,
      hagalDeck: ['reshuffle'],
      hagalDiscard: ['secrets', 'sardaukar'],
      players: { '0': { hand: ['dagger'] } },
    });
    table.choose('reveal');
    while (table.asked === 0 && table.asks === 'reveal-effects') table.choose('end');
    expect(told(table, 'reshuffled').length).toBeGreaterThanOrEqual(1);
    const { deck, discard } = table.state.rivals ?? { deck: [], discard: [] };
    expect(deck.length + discard.length).toBe(38);
    expect([...deck, ...discard]).toContain('reshuffle');
    expect(spacesOf(table, 2).length).toBeGreaterThan(0);
    const all = solo().state.rivals;
    const rest = [...(all?.deck ?? []), ...(all?.discard ?? [])];
    rest.splice(rest.indexOf('sardaukar'), 1);
    const empty = rivalsTurn(['sardaukar'], {}, { hagalDiscard: rest, agents: { sardaukar: [0] } });
    expect(told(empty, 'reshuffled')).toHaveLength(1);
    expect(spacesOf(empty, 1)).toHaveLength(1);
  });

  it('neither pays for the space nor gets its effects', () => {
    covers('riv-ignore-space-cost', 'riv-ignore-space-effects', 'riv-resources-not-from-spaces');
    const table = rivalsTurn(['research-station'], { water: 0, garrison: 0 });
    expect(spacesOf(table, 1)).toEqual(['research-station']);
    expect(table.player(1)).toMatchObject({ water: 0, conflict: 2, hand: [] });
    const supplies = rivalsTurn(['deliver-supplies-heighliner'], { water: 0 });
    expect(supplies.player(1)).toMatchObject({ water: 0, influence: { guild: 1 } });
    const secrets = rivalsTurn(['secrets'], { intrigues: [] });
    expect(secrets.player(1).intrigues).toEqual([]);
  });

  it('gains resources the card shows', () => {
    covers('riv-icon-resource', 'riv-resources-sources');
    const table = rivalsTurn(['accept-contract-shipping-a'], { solari: 1 });
    expect(table.player(1)).toMatchObject({ solari: 3 });
    expect(rivalsTurn(['assembly-hall'], { intrigues: [] }).player(1).intrigues).toHaveLength(1);
  });

  it.each([
    ['accept-contract-shipping-a', 'bene-gesserit'],
    ['accept-contract-shipping-b', 'guild'],
  ] as const)('takes the faction of that number on its card: %s', (card, faction) => {
    covers('riv-icon-numbered-influence', 'riv-branch-accept-contract-shipping', 'riv-branch-cards');
    const influence = { emperor: 0, guild: 2, 'bene-gesserit': 0, fremen: 0 };
    const table = rivalsTurn([card], { influence });
    expect(spacesOf(table, 1)).toEqual(['shipping']);
    expect(table.player(1).influence).toEqual({ ...influence, [faction]: influence[faction] + 1 });
    const below = rivalsTurn([card], { influence: { guild: 1 } });
    expect(spacesOf(below, 1)).toEqual(['accept-contract']);
    expect(below.player(1).influence.guild).toBe(1);
  });

  it('never goes to the other space of a card that names two', () => {
    covers('riv-branch-cards', 'faq-hagal-two-spaces');
    const table = rivalsTurn(
      ['accept-contract-shipping-a', 'secrets'],
      { influence: { guild: 2 } },
      { agents: { shipping: [0] } },
    );
    expect(spacesOf(table, 1)).toEqual(['secrets']);
  });

  it.each([
    ['skirmish-crysknife', 'deliver-supplies', 0],
    ['choam-security', 'deliver-supplies', 0],
    ['propaganda', 'heighliner', 5],
  ])('with Deliver Supplies / Heighliner looks at the conflict: %s', (conflict, space, troops) => {
    covers('riv-branch-deliver-supplies-heighliner', 'riv-branch-cards');
    const table = rivalsTurn(['deliver-supplies-heighliner'], {}, { conflict });
    expect(spacesOf(table, 1)).toEqual([space]);
    expect(table.player(1)).toMatchObject({ conflict: troops, influence: { guild: 1 } });
  });

  it('gets the extra effect of a card only with two influence, but goes there anyway', () => {
    covers('riv-influence-bonus-cards', 'riv-influence-bonus-agent-anyway');
    for (const [card, faction] of [
      ['assembly-hall', 'guild'],
      ['gather-support-b', 'fremen'],
    ] as const) {
      const poor = rivalsTurn([card], { influence: { emperor: 1 } });
      expect(spacesOf(poor, 1)).toHaveLength(1);
      expect(poor.player(1).influence).toMatchObject({ guild: 0, fremen: 0 });
      expect(rivalsTurn([card], { influence: { emperor: 2 } }).player(1).influence[faction]).toBe(1);
    }
  });

  it('ignores Sietch Tabr below two influence with the Fremen', () => {
    covers('riv-send-to-free-space', 'riv-icon-hooks');
    const table = rivalsTurn(['sietch-tabr', 'secrets'], { influence: { fremen: 1 } });
    expect(spacesOf(table, 1)).toEqual(['secrets']);
    expect(told(table, 'ignored')).toMatchObject([{ card: 'sietch-tabr', why: 'condition' }]);
    const there = rivalsTurn(['sietch-tabr'], { influence: { fremen: 2 }, water: 0, garrison: 0 });
    expect(there.player(1)).toMatchObject({ hooks: true, water: 1, conflict: 1 });
    const again = rivalsTurn(['sietch-tabr'], { influence: { fremen: 2 }, hooks: true });
    expect(again.player(1).hooks).toBe(true);
    expect(again.happened('hooks')).toEqual([]);
  });

  it.each([
    ['staban-tuek', { spice: 1 }],
    ['gurney-halleck', { conflict: 1 }],
    ['lady-margot-fenring', { solari: 1 }],
    ['princess-irulan', { spies: ['post-emperor'] }],
    ['lady-jessica', { influence: { 'bene-gesserit': 1 } }],
    ['baron-vladimir-harkonnen', { intrigues: { length: 1 } }],
    ['feyd-rautha-harkonnen', { conflict: 2 }],
    ['muaddib', { influence: { fremen: 1 } }],
  ])('uses the ring of its card: %s', (rival, gained) => {
    covers('riv-signet-on-card', 'riv-icon-signet');
    const table = rivalsTurn(['spice-refinery'], { rival, garrison: 0, water: 0 });
    expect(spacesOf(table, 1)).toEqual(['spice-refinery']);
    expect(table.player(1)).toMatchObject(gained);
  });

  it('uses the ring in twos as well', () => {
    covers('riv-icon-signet');
    for (const [rival, alliances, conflict] of [
      ['lady-amber-metulli', {}, 1],
      ['glossu-rabban', {}, 1],
      ['glossu-rabban', { guild: 2 }, 2],
    ] as const) {
      const table = pair(
        {
          turn: 0,
          first: 0,
          conflict: 'choam-security',
          hagalDeck: ['spice-refinery'],
          alliances,
          players: { '0': { hand: ['dagger'] }, '2': { rival, garrison: 0, influence: { guild: 4 } } },
        },
        { rivals: [rival] },
      );
      table.choose('agent:dagger>gather-support');
      expect(table.player(2).conflict).toBe(conflict);
    }
  });

  it('recruits a troop for each icon, as far as the supply goes, for the garrison or the conflict', () => {
    covers('riv-icon-troop', 'riv-troops-combat-space', 'riv-troops-other-space');
    expect(rivalsTurn(['heighliner'], { garrison: 0 }).player(1)).toMatchObject({ conflict: 3, garrison: 0 });
    expect(rivalsTurn(['sardaukar'], { garrison: 0 }).player(1)).toMatchObject({ conflict: 0, garrison: 2 });
    expect(rivalsTurn(['sardaukar'], { garrison: 11 }).player(1)).toMatchObject({ garrison: 12, supply: 0 });
  });

  it('deploys up to two troops of the garrison with every combat space, recruits or not', () => {
    covers('riv-garrison-deploy', 'riv-garrison-deploy-none', 'riv-garrison-deploy-without-recruits');
    const at = (garrison: number) => rivalsTurn(['fremkit'], { garrison }).player(1);
    expect([at(3), at(1), at(0)].map(({ conflict, garrison }) => [conflict, garrison])).toEqual([
      [2, 1],
      [1, 0],
      [0, 0],
    ]);
    expect(rivalsTurn(['research-station'], { garrison: 3 }).player(1)).toMatchObject({
      conflict: 4,
      garrison: 1,
    });
  });

  it('takes an intrigue, at random, from everybody with four or more', () => {
    covers('riv-icon-intrigue-theft', 'riv-affected-like-opponents');
    const table = rivalsTurn(
      ['secrets'],
      { intrigues: [] },
      {
        players: {
          '0': { intrigues: solo().state.intrigueDeck.slice(0, 4) },
          '2': { intrigues: solo().state.intrigueDeck.slice(4, 7) },
        },
      },
    );
    expect(table.player(0).intrigues).toHaveLength(3);
    expect(table.player(2).intrigues).toHaveLength(3);
    expect(table.player(1).intrigues).toHaveLength(1);
    expect(table.happened('stole-intrigue')).toMatchObject([{ seat: 1, from: 0, secret: { seats: [0] } }]);
  });

  it('gives a person at Secrets an intrigue if it has four', () => {
    covers('riv-affected-like-opponents');
    const cards = solo().state.intrigueDeck;
    const table = solo({
      turn: 0,
      players: {
        '0': { hand: ['diplomacy'], intrigues: [] },
        '1': { rival: 'staban-tuek', intrigues: cards.slice(0, 4), water: 0 },
      },
    });
    table.choose('agent:diplomacy>secrets');
    while (table.asks === 'agent-effects') table.choose(table.keys[0] ?? '');
    expect(table.happened('stole-intrigue')).toMatchObject([{ seat: 0, from: 1 }]);
  });
});

describe('influence of a Rival', () => {
  it('brings the point and the alliance, won and lost as by players, but never the bonus', () => {
    covers('riv-alliance', 'riv-no-faction-bonus', 'riv-resources-not-from-tracks');
    const table = rivalsTurn(['heighliner'], { influence: { guild: 3 }, points: 1, solari: 0 });
    expect(table.state.alliances.guild).toBe(1);
    expect(table.player(1)).toMatchObject({ points: 2, solari: 0 });
    expect(rivalsTurn(['heighliner'], { influence: { guild: 1 }, points: 0 }).player(1).points).toBe(1);
    const over = rivalsTurn(
      ['heighliner'],
      { influence: { guild: 4 }, points: 0 },
      {
        alliances: { guild: 0 },
        players: { '0': { influence: { guild: 4 }, points: 3 } },
      },
    );
    expect([over.state.alliances.guild, over.player(0).points, over.player(1).points]).toEqual([1, 2, 1]);
  });
});

describe('the Shield Wall', () => {
  it('falls to a Rival with hooks, and to no other', () => {
    covers('riv-icon-shield-wall', 'riv-icon-shield-wall-no-hooks');
    expect(rivalsTurn(['desert-tactics'], { hooks: true }).state.shieldWall).toBe(false);
    expect(rivalsTurn(['desert-tactics'], { hooks: false }).state.shieldWall).toBe(true);
    expect(
      rivalsTurn(['desert-tactics'], { hooks: true }, { shieldWall: false }).happened('shield-wall'),
    ).toEqual([]);
  });
});

describe('maker spaces', () => {
  const dry = { 'deep-desert': 0, 'hagga-basin': 0, 'imperial-basin': 0 };
  const BASINS = 'hagga-basin-imperial-basin';

  it.each([
    [{ 'hagga-basin': 1, 'imperial-basin': 2 }, 'imperial-basin'],
    [{ 'hagga-basin': 2, 'imperial-basin': 2 }, 'hagga-basin'],
    [{ 'hagga-basin': 2, 'imperial-basin': 1 }, 'hagga-basin'],
  ])('are found by the bonus spice lying there: %j', (makers, space) => {
    covers('riv-maker-follow-card');
    expect(spacesOf(rivalsTurn([BASINS], {}, { makers: { ...dry, ...makers } }), 1)).toEqual([space]);
  });

  it('make a card be ignored if none lies there, or the one meant is taken', () => {
    covers('riv-maker-follow-card');
    for (const card of [BASINS, 'deep-desert'])
      expect(spacesOf(rivalsTurn([card, 'secrets'], {}, { makers: dry }), 1)).toEqual(['secrets']);
    const taken = rivalsTurn(
      [BASINS, 'secrets'],
      {},
      {
        makers: { ...dry, 'hagga-basin': 2, 'imperial-basin': 1 },
        agents: { 'hagga-basin': [0] },
      },
    );
    expect(spacesOf(taken, 1)).toEqual(['secrets']);
  });

  it.each([
    ['deep-desert', 'deep-desert', 6],
    [BASINS, 'hagga-basin', 4],
    [BASINS, 'imperial-basin', 3],
  ])('give all bonus spice and their own: %s, %s', (card, space, spice) => {
    covers('riv-maker-bonus-spice', 'riv-maker-base-spice', 'riv-maker-imperial-basin');
    const table = rivalsTurn([card], { water: 0 }, { makers: { ...dry, [space]: 2 } });
    expect(table.player(1)).toMatchObject({ spice, worms: 0 });
    expect(table.state.makers[space]).toBe(0);
  });

  it.each([
    ['deep-desert', 'deep-desert', 2],
    [BASINS, 'hagga-basin', 1],
  ])('give sandworms and the bonus spice alone to a Rival with hooks: %s, %s', (card, space, worms) => {
    covers(
      'riv-maker-sandworm-hagga',
      'riv-maker-sandworm-deep-desert',
      'riv-maker-no-both',
      'riv-maker-bonus-spice',
    );
    const table = rivalsTurn([card], { hooks: true, water: 0 }, { makers: { ...dry, [space]: 2 } });
    expect(table.player(1)).toMatchObject({ spice: 2, worms });
  });

  it('give no sandworm at the Imperial Basin', () => {
    covers('riv-maker-imperial-basin');
    const table = rivalsTurn(
      [BASINS],
      { hooks: true, water: 0 },
      { makers: { ...dry, 'imperial-basin': 1 } },
    );
    expect(table.player(1)).toMatchObject({ spice: 2, worms: 0 });
  });

  it('give spice instead where the wall keeps sandworms out, unless the same card blows it up first', () => {
    covers('riv-maker-base-spice', 'riv-maker-sandworm-hagga', 'riv-maker-sandworm-deep-desert');
    const conflict = 'siege-of-arrakeen';
    const deep = rivalsTurn(
      ['deep-desert'],
      { hooks: true, water: 0 },
      { conflict, makers: { ...dry, 'deep-desert': 1 } },
    );
    expect(deep.player(1)).toMatchObject({ worms: 0, spice: 5 });
    const hagga = rivalsTurn(
      [BASINS],
      { hooks: true, water: 0 },
      { conflict, makers: { ...dry, 'hagga-basin': 1 } },
    );
    expect(hagga.state.shieldWall).toBe(false);
    expect(hagga.player(1)).toMatchObject({ worms: 1, spice: 1 });
  });
});
