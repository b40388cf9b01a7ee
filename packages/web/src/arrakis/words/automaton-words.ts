import type { CriterionName, Purpose, RequirementName } from '@sietch/arrakis';
import type { Name } from '@sietch/kernel';

interface OpenWords {
  /** What is chosen, as a heading of the log. */
  readonly about: Name;
  /** The question, where people choose. */
  readonly ask: Name;
}

const say = (aboutUk: string, aboutEn: string, askUk: string, askEn: string): OpenWords => ({
  about: { uk: aboutUk, en: aboutEn },
  ask: { uk: askUk, en: askEn },
});

/** What the automaton chooses by its lists. */
export const OPEN: Readonly<Record<Purpose, OpenWords>> = {
  'attack-sietch': say(
    'Атака січі',
    'Attack of a sietch',
    'Хто й яку січ атакує?',
    'Who attacks which sietch?',
  ),
  'attack-legion': say('Атака легіону', 'Attack of a legion', 'Хто й кого атакує?', 'Who attacks whom?'),
  'attack-ornithopter': say(
    'Орнітоптер для атаки',
    'Ornithopter for the attack',
    'Яким орнітоптером летить легіон?',
    'By which ornithopter does the legion fly?',
  ),
  detour: say(
    'Тимчасова ціль',
    'Temporary target',
    'До якої січі рушають легіони?',
    'To which sietch do the legions move?',
  ),
  march: say('Хто рухається', 'Who moves', 'Який легіон рухається?', 'Which legion moves?'),
  'march-to': say('Шлях', 'Way', 'Куди рухається легіон?', 'Where does the legion move?'),
  'march-ornithopter': say(
    'Орнітоптер для руху',
    'Ornithopter for the move',
    'Яким орнітоптером летить легіон?',
    'By which ornithopter does the legion fly?',
  ),
  carry: say(
    'Кого перекинути',
    'Who is carried',
    'Легіон якого поселення перекинути?',
    'The legion of which settlement is carried?',
  ),
  'carry-to': say('Куди перекинути', 'Where to', 'До якого легіону?', 'To which legion?'),
  deploy: say(
    'Поселення для розгортання',
    'Settlement to deploy in',
    'У якому поселенні розгорнути загони?',
    'In which settlement are the units deployed?',
  ),
  place: say(
    'Зона для загонів',
    'Area for the units',
    'У якій зоні розмістити загони?',
    'In which area are the units placed?',
  ),
  scatter: say(
    'Зона для патруля',
    'Area for a patrol',
    'У якій зоні поставити загін?',
    'In which area does the unit go?',
  ),
  leader: say('Лідер', 'Leader', 'Якого лідера розгорнути?', 'Which leader is deployed?'),
  upgrade: say(
    'Заміна загонів',
    'Units to replace',
    'У якому легіоні замінити загони?',
    'In which legion are units replaced?',
  ),
  harvester: say('Гарвестери', 'Harvesters', 'Де поставити гарвестер?', 'Where does the harvester go?'),
  'harvest-sector': say(
    'Сектор для решти гарвестерів',
    'Sector for the other harvesters',
    'У якому секторі поставити решту гарвестерів?',
    'In which sector do the other harvesters go?',
  ),
  carryall: say(
    'Транспортувальник',
    'Carryall',
    'У якій повітряній зоні поставити транспортувальник?',
    'In which air zone does the carryall go?',
  ),
  ornithopter: say(
    'Орнітоптери',
    'Ornithopters',
    'У якій повітряній зоні поставити орнітоптер?',
    'In which air zone does the ornithopter go?',
  ),
  uncover: say(
    'Що розкрити',
    'What is uncovered',
    'Яку зону розкривають шпигуни?',
    'Which area do the spies uncover?',
  ),
  wound: say(
    'Поранений лідер',
    'Wounded leader',
    'Який ваш лідер потрапляє в резервуар?',
    'Which of your leaders goes to the tank?',
  ),
  wormsign: say('Знак хробака', 'Wormsign', 'Який знак хробака прибрати?', 'Which wormsign is removed?'),
  shell: say(
    'Ціль артилерії',
    'Target of the artillery',
    'Який ваш легіон обстріляти?',
    'Which of your legions is shelled?',
  ),
  bury: say(
    'Карта передбачення',
    'Prescience card',
    'Яка карта передбачення повертається в колоду?',
    'Which prescience card goes back into its deck?',
  ),
  token: say(
    'Жетон розгортання',
    'Deployment token',
    'Запас порожній: який жетон на полі розкрити?',
    'The supply is empty: which token on the board is revealed?',
  ),
  loss: say(
    'Втрачений лідер',
    'Fallen leader',
    'Якого лідера втрачають Харконнени?',
    'Which leader do the Harkonnen lose?',
  ),
  rescue: say(
    'Порятунок гарвестера',
    'Rescue of a harvester',
    'Який транспортувальник рятує гарвестер?',
    'Which carryall rescues the harvester?',
  ),
  keep: say(
    'Утримання маркера',
    'Marker kept',
    'Який маркер Імперії втримати на рядку?',
    'Which Imperium marker keeps its row?',
  ),
  raise: say(
    'Підняття маркера',
    'Marker raised',
    'Який маркер Імперії підняти?',
    'Which Imperium marker is raised?',
  ),
  forfeit: say(
    'Карта підкріплень',
    'Reinforcement',
    'Карту якої колоди скидають Харконнени?',
    'A card of which deck do the Harkonnen discard?',
  ),
};

/** Why some fell out: what those that stayed have. */
export const WHY: Readonly<Record<CriterionName | RequirementName, Name>> = {
  'with-leader': { uk: 'легіони з лідером', en: 'legions with a leader' },
  stronger: { uk: 'сильніші за захисника', en: 'stronger than the defender' },
  'nearest-legion': { uk: 'найближчий легіон', en: 'the nearest legion' },
  'highest-rank': { uk: 'найвищий ранг січі', en: 'the highest rank of the sietch' },
  'widest-margin': { uk: 'найбільша перевага в силі', en: 'the greatest margin of power' },
  'no-ornithopter': { uk: 'без орнітоптера', en: 'without an ornithopter' },
  'target-sietch': { uk: 'цільова січ', en: 'the target sietch' },
  'strongest-enemy': { uk: 'найсильніший легіон Атрідів', en: 'the strongest Atreides legion' },
  'named-leader': { uk: 'легіон з іменованим лідером', en: 'a legion with a named leader' },
  'nearest-to-target': { uk: 'найближче до цілі', en: 'nearest to the target' },
  'strongest-legion': { uk: 'найсильніший легіон', en: 'the strongest legion' },
  'nearest-to-target-sietch': { uk: 'найближча до цільової січ', en: 'the sietch nearest to the target' },
  'joins-a-legion': { uk: 'з’єднується з легіоном', en: 'joins a legion' },
  'nearest-to-a-sietch': { uk: 'найближче до будь-якої січі', en: 'nearest to any sietch' },
  mountain: { uk: 'гори', en: 'mountains' },
  'plateau-or-erg': { uk: 'плато або менший ерг', en: 'a plateau or minor erg' },
  'desert-without-sign': { uk: 'пустеля без знака хробака', en: 'desert without a wormsign' },
  'beats-defender': { uk: 'сильніший за захисника січі', en: 'stronger than the defender of the sietch' },
  'rabban-or-feyd': { uk: 'Раббан і Фейд-Раута перші', en: 'Rabban and Feyd-Rautha first' },
  'safe-deep-desert': {
    uk: 'порожня глибока пустеля осторонь Атрідів',
    en: 'empty deep desert away from the Atreides',
  },
  'safe-desert': { uk: 'порожня пустеля осторонь Атрідів', en: 'empty desert away from the Atreides' },
  'free-deep-desert': { uk: 'вільна глибока пустеля', en: 'free deep desert' },
  'free-desert': { uk: 'вільна пустеля', en: 'free desert' },
  'most-harvesters': { uk: 'захищає найбільше гарвестерів', en: 'protects the most harvesters' },
  'two-from-a-sietch': { uk: 'над легіоном за 2 зони від січі', en: 'over a legion two areas from a sietch' },
  'over-target': { uk: 'над сектором цільової січі', en: 'over the sector of the target' },
  'beside-target': { uk: 'над сусіднім із ціллю сектором', en: 'over a sector beside that of the target' },
  'central-air': { uk: 'між центральними секторами', en: 'between central sectors' },
  'lowest-marker': { uk: 'найнижчий маркер', en: 'the lowest marker' },
};
