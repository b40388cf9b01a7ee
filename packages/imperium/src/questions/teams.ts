import { type Choice, doNext, oneOf } from '@sietch/kernel';
import { emit } from '../events.js';
import { activate, alliesToActivate } from '../rules/activation.js';
import { concede } from '../rules/concession.js';
import { giveContracts } from '../rules/contracts.js';
import { distinct } from '../rules/deck.js';
import { deploymentLimit } from '../rules/deployment.js';
import { possibleSplits, reinforce } from '../rules/reinforcements.js';
import { moveToThroneRow, throneRowCards } from '../rules/throne-row.js';
import {
  answerTrade,
  askForGoods,
  goodsOf,
  handOver,
  handOverIntrigue,
  tradingPartners,
} from '../rules/trade.js';
import { deploy } from '../rules/troops.js';
import { chooseWay } from '../rules/visit.js';
import { playerAt, turnOf } from '../state.js';
import { RESOURCES } from '../terms.js';
import { choicesOf, countIn, type Questions, upTo, whatOf } from './question.js';

type TeamKind =
  | 'activate'
  | 'ally-deploys'
  | 'reinforce'
  | 'trade-with'
  | 'trade'
  | 'trade-amount'
  | 'trade-intrigue'
  | 'to-throne-row'
  | 'give-contracts'
  | 'contribute'
  | 'concede';

const SKIP: Choice = { verb: 'skip' };
const DONE: Choice = { verb: 'done' };

/** What commanders ask of allies, and teammates of each other. */
export const teamQuestions: Questions<TeamKind> = {
  activate: {
    choices: (state, _, seat) => alliesToActivate(state, seat).map((count) => ({ verb: 'activate', count })),
    answer: (play, { card, space }, choice, seat) => {
      activate(play, seat, countIn(choice));
      chooseWay(play, seat, card, space);
    },
  },
  'ally-deploys': {
    choices: (_, decision) => upTo('deploy', decision.upTo),
    answer: (play, { space }, choice, seat) => {
      const turn = turnOf(play.state);
      turn.deployedHere += countIn(choice);
      doNext(play.state, { task: 'settle' });
      deploy(play, seat, countIn(choice), 'garrison', `space:${space}`);
      turn.heldBack = deploymentLimit(play.state);
    },
  },
  reinforce: {
    choices: (state, { n }, seat) =>
      possibleSplits(state, seat, n).map((count) => ({ verb: 'split', count })),
    answer: (play, { n, source }, choice, seat) => reinforce(play, seat, n, countIn(choice), source),
  },
  'trade-with': {
    choices: (state, _, seat) => [
      ...tradingPartners(state, seat).map((count) => ({ verb: 'seat', count })),
      SKIP,
    ],
    answer: (play, { source }, choice, seat) => {
      if (choice.verb === 'seat') askForGoods(play, seat, countIn(choice), false, source);
    },
  },
  trade: {
    choices: (state, _, seat) => [...choicesOf('give', goodsOf(state, seat)), SKIP],
    answer: (play, decision, choice, seat) => {
      const { kind: _, ...side } = decision;
      if (choice.verb === 'skip') answerTrade(play, seat, decision);
      else if (choice.what === 'intrigue')
        play.state.decision = { ...side, kind: 'trade-intrigue', given: 0 };
      else play.state.decision = { ...side, kind: 'trade-amount', what: oneOf(RESOURCES, choice.what) };
    },
  },
  'trade-amount': {
    choices: (state, { what }, seat) => upTo('give', playerAt(state, seat)[what]).slice(1),
    answer: (play, decision, choice, seat) => {
      handOver(play, seat, decision.partner, decision.what, countIn(choice));
      answerTrade(play, seat, decision);
    },
  },
  'trade-intrigue': {
    choices: (state, { given }, seat) => [
      ...choicesOf('give', distinct(playerAt(state, seat).intrigues)),
      ...(given > 0 ? [DONE] : []),
    ],
    answer: (play, decision, choice, seat) => {
      if (choice.verb === 'done') return answerTrade(play, seat, decision);
      handOverIntrigue(play, seat, decision.partner, whatOf(choice));
      if (playerAt(play.state, seat).intrigues.length === 0) answerTrade(play, seat, decision);
      else play.state.decision = { ...decision, given: decision.given + 1 };
    },
    // Equal cards must not give themselves away.
    answersItself: (state, { given }, seat) => given === 0 && playerAt(state, seat).intrigues.length === 1,
  },
  'to-throne-row': {
    choices: (state, { except }) => choicesOf('move', throneRowCards(state, except)),
    answer: (play, _, choice, seat) => moveToThroneRow(play, seat, whatOf(choice)),
  },
  'give-contracts': {
    choices: (state, _, seat) => {
      const [what, other] = state.contractRow;
      if (what === undefined) return [];
      const allies = alliesToActivate(state, seat);
      // Two equal tiles: it does not matter who gets which.
      const different = what === other ? allies.slice(0, 1) : allies;
      return different.map((ally) => ({ verb: 'give', what, where: String(ally) }));
    },
    answer: (play, _, choice, seat) =>
      giveContracts(play, alliesToActivate(play.state, seat), Number(choice.where)),
  },
  contribute: {
    choices: (_, decision) => upTo('give', decision.upTo),
    answer: (play, { contribution }, choice) => {
      const given = [...contribution.given, countIn(choice)];
      doNext(play.state, { task: 'contribute', ...contribution, given });
    },
  },
  concede: {
    choices: () => [{ verb: 'concede' }, SKIP],
    answer: (play, { to, concessions }, choice, seat) => {
      const yields = choice.verb === 'concede';
      if (yields) emit(play, { event: 'conceded', seat, to });
      concede(play, seat, concessions, yields);
    },
  },
};
