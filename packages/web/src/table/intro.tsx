import { useCallback, useState } from 'react';
import { graceMs } from '../app/pace';
import { markup } from '../guide/markup';
import { Icon } from '../icons/icon';
import { PhraseText } from '../icons/phrase';
import { useSettings } from '../settings/settings';
import { useTable } from './table-context';
import { useSkip } from './use-skip';

/**
 * Before one's first answer: whom one plays, and what the game is about. It stands where nothing can be chosen, or, where
 * there is no such place, behind a button. Any key or touch puts it away.
 */
export function Intro({ folded = false }: { readonly folded?: boolean }) {
  const { lang, words } = useSettings();
  const { state, view, presenter, speaker, asked } = useTable();
  const [seen, setSeen] = useState(false);
  const [unfolded, setUnfolded] = useState(false);
  const { story, Detail } = presenter;
  const role = presenter.self?.(view);
  // A leader who is asked something before the first round is introduced then: who they are is what the question is about.
  const beginning = view.round === 0 ? role?.kind === 'leader' : view.round === 1 && story.isFreshTurn(view);
  const fresh =
    state.seat !== undefined &&
    asked &&
    beginning &&
    !state.log.some(({ event }) => story.isMove(event) && speaker.actor(event) === state.seat);
  // Who hurries reads nothing.
  const offered = fresh && !seen && role !== undefined && graceMs() > 0;
  const shown = offered && (unfolded || !folded);
  useSkip(
    shown,
    'intro',
    useCallback(() => setSeen(true), []),
  );
  if (!offered) return null;
  const title = role.kind === 'leader' ? words.yourLeader : words.yourSide;
  if (!shown) {
    return (
      <button type="button" className="summary-fold" data-intro onClick={() => setUnfolded(true)}>
        <Icon name="leader" /> {title}
      </button>
    );
  }
  const goal = presenter.aim?.(view, lang);
  const symbol = (icon: string) => presenter.symbolHelp?.(icon)?.name[lang] ?? '';
  return (
    <aside
      className={folded ? 'intro above' : 'intro beside'}
      role="status"
      aria-label={title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long introduction scrolls, and must do so by keyboard too.
      tabIndex={0}
    >
      <p className="kicker">{title}</p>
      <Detail of={role.ref} />
      {goal !== undefined && (
        <div className="intro-goal">
          <h3>{goal.title}</h3>
          <p>
            <PhraseText phrase={markup(goal.text[0] ?? '', symbol)} />
          </p>
        </div>
      )}
      <footer>
        <span className="hint">{words.skipScene}</span>
        <button type="button" className="primary small" data-intro-seen onClick={() => setSeen(true)}>
          {words.gotIt}
        </button>
      </footer>
    </aside>
  );
}
