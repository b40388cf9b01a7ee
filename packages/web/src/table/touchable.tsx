import { type ReactNode, useId } from 'react';
import { useSettings } from '../settings/settings';
import { useGuided } from './guided';
import { useInspect } from './inspector';
import { useLookBack } from './look-back';
import { useNews } from './news-context';
import { useAimed } from './pointing';
import { useTable } from './table-context';

interface Props {
  /** The first name is the thing's own; others it also answers to. */
  readonly refs: readonly [string, ...string[]];
  readonly className: string;
  readonly label: string;
  /** What it costs and does, for those who hear it rather than see it. */
  readonly description?: string | undefined;
  readonly children: ReactNode;
  /** The thing to enlarge, if it is not the first name. */
  readonly shows?: string;
  readonly style?: React.CSSProperties;
  /** What pressing it does while it is no answer. */
  onIdle?(): void;
  /** Of several equal things one is taken; touching another takes that one instead. */
  readonly copy?: { readonly taken: boolean; take(): void };
}

/** A thing on the table: lit when it can be chosen, dimmed with its reason when not, enlarged on hover. */
export function Touchable({
  refs,
  className,
  label,
  description,
  children,
  shows,
  style,
  copy,
  onIdle,
}: Props) {
  const describedBy = useId();
  const { words } = useSettings();
  const { lit, touched, press, why, asked } = useTable();
  const { wanted, shown } = useGuided();
  const { past } = useLookBack();
  const aimed = useAimed();
  const { changed } = useNews();
  const { wasLongPress, putAway, ...inspect } = useInspect(shows ?? refs[0]);
  const litRef = refs.find((ref) => lit.has(ref) || touched.includes(ref));
  const touchedHere = refs.some((ref) => touched.includes(ref));
  const another = copy?.taken === false;
  const selected = touchedHere && !another;
  const isLit = litRef !== undefined && !selected;
  const reason =
    asked && litRef === undefined ? refs.map(why).find((found) => found !== undefined) : undefined;
  const state = selected ? 'selected' : isLit ? 'lit' : reason === undefined ? '' : 'refused';
  const sign =
    isLit && wanted.has(litRef)
      ? 'wanted'
      : refs.some((ref) => shown.has(ref) || past?.refs.includes(ref) || aimed.includes(ref))
        ? 'pointed'
        : '';
  const mark = changed.get(refs[0]);
  const hit = litRef !== undefined && aimed.includes(litRef) ? 'aimed' : '';
  const told = isLit ? `${label}. ${words.litHere}` : reason === undefined ? label : `${label}. ${reason}`;
  return (
    <button
      type="button"
      className={`touchable ${className} ${state} ${sign} ${hit}`}
      aria-pressed={selected || undefined}
      data-ref={litRef ?? refs[0]}
      data-mark={mark}
      aria-describedby={description === undefined ? undefined : describedBy}
      style={style}
      {...inspect}
      onClick={() => {
        if (wasLongPress()) return;
        if (litRef === undefined && onIdle !== undefined) {
          putAway();
          return onIdle();
        }
        if (litRef !== undefined) putAway();
        copy?.take();
        if (!(touchedHere && another)) press(litRef ?? refs[0]);
      }}
    >
      {/* The words say it all, in order; what is drawn would only repeat them. */}
      <span className="sr-only">{told}</span>
      {description !== undefined && (
        <span id={describedBy} hidden>
          {description}
        </span>
      )}
      <span className="drawn" aria-hidden="true">
        {children}
      </span>
    </button>
  );
}
