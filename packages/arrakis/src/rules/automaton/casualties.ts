import { doNext } from '@sietch/kernel';
import { GENERIC } from '../../content/catalog.js';
import type { ArrakisPlay } from '../../events.js';
import { type Legion, zoneAt } from '../../state.js';
import type { AutomatonTask } from '../../tasks.js';
import { leadersIn } from '../legion.js';
import { decide } from './sift.js';

const BASHAR = GENERIC.harkonnen;

/** What a hit may be taken on, by the list of the rulebook (rulebook: Зазнавання втрат); several named leaders are for people to choose from. */
export function lossesOf(legion: Legion, hits: number): readonly string[] {
  return surplusLeaders(legion) ?? replaced(legion) ?? lastLeader(legion, hits) ?? ['regular'];
}

/** 1. Leaders, bashars first, until one is left, if possible a named one. */
function surplusLeaders(legion: Legion): readonly string[] | undefined {
  if (leadersIn(legion) < 2) return undefined;
  return legion.generic > 0 ? [BASHAR] : legion.named;
}

/** 2. Elite units become regular ones. 3. So do sardaukar. */
function replaced({ elite, special }: Legion): readonly string[] | undefined {
  if (elite > 0) return ['elite'];
  return special > 0 ? ['special'] : undefined;
}

/** 4. The last leader falls before the last unit. */
function lastLeader(legion: Legion, hits: number): readonly string[] | undefined {
  if (leadersIn(legion) === 0 || hits < legion.regular) return undefined;
  return legion.generic > 0 ? [BASHAR] : legion.named;
}

/** Which of several named leaders falls. */
export function loseOne(
  play: ArrakisPlay,
  task: AutomatonTask<'loss'>,
  takeHit: (what: string) => void,
): void {
  const { state } = play;
  const { area, hits, why } = task;
  const legion = zoneAt(state, area).harkonnen;
  if (legion === undefined) return;
  const what = decide(play, task, 'loss', lossesOf(legion, hits));
  if (what === undefined) return;
  doNext(state, { task: 'casualties', side: 'harkonnen', area, hits: hits - 1, why });
  takeHit(what);
}
