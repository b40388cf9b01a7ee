import type { Participant, Phrase } from '@sietch/kernel';
import type { Analysis } from '@sietch/protocol';
import { Icon } from '../icons/icon';
import { PhraseText } from '../icons/phrase';
import { SeatMark } from '../icons/seat-mark';
import type { Voice } from '../table/presenter';
import type { Words } from '../words/words';
import { percentOf } from './chances-chart';

export type Moment = Analysis['moments'][number];

interface Props {
  readonly moments: readonly Moment[];
  readonly words: Words;
  /** The words for the table as somebody saw it at a moment. */
  speak(moment: Moment): Voice;
  called(participant: Participant): string;
  onLook(moment: Moment): void;
}

/** The choices that cost most: what was chosen, what Expert would have chosen, and what that is expected to bring. */
export function Moments({ moments, words, speak, called, onLook }: Props) {
  const { analysis } = words;
  return (
    <ol className="moments">
      {moments.map((moment, i) => {
        const { seat, round, step, chosen, better, chances } = moment;
        const speaker = speak(moment);
        const [from, to] = [percentOf(chances.chosen), percentOf(chances.better)];
        return (
          <li key={step} className={`panel edge-seat-${seat} moment`} data-moment={step}>
            <p className="moment-head">
              <span className={`moment-number seat-${seat}`} aria-hidden="true">
                {i + 1}
              </span>
              <SeatMark seat={seat} /> <b>{called(seat)}</b> <small>{words.roundOf(round)}</small>
              <span className="moment-cost">
                <span aria-hidden="true">{analysis.cost(from, to)}</span>
                <span className="sr-only">{analysis.costSaid(from, to)}</span>
              </span>
            </p>
            <p className="moment-question">
              <PhraseText phrase={speaker.ask([])} spelled />
            </p>
            <dl>
              <dt>{analysis.chose}</dt>
              <dd>
                <PhraseText phrase={speaker.choice(chosen)} spelled />
              </dd>
              <dt>{analysis.expert}</dt>
              <dd>
                <PhraseText phrase={speaker.choice(better)} spelled />
              </dd>
            </dl>
            <Gains moment={moment} words={words} speaker={speaker} called={called} />
            <button
              type="button"
              className="plain small"
              data-look={step}
              aria-label={analysis.lookAt(i + 1)}
              onClick={() => onLook(moment)}
            >
              <Icon name="play" /> {analysis.look}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

interface GainsProps extends Pick<Props, 'words' | 'called'> {
  readonly moment: Moment;
  readonly speaker: Voice;
}

interface NamedGain {
  readonly what: string;
  readonly name: Phrase;
  readonly n: number;
}

/** What Expert's choice is expected to bring that the other does not: the own first, then that of the others by name. */
function Gains({ moment: { gains, seat }, words, speaker, called }: GainsProps) {
  const number = new Intl.NumberFormat(speaker.lang, { signDisplay: 'always', maximumFractionDigits: 1 });
  const byParticipant = new Map<Participant, NamedGain[]>();
  for (const { participant, what, n } of gains) {
    const name = speaker.counted(what);
    if (name === undefined) continue;
    const known = byParticipant.get(participant) ?? [];
    byParticipant.set(participant, [...known, { what, name, n }]);
  }
  if (byParticipant.size === 0) return null;
  return (
    <div className="gains">
      <span className="gains-title">{words.analysis.expects}</span>
      <ul>
        {[...byParticipant].map(([participant, named]) => (
          <li key={participant}>
            {participant !== seat && (
              <span>
                <SeatMark seat={participant} /> {called(participant)}:
              </span>
            )}
            {named.map(({ what, name, n }) => (
              <span key={what} className="gain">
                <Named phrase={name} /> <b>{number.format(n).replace('-', '−')}</b>
              </span>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A symbol with its word beside it: reasons are to be read. */
function Named({ phrase }: { readonly phrase: Phrase }) {
  return phrase.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <span key={part.icon}>
        <Icon name={part.icon} /> {part.text}
      </span>
    ),
  );
}
