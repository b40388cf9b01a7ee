/** Words about the rulebooks' own opponents. */
export const rivalsEn = {
  name: 'Rival',
  numbered: (n: number): string => `Rival ${n}`,
  title: (n: number): string => (n === 1 ? 'Rival' : 'Rivals'),
  deck: 'House Hagal deck',
  inDeck: (n: number): string => `${n} left`,
  discarded: (n: number): string => `${n} used`,
  turned: 'Cards turned over',
  towardsSwordmaster: 'Resources towards its Swordmaster',
  factions: 'Order of factions',
  outcomes: { sent: 'sent', swords: 'combat bonus', spy: 'spy placed', reshuffle: 'shuffled' },
  swordmastersIn: (n: number) => `Swordmasters in ${n} ${n === 1 ? 'round' : 'rounds'}`,
  suggested: 'For a first game',
  random: 'Any',
  randomHint: 'Drawn by lot.',
  byName: 'By name',
  hints: {
    leaders: 'Led by Earl Memnon Thorvald and Glossu “The Beast” Rabban.',
    ringOnly: 'Of its leader a Rival uses the signet ring alone.',
    easy: 'Two whose Swordmaster costs them 8 resources or more.',
    cheaperIsHarder: 'The fewer resources its Swordmaster takes, the harder the Rival.',
    streamlined:
      'Lady Amber Metulli or Rabban, who only stand in the way: they score nothing and cannot win.',
  },
  swordmasterFor: (n: number) => `Swordmaster for ${n} resources`,
  cannotWin: 'cannot win',
  against: (n: number) => (n === 1 ? 'against a Rival' : `against ${n} Rivals`),
  and: (n: number): string => (n === 1 ? 'and a Rival' : `and ${n} Rivals`),
  joinOne: 'Alone against two Rivals, run by the rules themselves.',
  joinsTwo: 'A Rival, run by the rules themselves, plays against you both.',
  hagalJoins: 'House Hagal, run by the rules themselves, takes spaces and fights; it scores nothing.',
  names: {
    'staban-tuek': 'Staban Tuek',
    'lady-amber-metulli': 'Lady Amber Metulli',
    'gurney-halleck': 'Gurney Halleck',
    'lady-margot-fenring': 'Lady Margot Fenring',
    'princess-irulan': 'Princess Irulan',
    'glossu-rabban': 'Glossu “The Beast” Rabban',
    'lady-jessica': 'Lady Jessica',
    'baron-vladimir-harkonnen': 'Baron Vladimir Harkonnen',
    'feyd-rautha-harkonnen': 'Feyd-Rautha Harkonnen',
    muaddib: 'Muad’Dib',
    'earl-memnon-thorvald': 'Earl Memnon Thorvald',
    'glossu-the-beast-rabban': 'Glossu “The Beast” Rabban',
    'duke-leto-atreides': 'Duke Leto Atreides',
    'countess-ariana-thorvald': 'Countess Ariana Thorvald',
    'count-ilban-richese': 'Count Ilban Richese',
  },
  difficulty: 'Difficulty',
  levels: {
    mercenary: 'Mercenary',
    sardaukar: 'Sardaukar',
    mentat: 'Mentat',
    'kwisatz-haderach': 'Kwisatz Haderach',
  },
  levelHints: {
    imperium: {
      mercenary:
        'You begin with 1 solari and 1 spice more, Rivals without troops. Their Swordmasters come in round 5.',
      sardaukar:
        'Rivals begin with 3 troops and an intrigue; the Mentat costs 5 solari. Their Swordmasters come in round 4.',
      mentat:
        'As Sardaukar, but their Swordmasters come in round 3, and Rivals hold troops back where they lead.',
      'kwisatz-haderach': 'As Mentat, and you can never gain a Swordmaster.',
    },
    uprising: {
      mercenary: 'Rivals begin without troops, you with an intrigue.',
      sardaukar: 'Rivals begin with 3 troops.',
      mentat: 'As Sardaukar, with Smart Politics, Brutal Escalation and Expert Deployment.',
      'kwisatz-haderach': 'As Mentat, and you can never gain a Swordmaster.',
    },
  },
  broughtByLevel: 'part of this level',
  variantsTitle: 'Variants',
  variants: {
    'smart-politics': {
      name: 'Smart Politics',
      means: 'Rivals waste no agent on a faction where nothing is to be won.',
    },
    'brutal-escalation': {
      name: 'Brutal Escalation',
      means: 'In conflicts of level III Rivals turn over two cards for their combat bonus.',
    },
    'expert-deployment': {
      name: 'Expert Deployment',
      means: 'Rivals hold their troops back where they lead by enough.',
    },
    'streamlined-rivals': {
      name: 'Streamlined Rivals',
      means: 'A Rival that only stands in the way: it scores nothing and cannot win.',
    },
    'row-dice': {
      name: 'Imperium Row dice',
      means: 'After each of your Reveal turns two dice remove cards from the row.',
    },
  },
};
