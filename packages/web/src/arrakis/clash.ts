import { type ArrakisEvent, type ArrakisView, enemyOf, type Face, type Side } from '@sietch/arrakis';
import type { SeenEvent } from '../link/table-link';

/** What a leader has made of a special result. */
export interface Turned {
  readonly leader: string;
  readonly swords: number;
  readonly shields: number;
}

/** What one side rolled in a round of a battle, and what became of it. */
export interface Throw {
  readonly faces: readonly Face[];
  /** One special more than the dice show. */
  readonly surprise: boolean;
  readonly turned: readonly Turned[];
}

/** A figure lost, or turned over. */
export type Loss = Extract<ArrakisEvent, { event: 'removed' | 'replaced' }>;

/** The latest battle as the log tells it: who fights where, the last roll, how it ended. */
export interface Clash {
  /** When it began. */
  readonly step: number;
  readonly attacker: Side;
  readonly from: string;
  readonly at: string;
  readonly surprise: boolean;
  readonly round: number;
  readonly thrown: Readonly<Partial<Record<Side, Throw>>>;
  /** Special units turned over since that roll: they fought in it. */
  readonly specialsLost: Readonly<Record<Side, number>>;
  readonly losses: readonly Loss[];
  readonly over?: { readonly step: number; readonly winner: Side | undefined };
}

/** The latest battle of the log, if there was one. */
export function clashIn(log: readonly SeenEvent[]): Clash | undefined {
  const start = log.findLastIndex(({ event }) => event.event === 'attack');
  const attack = log[start]?.event as ArrakisEvent | undefined;
  if (attack?.event !== 'attack') return undefined;
  const { side: attacker, from, area: at, surprise } = attack;
  let clash: Clash = {
    step: log[start]?.step ?? 0,
    attacker,
    from,
    at,
    surprise,
    round: 0,
    thrown: {},
    specialsLost: { atreides: 0, harkonnen: 0 },
    losses: [],
  };
  for (const seen of log.slice(start + 1)) {
    clash = after(clash, seen);
    if (clash.over !== undefined) break;
  }
  return clash;
}

function after(clash: Clash, seen: SeenEvent): Clash {
  const event = seen.event as ArrakisEvent;
  const { thrown, specialsLost } = clash;
  switch (event.event) {
    case 'roll': {
      if (event.why !== 'rule:battle') return clash;
      const roll: Throw = { faces: event.faces, surprise: event.surprise === true, turned: [] };
      // The attacker rolls first: a new round, which forgets the one before.
      if (event.side === clash.attacker)
        return {
          ...clash,
          round: clash.round + 1,
          thrown: { [event.side]: roll },
          specialsLost: { atreides: 0, harkonnen: 0 },
          losses: [],
        };
      return { ...clash, thrown: { ...thrown, [event.side]: roll } };
    }
    case 'ability': {
      const roll = thrown[event.side];
      if (roll === undefined) return clash;
      const { leader, swords, shields } = event;
      const turned = [...roll.turned, { leader, swords, shields }];
      return { ...clash, thrown: { ...thrown, [event.side]: { ...roll, turned } } };
    }
    case 'replaced':
    case 'removed': {
      const gone = (event.event === 'replaced' ? event.from : event.what) === 'special' ? event.n : 0;
      return {
        ...clash,
        losses: withLoss(clash.losses, event),
        specialsLost: { ...specialsLost, [event.side]: specialsLost[event.side] + gone },
      };
    }
    case 'battle-over':
      return { ...clash, over: { step: seen.step, winner: event.winner } };
    default:
      return clash;
  }
}

const kindOf = (loss: Loss): string => (loss.event === 'removed' ? loss.what : `${loss.from} ${loss.to}`);

/** Hits are taken one by one; whom they cost is told together: two regular units, not one and another one. */
function withLoss(losses: readonly Loss[], fresh: Loss): readonly Loss[] {
  const alike = (loss: Loss) =>
    loss.event === fresh.event && loss.side === fresh.side && kindOf(loss) === kindOf(fresh);
  if (!losses.some(alike)) return [...losses, fresh];
  return losses.map((loss) => (alike(loss) ? { ...loss, n: loss.n + fresh.n } : loss));
}

/** Enemy swords, own shields, those of them the enemy's special units cancel, and the hits that are left. */
export interface Sum {
  readonly swords: number;
  readonly shields: number;
  readonly cancelled: number;
  readonly hits: number;
}

const facesOf = (roll: Throw, face: Face, gained: 'swords' | 'shields'): number =>
  roll.faces.filter((each) => each === face).length +
  roll.turned.reduce((sum, each) => sum + each[gained], 0);

/** The hits a side takes from the last roll (rulebook: special units cancel shields, shields cancel swords). */
export function hitsOn(side: Side, clash: Clash, { areas }: Pick<ArrakisView, 'areas'>): Sum | undefined {
  const enemy = enemyOf(side);
  const [own, theirs] = [clash.thrown[side], clash.thrown[enemy]];
  if (own === undefined || theirs === undefined) return undefined;
  // Whoever has won may have moved in already.
  const specialsNow = [clash.from, clash.at].reduce((sum, id) => sum + (areas[id]?.[enemy]?.special ?? 0), 0);
  const swords = facesOf(theirs, 'sword', 'swords');
  const shields = facesOf(own, 'shield', 'shields');
  const cancelled = Math.min(shields, specialsNow + clash.specialsLost[enemy]);
  return { swords, shields, cancelled, hits: Math.max(0, swords - (shields - cancelled)) };
}
