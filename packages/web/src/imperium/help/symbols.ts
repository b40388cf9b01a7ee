import type { Name } from '@sietch/kernel';
import type { SymbolHelp } from '../../help/chapter';

interface EditionSymbol extends SymbolHelp {
  readonly only?: 'imperium' | 'uprising';
}

type Told = readonly [icon: string, name: Name, text: Name];

const tell =
  (only?: 'imperium' | 'uprising') =>
  ([icon, name, text]: Told): EditionSymbol => ({ icon, name, text, ...(only && { only }) });

// biome-ignore format: a table is read by its lines.
const COMMON: readonly Told[] = [
  ['solari', { en: 'Solari', uk: 'Солярії' }, { en: 'The coin of the Imperium: it opens the Landsraad.', uk: 'Монета Імперіуму: відчиняє двері Ландсрааду.' }],
  ['spice', { en: 'Spice', uk: 'Прянощі' }, { en: 'Harvested in the desert; pays for the strongest spaces and breaks ties at the end.', uk: 'Їх збирають у пустелі; ними платять за найсильніші локації, і вони вирішують нічиї наприкінці.' }],
  ['water', { en: 'Water', uk: 'Вода' }, { en: 'Rare on Arrakis: it pays for journeys into the desert.', uk: 'На Арракісі вона рідкість: нею платять за подорожі в пустелю.' }],
  ['point', { en: 'Victory point', uk: 'Переможне очко' }, { en: 'Most of them win. Ten end the game with that round.', uk: 'Виграє той, у кого їх найбільше. Десять завершують гру після цього раунду.' }],
  ['persuasion', { en: 'Persuasion', uk: 'Переконливість' }, { en: 'Buys cards on your Reveal turn; what is left is lost. In a purple circle: the price of a card.', uk: 'За неї придбавають карти в хід «Розкрити карти»; залишок зникає. У фіолетовому колі — ціна карти.' }],
  ['sword', { en: 'Sword', uk: 'Меч' }, { en: 'One strength in the conflict, if you have a unit there. On a space: troops may be deployed from here.', uk: 'Одне очко сили в конфлікті, якщо у вас там є підрозділ. На локації: звідси можна розгортати загони.' }],
  ['strength', { en: 'Strength', uk: 'Сила' }, { en: 'What counts in combat: two for a troop, one for a sword, and in Uprising three for a sandworm.', uk: 'Те, що важить у бою: два очки за загін, одне за меч, а в «Піднесенні» три за піщаного хробака.' }],
  ['troop', { en: 'Troop', uk: 'Загін' }, { en: 'Recruited from your supply to your garrison; worth two strength once deployed.', uk: 'Наймають із запасу в гарнізон; розгорнутий дає два очки сили.' }],
  ['deploy', { en: 'Deploy', uk: 'Розгорнути' }, { en: 'Move units to the conflict.', uk: 'Перемістити підрозділи в Зону конфлікту.' }],
  ['retreat', { en: 'Retreat', uk: 'Відступ' }, { en: 'Move troops from the conflict back to your garrison.', uk: 'Повернути загони із Зони конфлікту в гарнізон.' }],
  ['unit', { en: 'Unit', uk: 'Підрозділ' }, { en: 'Whatever fights in the conflict: troops, and in Uprising sandworms.', uk: 'Усі, хто б’ється в Зоні конфлікту: загони, а в «Піднесенні» й піщані хробаки.' }],
  ['control', { en: 'Control', uk: 'Контроль' }, { en: 'A flag on a place you won: its bonus is yours whenever anybody sends an agent there.', uk: 'Прапор на виграному місці: його бонус ваш щоразу, коли хтось відправляє туди агента.' }],
  ['agent', { en: 'Agent', uk: 'Агент' }, { en: 'Sent to spaces with your cards. You have two; the Swordmaster is a third.', uk: 'Його відправляють картами до локацій. У вас двоє; Майстер меча — третій.' }],
  ['card', { en: 'Card', uk: 'Карта' }, { en: 'Draw from your own deck.', uk: 'Візьміть зі своєї колоди.' }],
  ['deck', { en: 'Deck and discard pile', uk: 'Колода й скид' }, { en: 'How many cards are left to draw, and how many lie in the discard pile.', uk: 'Скільки карт лишилося в колоді та скільки лежить у скиді.' }],
  ['discard', { en: 'Discard', uk: 'Скинути' }, { en: 'Put a card from your hand on your discard pile.', uk: 'Покладіть карту з руки у свій скид.' }],
  ['trash', { en: 'Trash', uk: 'Знищити' }, { en: 'Take one of your cards out of the game: from your hand, your discard pile or from play. A Reserve card returns to its stack.', uk: 'Вилучіть свою карту: з руки, скиду чи тих, що в грі. Карта Фонду повертається у свій стос.' }],
  ['intrigue', { en: 'Intrigue card', uk: 'Карта інтриги' }, { en: 'A secret card, played at its moment: plot, combat or endgame.', uk: 'Таємна карта, яку грають у свою мить: задум, бій або кінець гри.' }],
  ['signet-ring', { en: 'Signet ring', uk: 'Перстень із печаткою' }, { en: 'Uses the ring ability of your leader.', uk: 'Дає змогу скористатися вмінням персня вашого лідера.' }],
  ['council', { en: 'High Council', uk: 'Вища рада' }, { en: 'A seat there gives two persuasion on every Reveal turn.', uk: 'Місце в ній дає два очки переконливості щоразу, коли ви розкриваєте карти.' }],
  ['first', { en: 'First player', uk: 'Перший гравець' }, { en: 'Begins the round and the combat; the marker moves on every round.', uk: 'Починає раунд і бій; щораунду маркер переходить далі.' }],
  ['maker', { en: 'Maker space', uk: 'Локація видобутку' }, { en: 'Harvest its spice and what has gathered there while nobody came.', uk: 'Тут збирають прянощі та все, що накопичилося, доки ніхто не приходив.' }],
  ['influence', { en: 'Influence', uk: 'Вплив' }, { en: 'A step on the track of a faction.', uk: 'Поділка на шкалі впливу фракції.' }],
  ['alliance', { en: 'Alliance', uk: 'Союз' }, { en: 'A point for whoever is first at the fourth step of a track; whoever climbs higher than its holder takes it away.', uk: 'Очко для того, хто першим дійшов до четвертої поділки шкали; хто підніметься вище за власника, забирає його.' }],
  ['emperor', { en: 'Emperor', uk: 'Імператор' }, { en: 'A faction: money, troops, intrigue. On a card: opens its spaces.', uk: 'Фракція: гроші, загони, інтриги. На карті: відкриває її локації.' }],
  ['guild', { en: 'Spacing Guild', uk: 'Гільдія Лоцманів' }, { en: 'A faction: carries armies for spice. On a card: opens its spaces.', uk: 'Фракція: возить війська за прянощі. На карті: відкриває її локації.' }],
  ['bene-gesserit', { en: 'Bene Gesserit', uk: 'Бене Ґессерит' }, { en: 'A faction: secrets and better cards. On a card: opens its spaces.', uk: 'Фракція: таємниці та кращі карти. На карті: відкриває її локації.' }],
  ['fremen', { en: 'Fremen', uk: 'Фримени' }, { en: 'A faction: water and warriors. On a card: opens its spaces.', uk: 'Фракція: вода й воїни. На карті: відкриває її локації.' }],
  ['landsraad', { en: 'Landsraad', uk: 'Ландсраад' }, { en: 'Opens the green spaces above.', uk: 'Відкриває зелені локації вгорі.' }],
  ['city', { en: 'City', uk: 'Місто' }, { en: 'Opens the blue spaces of Arrakis.', uk: 'Відкриває сині локації Арракіса.' }],
  ['spice-trade', { en: 'Spice Trade', uk: 'Торгівля прянощами' }, { en: 'Opens the yellow spaces: the desert and the market.', uk: 'Відкриває жовті локації: пустелю й торгівлю.' }],
];

// biome-ignore format: a table is read by its lines.
const BASE_ONLY: readonly Told[] = [
  ['mentat', { en: 'Mentat', uk: 'Ментат' }, { en: 'One more agent for a single round, for whoever takes him.', uk: 'Ще один агент на один раунд для того, хто його взяв.' }],
];

// biome-ignore format: a table is read by its lines.
const UPRISING_ONLY: readonly Told[] = [
  ['spy', { en: 'Spy', uk: 'Шпигун' }, { en: 'Place a spy on a free observation post. As a sign on a card: opens any space you spy on.', uk: 'Розмістіть шпигуна у вільному спостережному пункті. Як символ агента: відкриває локації, за якими ви шпигуєте.' }],
  ['spy-recall', { en: 'Recall a spy', uk: 'Відкликання шпигуна' }, { en: 'Take one of your spies from its post back to your supply: the price of many effects, of infiltrating and of gathering intelligence.', uk: 'Поверніть одного свого шпигуна з пункту в запас: ціна багатьох ефектів, проникнення та збору розвідданих.' }],
  ['sandworm', { en: 'Sandworm', uk: 'Піщаний хробак' }, { en: 'Summoned straight to the conflict: three strength, and your reward is doubled. The Shield Wall keeps it out of some conflicts.', uk: 'Викликають просто в Зону конфлікту: три очки сили, а нагорода подвоюється. До деяких конфліктів його не пускає Оборонна стіна.' }],
  ['hooks', { en: 'Maker hooks', uk: 'Гаки творця' }, { en: 'Needed to summon sandworms; taken at Sietch Tabr.', uk: 'Потрібні, щоб викликати хробаків; їх беруть у Січі Табр.' }],
  ['shield-wall', { en: 'Shield Wall', uk: 'Оборонна стіна' }, { en: 'Keeps worms out of conflicts over Arrakeen, the Spice Refinery and the Imperial Basin until it is removed.', uk: 'Не пускає хробаків у конфлікти за Арракін, Меланжоочисний завод та Імперський басейн, доки її не вилучено.' }],
  ['contract', { en: 'Contract', uk: 'Контракт' }, { en: 'Take an open contract: its term fulfilled brings the reward. Without the CHOAM module, or when none is left: 2 solari.', uk: 'Візьміть відкритий контракт: за виконану умову отримаєте нагороду. Без модуля «ДАПТ» або коли контрактів не лишилося — 2 солярії.' }],
  ['contract-completed', { en: 'Completed contract', uk: 'Виконаний контракт' }, { en: 'Lies face down; some cards count them.', uk: 'Лежить долілиць; деякі карти рахують їх.' }],
  ['crysknife', { en: 'Crysknife', uk: 'Крис-ніж' }, { en: 'A battle icon: two alike are a victory point.', uk: 'Символ бою: два однакові дають переможне очко.' }],
  ['desert-mouse', { en: 'Desert mouse', uk: 'Пустельна миша' }, { en: 'A battle icon: two alike are a victory point.', uk: 'Символ бою: два однакові дають переможне очко.' }],
  ['ornithopter', { en: 'Ornithopter', uk: 'Орнітоптер' }, { en: 'A battle icon: two alike are a victory point.', uk: 'Символ бою: два однакові дають переможне очко.' }],
  ['wild', { en: 'Wild battle icon', uk: 'Універсальний символ бою' }, { en: 'At the end of the game it pairs with any battle icon.', uk: 'Наприкінці гри утворює пару з будь-яким символом бою.' }],
  ['great-houses', { en: 'Great Houses', uk: 'Великі Доми' }, { en: 'A faction for six players: reinforcements and trade in the team. The Emperor’s icon opens its spaces.', uk: 'Фракція для шести гравців: підкріплення й обмін у команді. Її локації відкриває символ Імператора.' }],
  ['trade', { en: 'Trade', uk: 'Обмін' }, { en: 'Choose a teammate: each of you may give the other any number of intrigue cards, spice, water or solari, of one type. Only with six players.', uk: 'Виберіть члена своєї команди: кожен може дати іншому будь-яку кількість карт інтриг, прянощів, води або соляріїв одного типу. Лише вшістьох.' }],
  ['fringe-worlds', { en: 'Fringe Worlds', uk: 'Віддалені світи' }, { en: 'A faction for six players: contracts and technology. The Fremen icon opens its spaces.', uk: 'Фракція для шести гравців: контракти й технології. Її локації відкриває символ Фрименів.' }],
];

/** Every symbol in our own words. */
export const SYMBOLS: readonly EditionSymbol[] = [
  ...COMMON.map(tell()),
  ...BASE_ONLY.map(tell('imperium')),
  ...UPRISING_ONLY.map(tell('uprising')),
];

const JOINED: Readonly<Record<string, Name>> = {
  influence: { en: 'Influence', uk: 'Вплив' },
  alliance: { en: 'Alliance', uk: 'Союз' },
};

/** The help on a symbol as texts carry it: `influence-fremen` is told by its two parts. */
export function symbolHelp(icon: string): SymbolHelp | undefined {
  const plain = SYMBOLS.find((symbol) => symbol.icon === icon);
  if (plain !== undefined) return plain;
  const [, kind = '', faction = ''] = /^(influence|alliance)-(.+)$/.exec(icon) ?? [];
  const of = SYMBOLS.find((symbol) => symbol.icon === faction);
  const what = SYMBOLS.find((symbol) => symbol.icon === kind);
  const joined = JOINED[kind];
  if (of === undefined || what === undefined || joined === undefined) return undefined;
  return {
    icon,
    name: { en: `${joined.en}: ${of.name.en}`, uk: `${joined.uk}: ${of.name.uk}` },
    text: what.text,
  };
}
