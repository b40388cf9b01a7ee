import type { Icon } from '@sietch/imperium';
import type { Name } from '@sietch/kernel';

interface SymbolHelp {
  readonly icon: Icon;
  readonly name: Name;
  readonly text: Name;
  readonly only?: 'uprising';
}

const help = (
  icon: Icon,
  enName: string,
  ukName: string,
  en: string,
  uk: string,
  only?: 'uprising',
): SymbolHelp => ({
  icon,
  name: { en: enName, uk: ukName },
  text: { en, uk },
  ...(only && { only }),
});

/** Every symbol in our own words. */
export const SYMBOLS: readonly SymbolHelp[] = [
  help(
    'solari',
    'Solari',
    'Солярії',
    'Money, mostly for the Landsraad.',
    'Гроші, здебільшого для Ландсрааду.',
  ),
  help(
    'spice',
    'Spice',
    'Прянощі',
    'Harvested in the desert; factions want it.',
    'Збирають у пустелі; їх хочуть фракції.',
  ),
  help(
    'water',
    'Water',
    'Вода',
    'Pays for the desert and the Fremen.',
    'Нею платять за пустелю та фрименам.',
  ),
  help(
    'troop',
    'Troop',
    'Загін',
    'Recruited to the garrison; two strength in the conflict.',
    'Наймають у гарнізон; дві сили в конфлікті.',
  ),
  help(
    'sword',
    'Sword',
    'Меч',
    'One strength; on a space it marks that you may deploy troops.',
    'Одна сила; на локації означає, що тут можна розгорнути загони.',
  ),
  help(
    'persuasion',
    'Persuasion',
    'Переконливість',
    'Buys cards on a Reveal turn.',
    'За неї купують карти, розкривши руку.',
  ),
  help('point', 'Victory point', 'Переможне очко', 'Ten of them end the game.', 'Десять завершують гру.'),
  help('card', 'Card', 'Карта', 'Draw from your own deck.', 'Візьміть зі своєї колоди.'),
  help(
    'intrigue',
    'Intrigue',
    'Інтрига',
    'A secret card for the right moment.',
    'Таємна карта для слушної миті.',
  ),
  help('trash', 'Trash', 'Знищення', 'Remove a card of yours from the game.', 'Приберіть свою карту з гри.'),
  help('influence', 'Influence', 'Вплив', 'Steps on a faction’s track.', 'Кроки на шкалі фракції.'),
  help(
    'alliance',
    'Alliance',
    'Союз',
    'Held by the leader of a track from four steps on.',
    'Має той, хто веде на шкалі, від чотирьох кроків.',
  ),
  help(
    'agent',
    'Agent',
    'Агент',
    'Sent to spaces; two, with the Swordmaster three.',
    'Відправляють на локації; двоє, з Майстром меча — троє.',
  ),
  help(
    'council',
    'High Council',
    'Вища рада',
    'Two persuasion on every Reveal turn.',
    'Два очки переконливості щоразу, коли розкриваєте карти.',
  ),
  help('mentat', 'Mentat', 'Ментат', 'An extra agent for one round.', 'Додатковий агент на один раунд.'),
  help(
    'signet-ring',
    'Signet ring',
    'Перстень із печаткою',
    'Uses your leader’s own ability.',
    'Дає змогу скористатися вмінням вашого лідера.',
  ),
  help(
    'control',
    'Control',
    'Контроль',
    'Your flag on a space: a bonus whenever anybody comes.',
    'Ваш прапор на локації: бонус щоразу, коли хтось приходить.',
  ),
  help(
    'maker',
    'Maker',
    'Видобуток',
    'Spice gathers here while nobody comes.',
    'Прянощі накопичуються, поки ніхто не приходить.',
  ),
  help('emperor', 'Emperor', 'Імператор', 'A faction.', 'Фракція.'),
  help('guild', 'Spacing Guild', 'Гільдія Лоцманів', 'A faction.', 'Фракція.'),
  help('bene-gesserit', 'Bene Gesserit', 'Бене Ґессерит', 'A faction.', 'Фракція.'),
  help('fremen', 'Fremen', 'Фримени', 'A faction.', 'Фракція.'),
  help('landsraad', 'Landsraad', 'Ландсраад', 'Sign of the green spaces.', 'Знак зелених локацій.'),
  help('city', 'City', 'Місто', 'Sign of the blue spaces.', 'Знак синіх локацій.'),
  help(
    'spice-trade',
    'Spice Trade',
    'Торгівля прянощами',
    'Sign of the yellow spaces.',
    'Знак жовтих локацій.',
  ),
  help(
    'spy',
    'Spy',
    'Шпигун',
    'Watches spaces from a post; opens them on cards.',
    'Стежить за локаціями з пункту; на картах — відкриває їх.',
    'uprising',
  ),
  help(
    'spy-recall',
    'Recall a spy',
    'Відкликання шпигуна',
    'Takes a spy back to your supply.',
    'Повертає шпигуна у ваш запас.',
    'uprising',
  ),
  help(
    'sandworm',
    'Sandworm',
    'Піщаний хробак',
    'Three strength; doubles the reward.',
    'Три сили; подвоює нагороду.',
    'uprising',
  ),
  help(
    'hooks',
    'Maker hooks',
    'Гаки творця',
    'Needed to call sandworms.',
    'Потрібні, щоб прикликати хробаків.',
    'uprising',
  ),
  help(
    'shield-wall',
    'Shield Wall',
    'Оборонна стіна',
    'Keeps worms out of some conflicts.',
    'Не пускає хробаків у деякі конфлікти.',
    'uprising',
  ),
  help('contract', 'Contract', 'Контракт', 'A task with a reward.', 'Завдання з нагородою.', 'uprising'),
  help('crysknife', 'Crysknife', 'Крис-ніж', 'A battle icon.', 'Символ бою.', 'uprising'),
  help('desert-mouse', 'Desert mouse', 'Пустельна миша', 'A battle icon.', 'Символ бою.', 'uprising'),
  help('ornithopter', 'Ornithopter', 'Орнітоптер', 'A battle icon.', 'Символ бою.', 'uprising'),
  help(
    'wild',
    'Wild icon',
    'Будь-який символ',
    'Pairs with any battle icon at the end.',
    'Наприкінці гри пасує до будь-якого символу бою.',
    'uprising',
  ),
];
