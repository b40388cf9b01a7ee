import { plainText } from '@sietch/kernel';
import { Children, type ReactNode, useState } from 'react';
import { Icon } from '../icons/icon';
import { PhraseText } from '../icons/phrase';
import { SeatMark } from '../icons/seat-mark';
import { useSettings } from '../settings/settings';
import { ChoiceButton } from './choice-button';
import { latestForced } from './forced';
import { useGuided } from './guided';
import { buttonsFor, inSeries, isStepped, usualFirst } from './lit';
import { useLookBack } from './look-back';
import { Stepper } from './stepper';
import { useTable } from './table-context';
import { useTurnEnd } from './turn-end';
import { useMedia } from './use-media';

/** Up to so many answers are always buttons. Of more, those that lie lit on the table are folded away until something is touched. */
const ALWAYS_SHOWN = 8;
/** Answers of more letters than this fill the bar: a hint would push the table together. */
const ROOM_FOR_HINT = 110;

/** Answers of more letters than this stand as close as they can be read. */
const CROWD = 170;

/** The question in one sentence, and its answers as buttons. */
export function AskBar() {
  const { lang, words, prefers } = useSettings();
  const {
    view,
    speaker,
    presenter,
    asked,
    why,
    left,
    touched,
    state,
    link,
    clear,
    complaint,
    label,
    extras,
  } = useTable();
  const { note, keys } = useGuided();
  const [unfoldedAt, setUnfoldedAt] = useState(-1);
  const unfolded = unfoldedAt === view.step;
  const { past } = useLookBack();
  const ending = useTurnEnd();
  const { decision } = view;
  if (past !== undefined) {
    return (
      <section className="ask quiet">
        <p className="ask-sentence">{words.lookingBack}</p>
      </section>
    );
  }
  if (decision === undefined) return null;
  const acting = speaker.acting?.();
  if (!asked) {
    const [seat = 0] = decision.seats;
    const { kind, name } = state.seats[seat] ?? {};
    const nameless = kind === 'person' && name === undefined;
    const told = state.seat === undefined ? words.watching : words.waiting;
    return (
      <section className="ask quiet" aria-live="polite">
        {extras.hasLeft?.(seat) !== true && (
          <p className="ask-sentence">
            {nameless ? words.moveOf(speaker.who(seat)) : told(label(seat))}
            {acting !== undefined && <small className="ask-acting"> {acting}</small>}
          </p>
        )}
        {extras.besideQuestion}
        {kind === 'bot' && prefers.pace === 'step' && (
          <button type="button" className="choice" data-go-on onClick={() => link.goOn()}>
            {words.nextMove}
          </button>
        )}
      </section>
    );
  }
  const source = speaker.askedBy();
  const Panel = presenter.panel?.(view);
  const shown = touched.length > 0 ? left : left.filter(({ compound }) => !compound);
  const kept = shown.filter((offer) => offer.refs.length === 0 || offer.listed || keys.has(offer.key));
  const many = touched.length === 0 && buttonsFor(shown) > ALWAYS_SHOWN && kept.length < shown.length;
  const groups = inSeries(usualFirst(many && !unfolded ? kept : shown));
  const letters = groups.reduce((sum, [{ key }]) => sum + plainText(speaker.choice(key)).length, 0);
  // Who has touched something knows what to do; the room is for the answers.
  const hint =
    prefers.hints === 'on' && note === undefined && touched.length === 0 && letters <= ROOM_FOR_HINT
      ? presenter.hint(view)
      : undefined;
  const crowded = letters > CROWD;
  const classes = [
    'ask',
    unfolded && 'unfolded',
    hint !== undefined && 'hinted',
    crowded && 'crowded',
    (state.canUndo || state.revealed) && 'undoable',
    Panel !== undefined && 'paneled',
  ];
  return (
    <section className={classes.filter(Boolean).join(' ')} aria-label={words.choices}>
      {ending !== undefined && <TurnEnding wait={ending} />}
      <p className="ask-sentence" aria-live="polite">
        {source !== undefined && source !== '' && <b className="ask-source">{source}. </b>}
        <PhraseText phrase={ending === undefined ? speaker.ask(touched) : [words.turnEnds]} />
        {acting !== undefined && <small className="ask-acting"> {acting}</small>}
        {complaint !== undefined && <span className="ask-complaint"> {complaint}.</span>}
      </p>
      {extras.besideQuestion}
      <DoneForYou />
      {hint !== undefined && <Hint text={hint[lang]} />}
      <Answers>
        {touched.length > 0 && (
          <button type="button" className="plain" onClick={clear}>
            {words.clearSelection}
          </button>
        )}
        {Panel !== undefined && <Panel />}
        {(Panel === undefined ? groups : []).map((group) =>
          isStepped(group) ? (
            <Stepper key={group[0].key} offers={group} />
          ) : (
            group.map((offer) => <ChoiceButton key={offer.key} offer={offer} />)
          ),
        )}
        {touched.length === 0 &&
          presenter.unlit(state.refusals).map((ref) => (
            <span key={ref} className="choice refused">
              {speaker.thing(ref)} <small>{why(ref)}</small>
            </span>
          ))}
        {many && Panel === undefined && (
          <button
            type="button"
            className="plain"
            aria-expanded={unfolded}
            onClick={() => setUnfoldedAt(unfolded ? -1 : view.step)}
          >
            {unfolded ? words.fewerChoices : words.moreChoices(shown.length)}
          </button>
        )}
        {state.canUndo && (
          <button type="button" className="plain undo" data-undo onClick={() => link.undo()}>
            <Icon name="undo" /> {words.undo}
          </button>
        )}
        {state.revealed && <UndoEnded />}
      </Answers>
    </section>
  );
}

/** More answers than this stand closer. */
const FEW_ANSWERS = 4;

function Answers({ children }: { readonly children: ReactNode }) {
  const answers = Children.toArray(children);
  return <div className={answers.length > FEW_ANSWERS ? 'ask-choices many' : 'ask-choices'}>{answers}</div>;
}

/** Where the way back was: why there is none. */
function UndoEnded() {
  const { words } = useSettings();
  const { complain } = useTable();
  return (
    <button
      type="button"
      className="plain undo ended"
      data-undo-ended
      title={words.undoEndedWhy}
      onClick={() => complain(words.undoEndedWhy)}
    >
      <Icon name="undo" /> {words.undoEnded}
    </button>
  );
}

/** How much of the time is left in which a turn can be taken back. */
function TurnEnding({ wait }: { readonly wait: number }) {
  return <span className="ask-ending" style={{ animationDuration: `${wait}ms` }} />;
}

/** What happened without being asked, until something is chosen: the only move that was left. */
function DoneForYou() {
  const { words } = useSettings();
  const { state, speaker, presenter } = useTable();
  const { seat, log } = state;
  const move = seat === undefined ? undefined : latestForced(log, seat, speaker, presenter.story);
  const phrase = move === undefined ? undefined : speaker.event(move.event);
  if (seat === undefined || phrase === undefined) return null;
  return (
    <p className="ask-done" role="status">
      {words.doneForYou} <SeatMark seat={seat} /> {speaker.who(seat)} <PhraseText phrase={phrase} />.
    </p>
  );
}

/** A word for newcomers, as long as they want it. Where it lies over the board it goes with its question, or is put away. */
function Hint({ text }: { readonly text: string }) {
  const { words, prefer } = useSettings();
  const { step } = useTable().view;
  const small = useMedia('(max-width: 1099px), (max-height: 859px)');
  const [openedAt, setOpenedAt] = useState(-1);
  if (small && openedAt !== step) {
    return (
      <button type="button" className="plain small hint-fold" data-hint onClick={() => setOpenedAt(step)}>
        <Icon name="guide" /> {words.hint}
      </button>
    );
  }
  return (
    <p className={openedAt === step ? 'ask-hint asked-for' : 'ask-hint'}>
      {text}{' '}
      {small && (
        <button type="button" className="plain small" data-hint-away onClick={() => setOpenedAt(-1)}>
          {words.gotIt}
        </button>
      )}{' '}
      <button type="button" className="plain small" data-no-hints onClick={() => prefer('hints', 'off')}>
        {words.noHints}
      </button>
    </p>
  );
}
