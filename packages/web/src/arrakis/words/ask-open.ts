import type { DecisionKind } from '@sietch/arrakis';
import type { Asks } from './ask';
import { OPEN } from './automaton-words';

/** What the criteria of the automaton leave to people. */
export const askOpen: Asks<Extract<DecisionKind, 'open'>> = {
  open: ({ purpose }, { t }) => [
    t({ uk: 'Критерії Харконненів лишають вибір вам. ', en: 'The Harkonnen criteria leave this to you. ' }),
    t(OPEN[purpose].ask),
  ],
};
