import type { AreaId } from '../../terms.js';

/** A legion and what it would attack, as one candidate. */
export function pairOf(from: AreaId, at: AreaId): string {
  return `${from}>${at}`;
}

export function attackerIn(pair: string): AreaId {
  return pair.slice(0, pair.indexOf('>'));
}

export function attackedIn(pair: string): AreaId {
  return pair.slice(pair.indexOf('>') + 1);
}
