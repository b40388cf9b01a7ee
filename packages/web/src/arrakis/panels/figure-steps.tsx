import { useSettings } from '../../settings/settings';
import { isSingle } from '../words/names';

interface Props {
  readonly name: string;
  readonly kind: string;
  /** So many of so many, and the most that can be set. */
  readonly n: number;
  readonly all: number;
  readonly most: number;
  /** What is said of one that cannot be counted: taken, or not. */
  readonly said: readonly [yes: string, no: string];
  set(n: number): void;
}

/** One kind of figures of a legion: how many of them, or whether. */
export function FigureSteps({ name, kind, n, all, most, said: [yes, no], set }: Props) {
  const { words } = useSettings();
  return (
    <li>
      <span>{name}</span>
      {isSingle(kind) ? (
        <button
          type="button"
          aria-pressed={n > 0}
          data-goes={kind}
          disabled={n === 0 && most === 0}
          onClick={() => set(1 - n)}
        >
          {n > 0 ? yes : no}
        </button>
      ) : (
        <span className="split-steps">
          <button
            type="button"
            aria-label={words.fewer}
            data-fewer={kind}
            disabled={n === 0}
            onClick={() => set(n - 1)}
          >
            −
          </button>
          <b>
            {n}/{all}
          </b>
          <button
            type="button"
            aria-label={words.more}
            data-more={kind}
            disabled={n === most}
            onClick={() => set(n + 1)}
          >
            +
          </button>
        </span>
      )}
    </li>
  );
}
