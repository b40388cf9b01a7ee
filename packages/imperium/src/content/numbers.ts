/** What a rulebook gives as plain numbers, whoever plays. What depends on the number of players stands in its modes. */
export interface Numbers {
  /** Cards drawn for a round. */
  readonly hand: number;
  /** Face-up cards of the Imperium Row. */
  readonly row: number;
  /** Conflicts of level I, II and III that make the conflict deck, from the top. */
  readonly conflictDeck: readonly [number, number, number];
  /** Victory points that end the game. */
  readonly winningPoints: number;
  /** Leaders to choose from in a draft. */
  readonly draftedLeaders: number;
  /** Agents at the start, without the Swordmaster. */
  readonly agents: number;
  /** Does a Swordmaster serve once in the game instead of every round? And the swords he brings on each Reveal turn. */
  readonly swordmasterOnce: boolean;
  readonly swordmasterSwords: number;
  /** A player's troops, in supply, garrison or conflict, or kept as memories; and those in the garrison at the start. */
  readonly troops: number;
  readonly garrison: number;
  readonly water: number;
  readonly spies: number;
  /** The last step of an influence track, the one worth a point, and the one from which its alliance can be held. */
  readonly topInfluence: number;
  readonly pointStep: number;
  readonly allianceStep: number;
  /** Influence a visit to a faction's space brings. */
  readonly visitInfluence: number;
  /** Garrison troops that may be deployed with a combat space, besides the recruits of the turn. */
  readonly deployedFromGarrison: number;
  /** A council seat's persuasion on each Reveal turn. */
  readonly councilPersuasion: number;
  /** Opponents with so many intrigues give one at Secrets. */
  readonly stealFrom: number;
  /** Persuasion saved on a card removed from the row for oneself. */
  readonly asideDiscount: number;
  /** Face-up contract tiles, and the solari of a contract icon where there is no tile to take. */
  readonly contractRow: number;
  readonly contractSolari: number;
}

/** The numbers all rulebooks of the family have in common. */
export const NUMBERS: Numbers = {
  hand: 5,
  row: 5,
  conflictDeck: [1, 5, 4],
  winningPoints: 10,
  draftedLeaders: 2,
  agents: 2,
  swordmasterOnce: false,
  swordmasterSwords: 0,
  troops: 12,
  garrison: 3,
  water: 1,
  spies: 3,
  topInfluence: 6,
  pointStep: 2,
  allianceStep: 4,
  visitInfluence: 1,
  deployedFromGarrison: 2,
  councilPersuasion: 2,
  stealFrom: 4,
  asideDiscount: 1,
  contractRow: 2,
  contractSolari: 2,
};
