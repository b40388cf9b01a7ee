import { regionName } from '@sietch/imperium';
import { useSettings } from '../../settings/settings';
import { useImperium } from '../use-imperium';
import { PostMark } from './post-mark';
import { SpaceTile } from './space-tile';

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
            {posts.map(({ id }) => (
              <PostMark key={id} id={id} className={`at-${id}`} />
            ))}
          </section>
        );
      })}
    </>
  );
}
