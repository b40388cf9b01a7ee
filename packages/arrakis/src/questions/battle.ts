import { type Choice, doNext } from '@sietch/kernel';
import {
  advance,
  askRetreatArea,
  cardAddsDie,
  ceaseAttack,
  combatCardsPassed,
  continueBattle,
  unusedLeaders,
  useAbility,
} from '../rules/battle.js';
import { discardable, discardFromHand } from '../rules/cards.js';
import { casualtyOptions, takeHit } from '../rules/casualties.js';
import { relocateAll } from '../rules/movement.js';
import { retreatChoices } from '../rules/retreat.js';
import { removeSurplus, surplusOptions } from '../rules/stacking.js';
import { tankFallen } from '../rules/tank.js';
import { battleOf, dashboardOf } from '../state.js';
import { choicesIn, choicesOf, DONE, never, type Questions, whatOf, whereOf } from './question.js';

const CONTINUE: Choice = { verb: 'continue' };
const CEASE: Choice = { verb: 'cease' };

/** Questions of a battle and of losses. */
export const battleQuestions: Questions<
  | 'combat-cards'
  | 'ability'
  | 'casualty'
  | 'tank-order'
  | 'continue'
  | 'retreat'
  | 'retreat-to'
  | 'advance'
  | 'surplus'
> = {
  'combat-cards': {
    choices: (state, { side, dashboard }) => [
      ...(cardAddsDie(state, side)
        ? choicesOf('discard', discardable(dashboardOf(state, side, dashboard)))
        : []),
      DONE,
    ],
    answer: (play, decision, choice) => {
      if (choice.verb === 'done') return combatCardsPassed(play, decision);
      const { side, dashboard } = decision;
      discardFromHand(play, side, dashboardOf(play.state, side, dashboard), [whatOf(choice)], 'rule:battle');
      battleOf(play.state).cards[side]++;
      doNext(play.state, { task: 'combat-cards', side, dashboard, passed: 0 });
    },
    answersItself: never,
  },
  ability: {
    choices: (state, { side }) => choicesOf('ability', [...new Set(unusedLeaders(state, side))]),
    answer: (play, { side }, choice) => useAbility(play, side, whatOf(choice)),
  },
  casualty: {
    choices: (state, { side, area }) => choicesOf('lose', casualtyOptions(state, side, area)),
    answer: (play, { side, area, hits, why }, choice) => {
      doNext(play.state, { task: 'casualties', side, area, hits: hits - 1, why });
      takeHit(play, side, area, whatOf(choice), why);
    },
  },
  'tank-order': {
    choices: (state, { side, dashboard }) => choicesOf('tank', dashboardOf(state, side, dashboard).fallen),
    answer: (play, { side }, choice) => {
      doNext(play.state, { task: 'fallen', side });
      tankFallen(play, side, whatOf(choice));
    },
  },
  continue: {
    choices: () => [CONTINUE, CEASE],
    answer: (play, _, choice) => (choice.verb === 'continue' ? continueBattle(play) : ceaseAttack(play)),
  },
  retreat: {
    choices: () => [{ verb: 'retreat' }, { verb: 'stand' }],
    answer: (play, _, choice) => {
      if (choice.verb === 'retreat') askRetreatArea(play);
    },
  },
  'retreat-to': {
    choices: (state, { area, retreating }) => choicesIn('to', retreatChoices(state, retreating, area)),
    answer: (play, { area, retreating }, choice) =>
      relocateAll(play, retreating, area, whereOf(choice), 'retreat'),
  },
  advance: {
    choices: () => [{ verb: 'advance' }, { verb: 'stay' }],
    answer: (play, { side, from, to }, choice) => {
      if (choice.verb === 'advance') advance(play, side, from, to);
    },
  },
  surplus: {
    choices: (state, { side, area }) => choicesOf('remove', surplusOptions(state, side, area)),
    answer: (play, { side, area }, choice) => removeSurplus(play, side, area, whatOf(choice)),
  },
};
