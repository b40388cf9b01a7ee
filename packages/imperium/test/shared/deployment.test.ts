import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import type { PlayerPosition, Position } from '../../src/scenario/position.js';
import { SPACE_ICONS } from '../../src/terms.js';
import type { Table } from '../table.js';
import { EDITIONS, type Of, tableOf } from './editions.js';
import { FREE_SPACE } from './factions.js';
import { COMBAT_SPACES, plainCard, RECRUIT, RICH, SPACES } from './spaces.js';

/** A plot that recruits so many for so many solari. */
const PLOT: Of<{ readonly id: string; readonly solari: number; readonly n: number }> = {
  imperium: { id: 'reinforcements', solari: 3, n: 3 },
  uprising: { id: 'shaddams-favor', solari: 0, n: 1 },
};

/** Steps that recruit so many in one turn on a combat space. */
type Source = readonly [of: string, n: number, own: PlayerPosition, steps: readonly string[]];
const SOURCES: Of<readonly Source[]> = {
  imperium: [
    ['the space and the card', 2, { hand: ['arrakis-recruiter'] }, ['agent:arrakis-recruiter>arrakeen']],
    [
      'the own leader',
      1,
      { leader: 'glossu-the-beast-rabban', hand: ['signet-ring'] },
      ['agent:signet-ring>imperial-basin'],
    ],
    [
      'an influence track',
      2,
      { influence: { emperor: 3 }, hand: ['diplomacy'], intrigues: ['favored-subject'] },
      ['agent:diplomacy>stillsuits', 'intrigue:favored-subject'],
    ],
  ],
  uprising: [
    ['the card', 2, { hand: ['stilgar-the-devoted'] }, ['agent:stilgar-the-devoted>fremkit']],
    [
      'the space and the own leader',
      2,
      { leader: 'gurney-halleck', hand: ['signet-ring'] },
      ['agent:signet-ring>arrakeen'],
    ],
  ],
};

/** The numbers of troops that may be deployed now. */
const deployable = (table: Table) =>
  table.keys.filter((key) => key.startsWith('deploy:')).map((key) => Number(key.slice(7)));
const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1);

describe.each(EDITIONS)('troops in $id', (edition) => {
  const recruit = RECRUIT[edition.id];
  const plot = PLOT[edition.id];
  const toRecruit = `agent:dagger>${recruit.space}`;
  /** A combat space that recruits nobody and costs nothing. */
  const toFront = `agent:diplomacy>${FREE_SPACE[edition.id].fremen}`;
  /** One that recruits five. */
  const toHeighliner = 'agent:diplomacy>heighliner';

  const at = (own: PlayerPosition, position: Position = {}): Table =>
    tableOf(
      edition,
      { turn: 0, first: 0, ...edition.quiet, ...position, players: { 0: own, ...position.players } },
      { confirmTurns: true },
    );
  const daggers = (own: PlayerPosition) => at({ hand: ['dagger'], solari: recruit.solari, ...own });
  const alone = { players: { 1: { hasRevealed: true }, 2: { hasRevealed: true } } };

  it('every symbol moves one from the own supply to the own garrison', () => {
    covers('imp-recruit-troop', 'upr-recruit');
    const table = daggers({}).choose(toRecruit);
    const { n, space } = recruit;
    expect(table.player(0)).toMatchObject({ garrison: 3 + n, supply: 9 - n, conflict: 0 });
    expect(table.player(1)).toMatchObject({ garrison: 3, supply: 9 });
    expect(table.happened('troops')).toEqual([
      { event: 'troops', seat: 0, n, from: 'supply', to: 'garrison', source: `space:${space}` },
    ]);
  });

  it('what the supply lacks is lost, and an empty supply does not close the space', () => {
    covers('imp-recruit-supply-empty', 'upr-recruit-supply-empty');
    const short = daggers({ garrison: 7, conflict: 4 }).choose(toRecruit);
    expect(short.player(0)).toMatchObject({ solari: 0, garrison: 8, supply: 0, conflict: 4 });
    const none = daggers({ garrison: 12 }).choose(toRecruit);
    expect(none.player(0)).toMatchObject({ solari: 0, garrison: 12, supply: 0 });
    expect(none.choose('end').asked).toBe(1);
  });

  it('those that came back from a conflict can be recruited again', () => {
    covers('imp-recruit-supply-empty', 'upr-recruit-supply-empty');
    const own = { garrison: 8, conflict: 4, solari: recruit.solari, hand: ['dagger'], deck: [] };
    const table = tableOf(edition, {
      phase: 'combat',
      first: 2,
      ...edition.quiet,
      players: { 0: own },
    });
    expect(table.player(0)).toMatchObject({ garrison: 8, supply: 4, conflict: 0 });
    table.choose(toRecruit);
    if (table.asks === 'way') table.choose('way:0');
    expect(table.player(0)).toMatchObject({ garrison: 8 + recruit.n, supply: 4 - recruit.n });
  });

  it('those in the garrison win nothing; one in the conflict is enough to take part', () => {
    covers('imp-garrison-no-reward', 'upr-garrison-no-combat');
    const fought = (own: PlayerPosition) =>
      tableOf(edition, {
        phase: 'combat',
        first: 0,
        conflict: edition.raid.id,
        players: { 0: { swords: 9, solari: 0, ...own }, 1: { conflict: 1 }, 2: { garrison: 5 } },
      });
    const away = fought({ garrison: 12 });
    expect(away.happened('reward').map(({ seat, place }) => [seat, place])).toEqual([[1, 1]]);
    expect(away.happened('combat')[0]?.strengths).toEqual([0, 2, 0]);
    expect(away.player(0).solari).toBe(0);
    expect(fought({ garrison: 11, conflict: 1 }).happened('combat')[0]?.winner).toBe(0);
  });

  const visits = SPACE_ICONS.flatMap((icon) =>
    SPACES[edition.id][icon].map((space) => [space, plainCard(icon)] as const),
  );
  it.each(visits)('are deployed from %s if it is a combat space', (space, card) => {
    covers('imp-combat-space-list', 'imp-deploy-when-combat-space', 'imp-deploy-not-on-other-spaces');
    covers('upr-combat-spaces', 'upr-deploy-at-combat-space', 'upr-deploy-not-elsewhere');
    const combat = COMBAT_SPACES[edition.id].includes(space);
    const table = at({ ...RICH, hand: [card], garrison: 4 }).choose(`agent:${card}>${space}`);
    const offered: string[] = [];
    while (!table.keys.includes('end')) {
      offered.push(...table.keys);
      table.choose(table.keys[0] ?? '');
    }
    expect([...offered, ...table.keys].some((key) => key.startsWith('deploy'))).toBe(combat);
    table.choose(...(combat ? ['deploy:2'] : []));
    expect(table.player(0).conflict).toBe(combat ? 2 : 0);
  });

  it('nobody has to deploy, and without a troop nobody is asked', () => {
    covers('imp-deploy-when-combat-space', 'upr-deploy-at-combat-space');
    const table = at({ hand: ['diplomacy'], garrison: 2 }).choose(toFront, 'end');
    expect(table.player(0)).toMatchObject({ garrison: 2, conflict: 0 });
    expect(table.asked).toBe(1);
    expect(at({ hand: ['diplomacy'], garrison: 0 }).choose(toFront).keys).toEqual(['end']);
  });

  it.each([
    [5, 2],
    [2, 2],
    [1, 1],
  ])('without recruits a garrison of %i sends %i', (garrison, limit) => {
    covers('imp-deploy-limit', 'upr-deploy-garrison-two');
    expect(deployable(at({ hand: ['diplomacy'], garrison }).choose(toFront))).toEqual(upTo(limit));
  });

  it.each([
    [0, 5],
    [1, 6],
    [2, 7],
    [3, 7],
    [7, 7],
  ])('with a garrison of %i five recruits make it %i', (garrison, limit) => {
    covers('imp-deploy-limit', 'upr-deploy-recruited', 'upr-sym-troop');
    const table = at({ hand: ['diplomacy'], spice: 6, garrison }).choose(toHeighliner);
    expect(deployable(table)).toEqual(upTo(limit));
    table.choose(`deploy:${limit}`);
    expect(table.player(0)).toMatchObject({ garrison: garrison + 5 - limit, conflict: limit });
  });

  it('only real recruits raise the limit', () => {
    covers('imp-recruit-not-from-garrison');
    const own = { hand: ['diplomacy'], spice: 6 };
    expect(deployable(at({ ...own, garrison: 12 }).choose(toHeighliner))).toEqual([1, 2]);
    const one = at({ ...own, garrison: 9, conflict: 2 }).choose(toHeighliner);
    expect(one.player(0)).toMatchObject({ garrison: 10, supply: 0 });
    expect(deployable(one)).toEqual([1, 2, 3]);
  });

  it('recruits that are not deployed stay in the garrison', () => {
    covers('imp-deploy-rest-to-garrison');
    const table = at({ hand: ['diplomacy'], spice: 6, garrison: 1 }).choose(toHeighliner, 'deploy:2', 'end');
    expect(table.player(0)).toMatchObject({ garrison: 4, conflict: 2, supply: 6 });
  });

  it('what was not deployed cannot be made up for on a later turn', () => {
    covers('imp-deploy-before-turn-end');
    const own = { hand: ['diplomacy', 'dagger'], spice: 6, solari: recruit.solari };
    const table = at(own, alone).choose(toHeighliner, 'deploy:1');
    expect(deployable(table)).toEqual(upTo(6));
    table.choose('end', toRecruit);
    expect(deployable(table)).toEqual([]);
    expect(table.player(0).conflict).toBe(1);
  });

  it('recruits of an earlier turn count as garrison', () => {
    covers('imp-deploy-before-turn-end', 'upr-deploy-recruited');
    const own = { hand: ['diplomacy', 'dagger'], solari: recruit.solari, garrison: 1 };
    const table = at(own, alone).choose(toRecruit, 'end', toFront);
    expect(deployable(table)).toEqual([1, 2]);
  });

  it.each(SOURCES[edition.id])('recruits of %s count: %i', (_, n, own, steps) => {
    covers('imp-deploy-recruits-any-source', 'upr-deploy-recruited', 'upr-sym-troop');
    expect(deployable(at({ garrison: 4, ...own }).choose(...steps))).toEqual(upTo(n + 2));
  });

  const plotting = { hand: ['diplomacy'], garrison: 4, solari: plot.solari, intrigues: [plot.id] };

  it.each(['before', 'after'])('so do those of a plot played %s the agent is sent', (when) => {
    covers('imp-deploy-recruits-any-source', 'upr-deploy-recruited');
    const steps = [`intrigue:${plot.id}`, toFront];
    const table = at(plotting).choose(...(when === 'before' ? steps : steps.toReversed()));
    expect(deployable(table)).toEqual(upTo(plot.n + 2));
  });

  it('two from the garrison go at once or one by one, never a third', () => {
    covers('faq-deploy-any-recruit', 'upr-deploy-garrison-two');
    const table = at({ hand: ['diplomacy'], garrison: 5 }).choose(toFront, 'deploy:1');
    expect(table.keys).toEqual(['deploy:1', 'end']);
    table.choose('deploy:1');
    expect(table.keys).toEqual(['end']);
    expect(table.player(0)).toMatchObject({ garrison: 3, conflict: 2 });
  });

  it('recruits that come after a first deployment may follow it', () => {
    covers('faq-deploy-any-recruit', 'ruling-upr-deployment-moment');
    const table = at(plotting).choose(toFront, 'deploy:2');
    expect(deployable(table)).toEqual([]);
    table.choose(`intrigue:${plot.id}`);
    expect(deployable(table)).toEqual(upTo(plot.n));
    table.choose(`deploy:${plot.n}`);
    expect(table.player(0)).toMatchObject({ garrison: 2, conflict: 2 + plot.n });
    expect(deployable(table)).toEqual([]);
  });

  it('elsewhere none goes, however many were recruited', () => {
    covers('imp-deploy-not-on-other-spaces', 'upr-deploy-not-elsewhere');
    const table = daggers({ ...plotting, hand: ['dagger'], solari: plot.solari + recruit.solari });
    table.choose(`intrigue:${plot.id}`, toRecruit);
    expect(table.keys).toEqual(['end']);
    expect(table.player(0)).toMatchObject({ garrison: 4 + plot.n + recruit.n, conflict: 0 });
  });
});
