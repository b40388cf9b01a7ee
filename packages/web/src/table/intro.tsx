import { useCallback, useState } from 'react';
import { graceMs } from '../app/pace';
import { markup } from '../guide/markup';
import { PhraseText } from '../icons/phrase';
import { useSettings } from '../settings/settings';
import { useTable } from './table-context';
import { useSkip } from './use-skip';

/** Before one's first move: whom one plays, and what the game is about. Any key or touch puts it away. */
export function Intro() {
  const { lang, words } = useSettings();
  const { state, view, presenter, speaker, asked } = useTable();
  const [seen, setSeen] = useState(false);
  const { story, Detail } = presenter;
  const role = presenter.self?.(view);
  const fresh =
    state.seat !== undefined &&
    asked &&
    view.round === 1 &&
    story.isFreshTurn(view) &&
    !state.log.some(({ event }) => story.isMove(event) && speaker.actor(event) === state.seat);
  // Who hurries reads nothing.
  const shown = fresh && !seen && role !== undefined && graceMs() > 0;
  useSkip(
    shown,
    'intro',
    useCallback(() => setSeen(true), []),
  );
  if (!shown) return null;
  const [goal] = presenter.chapters(state.game, lang);
  const symbol = (icon: string) => presenter.symbolHelp?.(icon)?.name[lang] ?? '';
  return (
    <aside className="intro" role="status" aria-label={words.yourLeader}>
      <p className="kicker">{words.yourLeader}</p>
      <Detail of={role} />
      {goal !== undefined && (
        <div className="intro-goal">
          <h3>{goal.title}</h3>
          <p>
            <PhraseText phrase={markup(goal.text[0] ?? '', symbol)} />
          </p>
        </div>
      )}
      <p className="hint">{words.skipScene}</p>
    </aside>
  );
}
