import { newSeed } from '@sietch/kernel';
import type { Save } from '../local/messages';

/** A guided game is known by its id among the saved ones. Every lesson has its own: an earlier one may still be played on. */
const LESSON = 'guide-';

/** Lessons by the game they teach; those of a war by the side one plays. */
export interface Lesson {
  readonly game: string;
  readonly side?: 'atreides' | 'harkonnen';
}

const LESSONS: Readonly<Record<string, readonly Lesson[]>> = {
  imperium: [{ game: 'imperium' }],
  uprising: [{ game: 'uprising' }],
  arrakis: [
    { game: 'arrakis', side: 'atreides' },
    { game: 'arrakis', side: 'harkonnen' },
  ],
};

export const lessonsOf = (game: string): readonly Lesson[] => LESSONS[game] ?? [];

export function isLesson(id: string): boolean {
  return id.startsWith(LESSON);
}

/**
 * What the opponents of the guided game like to do, by round and in order of preference. As long as the player follows
 * the guide, everything wished is possible and the game always goes the same way; otherwise they think for themselves.
 */
const MEMNON: readonly (readonly string[])[] = [
  [],
  [
    'agent:signet-ring>arrakeen',
    'deploy:2',
    'agent:diplomacy>foldspace',
    'acquire:arrakis-recruiter@row',
    'pass',
    'end',
  ],
  [
    'agent:dune-the-desert-planet>hagga-basin',
    'agent:signet-ring>mentat',
    'effect:mentat.0',
    'agent:diplomacy>wealth',
    'intrigue:charisma',
    'reveal',
    'acquire:bene-gesserit-sister@row',
    'pass',
    'end',
  ],
];

const RABBAN: readonly (readonly string[])[] = [
  [],
  [
    'agent:reconnaissance>carthag',
    'agent:diplomacy>wealth',
    'acquire:fedaykin-death-commando@row',
    'pass',
    'end',
  ],
  [
    'agent:signet-ring>imperial-basin',
    'deploy:2',
    'agent:dagger>hall-of-oratory',
    'acquire:spice-smugglers@row',
    'intrigue:ambush',
    'pass',
    'end',
  ],
];

const newId = (): string => `${LESSON}${newSeed().slice(0, 10)}`;

/** What a lesson is played with. That of Imperium is prepared; the others explain whatever comes. */
export function lessonSave(bot: string, { game, side }: Lesson): Save {
  switch (game) {
    case 'uprising':
      return {
        id: newId(),
        game,
        options: { players: 3, choam: true, confirmTurns: true },
        seed: newSeed(),
        keys: [],
        seats: [{ kind: 'person' }, { kind: 'bot', bot }, { kind: 'bot', bot }],
      };
    case 'arrakis':
      return {
        id: newId(),
        game,
        options: { players: 2, atreides: side === 'atreides' ? 0 : 1, confirmTurns: true },
        seed: newSeed(),
        keys: [],
        seats: [{ kind: 'person' }, { kind: 'bot', bot }],
      };
    default:
      return preparedLesson(bot);
  }
}

/** A prepared first game: the shuffle is known to bring a fight, a purchase, an intrigue and a leader's ring in two rounds. */
function preparedLesson(bot: string): Save {
  return {
    id: newId(),
    game: 'imperium',
    options: {
      players: 3,
      leaders: ['paul-atreides', 'earl-memnon-thorvald', 'glossu-the-beast-rabban'],
    },
    seed: 'first lesson 7540',
    keys: [],
    seats: [{ kind: 'person' }, { kind: 'bot', bot, wishes: MEMNON }, { kind: 'bot', bot, wishes: RABBAN }],
  };
}
