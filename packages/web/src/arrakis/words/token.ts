import { tokenFace, tokenSet } from '@sietch/arrakis';
import type { Phrase, Token } from '@sietch/kernel';
import type { Names } from './names';

/** What a deployment token shows, as far as the looking seat knows it. */
export function tokenFigures(token: string, { view, figures }: Names): readonly Token[] | undefined {
  const face = view.faces[token];
  if (face === undefined) return undefined;
  return Object.entries(tokenFace(tokenSet(token), face)).map(([kind, n]) =>
    figures(kind, n ?? 0, 'atreides'),
  );
}

/** A token among others: by what it shows, for whoever knows it. */
export function tokenNamed(token: string, names: Names): string {
  const shown = tokenFigures(token, names);
  const { war } = names;
  return shown === undefined ? war.token : `${war.token} (${shown.map(({ text }) => text).join(', ')})`;
}

/** A token of the automaton, face down: of its two colours, and where it lies. */
export function wordColouredToken(token: string, area: string | undefined, names: Names): Phrase {
  const { t, view } = names;
  const colour = token.startsWith('black')
    ? t({ uk: 'чорний жетон', en: 'black token' })
    : t({ uk: 'срібний жетон', en: 'silver token' });
  const place =
    area ?? Object.values(view.areas).find(({ harkonnen }) => harkonnen?.tokens.includes(token))?.id;
  const where = place === undefined ? '' : ` (${names.area(place)})`;
  return [{ icon: 'deployment-token', text: '' }, `${colour}${where}`];
}

export function wordToken(token: string, names: Names): Phrase {
  const { war } = names;
  const shown = tokenFigures(token, names);
  const icon: Token = { icon: 'deployment-token', text: '' };
  if (shown === undefined) return [icon, war.token];
  return [icon, shown.map(({ text }) => text).join(', ')];
}
