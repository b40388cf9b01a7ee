import { DASHBOARDS, type Force, type Side } from '@sietch/arrakis';
import { Medallion } from '../../art/medallion';
import { PhraseText } from '../../icons/phrase';
import { refParts } from '../../table/ref';
import { useWar } from '../use-war';

/** Whom people think of when a side, or a force of its own, acts. */
export const SIDE_FACES: Readonly<Record<Side, string>> = {
  atreides: 'paul-atreides',
  harkonnen: 'baron-harkonnen',
};
export const FORCE_FACES: Readonly<Record<Force, string>> = {
  'house-atreides': SIDE_FACES.atreides,
  fremen: 'stilgar',
  'house-harkonnen': SIDE_FACES.harkonnen,
  corrino: 'shaddam-iv',
};

/** What somebody plays: what it is good at, how it wins, and what it should fear. */
export function SideDetail({ of }: { readonly of: string }) {
  const { view, speaker } = useWar();
  const { war } = speaker;
  const [kind, id] = refParts(of);
  const force = kind === 'force' ? (id as Force) : undefined;
  const side = force === undefined ? (id as Side) : DASHBOARDS[`dashboard-${force}`].side;
  const { strong, win, beware } = war.introduced[side];
  const goals = view.seat === undefined ? [] : (speaker.goals?.(view.seat) ?? []);
  return (
    <>
      <Medallion who={force === undefined ? SIDE_FACES[side] : FORCE_FACES[force]} crop="niche" />
      {force !== undefined && <p>{war.introducedForces[force]}</p>}
      <p>{strong}</p>
      <section className="detail-box box-goal">
        <h4>{war.howToWin}</h4>
        <p>{win}</p>
        {goals.map(({ phrase }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: goals have no names and keep their places.
          <p key={i} className="side-goal">
            <PhraseText phrase={phrase} />
          </p>
        ))}
      </section>
      <p>{beware}</p>
    </>
  );
}
