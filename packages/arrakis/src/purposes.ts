/** What the automaton chooses by its lists, and what its candidates are. */
export const PURPOSES = {
  'attack-sietch': 'pair',
  'attack-legion': 'pair',
  'attack-ornithopter': 'air',
  detour: 'area',
  march: 'area',
  'march-to': 'area',
  'march-ornithopter': 'air',
  carry: 'area',
  'carry-to': 'area',
  deploy: 'area',
  place: 'area',
  scatter: 'area',
  leader: 'leader',
  upgrade: 'area',
  harvester: 'area',
  'harvest-sector': 'sector',
  carryall: 'air',
  ornithopter: 'air',
  uncover: 'area',
  wound: 'leader',
  wormsign: 'area',
  shell: 'area',
  bury: 'prescience',
  token: 'token',
  loss: 'leader',
  rescue: 'air',
  keep: 'power',
  raise: 'power',
  forfeit: 'deck',
} as const;

export type Purpose = keyof typeof PURPOSES;
export type CandidateKind = (typeof PURPOSES)[Purpose];

/** What is asked of every legion before a list is read: the leader of a Leadership die, and the greater combat power. */
export type RequirementName = 'with-leader' | 'stronger';

/** The criteria of the rulebook's lists, each a function of `rules/automaton/criteria`. */
export const CRITERIA = [
  'nearest-legion',
  'highest-rank',
  'widest-margin',
  'no-ornithopter',
  'target-sietch',
  'strongest-enemy',
  'named-leader',
  'nearest-to-target',
  'strongest-legion',
  'nearest-to-target-sietch',
  'joins-a-legion',
  'nearest-to-a-sietch',
  'mountain',
  'plateau-or-erg',
  'desert-without-sign',
  'beats-defender',
  'rabban-or-feyd',
  'safe-deep-desert',
  'safe-desert',
  'free-deep-desert',
  'free-desert',
  'most-harvesters',
  'two-from-a-sietch',
  'over-target',
  'beside-target',
  'central-air',
  'lowest-marker',
] as const;
export type CriterionName = (typeof CRITERIA)[number];
