import { SIETCH_AREAS } from '../../src/content/settlements.js';
import { Table } from '../table.js';

export const ALONE = { players: 1 } as const;
/** House Atreides and the Fremen share one side. */
export const SHARING = { players: 2, solo: true } as const;

type Areas = Readonly<Record<string, object>>;
interface More {
  readonly automaton?: object;
  readonly [field: string]: unknown;
}

/** A board with nothing but what is named; other sietches have been destroyed. The first one named is the target. */
export function war(areas: Areas, more: More = {}, options: object = ALONE): Table {
  const gone = SIETCH_AREAS.filter((id) => areas[id] === undefined).map((id) => [id, { sietch: 0 }]);
  const target = SIETCH_AREAS.find((id) => id === Object.keys(areas)[0]);
  const { automaton = {}, ...rest } = more;
  return new Table(
    {
      clear: true,
      areas: { ...Object.fromEntries(gone), ...areas },
      ...rest,
      automaton: { ...(target === undefined ? {} : { target: `tactic-${target}` }), ...automaton },
    },
    options,
  );
}

/** A turn of the automaton with a die of this result; one more die is left after it. */
export function turnWith(result: string, areas: Areas, more: More = {}, options: object = ALONE): Table {
  const { automaton = {}, ...rest } = more;
  return war(
    areas,
    {
      turn: 'harkonnen',
      actionRolls: { harkonnen: [result] },
      harkonnen: { leaders: NO_LEADERS },
      ...rest,
      automaton: { dice: 2, ...automaton },
    },
    options,
  );
}

/** No named leader has a special action to offer. */
export const NO_LEADERS = {
  'baron-harkonnen': 'gone',
  'beast-rabban': 'gone',
  'captain-aramsham': 'gone',
} as const;

/** The cards of the automaton on top of its decks, the first to be played first. */
export const DECKS = (house: readonly string[], corrino: readonly string[]) => ({
  leaders: NO_LEADERS,
  decks: { 'house-harkonnen': house, corrino },
});
