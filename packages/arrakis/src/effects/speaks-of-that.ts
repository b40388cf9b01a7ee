import { childrenOf } from './children.js';
import type { Step, StepOf, StepWord } from './step.js';

const no = (): boolean => false;
const yes = (): boolean => true;

/** Is a step itself, without those within it, about the legion the step before it named? */
const OF_THAT: { readonly [K in StepWord]: (step: StepOf<K>) => boolean } = {
  place: no,
  deploy: no,
  'place-each': no,
  scatter: no,
  muster: no,
  recruit: no,
  warn: no,
  reinforce: yes,
  move: ({ who }) => who.that === true,
  'move-again': yes,
  carry: no,
  attack: ({ who }) => who.that === true,
  'special-attack': no,
  choose: no,
  if: no,
  'any-result': no,
  enter: no,
  draw: no,
  'play-card': no,
  upgrade: no,
  vehicles: no,
  'desert-power': no,
  wormsigns: no,
  'remove-wormsigns': no,
  sandworms: no,
  'wild-maker': no,
  'move-worms': no,
  'attack-worm': no,
  storms: no,
  wound: ({ who }) => who === 'adjacent',
  'opponent-discards': no,
  'bene-gesserit': no,
  'bury-prescience': no,
  'renew-prescience': no,
  attach: no,
  'discard-die': no,
  'force-die': no,
  uncover: no,
  restrain: no,
  'second-objective': no,
  'shift-markers': no,
  atomics: no,
  'lower-power': no,
  'remove-vehicles': no,
  'remove-harvesters': no,
  'shoot-vehicles': no,
  'swap-tokens': no,
  'move-sietch': no,
  displace: no,
};

function isOfThat<K extends StepWord>(step: StepOf<K>): boolean {
  return OF_THAT[step.do](step);
}

/** Steps are printed on cards: each is looked through once. */
const known = new WeakMap<Step, boolean>();

export function speaksOfThat(step: Step): boolean {
  const before = known.get(step);
  if (before !== undefined) return before;
  const speaks = isOfThat(step) || childrenOf(step).some(speaksOfThat);
  known.set(step, speaks);
  return speaks;
}
