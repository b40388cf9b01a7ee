import { gameName } from '../app/games';
import { Icon } from '../icons/icon';
import { useSettings } from '../settings/settings';
import type { MyGame } from './my-game';
import type { MyGamesNow } from './use-my-games';

const SHOWN = 8;

/** The game to go on with, before anything else: nobody should have to look for it. */
export function GoOn({ game }: { readonly game: MyGame }) {
  const { lang, words } = useSettings();
  return (
    <a className="about go-on" href={game.href} data-go-on={game.id}>
      <Icon name="play" />
      <b>
        {words.continueGames}: {gameName(game.game, lang)}
      </b>
      <Details game={game} />
    </a>
  );
}

/** All of them: those to go on with, and the finished ones folded away. */
export function MyGames({ games, lookAgain }: MyGamesNow) {
  const { words } = useSettings();
  const { net } = words;
  const over = games.filter((game) => game.over);
  const list = (some: readonly MyGame[]) => (
    <ul>
      {some.slice(0, SHOWN).map((game) => (
        <GameLine key={game.id} game={game} onForget={() => game.forget().then(lookAgain, lookAgain)} />
      ))}
    </ul>
  );
  return (
    <section className="panel saves" aria-label={words.continueGames}>
      <h2>{words.continueGames}</h2>
      {games.length === 0 && <p>{words.noGames}</p>}
      {list(games.filter((game) => !game.over))}
      {over.length > 0 && (
        <details>
          <summary>{net.finishedGames(over.length)}</summary>
          {list(over)}
        </details>
      )}
    </section>
  );
}

function Details({ game }: { readonly game: MyGame }) {
  const { words } = useSettings();
  return (
    <span>
      {game.yourTurn && <strong className="your-turn">{words.net.yourTurn}</strong>}
      {game.details.join(' · ')}
    </span>
  );
}

function GameLine({ game, onForget }: { readonly game: MyGame; onForget(): void }) {
  const { lang, words } = useSettings();
  const name = gameName(game.game, lang);
  return (
    <li>
      <a href={game.href} data-save={game.id}>
        <b>{name}</b>
        <Details game={game} />
      </a>
      <button type="button" className="round" aria-label={`${words.forget}: ${name}`} onClick={onForget}>
        <Icon name="close" />
      </button>
    </li>
  );
}
