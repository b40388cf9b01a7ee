import type { ZoneView } from '@sietch/arrakis';
import type { PieceName } from '../../art/pieces';
import type { Glyph } from '../../icons/glyphs';

/** What lies in an area besides legions: a piece or a sign, with its rank if it has one. */
export interface Feature {
  readonly piece?: PieceName;
  readonly icon?: Glyph;
  readonly rank?: string;
  /** Everybody knows its rank: the token lies face up. */
  readonly shown?: boolean;
  /** Room it takes, in the map's measure. */
  readonly width: number;
}

/** Marks of the game rather than things in the area. */
export interface Marks {
  readonly atomics: boolean;
  /** A sietch or a settlement has been destroyed here. */
  readonly ruins: boolean;
  /** The automaton of the Harkonnen aims at this sietch. */
  readonly target: boolean;
}

export function featuresOf(zone: ZoneView, { atomics, ruins, target }: Marks): readonly Feature[] {
  const found: (Feature | undefined)[] = [
    zone.settlement > 0 ? { piece: 'settlement', rank: String(zone.settlement), width: 56 } : undefined,
    zone.hasSietch
      ? { piece: 'sietch', rank: String(zone.sietchRank ?? '?'), shown: zone.sietchShown, width: 56 }
      : undefined,
    zone.hasStation ? { piece: 'station', width: 40 } : undefined,
    zone.hasSign ? { piece: 'wormsign', width: 64 } : undefined,
    zone.worm === undefined
      ? undefined
      : { piece: zone.worm === 'sandworm' ? 'sandworm' : 'wild-maker', width: 68 },
    zone.harvester ? { piece: 'harvester', width: 70 } : undefined,
    ruins && zone.settlement === 0 && !zone.hasSietch ? { piece: 'ruins', width: 52 } : undefined,
    atomics ? { icon: 'atomics', width: 38 } : undefined,
    target ? { icon: 'target', width: 38 } : undefined,
  ];
  return found.filter((feature) => feature !== undefined);
}
