import { capitalized, plainText, type Seat, type Standing } from '@sietch/kernel';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { gameName } from '../app/games';
import { PageBar } from '../app/page-bar';
import { Horizon } from '../art/horizon';
import { Medallion } from '../art/medallion';
import { Icon } from '../icons/icon';
import { PhraseText } from '../icons/phrase';
import { SeatMark } from '../icons/seat-mark';
import type { Link } from '../link/link';
import type { TableState } from '../link/table-link';
import type { GameStats } from '../local/account';
import type { Replay } from '../local/messages';
import { type ReplayFrom, ReplayLink } from '../replay/replay-link';
import { useSettings } from '../settings/settings';
import { labelOf } from '../table/label';
import type { Goal, Presenter, Standings, Voice } from '../table/presenter';
import { usePresenter } from '../table/presenters';
import { useMedia } from '../table/use-media';
import type { Words } from '../words/words';
import { Chart } from './chart';
import { ChartLegend } from './chart-legend';
import { Decided } from './decided';
import { scorersOf } from './scorers';

interface Props {
  readonly state: TableState;
  readonly record: string;
  onTable(): void;
  onRematch?: (() => void) | undefined;
  onWatch(record: string, from?: ReplayFrom): void;
  /** Who can tell how the game was decided; a worker of this page, if nobody else does. */
  readonly analyst?: Link;
  /** What else the table has to say. */
  readonly children?: ReactNode;
}

/** Places, where the points came from, how it went round by round, and what to do next. */
export function EndScreen({ state, record, onTable, onRematch, onWatch, analyst, children }: Props) {
  const { lang, words } = useSettings();
  const replay = useReplay(record);
  const stats = replay?.replay?.stats;
  const presenter = usePresenter(state.game);
  const { view } = state;
  const speaker = useMemo(
    () => (view === undefined ? undefined : presenter?.speak(view, lang, words)),
    [presenter, view, lang, words],
  );
  if (presenter === undefined || view?.outcome === undefined || speaker === undefined) return null;
  const victory = speaker.victory();
  const { standings, winners } = view.outcome;
  const teams = speaker.teams?.() ?? [];
  const mine =
    state.seat !== undefined &&
    winners.includes(state.seat) &&
    winners.length < standings.length &&
    !state.shared;
  const winnerOf = (seat: Seat) => {
    const name = state.seats[seat]?.name;
    return name === undefined ? speaker.who(seat) : `${name} (${speaker.who(seat)})`;
  };
  const [winner = 0] = winners;
  const nameless = winners.length === 1 && state.seats[winner]?.name === undefined;
  const told = nameless || winners.length > 1 ? speaker.won?.(winners, winnerOf) : undefined;
  const won = told ?? words.winner(winners.map(winnerOf).join(', '));
  // Whoever lost is told so kindly, and who won.
  const lost = state.seat !== undefined && !state.shared && !winners.includes(state.seat);
  const title = mine ? (winners.length > 1 ? words.teams.youWon : words.youWon) : lost ? words.youLost : won;
  const standing = ({ seat, place, points }: Standing) => (
    <li key={seat} className={`panel edge-seat-${seat}`}>
      <span className="place">{teams.length === 0 && words.place(place)}</span>
      <span className="standing-face">
        <Face of={speaker.face?.(seat)} />
        <SeatMark seat={seat} />
      </span>
      <span className="standing-name">
        <b>{speaker.who(seat)}</b>
        <small>
          {' '}
          {state.seats[seat] === undefined ? automatonOf(state.game, words) : labelOf(state, seat, words)}
        </small>
      </span>
      <span className="player-points">
        <PhraseText phrase={speaker.score(seat, points)} />
      </span>
      <Goals goals={speaker.goals?.(seat) ?? []} />
    </li>
  );
  return (
    <main className={`end game-${state.game}`} style={presenter.palette(view) as React.CSSProperties}>
      <PageBar />
      <div className="end-head">
        <Horizon />
        <div className={winners.length > 2 ? 'end-faces several' : 'end-faces'}>
          {winners.map((seat) => (
            <Face key={seat} of={speaker.face?.(seat)} crop="niche" />
          ))}
        </div>
        <p className="kicker">{gameName(state.game, lang)}</p>
        <h1>{title}</h1>
        {lost && <p className="end-winner">{won}</p>}
      </div>
      {victory !== undefined && (
        <p className="victory">
          <PhraseText phrase={victory} />
        </p>
      )}
      {teams.length === 0 ? (
        <ol className="standings">{standings.map(standing)}</ol>
      ) : (
        <div className="team-standings">
          {teams.map(({ name, members, score }) => (
            <section key={name} aria-label={name}>
              <h2>
                {name}
                <PhraseText phrase={score} />
              </h2>
              <ol className="standings">
                {members.flatMap((member) => standings.filter(({ seat }) => seat === member)).map(standing)}
              </ol>
            </section>
          ))}
        </div>
      )}
      {state.seedCheck !== undefined && (
        <p className={`seed-check ${state.seedCheck}`} data-seed-check={state.seedCheck}>
          {words.seedChecks[state.seedCheck]}
        </p>
      )}
      {children}
      <div className="end-actions">
        {onRematch !== undefined && (
          <button type="button" className="primary" data-again onClick={onRematch}>
            {words.rematch}
          </button>
        )}
        <button type="button" className="plain" data-watch onClick={() => onWatch(record)}>
          <Icon name="play" /> {words.watchAgain}
        </button>
        <a
          className="button plain"
          download={`sietch-${state.game}.json`}
          href={`data:application/json;charset=utf-8,${encodeURIComponent(record)}`}
        >
          <Icon name="file" /> {words.download}
        </a>
        <button type="button" className="plain" onClick={onTable}>
          {words.showTable}
        </button>
      </div>
      <Decided
        link={analyst ?? replay?.link}
        record={record}
        presenter={presenter}
        speaker={speaker}
        called={(participant) => speaker.who(participant)}
        onLook={({ step, seat }) => onWatch(record, { step, seat })}
      />
      {stats !== undefined && (
        <>
          {stats.points.length > 0 && (
            <PointSources
              stats={stats}
              speaker={speaker}
              signOf={(seat) => presenter.pointSign?.(view, seat) ?? 'point'}
              seats={teams.length > 0 ? teams.flatMap(({ members }) => members) : [...standings.keys()]}
              startPoints={presenter.startPoints(view)}
            />
          )}
          <Charts
            stats={stats}
            speaker={speaker}
            participants={standings.length}
            charts={presenter.charts}
            teams={teams}
          />
        </>
      )}
    </main>
  );
}

function Face({
  of,
  crop = 'token',
}: {
  readonly of: string | undefined;
  readonly crop?: 'niche' | 'token';
}) {
  return of === undefined ? null : <Medallion who={of} crop={crop} />;
}

/** What had to be reached, and whether it was. */
function Goals({ goals }: { readonly goals: readonly Goal[] }) {
  const { words } = useSettings();
  if (goals.length === 0) return null;
  return (
    <div className="goals">
      <h2 className="sr-only">{words.goals}</h2>
      {goals.map(({ phrase, met }) => (
        <p key={plainText(phrase)} className={met ? 'end-goal met' : 'end-goal missed'}>
          <Icon name={met ? 'contract-completed' : 'close'} label={met ? words.goalMet : words.goalMissed} />{' '}
          <PhraseText phrase={phrase} />
        </p>
      ))}
    </div>
  );
}

/** The game as a worker has read it, and what it tells of it once it knows. */
function useReplay(record: string): { readonly link: ReplayLink; readonly replay?: Replay } | undefined {
  const [read, setRead] = useState<ReturnType<typeof useReplay>>(undefined);
  useEffect(() => {
    const link = new ReplayLink(record);
    setRead({ link });
    const stop = link.subscribe(() => {
      const { replay } = link;
      if (replay !== undefined) setRead((now) => (now?.replay === replay ? now : { link, replay }));
    });
    return () => {
      stop();
      link.close();
    };
  }, [record]);
  return read;
}

interface Told {
  readonly stats: GameStats;
  readonly speaker: Voice;
}

interface Sources extends Told {
  /** Everybody, those of a team together. */
  readonly seats: readonly Seat[];
  readonly startPoints: readonly number[];
  /** The sign of what a seat scores. */
  signOf(seat: Seat): string;
}

interface ChartsProps extends Told, Pick<Presenter, 'charts'> {
  /** Automata of the rulebook come after the seats. */
  readonly participants: number;
  readonly teams: readonly Standings[];
}

/** The kernel of a summary: one line per source, its points added up. */
function PointSources({ stats, speaker, seats, startPoints, signOf }: Sources) {
  const { words } = useSettings();
  const scorers = scorersOf(stats.points, seats, startPoints);
  return (
    <section className="sources" aria-label={words.pointsFrom}>
      <h2>{words.pointsFrom}</h2>
      <div className={`source-columns of-${scorers.length}`}>
        {scorers.map(({ seat, start, gains, sum }) => (
          <div key={seat} className={`panel edge-seat-${seat}`}>
            <h3>
              <SeatMark seat={seat} /> {speaker.who(seat)}
              <b className="source-sum">
                {sum} <Icon name={signOf(seat)} />
              </b>
            </h3>
            <ul>
              {start > 0 && (
                <li>
                  <span>{words.startPoints}</span> <b>{start}</b>
                </li>
              )}
              {gains.map(([source, n]) => (
                <li key={source}>
                  <PhraseText phrase={capitalized([speaker.thing(source)])} /> <b>{n > 0 ? `+${n}` : n}</b>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

const ROOMY = '(min-width: 700px)';

function Charts({ stats, speaker, participants, charts, teams }: ChartsProps) {
  const { words } = useSettings();
  const names = Array.from({ length: participants }, (_, seat) => speaker.who(seat));
  // An odd number of charts fills its columns if how the points grew takes two of them.
  const count = charts.length + (teams.length > 0 ? 1 : 0);
  const isOdd = count % 2 === 1;
  const roomy = useMedia(ROOMY);
  return (
    <section className={isOdd ? 'charts odd' : 'charts'} aria-label={words.overRounds}>
      <h2>{words.overRounds}</h2>
      <ChartLegend lines={names.map((name, participant) => ({ name, participant }))} />
      <div className={`chart-columns of-${count}`}>
        {teams.length > 0 && (
          <Chart
            title={words.teams.chart}
            names={teams.map(({ name }) => name)}
            seats={teams.map(({ members: [first = 0] }) => first)}
            rounds={stats.rounds.map(({ values: { points = [] } }) =>
              teams.map(({ members }) => members.reduce((sum, seat) => sum + (points[seat] ?? 0), 0)),
            )}
          />
        )}
        {charts.map((id, i) => (
          <Chart
            key={id}
            wide={i === 0 && isOdd && roomy}
            title={speaker.chart(id)}
            names={names}
            rounds={stats.rounds.map(({ values }) => values[id] ?? [])}
          />
        ))}
      </div>
    </section>
  );
}

/** Whoever sits at no seat is led by the rulebook, which has a word of its own for that in each game. */
function automatonOf(game: string, { rivals, warSolo }: Words): string {
  return game === 'arrakis' ? warSolo.automaton : rivals.name;
}
