import type { Step } from './follow';

/**
 * What is new in Uprising, told when it is met: spies, contracts, sandworms. Nothing is scripted, so everything said
 * must be true whatever the player has done.
 */
export const UPRISING_STEPS: readonly Step[] = [
  {
    id: 'welcome',
    at: { kind: 'turn' },
    title: { en: 'Uprising', uk: 'Піднесення' },
    text: {
      en: 'Agents, influence, combat and cards work as in Dune: Imperium. New are spies {spy}, contracts {contract} and sandworms {sandworm}. Play as you like: I explain each of them when you meet it, for two rounds.',
      uk: 'Агенти, вплив, битви й карти працюють, як у «Дюні. Імперіум». Новими є шпигуни {spy}, контракти {contract} та піщані хробаки {sandworm}. Грайте, як хочете: я поясню кожне, щойно ви його зустрінете, упродовж двох раундів.',
    },
  },
  {
    id: 'spies',
    at: { kind: 'turn' },
    title: { en: 'Spies', uk: 'Шпигуни' },
    text: {
      en: 'The eyes between the spaces are observation posts, each connected to one or more spaces. A spy {spy} of yours on one lets you send an agent to a connected space although somebody stands there, or draw a card when you go there; either way the spy comes back to you.',
      uk: 'Очі між локаціями — наглядові пости; кожен сполучений з однією чи кількома локаціями. Ваш шпигун {spy} на посту дає змогу відправити агента в сполучену локацію, навіть якщо там хтось є, або взяти карту, коли ви туди йдете; в обох випадках шпигун повертається до вас.',
    },
  },
  {
    id: 'contracts',
    at: { kind: 'turn' },
    title: { en: 'Contracts', uk: 'Контракти' },
    text: {
      en: 'Some spaces and cards let you take a contract {contract} from those that lie open. It lies before you until you do what it asks, then its reward is yours.',
      uk: 'Деякі локації й карти дозволяють узяти один із відкритих контрактів {contract}. Він лежить перед вами, доки ви не виконаєте його умову, — тоді отримаєте нагороду.',
    },
  },
  {
    id: 'worms',
    at: { kind: 'turn' },
    title: { en: 'Sandworms', uk: 'Піщані хробаки' },
    text: {
      en: 'Whoever has maker hooks {hooks} can summon sandworms {sandworm} in the desert. In the conflict each is stronger than a troop and doubles its owner’s reward. Conflicts behind the Shield Wall {shield-wall} are closed to them while it stands.',
      uk: 'Хто має гачки Творця {hooks}, може прикликати в пустелі піщаних хробаків {sandworm}. У конфлікті кожен сильніший за загін і подвоює нагороду свого власника. Поки стоїть Оборонна стіна {shield-wall}, у конфлікти за нею їм не потрапити.',
    },
  },
  {
    id: 'send',
    at: { kind: 'turn', agents: 2 },
    title: { en: 'Your turn', uk: 'Ваш хід' },
    text: {
      en: 'Touch a card, then one of the spaces that stay lit. If a space is closed to you, touch it: it says why.',
      uk: 'Торкніться карти, а тоді однієї з локацій, що лишилися підсвіченими. Якщо локація зачинена, торкніться її: вона скаже чому.',
    },
  },
  {
    id: 'post',
    at: { kind: 'place-spy' },
    title: { en: 'Where does the spy go?', uk: 'Де стане шпигун?' },
    text: {
      en: 'Choose a post near a space you will want to visit. A post where a spy stands already is closed, unless a card says otherwise.',
      uk: 'Оберіть пост біля локації, яку захочете відвідати. Пост, на якому вже є шпигун, зачинений, якщо карта не каже іншого.',
    },
  },
  {
    id: 'contract',
    at: { kind: 'contract' },
    title: { en: 'Choose a contract', uk: 'Оберіть контракт' },
    text: {
      en: 'Take one you will soon complete. Contracts that name a space are completed by an agent there; those that name spice, by harvesting so much in one turn.',
      uk: 'Беріть той, що скоро виконаєте. Контракт із назвою локації виконує агент у ній, а контракт на прянощі — збір потрібної кількості за один хід.',
    },
  },
  {
    id: 'gather',
    at: { kind: 'gather' },
    title: { en: 'Your spy knows something', uk: 'Шпигун щось знає' },
    text: {
      en: 'You came to a space your spy watches: recall the spy to draw a card, or leave it where it is.',
      uk: 'Ви прийшли туди, де стежить ваш шпигун: відкличте його, щоб узяти карту, або лишіть на місці.',
    },
  },
  {
    id: 'deploy',
    at: { kind: 'agent-effects' },
    offered: 'deploy:',
    title: { en: 'To the conflict', uk: 'У конфлікт' },
    text: {
      en: 'This space lets troops march: those recruited on this turn and up to two more from the garrison. The conflict shows what you would get now.',
      uk: 'Ця локація дає змогу вирушити загонам: найнятим у цей хід та ще до двох із гарнізону. На конфлікті видно, що б ви отримали зараз.',
    },
  },
  {
    id: 'reveal',
    at: { kind: 'reveal-effects' },
    title: { en: 'Cards are revealed', uk: 'Карти розкрито' },
    text: {
      en: 'What is left of your hand gives persuasion {persuasion} to acquire cards of the row with, and swords {sword} for the conflict.',
      uk: 'Решта карт із руки дає переконливість {persuasion}, за яку придбавають карти з ряду, та мечі {sword} для конфлікту.',
    },
  },
  {
    id: 'icons',
    at: { round: 2, kind: 'turn' },
    title: { en: 'Battle icons', uk: 'Бойові символи' },
    text: {
      en: 'Whoever wins a conflict keeps its card. Two cards with the same battle icon are turned over for a victory point {point}; the objective you began with has one, too.',
      uk: 'Переможець конфлікту забирає його карту. Дві карти з однаковим бойовим символом перегортають за переможне очко {point}; такий символ має й ваше початкове завдання.',
    },
  },
  {
    id: 'farewell',
    at: { round: 3, kind: 'turn' },
    title: { en: 'You know Uprising', uk: 'Тепер ви знаєте «Піднесення»' },
    text: {
      en: 'The rest is in the rules, and in what you read when you hover over a thing or hold a finger on it. Play on, and have fun.',
      uk: 'Решта — у правилах і в тому, що ви читаєте, наводячи вказівник чи притримуючи палець. Грайте далі — і розважайтеся.',
    },
  },
];
