import type { Analysis } from '@sietch/protocol';
import { useEffect, useSyncExternalStore } from 'react';
import type { Analysed, Link } from '../link/link';

/** So many games are remembered: whoever looks at a moment and comes back need not wait again. */
const KEPT = 4;
const kept = new Map<string, Analysis>();

function keep(record: string, analysis: Analysis): void {
  kept.set(record, analysis);
  for (const oldest of kept.keys()) if (kept.size > KEPT) kept.delete(oldest);
}

const nobody = () => () => {};
const nothing = () => undefined;

/** How a finished game was decided, as far as it is known: asked of a link once it is there, and remembered. */
export function useAnalysis(link: Link | undefined, record: string): Analysed | undefined {
  const isLive = useSyncExternalStore(link?.subscribe ?? nobody, () => link?.getState().status === 'live');
  const company = useSyncExternalStore(link?.subscribe ?? nobody, link?.getCompany ?? nothing);
  const known = kept.get(record);
  const isWanted = isLive && known === undefined;
  useEffect(() => {
    if (isWanted && link !== undefined && link.getCompany().analysed === undefined) link.analyse();
  }, [isWanted, link]);
  const analysed = company?.analysed;
  useEffect(() => {
    if (analysed?.progress === 1 && analysed.analysis !== undefined) keep(record, analysed.analysis);
  }, [analysed, record]);
  return known === undefined ? analysed : { progress: 1, analysis: known };
}
