import type { Gap } from '@sietch/kernel';
import { useEffect, useState } from 'react';
import { Icon } from '../icons/icon';
import { useSettings } from '../settings/settings';
import { usePresenter } from '../table/presenters';
import { useLinkState } from '../table/table-context';
import type { Eyes, ReplayLink } from './replay-link';

/** How long a choice stays while a replay plays, in milliseconds. */
const SPEEDS = { slow: 1600, normal: 700, fast: 220 } as const;
type Speed = keyof typeof SPEEDS;
const SPEED_NAMES = Object.keys(SPEEDS) as readonly Speed[];

/** The latest of some moments before a step, and the first after it. */
export function around(moments: readonly number[], step: number, total: number): readonly [number, number] {
  return [moments.findLast((at) => at < step) ?? 0, moments.find((at) => at > step) ?? total];
}

/** Where one gets who wants to go somewhere: gaps are stepped over. */
function shown(to: number, from: number, gaps: readonly Gap[]): number {
  const gap = gaps.find((each) => each.from <= to && to <= each.to);
  if (gap === undefined) return to;
  return to > from ? gap.to + 1 : gap.from - 1;
}

const SPECTATOR = 'spectator';

/** Whose eyes an entry of the list stands for. */
function eyesOf(entry: string): Eyes {
  if (entry === 'all') return entry;
  return entry === SPECTATOR ? undefined : Number(entry);
}

interface Props {
  readonly link: ReplayLink;
  /** The results, once they have been seen or can be. */
  onResult(): void;
}

/** Under a replay: by choice, by turn, by battle and by round, at one's own speed, with anybody's eyes. */
export function TimeLine({ link, onResult }: Props) {
  const { lang, words } = useSettings();
  const state = useLinkState(link);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('normal');
  const step = state.view?.step ?? 0;
  const { total = 0, rounds = [], turns = [], battles = [], gaps = [] } = link.replay ?? {};
  const go = (to: number) => link.go(shown(to, step, gaps));
  useEffect(() => {
    if (!playing || step >= total) return;
    const timer = setTimeout(() => link.go(shown(step + 1, step, gaps)), SPEEDS[speed]);
    return () => clearTimeout(timer);
  }, [playing, step, total, link, speed, gaps]);
  const presenter = usePresenter(state.game);
  if (state.view === undefined || presenter === undefined) return null;
  const speaker = presenter.speak(state.view, lang, words);
  const [turnBefore, turnAfter] = around(turns, step, total);
  const [battleBefore, battleAfter] = around(battles, step, total);
  return (
    <section className="time-line" aria-label={words.replay}>
      <span className="time-buttons">
        <Step
          icon="battle-before"
          name={words.battleBefore}
          disabled={!battles.some((at) => at < step)}
          onClick={() => go(battleBefore)}
        />
        <Step
          icon="turn-before"
          name={words.turnBefore}
          disabled={step === 0}
          onClick={() => go(turnBefore)}
        />
        <Step icon="retreat" name={words.previous} disabled={step === 0} onClick={() => go(step - 1)} />
        <Step
          icon={playing ? 'pause' : 'play'}
          name={playing ? words.pauseReplay : words.playReplay}
          onClick={() => setPlaying(!playing)}
        />
        <Step icon="deploy" name={words.next} disabled={step >= total} onClick={() => go(step + 1)} />
        <Step
          icon="turn-after"
          name={words.turnAfter}
          disabled={step >= total}
          onClick={() => go(turnAfter)}
        />
        <Step
          icon="battle-after"
          name={words.battleAfter}
          disabled={!battles.some((at) => at > step)}
          onClick={() => go(battleAfter)}
        />
      </span>
      <input
        type="range"
        min={0}
        max={total}
        value={step}
        list="rounds"
        aria-label={words.replay}
        aria-valuetext={words.step(step, total)}
        onChange={({ target }) => go(Number(target.value))}
      />
      <label>
        <span className="sr-only">{words.goToRound}</span>
        <select
          className="go-to-round"
          data-go-to-round
          value={rounds.filter((from) => from <= step).length}
          onChange={({ target }) => go(rounds[Number(target.value) - 1] ?? 0)}
        >
          <option value={0}>{words.round0}</option>
          {rounds.map((from, i) => (
            <option key={from} value={i + 1}>
              {words.round(i + 1)}
            </option>
          ))}
        </select>
      </label>
      <datalist id="rounds">
        {rounds.map((at) => (
          <option key={at} value={at} />
        ))}
      </datalist>
      <span className="time-step">{words.step(step, total)}</span>
      {gaps.map(({ from, to }) => (
        <p key={from} className="time-gap">
          {words.replayGap(from, to)}
        </p>
      ))}
      <label>
        <span className="sr-only">{words.preferences.pace.title}</span>
        <select data-speed value={speed} onChange={({ target }) => setSpeed(target.value as Speed)}>
          {SPEED_NAMES.map((each) => (
            <option key={each} value={each}>
              {words.preferences.pace.values[each]}
            </option>
          ))}
        </select>
      </label>
      <label className="eyes">
        <span>{words.eyesOf} </span>
        <select
          data-eyes
          value={link.eyes ?? SPECTATOR}
          onChange={({ target }) => link.lookWith(eyesOf(target.value))}
        >
          <option value={SPECTATOR}>{words.everyone}</option>
          <option value="all">{words.allSeeing}</option>
          {state.seats.map((_, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index.
            <option key={seat} value={seat}>
              {speaker.who(seat)}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="plain small" data-results onClick={onResult}>
        {words.showResult}
      </button>
    </section>
  );
}

interface StepProps {
  readonly icon: string;
  readonly name: string;
  readonly disabled?: boolean;
  onClick(): void;
}

function Step({ icon, name, disabled = false, onClick }: StepProps) {
  return (
    <button
      type="button"
      className="round"
      aria-label={name}
      title={name}
      data-time={icon}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
