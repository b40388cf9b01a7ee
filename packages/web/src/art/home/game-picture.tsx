import { late } from '../late';

const Drawn = late(() =>
  import('./game-picture-drawing').then(({ GamePictureDrawing }) => GamePictureDrawing),
);

/** The picture of a game on its tile; a plain field keeps its place until it is there. */
export function GamePicture({ game }: { readonly game: string }) {
  return (
    <span className="game-picture" aria-hidden="true">
      <Drawn game={game} />
    </span>
  );
}
