import type { Participant } from '@sietch/kernel';
import type { Link } from '../link/link';
import { useSettings } from '../settings/settings';
import type { Presenter, Standings, Voice } from '../table/presenter';
import { useMedia } from '../table/use-media';
import { ChancesChart, type ChartSide, percentOf } from './chances-chart';
import { type Moment, Moments } from './moments';
import { useAnalysis } from './use-analysis';

const NARROW = '(max-width: 699px)';

interface Props {
  /** Whom to ask: a server's table, or a worker that has the record. */
  readonly link: Link | undefined;
  readonly record: string;
  readonly presenter: Presenter;
  readonly speaker: Voice;
  called(participant: Participant): string;
  onLook(moment: Moment): void;
}

/** How the game was decided: the chances at once, the moments that decided most one by one. */
export function Decided({ link, record, presenter, speaker, called, onLook }: Props) {
  const { lang, words } = useSettings();
  const narrow = useMedia(NARROW);
  const analysed = useAnalysis(link, record);
  const said = words.analysis;
  const { analysis, progress = 0, problem } = analysed ?? {};
  const isDone = progress === 1;
  const moments = analysis?.moments ?? [];
  const speak = ({ view }: Moment) => presenter.speak(view, lang, words);
  return (
    <section className="decided" aria-label={said.title} data-decided={isDone ? 'all' : 'some'}>
      <h2>{said.title}</h2>
      {analysis !== undefined && (
        <ChancesChart
          analysis={analysis}
          sides={sidesOf(analysis.sides, speaker, called)}
          words={words}
          narrow={narrow}
        />
      )}
      {problem !== undefined ? (
        <p role="alert">
          {said.failed}{' '}
          <button type="button" className="plain small" onClick={() => link?.analyse()}>
            {said.again}
          </button>
        </p>
      ) : (
        !isDone && (
          <p className="decided-progress">
            <label htmlFor="decided-progress">{said.seeking}</label>{' '}
            <progress id="decided-progress" max={100} value={percentOf(progress)} />
          </p>
        )
      )}
      <p className={isDone ? 'decided-found' : 'sr-only'} role="status">
        {isDone && (moments.length === 0 ? said.none : said.found(moments.length))}
      </p>
      {!isDone && moments.length > 0 && <p className="decided-found">{said.soFar}</p>}
      <Moments moments={moments} words={words} speak={speak} called={called} onLook={onLook} />
      <p className="hint">{said.hint}</p>
    </section>
  );
}

/** Sides by the names of their teams, or of the one who plays for it alone. */
function sidesOf(
  sides: readonly (readonly Participant[])[],
  { teams }: Voice,
  called: (participant: Participant) => string,
): readonly ChartSide[] {
  const known: readonly Standings[] = teams?.() ?? [];
  return sides.map((members) => {
    const [first = 0] = members;
    const team = members.length > 1 ? known.find((each) => each.members.includes(first)) : undefined;
    return { name: team?.name ?? members.map(called).join(', '), participant: first };
  });
}
