import { doNext, type Participant } from '@sietch/kernel';
import { catalogOf, numbersOf } from '../../content/catalog.js';
import type { Effect, EffectOf, InfluenceTarget, Option } from '../../effects/effect.js';
import { emit, type ImperiumPlay } from '../../events.js';
import { asked } from '../../participants.js';
import type { ImperiumState } from '../../state.js';
import { type Faction, isFaction, type Ref, type Track } from '../../terms.js';
import { costReason, payFor } from '../cost.js';
import { gainInfluence, influenceTargets, tracksToGain } from '../influence.js';
import { doEffectsNext } from '../pending.js';
import { gain } from '../resources.js';
import { removeShieldWall } from '../sandworms.js';
import { rivalAt } from './card.js';
import {
  alliancesInReach,
  breakTie,
  factionRanked,
  leastInfluence,
  mostInfluence,
} from './priorities/factions.js';
import { placeAmongFactions } from './spies.js';

type Carry<K extends Effect['do']> = (
  play: ImperiumPlay,
  seat: Participant,
  effect: EffectOf<K>,
  source: Ref,
) => boolean;

const nothing = (): boolean => true;

/** What a Rival does otherwise than a player. `false`: just as a player would, people answering for it. */
const OTHERWISE: { readonly [K in Effect['do']]?: Carry<K> } = {
  influence: (play, seat, { n, with: target }, source) => {
    const [only, ...others] = factionsFor(play.state, seat, target, n);
    if (only === undefined) return true;
    if (others.length > 0) {
      const from = [only, ...others];
      play.state.decision = { kind: 'faction', ...asked(play.state, seat), source, n, from };
    } else gainInfluence(play, seat, only, n, source);
    return true;
  },
  choose: (play, seat, effect, source) => chooseFactions(play, seat, effect, source),
  pay: (play, seat, { cost, effects }, source) => {
    if (!catalogOf(play.state).edition.rivals.alwaysPays) return false;
    if (costReason(play.state, seat, cost, source) === undefined) payFor(play, seat, cost, effects, source);
    return true;
  },
  'signet-ring': (play, seat) => {
    const card = rivalAt(play.state, seat);
    if (card === undefined || card.signet.length === 0) return true;
    emit(play, { event: 'rival-signet', seat, rival: card.id });
    doEffectsNext(play, seat, card.signet, `rival:${card.id}`);
    return true;
  },
  'place-spy': (play, seat, { n }, source) => {
    if (n > 1) doNext(play.state, { task: 'effect', seat, effect: { do: 'place-spy', n: n - 1 }, source });
    placeAmongFactions(play, seat, source);
    return true;
  },
  'remove-shield-wall': (play, seat) => {
    if (play.state.shieldWall) removeShieldWall(play, seat);
    return true;
  },
  'take-contract': (play, seat, _, source) => {
    gain(play, seat, 'solari', numbersOf(play.state).contractSolari, source);
    return true;
  },
  // A Rival has no cards of its own.
  trash: nothing,
  draw: nothing,
};

/** Carries out an effect as the rulebook lets a Rival do it; `false` if that is no different from a player. */
export function resolveForRival(play: ImperiumPlay, seat: Participant, effect: Effect, source: Ref): boolean {
  const carry = OTHERWISE[effect.do] as Carry<Effect['do']> | undefined;
  return carry?.(play, seat, effect, source) ?? false;
}

/** Where the choice is a Rival's it takes the faction it has least influence with (rulebook: Вибір). */
function factionsFor(
  state: ImperiumState,
  seat: Participant,
  target: InfluenceTarget,
  steps: number,
): readonly Track[] {
  const open = influenceTargets(state, seat, 'any');
  if (target === 'most') return breakTie(state, seat, mostInfluence(state, seat, open));
  if (target === 'allying') {
    const allies = alliancesInReach(state, seat, open, steps);
    return breakTie(state, seat, leastInfluence(state, seat, allies.length > 0 ? allies : open));
  }
  if (typeof target === 'object' && 'rank' in target) {
    const ranked = factionRanked(state, seat, target.rank);
    return open.filter((faction) => faction === ranked);
  }
  const from = influenceTargets(state, seat, target).filter((faction) => open.includes(faction));
  return breakTie(state, seat, leastInfluence(state, seat, from));
}

/**
 * Several factions at once: those with the least influence. Only between tied ones people choose. Other choices they make
 * for the Rival as if it were a player.
 */
function chooseFactions(
  play: ImperiumPlay,
  seat: Participant,
  effect: EffectOf<'choose'>,
  source: Ref,
): boolean {
  const { state } = play;
  const options = new Map<Track, Option>();
  for (const option of effect.options) {
    const faction = factionOf(option);
    if (faction === undefined) return false;
    options.set(faction, option);
  }
  const left = tracksToGain(state, seat, [...options.keys()]);
  const certain: Track[] = [];
  let tied: readonly Track[] = [];
  while (certain.length < effect.count && left.length > 0) {
    const missing = effect.count - certain.length;
    const least = leastInfluence(state, seat, left);
    tied = least.length <= missing ? least : breakTie(state, seat, least);
    if (tied.length > missing) break;
    certain.push(...tied);
    for (const faction of tied) left.splice(left.indexOf(faction), 1);
    tied = [];
  }
  for (const faction of certain.reverse()) doEffectsNext(play, seat, options.get(faction) ?? [], source);
  if (tied.length > 0) {
    state.decision = {
      kind: 'choose',
      ...asked(state, seat),
      source,
      options: tied.map((faction) => options.get(faction) ?? []),
      taken: [],
      count: effect.count - certain.length,
      optional: false,
    };
  }
  return true;
}

function factionOf(option: Option): Faction | undefined {
  const [only, ...others] = option;
  return only?.do === 'influence' && others.length === 0 && isFaction(only.with) ? only.with : undefined;
}
