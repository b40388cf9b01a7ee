import type { Seat } from '@sietch/kernel';
import { createContext, type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import { useRequired } from '../app/required-context';
import type { TableLink, TableState, TableView } from '../link/table-link';
import { useSettings } from '../settings/settings';
import { calmOf } from './calm';
import type { Extras } from './extras';
import { labelOf } from './label';
import { litRefs, narrowed, type Offer, touch } from './lit';
import { type Plan, usePlan } from './plan';
import type { Presenter, Voice } from './presenter';

/** Everything the parts of a table's screen share. */
export interface Table {
  readonly link: TableLink;
  readonly state: TableState;
  readonly presenter: Presenter;
  readonly view: TableView;
  readonly speaker: Voice;
  readonly offers: readonly Offer[];
  /** What is still possible after what has been touched. */
  readonly left: readonly Offer[];
  readonly lit: ReadonlySet<string>;
  readonly touched: readonly string[];
  /** The person at this screen is asked. */
  readonly asked: boolean;
  press(ref: string): void;
  /** `then` answers the questions that follow, as far as it can. */
  choose(key: string, then?: Plan): void;
  clear(): void;
  why(ref: string): string | undefined;
  /** The thing somebody pressed although it cannot be chosen. */
  readonly complaint: string | undefined;
  complain(about: string): void;
  label(seat: Seat): string;
  readonly extras: Extras;
}

const Context = createContext<Table | undefined>(undefined);

export function useTable(): Table {
  return useRequired(Context, 'There is no table here.');
}

/** How a table stands, as it is to be drawn. */
export function useLinkState(link: TableLink): TableState {
  const { subscribe, getState } = calmOf(link);
  return useSyncExternalStore(subscribe, getState);
}

/** Marks a table whose next view is on its way, from the first moment on. */
export function Awaiting({ link }: { readonly link: TableLink }) {
  const { busy } = useSyncExternalStore(link.subscribe, link.getState);
  return busy ? <span className="awaiting" hidden /> : null;
}

const NOTHING: readonly string[] = [];
const UNTOUCHED = { touched: NOTHING, complaint: undefined };

/** What has been touched for a question, and what could not be. */
interface Touching {
  readonly question: string;
  readonly touched: readonly string[];
  readonly complaint: string | undefined;
}

interface Props {
  readonly link: TableLink;
  readonly state: TableState;
  readonly view: TableView;
  readonly presenter: Presenter;
  readonly extras: Extras;
  readonly children: ReactNode;
}

export function TableProvider({ link, state, view, presenter, extras, children }: Props) {
  const { lang, words } = useSettings();
  // What was touched for one question says nothing about the next.
  const question = `${view.step} ${view.decision?.kind} ${view.seat}`;
  const [touching, setTouching] = useState<Touching>({ question, touched: NOTHING, complaint: undefined });
  const { touched, complaint } = touching.question === question ? touching : UNTOUCHED;
  const speaker = useMemo(() => presenter.speak(view, lang, words), [presenter, view, lang, words]);
  // Nothing can be chosen while an outcome is awaited, or while nobody would hear of it.
  const deaf = state.busy || state.status === 'lost';
  const offers = useMemo(() => (deaf ? [] : presenter.offers(view)), [presenter, view, deaf]);
  const choose = usePlan(link, view, deaf, presenter.forced);
  const table = useMemo<Table>(() => {
    const lit = litRefs(offers, touched);
    const why = (ref: string): string | undefined => {
      // Nothing is lit while nobody would hear: that is no fault of the thing.
      if (deaf || lit.has(ref) || touched.includes(ref)) return undefined;
      const reason = presenter.whyNot(state.refusals, touched, ref);
      return reason === undefined ? undefined : speaker.reason(reason);
    };
    const complaintOf = (ref: string): string | undefined => {
      // A card of one's own that the question is not about is still worth an answer.
      const idle = !deaf && presenter.hand(view).includes(ref) ? words.notAsked : undefined;
      const reason = why(ref) ?? idle;
      return reason === undefined ? undefined : `${speaker.thing(ref)}: ${reason}`;
    };
    return {
      link,
      state,
      presenter,
      view,
      speaker,
      offers,
      left: narrowed(offers, touched),
      lit,
      touched,
      asked: view.decision?.choices !== undefined,
      why,
      complaint,
      complain: (about) => setTouching({ question, touched, complaint: about }),
      choose,
      clear: () => setTouching({ question, ...UNTOUCHED }),
      press: (ref) => {
        const outcome = touch(offers, touched, ref);
        if (outcome.done === 'choose') choose(outcome.key);
        setTouching({
          question,
          touched: outcome.done === 'touched' ? outcome.touched : touched,
          complaint: outcome.done === 'nothing' ? complaintOf(ref) : undefined,
        });
      },
      label: (seat) => labelOf(state, seat, words, speaker.who(seat)),
      extras,
    };
  }, [
    link,
    choose,
    state,
    presenter,
    view,
    speaker,
    offers,
    deaf,
    question,
    touched,
    complaint,
    words,
    extras,
  ]);
  return <Context value={table}>{children}</Context>;
}
