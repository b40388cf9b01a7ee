import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { unitsIn } from '../../src/rules/legion.js';
import type { Table } from '../table.js';
import { NO_LEADERS, turnWith, war } from './solo.js';

function settled(table: Table): Table {
  while (table.asks === 'open') table.choose(table.keys[0] as string);
  return table;
}
const SWORDS = Array(40).fill('sword');

describe('deployment tokens of the Harkonnen', () => {
  it('are a supply of six black and six silver ones', () => {
    covers('mahdi-token-sets');
    const { automaton } = war({ windgap: {} }).state;
    expect([automaton?.tokens.black.length, automaton?.tokens.silver.length]).toEqual([6, 6]);
    expect(Object.keys(automaton?.faces ?? {})).toHaveLength(12);
  });

  it('stay where a legion leaves a settlement, one of each, facedown', () => {
    covers('mahdi-token-place-when', 'mahdi-token-place-pair');
    const table = settled(
      turnWith('strategy', { windgap: { atreides: { regular: 1 } }, carthag: { harkonnen: { regular: 3 } } }),
    );
    expect(table.happened('garrisoned')).toMatchObject([
      { area: 'carthag', tokens: [expect.stringMatching(/^black/), expect.stringMatching(/^silver/)] },
    ]);
    expect(table.legion('harkonnen', 'carthag')).toEqual({ tokens: 2 });
    // Nobody looks at them.
    expect(JSON.stringify(table.view(0).automaton)).not.toContain('faces');
    // A destroyed settlement gets none, and so does any other area.
    const other = settled(
      turnWith('strategy', {
        windgap: { atreides: { regular: 1 } },
        carthag: { settlement: 0, harkonnen: { regular: 3 } },
        'splintered-rock': { harkonnen: { regular: 2 } },
      }),
    );
    expect(other.happened('moved')).toHaveLength(2);
    expect(other.happened('garrisoned')).toEqual([]);
  });

  it('stay behind a legion that advances after a victory, too', () => {
    covers('mahdi-token-place-when');
    const table = turnWith(
      'strategy',
      {
        windgap: { atreides: { special: 6 } },
        'central-ne-1': { atreides: { regular: 1 } },
        carthag: { harkonnen: { regular: 3 } },
      },
      { combatRolls: SWORDS },
    );
    expect(table.happened('moved')).toMatchObject([{ from: 'carthag', how: 'advance' }]);
    expect(table.legion('harkonnen', 'carthag')).toEqual({ tokens: 2 });
  });

  it('are units: they move, count for the limit, and leave others behind', () => {
    covers('mahdi-token-is-unit');
    const table = settled(
      turnWith('strategy', {
        windgap: { atreides: { regular: 1 } },
        carthag: { harkonnen: { tokens: ['black-1', 'silver-1'] } },
      }),
    );
    expect(table.happened('moved')).toMatchObject([
      { from: 'carthag', figures: { tokens: ['black-1', 'silver-1'] } },
    ]);
    expect(table.legion('harkonnen', 'carthag')).toEqual({ tokens: 2 });
    const full = turnWith('deployment', {
      windgap: {},
      carthag: { harkonnen: { tokens: ['black-1', 'silver-1'], regular: 3 } },
    });
    expect(unitsIn(full.zone('carthag').harkonnen)).toBe(6);
  });

  it('are turned over when they attack or are attacked, and go back to the supply', () => {
    covers('mahdi-token-reveal-battle', 'mahdi-token-return');
    const attacking = turnWith(
      'strategy',
      {
        windgap: { atreides: { regular: 1 } },
        'central-sw-3': { harkonnen: { tokens: ['black-1', 'silver-1'] } },
      },
      {
        combatRolls: Array(12).fill('shield'),
        faces: { 'black-1': 0, 'silver-1': 5 },
      },
    );
    expect(attacking.happened('token-shown').map(({ token }) => token)).toEqual(['black-1', 'silver-1']);
    expect(attacking.state.automaton?.tokens.black).toHaveLength(6);
    expect(attacking.legion('harkonnen', 'central-sw-3')).toEqual({ regular: 4, generic: 1 });
    const attacked = war(
      {
        windgap: {},
        carthag: { harkonnen: { tokens: ['black-1'] } },
        'central-ne-1': { atreides: { regular: 6 } },
      },
      { atreides: { dice: { strategy: 1 } }, faces: { 'black-1': 0 }, combatRolls: Array(24).fill('shield') },
    ).choose('die:strategy', 'act:strategy-attack', '?legion@central-ne-1', 'attack@carthag');
    expect(attacked.legion('harkonnen', 'carthag')).toEqual({ regular: 2 });
    // So it is before other losses.
    const storm = war(
      { windgap: {}, 'central-sw-2': { harkonnen: { tokens: ['silver-1'] } } },
      { phase: 'hazards', faces: { 'silver-1': 5 }, combatRolls: ['sword', 'shield'] },
    );
    expect(storm.happened('token-shown')).toHaveLength(1);
    expect(storm.legion('harkonnen', 'central-sw-2')).toEqual({ regular: 1, generic: 1 });
  });

  it('put no more units than the limit: the weakest go', () => {
    covers('mahdi-token-reveal-excess');
    const table = turnWith(
      'strategy',
      {
        windgap: { atreides: { regular: 2 } },
        'central-sw-3': { harkonnen: { special: 4, tokens: ['black-1', 'silver-1'] } },
      },
      { faces: { 'black-1': 5, 'silver-1': 5 }, combatRolls: SWORDS },
    );
    const [removed] = table.happened('removed').filter(({ why }) => why === 'rule:stacking');
    expect(removed).toMatchObject({ what: 'regular' });
    expect(table.happened('removed').filter(({ why }) => why === 'rule:stacking')).toHaveLength(2);
    // The ban of CHOAM does the same.
    const ban = war(
      { windgap: {}, carthag: { harkonnen: { special: 5, regular: 1 } } },
      { phase: 'spice', rows: { choam: 3 } },
    );
    expect(settled(ban.choose('ban:landsraad')).legion('harkonnen', 'carthag')).toEqual({ special: 5 });
  });

  it('come from the board when the supply has none: people choose which are turned over', () => {
    covers('mahdi-token-supply-empty');
    const held = ['arsunt', 'hagga-basin', 'imperial-basin', 'arrakeen', 'north-pole', 'central-ne-1'];
    const areas = Object.fromEntries(
      held.map((id, i) => [id, { harkonnen: { tokens: [`black-${i + 1}`] } }]),
    );
    const table = turnWith(
      'leadership',
      { windgap: { atreides: { regular: 1 } }, ...areas, carthag: { harkonnen: { regular: 3, generic: 1 } } },
      { faces: { 'black-2': 0 } },
    );
    while (
      table.asks === 'open' &&
      table.state.decision?.kind === 'open' &&
      table.state.decision.purpose !== 'token'
    )
      table.choose(table.keys[0] as string);
    expect(table.keys).toContain('reveal:black-2');
    expect(table.keys).toHaveLength(6);
    table.choose('reveal:black-2');
    expect(table.legion('harkonnen', 'hagga-basin')).toEqual({ regular: 5, generic: 1 });
    expect(table.legion('harkonnen', 'carthag')).toEqual({ tokens: 2 });
  });
});

describe('Bene Gesserit tokens of the Harkonnen', () => {
  it('are dice from The Spice Must Flow, or a step of supremacy', () => {
    covers('mahdi-bg-die-instead', 'mahdi-bg-supremacy-instead');
    const scheme = (rows: object) =>
      settled(
        turnWith(
          'mentat',
          { windgap: { atreides: { special: 5, generic: 1 } } },
          {
            rows,
            harkonnen: {
              leaders: { ...NO_LEADERS, 'thufir-hawat': 'spent' },
              decks: { 'house-harkonnen': ['hawats-scheming'], corrino: ['reports-of-traitors'] },
            },
            atreides: { dice: { mentat: 1 } },
            automaton: { dice: 2, beside: ['hawats-scheming'] },
          },
        ),
      );
    const die = scheme({ choam: 1 });
    expect(die.state).toMatchObject({ locked: 0, supremacy: 0 });
    expect(die.state.automaton?.dice).toBe(2);
    expect(scheme({}).happened('supremacy')).toMatchObject([{ n: 1, why: 'bene-gesserit' }]);
  });
});

describe('Hawat’s Scheming', () => {
  const play = (more: object, leaders: object, top = ['hawats-scheming']) =>
    settled(
      turnWith(
        'mentat',
        { windgap: { atreides: { special: 5, generic: 1 } } },
        {
          harkonnen: {
            leaders: { ...NO_LEADERS, ...leaders },
            decks: { 'house-harkonnen': top, corrino: ['reports-of-traitors'] },
          },
          atreides: { dice: { mentat: 1 } },
          ...more,
        },
      ),
    );

  it('waits beside the board, and with the second sends Hawat away', () => {
    covers('mahdi-scheming-first', 'mahdi-scheming-second');
    const first = play({}, { 'thufir-hawat': 'spent' });
    expect(first.state.automaton?.beside).toEqual(['hawats-scheming']);
    expect(first.faction('harkonnen').leaders['thufir-hawat']).toBe('spent');
    const second = play({ automaton: { dice: 2, beside: ['hawats-scheming'] } }, { 'thufir-hawat': 'spent' });
    expect(second.state.automaton?.beside).toEqual([]);
    expect(second.dashboard('harkonnen').discards['house-harkonnen']).toEqual([
      'hawats-scheming',
      'hawats-scheming',
    ]);
    expect(second.faction('harkonnen').leaders).toMatchObject({
      'thufir-hawat': 'gone',
      'gaius-helen-mohiam': 'ready',
    });
    // Without Hawat the second one fails, and the first stays.
    const without = play({ automaton: { dice: 2, beside: ['hawats-scheming'] } }, {});
    expect(without.state.automaton).toMatchObject({
      beside: ['hawats-scheming'],
      reinforcements: expect.arrayContaining(['hawats-scheming']),
    });
  });
});

describe('what people show of their own will', () => {
  const HIDDEN = {
    windgap: { atreides: { tokens: ['starting-1'], regular: 1 } },
    'gara-kulon': { atreides: { tokens: ['starting-2'], regular: 1 } },
  };

  it('adds a card to the reinforcements, by turns', () => {
    covers('mahdi-reveal-adds-card');
    const table = war(HIDDEN, { harkonnen: { discards: { 'house-harkonnen': ['sandmasters'] } } }).choose(
      'guerrilla',
      'reveal:starting-1@windgap',
    );
    expect(table.happened('reinforced')).toMatchObject([{ deck: 'corrino', why: 'rule:revealed' }]);
    expect(table.choose('reveal:starting-2@gara-kulon').state.automaton?.reinforcements).toHaveLength(2);
    const mahdi = war(
      { windgap: { atreides: { regular: 1, named: ['paul-atreides'] } } },
      { phase: 'end', shown: ['the-fremen-call-paul-the-mahdi'] },
    ).choose('claim:the-fremen-call-paul-the-mahdi');
    expect(mahdi.happened('reinforced')[0]).toMatchObject({ why: 'rule:revealed' });
  });

  it('adds none while the ban of the Guild lasts', () => {
    covers('mahdi-reveal-no-card-under-ban');
    const table = war(HIDDEN, { bans: ['spacing-guild'], rows: { 'spacing-guild': 4 } }).choose(
      'guerrilla',
      'reveal:starting-1@windgap',
    );
    expect(table.happened('reinforced')).toEqual([]);
  });

  it('must not lie under an ornithopter', () => {
    covers('mahdi-no-reveal-under-ornithopter');
    const table = war(HIDDEN, { air: { 'air-outer-sw': 'ornithopter' } }).choose('guerrilla');
    expect(table.keys).toEqual(['reveal:starting-2@gara-kulon']);
    expect(war({ windgap: HIDDEN.windgap }, { air: { 'air-outer-sw': 'ornithopter' } }).keys).not.toContain(
      'guerrilla',
    );
    // Carryalls do not matter.
    expect(war({ windgap: HIDDEN.windgap }, { air: { 'air-outer-sw': 'carryall' } }).keys).toContain(
      'guerrilla',
    );
    const claims = (air: object) =>
      war(
        {
          windgap: {
            atreides: { regular: 1, tokens: ['starting-1', 'starting-2'], named: ['paul-atreides'] },
          },
        },
        { phase: 'end', shown: ['the-fremen-call-paul-the-mahdi', 'the-lisan-al-gaib'], air },
      ).keys;
    expect(claims({})).toEqual(['claim:the-fremen-call-paul-the-mahdi', 'claim:the-lisan-al-gaib', 'done']);
    expect(claims({ 'air-outer-sw': 'ornithopter' })).not.toContain('claim:the-lisan-al-gaib');
  });

  it('is still turned over in an attack, and that adds nothing', () => {
    covers('mahdi-reveal-in-attack-allowed', 'mahdi-reveal-adds-card');
    const table = war(
      {
        windgap: { atreides: { tokens: ['starting-1'], regular: 1 } },
        'central-sw-3': { harkonnen: { regular: 1 } },
      },
      { air: { 'air-outer-sw': 'ornithopter' }, atreides: { dice: { strategy: 1 } }, combatRolls: SWORDS },
    ).choose('die:strategy', 'act:strategy-attack', '?legion@windgap', 'attack@central-sw-3');
    expect(table.happened('token-shown')).toHaveLength(1);
    expect(table.happened('reinforced')).toEqual([]);
  });
});

describe('Truthtrance', () => {
  const TRANCE = { atreides: { hand: ['truthtrance', 'thumpers'], dice: { mentat: 1, house: 1 } } };

  it('names the result of the next turn, which spends a die', () => {
    covers('mahdi-truthtrance-choose', 'mahdi-truthtrance-spends-die', 'mahdi-truthtrance-then');
    const table = war(
      { windgap: { atreides: { special: 5 } } },
      { ...TRANCE, automaton: { dice: 2 } },
    ).choose('card:truthtrance', 'die:mentat');
    table.choose('die:deployment');
    // Then two cards are drawn or one is played.
    expect(table.keys).toEqual(['option:1', 'option:2', 'skip']);
    table.choose('option:1', 'draw:fremen:2');
    settled(table);
    expect(table.happened('automaton-die')).toMatchObject([{ result: 'deployment', rerolled: [] }]);
    expect(table.state.automaton).toMatchObject({ dice: 1 });
    expect(table.state.forced).toBeUndefined();
  });

  it('cannot name a result that three dice show, or two of Deployment and House', () => {
    covers('mahdi-truthtrance-limit');
    const offered = (spent: object) =>
      war({ windgap: { atreides: { special: 5 } } }, { ...TRANCE, automaton: { dice: 1, spent } })
        .choose('card:truthtrance', 'die:mentat')
        .keys.filter((key) => key.startsWith('die:'));
    expect(offered({ leadership: 2, strategy: 1, deployment: 2, mentat: 1, house: 1 })).toEqual([
      'die:leadership',
      'die:strategy',
      'die:mentat',
      'die:house',
    ]);
    expect(offered({ leadership: 1, strategy: 3, house: 2, mentat: 1 })).toEqual([
      'die:leadership',
      'die:deployment',
      'die:mentat',
    ]);
  });
});

describe('The Voice', () => {
  it('takes a facedown reinforcement, of the deck people name', () => {
    covers('mahdi-end-reinforcement-stays');
    const table = war(
      { windgap: { atreides: { special: 5 } } },
      {
        atreides: { hand: ['the-voice'], dice: { mentat: 1 } },
        automaton: { reinforcements: ['shigawire', 'hunter-seeker', 'troop-carriers'] },
      },
    ).choose('card:the-voice', '?die:mentat');
    expect(table.keys).toEqual(['deck:corrino', 'deck:house-harkonnen']);
    table.choose('deck:corrino');
    expect(table.happened('discarded')[0]).toMatchObject({ side: 'harkonnen', cards: ['shigawire'] });
    expect(table.dashboard('harkonnen').discards.corrino).toEqual(['shigawire']);
  });
});
