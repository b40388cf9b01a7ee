import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { hagalsTurn, rivalsTurn, solo, spacesOf, told } from './hagal.js';

describe('the turn of a Rival', () => {
  it('turns over the top card, sends an agent where it says and gives what it shows', () => {
    covers(
      'hagal-agent-turns',
      'hagal-turn-reveal-top',
      'hagal-send-agent-free-space',
      'hagal-only-card-effects',
      'hagal-influence-icon',
    );
    const table = rivalsTurn(['conspire', 'wealth']);
    expect(spacesOf(table, 1)).toEqual(['conspire']);
    expect(table.player(1)).toMatchObject({ agents: 1, garrison: 5, influence: { emperor: 1, guild: 0 } });
    expect(told(table, 'hagal', 'rival-agent')).toEqual([
      { event: 'hagal', seat: 1, card: 'conspire' },
      { event: 'rival-agent', seat: 1, card: 'conspire', space: 'conspire' },
    ]);
    expect(table.state.rivals?.discard).toEqual(['conspire']);
    expect([table.asks, table.asked]).toEqual(['turn', 0]);
  });

  it('is never a Reveal turn, and the Rival has no hand to reveal', () => {
    covers('hagal-no-reveal-turn', 'hagal-solo-no-deck');
    const table = rivalsTurn(['wealth', 'foldspace'], { players: { '0': { hand: ['dagger'] } } });
    table.choose('reveal');
    if (table.asks === 'reveal-effects') table.choose('end');
    expect(table.happened('reveal').map(({ seat }) => seat)).toEqual([0]);
    for (const seat of [1, 2]) {
      const { deck, hand, discard, played, revealed } = table.player(seat);
      expect([deck, hand, discard, played, revealed]).toEqual([[], [], [], [], []]);
    }
    expect(table.happened('acquired')).toEqual([]);
  });

  it.each([
    ['of a person', 0],
    ['of the other Rival', 2],
    ['of its own', 1],
  ])('ignores a card whose space is taken by an agent %s, and goes on to the next', (_, seat) => {
    covers('hagal-occupied-skip', 'hagal-ignored-card-no-effect');
    const table = rivalsTurn(['conspire', 'conspire', 'secrets'], {
      agents:
        seat === 2 ? { conspire: [2], 'secure-contract': [2], 'sell-melange': [] } : { conspire: [seat] },
      players: { '1': { garrison: 3 } },
    });
    expect(spacesOf(table, 1)).toContain('secrets');
    expect(table.player(1)).toMatchObject({
      garrison: 3,
      conflict: 0,
      influence: { emperor: 0, 'bene-gesserit': 1 },
    });
    expect(told(table, 'ignored')).toEqual([
      { event: 'ignored', seat: 1, card: 'conspire', why: 'occupied', space: 'conspire' },
      { event: 'ignored', seat: 1, card: 'conspire', why: 'occupied', space: 'conspire' },
    ]);
    expect(table.state.rivals?.turned[0]).toEqual([
      { card: 'conspire', result: 'occupied', space: 'conspire' },
      { card: 'conspire', result: 'occupied', space: 'conspire' },
      { card: 'secrets', result: 'sent', space: 'secrets' },
    ]);
  });

  it('asks for nothing the space costs or requires', () => {
    covers('hagal-ignore-space-cost');
    const table = rivalsTurn(['heighliner'], { players: { '1': { spice: 0, solari: 0, water: 0 } } });
    expect(spacesOf(table, 1)).toEqual(['heighliner']);
    expect(table.player(1)).toMatchObject({ spice: 0, solari: 0, water: 0 });
    expect(table.happened('paid')).toEqual([]);
  });

  it('brings none of the effects of the space', () => {
    covers('hagal-ignore-space-effects');
    const table = rivalsTurn(['wealth'], { players: { '1': { solari: 0, intrigues: [] } } });
    expect(table.player(1)).toMatchObject({ solari: 0, intrigues: [], influence: { emperor: 1 } });
    const secrets = rivalsTurn(['secrets'], {
      players: {
        '0': { intrigues: ['ambush', 'bribery', 'charisma', 'rapid-mobilization'] },
        '1': { intrigues: [] },
      },
    });
    expect(secrets.player(0).intrigues).toHaveLength(4);
    expect(secrets.player(1).intrigues).toEqual([]);
  });

  it('pays the person whose control marker lies on the space', () => {
    covers('hagal-control-bonus-paid-to-human');
    const table = rivalsTurn(['carthag'], {
      control: { carthag: 0 },
      players: { '0': { solari: 0 }, '1': { solari: 0 } },
    });
    expect([table.player(0).solari, table.player(1).solari]).toEqual([1, 0]);
  });

  it('climbs a track without its bonus, but takes the alliance and its point', () => {
    covers('hagal-no-track-bonus', 'hagal-alliance-token', 'faq-solo-rivals-points');
    const table = rivalsTurn(['foldspace'], {
      players: { '0': { influence: { guild: 0 } }, '1': { influence: { guild: 3 }, points: 2, solari: 0 } },
    });
    expect(table.player(1)).toMatchObject({ solari: 0, points: 3, influence: { guild: 4 } });
    expect(table.state.alliances.guild).toBe(1);
  });

  it('scores the point of the second step', () => {
    covers('faq-solo-rivals-points');
    const table = rivalsTurn(['wealth'], {
      players: { '1': { influence: { emperor: 1 }, points: 0 } },
    });
    expect(table.player(1).points).toBe(1);
  });

  it('wins the alliance over only by being strictly above its holder, who loses the point', () => {
    covers('hagal-alliance-token');
    const position = (guild: number) => ({
      alliances: { guild: 0 },
      players: { '0': { influence: { guild: 4 }, points: 5 }, '1': { influence: { guild }, points: 1 } },
    });
    const level = rivalsTurn(['foldspace'], position(3));
    expect([level.state.alliances.guild, level.player(0).points]).toEqual([0, 5]);
    const above = rivalsTurn(['foldspace'], position(4));
    expect([above.state.alliances.guild, above.player(0).points, above.player(1).points]).toEqual([1, 4, 2]);
  });

  it('uses the signet ring of its leader in a solo game only', () => {
    covers('hagal-signet-solo', 'hagal-signet-not-in-2p', 'hagal-solo-leader-signet-only');
    const table = rivalsTurn(['arrakeen-1p'], { players: { '1': { spice: 0 } } });
    expect(table.player(1).spice).toBe(1);
    expect(told(table, 'rival-signet')).toEqual([
      { event: 'rival-signet', seat: 1, rival: 'earl-memnon-thorvald' },
    ]);
    const two = hagalsTurn(['arrakeen-2p']);
    expect(spacesOf(two, 2)).toEqual(['arrakeen']);
    expect(told(two, 'rival-signet')).toEqual([]);
  });

  it('recruits a troop for each icon, as far as the supply goes', () => {
    covers('hagal-troop-icon', 'hagal-troop-supply-limit', 'hagal-troops-other-space');
    const table = rivalsTurn(['rally-troops'], { players: { '1': { garrison: 3 } } });
    expect(table.player(1)).toMatchObject({ garrison: 7, conflict: 0, supply: 5 });
    const short = rivalsTurn(['rally-troops'], { players: { '1': { garrison: 10 } } });
    expect(short.player(1)).toMatchObject({ garrison: 12, supply: 0 });
  });

  it('puts all recruits of a combat space into the conflict, and up to two of the garrison', () => {
    covers('hagal-troops-combat-space', 'hagal-garrison-deploy-two');
    const table = rivalsTurn(['heighliner'], { players: { '1': { garrison: 3 } } });
    expect(table.player(1)).toMatchObject({ garrison: 1, conflict: 5, supply: 6 });
    const one = rivalsTurn(['heighliner'], { players: { '1': { garrison: 1 } } });
    expect(one.player(1)).toMatchObject({ garrison: 0, conflict: 4 });
  });

  it('deploys nothing from an empty garrison, and sends the agent all the same', () => {
    covers('hagal-garrison-deploy-none');
    const table = rivalsTurn(['stillsuits'], { players: { '1': { garrison: 0 } } });
    expect(spacesOf(table, 1)).toEqual(['stillsuits']);
    expect(table.player(1)).toMatchObject({ garrison: 0, conflict: 0 });
  });

  it('deploys from the garrison even if the card recruits nobody', () => {
    covers('hagal-garrison-deploy-without-recruits');
    const table = rivalsTurn(['stillsuits'], { players: { '1': { garrison: 3 } } });
    expect(table.player(1)).toMatchObject({ garrison: 1, conflict: 2, influence: { fremen: 1 } });
  });

  it('counts the troops of Rabban’s ring among the recruits of the card', () => {
    covers('hagal-troops-combat-space');
    const position = {
      turn: 2,
      hagalDeck: ['arrakeen-1p'],
      agents: { 'sell-melange': [1], 'secure-contract': [1] },
    };
    const table = solo({ ...position, players: { '2': { garrison: 3 } } });
    expect(table.player(2)).toMatchObject({ garrison: 1, conflict: 4 });
    const allied = solo({
      ...position,
      alliances: { guild: 2 },
      players: { '2': { garrison: 3, influence: { guild: 4 } } },
    });
    expect(allied.player(2)).toMatchObject({ garrison: 1, conflict: 5 });
  });

  it('cannot go where The Voice of a person has closed a space', () => {
    covers('hagal-rivals-count-as-opponents');
    const table = rivalsTurn(['wealth', 'secrets'], { voices: { wealth: 0 } });
    expect(spacesOf(table, 1)).toEqual(['secrets']);
    expect(told(table, 'ignored')).toMatchObject([{ why: 'closed', space: 'wealth' }]);
  });
});

describe('effects of cards on Rivals', () => {
  it('hit every Rival that owns what they take, and no other', () => {
    covers('hagal-rivals-count-as-opponents', 'hagal-rivals-need-the-thing');
    const table = solo({
      turn: 0,
      hagalDeck: ['wealth', 'secrets'],
      players: {
        '0': { hand: ['gun-thopter'], water: 2 },
        '1': { garrison: 2 },
        '2': { garrison: 0 },
      },
    });
    table.choose('agent:gun-thopter>research-station');
    expect(table.player(1).garrison).toBe(1);
    expect(table.player(2)).toMatchObject({ garrison: 0, supply: 12 });
  });

  it('cost a Rival, which has no hand, a troop in the conflict for Test of Humanity', () => {
    covers('hagal-rivals-need-the-thing', 'hagal-rivals-count-as-opponents');
    const table = solo({
      turn: 0,
      players: {
        '0': { hand: ['test-of-humanity'] },
        '1': { conflict: 2, garrison: 0 },
        '2': { conflict: 0, garrison: 1 },
      },
      agents: { conspire: [1, 2], wealth: [1, 2] },
    });
    table.choose('agent:test-of-humanity>secrets');
    while (table.asks === 'agent-effects' && table.keys.includes('effect:test-of-humanity.0'))
      table.choose('effect:test-of-humanity.0');
    expect([table.player(1).conflict, table.player(2).conflict, table.player(2).garrison]).toEqual([1, 0, 1]);
  });

  it('let Secrets take nothing of a Rival with fewer than four intrigues', () => {
    covers('hagal-rivals-need-the-thing');
    const table = solo({
      turn: 0,
      players: {
        '0': { hand: ['diplomacy'], intrigues: [] },
        '1': { intrigues: ['ambush', 'bribery'] },
      },
    });
    table.choose('agent:diplomacy>secrets');
    expect(table.happened('stole-intrigue')).toEqual([]);
    expect(table.player(1).intrigues).toHaveLength(2);
  });
});
