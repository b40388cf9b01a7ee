import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { holdsFor } from '../../../kernel/test/random-play.js';
import { arrakis } from '../../src/game.js';
import { type ArrakisState, dashboardOf } from '../../src/state.js';
import type { Side } from '../../src/terms.js';
import { begin, plans, playOn } from './random-play.js';

describe('random games', () => {
  it('lose no figure, die, card or token, after every choice', () => {
    const audited = { choices: 0 };
    holdsFor(40, plans, (plan) => {
      const game = begin(plan);
      arrakis.audit(game.state);
      const after = () => {
        audited.choices++;
        arrakis.audit(game.state);
      };
      playOn(game, plan, { after }, 400);
    });
    expect(audited.choices).toBe(40 * 400);
  });

  it('go on until one side has won, by ten supremacy or by a secret objective', () => {
    covers('arr-round-until-victory');
    const winners = new Set<string>();
    holdsFor(40, plans, (plan) => {
      const game = begin(plan);
      let made = 0;
      playOn(game, plan, { after: () => ++made % 50 === 0 && arrakis.audit(game.state) });
      arrakis.audit(game.state);
      const { winner, supremacy, round } = game.state;
      winners.add(String(winner));
      const outcome = arrakis.outcome(game.state);
      expect(outcome?.winners).toHaveLength(1);
      expect(outcome?.rounds).toBe(round);
      // Nobody wins with less than the rulebook asks for.
      if (winner === 'harkonnen') expect(supremacy).toBe(10);
      else expect(supremacy).toBeLessThan(10);
    });
    expect([...winners].toSorted()).toEqual(['atreides', 'harkonnen']);
  });

  const own = (state: ArrakisState, side: Side) => dashboardOf(state, side, undefined);
  type Damage = (state: ArrakisState) => unknown;

  const DAMAGES: Readonly<Record<string, Damage>> = {
    'a unit': (state) => state.factions.atreides.supply.regular--,
    'a bashar': (state) => state.factions.harkonnen.supply.generic++,
    'a planning card': (state) => own(state, 'atreides').decks.fremen.pop(),
    'a card in hand': (state) => own(state, 'harkonnen').hand.push('sandmasters'),
    'an action die': (state) => own(state, 'atreides').used++,
    'a Bene Gesserit token': (state) => state.beneSupply--,
    'a deployment token': (state) => state.tokenSupply.pop(),
    'a wormsign': (state) => state.signSupply.pop(),
    'a sandworm': (state) => state.worms--,
    'a harvester': (state) => state.vehicles.harvester++,
    'an ornithopter': (state) => {
      state.air['air-central-n'] = state.air['air-central-n'] === undefined ? 'ornithopter' : undefined;
    },
    'a prescience card': (state) => state.shown.pop(),
    'a secret objective': (state) => state.objectiveDeck.pop(),
    'a station': (state) => state.stationsTaken.push('jihad'),
    'a sietch': (state) => state.sietchesLost.push(2),
    'a marker off its track': (state) => {
      state.prescience.jihad = 13;
    },
    'the whereabouts of a legion': (state) => {
      state.where.atreides = state.where.worms;
    },
    'a leader in two places': (state) => own(state, 'atreides').tank.push({ leader: 'chani', slot: 0 }),
  };

  it.each(Object.entries(DAMAGES))('would not go on with %s lost or doubled', (_, damage) => {
    const options = arrakis.parseOptions({});
    const { state } = begin({ options, seed: 'damage', taste: 'any', luck: 0 });
    arrakis.audit(state);
    damage(state);
    expect(() => arrakis.audit(state)).toThrow();
  });

  it('would not go on with too many units in an area, unless the game ended before they were counted', () => {
    const { state } = begin({ options: arrakis.parseOptions({}), seed: 'crowd', taste: 'any', luck: 0 });
    const legion = state.areas.find((zone) => zone.harkonnen !== undefined)?.harkonnen;
    if (legion === undefined) throw new Error('The Harkonnen begin with legions.');
    legion.regular += 6;
    state.factions.harkonnen.supply.regular -= 6;
    expect(() => arrakis.audit(state)).toThrow(/too many harkonnen units/);
    state.winner = 'harkonnen';
    arrakis.audit(state);
  });
});
