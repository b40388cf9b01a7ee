/** Numbers of the rulebook that both the rules and the wording need. */

/** The step of an influence track from which its alliance can be held. */
export const ALLIANCE_STEP = 4;
/** Opponents with so many intrigues give one at Secrets. */
export const STEAL_FROM = 4;
/** A council seat's persuasion on each Reveal turn. */
export const COUNCIL_PERSUASION = 2;
/** Garrison troops that may be deployed with a combat space, besides the recruits of the turn. */
export const DEPLOYED_FROM_GARRISON = 2;
/** Influence a visit to a faction's space brings. */
export const VISIT_INFLUENCE = 1;
/** Persuasion saved on a card removed from the row for oneself. */
export const ASIDE_DISCOUNT = 1;
/** Solari of a contract icon without the module or without a tile left. */
export const CONTRACT_SOLARI = 2;
/** Face-up contract tiles. */
export const CONTRACT_ROW = 2;
