import { oneOf, type Seat } from '@sietch/kernel';
import { catalogOf, numbersOf } from '../content/catalog.js';
import { commanderAt } from '../participants.js';
import { agentsOwned, FIGURES, type ImperiumState, type PlacedAgent, stepsOn } from '../state.js';
import { type Position, refuse } from './position.js';

function checkSeat(state: ImperiumState, seat: Seat, field: string): Seat {
  return seat < state.players.length ? seat : refuse(field, `there is no seat ${seat}`);
}

function checkSpace(state: ImperiumState, id: string, field: string): string {
  const known = catalogOf(state).spaces.some((space) => space.id === id);
  return known ? id : refuse(`${field}.${id}`, 'there is no such space');
}

/** Everything that lies or stands on the board, and the first-player marker. */
export function arrangeBoard(state: ImperiumState, position: Position): void {
  for (const [id, spice] of Object.entries(position.makers ?? {})) {
    if (!(checkSpace(state, id, 'makers') in state.makers)) refuse(`makers.${id}`, 'it is no maker space');
    state.makers[id] = spice;
  }
  for (const [id, seat] of Object.entries(position.control ?? {})) {
    if (!(checkSpace(state, id, 'control') in state.control))
      refuse(`control.${id}`, 'nobody can control it');
    state.control[id] = seat === 'nobody' ? undefined : checkSeat(state, seat, `control.${id}`);
  }
  for (const [id, seat] of Object.entries(position.voices ?? {})) {
    state.voices.push({
      seat: checkSeat(state, seat, `voices.${id}`),
      space: checkSpace(state, id, 'voices'),
    });
  }
  state.first = checkSeat(state, position.first ?? state.first, 'first');
  arrangeAlliances(state, position);
  arrangeAgents(state, position);
  arrangeMentat(state, position);
}

function arrangeAlliances(state: ImperiumState, position: Position): void {
  const { allianceStep } = numbersOf(state);
  for (const [name, seat] of Object.entries(position.alliances ?? {})) {
    const faction = oneOf(catalogOf(state).tracks, name);
    const field = `alliances.${faction}`;
    state.alliances[faction] = seat === 'board' ? undefined : checkSeat(state, seat, field);
    if (seat === 'board') continue;
    const level = state.players[seat]?.influence[faction] ?? 0;
    if (level < allianceStep || state.players.some((player) => stepsOn(player, faction) > level)) {
      refuse(
        field,
        `seat ${seat} has influence ${level}; the holder has at least ${allianceStep}, and nobody more`,
      );
    }
  }
}

/** `mentat:2`, or a commander's token such as `left:0`; a number alone is an agent of that seat. */
function placed(state: ImperiumState, id: string, written: number | string): PlacedAgent {
  const [kind, owner = ''] = typeof written === 'string' ? written.split(':') : [undefined, String(written)];
  const seat = checkSeat(state, Number(owner), `agents.${id}`);
  const figure = FIGURES.find((one) => one === kind);
  const commands = commanderAt(state, seat) !== undefined;
  if (kind !== 'mentat' && commands !== (figure !== undefined) && figure !== 'swordmaster')
    refuse(`agents.${id}`, commands ? `which token of seat ${seat}?` : `seat ${seat} has no such token`);
  return {
    seat,
    space: checkSpace(state, id, 'agents'),
    mentat: kind === 'mentat',
    ...(figure && { figure }),
  };
}

function arrangeAgents(state: ImperiumState, position: Position): void {
  state.agents = Object.entries(position.agents ?? {}).flatMap(([id, figures]) =>
    figures.map((figure) => placed(state, id, figure)),
  );
  for (const [seat, player] of state.players.entries()) {
    const standing = state.agents.filter((agent) => agent.seat === seat && !agent.mentat);
    if (standing.some(({ figure }) => figure === 'swordmaster')) {
      player.swordmaster = true;
      player.swordmasterSent = true;
    }
    const own = agentsOwned(state, player);
    const sent = standing.filter(({ figure }) => figure !== 'swordmaster').length;
    if (sent > own) refuse('agents', `seat ${seat} has ${own} agents, not ${sent}`);
    player.agents = own - sent;
    const wanted = position.players?.[seat]?.agents;
    if (wanted !== undefined && wanted !== player.agents) {
      refuse(`players.${seat}.agents`, `${wanted} wanted, but ${own} owned and ${sent} on the board`);
    }
  }
}

function arrangeMentat(state: ImperiumState, position: Position): void {
  const { mentat, mentatKept = false } = position;
  const sent = state.agents.filter((agent) => agent.mentat).map((agent) => agent.seat);
  if (sent.length > 1) refuse('agents', 'there is only one Mentat');
  const [sender] = sent;
  const named = mentat === 'home' || mentat === undefined ? undefined : checkSeat(state, mentat, 'mentat');
  if (mentat !== undefined && sender !== undefined && named !== sender) {
    refuse('mentat', `it stands on the board for seat ${sender}`);
  }
  const holder = sender ?? named;
  if (mentatKept === true && holder === undefined) refuse('mentatKept', 'nobody has the Mentat');
  state.mentat = { holder, keptFor: keptFor(state, mentatKept, holder) };
}

function keptFor(state: ImperiumState, kept: number | boolean, holder: Seat | undefined): Seat | undefined {
  if (typeof kept === 'number') return checkSeat(state, kept, 'mentatKept');
  return kept ? holder : undefined;
}
