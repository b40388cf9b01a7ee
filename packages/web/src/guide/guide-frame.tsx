import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Icon } from '../icons/icon';
import { PhraseText } from '../icons/phrase';
import { useSettings } from '../settings/settings';
import { type Guided, GuidedContext, UNGUIDED } from '../table/guided';
import { useTable } from '../table/table-context';
import { isOver, type Place, placeIn, type Step, stepNow } from './follow';
import { hasLeftGuide, leaveGuide } from './left';
import { markup } from './markup';
import { momentIn } from './moment';
import { STEPS } from './steps';
import { UPRISING_STEPS } from './uprising-steps';
import { WAR_STEPS } from './war-steps';

const NOTHING: readonly Step[] = [];

/** What is said in the lessons of a game. */
const SCRIPTS: Readonly<Record<string, readonly Step[]>> = {
  imperium: STEPS,
  uprising: UPRISING_STEPS,
  arrakis: WAR_STEPS,
};

/** A table with somebody beside you who explains it and says what to try. */
export function GuideFrame({ children }: { readonly children: ReactNode }) {
  const { view, offers, state } = useTable();
  const steps = SCRIPTS[state.game] ?? NOTHING;
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  const [left, setLeft] = useState(hasLeftGuide);
  const now = momentIn(state.game, view);
  const { side } = now;
  const step = left || isOver(steps, read, now) ? undefined : stepNow(steps, read, now);
  const guided: Guided = useMemo(() => {
    if (step === undefined) return UNGUIDED;
    const keys = new Set(step.wish);
    const wanted = new Set(offers.filter(({ key }) => keys.has(key)).flatMap(({ refs }) => refs));
    const leave = () => {
      leaveGuide();
      setLeft(true);
    };
    const next = () => setRead((before) => new Set(before).add(step.id));
    return {
      note: (
        <Note
          step={step}
          last={step === steps.at(-1)}
          place={placeIn(steps, step, side)}
          onNext={step.wish === undefined ? next : undefined}
          onLeave={leave}
        />
      ),
      keys,
      wanted,
      shown: new Set(step.shows),
    };
  }, [step, steps, offers, side]);
  // On a phone what the guide speaks of may lie further down its page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks for its things once per step.
  useEffect(() => {
    const thing = document.querySelector('.page .touchable:is(.wanted, .pointed)');
    const page = thing?.closest('.page');
    if (thing === null || page === null || page === undefined) return;
    // Only up and down: the pages themselves are turned by the table.
    const [at, around] = [thing.getBoundingClientRect(), page.getBoundingClientRect()];
    page.scrollTop += at.top - around.top - (around.height - at.height) / 2;
  }, [step]);
  return <GuidedContext value={guided}>{children}</GuidedContext>;
}

interface NoteProps {
  readonly step: Step;
  readonly last: boolean;
  readonly place: Place;
  readonly onNext: (() => void) | undefined;
  onLeave(): void;
}

function Note({ step, last, place, onNext, onLeave }: NoteProps) {
  const { lang, words } = useSettings();
  const { presenter } = useTable();
  const name = (icon: string) => presenter.symbolHelp?.(icon)?.name[lang] ?? '';
  return (
    <section className="guide" aria-label={words.guide} aria-live="polite" data-guide={step.id}>
      <p className="guide-text">
        <b className="guide-title">{step.title[lang]}</b>
        <PhraseText phrase={markup(step.text[lang], name)} />
      </p>
      <span className="guide-actions">
        {onNext !== undefined && (
          <button type="button" className="guide-next" data-guide-next onClick={onNext}>
            {last ? words.playOn : words.guideNext} <Icon name="play" />
          </button>
        )}
        {!last && (
          <button type="button" className="plain small" data-guide-leave onClick={onLeave}>
            {words.guideLeave}
          </button>
        )}
        <small>
          {place.nth}/{place.of}
        </small>
      </span>
    </section>
  );
}
