import { useState } from 'react';
import { markup } from '../guide/markup';
import { Icon } from '../icons/icon';
import { PhraseText } from '../icons/phrase';
import { useSettings } from '../settings/settings';
import { usePresenter } from '../table/presenters';

/** The rules in short, and what every symbol means. */
export function HelpPages({ game }: { readonly game: string }) {
  const { lang, words, hints, setHints } = useSettings();
  const [page, setPage] = useState<'rules' | 'symbols'>('rules');
  const presenter = usePresenter(game);
  const name = (icon: string) => presenter?.symbolHelp?.(icon)?.name[lang] ?? '';
  return (
    <div className="help">
      <fieldset className="segments" aria-label={words.rules}>
        <button type="button" aria-pressed={page === 'rules'} onClick={() => setPage('rules')}>
          {words.rules}
        </button>
        <button type="button" aria-pressed={page === 'symbols'} onClick={() => setPage('symbols')}>
          {words.symbols}
        </button>
      </fieldset>
      <label className="check">
        <input type="checkbox" checked={hints} onChange={({ target }) => setHints(target.checked)} />{' '}
        {words.hints}
      </label>
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
    </div>
  );
}
