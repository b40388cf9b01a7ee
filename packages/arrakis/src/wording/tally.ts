import type { Lang, Name, Phrase } from '@sietch/kernel';
import { MARKERS } from '../terms.js';
import { markerName } from './nouns.js';

/** Names of what is counted in the war (`learning/tally.ts`); each has the symbol of its name. */
const NAMES: Readonly<Record<string, Name>> = {
  supremacy: { uk: 'панування', en: 'supremacy' },
  sietch: { uk: 'січі', en: 'sietches' },
  settlement: { uk: 'поселення', en: 'settlements' },
  harvester: { uk: 'гарвестери', en: 'harvesters' },
  legion: { uk: 'загони на карті', en: 'units on the map' },
  leader: { uk: 'лідери на карті', en: 'leaders on the map' },
  card: { uk: 'карти на руці', en: 'cards in hand' },
};

/** What is counted by name: `supremacy`, `jihad`; `undefined` for what newer rules count. */
export function nameCounted(what: string, lang: Lang): Phrase | undefined {
  const marker = MARKERS.find((each) => each === what);
  const text = marker === undefined ? NAMES[what]?.[lang] : markerName(lang, marker);
  return text === undefined ? undefined : [{ icon: what, text }];
}
