import { modeOf, type PlayerView } from '@sietch/imperium';
import type { Seat } from '@sietch/kernel';
import { Amount, Icon } from '../icons/icon';
import { SeatMark } from '../icons/seat-mark';
import { useSettings } from '../settings/settings';
import { SeatExtras } from '../table/seat-extras';
import { SeatFace } from '../table/seat-face';
import { Touchable } from '../table/touchable';
import { symbolHelp } from './help/symbols';
import { ContractTile } from './market';
import { PilesButton } from './piles';
import { Count } from './players-count';
import { HagalDeck, RivalAims, TurnedOver, useRival } from './rivals';
import { Activation, AgentTokens, TeamPanels } from './team-panels';
import { isCommander, teamsOf } from './teams';
import { useImperium } from './use-imperium';

/** Everybody's public things. */
export function Players() {
  const { words } = useSettings();
  const { view, state } = useImperium();
  const teams = teamsOf(view, state.seat);
  const panel = (seat: Seat) => {
    const player = view.players[seat];
    return player === undefined ? null : <PlayerPanel key={seat} seat={seat} player={player} />;
  };
  return (
    <section className="players" aria-label={words.players}>
      {teams.map((team) => (
        <TeamPanels key={team.commander} team={team}>
          {team.members.map(panel)}
        </TeamPanels>
      ))}
      {teams.length === 0 && [...view.players.keys()].map(panel)}
      <HagalDeck />
    </section>
  );
}

function PlayerPanel({ seat, player }: { readonly seat: Seat; readonly player: PlayerView }) {
  const { lang, words } = useSettings();
  const { view, speaker, label } = useImperium();
  const active = view.decision?.seats.includes(seat) ?? false;
  const commander = isCommander(view, seat);
  const rival = useRival(seat);
  const leader = player.leader === '' ? '' : speaker.catalog.leader(player.leader).name[lang];
  const card = rival === undefined ? `leader:${player.leader}` : `rival:${rival.id}`;
  const role = rival === undefined ? leader : words.rivals.name;
  const name = label(seat);
  // House Hagal against two people has no use for resources.
  const gathers = rival?.collects !== 'never';
  const scored = rival?.scores === false ? [] : [`${words.points}: ${player.points}`];
  return (
    <div className={`panel player edge-seat-${seat} ${active ? 'active' : ''}`}>
      <div className="player-top">
        <Touchable
          refs={[`seat:${seat}`, card]}
          shows={card}
          className="player-head"
          label={[name, ...(role === name ? [] : [role]), ...scored].join(', ')}
        >
          <SeatFace seat={seat} />
          <SeatMark seat={seat} />
          <span className="player-name">
            <b>{name}</b> {role !== name && <span>{role}</span>}
          </span>
          {scored.length > 0 && (
            <span className="player-points">
              {player.points}
              <Icon name="point" />
            </span>
          )}
        </Touchable>
        <SeatExtras seat={seat} />
      </div>
      <div className="player-line">
        {gathers && (
          <>
            <Amount name="solari" n={player.solari} label={`${words.solari}: ${player.solari}`} />
            <Amount name="spice" n={player.spice} label={`${words.spice}: ${player.spice}`} />
            <Amount name="water" n={player.water} label={`${words.water}: ${player.water}`} />
          </>
        )}
        {commander ? (
          <AgentTokens seat={seat} />
        ) : (
          <>
            <Count icon="agent" n={player.agents} name={words.agents} />
            <Count icon="troop" n={player.garrison} name={words.garrison} />
          </>
        )}
        {rival === undefined && <Count icon="card" n={player.handCount} name={words.cards} />}
        {gathers && <Count icon="intrigue" n={player.intrigueCount} name={words.intrigues} />}
        {rival === undefined && <PilesButton seat={seat} player={player} />}
      </div>
      <RivalAims seat={seat} player={player} />
      <TurnedOver seat={seat} />
      <Honours seat={seat} player={player} />
    </div>
  );
}

function Honours({ seat, player }: { readonly seat: Seat; readonly player: PlayerView }) {
  const { words } = useSettings();
  const { view, speaker } = useImperium();
  const teams = modeOf(view).teams.length > 0;
  const honours: readonly (readonly [boolean, string, string])[] = [
    [view.first === seat, 'first', words.firstPlayer],
    [player.councilSeat, 'council', words.councilSeat],
    [player.swordmaster, 'sword', teams ? words.teams.swordmasterBonus : words.swordmaster],
    [view.mentat.holder === seat, 'mentat', words.mentat],
    [player.hooks, 'hooks', words.hooks],
    [player.hasRevealed, 'card', words.revealed],
  ];
  const held = honours.filter(([has]) => has);
  const spies = speaker.catalog.edition.posts.length > 0 ? player.spies.length : 0;
  return (
    <div className="player-line honours">
      <Activation seat={seat} />
      {held.map(([, icon, name]) => (
        <span key={name} className="honour" role="img" aria-label={name}>
          <Icon name={icon} />
        </span>
      ))}
      {spies > 0 && <Count icon="spy" n={spies} name={words.spies} />}
      {player.memories > 0 && <Count icon="troop" n={player.memories} name={words.memories} />}
      {player.completed.length > 0 && (
        <Count icon="contract-completed" n={player.completed.length} name={words.contracts} />
      )}
      {player.won.map((card) => (
        <span
          key={card.id}
          className={card.faceUp ? 'honour' : 'honour used'}
          role="img"
          aria-label={`${words.objective}: ${symbolHelp(card.icon)?.name[speaker.lang] ?? ''}`}
        >
          <Icon name={card.icon} />
        </span>
      ))}
      {player.contracts.map((id) => (
        <ContractTile key={id} id={id} brief seat={seat} />
      ))}
    </div>
  );
}
