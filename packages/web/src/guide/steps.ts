import type { Step } from './follow';

/** The first round: sending agents, influence, deploying, harvesting, revealing, buying. */
const FIRST_ROUND: readonly Step[] = [
  {
    id: 'welcome',
    at: { round: 1, kind: 'turn', agents: 2 },
    title: { en: 'Welcome to Arrakis', uk: 'Вітаємо на Арракісі' },
    text: {
      en: 'You lead House Atreides as Paul; Memnon and Rabban are bots. Whoever has the most victory points {point} when the game ends wins. Points come from friends among the four factions, from won battles and from some cards. I will be with you for two rounds, about ten minutes.',
      uk: 'Ви — Пол, очільник дому Атрідів; Мемнон і Раббан — боти. Виграє той, хто наприкінці гри має найбільше переможних очок {point}. Їх приносять приязнь чотирьох фракцій, перемоги в боях і деякі карти. Я поруч два раунди, це хвилин десять.',
    },
    shows: ['seat:0'],
  },
  {
    id: 'hand',
    at: { round: 1, kind: 'turn', agents: 2 },
    title: { en: 'Your cards', uk: 'Ваші карти' },
    text: {
      en: 'Everybody begins with the same ten cards and draws five each round. The signs under a card’s name say where it can take an agent: {emperor} {guild} {bene-gesserit} {fremen} to the factions, {landsraad} to the Landsraad, {city} to the cities, {spice-trade} to the desert and the trade. A card without signs stays in your hand for later. Hover over anything, or hold a finger on it, to read it large.',
      uk: 'Усі починають з однаковими десятьма картами й щораунду беруть п’ять. Символи під назвою карти кажуть, куди вона відправить агента: {emperor} {guild} {bene-gesserit} {fremen} — до фракцій, {landsraad} — до Ландсрааду, {city} — у міста, {spice-trade} — у пустелю й торгівлю. Карта без символів чекає в руці на свій час. Наведіть вказівник на будь-що або притримайте палець, щоб прочитати зблизька.',
    },
    shows: ['card:diplomacy', 'card:dune-the-desert-planet', 'card:dagger'],
  },
  {
    id: 'conflict',
    at: { round: 1, kind: 'turn', agents: 2 },
    title: { en: 'What is fought over', uk: 'За що б’ємося' },
    text: {
      en: 'Each round has a conflict, and its card lists the rewards. Today the strongest gets a victory point {point}. That is worth a few troops.',
      uk: 'Щораунду є конфлікт, і його карта перелічує нагороди. Сьогодні найсильніший отримає переможне очко {point}. Воно варте кількох загонів.',
    },
    shows: ['conflict:skirmish-a'],
  },
  {
    id: 'send',
    at: { round: 1, kind: 'turn', agents: 2 },
    title: { en: 'Send an agent', uk: 'Відправте агента' },
    text: {
      en: 'On your turn you play one card and send one of your two agents {agent}. Touch Diplomacy, then Hardy Warriors of the Fremen {fremen}. It costs your only water {water:1}, and brings {troop:2} and a step of influence with the Fremen.',
      uk: 'У свій хід ви граєте одну карту й відправляєте одного з двох агентів {agent}. Торкніться «Дипломатії», а тоді «Витривалих воїнів» у Фрименів {fremen}. Це коштує вашої єдиної води {water:1}, а дає {troop:2} й крок впливу на Фрименів.',
    },
    wish: ['agent:diplomacy>hardy-warriors'],
  },
  {
    id: 'deploy',
    at: { round: 1, kind: 'agent-effects', agents: 1 },
    ifSo: { garrison: 5, fremen: 1 },
    title: { en: 'Troops march', uk: 'Загони вирушають' },
    text: {
      en: 'The sword {sword} on the space means that troops may join the conflict on this turn: those you recruit on it and up to two more from your garrison. Each troop there is worth two strength. Send three and keep two at home for the next round.',
      uk: 'Меч {sword} на локації означає, що в цей хід загони можуть вступити в конфлікт: найняті в нього та ще до двох із гарнізону. Кожен загін у Зоні конфлікту дає два очки сили. Розгорніть три, а два прибережіть на наступний раунд.',
    },
    wish: ['deploy:3'],
    shows: ['conflict:skirmish-a'],
  },
  {
    id: 'deployed',
    at: { round: 1, kind: 'agent-effects', agents: 1 },
    title: { en: 'Enough for now', uk: 'Поки досить' },
    text: {
      en: 'Until your turn ends more may follow, whatever recruits them. Three are enough: end your turn.',
      uk: 'До кінця ходу можна розгорнути ще, хай що найняло б загони. Трьох досить: завершіть хід.',
    },
    wish: ['end'],
  },
  {
    id: 'others',
    at: { round: 1, kind: 'turn', agents: 1 },
    ifSo: { strengths: [6, 4, 0] },
    title: { en: 'The others moved', uk: 'Суперники походили' },
    text: {
      en: 'Turns go round the table, one agent each time. A space with an agent on it is closed until the round ends, so it matters who comes first. Memnon brought two troops against your three. Everything that happened is in the log.',
      uk: 'Ходять по колу, щоразу одним агентом. Локація з агентом зачинена до кінця раунду, тож важливо, хто прийде першим. Мемнон виставив проти ваших трьох загонів два. Усе, що сталося, записано в журналі.',
    },
    shows: ['space:arrakeen', 'space:carthag'],
  },
  {
    id: 'others-otherwise',
    insteadOf: 'others',
    at: { round: 1, kind: 'turn', agents: 1 },
    title: { en: 'The others moved', uk: 'Суперники походили' },
    text: {
      en: 'Turns go round the table, one agent each time. A space with an agent on it is closed until the round ends, so it matters who comes first. You have gone your own way, and that is fine: I will speak up where I can. Everything that happened is in the log.',
      uk: 'Ходять по колу, щоразу одним агентом. Локація з агентом зачинена до кінця раунду, тож важливо, хто прийде першим. Ви пішли власним шляхом, і це чудово: я озиватимуся, де зможу. Усе, що сталося, записано в журналі.',
    },
  },
  {
    id: 'harvest',
    at: { round: 1, kind: 'turn', agents: 1 },
    title: { en: 'Spice', uk: 'Прянощі' },
    text: {
      en: 'Spice {spice} pays for the strongest spaces. It lies in the desert: take Dune, the Desert Planet to the Imperial Basin. Where nobody harvests, another spice gathers at the end of the round, for whoever comes next.',
      uk: 'Прянощами {spice} платять за найсильніші локації. Вони лежать у пустелі: зіграйте «Дюну, пустельну планету» до Басейну Імператора. Де ніхто не збирав, наприкінці раунду накопичиться ще одна порція — для того, хто прийде наступним.',
    },
    wish: ['agent:dune-the-desert-planet>imperial-basin'],
  },
  {
    id: 'keep',
    at: { round: 1, kind: 'agent-effects', agents: 0 },
    ifSo: { strengths: [6, 4, 0] },
    title: { en: 'Enough is enough', uk: 'Поки що досить' },
    text: {
      en: 'This space has a sword too, so you may send up to two more troops. You lead six to four; spare them and end your turn.',
      uk: 'Тут теж є меч, тож можна розгорнути ще до двох загонів. Ви ведете шість проти чотирьох: прибережіть їх і завершіть хід.',
    },
    wish: ['end'],
  },
  {
    id: 'reveal',
    at: { round: 1, kind: 'reveal-effects', agents: 0 },
    ifSo: { persuasion: 4, strengths: [7, 4, 0] },
    title: { en: 'Your hand is revealed', uk: 'Карти розкрито' },
    text: {
      en: 'With no agent left, you reveal the cards you have not played and use their lower boxes: {persuasion:4} to buy cards with, and one sword {sword}, which adds one strength to your troops. You could also reveal earlier; it always ends your round.',
      uk: 'Агентів не лишилося, тож ви розкриваєте незіграні карти й отримуєте те, що в їхніх нижніх комірках: {persuasion:4} на купівлю карт і один меч {sword} — очко сили до ваших загонів. Розкрити карти можна й раніше, але це завжди ваш останній хід у раунді.',
    },
  },
  {
    id: 'reveal-otherwise',
    insteadOf: 'reveal',
    at: { round: 1, kind: 'reveal-effects' },
    title: { en: 'Your hand is revealed', uk: 'Карти розкрито' },
    text: {
      en: 'You reveal the cards you have not played and use their lower boxes: persuasion {persuasion} to buy cards with, and swords {sword}, which strengthen troops you have in the conflict. Revealing always ends your round, with agents left or without.',
      uk: 'Ви розкриваєте незіграні карти й отримуєте те, що в їхніх нижніх комірках: переконливість {persuasion} на купівлю карт і мечі {sword}, що додають сили вашим загонам у конфлікті. Це завжди ваш останній хід у раунді, навіть якщо агенти ще є.',
    },
  },
  {
    id: 'buy',
    at: { round: 1, kind: 'reveal-effects' },
    title: { en: 'Buy a better card', uk: 'Придбайте кращу карту' },
    text: {
      en: 'The Imperium Row is open to everyone; the purple number is the price in persuasion {persuasion}. What you do not spend is lost. Duncan Idaho costs exactly four: fighting men for your deck. He goes to your discard pile and comes to your hand when that is shuffled.',
      uk: 'Ряд Імперіуму відкритий для всіх; фіолетове число — ціна в переконливості {persuasion}. Невитрачене згорить. Дункан Айдаго коштує рівно чотири й уміє битися. Він піде у ваш скид і прийде в руку, коли скид перемішають.',
    },
    wish: ['acquire:duncan-idaho@row'],
  },
];

/** The second round: combat looked back at, the end of a round, a point from influence, the ring, an intrigue in battle. */
const SECOND_ROUND: readonly Step[] = [
  {
    id: 'fought',
    at: { round: 2, kind: 'turn', agents: 2 },
    title: { en: 'The conflict was fought', uk: 'Бій відбувся' },
    text: {
      en: 'When everybody had revealed, strengths were compared: two for each troop, one for each sword. The strongest takes the first reward, the next one the second. All troops that fought go back to the supply, winners and losers alike: do not send more than you need.',
      uk: 'Коли всі розкрили карти, порівняли сили: два очки за кожен загін, одне за кожен меч. Найсильніший бере першу нагороду, наступний — другу. Усі загони із Зони конфлікту повертаються в запас, чиї б вони не були: не розгортайте більше, ніж треба.',
    },
    shows: ['seat:0'],
  },
  {
    id: 'round-end',
    at: { round: 2, kind: 'turn', agents: 2 },
    title: { en: 'A new round', uk: 'Новий раунд' },
    text: {
      en: 'Then the round ended: spice {spice} gathered on the maker spaces nobody visited, the agents came home, the first-player marker moved on, and everybody drew five new cards. The new conflict is over Arrakeen: its winner gets a point and control {control} of the city, which pays 1 {solari} whenever anybody sends an agent there.',
      uk: 'Далі раунд завершився: на локаціях видобутку, куди ніхто не ходив, накопичилися прянощі {spice}, агенти повернулися, маркер першого гравця перейшов далі, і всі взяли по п’ять нових карт. Новий конфлікт — за Арракін: переможець отримає очко й контроль {control} над містом, що приносить 1 {solari} щоразу, коли хтось відправляє туди агента.',
    },
    shows: ['conflict:siege-of-arrakeen', 'space:arrakeen', 'space:the-great-flat'],
  },
  {
    id: 'influence',
    at: { round: 2, kind: 'turn', agents: 2 },
    ifSo: { fremen: 1 },
    title: { en: 'Friends pay off', uk: 'Приязнь окупається' },
    text: {
      en: 'Look at the Fremen track: you stand at one. The second step of every track is worth a victory point {point}, the fourth a gift and, for the first to arrive, an alliance {alliance}: one more point until somebody climbs higher. Play Seek Allies to Stillsuits. That card trashes {trash} itself, which leaves you a better deck.',
      uk: 'Гляньте на шкалу Фрименів: у вас одиниця. Другий крок кожної шкали дає переможне очко {point}, четвертий — дарунок, а першому ще й союз {alliance}: очко, доки хтось не підніметься вище. Зіграйте «Пошук союзників» до «Дистикостів». Ця карта знищує {trash} сама себе, і колода від того лише краща.',
    },
    wish: ['agent:seek-allies>stillsuits'],
    shows: ['faction:fremen'],
  },
  {
    id: 'deploy-again',
    at: { round: 2, kind: 'agent-effects', agents: 1 },
    ifSo: { fremen: 2, garrison: 2 },
    title: { en: 'To Arrakeen', uk: 'На Арракін' },
    text: {
      en: 'A point for two influence, and a drop of water. You recruited nobody here, but two troops from your garrison may still go: send both.',
      uk: 'За два очки впливу — переможне очко, а ще ковток води. Тут ви нікого не найняли, але два загони з гарнізону вирушити можуть: розгорніть обидва.',
    },
    wish: ['deploy:2'],
  },
  {
    id: 'ring',
    at: { round: 2, kind: 'turn', agents: 1 },
    title: { en: 'Your leader’s ring', uk: 'Перстень лідера' },
    text: {
      en: 'The Signet Ring {signet-ring} uses your leader’s own skill: Paul draws a card. Take it to Carthag {city}, which gives a troop {troop} and an intrigue {intrigue}: a secret card that nobody sees until you play it.',
      uk: 'Перстень із печаткою {signet-ring} дає змогу скористатися вмінням лідера: Пол бере карту. Зіграйте його до Карфага {city}, де ви отримаєте загін {troop} та інтригу {intrigue} — таємну карту, якої ніхто не бачить, доки ви її не зіграли.',
    },
    wish: ['agent:signet-ring>carthag'],
  },
  {
    id: 'draw',
    at: { round: 2, kind: 'agent-effects' },
    ifSo: { deck: 0 },
    title: { en: 'Draw a card', uk: 'Візьміть карту' },
    text: {
      en: 'Gains come by themselves; what shows something new waits for you. Your deck is empty, so your discard pile is shuffled into a new one: what you buy comes back like this.',
      uk: 'Прості прибутки приходять самі, а те, що відкриває нове, чекає на вас. Колода порожня, тож скид перемішають у нову: так до вас повертається куплене.',
    },
    wish: ['effect:paul-atreides.0'],
  },
  {
    id: 'intrigue',
    at: { round: 2, kind: 'agent-effects' },
    ifSo: { intrigues: ['master-tactician'] },
    title: { en: 'A secret in your hand', uk: 'Таємниця в руці' },
    text: {
      en: 'You hold Master Tactician: a combat intrigue, for the fight itself. Plots can be played on your own turns, endgame intrigues when the game ends. Now send your new troop to the conflict.',
      uk: 'У вас «Майстер тактики» — бойова інтрига, її грають під час бою. Задуми грають у свій хід, інтриги кінця гри — наприкінці. А тепер розгорніть новий загін.',
    },
    wish: ['deploy:1'],
    shows: ['intrigue:master-tactician'],
  },
  {
    id: 'turn-over',
    at: { round: 2, kind: 'agent-effects' },
    ifSo: { garrison: 0 },
    title: { en: 'End your turn', uk: 'Завершіть хід' },
    text: {
      en: 'Nothing more to do here. Before something new has been seen you can also take a choice back with Undo.',
      uk: 'Тут більше нічого робити. Доки не відкрилося нічого нового, вибір можна й скасувати.',
    },
    wish: ['end'],
  },
  {
    id: 'reveal-again',
    at: { round: 2, kind: 'turn', agents: 0 },
    title: { en: 'Reveal', uk: 'Розкрийте карти' },
    text: {
      en: 'Your agents are out: reveal the rest of your hand.',
      uk: 'Агенти на місцях: розкрийте решту карт.',
    },
    wish: ['reveal'],
  },
  {
    id: 'buy-again',
    at: { round: 2, kind: 'reveal-effects' },
    ifSo: { persuasion: 4 },
    title: { en: 'Buy what you like', uk: 'Купуйте на свій смак' },
    text: {
      en: 'Four persuasion {persuasion} this time. The Fedaykin fights and clears weak cards from your deck; but take whatever you fancy.',
      uk: 'Цього разу чотири очки переконливості {persuasion}. Федайкін б’ється й допомагає позбутися слабких карт; та беріть, що до вподоби.',
    },
    wish: ['acquire:fedaykin-death-commando@row'],
  },
  {
    id: 'bought',
    at: { round: 2, kind: 'reveal-effects' },
    title: { en: 'Done', uk: 'Готово' },
    text: {
      en: 'End your turn; when everybody has revealed, the fight begins.',
      uk: 'Завершіть хід; коли всі розкриють карти, почнеться бій.',
    },
    wish: ['end'],
  },
  {
    id: 'combat',
    at: { round: 2, kind: 'combat' },
    ifSo: { strengths: [7, 0, 8] },
    title: { en: 'The fight', uk: 'Бій' },
    text: {
      en: 'Whoever has troops in the conflict may now play combat intrigues, in turn, until all pass in a row. Rabban’s Ambush has put him ahead. Answer with Master Tactician!',
      uk: 'Хто має загони в Зоні конфлікту, може по черзі грати бойові інтриги, доки всі поспіль не спасують. Раббанова «Засідка» вивела його вперед. Відповідайте «Майстром тактики»!',
    },
    wish: ['intrigue:master-tactician'],
    shows: ['conflict:siege-of-arrakeen'],
  },
  {
    id: 'combat-otherwise',
    insteadOf: 'combat',
    at: { round: 2, kind: 'combat' },
    title: { en: 'The fight', uk: 'Бій' },
    text: {
      en: 'Whoever has troops in the conflict may now play combat intrigues {intrigue}, in turn, until all pass in a row. Compare the strengths on the board: play what wins you a reward, or pass and keep it for another day.',
      uk: 'Хто має загони в Зоні конфлікту, може по черзі грати бойові інтриги {intrigue}, доки всі поспіль не спасують. Порівняйте сили на полі: зіграйте те, що принесе нагороду, або спасуйте й прибережіть інтригу.',
    },
  },
  {
    id: 'swords',
    at: { round: 2, kind: 'choose' },
    ifSo: { strengths: [7, 0, 8] },
    title: { en: 'Swords or retreat', uk: 'Мечі чи відступ' },
    text: {
      en: 'This intrigue lets you choose: three swords {sword}, or bring troops home before they are lost. Take the swords: ten against eight.',
      uk: 'Ця інтрига дає вибір: три мечі {sword} або повернути загони, доки їх не втрачено. Беріть мечі: десять проти восьми.',
    },
    wish: ['option:0'],
  },
];

export const STEPS: readonly Step[] = [
  ...FIRST_ROUND,
  ...SECOND_ROUND,
  {
    id: 'farewell',
    at: { round: 3, kind: 'turn' },
    title: { en: 'The rest is yours', uk: 'Далі — самі' },
    text: {
      en: 'You know the game now. It ends after the round in which somebody reaches ten points {point}, or after the tenth. Good aims: a third agent from the Swordmaster, a seat on the High Council for more persuasion, a second step with every faction, then alliances {alliance}. This game goes on as it stands; the “?” above has all rules and symbols.',
      uk: 'Тепер ви вмієте грати. Гра завершується після раунду, у якому хтось набрав десять очок {point}, або після десятого. Добрі цілі: третій агент від Майстра меча, місце у Вищій раді заради переконливості, другий крок у кожної фракції, а тоді союзи {alliance}. Ця гра триває; за знаком «?» угорі — усі правила й символи.',
    },
  },
];
