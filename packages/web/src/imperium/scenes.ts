import type { ImperiumEvent } from '@sietch/imperium';
import type { Phrase, Seat } from '@sietch/kernel';
import type { Scene, SceneLine } from '../table/scene';
import { doubled } from './board/rewards';
import { conflictHere, textsOf } from './cards/texts';
import { wordEvent } from './words/events';
import type { Speaker } from './words/speaker';
import { wordTeamVictory } from './words/ties';

type EventOf<K extends ImperiumEvent['event']> = Extract<ImperiumEvent, { event: K }>;

const isA =
  <K extends ImperiumEvent['event']>(kind: K) =>
  (event: ImperiumEvent): event is EventOf<K> =>
    event.event === kind;

/** What deserves its moment among what has just happened: combat, its rewards, the makers, a new round, victory. */
export function scenesOf(events: readonly ImperiumEvent[], speaker: Speaker): readonly Scene[] {
  return [
    ...events.filter(isA('combat')).map((combat) => combatScene(combat, events, speaker)),
    ...rewardScenes(events, speaker),
    ...makerScenes(events, speaker),
    ...events.filter(isA('round')).map((round) => roundScene(round, events, speaker)),
    ...events.filter(isA('game-over')).map((over) => victoryScene(over, speaker)),
  ];
}

function combatScene(
  { strengths }: EventOf<'combat'>,
  events: readonly ImperiumEvent[],
  { words, view, conflict }: Speaker,
): Scene {
  const reward = events.find(isA('reward'));
  const about = reward?.conflict ?? view.conflicts.at(-1);
  const most = Math.max(...strengths, 1);
  const ranking = strengths
    .map((strength, seat) => ({ strength, seat }))
    .filter(({ strength }) => strength > 0)
    .sort((a, b) => b.strength - a.strength);
  return {
    kind: 'combat',
    picture: { of: about ?? 'skirmish-a', kind: 'war' },
    title: [about === undefined ? words.phases.combat : `${words.phases.combat}: ${conflict(about)}`],
    lines:
      ranking.length === 0
        ? [{ phrase: [words.nobodyFights] }]
        : ranking.map(({ strength, seat }) => ({
            seat,
            share: strength / most,
            phrase: [`${strength} `, { icon: 'sword', text: words.strength }],
          })),
  };
}

function told(event: ImperiumEvent & { readonly seat?: Seat | undefined }, speaker: Speaker): SceneLine[] {
  const phrase: Phrase | undefined = wordEvent(event, speaker);
  return phrase === undefined ? [] : [{ phrase, ...(event.seat !== undefined && { seat: event.seat }) }];
}

const BOXES = ['first', 'second', 'third'] as const;

/** A reward as it is taken. */
function rewardOf({ conflict, place, doubled: twice }: EventOf<'reward'>, speaker: Speaker): Phrase {
  const { catalog, lang } = speaker;
  if (twice) return doubled(conflictHere(conflict, catalog).rewards[place - 1] ?? [], lang, catalog);
  const box = BOXES[place - 1];
  return textsOf('conflict', conflict, catalog, lang).find(([name]) => name === box)?.[1] ?? [];
}

/** Who takes which reward, each followed by what it is. */
function rewardScenes(events: readonly ImperiumEvent[], speaker: Speaker): readonly Scene[] {
  const rewards = events.filter(isA('reward'));
  if (rewards.length === 0) return [];
  const lines = rewards.flatMap((reward) => [
    ...told(reward, speaker),
    { phrase: rewardOf(reward, speaker), explains: true },
  ]);
  return [
    {
      kind: 'rewards',
      picture: { of: rewards[0]?.conflict ?? 'skirmish-b', kind: 'city' },
      title: [speaker.words.rewards],
      lines,
    },
  ];
}

function makerScenes(events: readonly ImperiumEvent[], speaker: Speaker): readonly Scene[] {
  const makers = events.filter(isA('maker'));
  if (makers.length === 0) return [];
  const { words } = speaker;
  return [
    {
      kind: 'makers',
      picture: { of: 'devour', kind: 'fremen' },
      title: [{ icon: 'maker', text: '' }, ` ${words.makers}`],
      lines: [...makers.flatMap((event) => told(event, speaker)), { phrase: [words.agentsReturn] }],
    },
  ];
}

function roundScene(
  { round }: EventOf<'round'>,
  events: readonly ImperiumEvent[],
  { words, lang, catalog, conflict }: Speaker,
): Scene {
  const revealed = events.findLast(isA('conflict'))?.conflict;
  const rewards = revealed === undefined ? [] : textsOf('conflict', revealed, catalog, lang);
  return {
    kind: 'round',
    picture: { of: revealed ?? 'scout', kind: 'desert' },
    title: [words.round(round)],
    lines:
      revealed === undefined
        ? []
        : [
            { phrase: [`${words.conflict}: ${conflict(revealed)}`] },
            ...rewards
              .filter(([box]) => BOXES.some((place) => place === box))
              .map(([, phrase], i) => ({ phrase: [`${i + 1}. `, ...phrase] })),
          ],
  };
}

/** Who has won, and the points of all, the most first. */
function victoryScene({ winner }: EventOf<'game-over'>, speaker: Speaker): Scene {
  const { words, view, who } = speaker;
  const winners = view.outcome?.winners ?? [winner];
  const most = Math.max(...view.players.map(({ points }) => points), 1);
  const { leader } = view.players[winner] ?? {};
  return {
    kind: 'victory',
    ...(leader !== undefined && { face: leader }),
    title: [wordTeamVictory(winners, speaker) ?? words.winner(who(winner))],
    lines: view.players
      .map(({ points }, seat) => ({ points, seat }))
      .sort((a, b) => Number(b.seat === winner) - Number(a.seat === winner) || b.points - a.points)
      .map(({ points, seat }) => ({
        seat,
        share: Math.max(points, 0) / most,
        phrase: [`${points} `, { icon: 'point', text: words.points }],
      })),
  };
}
