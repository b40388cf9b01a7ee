import type { Name } from '@sietch/kernel';
import type { SymbolHelp } from '../../help/chapter';

const help = (icon: string, name: Name, text: Name): SymbolHelp => ({ icon, name, text });

/** Every symbol of the war in our own words. */
export const WAR_SYMBOLS: readonly SymbolHelp[] = [
  help(
    'regular',
    { en: 'Regular unit', uk: 'Звичайний загін' },
    {
      en: 'Round base. One die in battle; a hit removes it.',
      uk: 'Кругла основа. Один кубик у битві; влучання вилучає його.',
    },
  ),
  help(
    'elite',
    { en: 'Elite unit', uk: 'Елітний загін' },
    { en: 'Square base. Becomes regular when hit.', uk: 'Квадратна основа. Після влучання стає звичайним.' },
  ),
  help(
    'fedaykin',
    { en: 'Fedaykin', uk: 'Федайкіни' },
    {
      en: 'Hexagonal base. Special unit of the Atreides: cancels an enemy shield.',
      uk: 'Шестикутна основа. Спеціальний загін Атрідів: скасовує ворожий щит.',
    },
  ),
  help(
    'sardaukar',
    { en: 'Sardaukar', uk: 'Сардаукари' },
    {
      en: 'Hexagonal base. Special unit of the Harkonnen: cancels an enemy shield.',
      uk: 'Шестикутна основа. Спеціальний загін Харконненів: скасовує ворожий щит.',
    },
  ),
  help(
    'leader',
    { en: 'Leader', uk: 'Лідер' },
    {
      en: 'Named or generic. Lets the legion act by Leadership, and turns a special result in battle.',
      uk: 'Іменований або звичайний. Легіон із ним діє за «Лідерством», а в битві лідер перетворює особливий символ.',
    },
  ),
  help(
    'deployment-token',
    { en: 'Deployment token', uk: 'Жетон розгортання' },
    {
      en: 'Hidden Atreides troops; counts as one unit until revealed.',
      uk: 'Приховане військо Атрідів; рахується за один загін, доки не розкрито.',
    },
  ),
  help(
    'settlement',
    { en: 'Settlement', uk: 'Поселення' },
    { en: 'Harkonnen. Its rank adds dice in defence.', uk: 'Харконнени. Ранг додає кубиків у захисті.' },
  ),
  help(
    'sietch',
    { en: 'Sietch', uk: 'Січ' },
    {
      en: 'Atreides. Its rank is hidden until revealed; destroying it gives supremacy.',
      uk: 'Атріди. Ранг приховано, доки не розкрито; знищена січ дає панування.',
    },
  ),
  help(
    'station',
    { en: 'Testing station', uk: 'Випробувальна станція' },
    {
      en: 'The first Atreides legion to stop there moves a prescience marker.',
      uk: 'Перший легіон Атрідів, що тут зупинився, просуває маркер передбачення.',
    },
  ),
  help(
    'wormsign',
    { en: 'Wormsign', uk: 'Знак хробака' },
    {
      en: 'Face down: sand, a sandworm, or a burrowed one.',
      uk: 'Долілиць: пісок, хробак або хробак, що зарився.',
    },
  ),
  help(
    'sandworm',
    { en: 'Sandworm', uk: 'Піщаний хробак' },
    {
      en: 'Attacks with four dice. Legions cannot enter its area.',
      uk: 'Атакує чотирма кубиками. Легіони не входять до його зони.',
    },
  ),
  help(
    'wild-maker',
    { en: 'Wild Maker', uk: 'Дикий Творець' },
    { en: 'Attacks with six dice.', uk: 'Атакує шістьма кубиками.' },
  ),
  help(
    'harvester',
    { en: 'Harvester', uk: 'Гарвестер' },
    { en: 'Gathers spice in the desert.', uk: 'Збирає прянощі в пустелі.' },
  ),
  help(
    'ornithopter',
    { en: 'Ornithopter', uk: 'Орнітоптер' },
    { en: 'Carries troops, or scouts.', uk: 'Перевозить війська або веде розвідку.' },
  ),
  help(
    'carryall',
    { en: 'Carryall', uk: 'Транспортувальник' },
    {
      en: 'Saves a harvester from a sandworm that appears among the hazards of the desert.',
      uk: 'Рятує гарвестер від хробака, що з’явився серед небезпек пустелі.',
    },
  ),
  help(
    'strategy',
    { en: 'Strategy', uk: 'Стратегія' },
    { en: 'Move two legions or attack with one.', uk: 'Перемістити два легіони або атакувати одним.' },
  ),
  help(
    'leadership',
    { en: 'Leadership', uk: 'Лідерство' },
    { en: 'The same with leaders; the attack is a surprise.', uk: 'Те саме з лідерами; атака несподівана.' },
  ),
  help(
    'deployment',
    { en: 'Deployment', uk: 'Розгортання' },
    { en: 'New troops and a leader.', uk: 'Нові війська й лідер.' },
  ),
  help(
    'mentat',
    { en: 'Mentat', uk: 'Ментат' },
    { en: 'Draw two planning cards.', uk: 'Взяти дві карти планування.' },
  ),
  help(
    'house',
    { en: 'House', uk: 'Дім' },
    {
      en: 'Harkonnen: elite units or vehicles. Atreides: any result.',
      uk: 'Харконнени: елітні загони або транспорт. Атріди: будь-який результат.',
    },
  ),
  help(
    'desert-power',
    { en: 'Desert Power', uk: 'Сила пустелі' },
    {
      en: 'Atreides only, without a die: wormsigns and sandworms.',
      uk: 'Лише Атріди, без кубика: знаки хробака та хробаки.',
    },
  ),
  help(
    'sword',
    { en: 'Sword', uk: 'Меч' },
    { en: 'A hit in battle, unless a shield stops it.', uk: 'Влучання в битві, якщо його не зупинить щит.' },
  ),
  help('shield', { en: 'Shield', uk: 'Щит' }, { en: 'Stops a sword.', uk: 'Зупиняє меч.' }),
  help(
    'special-result',
    { en: 'Special result', uk: 'Особливий символ' },
    { en: 'A leader turns it into swords or shields.', uk: 'Лідер перетворює його на мечі або щити.' },
  ),
  help(
    'kwisatz-haderach',
    { en: 'Kwisatz Haderach', uk: 'Квізац Хадерах' },
    { en: 'A prescience marker of the Atreides.', uk: 'Маркер передбачення Атрідів.' },
  ),
  help(
    'sand-dwellers',
    { en: 'Sand Dwellers', uk: 'Мешканці піску' },
    { en: 'A prescience marker of the Atreides.', uk: 'Маркер передбачення Атрідів.' },
  ),
  help(
    'jihad',
    { en: 'Jihad', uk: 'Джигад' },
    { en: 'A prescience marker of the Atreides.', uk: 'Маркер передбачення Атрідів.' },
  ),
  help(
    'supremacy',
    { en: 'Supremacy', uk: 'Панування' },
    { en: 'Ten points win the game for the Harkonnen.', uk: 'Десять очок — перемога Харконненів.' },
  ),
  help(
    'ban',
    { en: 'Imperial ban', uk: 'Штраф Імперії' },
    {
      en: 'Weighs on the Harkonnen until the next spice phase.',
      uk: 'Діє на Харконненів до наступної фази прянощів.',
    },
  ),
  help(
    'bene-gesserit',
    { en: 'Bene Gesserit token', uk: 'Жетон Бене Ґессерит' },
    { en: 'Used once as an additional die.', uk: 'Одноразовий додатковий кубик дії.' },
  ),
  help(
    'atomics',
    { en: 'Family atomics', uk: 'Родинний ядерний арсенал' },
    {
      en: 'Turns a mountain area into desert and opens the sheltered plateaus beside it to storms and worms.',
      uk: 'Перетворює зону гір на пустелю й відкриває сусідні захищені плато для бур і хробаків.',
    },
  ),
];
