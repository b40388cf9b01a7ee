import { useState } from 'react';
import { markup } from '../guide/markup';
import { Icon } from '../icons/icon';
import { PhraseText } from '../icons/phrase';
import { useSettings } from '../settings/settings';
import { SettingsPage } from '../settings/settings-page';
import { usePresenter } from '../table/presenters';

const PAGES = ['rules', 'symbols', 'settings'] as const;

/** The rules in short, what every symbol means, and how the screen behaves. */
export function HelpPages({ game }: { readonly game: string }) {
  const { lang, words } = useSettings();
  const [page, setPage] = useState<(typeof PAGES)[number]>('rules');
  const presenter = usePresenter(game);
  const name = (icon: string) => presenter?.symbolHelp?.(icon)?.name[lang] ?? '';
  return (
    <div className="help">
      <fieldset className="segments" aria-label={words.rules}>
        {PAGES.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={page === each}
            data-help={each}
            onClick={() => setPage(each)}
          >
            {words[each]}
          </button>
        ))}
      </fieldset>
      {page === 'rules' &&
        presenter?.chapters(game, lang).map((chapter) => (
          <section key={chapter.title}>
            <h3>{chapter.title}</h3>
            {chapter.text.map((paragraph) => (
              <p key={paragraph}>
                <PhraseText phrase={markup(paragraph, name)} />
              </p>
            ))}
          </section>
        ))}
      {page === 'symbols' && (
        <dl className="symbols">
          {presenter?.symbols(game).map(({ icon, name, text }) => (
            <div key={icon}>
              <dt>
                <Icon name={icon} /> {name[lang]}
              </dt>
              <dd>{text[lang]}</dd>
            </div>
          ))}
        </dl>
      )}
      {page === 'settings' && <SettingsPage />}
    </div>
  );
}
