import type { Lang, Name, Phrase } from '@sietch/kernel';
import { TRACKS } from '../terms.js';
import { type Icon, symbol } from './icons.js';
import { factionName } from './names.js';

/** Names of what is counted in a game (`learning/tally.ts`), with the symbol it has. */
const NAMES: Readonly<Record<string, Name & { readonly icon?: Icon }>> = {
  point: { icon: 'point', uk: 'переможні очки', en: 'victory points' },
  swordmaster: { uk: 'Майстер меча', en: 'Swordmaster' },
  council: { icon: 'council', uk: 'місце у Вищій раді', en: 'High Council seat' },
  control: { icon: 'control', uk: 'підконтрольні локації', en: 'controlled spaces' },
  spice: { icon: 'spice', uk: 'прянощі', en: 'spice' },
  solari: { icon: 'solari', uk: 'солярії', en: 'solari' },
  water: { icon: 'water', uk: 'вода', en: 'water' },
  troop: { icon: 'troop', uk: 'загони в гарнізоні', en: 'troops in the garrison' },
  intrigue: { icon: 'intrigue', uk: 'карти інтриг', en: 'intrigue cards' },
  hooks: { icon: 'hooks', uk: 'гаки творця', en: 'maker hooks' },
  contract: { icon: 'contract', uk: 'контракти', en: 'contracts' },
  'contract-completed': { icon: 'contract-completed', uk: 'виконані контракти', en: 'completed contracts' },
  spy: { uk: 'шпигуни на дошці', en: 'spies on the board' },
  card: { icon: 'card', uk: 'карти колоди', en: 'cards of the deck' },
};

const OF_TRACK = {
  influence: { uk: 'вплив', en: 'influence' },
  alliance: { uk: 'союз', en: 'alliance' },
} as const;

/** What is counted by name: `spice`, `influence-fremen`; `undefined` for what newer rules count. */
export function nameCounted(what: string, lang: Lang): Phrase | undefined {
  for (const kind of ['influence', 'alliance'] as const)
    for (const track of TRACKS)
      if (what === `${kind}-${track}`)
        return [symbol(`${kind}-${track}`, `${OF_TRACK[kind][lang]} (${factionName(track, lang)})`)];
  const name = NAMES[what];
  if (name === undefined) return undefined;
  return [name.icon === undefined ? name[lang] : symbol(name.icon, name[lang])];
}
