import { AIR_ZONES, AREAS, type ArrakisEvent } from '@sietch/arrakis';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { PieceDrawing } from '../../art/piece-drawing';
import { Icon } from '../../icons/icon';
import type { SeenEvent } from '../../link/table-link';
import { useSettings } from '../../settings/settings';
import { useAimed } from '../../table/pointing';
import { refParts } from '../../table/ref';
import { HIDDEN } from '../board/glyph';
import { useWar } from '../use-war';
import { AirZoneMark } from './air-zone';
import { AreaTarget } from './area-cell';
import { areaLayout } from './area-layout';
import { AreaNames } from './area-names';
import { AreaThings } from './area-things';
import { CELLS, MAP_BOX, sectorMiddle, ZONE_POINTS } from './arrakis-map';
import { Arrows } from './arrows';
import { Beyond } from './beyond';
import { FigureTargets } from './figure-targets';
import type { Point } from './geometry';
import { Land, Lines } from './land';
import { frameIn } from './lens';
import { MapDefs } from './map-defs';
import { Marks, Served } from './marks';
import { placeNames } from './name-places';
import { numbersAt } from './piece-size';
import { SectorNames } from './sector-names';
import { placeSectors } from './sector-places';
import { useStanding } from './standing';
import { roomIn, useLens } from './use-lens';
import { usePlaces } from './use-place';

/** The planet: ground, borders, what stands on it, and what can be touched. */
export function MapView({
  follow,
  finger = follow,
}: {
  /** Comes closer to what can be chosen by itself. */
  readonly follow: boolean;
  /** What can be chosen is made large enough to be hit. */
  readonly finger?: boolean;
}) {
  const { speaker, lit } = useWar();
  const { war } = speaker;
  const pane = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const { lens, zoom, show, wasDragged } = useLens(pane, svg);
  const scale = useScale(pane);
  const places = useMemo(() => [...lit].flatMap(pointsOf), [lit]);
  const aimed = useAimed();
  // Where nothing can be chosen, what is being told is brought closer.
  const shown = places.length > 0 ? places : aimed.flatMap(pointsOf);
  const wanted = shown.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join(',');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lens moves when other places are lit, not at every redrawing.
  useEffect(() => {
    if (follow) show(shown, AIR);
  }, [follow, wanted]);
  const pixels = scale * lens.k;
  const reach = finger ? FINGER_PX / pixels : 0;
  const letters = lettersAt(pixels);
  const numbers = numbersAt(pixels);
  const close = pixels > CLOSE;
  // While the map is only moved nothing on it is drawn anew.
  const planet = useMemo(
    () => (
      <>
        <Beyond />
        <Land />
        <Targets reach={reach} wasDragged={wasDragged} exact={!follow} />
        <FigureTargets letters={letters} numbers={numbers} close={close} wasDragged={wasDragged} />
        <Lines />
        <Storms />
        <Things close={close} letters={letters} numbers={numbers}>
          <Served />
          <Arrows />
          <Air reach={reach} wasDragged={wasDragged} />
        </Things>
      </>
    ),
    [reach, wasDragged, follow, close, letters, numbers],
  );
  return (
    <section className="war-map" aria-label={war.map}>
      <div ref={pane} className="map-pane">
        <svg
          ref={svg}
          viewBox={`${MAP_BOX.x} ${MAP_BOX.y} ${MAP_BOX.width} ${MAP_BOX.height}`}
          onKeyDown={(event) => {
            if (event.key === '+' || event.key === '=') zoom(STEP);
            else if (event.key === '-') zoom(1 / STEP);
            else if (event.key === '0') show([], 0);
          }}
        >
          <title>{war.map}</title>
          <MapDefs />
          <g transform={`translate(${lens.x} ${lens.y}) scale(${lens.k})`}>{planet}</g>
        </svg>
      </div>
      <div className="map-buttons">
        <button
          type="button"
          className="round"
          aria-label={war.zoomIn}
          title={war.zoomIn}
          onClick={() => zoom(STEP)}
        >
          <Icon name="plus" />
        </button>
        <button
          type="button"
          className="round"
          aria-label={war.zoomOut}
          title={war.zoomOut}
          onClick={() => zoom(1 / STEP)}
        >
          <Icon name="minus" />
        </button>
        <button
          type="button"
          className="round"
          aria-label={war.fit}
          title={war.fit}
          onClick={() => show([], 0)}
        >
          <Icon name="fit" />
        </button>
        {places.length > 0 && (
          <button
            type="button"
            className="round"
            aria-label={war.showLit}
            title={war.showLit}
            onClick={() => show(places, AIR)}
          >
            <Icon name="target" />
          </button>
        )}
      </div>
    </section>
  );
}

const STEP = 1.5;
/** Where a unit of the map has so many pixels, there is room for the names of the inner sectors, and for those the printed board has not. */
const CLOSE = 0.75;
/** Around what is brought closer. */
const AIR = 140;
/** Names are at least so large on the screen, and grow a little as one comes closer still. */
const LETTERS_PX = 11.2;
const GROWTH = 0.42;
/** Larger ones, in the map's measure, would cover more than they name. */
const MOST_LETTERS = 28;

/** How large letters are, in the map's measure, where a unit of it has so many pixels. */
function lettersAt(pixels: number): number | undefined {
  const size = (LETTERS_PX * Math.max(1, pixels / CLOSE) ** GROWTH) / pixels;
  return size > MOST_LETTERS ? undefined : Math.round(size * 2) / 2;
}

/** Half of the least size a finger can hit. */
const FINGER_PX = 20;

/** Where a lit reference lies on the map. */
function pointsOf(ref: string): readonly Point[] {
  const [kind, id] = refParts(ref);
  if (kind === 'area') return CELLS[id] === undefined ? [] : [CELLS[id].at];
  if (kind === 'air') return ZONE_POINTS[id] === undefined ? [] : [ZONE_POINTS[id]];
  return kind === 'sector' ? [sectorMiddle(id)] : [];
}

/** Pixels of the screen per unit of the map. */
function useScale(pane: React.RefObject<HTMLElement | null>): number {
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    const element = pane.current;
    if (element === null) return;
    const measure = () => setScale(frameIn(roomIn(element), MAP_BOX).scale);
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [pane]);
  return scale;
}

/** Whatever stands in areas; above it what moves and flies (`children`), and above all of it names and marks. */
function Things({
  close,
  letters,
  numbers,
  children,
}: {
  readonly close: boolean;
  readonly letters: number | undefined;
  readonly numbers: number;
  readonly children: React.ReactNode;
}) {
  const { lang } = useSettings();
  const { faces } = useWar().view;
  const standing = useStanding();
  const short = letters === undefined;
  const names = useMemo(() => {
    const laid = standing.map(
      ({ area, zone, marks }) =>
        [area.id, areaLayout(area, zone, marks, { lang, letters, numbers, close })] as const,
    );
    const pieces = laid.flatMap(([, { features, legions }]) => [...features, ...legions]);
    const sectors = placeSectors({ lang, letters: letters ?? numbers, close, short }, pieces);
    const areas = placeNames(Object.fromEntries(laid), sectors);
    return { sectors, areas, inTheWay: [...pieces, ...sectors, ...Object.values(areas)] };
  }, [standing, lang, letters, numbers, close, short]);
  return (
    <>
      <g className="standing">
        {standing.map(({ area, zone, marks }) => (
          <AreaThings
            key={area.id}
            area={area}
            zone={zone}
            {...marks}
            lang={lang}
            close={close}
            letters={letters}
            numbers={numbers}
            known={(zone.atreides?.tokens ?? []).some((token) => faces[token] !== undefined)}
          />
        ))}
      </g>
      {children}
      <AreaNames places={names.areas} letters={letters} />
      <SectorNames places={names.sectors} letters={letters ?? numbers} short={short} />
      <Marks numbers={numbers} inTheWay={names.inTheWay} />
    </>
  );
}

/** Where storms have passed, until somebody acts again. */
function Storms() {
  const { state } = useWar();
  const struck = useMemo(() => stormsIn(state.log), [state.log]);
  return (
    <g className="storms" {...HIDDEN}>
      {struck.map((id) => {
        const { at, room } = CELLS[id] ?? {};
        if (at === undefined || room === undefined) return null;
        const [x, y] = at;
        return <PieceDrawing key={id} of="storm" x={x} y={y} size={Math.max(room / STORM, 0.8)} />;
      })}
    </g>
  );
}

/** Half of what a storm is drawn wide, in the map's measure. */
const STORM = 62;

export function stormsIn(log: readonly SeenEvent[]): readonly string[] {
  const since = log.findLastIndex(({ event }) => event.event === 'turn');
  const areas = log.slice(since + 1).flatMap(({ event }) => {
    const told = event as ArrakisEvent;
    return told.event === 'storm' ? [told.area] : [];
  });
  return [...new Set(areas)];
}

interface TargetsProps {
  readonly reach: number;
  /** The areas are large enough for a touch to mean one of them, not just its sector. */
  readonly exact: boolean;
  wasDragged(): boolean;
}

function Targets({ reach, exact, wasDragged }: TargetsProps) {
  const { speaker, left } = useWar();
  const { standing, onPress } = usePlaces(wasDragged, exact);
  const flown = new Set(left.map(({ key }) => key).filter((key) => key.startsWith('fly@')));
  return AREAS.map(({ id, sectors }) => (
    <AreaTarget
      key={id}
      id={id}
      byAir={flown.has(`fly@${id}`)}
      label={speaker.area(id)}
      reach={reach}
      onPress={onPress}
      {...standing([`area:${id}`, ...sectors.map((sector) => `sector:${sector}`)])}
    />
  ));
}

function Air({ reach, wasDragged }: { readonly reach: number; wasDragged(): boolean }) {
  const { view, speaker } = useWar();
  const { standing, onPress } = usePlaces(wasDragged);
  return AIR_ZONES.map(({ id }) => (
    <AirZoneMark
      key={id}
      id={id}
      label={speaker.zone(id)}
      aircraft={view.air[id]}
      reach={reach}
      onPress={onPress}
      {...standing([`air:${id}`])}
    />
  ));
}
