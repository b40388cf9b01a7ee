import { type Choice, doNext, oneOf } from '@sietch/kernel';
import { emit } from '../events.js';
import { privyTo } from '../participants.js';
import { activate } from '../rules/activation.js';
import { matchWild, wildPartners } from '../rules/battle-icons.js';
import { combatChoices, intrigueChoices, passCombat } from '../rules/combat.js';
import { playIntrigue } from '../rules/intrigue.js';
import { takeLeader } from '../rules/setup.js';
import { deploy } from '../rules/troops.js';
import { playerAt } from '../state.js';
import { FACTIONS } from '../terms.js';
import { choicesOf, type Questions, whatOf } from './question.js';

const PASS: Choice = { verb: 'pass' };
const never = (): boolean => false;

const TOKEN_PAIRS = FACTIONS.flatMap((a, i) => FACTIONS.slice(i + 1).map((b) => `${a}+${b}`));

/** Questions of setup, round start, combat and the end of the game. */
export const phaseQuestions: Questions<'leader' | 'tokens' | 'defend' | 'combat' | 'win' | 'endgame'> = {
  leader: {
    choices: (_, { from }) => choicesOf('leader', from),
    answer: (play, _, choice, seat) => takeLeader(play, seat, whatOf(choice)),
  },
  tokens: {
    choices: () => choicesOf('tokens', TOKEN_PAIRS),
    answer: (play, _, choice, seat) => {
      const tokens = whatOf(choice)
        .split('+')
        .map((faction) => oneOf(FACTIONS, faction));
      playerAt(play.state, seat).tokens = tokens;
      emit(play, { event: 'tokens-chosen', seat, secret: { seats: privyTo(play.state, seat), tokens } });
    },
  },
  defend: {
    choices: () => [{ verb: 'deploy' }, { verb: 'skip' }],
    answer: (play, { space }, choice, seat) => {
      if (choice.verb === 'deploy') deploy(play, seat, 1, 'supply', `space:${space}`);
    },
  },
  combat: {
    choices: (state, _, seat) => [...combatChoices(state, seat), PASS],
    answer: (play, _, choice, seat) => {
      const { state } = play;
      doNext(state, { task: 'combat-go' });
      if (choice.verb === 'pass') return passCombat(state);
      if (state.combat !== undefined) {
        state.combat.passes = 0;
        state.combat.played = true;
      }
      if (choice.where !== undefined) {
        doNext(state, { task: 'stand-down' });
        activate(play, seat, Number(choice.where), true);
      }
      playIntrigue(play, seat, whatOf(choice), 'combat');
    },
    answersItself: never,
  },
  win: {
    choices: (state, _, seat) => [...intrigueChoices(state, seat, 'win'), PASS],
    answer: (play, _, choice, seat) => {
      if (choice.verb === 'pass') return;
      doNext(play.state, { task: 'win-intrigues', seat });
      playIntrigue(play, seat, whatOf(choice), 'win');
    },
    answersItself: never,
  },
  endgame: {
    choices: (state, _, seat) => [
      ...intrigueChoices(state, seat, 'endgame'),
      ...choicesOf(
        'match',
        wildPartners(state, seat).map((card) => card.id),
      ),
      PASS,
    ],
    answer: (play, _, choice, seat) => {
      if (choice.verb === 'pass') return;
      doNext(play.state, { task: 'endgame', seats: [seat] });
      if (choice.verb === 'match') return matchWild(play, seat, whatOf(choice));
      playIntrigue(play, seat, whatOf(choice), 'endgame');
    },
    answersItself: never,
  },
};
