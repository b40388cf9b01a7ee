import type { AgentIcon, CardId, Faction, SpaceIcon, SpaceId } from '../terms.js';
import type {
  AcquiredTo,
  Condition,
  Cost,
  Count,
  Effect,
  InfluenceTarget,
  Option,
  SpyTarget,
} from './effect.js';

/** Builders that let content read like the card. */
export const solari = (n: number): Effect => ({ do: 'gain', what: 'solari', n });
export const spice = (n: number): Effect => ({ do: 'gain', what: 'spice', n });
export const water = (n: number): Effect => ({ do: 'gain', what: 'water', n });
export const persuasion = (n: number): Effect => ({ do: 'persuasion', n });
export const swords = (n: number): Effect => ({ do: 'swords', n });
export const points = (n: number): Effect => ({ do: 'points', n });
export const recruit = (n: number): Effect => ({ do: 'recruit', n });
export const recruitAndDeploy = (n: number, deploy: 'always' | 'on-reveal'): Effect => ({
  do: 'recruit',
  n,
  deploy,
});
export const influence = (target: InfluenceTarget, n = 1): Effect => ({ do: 'influence', n, with: target });
/** With the faction at that place of the Rival's card. */
export const influenceRanked = (rank: number): Effect => influence({ rank });

export const draw = (n: number): Effect => ({ do: 'draw', n });
export const drawIntrigue = (n: number): Effect => ({ do: 'draw-intrigue', n });
export const stealIntrigue: Effect = { do: 'steal-intrigue' };
export const trash: Effect = { do: 'trash' };
export const trashSelf: Effect = { do: 'trash-self' };
export const acquire = (maxCost: number, to: AcquiredTo = 'discard'): Effect => ({
  do: 'acquire',
  maxCost,
  to,
});
export const acquireCosting = (exactCost: number, to: AcquiredTo): Effect => ({
  do: 'acquire',
  exactCost,
  to,
});
export const acquireForSolari = (to: AcquiredTo): Effect => ({ do: 'acquire', to, for: 'solari' });
export const takeReserve = (card: CardId): Effect => ({ do: 'take-reserve', card });
export const takeFromDiscard = (faction: Faction): Effect => ({ do: 'take-from-discard', faction });
export const peekDrawOrTrash: Effect = { do: 'peek-draw-or-trash' };
export const shuffleDiscardIntoDeck: Effect = { do: 'shuffle-discard-into-deck' };
export const removeFromRow: Effect = { do: 'remove-from-row' };
export const discount = (card: CardId, n: number): Effect => ({ do: 'discount', card, n });
export const acquireToDeck: Effect = { do: 'acquire-to-deck' };
export const discard = (n: number, ...then: Effect[]): Effect => ({ do: 'discard', n, then });
export const trashFromHand = (costing: number, ...effects: Effect[]): Effect => ({
  do: 'trash-from-hand',
  costing,
  effects,
});
export const returnSelfToHand: Effect = { do: 'return-self-to-hand' };
export const sortTopThree: Effect = { do: 'sort-top-three' };
export const whenAcquiring = (card: CardId | 'any', ...effects: Effect[]): Effect => ({
  do: 'when-acquiring',
  card,
  once: card !== 'any',
  effects,
});

/** An arrow: the cost may be declined (not on intrigue cards, which are not played without paying). */
export const pay = (cost: Cost, ...effects: Effect[]): Effect => ({ do: 'pay', cost, effects });
export const choose = (...options: Option[]): Effect => ({ do: 'choose', count: 1, options });
export const mayChoose = (...options: Option[]): Effect => ({
  do: 'choose',
  count: 1,
  options,
  optional: true,
});
export const chooseTwo = (...options: Option[]): Effect => ({ do: 'choose', count: 2, options });
export const when = (condition: Condition, ...effects: Effect[]): Effect => ({
  do: 'if',
  condition,
  effects,
});
export const whenOr = (
  condition: Condition,
  effects: readonly Effect[],
  otherwise: readonly Effect[],
): Effect => ({
  do: 'if',
  condition,
  effects,
  otherwise,
});
export const forEach = (count: Count, ...effects: Effect[]): Effect => ({ do: 'for-each', count, effects });
export const forEachCardInPlay = (faction: Faction, ...effects: Effect[]): Effect => ({
  do: 'for-each',
  count: { of: 'faction-cards-in-play', faction },
  effects,
});
export const atReveal = (...effects: Effect[]): Effect => ({ do: 'at-reveal', effects });

export const influenceAtLeast = (faction: Faction, atLeast: number): Condition => ({
  is: 'influence',
  faction,
  atLeast,
});
export const alliance = (faction: Faction): Condition => ({ is: 'alliance', faction });
export const bond = (faction: Faction): Condition => ({ is: 'bond', faction });

export const opponentsLoseGarrisonTroop: Effect = {
  do: 'each-opponent',
  suffers: { loses: 'garrison-troop' },
};
export const opponentsDiscard = (n: number): Effect => ({ do: 'each-opponent', suffers: { discards: n } });
export const opponentsDiscardOrLoseTroop: Effect = {
  do: 'each-opponent',
  suffers: { loses: 'conflict-troop', orDiscards: 1 },
};

export const deploy = (upTo: number | 'any'): Effect => ({ do: 'deploy', upTo });
export const deployFromSupply = (n: number): Effect => ({ do: 'deploy-from-supply', n });
export const retreat = (upTo: number | 'any'): Effect => ({ do: 'retreat', upTo });
export const opponentLosesTroop: Effect = { do: 'opponent-loses-troop' };

export const harvest = (n: number): Effect => ({ do: 'harvest', n });
export const doubleHarvest: Effect = { do: 'double-harvest' };
export const visitInfluence = (n: number): Effect => ({ do: 'visit-influence', n });
export const signetRing: Effect = { do: 'signet-ring' };
export const councilSeat: Effect = { do: 'council-seat' };
export const swordmaster: Effect = { do: 'swordmaster' };
export const takeMentat = (at: 'now' | 'next-round'): Effect => ({ do: 'take-mentat', at });
export const control = (space: SpaceId): Effect => ({ do: 'control', space });
export const nameSpace: Effect = { do: 'name-space' };
export const recallAgent: Effect = { do: 'recall-agent' };
export const recallOtherAgent: Effect = { do: 'recall-agent', other: true };
export const extraIcons = (...icons: AgentIcon[]): Effect => ({ do: 'extra-icons', icons });
export const ignoreEnemyAgents: Effect = { do: 'ignore-enemy-agents' };
export const mayPass: Effect = { do: 'may-pass' };
export const persuasionWhileHere = (n: number): Effect => ({ do: 'persuasion-while-here', n });

export const deployRecruits: Effect = { do: 'deploy-recruits' };
export const noDeployment: Effect = { do: 'no-deployment' };
export const summon = (n: number): Effect => ({ do: 'summon', n });
export const takeHooks: Effect = { do: 'take-hooks' };
export const removeShieldWall: Effect = { do: 'remove-shield-wall' };
export const placeSpy = (n = 1): Effect => ({ do: 'place-spy', n });
export const placeSpyOn = (...on: SpaceIcon[]): Effect => ({ do: 'place-spy', n: 1, on });
/** A spy that may stand beside those of other players. */
export const placeSharedSpy = (on?: SpyTarget): Effect =>
  on === undefined ? { do: 'place-spy', n: 1, shared: true } : { do: 'place-spy', n: 1, on, shared: true };
export const takeContract: Effect = { do: 'take-contract' };
export const train: Effect = { do: 'train' };
export const storeMemory: Effect = { do: 'store-memory' };
export const recallMemories: Effect = { do: 'recall-memories' };
export const repeatSpace: Effect = { do: 'repeat-space' };

/** What a commander's activated ally does. */
export const activatedAlly = (...effects: Effect[]): Effect => ({ do: 'allies', who: 'activated', effects });
export const eachAlly = (...effects: Effect[]): Effect => ({ do: 'allies', who: 'each', effects });
export const reinforce = (n: number): Effect => ({ do: 'reinforce', n });
export const trade: Effect = { do: 'trade' };
export const toThroneRow: Effect = { do: 'to-throne-row', except: 'fremen' };
export const giveContracts: Effect = { do: 'give-contracts' };

export const hasSwordmaster: Condition = { is: 'swordmaster' };
export const conflictLevel = (atLeast: number): Condition => ({ is: 'conflict-level', atLeast });
export const hooks: Condition = { is: 'hooks' };
export const spyRecalled: Condition = { is: 'spy-recalled' };
export const visitedMaker: Condition = { is: 'visited-maker' };
export const contractsCompleted = (atLeast: number): Condition => ({ is: 'contracts-completed', atLeast });
export const spiesOnBoard = (atLeast: number): Condition => ({ is: 'spies-on-board', atLeast });
export const sandwormsInConflict = (atLeast: number): Condition => ({ is: 'sandworms-in-conflict', atLeast });
