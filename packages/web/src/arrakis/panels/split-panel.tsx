import { countOf, kindsIn, type Legion, movableOf } from '@sietch/arrakis';
import { parseKey } from '@sietch/kernel';
import { useState } from 'react';
import type { Plan } from '../../table/plan';
import { stackOf } from '../stack';
import { useWar } from '../use-war';
import { isToken } from '../words/names';
import { FigureSteps } from './figure-steps';

/** All kinds of figures of a legion in one place: who goes, who stays. */
export function SplitPanel() {
  const { view, speaker, choose } = useWar();
  const { war } = speaker;
  const [staying, setStaying] = useState<Readonly<Record<string, number>>>({});
  const detail = view.decision?.detail;
  if (detail?.kind !== 'move-group') return null;
  const { side, from, to, again } = detail;
  const legion = view.areas[from]?.[side];
  if (legion === undefined) return null;
  const moved = view.turn?.side === side ? view.turn.moved.find(({ area }) => area === from) : undefined;
  const figures: Legion = movableOf(legion, moved?.figures, again);
  const kinds = kindsIn(side, figures);
  const going = (kind: string): number => countOf(side, figures, kind) - (staying[kind] ?? 0);
  const units = kinds
    .filter((kind) => isToken(kind) || kind === 'regular' || kind === 'elite' || kind === 'special')
    .reduce((sum, kind) => sum + going(kind), 0);
  const whole = kinds.every((kind) => (staying[kind] ?? 0) === 0);
  const { units: there, limit } = stackOf(view, side, to);
  const nameOf = (kind: string): string =>
    kind === 'special' ? war.specials[side] : speaker.thing(`figure:${kind}`);
  return (
    <div className="split" data-split>
      <ul>
        {kinds.map((kind) => {
          const all = countOf(side, figures, kind);
          return (
            <FigureSteps
              key={kind}
              name={nameOf(kind)}
              kind={kind}
              n={going(kind)}
              all={all}
              most={all}
              said={[war.goes, war.stays]}
              set={(n) => setStaying({ ...staying, [kind]: all - n })}
            />
          );
        })}
      </ul>
      <p className="split-sum" role="status">
        {war.wouldStand(speaker.area(to), there + units, limit)}
        {there + units > limit && <b> {war.tooMany(there + units - limit)}</b>}
      </p>
      <button
        type="button"
        className="choice"
        data-choice={whole ? 'all' : 'part'}
        aria-disabled={units === 0}
        onClick={() => {
          if (units > 0) choose(whole ? 'all' : 'part', whole ? undefined : partOf(going));
        }}
      >
        {whole ? war.wholeGoes : war.partGoes}
      </button>
    </div>
  );
}

/** Kinds are asked for one after another: each gets what was set here, or the nearest number that is possible. */
function partOf(going: (kind: string) => number): Plan {
  return ({ decision }) => {
    const takes = (decision?.choices ?? []).map(({ key }) => ({ key, choice: parseKey(key) }));
    const [first] = takes;
    if (decision?.kind !== 'move-part' || first === undefined) return undefined;
    const wished = going(first.choice.what ?? '');
    return takes.toSorted(
      (a, b) => Math.abs((a.choice.count ?? 0) - wished) - Math.abs((b.choice.count ?? 0) - wished),
    )[0]?.key;
  };
}
