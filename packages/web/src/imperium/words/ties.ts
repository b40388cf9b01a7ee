import { type ImperiumView, modeOf } from '@sietch/imperium';
import type { Phrase, Seat } from '@sietch/kernel';
import type { Standings } from '../../table/presenter';
import { say } from '../../words/say';
import { teamsOf, total } from '../teams';
import type { Speaker } from './speaker';

const TIED = {
  en: 'Where points are equal, spice decides, then solari, water and troops in the garrison.',
  uk: 'Де очок порівну, вирішують прянощі, тоді солярії, вода й загони в гарнізоні.',
} as const;

const inTeams = (view: ImperiumView): boolean => modeOf(view).teams.length > 0;

/** Of teammates nobody asks who came first. */
function isTied(view: ImperiumView, seat: Seat): boolean {
  const { players } = view;
  if (inTeams(view)) return false;
  return players.some((other, i) => i !== seat && other.points === players[seat]?.points);
}

const amount = (icon: string, n: number) => ({ icon, n, text: String(n) });

/** How places were given to players, or teams, with as many points. */
export function tieRule({ view, lang, words }: Speaker): Phrase | undefined {
  if (inTeams(view)) {
    if (view.outcome?.winners.length === view.players.length) return [words.teams.level];
    return areTeamsTied(view) ? [words.teams.tied] : undefined;
  }
  return view.players.some((_, seat) => isTied(view, seat)) ? [TIED[lang]] : undefined;
}

/** What decides between players with as many points, in the order it is compared. */
export function tieBreakers(view: ImperiumView, seat: Seat): Phrase {
  const player = view.players[seat];
  if (player === undefined || !isTied(view, seat)) return [];
  return say`${amount('spice', player.spice)} ${amount('solari', player.solari)} ${amount('water', player.water)} ${amount('troop', player.garrison)}  `;
}

function areTeamsTied(view: ImperiumView): boolean {
  const [first, second] = teamsOf(view, undefined).map((team) => total(view, team, 'points'));
  return first !== undefined && first === second;
}

/** The teams as they stand in the end, the best first, with what decided between them. */
export function teamStandings({ view, who, words }: Speaker): readonly Standings[] {
  const { standings = [] } = view.outcome ?? {};
  const placeOf = (seat: Seat) => standings.find((each) => each.seat === seat)?.place ?? 0;
  const tied = areTeamsTied(view);
  return teamsOf(view, undefined)
    .toSorted((a, b) => placeOf(a.commander) - placeOf(b.commander))
    .map((team) => {
      const have = (of: 'spice' | 'solari' | 'water' | 'garrison') => total(view, team, of);
      const points = total(view, team, 'points');
      const decided = say`${amount('spice', have('spice'))} ${amount('solari', have('solari'))} ${amount('water', have('water'))} ${amount('troop', have('garrison'))}  `;
      return {
        name: words.teams.team(who(team.commander)),
        members: team.members,
        score: [...(tied ? decided : []), `${points} `, { icon: 'point', text: words.points }],
      };
    });
}

/** A team wins together. */
export function wordTeamVictory(winners: readonly Seat[], { view, who, words }: Speaker): string | undefined {
  const team = teamsOf(view, undefined).find(({ commander }) => winners.includes(commander));
  if (team === undefined) return undefined;
  if (winners.length > team.members.length) return words.teams.level;
  return words.teams.won(who(team.commander));
}
