import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { doing, holding, persuasion, posts, reach, revealing, sending } from './hands.js';

const deploys = (keys: readonly string[]) => keys.filter((key) => key.startsWith('deploy:'));

describe('the order of an Agent turn', () => {
  it('intelligence right after the agent, before everything else', () => {
    covers('ruling-upr-effect-order', 'ruling-upr-gather-intelligence');
    const me = { spies: ['post-bene-gesserit', 'post-guild'], spice: 1, solari: 0 };
    const table = sending('bene-gesserit-operative', 'espionage', me);
    expect(table.asks).toBe('gather');
    expect(table.player(0)).toMatchObject({ spice: 0, influence: { 'bene-gesserit': 0 } });
    expect(table.keys).toEqual(['recall:post-bene-gesserit', 'skip']);
    table.choose('recall:post-bene-gesserit');
    expect(table.player(0)).toMatchObject({
      hand: ['dagger'],
      spies: ['post-guild'],
      influence: { 'bene-gesserit': 1 },
    });
    expect(table.asks).toBe('agent-effects');
  });

  it('then card, space and influence in any order, symbol by symbol', () => {
    covers('ruling-upr-effect-order', 'ruling-upr-free-order');
    const table = sending('tread-in-darkness', 'accept-contract', { played: ['truthtrance'] });
    expect(doing(table)).toEqual([
      'effect:tread-in-darkness.0',
      'effect:tread-in-darkness.1',
      'effect:accept-contract.0',
    ]);
    table.choose('effect:accept-contract.0', 'effect:tread-in-darkness.0', 'trash:dagger@hand');
    expect(table.player(0).hand).toEqual(['dune-the-desert-planet']);
  });

  it('on a Reveal turn purchases may come before effects', () => {
    covers('ruling-upr-effect-order');
    const table = revealing(['convincing-argument', 'public-spectacle']);
    table.choose('acquire:prepare-the-way@reserve', 'post:post-guild');
    expect(table.player(0)).toMatchObject({ spies: ['post-guild'], discard: ['prepare-the-way'] });
  });

  it('once per turn, and never with the spy that infiltrated', () => {
    covers('ruling-upr-gather-intelligence');
    const spies = ['post-research-station-spice-refinery', 'post-spice-refinery-arrakeen'];
    const two = sending('maker-keeper', 'spice-refinery', { spies }).choose(`recall:${spies[0]}`);
    expect(two.asks).toBe('agent-effects');
    expect(two.player(0).spies).toEqual([spies[1]]);
    const entered = sending(
      'maker-keeper',
      'spice-refinery',
      { spies },
      { agents: { 'spice-refinery': [1] } },
    );
    expect(entered.asks).toBe('infiltrate');
    entered.choose(`recall:${spies[0]}`);
    expect(entered.asks).toBe('gather');
    expect(entered.keys).toEqual([`recall:${spies[1]}`, 'skip']);
    entered.choose(`recall:${spies[1]}`);
    expect(entered.player(0)).toMatchObject({ spies: [], hand: ['dagger'] });
  });

  it('one spy passes any number of other agents, but no own one', () => {
    covers('ruling-upr-infiltrate');
    const me = { spies: ['post-guild'] };
    const table = sending('truthtrance', 'deliver-supplies', me, { agents: { 'deliver-supplies': [1, 2] } });
    expect(table.player(0)).toMatchObject({ spies: [], influence: { guild: 1 } });
    const own = holding(['truthtrance'], me, { agents: { 'deliver-supplies': [0] } });
    expect(own.refused('card:truthtrance>space:deliver-supplies')).toBe('occupied');
    const far = holding(['truthtrance'], { spies: ['post-choam'] }, { agents: { 'deliver-supplies': [1] } });
    expect(far.refused('card:truthtrance>space:deliver-supplies')).toBe('occupied');
  });

  it('a card that leads there is still needed', () => {
    covers('ruling-upr-infiltrate');
    const table = holding(
      ['dagger', 'truthtrance'],
      { spies: ['post-guild'], deck: [] },
      { agents: { 'deliver-supplies': [1] } },
    );
    expect(table.refused('card:dagger>space:deliver-supplies')).toBe('no-icon');
    expect(reach(table, 'truthtrance')).toContain('deliver-supplies');
  });

  it('what the card or the space gives cannot pay for the space', () => {
    covers('ruling-upr-cost-before-effects');
    const card = holding(['northern-watermaster'], { water: 1 });
    expect(card.refused('card:northern-watermaster>space:research-station')).toBe('cost');
    const solari = holding(['paracompass'], { solari: 0, spice: 0 }).choose(
      'agent:paracompass>spice-refinery',
    );
    expect(solari.asks).toBe('agent-effects');
    const refinery = sending('rebel-supplier', 'spice-refinery', { spice: 0, solari: 0 });
    expect(refinery.player(0).solari).toBe(2);
    const paid = sending('rebel-supplier', 'spice-refinery', { spice: 1, solari: 0 });
    expect(paid.keys).toEqual(['way:0', 'way:1']);
    expect(paid.choose('way:1').player(0)).toMatchObject({ spice: 0, solari: 4 });
    const support = sending('hidden-missive', 'gather-support', { solari: 2, water: 0 }).choose('way:1');
    expect(support.player(0)).toMatchObject({ solari: 0, water: 1 });
  });

  it('a card another effect trashes loses what it has not used', () => {
    covers('ruling-upr-trashed-card');
    const table = sending('shishakli', 'spice-refinery', { intrigues: ['cunning'], spice: 2 }).choose(
      'way:0',
      'intrigue:cunning',
      'option:1',
    );
    table.choose('trash:shishakli@play');
    expect(doing(table)).toEqual(['end']);
    expect(table.state.trashed).toContain('shishakli');
  });

  it('of two equal cards the one that is done goes first', () => {
    covers('ruling-upr-trashed-card');
    const me = { intrigues: ['cunning'], spice: 2, deck: ['diplomacy'], leader: 'lady-margot-fenring' };
    const table = revealing(['public-spectacle', 'public-spectacle'], me).choose(
      'intrigue:cunning',
      'option:1',
    );
    table.choose('trash:public-spectacle@play');
    expect(doing(table)).toEqual(['effect:public-spectacle.0']);
    table.choose('effect:public-spectacle.0', 'post:post-guild');
    expect(doing(table)).toEqual(['end']);
  });

  it('hand, discard pile and play, never the deck', () => {
    covers('ruling-upr-trash-zone');
    const table = holding(['desert-survival', 'diplomacy'], { discard: ['seek-allies'], deck: ['dagger'] });
    table.choose('agent:desert-survival>imperial-basin', 'effect:desert-survival.0');
    expect(table.keys).toEqual([
      'trash:diplomacy@hand',
      'trash:seek-allies@discard',
      'trash:desert-survival@play',
      'skip',
    ]);
  });
});

describe('troops', () => {
  it('what the supply cannot give is lost, not owed', () => {
    covers('ruling-upr-recruit-shortage');
    const table = sending('truthtrance', 'sardaukar', { spice: 4, garrison: 10, supply: 2 });
    expect(table.player(0)).toMatchObject({ garrison: 12, supply: 0 });
  });

  it('the recruits of the turn from any source and two more', () => {
    covers('ruling-upr-deployment-limit');
    const table = sending('stilgar-the-devoted', 'arrakeen', { garrison: 4, intrigues: ['shaddams-favor'] });
    table.choose('effect:arrakeen.1', 'intrigue:shaddams-favor');
    expect(deploys(table.keys)).toEqual([
      'deploy:1',
      'deploy:2',
      'deploy:3',
      'deploy:4',
      'deploy:5',
      'deploy:6',
    ]);
    const none = sending('maker-keeper', 'spice-refinery', { garrison: 5 });
    expect(deploys(none.keys)).toEqual(['deploy:1', 'deploy:2']);
  });

  it('before or after plots and optional effects; what effects deploy stays', () => {
    covers('ruling-upr-deployment-moment');
    const start = () =>
      sending('desert-survival', 'imperial-basin', { garrison: 3, intrigues: ['crysknife'] });
    const before = start().choose('deploy:2', 'intrigue:crysknife', 'effect:desert-survival.0', 'skip');
    expect(before.player(0)).toMatchObject({ conflict: 2, garrison: 1 });
    const after = start().choose('effect:desert-survival.0', 'skip', 'intrigue:crysknife', 'deploy:2');
    expect(after.player(0)).toMatchObject({ conflict: 2, garrison: 1 });
    const plot = sending('desert-survival', 'imperial-basin', { garrison: 3, intrigues: ['detonation'] });
    plot.choose('intrigue:detonation', 'option:1', 'deploy:1');
    expect(plot.player(0)).toMatchObject({ conflict: 1, garrison: 2 });
    expect(deploys(plot.keys)).toEqual(['deploy:1', 'deploy:2']);
  });

  it('one token for the whole game, not spent; sandworms do not retreat', () => {
    covers('ruling-upr-hooks');
    const me = { influence: { fremen: 2 }, hooks: true, water: 0, garrison: 0 };
    const again = sending('maker-keeper', 'sietch-tabr', me).choose('option:0');
    expect(again.player(0)).toMatchObject({ hooks: true, garrison: 1, water: 1 });
    expect(again.happened('hooks')).toEqual([]);
    const worm = sending('desert-survival', 'hagga-basin', { hooks: true, water: 1 }).choose(
      'effect:hagga-basin.0',
      'option:1',
    );
    expect(worm.player(0)).toMatchObject({ hooks: true, worms: 1, conflict: 0 });
    const amber = revealing(['diplomacy'], { leader: 'lady-amber-metulli', worms: 2 });
    expect(amber.refused('effect:lady-amber-metulli.0')).toBe('no-effect');
  });

  it('taken on every visit, also with sandworms', () => {
    covers('ruling-upr-maker-bonus-spice');
    const board = { makers: { 'hagga-basin': 3 } };
    const worm = sending(
      'smugglers-harvester',
      'hagga-basin',
      { hooks: true, water: 1, spice: 0 },
      board,
    ).choose('option:1');
    expect(worm.player(0)).toMatchObject({ worms: 1, spice: 3 + 1 });
    expect(worm.state.makers['hagga-basin']).toBe(0);
    const harvest = sending('smugglers-harvester', 'hagga-basin', { water: 1, spice: 0 }, board);
    expect(harvest.player(0).spice).toBe(3 + 2 + 1);
  });
});

describe('spies and cards', () => {
  it('a post of anybody is taken, unless the effect lets it be shared', () => {
    covers('ruling-upr-spy-one-per-post');
    const players = { 1: { spies: ['post-imperial-basin'] } };
    const normal = revealing(['public-spectacle'], { spies: ['post-guild'] }, { players });
    expect(posts(normal)).toHaveLength(11);
    const shared = sending('double-agent', 'imperial-basin', {}, { players });
    expect(shared.player(0).spies).toEqual(['post-imperial-basin']);
  });

  it('a card drawn on the own Reveal turn is revealed at once', () => {
    covers('ruling-upr-draw-on-reveal', 'ruling-upr-reveal-draw');
    const table = revealing(['diplomacy'], {
      intrigues: ['intelligence-report'],
      deck: ['convincing-argument'],
    });
    expect(persuasion(table)).toBe(1);
    table.choose('intrigue:intelligence-report');
    expect(persuasion(table)).toBe(3);
    expect(table.player(0)).toMatchObject({ hand: [], revealed: ['diplomacy', 'convincing-argument'] });
  });

  it('with the Imperium deck empty the row shrinks', () => {
    covers('ruling-upr-row-exhausted');
    const row = [
      'sardaukar-soldier',
      'weirding-woman',
      'space-time-folding',
      'unswerving-loyalty',
      'smugglers-harvester',
    ];
    const table = revealing(['convincing-argument'], {}, { row, imperiumDeck: [] });
    table.choose('acquire:weirding-woman@row');
    expect(table.state.row).toHaveLength(4);
    table.choose('acquire:sardaukar-soldier@row');
    expect(table.state.row).toEqual(['space-time-folding', 'unswerving-loyalty', 'smugglers-harvester']);
  });

  it('the discard pile is shuffled anew; what was trashed stays away', () => {
    covers('ruling-upr-intrigue-deck-empty');
    const me = { influence: { 'bene-gesserit': 4 }, intrigues: ['devour'] };
    // A deck that is named is complete: everything else lies in the discard pile.
    const table = holding(['branching-path'], me, { intrigueDeck: [], alliances: { 'bene-gesserit': 0 } });
    expect(table.state.intrigueDeck).toEqual([]);
    const pile = table.state.intrigueDiscard.length;
    table.choose('agent:branching-path>spice-refinery', 'effect:branching-path.0');
    expect(table.state.trashedIntrigues).toEqual(['devour']);
    expect(table.state.intrigueDiscard).toEqual([]);
    expect(table.state.intrigueDeck).toHaveLength(pile - 1);
    expect([...table.state.intrigueDeck, ...table.player(0).intrigues]).not.toContain('devour');
  });

  it('others see how many, not which', () => {
    covers('ruling-upr-intrigue-hidden');
    const table = holding(['diplomacy'], { intrigues: ['devour', 'cunning'] });
    expect(table.view(1).players[0]).toMatchObject({ intrigueCount: 2 });
    expect(table.view(1).players[0]).toHaveProperty('intrigues', undefined);
    expect(table.view(0).players[0]).toMatchObject({ intrigues: ['devour', 'cunning'] });
  });
});
