import { oneOf } from '@sietch/kernel';
import type { AreaSet } from '../content/area-set.js';
import type { AreaDecision, AreaPurpose } from '../decisions.js';
import type { ArrakisPlay } from '../events.js';
import type { ArrakisState } from '../state.js';
import { type AreaId, SECTOR_IDS, type SectorId } from '../terms.js';
import { AREA_QUESTIONS } from './area-purposes.js';
import { areaChoices, orBack, orSkip, type Questions, whereOf } from './question.js';

function areasFor<P extends AreaPurpose>(state: ArrakisState, decision: AreaDecision<P>): AreaSet {
  return AREA_QUESTIONS[decision.purpose].areas(state, decision);
}

/** What was picked before can be put back: a sector, or the first of two areas. */
function isFollowUp({ purpose, sector }: AreaDecision): boolean {
  return sector !== undefined || AREA_QUESTIONS[purpose].before !== undefined;
}

function answerWith<P extends AreaPurpose>(play: ArrakisPlay, decision: AreaDecision<P>, area: AreaId): void {
  AREA_QUESTIONS[decision.purpose].answer(play, decision, area);
}

/** The same question within a sector, or within all of them. */
function narrowed(decision: AreaDecision, sector: SectorId | undefined): AreaDecision {
  // Every sixth question of a game is for a harvester, and many are for wormsigns: written out they are made ten times faster.
  if (decision.purpose === 'harvester') {
    const { kind, seats, side, purpose, mandatory } = decision;
    return { kind, seats, side, purpose, mandatory, sector };
  }
  if (decision.purpose === 'wormsign') {
    const { kind, seats, side, purpose, left } = decision;
    return { kind, seats, side, purpose, left, sector };
  }
  // A spread that is added to takes four times as long.
  return Object.assign({}, decision, { sector });
}

/** The question before: all sectors, or the first of two areas. */
function widened(decision: AreaDecision): AreaDecision {
  const { seats, side, purpose, sector } = decision;
  const { before } = AREA_QUESTIONS[purpose];
  if (sector !== undefined || before === undefined) return narrowed(decision, undefined);
  return { kind: 'area', seats, side, purpose: before };
}

/** A place on the map, whatever it is for. */
export const areaQuestions: Questions<'area'> = {
  area: {
    choices: (state, decision) => {
      const choices = areaChoices(areasFor(state, decision), decision.sector);
      if (decision.purpose === 'harvester' && decision.mandatory) return choices;
      return isFollowUp(decision) ? orBack(choices) : orSkip(choices);
    },
    answer: (play, decision, choice) => {
      if (choice.verb === 'sector') play.state.decision = narrowed(decision, oneOf(SECTOR_IDS, choice.what));
      else if (choice.verb === 'area') answerWith(play, decision, whereOf(choice));
      else if (choice.verb === 'back') play.state.decision = widened(decision);
    },
  },
};
