import { type Choice, oneOf, reveal } from '@sietch/kernel';
import { type AreaSet, both, isNone } from '../content/area-set.js';
import { sectorSet } from '../content/map.js';
import type { SectorDecision, SectorPurpose } from '../decisions.js';
import { type ArrakisPlay, emit } from '../events.js';
import { answering } from '../participants.js';
import { rollCombat } from '../rules/dice.js';
import { nextRemoval } from '../rules/next-of-several.js';
import { deepHarvesters, rocketSectors } from '../rules/targets.js';
import { removeHarvester } from '../rules/vehicles.js';
import type { ArrakisState } from '../state.js';
import { SECTOR_IDS, type SectorId } from '../terms.js';
import { choicesIn, choicesOf, orSkip, type Questions, sectorChoices, whereOf } from './question.js';

/** One purpose a sector is asked for. */
interface SectorQuestion<P extends SectorPurpose> {
  sectors(state: ArrakisState, decision: SectorDecision<P>): Choice[];
  answer(play: ArrakisPlay, decision: SectorDecision<P>, sector: SectorId): void;
}

const SECTOR_QUESTIONS: { readonly [P in SectorPurpose]: SectorQuestion<P> } = {
  harvesters: {
    sectors: (state) => sectorChoices(deepHarvesters(state)),
    answer: (play, { n }, sector) => askHarvester(play, sector, n),
  },
  rockets: {
    sectors: (state, { side }) => choicesOf('sector', rocketSectors(state, side)),
    answer: (play, { dice }, sector) => {
      const faces = rollCombat(play.state, dice);
      reveal(play);
      emit(play, { event: 'roll', side: 'atreides', faces, why: 'card:fremen-rockets' });
      nextRemoval(play, [sector], faces.filter((face) => face !== 'shield').length);
    },
  },
};

function sectorsFor<P extends SectorPurpose>(state: ArrakisState, decision: SectorDecision<P>): Choice[] {
  return SECTOR_QUESTIONS[decision.purpose].sectors(state, decision);
}

function answerWith<P extends SectorPurpose>(
  play: ArrakisPlay,
  decision: SectorDecision<P>,
  sector: SectorId,
): void {
  SECTOR_QUESTIONS[decision.purpose].answer(play, decision, sector);
}

function buriedHarvesters(state: ArrakisState, sector: SectorId): AreaSet {
  return both(deepHarvesters(state), sectorSet(sector));
}

function askHarvester({ state }: ArrakisPlay, sector: SectorId, left: number): void {
  if (left === 0 || isNone(buriedHarvesters(state, sector))) return;
  const side = 'atreides';
  state.decision = { kind: 'bury-harvester', seats: answering(state, side), side, sector, left };
}

/** A sector, whatever it is for, and the harvesters taken in it. */
export const sectorQuestions: Questions<'sector' | 'bury-harvester'> = {
  sector: {
    choices: (state, decision) => orSkip(sectorsFor(state, decision)),
    answer: (play, decision, choice) => {
      if (choice.verb === 'sector') answerWith(play, decision, oneOf(SECTOR_IDS, choice.what));
    },
  },
  'bury-harvester': {
    choices: (state, { sector }) => orSkip(choicesIn('remove', buriedHarvesters(state, sector))),
    answer: (play, { sector, left }, choice) => {
      if (choice.verb === 'skip') return;
      removeHarvester(play, whereOf(choice));
      askHarvester(play, sector, left - 1);
    },
  },
};
