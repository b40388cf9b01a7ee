import { isOneOf, SietchError } from '@sietch/kernel';
import { FORCES_OF, planningCard } from '../content/catalog.js';
import { areaOfLeader, removeFrom } from '../rules/legion.js';
import { tankOf } from '../rules/tank.js';
import { type ArrakisState, homeOf, zoneAt } from '../state.js';
import type { CardId, Force, Side } from '../terms.js';
import { bringIntoPlay } from './board.js';
import type { Position } from './position.js';

function refuse(message: string): never {
  throw new SietchError('bad-position', message);
}

/** Hands, decks, leader cards, tanks and Bene Gesserit tokens of a side. A card goes to the dashboard of its force. */
export function arrangeCards(state: ArrakisState, side: Side, position: Position): void {
  const wanted = position[side];
  const faction = state.factions[side];
  const own = (deck: string): deck is Force => isOneOf(FORCES_OF[side], deck);
  const deckOf = (deck: Force): CardId[] => homeOf(state, side, deck).decks[deck];
  const discardsOf = (deck: Force): CardId[] => homeOf(state, side, deck).discards[deck];
  for (const { hand, decks } of faction.dashboards)
    for (const card of hand.splice(0)) decks[planningCard(card).deck].unshift(card);
  for (const id of wanted?.hand ?? []) {
    const { deck } = planningCard(id);
    if (!own(deck) || !removeFrom(deckOf(deck), id))
      refuse(`position ${side}.hand: there is no "${id}" left`);
    homeOf(state, side, deck).hand.push(id);
  }
  for (const [deck, cards] of Object.entries(wanted?.decks ?? {})) {
    if (!own(deck)) refuse(`position ${side}.decks: they have no deck "${deck}"`);
    for (const id of cards)
      if (!removeFrom(deckOf(deck), id)) refuse(`position ${side}.decks: no "${id}" left`);
    deckOf(deck).push(...cards.toReversed());
  }
  for (const [deck, cards] of Object.entries(wanted?.discards ?? {})) {
    if (!own(deck)) refuse(`position ${side}.discards: they have no deck "${deck}"`);
    for (const id of cards)
      if (!removeFrom(deckOf(deck), id)) refuse(`position ${side}.discards: no "${id}" left`);
    discardsOf(deck).push(...cards);
  }
  for (const deck of wanted?.emptyDecks ?? []) {
    if (!own(deck)) refuse(`position ${side}.emptyDecks: they have no deck "${deck}"`);
    discardsOf(deck).push(...deckOf(deck).splice(0));
  }
  arrangeLeaders(state, side, position);
  const { beneGesserit = faction.beneGesserit, benePlaced = false } = wanted ?? {};
  state.beneSupply += faction.beneGesserit - beneGesserit - (benePlaced ? 1 : 0);
  if (state.beneSupply < 0) refuse(`position ${side}.beneGesserit: there are not so many tokens`);
  faction.beneGesserit = beneGesserit;
  faction.benePlaced = benePlaced;
  faction.cones = wanted?.cones ?? faction.cones;
}

/** Planning cards under revealed prescience cards; what they do for them follows from the card. */
export function arrangeUnder(state: ArrakisState, position: Position): void {
  for (const [id, cards] of Object.entries(position.under ?? {})) {
    const at = state.shown.findIndex((shown) => shown.id === id);
    if (at < 0) refuse(`position under: "${id}" is not revealed`);
    const under = cards.map((card) => {
      const { deck, steps } = planningCard(card);
      const step = steps.find((each) => each.do === 'attach');
      if (step === undefined) refuse(`position under.${id}: "${card}" is not put under cards`);
      if (!removeFrom(homeOf(state, 'atreides', deck).decks[deck], card))
        refuse(`position under.${id}: there is no "${card}" left`);
      return { card, effect: step.effect };
    });
    state.shown[at] = { id, under };
  }
}

function arrangeLeaders(state: ArrakisState, side: Side, position: Position): void {
  const wanted = position[side];
  const faction = state.factions[side];
  for (const [leader, card] of Object.entries(wanted?.leaders ?? {})) {
    if (faction.leaders[leader] === undefined)
      refuse(`position ${side}.leaders: there is no leader "${leader}"`);
    faction.leaders[leader] = card;
  }
  if (wanted?.tank === undefined) return;
  for (const dashboard of faction.dashboards) dashboard.tank = [];
  for (const [leader, slot] of Object.entries(wanted.tank)) {
    const area = areaOfLeader(state, side, leader);
    if (area !== undefined) removeFrom(zoneAt(state, area)[side]?.named ?? [], leader);
    bringIntoPlay(state, side, leader);
    tankOf(state, side, leader).tank.push({ leader, slot });
  }
}
