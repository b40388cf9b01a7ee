import { useState } from 'react';
import { HomeScreen } from '../home/home-screen';
import type { Save } from '../local/messages';
import { OnlineScreen } from '../online/online-screen';
import { keepRecord, keptRecord } from '../replay/kept-record';
import { ReplayScreen } from '../replay/replay-screen';
import { GameScreen } from './game-screen';
import { go, useRoute } from './route';

/** One screen at a time; a game just set up and a record just opened are handed over here. */
export function App() {
  const route = useRoute();
  const [fresh, setFresh] = useState<Save | undefined>(undefined);
  const [record, setRecord] = useState(keptRecord);
  const start = (save: Save) => {
    setFresh(save);
    go(`game/${save.id}`);
  };
  const watch = (text: string) => {
    setRecord(text);
    keepRecord(text);
    go('replay');
  };
  switch (route.screen) {
    case 'game':
      return (
        <GameScreen
          key={route.id}
          id={route.id}
          fresh={fresh?.id === route.id ? fresh : undefined}
          onStart={start}
          onWatch={watch}
        />
      );
    case 'table':
      return <OnlineScreen key={route.id} id={route.id} onWatch={watch} />;
    case 'replay':
      return record === undefined ? (
        <HomeScreen onStart={start} onWatch={watch} />
      ) : (
        <ReplayScreen record={record} />
      );
    default:
      return <HomeScreen onStart={start} onWatch={watch} />;
  }
}
