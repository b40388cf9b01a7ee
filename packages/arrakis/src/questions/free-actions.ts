import { doNext, oneOf } from '@sietch/kernel';
import { prescienceCard } from '../content/catalog.js';
import { type ArrakisPlay, emit } from '../events.js';
import { answering } from '../participants.js';
import { warned } from '../rules/automaton/reinforcements.js';
import { claim, claimable, fleeingTokens, gainBonus } from '../rules/claims.js';
import { scout, scoutAreas, scoutZones } from '../rules/free-actions.js';
import { areaOfLeader, leaderNamed, legionAt, removeFrom } from '../rules/legion.js';
import { showSietch, showToken, tokensToShow } from '../rules/tokens.js';
import { zoneAt } from '../state.js';
import { AIR_ZONE_IDS, MARKERS, type PrescienceId } from '../terms.js';
import { choicesIn, choicesOf, DONE, never, orDone, type Questions, whatOf, whereOf } from './question.js';

/** Carries out what a card claimed at the end of the round asks for. */
function claimAtEnd(play: ArrakisPlay, id: PrescienceId): void {
  const { state } = play;
  const { requires } = prescienceCard(id);
  const side = 'atreides';
  if (requires.is === 'show-sietch') {
    const area = areaOfLeader(state, side, leaderNamed(state, side, requires.with));
    if (area !== undefined) {
      showSietch(play, area);
      warned(play);
    }
  }
  if (requires.is === 'show-tokens') {
    const area = areaOfLeader(state, side, leaderNamed(state, side, requires.with));
    if (area === undefined) return;
    state.decision = {
      kind: 'show-tokens',
      seats: answering(state, side),
      side,
      card: id,
      area,
      left: requires.n,
    };
    return;
  }
  claim(play, id);
}

/** Questions of free actions and of prescience cards. */
export const freeActionQuestions: Questions<
  | 'guerrilla'
  | 'scout-zone'
  | 'scout-area'
  | 'scout-what'
  | 'claim'
  | 'claim-end'
  | 'give-up-token'
  | 'show-tokens'
  | 'bonus-marker'
> = {
  guerrilla: {
    choices: (state, { more }) => [
      ...tokensToShow(state).map(({ token: what, area: where }) => ({ verb: 'reveal', what, where })),
      ...(more ? [DONE] : []),
    ],
    answer: (play, decision, choice) => {
      if (choice.verb === 'done') return;
      const { state } = play;
      doNext(state, { task: 'limits', area: whereOf(choice) }, { task: 'guerrilla' });
      showToken(play, whereOf(choice), whatOf(choice));
      warned(play);
      if (decision.side !== 'atreides') throw new Error('Only the Atreides train guerrillas.');
    },
    answersItself: never,
  },
  'scout-zone': {
    choices: (state) => choicesOf('ornithopter', scoutZones(state)),
    answer: (play, { seats, side }, choice) => {
      play.state.decision = { kind: 'scout-area', seats, side, zone: oneOf(AIR_ZONE_IDS, choice.what) };
    },
  },
  'scout-area': {
    choices: (state, { zone }) => choicesIn('scout', scoutAreas(state, zone)),
    answer: (play, { seats, side, zone }, choice) => {
      play.state.decision = { kind: 'scout-what', seats, side, zone, area: whereOf(choice) };
    },
  },
  'scout-what': {
    choices: (state, { area }) => {
      const zone = zoneAt(state, area);
      const sietch = zone.sietch > 0 && !zone.sietchShown;
      const tokens = (zone.atreides?.tokens.length ?? 0) > 0;
      const kinds = sietch && tokens ? ['both', 'sietch', 'tokens'] : sietch ? ['sietch'] : ['tokens'];
      return choicesOf('reveal', kinds);
    },
    answer: (play, { zone, area }, choice) => {
      scout(play, zone, area, whatOf(choice) as 'sietch' | 'tokens' | 'both');
    },
    answersItself: never,
  },
  claim: {
    choices: (_, { card }) => [{ verb: 'claim', what: card }, { verb: 'decline' }],
    answer: (play, { seats, side, card }, choice) => {
      if (choice.verb === 'decline') return;
      if (prescienceCard(card).requires.is === 'give-up-token') {
        play.state.decision = { kind: 'give-up-token', seats, side, card };
      } else claim(play, card);
    },
  },
  'claim-end': {
    choices: (state) => orDone(choicesOf('claim', claimable(state, 'end-of-round'))),
    answer: (play, _, choice) => {
      if (choice.verb === 'done') return;
      doNext(play.state, { task: 'claim-end' });
      claimAtEnd(play, whatOf(choice));
    },
  },
  'give-up-token': {
    choices: (state) =>
      fleeingTokens(state).map(({ token: what, area: where }) => ({ verb: 'give-up', what, where })),
    answer: (play, { card }, choice) => {
      const { state } = play;
      const [token, area] = [whatOf(choice), whereOf(choice)];
      removeFrom(legionAt(state, 'atreides', area).tokens, token);
      state.tokensLost.push(token);
      emit(play, { event: 'token-lost', token, area });
      doNext(state, { task: 'lone-leaders', area });
      claim(play, card);
    },
  },
  'show-tokens': {
    choices: (state, { area }) => choicesOf('reveal', zoneAt(state, area).atreides?.tokens ?? []),
    answer: (play, decision, choice) => {
      const { area, card, left } = decision;
      if (left === 1) doNext(play.state, { task: 'limits', area });
      showToken(play, area, whatOf(choice));
      warned(play);
      if (left > 1) play.state.decision = { ...decision, left: left - 1 };
      else claim(play, card);
    },
  },
  'bonus-marker': {
    choices: () => choicesOf('up', MARKERS),
    answer: (play, _, choice) => gainBonus(play, whatOf(choice)),
  },
};
