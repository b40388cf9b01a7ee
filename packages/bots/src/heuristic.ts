import { type Choice, sure } from '@sietch/kernel';
import type { Bot } from './bot.js';
import { type Care, deliberate } from './deliberation.js';
import type { Dice } from './dice.js';
import { drawn, softmax } from './learning/softmax.js';
import { USUAL_POSITIONS, type Weighed } from './search.js';

interface Weighing extends Care {
  /** At 0 it takes the best; the higher, the more often something that is nearly as good. */
  readonly softness: number;
}

/**
 * A bot that tries every choice on a position guessed from its view and compares where they lead by the game's own
 * pricing.
 */
export function weigher(id: string, { softness, ...care }: Weighing): Bot {
  return {
    id,
    choose: (question, dice) => {
      const [only, second] = question.choices;
      if (only !== undefined && second === undefined) return only;
      const weighed = deliberate(question, dice, care);
      return softness === 0 ? sure(weighed[0], 'choice').choice : nearlyBest(weighed, softness, dice);
    },
  };
}

/** Takes the best that it tried. */
export const heuristic: Bot = weigher('heuristic', { positions: USUAL_POSITIONS, softness: 0 });

/** The nearer a choice comes to the best, measured by how far they lie apart, the likelier it is taken. */
function nearlyBest(weighed: readonly Weighed[], softness: number, dice: Dice): Choice {
  const highest = Math.max(...weighed.map(({ worth }) => worth));
  const behind = weighed.map(({ worth }) => highest - worth);
  const spread = behind.reduce((sum, gap) => sum + gap, 0) / behind.length || 1;
  const chances = softmax(Float64Array.from(behind, (gap) => -gap / (spread * softness)));
  return sure(weighed[drawn(chances, weighed.length, dice.fraction())], 'choice').choice;
}
