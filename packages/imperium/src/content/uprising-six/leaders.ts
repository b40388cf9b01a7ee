import { persuasion, when } from '../../effects/build.js';
import type { Leader } from '../component.js';
import { LEADERS as STANDARD } from '../uprising/leaders.js';

const SUGGESTED: Readonly<Record<string, readonly string[]>> = {
  'gurney-halleck': ['muaddib'],
  'lady-jessica': ['muaddib'],
  'staban-tuek': ['muaddib'],
  'feyd-rautha-harkonnen': ['shaddam-corrino-iv'],
  'lady-margot-fenring': ['shaddam-corrino-iv'],
  'princess-irulan': ['shaddam-corrino-iv'],
  'lady-amber-metulli': ['muaddib', 'shaddam-corrino-iv'],
};

/** With a commander's swords among his own, Gurney Halleck must show more strength. */
const GURNEY: Leader['ability']['does'] = {
  on: 'reveal-turn',
  effects: [when({ is: 'strength', atLeast: 10 }, persuasion(1))],
};

/** The leaders of the usual game, and whom each is suggested to fight for. */
export const LEADERS: readonly Leader[] = STANDARD.map((leader) => {
  const suggestedFor = SUGGESTED[leader.id];
  const { ability } = leader;
  return {
    ...leader,
    ...(suggestedFor && { suggestedFor }),
    ability: leader.id === 'gurney-halleck' ? { ...ability, does: GURNEY } : ability,
  };
});
