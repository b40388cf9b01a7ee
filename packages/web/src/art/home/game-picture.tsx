import { lazy, Suspense } from 'react';

const Drawn = lazy(() =>
  import('./game-picture-drawing').then(({ GamePictureDrawing }) => ({ default: GamePictureDrawing })),
);

/** The picture of a game on its tile; a plain field keeps its place until it is there. */
export function GamePicture({ game }: { readonly game: string }) {
  return (
    <span className="game-picture" aria-hidden="true">
      <Suspense fallback={null}>
        <Drawn game={game} />
      </Suspense>
    </span>
  );
}
