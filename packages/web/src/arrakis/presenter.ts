import './styles/map.css';
import './styles/places.css';
import './styles/figures.css';
import './styles/dashboard.css';
import './styles/automaton.css';
import './styles/tracks.css';
import './styles/battle.css';
import './styles/panels.css';
import './styles/cards.css';
import './styles/hand.css';
import './styles/layout.css';
import './styles/phone.css';
import './styles/tablet.css';
import './styles/low.css';
import {
  type ArrakisEvent,
  type ArrakisView,
  type Force,
  forcesOf,
  MARKERS,
  nameCountedInWar,
  objectiveCard,
  participantCount,
  type Side,
  SUPREMACY_TO_WIN,
  seatCount,
  sideOf,
} from '@sietch/arrakis';
import { type GameEvent, joinPhrases, type Lang, type Phrase, type Seat } from '@sietch/kernel';
import type { TableView } from '../link/table-link';
import type { Goal, Presenter } from '../table/presenter';
import type { Words } from '../words/words';
import { WarDesktop } from './desktop';
import { WarDetail } from './detail';
import { FORCE_FACES, SIDE_FACES } from './details/side';
import { WAR_HINTS } from './help/hints';
import { warRulesEn } from './help/rules-en';
import { warRulesUk } from './help/rules-uk';
import { WAR_SYMBOLS } from './help/symbols';
import { forcedIn, offersOf } from './offers';
import { panelFor } from './panels';
import { WarPhone } from './phone';
import { ownHand } from './players';
import { warScenes } from './scenes';
import type { WarVoice } from './use-war';
import { ask, askedBy } from './words/ask';
import { wordChoice } from './words/choice';
import { actorOf, wordEvent } from './words/events';
import { isMain, isOutcome } from './words/main-events';
import { type Names, namesOf } from './words/names';
import { whyNot, wordReason } from './words/reasons';
import { marksOf, placesOf, thingsOf, WAR_TOPICS } from './words/topics';

/** The doors through which the war's own types come in. */
const own = (view: TableView): ArrakisView => view as ArrakisView;
const told = (event: GameEvent): ArrakisEvent => event as ArrakisEvent;

const CHARTS = ['supremacy', 'prescience', 'figures', 'hand'] as const;

/** The side of a participant: of a seat, or of the automaton. */
function sideAt(view: ArrakisView, seat: number): Side {
  return seat < seatCount(view.options) ? sideOf(view, seat) : 'harkonnen';
}

/** The force somebody leads alone, if their side is shared. */
function partnerForce(view: ArrakisView, seat: number): Force | undefined {
  const [force, other] = seat < seatCount(view.options) ? forcesOf(view, seat) : [];
  return other === undefined ? force : undefined;
}

/** Partners of a side have faces of their own. */
function faceAt(view: ArrakisView, seat: number): string {
  const force = partnerForce(view, seat);
  return force === undefined ? SIDE_FACES[sideAt(view, seat)] : FORCE_FACES[force];
}

function victory({ view, war }: Names): Phrase | undefined {
  if (view.winner === undefined) return undefined;
  if (view.winner === 'harkonnen') return [war.wonBySupremacy(view.supremacy)];
  return [war.wonByPrescience];
}

/** The Atreides need every marker at the number of one objective, the Harkonnen the end of their track. */
function goalsOf(seat: Seat, { view, war, markerToken, thing }: Names): readonly Goal[] {
  if (sideAt(view, seat) === 'harkonnen')
    return [
      {
        met: view.supremacy >= SUPREMACY_TO_WIN,
        phrase: [{ icon: 'supremacy', text: '' }, ` ${war.supremacy}: ${view.supremacy}/${SUPREMACY_TO_WIN}`],
      },
    ];
  return (view.objectives ?? []).map((id) => {
    const { targets } = objectiveCard(id);
    const reached = MARKERS.map((marker): Phrase => {
      const token = markerToken(marker);
      return [{ icon: token.icon, text: token.text }, `\u00a0${view.prescience[marker]}/${targets[marker]}`];
    });
    return {
      met: MARKERS.every((marker) => view.prescience[marker] >= targets[marker]),
      phrase: [`${thing(`objective:${id}`)}: `, ...joinPhrases(reached, ' · ')],
    };
  });
}

function speak(seen: TableView, lang: Lang, words: Words): WarVoice {
  const view = own(seen);
  const names = namesOf(view, lang, words);
  return {
    ...names,
    face: (seat) => faceAt(view, seat),
    phase: names.war.phases[view.phase] ?? '',
    ask: () => (view.decision === undefined ? [] : ask(view.decision.detail, names)),
    askedBy: () => (view.decision === undefined ? undefined : askedBy(view.decision.detail, names)),
    choice: (key) => wordChoice(key, names),
    event: (event) => wordEvent(told(event), names),
    actor: (event) => actorOf(told(event), names),
    scenes: (events) => warScenes(events.map(told), names),
    reason: (reason) => wordReason(reason, lang, view.side ?? 'atreides'),
    chart: (id) => names.war.charts[id] ?? '',
    counted: (what) => nameCountedInWar(what, lang),
    won: (winners, called) => {
      const won = names.war.won[view.winner ?? sideOf(view, winners[0] ?? 0)];
      return winners.length > 1 ? `${won}: ${winners.map(called).join(', ')}` : won;
    },
    score: (seat, points) =>
      sideAt(view, seat) === 'atreides'
        ? joinPhrases(
            MARKERS.map((marker) => [names.markerToken(marker, view.prescience[marker])]),
            ' ',
          )
        : [`${names.war.supremacy} ${points}`],
    goals: (seat) => goalsOf(seat, names),
    victory: () => victory(names),
  };
}

const MOVES: readonly string[] = ['action', 'card', 'special', 'die-spent'];

/** War for Arrakis on the table. */
export const warPresenter: Presenter = {
  offers: (view) => offersOf(own(view)),
  speak,
  forced: (view) => forcedIn(own(view)),
  panel: (view) => panelFor(own(view)),
  story: {
    isMain: (event) => isMain(told(event)),
    isMove: ({ event }) => MOVES.includes(event),
    isTurn: ({ event }) => event === 'turn',
    isFreshTurn: (view) => view.decision?.kind === 'turn',
    topics: WAR_TOPICS,
    isOutcome: (event) => isOutcome(told(event)),
    places: (event) => placesOf(told(event)),
    things: (event) => thingsOf(told(event)),
    marks: (event, view) => marksOf(told(event), own(view).side),
  },
  whyNot,
  unlit: (refusals) =>
    refusals.map(({ ref }) => ref).filter((ref) => ref.startsWith('action:') && ref.includes('-')),
  self: (view) => {
    const { seat } = own(view);
    if (seat === undefined) return undefined;
    const force = partnerForce(own(view), seat);
    const ref = force === undefined ? `side:${sideOf(own(view), seat)}` : `force:${force}`;
    return { kind: 'side', ref };
  },
  hand: (view) => (ownHand(own(view)) ?? []).map((card) => `card:${card}`),
  wideFrom: () => '(min-width: 960px) and (min-height: 640px), (min-width: 760px) and (min-height: 1000px)',
  Wide: WarDesktop,
  Narrow: WarPhone,
  Detail: WarDetail,
  palette: (view) => {
    const seats = Array.from({ length: participantCount(own(view).options) }, (_, seat) => seat);
    return Object.fromEntries(seats.map((seat) => [`--seat-${seat}`, `var(--${sideAt(own(view), seat)})`]));
  },
  hint: (view) => {
    const { decision, side } = own(view);
    if (decision === undefined) return undefined;
    return WAR_HINTS[`${decision.kind} ${side}`] ?? WAR_HINTS[decision.kind];
  },
  chapters: (_, lang) => ({ uk: warRulesUk, en: warRulesEn })[lang],
  symbols: () => WAR_SYMBOLS,
  symbolHelp: (icon) => WAR_SYMBOLS.find((symbol) => symbol.icon === icon),
  charts: CHARTS,
  startPoints: () => [],
  pointSign: (view, seat) => (sideAt(own(view), seat) === 'harkonnen' ? 'supremacy' : 'step'),
};
