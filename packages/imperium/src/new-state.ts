import type { RandomState, Seat } from '@sietch/kernel';
import { catalogOf, numbersOf } from './content/catalog.js';
import type { Numbers } from './content/numbers.js';
import type { ImperiumOptions } from './options.js';
import { modeOf } from './participants.js';
import type { ImperiumState, Player, Turn } from './state.js';
import type { Track } from './terms.js';

const NO_ARMY = { troops: 0, garrison: 0 };

/** A commander has no army, and a cube on the own board alone. */
function newPlayer(points: number, numbers: Numbers, tracks: readonly Track[], commands: boolean): Player {
  const { water, agents } = numbers;
  const { troops, garrison } = commands ? NO_ARMY : numbers;
  return {
    leader: '',
    points,
    solari: 0,
    spice: 0,
    water,
    influence: Object.fromEntries(tracks.map((track) => [track, 0])),
    agents,
    swordmaster: false,
    councilSeat: false,
    supply: troops - garrison,
    garrison,
    conflict: 0,
    swords: 0,
    deck: [],
    knownTop: 0,
    hand: [],
    discard: [],
    played: [],
    revealed: [],
    aside: [],
    intrigues: [],
    faceUp: [],
    hasRevealed: false,
    revealedAt: 0,
    tokens: [],
    tokensShown: false,
    spies: [],
    hooks: false,
    worms: 0,
    contracts: [],
    completed: [],
    won: [],
    memories: 0,
    training: '',
  };
}

export function newTurn(seat: Seat): Turn {
  return {
    seat,
    stage: 'start',
    acted: false,
    mayPass: false,
    space: undefined,
    way: 0,
    pending: [],
    recruited: 0,
    troopsDeployed: 0,
    unitsDeployed: 0,
    deployedHere: 0,
    extraIcons: [],
    ignoreEnemies: false,
    harvestDoubled: false,
    persuasion: 0,
    discounts: [],
    acquireToDeck: false,
    acquired: [],
    whenAcquiring: [],
    swordSources: [],
    spiceGained: 0,
    spyRecalled: false,
    spyPlaced: undefined,
    discarded: undefined,
    deployRecruits: false,
    noDeployment: false,
  };
}

function newPlayers(options: ImperiumOptions, edition: string): Player[] {
  const { startPoints, commands, tracks } = modeOf({ edition, options });
  return startPoints.map((points, participant) => {
    const board = commands[participant]?.board;
    const cubes = board === undefined ? (tracks[participant] ?? []) : [board.track];
    return newPlayer(points, numbersOf({ edition }), cubes, board !== undefined);
  });
}

export function emptyState(options: ImperiumOptions, edition: string, random: RandomState): ImperiumState {
  const { tracks } = catalogOf({ edition });
  return {
    edition,
    options,
    random,
    agenda: [],
    decision: undefined,
    step: 0,
    floor: 0,
    lastSeat: undefined,
    round: 0,
    phase: 'setup',
    first: 0,
    players: newPlayers(options, edition),
    turn: undefined,
    combat: undefined,
    agents: [],
    mentat: { holder: undefined, keptFor: undefined },
    makers: {},
    control: {},
    alliances: Object.fromEntries(tracks.map((track) => [track, undefined])),
    voices: [],
    imperiumDeck: [],
    row: [],
    reserve: {},
    trashed: [],
    intrigueDeck: [],
    intrigueDiscard: [],
    conflictDeck: [],
    conflicts: [],
    unusedConflicts: [],
    shieldWall: false,
    contractDeck: [],
    contractRow: [],
    contractsAside: [],
    trashedIntrigues: [],
    leaderPool: [],
    reveals: 0,
    rivals: undefined,
  };
}
