import { type Choice, doNext } from '@sietch/kernel';
import { emit } from '../events.js';
import { type CandidateKind, PURPOSES, type Purpose } from '../purposes.js';
import { attackedIn, attackerIn, pairOf } from '../rules/automaton/pair.js';
import { placesOf } from '../rules/automaton/token-places.js';
import { never, type Questions, whatOf, whereOf } from './question.js';

/** How a candidate is written as a choice, and read from it again. */
interface Written {
  choice(candidate: string): Choice;
  candidate(choice: Choice): string;
}

const named = (verb: string): Written => ({ choice: (what) => ({ verb, what }), candidate: whatOf });

/** A legion and what it attacks. */
const attacking: Written = {
  choice: (pair) => ({ verb: 'attack', what: attackerIn(pair), where: attackedIn(pair) }),
  candidate: (choice) => pairOf(whatOf(choice), whereOf(choice)),
};

const WRITTEN: Readonly<Record<CandidateKind, Written>> = {
  area: { choice: (where) => ({ verb: 'area', where }), candidate: whereOf },
  pair: attacking,
  air: named('zone'),
  sector: named('sector'),
  leader: named('leader'),
  prescience: named('prescience'),
  token: named('reveal'),
  power: named('power'),
  deck: named('deck'),
};

const writtenFor = (purpose: Purpose): Written => WRITTEN[PURPOSES[purpose]];

/** What the criteria of the automaton leave open. */
export const openQuestions: Questions<'open'> = {
  open: {
    choices: (_, { purpose, candidates }) => candidates.map(writtenFor(purpose).choice),
    answer: (play, { purpose, goesOn }, choice) => {
      const candidate = writtenFor(purpose).candidate(choice);
      const places = placesOf(play.state, purpose, [candidate]);
      emit(play, { event: 'picked', purpose, candidate, ...places });
      doNext(play.state, { ...goesOn, picked: candidate });
    },
    answersItself: never,
  },
};
