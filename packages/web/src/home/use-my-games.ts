import type { MyTable } from '@sietch/protocol';
import { useCallback, useEffect, useState } from 'react';
import { useAccount } from '../account/use-account';
import type { SaveInfo } from '../local/messages';
import { listSaves } from '../local/saves';
import { forgotten } from '../online/mine';
import { codeOf, tablesHeld } from '../online/tables';
import { useSettings } from '../settings/settings';
import { localGame, type MyGame, onlineGame } from './my-game';

const LOOK_AGAIN_MS = 20_000;

export interface MyGamesNow {
  /** Those that wait for you first, then the latest. */
  readonly games: readonly MyGame[];
  lookAgain(): void;
}

/** Games of this browser and of the server. */
export function useMyGames(): MyGamesNow {
  const { lang, words } = useSettings();
  const [saves, setSaves] = useState<readonly SaveInfo[]>([]);
  const [tables, setTables] = useState<readonly MyTable[]>([]);
  const [served, setServed] = useState(true);
  const lookAgain = useCallback(() => {
    listSaves().then(setSaves, () => setSaves([]));
    tablesHeld().then(setTables, (error: unknown) => setServed(codeOf(error) !== 'no-server'));
  }, []);
  // Whoever signs in or out has other tables.
  const account = useAccount();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is loaded depends on who is signed in.
  useEffect(lookAgain, [lookAgain, account]);
  useEffect(() => {
    // Without a server there are only the games of this browser, and nothing to look for.
    if (!served) return;
    const timer = setInterval(() => document.hidden || lookAgain(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [served, lookAgain]);
  const hidden = forgotten();
  const games = [
    ...saves.map((save) => localGame(save, lang, words)),
    ...tables
      .filter(({ table }) => !hidden.includes(table.id))
      .map((table) => onlineGame(table, lang, words)),
  ].sort((a, b) => Number(b.yourTurn) - Number(a.yourTurn) || b.at - a.at);
  return { games, lookAgain };
}
