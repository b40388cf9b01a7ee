import { type ImperiumEvent, type ImperiumView, modeOf, nameCounted } from '@sietch/imperium';
import type { GameEvent, Lang } from '@sietch/kernel';
import type { TableView } from '../link/table-link';
import type { Presenter } from '../table/presenter';
import type { Words } from '../words/words';
import { Detail } from './cards/detail';
import { DesktopTable } from './desktop';
import { rulesEn } from './help/rules-en';
import { rulesUk } from './help/rules-uk';
import { SYMBOLS, symbolHelp } from './help/symbols';
import { deployedTogether, flightOf, marksOf, placesOf, thingsOf } from './movements';
import { offersOf } from './offers';
import { PhoneTable } from './phone';
import { scenesOf } from './scenes';
import type { ImperiumVoice } from './use-imperium';
import { whyNot } from './why';
import { ask, askedBy } from './words/ask';
import { wordChoice } from './words/choice';
import { actorOf, isMain, isOutcome, wordEvent } from './words/events';
import { hintOf } from './words/hints';
import { wordReason } from './words/reasons';
import { speakerOf } from './words/speaker';
import { wordActing } from './words/teams';
import { teamStandings, tieBreakers, tieRule, wordTeamVictory } from './words/ties';
import { TOPICS } from './words/topics';

/** The doors through which Imperium's own types come in. */
const own = (view: TableView): ImperiumView => view as ImperiumView;
const told = (event: GameEvent): ImperiumEvent => event as ImperiumEvent;

const LARGE = '(min-width: 1100px) and (min-height: 640px)';

/** Points, strength and riches over the rounds. */
const CHARTS = ['points', 'strength', 'solari', 'spice', 'water'] as const;

function speak(seen: TableView, lang: Lang, words: Words): ImperiumVoice {
  const view = own(seen);
  const speaker = speakerOf(view, lang, words);
  return {
    ...speaker,
    face: (seat) => {
      const rival = view.rivals?.cards[seat - view.options.players];
      return rival ?? (view.players[seat]?.leader || undefined);
    },
    phase: words.phases[view.phase],
    ask: (touched) => (view.decision === undefined ? [] : ask(view.decision.detail, touched, speaker)),
    askedBy: () => (view.decision === undefined ? undefined : askedBy(view.decision.detail, speaker)),
    acting: () => wordActing(speaker),
    choice: (key, touched) => wordChoice(key, speaker, touched),
    event: (event) => wordEvent(told(event), speaker),
    actor: (event) => actorOf(told(event)),
    scenes: (events) => scenesOf(events.map(told), speaker),
    reason: (reason) => wordReason(reason, lang),
    chart: (id) => words[id as (typeof CHARTS)[number]],
    counted: (what) => nameCounted(what, lang),
    score: (seat, points) => [
      ...tieBreakers(view, seat),
      `${points} `,
      { icon: 'point', text: words.points },
    ],
    won: (winners) => wordTeamVictory(winners, speaker),
    teams: () => teamStandings(speaker),
    victory: () => tieRule(speaker),
  };
}

const teamed = (view: TableView): boolean => modeOf(own(view)).commanders.length > 0;

/** Leaders lie on the tray: nothing else on the table is needed yet. */
function choosesLeader({ decision }: TableView): boolean {
  return decision?.choices?.some(({ key }) => key.startsWith('leader:')) ?? false;
}

/** Dune: Imperium and Uprising on the table. */
export const imperiumPresenter: Presenter = {
  offers: (view) => offersOf(own(view)),
  speak,
  story: {
    isMain: (event) => isMain(told(event)),
    isMove: ({ event }) => event === 'agent' || event === 'rival-agent' || event === 'reveal',
    isOutcome: (event) => isOutcome(told(event)),
    isTurn: ({ event }) => event === 'turn',
    joined: (before, event) => deployedTogether(told(before), told(event)),
    isFreshTurn: (view) => view.decision?.kind === 'turn' && !own(view).turn?.acted,
    topics: TOPICS,
    flight: (event) => flightOf(told(event)),
    places: (event) => placesOf(told(event)),
    things: (event) => thingsOf(told(event)),
    marks: (event) => marksOf(told(event)),
  },
  whyNot,
  unlit: () => [],
  self: (view) => {
    const { seat, players } = own(view);
    const leader = seat === undefined ? undefined : players[seat]?.leader;
    return leader === undefined || leader === '' ? undefined : { kind: 'leader', ref: `leader:${leader}` };
  },
  hand: (view) => {
    const { seat, players } = own(view);
    return (seat === undefined ? [] : (players[seat]?.hand ?? [])).map((card) => `card:${card}`);
  },
  // Six players and the boards of commanders leave no room for Arrakis on an upright tablet.
  wideFrom: (view) => (teamed(view) ? LARGE : `${LARGE}, (min-width: 800px) and (min-height: 1100px)`),
  about: (view) => {
    if (teamed(view)) return choosesLeader(view) ? 'of-teams of-leaders' : 'of-teams';
    return choosesLeader(view) ? 'of-leaders' : '';
  },
  Wide: DesktopTable,
  Narrow: PhoneTable,
  Detail,
  palette: () => ({}),
  hint: (view) => hintOf(own(view)),
  chapters: (game, lang) =>
    ({ uk: rulesUk, en: rulesEn })[lang].filter(({ only }) => only === undefined || only === game),
  aim: (view, lang) =>
    ({ uk: rulesUk, en: rulesEn })[lang].find(({ aim }) => aim === (teamed(view) ? 'team' : 'own')),
  symbols: (game) => SYMBOLS.filter(({ only }) => only === undefined || only === game),
  symbolHelp,
  charts: CHARTS,
  startPoints: (view) => modeOf(own(view)).startPoints,
};
