import type { Lang, Name } from '@sietch/kernel';
import { AGENT_ICONS, type AgentIcon, type BattleIcon, TRACKS } from '../terms.js';
import { BOX_NAMES, type Box } from './boxes.js';
import type { Description, Group } from './describe.js';
import { agentIconName, factionName, regionName } from './names.js';

const GROUP_NAMES: Readonly<Record<Group, Name>> = {
  starter: { en: 'Starting card', uk: 'Початкова карта' },
  reserve: { en: 'Reserve card', uk: 'Карта Фонду' },
  imperium: { en: 'Imperium card', uk: 'Карта Імперіуму' },
  intrigue: { en: 'Intrigue card', uk: 'Карта інтриги' },
  conflict: { en: 'Conflict card', uk: 'Карта конфлікту' },
  leader: { en: 'Leader', uk: 'Лідер' },
  space: { en: 'Space', uk: 'Локація' },
  post: { en: 'Observation post', uk: 'Спостережний пункт' },
  contract: { en: 'Contract', uk: 'Контракт' },
  objective: { en: 'Objective', uk: 'Ціль' },
  hagal: { en: 'House Hagal card', uk: 'Карта Дому Гаґал' },
  rival: { en: 'Rival', uk: 'Конкурент' },
};

type Field = Exclude<keyof Description, 'id' | 'group' | 'name' | 'copies' | 'text' | 'phrases' | 'titles'>;

/** Fields of a description; those that a box words are called as the box is. */
const FIELD_NAMES: Readonly<Record<Field, Name>> = {
  cost: BOX_NAMES.cost,
  factions: { en: 'Factions', uk: 'Фракції' },
  icons: { en: 'Agent icons', uk: 'Символи агентів' },
  types: { en: 'Types', uk: 'Типи' },
  module: { en: 'Module', uk: 'Модуль' },
  level: { en: 'Level', uk: 'Рівень' },
  battleIcon: BOX_NAMES['battle-icon'],
  controlSpace: { en: 'Control of', uk: 'Контроль над локацією' },
  shieldWall: { en: 'Protected by the Shield Wall', uk: 'Під захистом Оборонної стіни' },
  house: { en: 'Great House', uk: 'Великий Дім' },
  complexity: { en: 'Complexity', uk: 'Складність' },
  region: { en: 'Region', uk: 'Область поля' },
  combatSpace: BOX_NAMES['combat-space'],
  maker: BOX_NAMES.maker,
  oncePerGame: BOX_NAMES.once,
  requires: BOX_NAMES.requires,
  controlBonus: BOX_NAMES.control,
  faceOf: { en: 'Other face of', uk: 'Інша сторона карти лідера' },
  otherFace: { en: 'Other face', uk: 'Інша сторона' },
  training: { en: 'Training track', uk: 'Трек вишколу' },
  players: BOX_NAMES.players,
};

const BATTLE_ICONS: Readonly<Record<BattleIcon | 'wild', Name>> = {
  crysknife: { en: 'crysknife', uk: 'крис-ніж' },
  'desert-mouse': { en: 'desert mouse', uk: 'пустельна миша' },
  ornithopter: { en: 'ornithopter', uk: 'орнітоптер' },
  wild: { en: 'wild', uk: 'універсальний' },
};

/** Steps of Feyd-Rautha's track by the way that leads to them. */
const TRAINING_STEPS: Readonly<Record<string, Name>> = {
  'upper-1': { en: 'first fork, upper way', uk: 'перша розвилка, верхній шлях' },
  'lower-1': { en: 'first fork, lower way', uk: 'перша розвилка, нижній шлях' },
  middle: { en: 'between the forks', uk: 'між розвилками' },
  'upper-2': { en: 'second fork, upper way', uk: 'друга розвилка, верхній шлях' },
  'lower-2a': { en: 'second fork, lower way', uk: 'друга розвилка, нижній шлях' },
  'lower-2b': { en: 'lower way, second step', uk: 'нижній шлях, другий крок' },
  final: { en: 'last step', uk: 'останній крок' },
};

const VALUE_NAMES: Readonly<Record<string, Name>> = {
  ...BATTLE_ICONS,
  ...TRAINING_STEPS,
  choam: { en: 'CHOAM', uk: 'ДАПТ' },
};

const isIcon = (key: string): key is AgentIcon => AGENT_ICONS.some((icon) => icon === key);

/** The name of a group, a box, a field of a description or one of its values; none for what is no such key. */
export function heading(key: string, lang: Lang): string | undefined {
  const faction = TRACKS.find((one) => one === key);
  if (faction !== undefined) return factionName(faction, lang);
  if (isIcon(key)) return agentIconName(key, lang);
  if (key === 'arrakis') return regionName(key, lang);
  const names: Readonly<Partial<Record<string, Name>>> = {
    ...VALUE_NAMES,
    ...FIELD_NAMES,
    ...(BOX_NAMES satisfies Record<Box, Name>),
    ...GROUP_NAMES,
  };
  return names[key]?.[lang];
}
