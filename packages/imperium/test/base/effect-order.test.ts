import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { Table } from '../table.js';

/** Space, agent box and influence step come in the order the player likes. */
describe('trashing at Selective Breeding and a draw of the card', () => {
  covers('imp-agent-any-order');
  const table = () =>
    new Table({
      turn: 0,
      players: {
        0: {
          spice: 2,
          hand: ['thufir-hawat', 'seek-allies'],
          deck: [],
          discard: ['dagger', 'convincing-argument'],
        },
      },
    }).choose('agent:thufir-hawat>selective-breeding');

  it('asks for the order; the draw must happen, the arrow need not', () => {
    expect(table().asks).toBe('agent-effects');
    expect(table().keys).toEqual(['effect:thufir-hawat.0', 'effect:selective-breeding.0']);
  });

  it('trashes from the discard pile before the draw shuffles it away', () => {
    const first = table().choose('effect:selective-breeding.0');
    expect([...first.keys].sort()).toEqual([
      'trash:convincing-argument@discard',
      'trash:dagger@discard',
      'trash:seek-allies@hand',
      'trash:thufir-hawat@play',
    ]);
    first.choose('trash:dagger@discard');
    expect([...first.player(0).hand].sort()).toEqual(['convincing-argument', 'seek-allies']);
    expect(first.player(0)).toMatchObject({ deck: [], discard: [] });
    expect(first.asked).toBe(1);
  });

  it('draws first: the discard pile is gone when a card is to be trashed, the drawn card may be', () => {
    const drawn = table().choose('effect:thufir-hawat.0');
    expect(drawn.player(0).hand).toHaveLength(2);
    expect(drawn.player(0).deck).toHaveLength(1);
    drawn.choose('effect:selective-breeding.0');
    expect(drawn.keys.filter((key) => key.endsWith('@discard'))).toEqual([]);
    expect(drawn.keys.filter((key) => key.endsWith('@hand'))).toHaveLength(2);
    drawn.choose('trash:seek-allies@hand');
    expect([...drawn.player(0).hand].sort()).toEqual(['convincing-argument', 'dagger']);
  });

  it('draws and leaves the arrow', () => {
    const declined = table().choose('effect:thufir-hawat.0', 'end');
    expect(declined.player(0).hand).toHaveLength(2);
    expect(declined.happened('trashed')).toEqual([]);
  });
});

describe('a card that trashes itself at Selective Breeding', () => {
  covers('imp-agent-any-order');
  const table = (card: string) =>
    new Table({
      turn: 0,
      players: { 0: { spice: 2, hand: [card, 'dagger'], deck: ['diplomacy', 'dagger', 'reconnaissance'] } },
    }).choose(`agent:${card}>selective-breeding`);

  it('may be the card trashed for the arrow', () => {
    const used = table('seek-allies').choose('effect:selective-breeding.0', 'trash:seek-allies@play');
    expect(used.player(0).hand).toEqual(['dagger', 'diplomacy', 'dagger']);
    expect(used.happened('trashed').map(({ card }) => card)).toEqual(['seek-allies']);
    expect(used.asked).toBe(1);
  });

  it('may also go on its own account, and another card pay for the arrow', () => {
    // The dagger is the only card left to trash, so it is taken without a question.
    const both = table('seek-allies').choose('effect:seek-allies.0', 'effect:selective-breeding.0');
    expect(both.player(0).hand).toEqual(['diplomacy', 'dagger']);
    expect(both.happened('trashed').map(({ card }) => card)).toEqual(['seek-allies', 'dagger']);
  });

  it('goes in any case: the turn does not end with it in play', () => {
    const left = table('seek-allies');
    expect(left.keys).not.toContain('end');
    left.choose('effect:seek-allies.0', 'end');
    expect(left.player(0).played).toEqual([]);
    expect(left.player(0).hand).toEqual(['dagger']);
  });

  it('returns to the Reserve when it is Foldspace, and still draws its card', () => {
    const used = table('foldspace');
    const stack = used.state.reserve.foldspace as number;
    used.choose('effect:selective-breeding.0', 'trash:foldspace@play');
    expect(used.state.reserve.foldspace).toBe(stack + 1);
    expect(used.player(0).hand).toHaveLength(4);
  });

  it('gives the double influence when it is Power Play', () => {
    const used = table('power-play').choose('effect:selective-breeding.0', 'trash:power-play@play');
    expect(used.player(0).influence['bene-gesserit']).toBe(2);
    expect(used.player(0).hand).toHaveLength(3);
  });

  it('is trashed without a question where nothing else trashes', () => {
    const plain = new Table({ turn: 0, players: { 0: { hand: ['seek-allies'] } } });
    plain.choose('agent:seek-allies>secrets');
    expect(plain.happened('trashed').map(({ card }) => card)).toEqual(['seek-allies']);
  });
});

describe('the Foldspace card and a draw that shuffles', () => {
  covers('imp-agent-any-order');
  const table = () =>
    new Table({
      turn: 0,
      players: { 0: { hand: ['space-travel'], deck: [], discard: ['dagger'] } },
    }).choose('agent:space-travel>foldspace');

  it('asks which comes first', () => {
    expect(table().keys).toEqual(['effect:space-travel.0', 'effect:foldspace.0']);
  });

  it('taken first, it is shuffled into the new deck', () => {
    const taken = table().choose('effect:foldspace.0');
    const { hand, deck, discard } = taken.player(0);
    expect([...hand, ...deck].sort()).toEqual(['dagger', 'foldspace']);
    expect(hand).toHaveLength(1);
    expect(discard).toEqual([]);
  });

  it('taken after the draw, it lies in the discard pile', () => {
    const drawn = table().choose('effect:space-travel.0');
    expect(drawn.player(0)).toMatchObject({ hand: ['dagger'], deck: [], discard: ['foldspace'] });
  });

  it('is taken at once when nothing is drawn', () => {
    const plain = new Table({
      turn: 0,
      players: { 0: { hand: ['diplomacy'], deck: [], discard: ['dagger'] } },
    });
    plain.choose('agent:diplomacy>foldspace');
    expect(plain.player(0).discard).toEqual(['dagger', 'foldspace']);
    expect(plain.asked).toBe(1);
  });
});

describe('the influence step and a cost of influence', () => {
  covers('imp-agent-any-order');
  const table = (influence: Record<string, number>) =>
    new Table({
      turn: 0,
      players: {
        0: { spice: 2, influence, hand: ['shifting-allegiances'], intrigues: ['dispatch-an-envoy'] },
      },
    }).choose('intrigue:dispatch-an-envoy', 'agent:shifting-allegiances>wealth');

  it('asks which comes first; the step is not optional', () => {
    expect(table({ fremen: 1 }).keys).toEqual(['effect:shifting-allegiances.0', 'effect:visit']);
  });

  it('the step first: the influence just gained may be lost again', () => {
    const stepped = table({ fremen: 1 }).choose('effect:visit', 'effect:shifting-allegiances.0');
    expect(stepped.keys).toEqual(['lose:emperor', 'lose:fremen']);
    stepped.choose('lose:emperor', 'faction:guild');
    expect(stepped.player(0).influence).toEqual({ emperor: 0, guild: 2, 'bene-gesserit': 0, fremen: 1 });
    expect(stepped.player(0).points).toBe(1);
  });

  it('the cost first: only what was there before can be lost', () => {
    const paid = table({ fremen: 1 }).choose('effect:shifting-allegiances.0');
    expect(paid.player(0).influence.fremen).toBe(0);
    paid.choose('faction:emperor');
    expect(paid.player(0).influence).toEqual({ emperor: 3, guild: 0, 'bene-gesserit': 0, fremen: 0 });
    expect(paid.player(0)).toMatchObject({ spice: 0, points: 1 });
  });

  it('with no influence at all the step comes first by itself and makes the cost payable', () => {
    const stepped = table({});
    expect(stepped.player(0).influence.emperor).toBe(1);
    expect(stepped.keys).toEqual(['effect:shifting-allegiances.0', 'end']);
    stepped.choose('effect:shifting-allegiances.0', 'faction:guild');
    expect(stepped.player(0).influence).toMatchObject({ emperor: 0, guild: 2 });
  });
});

describe('the influence step and a comparison with others', () => {
  covers('imp-agent-any-order');
  const table = () =>
    new Table({
      turn: 0,
      players: {
        0: {
          leader: 'duke-leto-atreides',
          spice: 1,
          influence: { emperor: 1 },
          hand: ['signet-ring'],
          intrigues: ['dispatch-an-envoy'],
        },
        1: { influence: { emperor: 2 } },
      },
    }).choose('intrigue:dispatch-an-envoy', 'agent:signet-ring>wealth');

  it('Leto pays while he is behind and steps up afterwards', () => {
    const behind = table();
    expect(behind.keys).toEqual(['effect:visit', 'effect:duke-leto-atreides.0']);
    behind.choose('effect:duke-leto-atreides.0');
    expect(behind.player(0).influence.emperor).toBe(3);
    expect(behind.player(0).spice).toBe(0);
  });

  it('after the step he is level and has nothing to pay for', () => {
    const level = table().choose('effect:visit');
    expect(level.player(0).influence.emperor).toBe(2);
    expect(level.player(0).spice).toBe(1);
    expect(level.asked).toBe(1);
  });
});

describe('gains of one effect serve another', () => {
  covers('imp-agent-any-order');
  it('the step may bring the influence the card asks for', () => {
    const table = new Table({
      turn: 0,
      players: {
        0: {
          influence: { guild: 1 },
          hand: ['smugglers-thopter'],
          deck: ['dagger', 'diplomacy'],
          intrigues: ['dispatch-an-envoy'],
        },
      },
    });
    table.choose('intrigue:dispatch-an-envoy', 'agent:smugglers-thopter>foldspace');
    expect(table.player(0).influence.guild).toBe(2);
    expect(table.player(0).hand).toEqual(['dagger', 'diplomacy']);
  });

  it('a card drawn by the space may be trashed by the agent box, and the other way round', () => {
    const table = () =>
      new Table({
        turn: 0,
        players: { 0: { hand: ['gene-manipulation'], deck: [], discard: ['dagger'], garrison: 0 } },
      }).choose('agent:gene-manipulation>arrakeen');
    const drawn = table().choose(
      'effect:arrakeen.1',
      'effect:gene-manipulation.0',
      'trash:dagger@hand',
      'end',
    );
    expect(drawn.player(0)).toMatchObject({ hand: [], deck: [], discard: [] });
    const trashed = table().choose('effect:gene-manipulation.0', 'trash:gene-manipulation@play');
    expect(trashed.player(0)).toMatchObject({ hand: ['dagger'], played: [] });
  });

  it('an intrigue drawn at Carthag may be played before the card draws', () => {
    const table = new Table({
      turn: 0,
      intrigueDeck: ['windfall'],
      players: { 0: { hand: ['dr-yueh'], deck: ['dagger'] } },
    });
    table.choose('agent:dr-yueh>carthag');
    expect(table.player(0).intrigues).toEqual(['windfall']);
    expect(table.keys).toEqual(expect.arrayContaining(['effect:dr-yueh.0', 'intrigue:windfall']));
    table.choose('intrigue:windfall');
    expect(table.player(0)).toMatchObject({ solari: 2, hand: ['dagger'] });
  });
});

describe('deployment before other effects', () => {
  covers('imp-agent-any-order');
  const position = (leader: string) => ({
    turn: 0,
    players: {
      0: {
        leader,
        ...(leader.startsWith('baron') ? { tokens: ['emperor' as const, 'fremen' as const] } : {}),
        spice: 6,
        garrison: 2,
        hand: ['thufir-hawat'],
        deck: ['dagger'],
        intrigues: ['ambush'],
      },
    },
  });

  it.each(['baron-vladimir-harkonnen', 'paul-atreides'])('while an effect still waits: %s', (leader) => {
    const table = new Table(position(leader)).choose('agent:thufir-hawat>heighliner');
    expect(table.keys).toContain('deploy:7');
    expect(table.keys).not.toContain('end');
    expect(table.choose('effect:thufir-hawat.0').keys).toContain('deploy:7');
  });

  it('a lone effect waits for the Baron, if it takes all his troops to show the tokens', () => {
    const asked = (garrison: number, tokensShown = false) => {
      const me = {
        ...position('baron-vladimir-harkonnen').players[0],
        garrison,
        tokensShown,
        intrigues: [],
        water: 2,
      };
      return new Table({ turn: 0, players: { 0: { ...me, hand: ['gurney-halleck'] } } }).choose(
        'agent:gurney-halleck>research-station',
      ).keys;
    };
    expect(asked(0)).not.toContain('effect:gurney-halleck.1');
    expect(asked(2)).toContain('effect:gurney-halleck.1');
    expect(asked(2, true)).not.toContain('effect:gurney-halleck.1');
  });

  it('the Baron’s influence comes with the deployment, and the waiting effect still happens', () => {
    const baron = new Table(position('baron-vladimir-harkonnen')).choose('agent:thufir-hawat>heighliner');
    baron.choose('deploy:4');
    expect(baron.player(0).influence).toEqual({ emperor: 1, guild: 1, 'bene-gesserit': 0, fremen: 1 });
    expect(baron.player(0).hand).toEqual([]);
    expect(baron.keys).not.toContain('end');
    expect(baron.choose('effect:thufir-hawat.0').player(0).hand).toEqual(['dagger']);
  });

  it('the water of the Fremen track then pays for the arrow of the Baron’s card', () => {
    const table = new Table({
      turn: 0,
      players: {
        0: {
          leader: 'baron-vladimir-harkonnen',
          tokens: ['guild', 'fremen'],
          influence: { fremen: 3 },
          water: 0,
          solari: 3,
          garrison: 1,
          hand: ['duncan-idaho'],
          intrigues: ['reinforcements'],
        },
      },
    });
    table.choose('intrigue:reinforcements', 'agent:duncan-idaho>arrakeen');
    expect(table.refused('effect:duncan-idaho.0')).toBe('cost');
    table.choose('deploy:4');
    expect(table.player(0).water).toBe(1);
    table.choose('effect:duncan-idaho.0');
    expect(table.player(0)).toMatchObject({ water: 0, garrison: 2, conflict: 4 });
  });
});
