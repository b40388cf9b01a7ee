import type { Step } from './follow';

/**
 * The beginnings in short, and then what only Uprising has, told when it is met: spies, contracts, sandworms. Nothing is
 * scripted, so everything said must be true whatever the player has done.
 */
export const UPRISING_STEPS: readonly Step[] = [
  {
    id: 'welcome',
    at: { kind: 'turn' },
    title: { en: 'Uprising', uk: 'Піднесення' },
    text: {
      en: 'You lead one of the Great Houses. Whoever has the most victory points {point} when the game ends wins; they come from friends among the four factions, from won conflicts and from some cards. Play as you like: first the beginnings in short, then I explain what is new when you meet it, for two rounds. Who knows Dune: Imperium may put away what is familiar.',
      uk: 'Ви очолюєте один із Великих Домів. Виграє той, хто наприкінці гри має найбільше переможних очок {point}; їх приносять приязнь чотирьох фракцій, перемоги в конфліктах і деякі карти. Грайте, як хочете: спершу коротко основи, а далі я поясню все нове, щойно ви його зустрінете, упродовж двох раундів. Хто знає «Дюну. Імперіум», може прогорнути знайоме.',
    },
  },
  {
    id: 'agents',
    at: { kind: 'turn' },
    title: { en: 'Cards and agents', uk: 'Карти й агенти' },
    text: {
      en: 'Each round you draw five cards. On your turn you play one and send an agent {agent} to a space whose sign stands on the card: {emperor} {guild} {bene-gesserit} {fremen} are the factions, {landsraad} the Landsraad, {city} cities, {spice-trade} desert and trade. You do what card and space say; then it is the next player’s turn. A space with an agent on it is closed until the round ends.',
      uk: 'Щораунду ви берете п’ять карт. У свій хід граєте одну й відправляєте агента {agent} в локацію, чий символ є на карті: {emperor} {guild} {bene-gesserit} {fremen} — фракції, {landsraad} — Ландсраад, {city} — міста, {spice-trade} — пустеля й торгівля. Виконуєте написане на карті та локації, далі ходить наступний гравець. Локація з агентом зачинена до кінця раунду.',
    },
  },
  {
    id: 'beginnings-reveal',
    at: { kind: 'turn' },
    title: { en: 'Reveal', uk: 'Розкриття' },
    text: {
      en: 'When you have no agents left, or sooner if you like, you reveal the rest of your hand. It gives persuasion {persuasion}, with which you acquire cards of the row for your deck, and swords {sword} for the conflict. After that the round is over for you.',
      uk: 'Коли агентів не лишилося, або й раніше, ви розкриваєте решту карт із руки. Вони дають переконливість {persuasion}, за яку ви придбаваєте карти з ряду до своєї колоди, і мечі {sword} для конфлікту. Після цього раунд для вас завершено.',
    },
  },
  {
    id: 'beginnings-conflict',
    at: { kind: 'turn' },
    title: { en: 'The conflict', uk: 'Конфлікт' },
    text: {
      en: 'Each round has a conflict whose card lists the rewards. Spaces with a sword {sword} let troops {troop} march there. When all have revealed, strength decides who gets which reward: two for each troop, one for each sword. All troops that fought go back to the supply afterwards.',
      uk: 'Щораунду є конфлікт, і його карта перелічує нагороди. Локації з мечем {sword} дають змогу відправити туди загони {troop}. Коли всі розкрили карти, сила вирішує, кому яка нагорода: два очки за кожен загін, одне — за кожен меч. Усі загони, що билися, після цього повертаються в запас.',
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
