import { countOf, kindsIn, type Legion, movableOf } from '@sietch/arrakis';
import { parseKey } from '@sietch/kernel';
import { useState } from 'react';
import { useSettings } from '../../settings/settings';
import type { Plan } from '../../table/plan';
import { stackOf } from '../stack';
import { useWar } from '../use-war';
import { isSingle, isToken } from '../words/names';

/** All kinds of figures of a legion in one place: who goes, who stays. */
export function SplitPanel() {
  const { words } = useSettings();
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
  const set = (kind: string, by: number) => setStaying({ ...staying, [kind]: (staying[kind] ?? 0) + by });
  return (
    <div className="split" data-split>
      <ul>
        {kinds.map((kind) => {
          const all = countOf(side, figures, kind);
          const stays = staying[kind] ?? 0;
          return (
            <li key={kind}>
              <span>{nameOf(kind)}</span>
              {isSingle(kind) ? (
                <button
                  type="button"
                  aria-pressed={stays === 0}
                  data-goes={kind}
                  onClick={() => set(kind, stays === 0 ? 1 : -1)}
                >
                  {stays === 0 ? war.goes : war.stays}
                </button>
              ) : (
                <span className="split-steps">
                  <button
                    type="button"
                    aria-label={words.fewer}
                    data-fewer={kind}
                    disabled={stays === all}
                    onClick={() => set(kind, 1)}
                  >
                    −
                  </button>
                  <b>
                    {all - stays}/{all}
                  </b>
                  <button
                    type="button"
                    aria-label={words.more}
                    data-more={kind}
                    disabled={stays === 0}
                    onClick={() => set(kind, -1)}
                  >
                    +
                  </button>
                </span>
              )}
            </li>
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
