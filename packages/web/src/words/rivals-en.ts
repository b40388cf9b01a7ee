/** Words about the rulebooks' own opponents. */
export const rivalsEn = {
  name: 'Rival',
  title: 'Rivals',
  deck: 'House Hagal deck',
  turned: 'Cards turned over',
  outcomes: { sent: 'sent', swords: 'combat bonus', spy: 'spy placed', reshuffle: 'shuffled' },
  swordmastersIn: (n: number) => `Swordmasters in ${n} ${n === 1 ? 'round' : 'rounds'}`,
  suggested: 'For a first game',
  random: 'Any',
  against: (n: number) => (n === 1 ? 'against a Rival' : `against ${n} Rivals`),
  difficulty: 'Difficulty',
  levels: {
    mercenary: 'Mercenary',
    sardaukar: 'Sardaukar',
    mentat: 'Mentat',
    'kwisatz-haderach': 'Kwisatz Haderach',
  },
  levelHints: {
    mercenary: 'For newcomers: you begin with a little more, the Rivals with nothing extra.',
    sardaukar: 'The usual strength.',
    mentat: 'For experts: the Rivals play by all their harder variants.',
  },
  suggestedHint: 'Those the rulebook suggests to newcomers.',
  randomHint: 'Drawn from all of them.',
  noSwordmaster: 'As Mentat, and you can never gain a Swordmaster.',
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
