import type { Chapter } from '../../help/chapter';

/** A chapter told only in one of the editions. */
export interface EditionChapter extends Chapter {
  readonly only?: 'imperium' | 'uprising';
  /** Its first paragraph is what one plays for, alone or in a team. */
  readonly aim?: 'own' | 'team';
}

/** The rules in our own words; symbols stand in braces. */
export const rulesEn: readonly EditionChapter[] = [
  {
    title: 'The aim',
    aim: 'own',
    text: [
      'You lead one of the Great Houses. Win influence {influence} with four factions, fight for the reward of each round and build a better deck. When a round ends and somebody has at least ten victory points {point}, or the tenth conflict has been fought, the game is over and most points win. With four players everybody begins with one point, otherwise with none.',
      'Where points are equal, the tied players compare spice {spice}, then solari {solari}, water {water}, and troops {troop} in the garrison.',
    ],
  },
  {
    title: 'A round',
    text: [
      'Five phases follow each other. Round start: a new conflict card is turned up and everybody draws five cards. Player turns: one turn each, round the table, until all have revealed. Combat. Makers {maker}: every maker space without an agent gets one more spice. Recall: agents come home, the first-player marker goes to the left.',
    ],
  },
  {
    title: 'Agent turn',
    text: [
      'Play one card and send one agent {agent} to a space without an agent. One of the signs on the card must be the sign of the space. A requirement of the space must be met, and its price paid at once, before any effect. Cards without signs are for the reveal only.',
      'Then you get what the space gives and what stands in the card’s agent box, in any order. An arrow means that you may pay what stands before it to get what stands after it.',
    ],
  },
  {
    title: 'Factions',
    text: [
      'Sending an agent to a faction’s space also moves you one step up its track. When you reach two influence you score a point, and lose it again if you fall below. Reaching four brings the bonus of that step. Whoever is first at four makes an alliance {alliance}, worth a point; whoever climbs higher than its holder takes both.',
    ],
  },
  {
    title: 'Reveal turn',
    text: [
      'When you have no agent left, or do not want to send one, reveal the rest of your hand. Now the lower boxes count: persuasion {persuasion} to buy cards with, swords {sword} for the conflict, and other effects, in any order. You buy from the Imperium Row, which is refilled at once, and from the Reserve. What you buy goes to your discard pile; persuasion you do not spend is lost. Then all cards you have played and revealed go to the discard pile, and you take no more turns this round.',
      'When your deck runs out while you draw, your discard pile is shuffled into a new one. Trashed {trash} cards leave the game; only those of the Reserve return to their stack, where they can be acquired again.',
    ],
  },
  {
    title: 'Troops and control',
    text: [
      'Recruited troops {troop} go from your supply to your garrison. When you send an agent to a combat space, marked with a sword, you may deploy to the conflict the units you recruit this turn, whatever recruits them, and up to two more from your garrison: at once or in parts, until the turn ends.',
      'Some conflicts give control {control} of a place. Its holder gets a bonus whenever anybody sends an agent there, and may deploy a troop from the supply when that place is fought over again.',
    ],
  },
  {
    title: 'Combat',
    text: [
      'A troop in the conflict is worth two strength, a revealed sword one; without a unit there your strength is nothing. From the first player on, those who take part may play combat intrigues or pass, until all pass in a row. The strongest takes the first reward, the next the second; the third reward is for the third of four players. Nobody with strength 0 gets anything.',
      'If players tie for first, nobody wins and they take the second reward; whoever ties for second takes the third, whoever ties for third nothing. After two have tied for first in a game of four, the others still fight for the third reward. Then all troops in the conflict return to their owners’ supplies.',
    ],
  },
  {
    title: 'Intrigues',
    text: [
      'You keep intrigue cards {intrigue} secret until you play them. Plots can be played at any time during your own turns, combat intrigues during combat, endgame intrigues when the game ends.',
    ],
  },
  {
    title: 'The Landsraad',
    only: 'imperium',
    text: [
      'A seat on the High Council {council} gives two persuasion on every Reveal turn, the Swordmaster a third agent; each once per player. The Mentat {mentat} is one more agent for a single round, for whoever comes first. Sietch Tabr asks for two influence with the Fremen.',
    ],
  },
  {
    title: 'The Landsraad',
    only: 'uprising',
    text: [
      'A seat on the High Council {council} gives two persuasion on every Reveal turn; every later visit costs as much and brings 2 spice, an intrigue and 3 troops instead. The Swordmaster is a third agent, once per player: eight solari, or six once somebody has one. Some spaces ask for at least two influence with a faction: Imperial Privilege, Shipping, Sietch Tabr.',
    ],
  },
  {
    title: 'Spies',
    only: 'uprising',
    text: [
      'Everybody has three spies. The eye {spy} places one on a free observation post; a post is connected to one or more spaces. If all your spies are out, you may first recall one for nothing. When you send an agent to a connected space you can recall {spy-recall} the spy to infiltrate, that is, to go where another player’s agent stands; or to gather intelligence, that is, to draw a card before anything else happens. With two spies at one space you may recall both, but for different things.',
      'As a sign on a card the eye opens every space you spy on; the spy stays.',
    ],
  },
  {
    title: 'Sandworms and the Shield Wall',
    only: 'uprising',
    text: [
      'With maker hooks {hooks}, taken at Sietch Tabr and kept for the rest of the game, you can summon sandworms {sandworm} at Hagga Basin, at Deep Desert and with some cards, straight to the conflict: a worm never stands in a garrison. It is worth three strength, and whoever has one there doubles the reward, except for control and battle icons; what a reward lets you pay for may be bought twice. After the fight worms return to the common supply.',
      'While the Shield Wall {shield-wall} stands, no worm can join a conflict over Arrakeen, the Spice Refinery or the Imperial Basin. Whoever visits Sietch Tabr may remove it for good instead of taking hooks, and so may whoever plays some cards.',
    ],
  },
  {
    title: 'Objectives and battle icons',
    only: 'uprising',
    text: [
      'The winner keeps the conflict card. Its battle icon {crysknife} {desert-mouse} {ornithopter} pairs with the same icon on another conflict card you have won or on the objective dealt to you at the start: both are turned face down for one point. At the end of the game the wild icon {wild} stands for any of the three.',
    ],
  },
  {
    title: 'CHOAM contracts',
    only: 'uprising',
    text: [
      'With the CHOAM module the contract sign {contract} takes one of the two open contracts; without it, or when none are left, it gives two solari. A new one is turned up in its place. Most contracts are completed by sending an agent to the space they name: you must have the contract before the agent goes there. Harvest contracts want the named amount of spice, from anywhere, on a turn on which you sent an agent to a maker space; an acquire contract wants you to acquire The Spice Must Flow; an immediate one is completed as soon as it is taken. You get the reward and turn the tile face down.',
    ],
  },
  {
    title: 'Alone or in twos',
    only: 'imperium',
    text: [
      'One person plays against two Rivals, two people against House Hagal. Rivals have no hand and never reveal: on their turn House Hagal cards are turned over until one names a free space. An agent {agent} goes there, and the Rival gets what the card shows instead of what the space gives: influence {influence}, troops {troop}, alone also its leader’s ring {signet-ring}. With a combat space its recruits and up to two troops of the garrison go to the conflict. When the combat begins, each Rival with a troop there turns over one more card for its swords {sword}.',
      'Two people: House Hagal acts after each Agent turn of the first player. It gathers nothing, takes no rewards and scores no points, but it takes places, alliances and control away.',
      'Alone: Rivals take turns and rewards like players. Seven solari {solari} or spice {spice}, three water {water} or three intrigues {intrigue} are at once a victory point {point}. Where a Rival could choose a faction it takes the one with least influence; between equal ones, and in all other matters, you decide. Its Swordmaster comes with a conflict card, sooner at higher levels. A tie that nothing breaks is lost.',
    ],
  },
  {
    title: 'Alone or in twos',
    only: 'uprising',
    text: [
      'One person plays against two Rivals, two people against one, who sits after the first player. Rivals have no hand and never reveal: on their turn House Hagal cards are turned over until one names a free space. An agent {agent} goes there, and the Rival gets what the card shows instead of what the space gives. With a combat space its recruits and up to two troops {troop} of the garrison go to the conflict. At maker spaces {maker} it takes the bonus spice and, with hooks {hooks}, calls sandworms {sandworm} where it can, otherwise the spice of the space.',
      'All resources together first buy its Swordmaster, at the value of its card; after that seven solari {solari} or spice {spice}, three water {water} or three intrigues {intrigue} are at once a victory point {point}. Its third spy {spy} sets off the scheme of its card, and the other two come home. Choices among factions go to the one with least influence, then to the left of its card.',
      'When the combat begins, each Rival with a unit there turns over one more card for its swords {sword}. It takes rewards, battle icons and control like a player, two solari for a contract {contract}, and always pays for a point a conflict offers.',
    ],
  },
  {
    title: 'Six players in two teams',
    only: 'uprising',
    aim: 'team',
    text: [
      'Muad’Dib and Shaddam each command two allies; turns go from one team to the other. Everybody has points of their own, and the team with most points {point} together wins. The game is over when a round ends and somebody has at least ten, or after nine rounds. Commanders begin with four points, allies with one. There are only conflicts of levels II and III, and contracts {contract} are always in play.',
      'A commander has no troops {troop} and no cubes on the board. On each of his turns he acts through one ally: the arrow of his agent token points to the left or the right one, his Swordmaster’s token and his Reveal turn let him choose. That ally gets the troops, swords {sword} and influence {influence} on the board, and decides about deploying; everything else stays with the commander. He counts as much influence with a faction as the better of his allies has.',
      'Two factions are new: the Great Houses {great-houses} answer to the Emperor’s sign {emperor}, the Fringe Worlds {fringe-worlds} to that of the Fremen {fremen}. The Emperor’s own track stands on Shaddam’s board, that of the Fremen on Muad’Dib’s, each beside two spaces for its owner alone. The first and third step bring something to everybody of the team. Where a sign has two meanings, its commander chooses.',
      'Military Support brings three troops to be divided between the allies. A trade {trade} is with one teammate: each may give the other any number of goods of one type, also intrigues {intrigue}. Shaddam moves cards to the Throne Row, from which only his team acquires. A Swordmaster serves once in the game; his bonus token stays and adds two swords at every Reveal turn.',
      'Each ally fights alone. Commanders take no rewards, but may play a combat intrigue for an ally with a unit in the conflict. If teammates tie, one may yield the better reward to the other. Talk is open to the whole table, unless the table was made with a team chat.',
    ],
  },
  {
    title: 'On this screen',
    text: [
      'What shines orange can be chosen. Touch a card, then a space; or the space first. Hover over anything, or hold a finger on it, to read it. Keys: 1–9 cards, arrows through what is lit, Enter to choose, U undo, L log, ? help.',
    ],
  },
];
