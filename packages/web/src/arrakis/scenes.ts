import type { ArrakisEvent } from '@sietch/arrakis';
import type { Seat, Seen } from '@sietch/kernel';
import type { Scene, SceneLine } from '../table/scene';
import { described } from './descriptions';
import { actorOf, wordEvent } from './words/events';
import { type Names, phrase } from './words/names';

type EventOf<K extends ArrakisEvent['event']> = Seen<Extract<ArrakisEvent, { event: K }>>;
type Happened = Seen<ArrakisEvent>;

/** What a blow from the desert, or the fall of a settlement, brings about until something else begins. */
const OUTCOMES: readonly ArrakisEvent['event'][] = [
  'roll',
  'hits',
  'removed',
  'token-shown',
  'token-lost',
  'vehicle',
  'moved',
  'supremacy',
  'prescience',
  'tank',
  'bene-gesserit',
];

/** What is seen while it is told: cards lend their pictures. */
const PICTURES = {
  round: { of: 'the-desert-war', kind: 'desert' },
  storm: { of: 'grandmother-of-a-storm', kind: 'desert' },
  'worm-attack': { of: 'shai-hulud', kind: 'fremen' },
  atomics: { of: 'our-family-atomics', kind: 'war' },
  fall: { of: 'sardaukar-pogrom', kind: 'war' },
  signs: { of: 'stunted-worms', kind: 'desert' },
  supremacy: { of: 'sandmasters', kind: 'guild' },
} as const satisfies Readonly<Record<string, Scene['picture']>>;

/** What deserves its moment among what has just happened, each where it happened, one after another. */
export function warScenes(events: readonly Happened[], names: Names): readonly Scene[] {
  return events.flatMap((event, i): readonly Scene[] => {
    switch (event.event) {
      case 'round':
        return [roundScene(event, names)];
      case 'storm':
      case 'worm-attack':
      case 'atomics':
        return [blow(event, outcomesOf(events, i), names)];
      case 'settlement-destroyed':
        return [fall(event, outcomesOf(events, i), names)];
      case 'leader-entered':
        return [arrival(event, names)];
      case 'wormsign':
        // All signs are turned over together: the first of them tells of the rest.
        return events[i - 1]?.event === 'wormsign' ? [] : [signs(events.slice(i), names)];
      case 'supremacy':
        return event.why === 'stockpile' ? [stockpile(event, names)] : [];
      case 'claimed':
        return [
          {
            kind: 'claimed',
            picture: { of: event.card, kind: 'bene' },
            title: titleOf(event, names),
            lines: gains(events.slice(i + 1), names),
          },
        ];
      default:
        return [];
    }
  });
}

function outcomesOf(events: readonly Happened[], i: number): readonly Happened[] {
  const rest = events.slice(i + 1);
  const end = rest.findIndex(({ event }) => !OUTCOMES.includes(event));
  return end === -1 ? rest : rest.slice(0, end);
}

function titleOf(event: Happened, names: Names) {
  return wordEvent(event, names) ?? [];
}

function lineOf(event: Happened, names: Names): readonly SceneLine[] {
  const told = wordEvent(event, names);
  const seat: Seat | undefined = actorOf(event, names);
  return told === undefined ? [] : [{ phrase: told, ...(seat !== undefined && { seat }) }];
}

const linesOf = (events: readonly Happened[], names: Names): readonly SceneLine[] =>
  events.flatMap((event) => lineOf(event, names));

const untouched = ({ t }: Names): SceneLine => ({
  phrase: [t({ uk: 'Нікого не зачеплено', en: 'Nobody is hurt' })],
});

function roundScene(event: EventOf<'round'>, names: Names): Scene {
  return { kind: 'round', picture: PICTURES.round, title: [names.words.round(event.round)], lines: [] };
}

/** A storm, a worm or a blast strikes an area. */
function blow(
  event: EventOf<'storm' | 'worm-attack' | 'atomics'>,
  outcomes: readonly Happened[],
  names: Names,
): Scene {
  const lines = linesOf(outcomes, names);
  const hurt = outcomes.some(
    ({ event: kind }) => kind === 'hits' || kind === 'removed' || kind === 'vehicle',
  );
  return {
    kind: 'blow',
    picture: PICTURES[event.event],
    title: titleOf(event, names),
    lines: hurt ? lines : [...lines, untouched(names)],
    places: [`area:${event.area}`],
  };
}

function fall(event: EventOf<'settlement-destroyed'>, outcomes: readonly Happened[], names: Names): Scene {
  const scored = outcomes.filter(({ event: kind }) => kind === 'supremacy' || kind === 'prescience');
  return {
    kind: 'fall',
    picture: PICTURES.fall,
    title: titleOf(event, names),
    lines: linesOf(scored, names),
    places: [`area:${event.area}`],
  };
}

/** A leader comes with a special action and an ability in battle. */
function arrival(event: EventOf<'leader-entered'>, names: Names): Scene {
  const { war, lang } = names;
  const card = described(`leader:${event.leader}`, lang);
  const boxes = (['special', 'combat'] as const).flatMap((box): readonly SceneLine[] => {
    const text = card?.phrases[box];
    return text === undefined ? [] : [{ phrase: phrase(`${war.boxes[box]}: `, text) }];
  });
  return {
    kind: 'leader',
    face: event.leader,
    title: phrase({ icon: 'leader', text: '' }, ` ${names.leader(event.leader)}`),
    lines: [...lineOf(event, names), ...boxes],
    places: [`leader:${event.leader}`],
  };
}

function signs(from: readonly Happened[], names: Names): Scene {
  const end = from.findIndex(({ event }) => event !== 'wormsign');
  const turned = (end === -1 ? from : from.slice(0, end)).filter((event) => event.event === 'wormsign');
  return {
    kind: 'signs',
    picture: PICTURES.signs,
    title: phrase(
      { icon: 'wormsign', text: '' },
      names.t({ uk: ' Знаки хробака перевернуто', en: ' Wormsigns are turned over' }),
    ),
    lines: linesOf(turned, names),
    places: turned.map(({ area }) => `area:${area}`),
  };
}

function stockpile(event: EventOf<'supremacy'>, names: Names): Scene {
  return {
    kind: 'supremacy',
    picture: PICTURES.supremacy,
    title: [names.t({ uk: 'Харконнени накопичують запаси', en: 'The Harkonnen stockpile spice' })],
    lines: lineOf(event, names),
    places: ['supremacy'],
  };
}

function gains(after: readonly Happened[], names: Names): readonly SceneLine[] {
  const end = after.findIndex(({ event }) => event !== 'prescience');
  return linesOf(end === -1 ? after : after.slice(0, end), names);
}
