import { AREAS, type Area, type ArrakisEvent, type ZoneView } from '@sietch/arrakis';
import { useMemo } from 'react';
import type { SeenEvent } from '../../link/table-link';
import { useWar } from '../use-war';
import type { Marks } from './features';

/** An area with whatever stands in it. */
export interface StandingArea {
  readonly area: Area;
  readonly zone: ZoneView;
  readonly marks: Marks;
}

/** Whatever stands on the map, area by area. */
export function useStanding(): readonly StandingArea[] {
  const { view, state } = useWar();
  const { areas, atomics, automaton } = view;
  const target = automaton?.target === undefined ? undefined : automaton.sietches[automaton.target];
  const ruins = useMemo(() => fallenIn(state.log), [state.log]);
  return useMemo(
    () =>
      AREAS.flatMap((area) => {
        const zone = areas[area.id];
        const marks = {
          atomics: atomics === area.id,
          ruins: ruins.has(area.id),
          target: area.id === target,
        };
        return zone === undefined ? [] : [{ area, zone, marks }];
      }),
    [areas, atomics, ruins, target],
  );
}

/** Areas whose sietch or settlement has been destroyed. */
function fallenIn(log: readonly SeenEvent[]): ReadonlySet<string> {
  return new Set(
    log.flatMap(({ event }) => {
      const told = event as ArrakisEvent;
      return told.event === 'settlement-destroyed' ? [told.area] : [];
    }),
  );
}
