import { AREAS, type Terrain } from '@sietch/arrakis';
import { memo } from 'react';
import { HIDDEN } from '../board/glyph';
import { useWar } from '../use-war';
import { CLOSED_LINE, CLOSED_TICKS, type Land as Drawn, landOf, SECTOR_LINE } from './relief/land';

/** The ground as it lies now. */
export function Land() {
  const { areas } = useWar().view;
  const changed = AREAS.flatMap(({ id, terrain }): [string, Terrain][] => {
    const now = areas[id]?.terrain;
    return now === undefined || now === terrain ? [] : [[id, now]];
  });
  return <Ground land={landOf(Object.fromEntries(changed))} />;
}

/** Sand, what the wind has made of it, shadows, plateaus, and the rock above them all. */
export const Ground = memo(function Ground({ land }: { readonly land: Drawn }) {
  return (
    <g className="land" {...HIDDEN}>
      {(['desert', 'deep-desert', 'minor-erg'] as const).map((terrain) => (
        <path key={terrain} className={`ground-${terrain}`} d={land.grounds[terrain]} />
      ))}
      <path className="slip" d={land.ripples} transform="translate(1 2.2)" />
      <path className="crest" d={land.ripples} />
      <path className="dune-lit" d={land.dunesLit} />
      <path className="dune-dark" d={land.dunesDark} />
      <path className="slip" d={land.arcs} />
      <path className="cast far" d={land.casts} transform="translate(11 14)" />
      <path className="cast" d={land.casts} transform="translate(6 8)" />
      <path className="ground-plateau" d={land.grounds.plateau} />
      <path className="strata" d={land.strata} />
      <path className="outline" d={land.borders} />
      <path className="ground-mountain" d={land.grounds.mountain} />
      {land.faces.map((face, tone) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tone is its index.
        <path key={tone} className={`rock-${tone + 1}`} d={face} />
      ))}
      <path className="ridge" d={land.ridges} />
      <path className="outline of-rock" d={land.rockBorders} />
    </g>
  );
});

/** Over whatever is lit: the borders of sectors, and those no legion crosses. */
export const Lines = memo(function Lines() {
  return (
    <g className="land" {...HIDDEN}>
      <path className="sector-case" d={SECTOR_LINE} />
      <path className="sector-border" d={SECTOR_LINE} />
      <path className="closed-case" d={CLOSED_LINE} />
      <path className="closed-ticks" d={CLOSED_TICKS} />
      <path className="closed-border" d={CLOSED_LINE} />
    </g>
  );
});
