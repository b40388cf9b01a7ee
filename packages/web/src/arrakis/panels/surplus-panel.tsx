import { countOf } from '@sietch/arrakis';
import { parseKey } from '@sietch/kernel';
import { useState } from 'react';
import { planFor } from '../../table/plan';
import { surplusOf } from '../stack';
import { useWar } from '../use-war';
import { FigureSteps } from './figure-steps';

interface Stock {
  readonly key: string;
  readonly all: number;
  /** How many of them leave. */
  readonly n: number;
}

/** What was set, and for which question: the next may be about another stack before this panel has gone. */
interface Chosen {
  readonly question: string;
  readonly leaving: Readonly<Record<string, number>>;
}

/** The answers that will be asked for: the rules take the last kind by themselves, and the next question may be about another stack. */
export function removals(stock: readonly Stock[]): readonly string[] {
  const keys: string[] = [];
  let kinds = stock.length;
  for (const { key, all, n } of stock) {
    if (kinds === 1) break;
    keys.push(...Array.from({ length: n }, () => key));
    if (n === all) kinds--;
  }
  return keys;
}

/** What most would give up: the rules list plain units before better ones. */
export function plainestFirst(
  kinds: readonly { readonly kind: string; readonly all: number }[],
  wanted: number,
): Readonly<Record<string, number>> {
  let left = wanted;
  return Object.fromEntries(
    kinds.map(({ kind, all }) => {
      const n = Math.min(all, left);
      left -= n;
      return [kind, n];
    }),
  );
}

/** All units of a stack that is too high, and how many of each kind leave: the rules ask for one after another. */
export function SurplusPanel() {
  const { view, speaker, choose } = useWar();
  const { war } = speaker;
  const [chosen, setChosen] = useState<Chosen | undefined>(undefined);
  const detail = view.decision?.detail;
  if (detail?.kind !== 'surplus') return null;
  const { side, area } = detail;
  const legion = view.areas[area]?.[side];
  if (legion === undefined) return null;
  const wanted = surplusOf(view);
  const kinds = (view.decision?.choices ?? []).map(({ key }) => {
    const kind = parseKey(key).what ?? '';
    return { key, kind, all: countOf(side, legion, kind) };
  });
  const question = `${area} ${wanted}`;
  const leaving = chosen?.question === question ? chosen.leaving : plainestFirst(kinds, wanted);
  const stock = kinds.map((each) => ({ ...each, n: leaving[each.kind] ?? 0 }));
  const set = stock.reduce((sum, { n }) => sum + n, 0);
  const open = wanted - set;
  const [first = stock[0]?.key ?? '', ...rest] = removals(stock);
  return (
    <div className="split" data-surplus={wanted}>
      <ul>
        {stock.map(({ kind, all, n }) => (
          <FigureSteps
            key={kind}
            name={kind === 'special' ? war.specials[side] : speaker.thing(`figure:${kind}`)}
            kind={kind}
            n={n}
            all={all}
            most={Math.min(all, n + open)}
            said={[war.leaves, war.stays]}
            set={(now) => setChosen({ question, leaving: { ...leaving, [kind]: now } })}
          />
        ))}
      </ul>
      <p className="split-sum" role="status">
        {war.leaving(set, wanted)}
      </p>
      <button
        type="button"
        className="choice"
        data-choice={first}
        aria-disabled={open > 0}
        onClick={() => {
          if (open === 0) choose(first, planFor(rest));
        }}
      >
        {war.theseLeave}
      </button>
    </div>
  );
}
