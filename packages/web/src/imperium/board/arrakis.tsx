import { regionName } from '@sietch/imperium';
import type { ReactNode } from 'react';
import { useSettings } from '../../settings/settings';
import { useImperium } from '../use-imperium';
import { Desert } from './desert';
import { PostMark } from './post-mark';
import { SpaceTile } from './space-tile';

/** Where the spaces lie: cities behind the rocks of the north, sand to the south. Columns are placed by the style. */
const PLACES: Readonly<Record<string, string>> = {
  'research-station': 'west north',
  'spice-refinery': 'middle north',
  carthag: 'middle north',
  arrakeen: 'east north',
  'sietch-tabr': 'west centre',
  'imperial-basin': 'east centre',
  'hagga-basin': 'west south',
  'deep-desert': 'east south',
  'the-great-flat': 'east south',
};

/** Arrakis: the desert as a picture, its spaces and posts on it, and in the middle whatever is fought over. */
export function Arrakis({ children }: { readonly children?: ReactNode }) {
  const { lang, words } = useSettings();
  const { view, speaker } = useImperium();
  const { catalog } = speaker;
  const spaces = catalog.spaces.filter((space) => space.region === 'arrakis');
  const posts = catalog.edition.posts.filter((post) =>
    post.spaces.some((id) => spaces.some((s) => s.id === id)),
  );
  const hasWall = catalog.edition.shieldWall;
  // The side of the board for six players has more spaces, each with a place of its own.
  const crowded = spaces.some(({ id }) => PLACES[id] === undefined);
  return (
    <section className={crowded ? 'arrakis crowded' : 'arrakis'} aria-label={regionName('arrakis', lang)}>
      <Desert wall={hasWall ? (view.shieldWall ? 'up' : 'down') : 'none'} />
      {hasWall && <p className="wall-label">{view.shieldWall ? words.shieldWallUp : words.shieldWallDown}</p>}
      {spaces.map(({ id }) => (
        <SpaceTile key={id} id={id} className={`placed ${crowded ? `at-${id}` : PLACES[id]}`} />
      ))}
      {posts.map(({ id }) => (
        <PostMark key={id} id={id} className={`placed at-${id}`} />
      ))}
      {children}
    </section>
  );
}
