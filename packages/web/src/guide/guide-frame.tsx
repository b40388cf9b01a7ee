import type { ImperiumView } from '@sietch/imperium';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Icon } from '../icons/icon';
import { PhraseText } from '../icons/phrase';
import { useSettings } from '../settings/settings';
import { type Guided, GuidedContext, UNGUIDED } from '../table/guided';
import { useTable } from '../table/table-context';
import { factsOf } from './facts';
import { isOver, type Moment, type Step, stepNow } from './follow';
import { hasLeftGuide, leaveGuide } from './left';
import { markup } from './markup';
import { STEPS } from './steps';

const SCRIPT = STEPS.filter(({ insteadOf }) => insteadOf === undefined);

/** A step that stands in for another has its place. */
function placeOf({ id, insteadOf = id }: Step): number {
  return SCRIPT.findIndex((step) => step.id === insteadOf) + 1;
}

function momentOf(view: ImperiumView): Moment {
  const { decision, seat } = view;
  const choices = decision?.choices;
  return {
    round: view.round,
    kind: choices === undefined ? undefined : decision?.kind,
    agents: seat === undefined ? 0 : (view.players[seat]?.agents ?? 0),
    keys: choices?.map(({ key }) => key) ?? [],
    facts: factsOf(view),
  };
}

/** A table with somebody beside you who explains it and says what to try. */
export function GuideFrame({ children }: { readonly children: ReactNode }) {
  const { view, offers } = useTable();
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  const [left, setLeft] = useState(hasLeftGuide);
  const now = momentOf(view as ImperiumView);
  const step = left || isOver(STEPS, read, now) ? undefined : stepNow(STEPS, read, now);
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
      note: <Note step={step} onNext={step.wish === undefined ? next : undefined} onLeave={leave} />,
      keys,
      wanted,
      shown: new Set(step.shows),
    };
  }, [step, offers]);
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
  readonly onNext: (() => void) | undefined;
  onLeave(): void;
}

function Note({ step, onNext, onLeave }: NoteProps) {
  const { lang, words } = useSettings();
  const { presenter } = useTable();
  const name = (icon: string) => presenter.symbolHelp?.(icon)?.name[lang] ?? '';
  const last = step === STEPS.at(-1);
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
          {placeOf(step)}/{SCRIPT.length}
        </small>
      </span>
    </section>
  );
}
