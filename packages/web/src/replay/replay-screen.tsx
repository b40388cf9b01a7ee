import type { Gap } from '@sietch/kernel';
import { useEffect, useState } from 'react';
import { Icon } from '../icons/icon';
import { useSettings } from '../settings/settings';
import { usePresenter } from '../table/presenters';
import { useLinkState } from '../table/table-context';
import { TableScreen } from '../table/table-screen';
import { ReplayLink } from './replay-link';

const STEP_MS = 700;

/** A record on the table, with a time line under it. */
export function ReplayScreen({ record }: { readonly record: string }) {
  const { words } = useSettings();
  const [link, setLink] = useState<ReplayLink | undefined>(undefined);
  useEffect(() => {
    const opened = new ReplayLink(record);
    setLink(opened);
    return () => opened.close();
  }, [record]);
  if (link === undefined) return <main className="message">{words.opening}</main>;
  return <TableScreen link={link} footer={<TimeLine link={link} />} />;
}

/** Where one gets who wants to go somewhere: gaps are stepped over. */
function shown(to: number, from: number, gaps: readonly Gap[]): number {
  const gap = gaps.find((each) => each.from <= to && to <= each.to);
  if (gap === undefined) return to;
  return to > from ? gap.to + 1 : gap.from - 1;
}

function TimeLine({ link }: { readonly link: ReplayLink }) {
  const { lang, words } = useSettings();
  const state = useLinkState(link);
  const [playing, setPlaying] = useState(false);
  const step = state.view?.step ?? 0;
  const { total = 0, rounds = [], gaps = [] } = link.replay ?? {};
  const go = (to: number) => link.go(shown(to, step, gaps), state.seat);
  useEffect(() => {
    if (!playing || step >= total) return;
    const timer = setTimeout(() => link.go(shown(step + 1, step, gaps), link.getState().seat), STEP_MS);
    return () => clearTimeout(timer);
  }, [playing, step, total, link, gaps]);
  const presenter = usePresenter(state.game);
  if (state.view === undefined || presenter === undefined) return null;
  const speaker = presenter.speak(state.view, lang, words);
  return (
    <section className="time-line" aria-label={words.replay}>
      <button
        type="button"
        className="round"
        aria-label={words.previous}
        disabled={step === 0}
        onClick={() => go(step - 1)}
      >
        <Icon name="retreat" />
      </button>
      <button
        type="button"
        className="round"
        aria-label={playing ? words.pauseReplay : words.playReplay}
        onClick={() => setPlaying(!playing)}
      >
        <Icon name={playing ? 'pause' : 'play'} />
      </button>
      <button
        type="button"
        className="round"
        aria-label={words.next}
        disabled={step >= total}
        onClick={() => go(step + 1)}
      >
        <Icon name="deploy" />
      </button>
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
        {words.eyesOf}{' '}
        <select
          value={state.seat ?? ''}
          onChange={({ target }) => link.go(step, target.value === '' ? undefined : Number(target.value))}
        >
          <option value="">{words.everyone}</option>
          {state.seats.map((_, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index.
            <option key={seat} value={seat}>
              {speaker.who(seat)}
            </option>
          ))}
        </select>
      </label>
    </section>
  );
}
