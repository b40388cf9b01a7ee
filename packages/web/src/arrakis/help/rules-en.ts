import type { Chapter } from '../../help/chapter';

/** War for Arrakis in our own words, short enough to read before a first game. */
export const warRulesEn: readonly Chapter[] = [
  {
    title: 'What it is about',
    text: [
      'The Harkonnen rule Arrakis and must keep the spice flowing. The Atreides and their Fremen allies hide in the desert and wait. The Harkonnen win with 10 supremacy points, mostly by destroying sietches. The Atreides win when all three prescience markers have reached the goals of their secret objective when a round ends.',
    ],
  },
  {
    title: 'A round',
    text: [
      'At the start both sides draw planning cards and prescience cards are shown. Then the Harkonnen place vehicles; both sides roll their action dice and take turns of one action each, the Atreides first; the desert strikes; spice is gathered and spent; and the round ends. The Atreides claim prescience cards whose terms are met: some as soon as they act, the others, marked with a moon, when the round ends; no more than two in a round.',
    ],
  },
  {
    title: 'Actions',
    text: [
      'Spend a die for what its result offers, use a ready leader’s special action on that result, or spend any die to play a planning card. Effects are optional, in whole or in part.',
      'Strategy moves two legions or attacks with one. Leadership does the same with legions that have a leader, and the attack is a surprise. Deployment brings new troops. Mentat draws cards. The Harkonnen House makes units elite or places vehicles; the Atreides House is any other result.',
      'Desert Power needs no die: it is open to the Atreides while they have fewer unused dice than the enemy. With it they place wormsigns, move sandworms or attack with one.',
    ],
  },
  {
    title: 'Legions and movement',
    text: [
      'A legion is everything of one side in an area: up to six units and any number of leaders. Bases tell units apart: round for regular, square for elite, hexagonal for fedaykin and sardaukar. Leaders never stand alone.',
      'A legion moves to a neighbouring free area and may be divided. Red borders stop it. An ornithopter carries a Harkonnen legion two areas, across anything, and is then removed. An Atreides legion beside a wormsign or a sandworm can race through any number of areas with them in a row.',
    ],
  },
  {
    title: 'Battle',
    text: [
      'The attacker strikes a neighbouring area. Each unit gives a combat die, a defended settlement adds its rank, and cards can be discarded for more, six dice at most. Swords hit, shields stop them, special units break enemy shields. Each leader turns one special result: a common one into a sword, a named one into what the card says; the others are lost.',
      'A regular unit that is hit is removed, a better one becomes regular; named leaders go to the regeneration tank and return in time. After a round the attacker continues or ceases; pressing on against a settlement costs a hit. Then the defender may retreat. A winner who advances destroys the enemy settlement or sietch there; one without defenders falls to an attack without a roll.',
    ],
  },
  {
    title: 'The desert',
    text: [
      'Wormsigns are put on desert areas with Harkonnen legions or harvesters and turned over: some are sand, others bring a sandworm. A worm drives Harkonnen legions away and swallows harvesters, unless a carryall saves them. Storms strike Harkonnen legions outside mountains and the sheltered plateaus.',
    ],
  },
  {
    title: 'Prescience',
    text: [
      'Three prescience cards lie open each round and the Atreides may claim at most two of them: those with a moon at the end of the round, the others in the action phase, as soon as the terms are met. Cards, captured testing stations and destroyed settlements move the three markers.',
    ],
  },
  {
    title: 'Spice',
    text: [
      'Harvesters gather 1 spice in the desert, 2 in the deep desert. For each power of the Imperium the Harkonnen pay 3 to raise its marker, 2 to keep it, or let it sink. The lowest marker decides how many dice are locked and how many vehicles come. Sunken markers bring bans.',
    ],
  },
  {
    title: 'Hidden things',
    text: [
      'Deployment tokens lie face down; only the Atreides know them and the ranks of sietches. Ornithopters can scout them. The Atreides may turn their tokens over at any time on their turn.',
    ],
  },
  {
    title: 'On this screen',
    text: [
      'What shines orange can be chosen, on the map or in the list. Hover over anything, or press it for long, to read it. The wheel, two fingers or the buttons enlarge the map, dragging moves it. A card marked ≈ has values no public source prints; its text says more.',
    ],
  },
  {
    title: 'Three and four players',
    text: [
      'Two teams: partners share a side and win or lose together. Each has a dashboard, a deck and a hand of their own, with four cards to keep; figures, leaders on the map, tracks and tokens are common. With three players one side is shared.',
      'Dice are rolled for the side and divided: a result that one dashboard alone shows goes there, the rest so that both have as many dice as can be; the House decides what is open. On each turn of the side the partners say who acts, with a die of their own. A House die of House Atreides can be handed to the Fremen. Special actions are for the player of the leader’s force, Desert Power for the Fremen.',
      'Partners do not see each other’s cards and talk in the open. Three times a game they may use a cone of silence: as long as it lasts, three minutes at most, they see both hands and confer in secret, online in a chat of their own. House Harkonnen places the vehicles and spends the spice, the Fremen run the hazards; in a battle both may discard cards.',
    ],
  },
  {
    title: 'Alone against the automaton',
    text: [
      'One person plays the Atreides, or two share them without cones of silence and with open hands; an automaton runs the Harkonnen by its lists. Only two prescience cards are shown each round. One tactics card names the sector it harvests, another the sietch it aims at; a destroyed target is replaced at once. At the end of every round the Harkonnen gain a point of supremacy.',
      'After each of your turns it rolls one die and acts: a leader’s special action first. Leadership and Strategy attack a sietch if a legion is stronger than its defender, else a legion, else two legions move toward the target. Deployment, House and Mentat follow their own lists; cards are drawn and played at once, and one that cannot be carried out in full joins its reinforcement deck. It ignores red borders.',
      'Hawat and Mohiam play three cards of their deck instead of drawing. Truthtrance names the result of its next die; not one that three spent dice show, or two of Deployment and House. Instead of a Bene Gesserit token the Harkonnen take a locked die, or a point of supremacy.',
      'Combat power counts 1 for a unit or a leader and 2 for a deployment token. In battle reinforcements are discarded for six dice; it never retreats, and stops only at half of your power or less. Legions that leave a settlement leave two hidden tokens behind.',
      'Whatever its lists leave open is yours to decide, and you may choose what is best for you. Showing a sietch or a token of your own will gives it a card; under an ornithopter you may not. Its panel tells why it did what it did, and the log which criterion left out what.',
    ],
  },
];
