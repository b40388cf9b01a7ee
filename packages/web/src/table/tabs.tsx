import { useSettings } from '../settings/settings';

interface Props<Page extends string> {
  readonly pages: readonly Page[];
  readonly names: Readonly<Record<NoInfer<Page>, string>>;
  readonly current: NoInfer<Page>;
  /** Pages with something to choose. */
  readonly lit: ReadonlySet<NoInfer<Page> | undefined>;
  onGo(page: NoInfer<Page>): void;
}

/** The pages of a small screen, lit ones marked. */
export function Tabs<Page extends string>({ pages, names, current, lit, onGo }: Props<Page>) {
  const { words } = useSettings();
  return (
    <nav className="tabs">
      {pages.map((page) => (
        <button
          key={page}
          type="button"
          className={lit.has(page) ? 'tab lit-tab' : 'tab'}
          aria-current={page === current}
          aria-label={lit.has(page) ? `${names[page]}, ${words.litHere}` : names[page]}
          onClick={() => onGo(page)}
        >
          {names[page]}
        </button>
      ))}
    </nav>
  );
}
