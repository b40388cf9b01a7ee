import { modeOf } from '@sietch/imperium';
import type { Seat } from '@sietch/kernel';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon';
import { SeatMark } from '../icons/seat-mark';
import { useSettings } from '../settings/settings';
import { type Team, total } from './teams';
import { useImperium } from './use-imperium';

/** The panels of those who play together, under the name of their commander and what they have together. */
export function TeamPanels({ team, children }: { readonly team: Team; readonly children: ReactNode }) {
  const { words } = useSettings();
  const { view, state, speaker } = useImperium();
  const ours = state.seat !== undefined && team.members.includes(state.seat);
  const name = words.teams.team(speaker.who(team.commander));
  const points = total(view, team, 'points');
  return (
    <section className={ours ? 'team ours' : 'team'} aria-label={name}>
      <h2 className="team-name">
        <span>{ours ? words.teams.yourTeam : name}</span>
        <span role="img" aria-label={words.teams.total(points)}>
          {points} <Icon name="point" />
        </span>
      </h2>
      {children}
    </section>
  );
}

/** A commander's agent tokens that stand ready, each by the ally its arrow points to. */
export function AgentTokens({ seat }: { readonly seat: Seat }) {
  const { words } = useSettings();
  const { view, speaker } = useImperium();
  const commander = modeOf(view).commands[seat];
  const player = view.players[seat];
  if (commander === undefined || player === undefined) return null;
  const sent = view.agents.flatMap((agent) => (agent.seat === seat ? [agent.figure] : []));
  const arrows = (['left', 'right'] as const).filter((side) => !sent.includes(side));
  return (
    <span className={player.agents === 0 ? 'count none' : 'count'}>
      <span role="img" aria-label={`${words.agents}: ${player.agents}`}>
        <Icon name="agent" />
        {player.agents === 0 && player.agents}
      </span>
      {arrows.map((side) => (
        <span
          key={side}
          className="agent-token"
          role="img"
          aria-label={words.teams.token(speaker.who(commander[side]))}
        >
          →<SeatMark seat={commander[side]} />
        </span>
      ))}
      {player.swordmaster && player.swordmasterSent !== true && (
        <span className="agent-token" role="img" aria-label={words.teams.swordmasterToken}>
          →<SeatMark seat={commander.left} />
          <SeatMark seat={commander.right} />
        </span>
      )}
    </span>
  );
}

/** Who acts through whom, told in both panels; and whose turn it is while somebody else is asked. */
export function Activation({ seat }: { readonly seat: Seat }) {
  const { words } = useSettings();
  const { view, speaker } = useImperium();
  const { activated, turn, decision } = view;
  const { teams } = words;
  if (modeOf(view).teams.length === 0) return null;
  if (activated?.by === seat)
    return (
      <Acts label={teams.activates(speaker.who(activated.ally))}>
        <Icon name="play" />
        <SeatMark seat={activated.ally} />
      </Acts>
    );
  if (activated?.ally === seat)
    return (
      <Acts label={teams.activatedBy(speaker.who(activated.by))}>
        <SeatMark seat={activated.by} />
        <Icon name="play" />
      </Acts>
    );
  if (turn?.seat !== seat || decision?.seats.includes(seat) !== false) return null;
  return (
    <Acts label={teams.takesTurn}>
      <Icon name="play" />
    </Acts>
  );
}

/** A sign in the panel; screens with room have the words beside it. */
function Acts({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <span className="honour acts" role="img" aria-label={label} title={label}>
      {children}
      <span className="acts-words" aria-hidden="true">
        {label}
      </span>
    </span>
  );
}
