import { regionName } from '@sietch/imperium';
import { Fragment } from 'react';
import { useSettings } from '../../settings/settings';
import { useImperium } from '../use-imperium';
import { PostMark } from './post-mark';
import { SpaceTile } from './space-tile';

/** Where the spaces a post watches begin and end in their row. */
function reach(watched: readonly string[], row: readonly { readonly id: string }[]): React.CSSProperties {
  const places = watched.map((id) => row.findIndex((space) => space.id === id));
  const [from, to] = [Math.min(...places), Math.max(...places) + 1];
  return { left: `${(100 * from) / row.length}%`, right: `${100 - (100 * to) / row.length}%` };
}

/** The Landsraad and CHOAM, with their posts. */
export function Landsraad() {
  const { lang } = useSettings();
  const { catalog } = useImperium().speaker;
  const regions = ['landsraad', 'choam'] as const;
  return (
    <>
      {regions.map((region) => {
        const spaces = catalog.spaces.filter((space) => space.region === region);
        const posts = catalog.edition.posts.filter((post) =>
          post.spaces.some((id) => spaces.some((s) => s.id === id)),
        );
        return (
          <section
            key={region}
            className={`panel region region-${region}`}
            aria-label={regionName(region, lang)}
            style={{ '--spaces': spaces.length } as React.CSSProperties}
          >
            {spaces.map(({ id }) => (
              <SpaceTile key={id} id={id} className="upright" />
            ))}
            {posts.map((post) => (
              <Fragment key={post.id}>
                <span className="watched" style={reach(post.spaces, spaces)} />
                <PostMark id={post.id} className={`at-${post.id}`} />
              </Fragment>
            ))}
          </section>
        );
      })}
    </>
  );
}
