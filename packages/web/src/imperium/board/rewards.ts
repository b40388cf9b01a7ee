import { type Effect, wordEffects } from '@sietch/imperium';
import type { Lang, Phrase } from '@sietch/kernel';
import type { Catalog } from '../words/speaker';

/** An amount counts twice; what has none is done twice. */
function twice(effect: Effect): readonly Effect[] {
  return 'n' in effect && typeof effect.n === 'number'
    ? [{ ...effect, n: effect.n * 2 } as Effect]
    : [effect, effect];
}

/** A reward as whoever has a sandworm in the conflict takes it: all of it twice, except the control of a space. */
export function doubled(effects: readonly Effect[], lang: Lang, catalog: Catalog): Phrase {
  const doubledEffects = effects.flatMap((effect) => (effect.do === 'control' ? [effect] : twice(effect)));
  return wordEffects(doubledEffects, lang, { names: catalog });
}
