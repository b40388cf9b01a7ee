import type { ArrakisView } from '@sietch/arrakis';
import type { ImperiumView } from '@sietch/imperium';
import type { TableView } from '../link/table-link';
import { factsOf, NO_FACTS } from './facts';
import type { Moment } from './follow';

/** Where a game stands: the war knows sides, the others agents. */
export function momentIn(game: string, view: TableView): Moment {
  const { decision, round } = view;
  const choices = decision?.choices;
  const now = {
    round,
    kind: choices === undefined ? undefined : decision?.kind,
    keys: choices?.map(({ key }) => key) ?? [],
  };
  if (game === 'arrakis') return { ...now, side: (view as ArrakisView).side, agents: 0, facts: NO_FACTS };
  const { seat, players } = view as ImperiumView;
  return {
    ...now,
    agents: seat === undefined ? 0 : (players[seat]?.agents ?? 0),
    facts: factsOf(view as ImperiumView),
  };
}
