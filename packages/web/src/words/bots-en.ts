/** Words about bots: how well they play, and who they are. */
export const botsEn = {
  strength: 'How well bots play',
  levels: { easy: 'Easy', normal: 'Normal', hard: 'Hard', expert: 'Expert' },
  levelHints: {
    easy: 'Plays what it likes rather than what is best. For first games.',
    normal: 'Knows the game and plays quickly.',
    hard: 'Looks ahead to the end of the round.',
    expert: 'Looks ahead as far and as wide as a second allows.',
  },
  each: 'Each bot by itself',
  levelOf: (who: string) => `How well ${who} plays`,
  characters: {
    sahra: { name: 'Sahra', known: 'never walks past a fight' },
    idris: { name: 'Idris', known: 'haggles while there is a coin left' },
    mirel: { name: 'Mirel', known: 'listens to the Sisterhood' },
    varro: { name: 'Varro', known: 'dreams of the imperial court' },
    kesh: { name: 'Kesh', known: 'has friends in the Guild' },
    naila: { name: 'Naila', known: 'grew up among the Fremen' },
    oran: { name: 'Oran', known: 'smells spice through the sand' },
    tamar: { name: 'Tamar', known: 'has no favourites' },
  },
};
