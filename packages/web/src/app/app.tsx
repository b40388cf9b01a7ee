import { lazy, Suspense, useState } from 'react';
import { HomeScreen } from '../home/home-screen';
import type { Save } from '../local/messages';
import { createSave } from '../local/saves';
import { OnlineScreen } from '../online/online-screen';
import { keepRecord, keptRecord } from '../replay/kept-record';
import type { ReplayFrom } from '../replay/replay-link';
import { ReplayScreen } from '../replay/replay-screen';
import { GameScreen } from './game-screen';
import { go, useRoute } from './route';

const Gallery = lazy(() =>
  import('../gallery/gallery-screen').then(({ GalleryScreen }) => ({ default: GalleryScreen })),
);

/** One screen at a time. A new game is saved before its table opens; a record just opened is handed over here. */
export function App() {
  const route = useRoute();
  const [record, setRecord] = useState(keptRecord);
  const [from, setFrom] = useState<ReplayFrom | undefined>(undefined);
  const start = (save: Save) => {
    // If it could not be saved, its screen says why.
    const open = () => go(`game/${save.id}`);
    createSave(save).then(open, open);
  };
  const watch = (text: string, at?: ReplayFrom) => {
    setRecord(text);
    setFrom(at);
    keepRecord(text);
    go('replay');
  };
  switch (route.screen) {
    case 'game':
      return <GameScreen key={route.id} id={route.id} onStart={start} onWatch={watch} />;
    case 'table':
      return <OnlineScreen key={route.id} id={route.id} onWatch={watch} />;
    case 'replay':
      return record === undefined ? (
        <HomeScreen onStart={start} onWatch={watch} />
      ) : (
        <ReplayScreen record={record} from={from} />
      );
    case 'gallery':
      return (
        <Suspense fallback={null}>
          <Gallery />
        </Suspense>
      );
    default:
      return <HomeScreen onStart={start} onWatch={watch} />;
  }
}
