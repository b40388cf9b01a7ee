import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { FEYD, GURNEY, holding, IRULAN, JESSICA, MUADDIB, SHADDAM, upToEnd } from './table.js';

const ATTENTION = 'muaddib-demand-attention';

describe('units of the activated ally', () => {
  it('are deployed by the ally: the recruits of the turn and two more', () => {
    covers('six-activated-decides-deployment', 'six-activated-deploy-limit', 'six-ex-hardy-warriors');
    const table = holding(MUADDIB, [ATTENTION], { 0: { water: 1 }, 2: { garrison: 3 } });
    table.choose(`agent:${ATTENTION}>hardy-warriors`, 'from:left');
    expect(table.player(MUADDIB)).toMatchObject({ water: 0, influence: { fremen: 1 } });
    expect(table.player(JESSICA).garrison).toBe(5);
    expect(table.keys.some((key) => key.startsWith('deploy'))).toBe(false);
    table.choose('let-deploy');
    expect(table.state.decision).toMatchObject({ kind: 'ally-deploys', seats: [JESSICA], upTo: 4 });
    expect(table.keys).toEqual(['deploy:0', 'deploy:1', 'deploy:2', 'deploy:3', 'deploy:4']);
    table.choose('deploy:3');
    expect(table.player(JESSICA)).toMatchObject({ garrison: 2, conflict: 3 });
    expect(table.asked).toBe(MUADDIB);
    expect(table.keys).not.toContain('let-deploy');
    table.choose('end');
    expect(table.state.turn?.seat).toBe(FEYD);
  });

  it('the ally is asked at the end of the turn at the latest, once', () => {
    covers('six-activated-decides-deployment');
    const table = holding(MUADDIB, [ATTENTION], { 0: { water: 1 } });
    table.choose(`agent:${ATTENTION}>hardy-warriors`, 'from:left', 'end');
    expect(table.asked).toBe(JESSICA);
    table.choose('deploy:0', 'end');
    expect(table.state.turn?.seat).toBe(FEYD);
  });

  it('count as the commander’s for conditions', () => {
    covers('six-shared-units', 'six-ex-chani-agent');
    const chani = 'chani-clever-tactician';
    const at = (conflict: number) => {
      const table = holding(MUADDIB, [chani], { 2: { conflict: 0 }, 4: { conflict } });
      return upToEnd(table.choose(`agent:${chani}>spice-refinery`, 'from:right'));
    };
    expect(at(3).player(MUADDIB).intrigues).toHaveLength(1);
    expect(at(2).player(MUADDIB).intrigues).toHaveLength(0);
    const other = holding(MUADDIB, [chani], { 2: { conflict: 3 } });
    upToEnd(other.choose(`agent:${chani}>spice-refinery`, 'from:right'));
    expect(other.player(MUADDIB).intrigues).toHaveLength(0);
  });

  it('pay the costs of the commander’s cards', () => {
    covers('six-shared-units', 'six-ex-chani-reveal');
    const chani = 'chani-clever-tactician';
    const table = holding(MUADDIB, [chani], { 4: { conflict: 2 } }).choose(`reveal:${GURNEY}`);
    expect(table.asked).toBe(MUADDIB);
    table.choose(`effect:${chani}.0`);
    expect(table.player(GURNEY)).toMatchObject({ conflict: 0, garrison: 5, swords: 4 });
  });

  it('are recruited and deployed by both', () => {
    covers('six-recruited-by-both', 'six-deployed-by-both', 'six-ex-distraction');
    const intrigues = ['distraction'];
    const table = holding(MUADDIB, [ATTENTION], { 0: { water: 1, intrigues }, 4: { garrison: 2 } });
    table.choose(`agent:${ATTENTION}>hardy-warriors`, 'from:right', 'let-deploy', 'deploy:4');
    expect(table.state.turn).toMatchObject({ recruited: 2, unitsDeployed: 4 });
    table.choose('intrigue:distraction');
    expect(table.asks).toBe('place-spy');
    expect(table.asked).toBe(MUADDIB);
    const few = holding(MUADDIB, [ATTENTION], { 0: { water: 1, intrigues }, 4: { garrison: 2 } });
    few.choose(`agent:${ATTENTION}>hardy-warriors`, 'from:right', 'let-deploy', 'deploy:2');
    few.choose('intrigue:distraction');
    expect(few.asks).toBe('agent-effects');
  });

  it('sandworms and hooks are the ally’s, for Muad’Dib’s team alone', () => {
    covers('six-activated-gets-the-rest', 'six-shared-units');
    const call = 'muaddib-desert-call';
    const table = holding(MUADDIB, [call], { 0: { water: 2 }, 2: { hooks: true } });
    table.choose(`agent:${call}>imperial-basin`, 'from:left', `effect:${call}.0`);
    expect(table.player(JESSICA).worms).toBe(1);
    expect(table.player(MUADDIB)).toMatchObject({ worms: 0, water: 1 });
    expect(table.state.trashed).toContain(call);
    const without = holding(MUADDIB, [call], { 0: { water: 2 }, 4: { hooks: false }, 2: { hooks: true } });
    without.choose(`agent:${call}>imperial-basin`, 'from:right');
    expect(without.keys).not.toContain(`effect:${call}.0`);
  });

  it('both allies of Muad’Dib take hooks together, Shaddam’s none', () => {
    covers('ruling-six-maker-hooks');
    const go = (seat: number) =>
      upToEnd(
        holding(seat, ['reconnaissance'], {
          [seat]: { influence: { 'fringe-worlds': 2 } },
        }).choose('agent:reconnaissance>sietch-tabr', 'option:0'),
      );
    expect(go(JESSICA).state.players.map(({ hooks }) => hooks)).toEqual([
      false,
      false,
      true,
      false,
      true,
      false,
    ]);
    const feyd = go(FEYD);
    expect(feyd.state.players.some(({ hooks }) => hooks)).toBe(false);
    expect(feyd.player(FEYD)).toMatchObject({ water: 2 });
  });
});

describe('reinforcements', () => {
  const DIPLOMACY = 'diplomacy';

  it('three troops divided between the allies, each of whom may deploy these and no others', () => {
    covers(
      'six-reinforce-three',
      'six-reinforce-split',
      'six-reinforce-own-supply',
      'six-reinforce-may-deploy',
      'six-reinforce-no-others',
      'six-ex-military-support',
    );
    const table = holding(JESSICA, [DIPLOMACY], { 2: { spice: 2 }, 4: { garrison: 4 } });
    table.choose(`agent:${DIPLOMACY}>military-support`);
    expect(table.asked).toBe(JESSICA);
    expect(table.keys).toEqual(['split:0', 'split:1', 'split:2', 'split:3']);
    table.choose('split:1');
    expect(table.state.decision).toMatchObject({ kind: 'deploy', seats: [JESSICA], upTo: 1 });
    table.choose('deploy:0');
    expect(table.state.decision).toMatchObject({ kind: 'deploy', seats: [GURNEY], upTo: 2 });
    table.choose('deploy:2');
    expect(table.player(JESSICA)).toMatchObject({ garrison: 4, supply: 8, conflict: 0, spice: 0 });
    expect(table.player(GURNEY)).toMatchObject({ garrison: 4, supply: 6, conflict: 2 });
    expect(table.player(JESSICA).influence['great-houses']).toBe(1);
    expect(table.keys.some((key) => key.startsWith('deploy'))).toBe(false);
  });

  it('uses only troops that exist', () => {
    covers('six-reinforce-split', 'six-reinforce-own-supply');
    const table = holding(JESSICA, [DIPLOMACY], { 2: { spice: 2, garrison: 11 }, 4: { garrison: 12 } });
    table.choose(`agent:${DIPLOMACY}>military-support`);
    upToEnd(table);
    expect(table.player(JESSICA).garrison + table.player(JESSICA).conflict).toBe(12);
  });

  it('a commander divides them as freely, whoever is activated', () => {
    covers('six-reinforce-split');
    const tent = 'emperor-seek-allies';
    const table = holding(SHADDAM, [tent], { 3: { spice: 2 } });
    table.choose(`agent:${tent}>military-support`, 'from:left');
    table.choose('split:0', 'deploy:0');
    expect(table.player(FEYD).garrison).toBe(6);
    expect(table.player(IRULAN).garrison).toBe(3);
    expect(table.state.activated?.ally).toBe(IRULAN);
  });
});
