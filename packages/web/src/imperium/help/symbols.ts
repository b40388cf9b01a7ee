import type { Name } from '@sietch/kernel';
import type { SymbolHelp } from '../../help/chapter';

interface EditionSymbol extends SymbolHelp {
  readonly only?: 'imperium' | 'uprising';
}

type Told = readonly [icon: string, en: string, uk: string, enText: string, ukText: string];

const tell =
  (only?: 'imperium' | 'uprising') =>
  ([icon, en, uk, enText, ukText]: Told): EditionSymbol => ({
    icon,
    name: { en, uk },
    text: { en: enText, uk: ukText },
    ...(only && { only }),
  });

// biome-ignore format: a table is read by its lines.
const COMMON: readonly Told[] = [
  ['solari', 'Solari', 'Солярії', 'The coin of the Imperium: it opens the Landsraad.', 'Монета Імперіуму: відчиняє двері Ландсрааду.'],
  ['spice', 'Spice', 'Прянощі', 'Harvested in the desert; pays for the strongest spaces and breaks ties at the end.', 'Їх збирають у пустелі; ними платять за найсильніші локації, і вони вирішують нічиї наприкінці.'],
  ['water', 'Water', 'Вода', 'Rare on Arrakis: it pays for journeys into the desert.', 'На Арракісі вона рідкість: нею платять за подорожі в пустелю.'],
  ['point', 'Victory point', 'Переможне очко', 'Most of them win. Ten end the game with that round.', 'Виграє той, у кого їх найбільше. Десять завершують гру після цього раунду.'],
  ['persuasion', 'Persuasion', 'Переконливість', 'Buys cards on your Reveal turn; what is left is lost. In a purple circle: the price of a card.', 'За неї придбавають карти в хід «Розкрити карти»; залишок зникає. У фіолетовому колі — ціна карти.'],
  ['sword', 'Sword', 'Меч', 'One strength in the conflict, if you have a unit there. On a space: troops may be deployed from here.', 'Одне очко сили в конфлікті, якщо у вас там є підрозділ. На локації: звідси можна розгортати загони.'],
  ['strength', 'Strength', 'Сила', 'What counts in combat: two for a troop, one for a sword, and in Uprising three for a sandworm.', 'Те, що важить у бою: два очки за загін, одне за меч, а в «Піднесенні» три за піщаного хробака.'],
  ['troop', 'Troop', 'Загін', 'Recruited from your supply to your garrison; worth two strength once deployed.', 'Наймають із запасу в гарнізон; розгорнутий дає два очки сили.'],
  ['deploy', 'Deploy', 'Розгорнути', 'Move units to the conflict.', 'Перемістити підрозділи в Зону конфлікту.'],
  ['retreat', 'Retreat', 'Відступ', 'Move troops from the conflict back to your garrison.', 'Повернути загони із Зони конфлікту в гарнізон.'],
  ['unit', 'Unit', 'Підрозділ', 'Whatever fights in the conflict: troops, and in Uprising sandworms.', 'Усі, хто б’ється в Зоні конфлікту: загони, а в «Піднесенні» й піщані хробаки.'],
  ['control', 'Control', 'Контроль', 'A flag on a place you won: its bonus is yours whenever anybody sends an agent there.', 'Прапор на виграному місці: його бонус ваш щоразу, коли хтось відправляє туди агента.'],
  ['agent', 'Agent', 'Агент', 'Sent to spaces with your cards. You have two; the Swordmaster is a third.', 'Його відправляють картами до локацій. У вас двоє; Майстер меча — третій.'],
  ['card', 'Card', 'Карта', 'Draw from your own deck.', 'Візьміть зі своєї колоди.'],
  ['deck', 'Deck and discard pile', 'Колода й скид', 'How many cards are left to draw, and how many lie in the discard pile.', 'Скільки карт лишилося в колоді та скільки лежить у скиді.'],
  ['discard', 'Discard', 'Скинути', 'Put a card from your hand on your discard pile.', 'Покладіть карту з руки у свій скид.'],
  ['trash', 'Trash', 'Знищити', 'Take one of your cards out of the game: from your hand, your discard pile or from play. A Reserve card returns to its stack.', 'Вилучіть свою карту: з руки, скиду чи тих, що в грі. Карта Фонду повертається у свій стос.'],
  ['intrigue', 'Intrigue card', 'Карта інтриги', 'A secret card, played at its moment: plot, combat or endgame.', 'Таємна карта, яку грають у свою мить: задум, бій або кінець гри.'],
  ['signet-ring', 'Signet ring', 'Перстень із печаткою', 'Uses the ring ability of your leader.', 'Дає змогу скористатися вмінням персня вашого лідера.'],
  ['council', 'High Council', 'Вища рада', 'A seat there gives two persuasion on every Reveal turn.', 'Місце в ній дає два очки переконливості щоразу, коли ви розкриваєте карти.'],
  ['first', 'First player', 'Перший гравець', 'Begins the round and the combat; the marker moves on every round.', 'Починає раунд і бій; щораунду маркер переходить далі.'],
  ['maker', 'Maker space', 'Локація видобутку', 'Harvest its spice and what has gathered there while nobody came.', 'Тут збирають прянощі та все, що накопичилося, доки ніхто не приходив.'],
  ['influence', 'Influence', 'Вплив', 'A step on the track of a faction.', 'Поділка на шкалі впливу фракції.'],
  ['alliance', 'Alliance', 'Союз', 'A point for whoever is first at the fourth step of a track; whoever climbs higher than its holder takes it away.', 'Очко для того, хто першим дійшов до четвертої поділки шкали; хто підніметься вище за власника, забирає його.'],
  ['emperor', 'Emperor', 'Імператор', 'A faction: money, troops, intrigue. On a card: opens its spaces.', 'Фракція: гроші, загони, інтриги. На карті: відкриває її локації.'],
  ['guild', 'Spacing Guild', 'Гільдія Лоцманів', 'A faction: carries armies for spice. On a card: opens its spaces.', 'Фракція: возить війська за прянощі. На карті: відкриває її локації.'],
  ['bene-gesserit', 'Bene Gesserit', 'Бене Ґессерит', 'A faction: secrets and better cards. On a card: opens its spaces.', 'Фракція: таємниці та кращі карти. На карті: відкриває її локації.'],
  ['fremen', 'Fremen', 'Фримени', 'A faction: water and warriors. On a card: opens its spaces.', 'Фракція: вода й воїни. На карті: відкриває її локації.'],
  ['landsraad', 'Landsraad', 'Ландсраад', 'Opens the green spaces above.', 'Відкриває зелені локації вгорі.'],
  ['city', 'City', 'Місто', 'Opens the blue spaces of Arrakis.', 'Відкриває сині локації Арракіса.'],
  ['spice-trade', 'Spice Trade', 'Торгівля прянощами', 'Opens the yellow spaces: the desert and the market.', 'Відкриває жовті локації: пустелю й торгівлю.'],
];

// biome-ignore format: a table is read by its lines.
const BASE_ONLY: readonly Told[] = [
  ['mentat', 'Mentat', 'Ментат', 'One more agent for a single round, for whoever takes him.', 'Ще один агент на один раунд для того, хто його взяв.'],
];

// biome-ignore format: a table is read by its lines.
const UPRISING_ONLY: readonly Told[] = [
  ['spy', 'Spy', 'Шпигун', 'Place a spy on a free observation post. As a sign on a card: opens any space you spy on.', 'Розмістіть шпигуна у вільному спостережному пункті. Як символ агента: відкриває локації, за якими ви шпигуєте.'],
  ['spy-recall', 'Recall a spy', 'Відкликання шпигуна', 'Take one of your spies from its post back to your supply: the price of many effects, of infiltrating and of gathering intelligence.', 'Поверніть одного свого шпигуна з пункту в запас: ціна багатьох ефектів, проникнення та збору розвідданих.'],
  ['sandworm', 'Sandworm', 'Піщаний хробак', 'Summoned straight to the conflict: three strength, and your reward is doubled. The Shield Wall keeps it out of some conflicts.', 'Викликають просто в Зону конфлікту: три очки сили, а нагорода подвоюється. До деяких конфліктів його не пускає Оборонна стіна.'],
  ['hooks', 'Maker hooks', 'Гаки творця', 'Needed to summon sandworms; taken at Sietch Tabr.', 'Потрібні, щоб викликати хробаків; їх беруть у Січі Табр.'],
  ['shield-wall', 'Shield Wall', 'Оборонна стіна', 'Keeps worms out of conflicts over Arrakeen, the Spice Refinery and the Imperial Basin until it is removed.', 'Не пускає хробаків у конфлікти за Арракін, Меланжоочисний завод та Імперський басейн, доки її не вилучено.'],
  ['contract', 'Contract', 'Контракт', 'Take an open contract: its term fulfilled brings the reward. Without the CHOAM module, or when none is left: 2 solari.', 'Візьміть відкритий контракт: за виконану умову отримаєте нагороду. Без модуля «ДАПТ» або коли контрактів не лишилося — 2 солярії.'],
  ['contract-completed', 'Completed contract', 'Виконаний контракт', 'Lies face down; some cards count them.', 'Лежить долілиць; деякі карти рахують їх.'],
  ['crysknife', 'Crysknife', 'Крис-ніж', 'A battle icon: two alike are a victory point.', 'Символ бою: два однакові дають переможне очко.'],
  ['desert-mouse', 'Desert mouse', 'Пустельна миша', 'A battle icon: two alike are a victory point.', 'Символ бою: два однакові дають переможне очко.'],
  ['ornithopter', 'Ornithopter', 'Орнітоптер', 'A battle icon: two alike are a victory point.', 'Символ бою: два однакові дають переможне очко.'],
  ['wild', 'Wild battle icon', 'Універсальний символ бою', 'At the end of the game it pairs with any battle icon.', 'Наприкінці гри утворює пару з будь-яким символом бою.'],
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
