import { useEffect, useState } from 'react';
import type { Presenter } from './presenter';

/** Each game's screen is a part of its own, fetched when a table of that game is opened. */
const imperium = (): Promise<Presenter> =>
  import('../imperium/presenter').then(({ imperiumPresenter }) => imperiumPresenter);

const arrakis = (): Promise<Presenter> =>
  import('../arrakis/presenter').then(({ warPresenter }) => warPresenter);

const LOADERS: Readonly<Record<string, () => Promise<Presenter>>> = {
  imperium,
  uprising: imperium,
  arrakis,
};

const loaded = new Map<string, Presenter>();

/** The presenter of a game, `undefined` while it is on its way. */
export function usePresenter(game: string): Presenter | undefined {
  const [, setCount] = useState(0);
  const [failed, setFailed] = useState<unknown>(undefined);
  useEffect(() => {
    if (loaded.has(game)) return;
    LOADERS[game]?.().then(
      (presenter) => {
        loaded.set(game, presenter);
        setCount((count) => count + 1);
      },
      // Without a network and not kept yet, or no longer on the server since a newer version came.
      setFailed,
    );
  }, [game]);
  if (failed !== undefined) throw failed;
  return loaded.get(game);
}
