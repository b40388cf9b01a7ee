import { useState } from 'react';
import { AccountPlace } from '../account/account-place';
import { Dialog } from '../app/dialog';
import { gameName } from '../app/games';
import { GamePicture } from '../art/home/game-picture';
import { Horizon } from '../art/horizon';
import { welcomeGuide } from '../guide/left';
import { type Lesson, lessonSave, lessonsOf } from '../guide/lesson';
import { HelpPages } from '../help/help-pages';
import { Icon } from '../icons/icon';
import type { Save } from '../local/messages';
import { useSettings } from '../settings/settings';
import { SettingsButton } from '../settings/settings-button';
import { LanguageSwitch, ThemeSwitch } from '../settings/switches';
import type { Words } from '../words/words';
import { type GameSetUp, SET_UPS, usualOptions } from './game-set-ups';
import { GoOn, MyGames } from './my-games';
import { firstSeats, newSave, seatPlans, usualBot } from './new-game';
import { OpenTables } from './open-tables';
import { SetUp } from './set-up';
import type { OptionValue } from './set-up-option';
import { useMyGames } from './use-my-games';

interface Props {
  onStart(save: Save): void;
  onWatch(record: string): void;
}

/** What this is, the games, and the shortest ways into one. */
export function HomeScreen({ onStart, onWatch }: Props) {
  const { lang, words } = useSettings();
  const [setUp, setSetUp] = useState<string | undefined>(undefined);
  const [help, setHelp] = useState<string | undefined>(undefined);
  const mine = useMyGames();
  const next = mine.games.find(({ over }) => !over);
  const playNow = (game: string, set: GameSetUp, chosen: Readonly<Record<string, OptionValue>> = {}) =>
    onStart(newSave(game, { ...usualOptions(set), ...chosen }, seatPlans(set.usualPlayers, firstSeats(1))));
  const learn = (lesson: Lesson) => {
    welcomeGuide();
    onStart(lessonSave(usualBot(), lesson));
  };
  return (
    <main className="home">
      <header className="home-head">
        <Horizon />
        <div className="home-switches">
          <SettingsButton />
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
        <h1>{words.brand}</h1>
        <p className="tagline">{words.tagline}</p>
      </header>
      <div className="home-body">
        {next === undefined ? <p className="about">{words.about}</p> : <GoOn game={next} />}
        <section className="games" aria-label={words.games}>
          {Object.entries(SET_UPS).map(([id, set]) => (
            <article key={id} className={`panel game game-${id}`}>
              <GamePicture game={id} />
              <button
                type="button"
                className="round game-rules"
                aria-label={`${gameName(id, lang)}. ${words.rules}`}
                title={words.rules}
                onClick={() => setHelp(id)}
              >
                <Icon name="help" />
              </button>
              <h2>{gameName(id, lang)}</h2>
              <p>{set.blurb(words)}</p>
              <div
                className={
                  set.options.some(({ personal }) => personal) ? 'game-actions sides' : 'game-actions'
                }
              >
                {waysToPlay(set, words).map(({ name, chosen }, i) => (
                  <button
                    key={name}
                    type="button"
                    className="primary"
                    {...(i === 0 ? { 'data-play': id } : { 'data-play-as': `${id}-${i}` })}
                    onClick={() => playNow(id, set, chosen)}
                  >
                    <Icon name="play" /> {words.playNow} <small>{name}</small>
                  </button>
                ))}
                <button type="button" className="plain whole" data-setup={id} onClick={() => setSetUp(id)}>
                  <Icon name="people" /> {words.setUp} <small>{words.setUpHint}</small>
                </button>
                {lessonsOf(id).map((lesson) => (
                  <button
                    key={lesson.side ?? id}
                    type="button"
                    className="plain"
                    data-learn={lesson.side ?? id}
                    onClick={() => learn(lesson)}
                  >
                    <Icon name="guide" />{' '}
                    {lesson.side === undefined ? words.learn : words.lessonOf(words.sides[lesson.side])}
                  </button>
                ))}
              </div>
            </article>
          ))}
        </section>
        <div className="home-columns">
          <MyGames {...mine} />
          <AccountPlace />
          <OpenTables />
          <OpenRecord onWatch={onWatch} />
        </div>
        <p className="fine">{words.fanMade}</p>
      </div>
      {setUp !== undefined && (
        <Dialog title={words.setUp} onClose={() => setSetUp(undefined)}>
          <SetUp game={setUp} onStart={onStart} />
        </Dialog>
      )}
      {help !== undefined && (
        <Dialog title={gameName(help, lang)} onClose={() => setHelp(undefined)}>
          <HelpPages game={help} />
        </Dialog>
      )}
    </main>
  );
}

interface Way {
  readonly name: string;
  readonly chosen: Readonly<Record<string, OptionValue>>;
}

/** Where one's side is settled before the game, each of them is a way to play now. */
function waysToPlay({ options, usualPlayers }: GameSetUp, words: Words): readonly Way[] {
  const side = options.find(({ personal }) => personal);
  if (side?.values === undefined) return [{ name: words.against(usualPlayers - 1), chosen: {} }];
  return side.values.map(({ value, name }) => ({ name: name(words), chosen: { [side.id]: value } }));
}

function OpenRecord({ onWatch }: Pick<Props, 'onWatch'>) {
  const { words } = useSettings();
  return (
    <section className="panel open-record">
      <h2>{words.openRecord}</h2>
      <p>{words.openRecordHint}</p>
      <label className="file-label">
        <Icon name="file" /> {words.openRecord}
        <input
          type="file"
          accept="application/json,.json"
          onChange={({ target }) => {
            target.files?.[0]?.text().then(onWatch, () => {});
          }}
        />
      </label>
    </section>
  );
}
