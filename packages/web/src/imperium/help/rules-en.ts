import type { Chapter } from '../../help/chapter';

export interface ImperiumChapter extends Chapter {
  readonly only?: 'uprising';
}

/** The rules in our own words, short enough to read before a first game. */
export const rulesEn: readonly ImperiumChapter[] = [
  {
    title: 'What it is about',
    text: [
      'You lead a House on Arrakis. Win influence with four factions, fight for the prize of each round and build a deck of better cards. The game ends after the round in which somebody has 10 victory points, or after the tenth; most points win.',
    ],
  },
  {
    title: 'A round',
    text: [
      'A new conflict is revealed and everybody draws five cards. Then players take turns, one after another, until all have revealed their hands. Then the conflict is fought, spice gathers on empty maker spaces, and the agents come home.',
    ],
  },
  {
    title: 'Agent turn',
    text: [
      'Play a card and send an agent to a free space whose sign is on the card. You pay the space’s cost, get what it gives, and do what stands in the card’s agent box, in any order.',
      'A faction’s space also moves you one step up its track. At two influence you score a point, at four you get a bonus, and the first to reach four holds the alliance: another point, until somebody passes you.',
    ],
  },
  {
    title: 'Reveal turn',
    text: [
      'When you do not want, or are not able, to send an agent, reveal the rest of your hand. The lower boxes give persuasion, with which you acquire cards from the row and the Reserve, and swords for the conflict. New cards go to your discard pile.',
    ],
  },
  {
    title: 'The conflict',
    text: [
      'On a combat space you may deploy the troops recruited this turn and up to two more from your garrison. Each troop is worth two strength, each sword one; swords count only with at least one unit.',
      'Before the fight, players may play combat intrigues in turn. The strongest takes the first reward, the next the second; with four players there is a third one. A tie for a place moves those who tie to the next lower reward. Then the troops return to the supply.',
    ],
  },
  {
    title: 'Intrigues',
    text: [
      'Plots are played on your own turns, combat intrigues in a conflict, endgame intrigues at the end. Nobody sees yours before you play them.',
    ],
  },
  {
    title: 'Spies',
    only: 'uprising',
    text: [
      'A spy on an observation post watches the spaces beside it. Recall it when you send an agent there: either to enter a space occupied by an enemy, or to draw a card. Cards with the eye open any space you watch.',
    ],
  },
  {
    title: 'Sandworms and the Shield Wall',
    only: 'uprising',
    text: [
      'With maker hooks you can call sandworms to the conflict instead of harvesting spice. A worm is worth three strength and doubles your reward. They cannot pass the Shield Wall into conflicts over what it protects; at Sietch Tabr it can be blown up.',
    ],
  },
  {
    title: 'Contracts and battle icons',
    only: 'uprising',
    text: [
      'Contracts are tasks: fulfil the term and take the reward. Conflicts you win and your objective show battle icons; two alike are a victory point.',
    ],
  },
  {
    title: 'On this screen',
    text: [
      'What shines orange can be chosen. Touch a card, then a space; or a space first. Hover over anything, or press it for long, to read it. Keys: 1–9 cards, arrows through what is lit, Enter to choose, U undo, L log, ? help.',
    ],
  },
];
